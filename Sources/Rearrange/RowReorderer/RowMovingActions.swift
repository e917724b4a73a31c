// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

extension RowReorderer {
    /// The custom actions that move a row for assistive technology. They move the same rows as a drag of that row.
    ///
    /// The focused row gets these actions automatically. An app can also add them to its own elements.
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
                return writer.changeQueue.performAction {
                    self.tableView?.indexPath(for: cell).map { self.move($0, step) } ?? false
                }
            }
        }
    }

    private func model(lifting rows: [IndexPath], with lead: IndexPath, in tableView: UITableView) -> ReorderModel {
        ReorderModel(
            geometry: tableView.makeUnmeasuredGeometry(), lifted: rows.map { RowPath($0) }, lead: RowPath(lead))
    }

    /// The place that a step leads to, as the data source and the table's delegate decide; nil if nothing would move.
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
        if let wanted = tableView.target(in: moved, from: RowPath(lead)) {
            guard let place = moved.place(for: wanted, from: RowPath(lead), byDelegateOf: tableView) else { return nil }
            moved.redirected(to: place)
        }
        return moved.isMoved ? moved.proposed : nil
    }

    /// The moves of a step, the held row's new path and the announcement; nil if nothing would move.
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

    /// Moves rows as a drag would, and announces their new place. The drag ends when the animation has ended.
    ///
    /// - Returns: false if nothing moves.
    private func move(_ held: IndexPath, _ step: RowStep) -> Bool {
        guard let tableView, mayLift(held), !controller.isUnderWay,
            // Ending the previous drag calls the app, which may change the data or begin another move.
            let path = self.path(of: held, after: controller.finishAtOnce), !controller.isActive,
            moving(path, step, in: tableView) != nil
        else { return false }
        var now: IndexPath?
        var placeAtEnd: () -> IndexPath? = { nil }
        return controller.moveAtOnce {
            // The app may change the data in `willBeginDraggingRowAt`, so the row is tracked.
            placeAtEnd = track(path)
            delegate?.rowReorderer(self, willBeginDraggingRowAt: path)
            now = placeAtEnd()
        } move: {
            guard let now, let (moves, place, text) = moving(now, step, in: tableView) else { return nil }
            return { animations in
                self.writer.commit(moves, isAnimated: !DragMotion.isReduced, animations: animations)
                let target = IndexPath(place)
                placeAtEnd = tableView.hasRow(at: target) ? self.track(target) : { nil }
                guard self.controller.animations === animations else { return }
                self.writer.reveal([place])
                UIAccessibility.post(notification: .announcement, argument: text)
            }
        } didEnd: { [weak self] committed in
            guard let self else { return }
            delegate?.rowReorderer(self, didEndDraggingRowAt: placeAtEnd(), committed: committed)
            writer.waitingRefusals.revertAll()
        }
    }
}
