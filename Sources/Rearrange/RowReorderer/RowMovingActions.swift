// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// Offers to assistive technology, at the row that it is at, what moves the row.
///
/// Cells show one row after the other: each action is about the row that its cell shows when it is performed.
@MainActor
final class RowMovingActions {
    private weak var reorderer: RowReorderer?
    private var observer: (any NSObjectProtocol)?
    /// What assistive technology is at: a cell, or something in one.
    private weak var element: UIView?
    private let offered = OfferedActions()

    func offer(for reorderer: RowReorderer) {
        self.reorderer = reorderer
        observer = NotificationCenter.default.addObserver(
            forName: UIAccessibility.elementFocusedNotification, object: nil, queue: nil
        ) { [weak self] notification in
            let element = notification.userInfo?[UIAccessibility.focusedElementUserInfoKey] as? UIView
            MainActor.assumeIsolated { self?.cameTo(element) }
        }
    }

    func stop() {
        if let observer { NotificationCenter.default.removeObserver(observer) }
        observer = nil
        offered.clear()
    }

    /// The row may have come to an end of the list, or left it.
    func refresh() { cameTo(element) }

    private func cameTo(_ element: UIView?) {
        self.element = nil
        guard let element, let reorderer, let table = reorderer.tableView,
            let cell = sequence(first: element, next: \.superview).lazy.compactMap({ $0 as? UITableViewCell }).first,
            let path = table.indexPath(for: cell)
        else { return offered.clear() }
        self.element = element
        offered.offer([(element, reorderer.accessibilityActions(forRowAt: path))])
    }
}

extension RowReorderer {
    /// What moves a row without a finger, as custom actions for assistive technology: with it go those that a drag takes
    /// along.
    ///
    /// The row that assistive technology is at has them by itself. An app gives them to elements of its own.
    ///
    /// - Complexity: O(sections), and O(k log k) for k selected rows
    public func accessibilityActions(forRowAt indexPath: IndexPath) -> [UIAccessibilityCustomAction] {
        guard let tableView, tableView.hasRow(at: indexPath), mayLift(indexPath),
            let cell = tableView.cellForRow(at: indexPath)
        else { return [] }
        let model = model(lifting: rowsLifted(with: indexPath), with: indexPath, in: tableView)
        return RowStep.allCases.filter { place($0, of: model, with: indexPath) != nil }.map { step in
            UIAccessibilityCustomAction(name: step.name) { [weak self, weak cell] _ in
                guard let self, let cell else { return false }
                return turns.answer { self.tableView?.indexPath(for: cell).map { self.move($0, step) } ?? false }
            }
        }
    }

    private func model(lifting rows: [IndexPath], with lead: IndexPath, in tableView: UITableView) -> ReorderModel {
        ReorderModel(
            geometry: tableView.makeUnmeasuredGeometry(), lifted: rows.map { RowPath($0) }, lead: RowPath(lead))
    }

    /// Where a step leads, as the data source and the table's delegate have it; nil where all stays as it is.
    private func place(_ step: RowStep, of model: ReorderModel, with lead: IndexPath) -> RowPath? {
        let isFixed: (RowPath) -> Bool = { [unowned self] path in !canMove(IndexPath(path)) }
        let proposal: RowPath? =
            switch step {
            case .up: model.place(isBackwards: true, isFixed: isFixed)
            case .down: model.place(isBackwards: false, isFixed: isFixed)
            case .toTop: model.end(isFirst: true, isFixed: isFixed)
            case .toBottom: model.end(isFirst: false, isFixed: isFixed)
            }
        guard let tableView, let proposal else { return nil }
        var moved = model
        moved.redirected(to: proposal)
        if let wanted = tableView.target(insteadOf: proposal, from: RowPath(lead)) {
            moved.redirected(to: wanted, byDelegateOf: tableView)
        }
        return moved.isMoved ? moved.proposed : nil
    }

    /// What a step makes of a row, and how that is told; nil where all stays as it is.
    private func moving(
        _ path: IndexPath, _ step: RowStep, in tableView: UITableView
    ) -> (moves: RowMoves, place: RowPath, text: String)? {
        guard tableView.hasRow(at: path), mayLift(path) else { return nil }
        let rows = rowsLifted(with: path)
        var model = model(lifting: rows, with: path, in: tableView)
        guard let place = place(step, of: model, with: path) else { return nil }
        model.redirected(to: place)
        let name = tableView.cellForRow(at: path)?.spokenName(withOthers: rows.count - 1)
        let text = model.announcement(.movedAtOnce, name: name) { row in
            tableView.cellForRow(at: IndexPath(row))?.accessibilityLabel
        }
        let lead = RowPath(section: place.section, row: place.row + (rows.firstIndex(of: path) ?? 0))
        return (RowMoves(rows.map { RowPath($0) }, toBlockAt: place), lead, text)
    }

    /// Moves rows as a drag would, which ends when they are at rest, and says where they are now.
    ///
    /// - Returns: false where they stay.
    private func move(_ held: IndexPath, _ step: RowStep) -> Bool {
        guard let tableView, mayLift(held), !controller.isUnderWay,
            // Whoever hears that what was moving has ended may change the data, or move something.
            let path = self.path(of: held, after: controller.finishAtOnce), !controller.isActive,
            moving(path, step, in: tableView) != nil
        else { return false }
        var now: IndexPath?
        var placeAtEnd: () -> IndexPath? = { nil }
        return controller.moveAtOnce {
            // The app may change the data when it hears of the begin.
            placeAtEnd = follow(path)
            delegate?.rowReorderer(self, willBeginDraggingRowAt: path)
            now = placeAtEnd()
        } move: {
            guard let now, let (moves, place, text) = moving(now, step, in: tableView) else { return nil }
            return { rest in
                self.commit(moves, isAnimated: !DragMotion.isReduced, rest: rest)
                let target = IndexPath(place)
                placeAtEnd = tableView.hasRow(at: target) ? self.follow(target) : { nil }
                guard self.controller.rest === rest else { return }
                self.reveal([place])
                UIAccessibility.post(notification: .announcement, argument: text)
            }
        } didEnd: { [weak self] committed in
            guard let self else { return }
            delegate?.rowReorderer(self, didEndDraggingRowAt: placeAtEnd(), committed: committed)
            waitingRefusals.landed()
        }
    }
}
