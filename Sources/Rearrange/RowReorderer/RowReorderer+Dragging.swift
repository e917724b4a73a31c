// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// Drags by touches, the mouse and keys.
extension RowReorderer {
    // MARK: Input

    func handle(_ recognizer: LiftGestureRecognizer) {
        // The data may have changed since the touch began, so the row is looked up now.
        controller.handle(recognizer) { liftablePath(at: recognizer.beginning).flatMap { makeContent($0) } }
    }

    // MARK: Keys

    /// Handles a key that is sent to a responder, and returns whether it lifted a row.
    func handleKey(_ key: UIKey, isRepeated: Bool, on responder: UIResponder?) -> Bool {
        guard controller.dragged == nil, lifts(key), !isRepeated, let path = focusedRow(responder) else { return false }
        return liftByKeys(path)
    }

    /// Whether the key lifts a row. If the table has a drag delegate, Control-D and Command-D are left to UIKit, which
    /// begins a drag session.
    private func lifts(_ key: UIKey) -> Bool { key.lifts && (!key.picksUp || tableView?.dragDelegate == nil) }

    /// The focused row, if keys go to the cell or the table itself and not to a subview. The row may be scrolled out of
    /// sight.
    private func focusedRow(_ responder: UIResponder?) -> IndexPath? {
        guard let tableView, responder is UITableViewCell || responder === tableView,
            let cell = UIFocusSystem.focusSystem(for: tableView)?.focusedItem as? UITableViewCell,
            cell.isDescendant(of: tableView)
        else { return nil }
        return tableView.indexPath(for: cell)
    }

    private func liftByKeys(_ path: IndexPath) -> Bool {
        guard let tableView, !writer.changeQueue.isBusy, mayLift(path) else { return false }
        tableView.scrollToRow(at: path, at: .none, animated: false)
        tableView.layoutIfNeeded()
        // Ending the previous drag calls the app, which may change the data, so the row is tracked.
        guard let path = self.path(of: path, after: controller.finishAtOnce), mayLift(path) else { return true }
        _ = controller.liftByKeys { makeContent(path) }
        return true
    }

    // MARK: Lifting

    /// Lifts rows again during their drop animation.
    private func lift(again landing: DraggedRows, _ recognizer: LiftGestureRecognizer) {
        // `handOver` ends the drag and calls the app, which may remove the row. Then there is nothing to lift.
        guard let caught = landing.handOver() else { return recognizer.cancelTouch() }
        let path = IndexPath(caught.lead)
        if !controller.lift(by: recognizer, { mayLift(path) ? makeContent(path, caught) : nil }) { caught.discard() }
    }

    /// The closures that let a press lift dropped rows again while their drop animation is running.
    func catching(_ drag: DraggedRows) -> DragPreview.Catching {
        /// The row at a point of the preview and the point in the row; nil if the row may not be lifted.
        func held(_ reorderer: RowReorderer, _ drag: DraggedRows?, _ place: CGPoint) -> (
            path: IndexPath, point: CGPoint
        )? {
            guard let drag, reorderer.drag === drag, !reorderer.writer.changeQueue.isBusy,
                let (number, point) = drag.preview.row(at: place), let row = drag.rows[number],
                case let path = IndexPath(row), reorderer.mayLift(path)
            else { return nil }
            return (path, point)
        }
        return DragPreview.Catching(
            configuration: configuration.drag.lift,
            canLift: { [weak self, weak drag] place in
                guard let self, let (path, point) = held(self, drag, place) else { return false }
                return mayLift(path, by: point)
            },
            liftsAtOnce: { [weak self, weak drag] place in
                guard let self, let (path, point) = held(self, drag, place) else { return false }
                return isOnHandle(of: path, point)
            },
            handle: { [weak self, weak drag] recognizer in
                guard let self else { return }
                if recognizer.state == .began, let drag { lift(again: drag, recognizer) } else { handle(recognizer) }
            })
    }

    /// Makes the content of a drag; nil if the row can no longer be lifted.
    ///
    /// - Parameter caught: the preview and the displaced cells of the previous drag, if the rows are lifted again
    ///   during its drop animation; else nil.
    private func makeContent(_ held: IndexPath, _ caught: CaughtRows? = nil) -> DraggedRows? {
        guard let tableView else { return nil }
        guard let path = endEditing(holding: held), controller.isUnderWay, caught == nil || path == held else {
            return nil
        }
        let rows = caught?.rows.compactMap { $0.map { IndexPath($0) } } ?? rowsLifted(with: path)
        return DraggedRows(path, of: rows, in: tableView, owner: self, caught: caught)
    }

    /// Ends text editing in the table, which may insert or delete rows.
    ///
    /// - Returns: the held row's path afterwards; nil if the row can no longer be lifted.
    private func endEditing(holding held: IndexPath) -> IndexPath? {
        let path = path(of: held) {
            if let tableView { tableView.endEditing(besides: tableView.cellForRow(at: held) ?? tableView) }
        }
        return path.flatMap { $0 == held || mayLift($0) ? $0 : nil }
    }

    /// The path of a row after `body`, in which the app may change the data; nil if the row was removed or cannot be
    /// identified.
    func path(of held: IndexPath, after body: () -> Void) -> IndexPath? {
        let now = track(held)
        body()
        return now()
    }

    /// Tracks a row. The returned closure gives its current path; nil if the row has been removed.
    func track(_ path: IndexPath) -> () -> IndexPath? {
        guard let tableView else { return { nil } }
        let row = RowPath(path)
        let identityTracker = RowIdentityTracker(tableView, writer.identifiers(of: path), lead: row, lifted: [row])
        return {
            guard let paths = identityTracker.changes() else { return path }
            tableView.layoutIfNeeded()
            return paths(row).map { IndexPath($0) }
        }
    }
}
