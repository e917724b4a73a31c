// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// Drags by touches, mice and keys.
extension RowReorderer {
    // MARK: Input

    func handle(_ recognizer: LiftGestureRecognizer) {
        // The data may have changed since the finger went down.
        controller.handle(recognizer) { liftablePath(at: recognizer.beginning).flatMap { makeContent($0) } }
    }

    // MARK: Keys

    /// Whether a key on its way to a responder means something here.
    func takes(_ key: UIKey, isRepeated: Bool, on responder: UIResponder?) -> Bool {
        guard controller.dragged == nil, lifts(key), !isRepeated, let path = focusedRow(responder) else { return false }
        return liftByKeys(path)
    }

    /// The key by which UIKit picks up drags rows of tables that UIKit can drag.
    private func lifts(_ key: UIKey) -> Bool { key.lifts && (!key.picksUp || tableView?.dragDelegate == nil) }

    /// The row that has the focus, where keys go to it and nothing in it. It need not be in sight yet.
    private func focusedRow(_ responder: UIResponder?) -> IndexPath? {
        guard let tableView, responder is UITableViewCell || responder === tableView,
            let cell = UIFocusSystem.focusSystem(for: tableView)?.focusedItem as? UITableViewCell,
            cell.isDescendant(of: tableView)
        else { return nil }
        return tableView.indexPath(for: cell)
    }

    private func liftByKeys(_ path: IndexPath) -> Bool {
        guard let tableView, !turns.isTaken, mayLift(path) else { return false }
        tableView.scrollToRow(at: path, at: .none, animated: false)
        tableView.layoutIfNeeded()
        // The app may change the data when it is told that the previous drag has ended.
        guard let path = self.path(of: path, after: controller.finishAtOnce), mayLift(path) else { return true }
        _ = controller.liftByKeys { makeContent(path) }
        return true
    }

    // MARK: The lift

    /// Lifts rows again that land.
    private func lift(again landing: DraggedRows, _ recognizer: LiftGestureRecognizer) {
        // The app may change the data when it hears of the end.
        guard let caught = landing.handOver() else { return recognizer.cancelTouch() }
        let path = IndexPath(caught.lead)
        if !controller.lift(by: recognizer, { mayLift(path) ? makeContent(path, caught) : nil }) { caught.letGo() }
    }

    /// The answers by which a press lifts the rows of a drag again while they land.
    func catching(_ drag: DraggedRows) -> LiftedView.Catching {
        /// The row at a point of the preview, if it may be lifted, and the point in it.
        func held(_ reorderer: RowReorderer, _ drag: DraggedRows?, _ place: CGPoint) -> (
            path: IndexPath, point: CGPoint
        )? {
            guard let drag, reorderer.drag === drag, !reorderer.turns.isTaken,
                let (number, point) = drag.block.row(at: place), let row = drag.rows[number],
                case let path = IndexPath(row), reorderer.mayLift(path)
            else { return nil }
            return (path, point)
        }
        return LiftedView.Catching(
            configuration: configuration.drag.lift,
            canLift: { [weak self, weak drag] place in
                guard let self, let (path, point) = held(self, drag, place) else { return false }
                return mayLift(path, by: point)
            },
            liftsAtOnce: { [weak self, weak drag] place in
                guard let self, let (path, point) = held(self, drag, place) else { return false }
                return isOnHandle(of: path, point)
            },
            follow: { [weak self, weak drag] recognizer in
                guard let self else { return }
                if recognizer.state == .began, let drag { lift(again: drag, recognizer) } else { handle(recognizer) }
            })
    }

    /// - Parameter caught: the preview, if the rows were caught while they landed.
    /// - Returns: nil if the row cannot be lifted after all.
    private func makeContent(_ held: IndexPath, _ caught: CaughtRows? = nil) -> DraggedRows? {
        guard let tableView else { return nil }
        guard let path = endEditing(holding: held), controller.isUnderWay, caught == nil || path == held else {
            return nil
        }
        let rows = caught?.rows.compactMap { $0.map { IndexPath($0) } } ?? rowsLifted(with: path)
        return DraggedRows(path, of: rows, in: tableView, owner: self, caught: caught)
    }

    /// Ends the editing of a text in the table, with which rows may come and go.
    ///
    /// - Returns: where the row is then that is held; nil where it cannot be lifted any more.
    private func endEditing(holding held: IndexPath) -> IndexPath? {
        let path = path(of: held) {
            if let tableView { tableView.endEditing(besides: tableView.cellForRow(at: held) ?? tableView) }
        }
        return path.flatMap { $0 == held || mayLift($0) ? $0 : nil }
    }

    /// Where a row is once something has been done of which the app hears, who may change the data; nil where the row has
    /// gone, or nobody knows.
    func path(of held: IndexPath, after body: () -> Void) -> IndexPath? {
        let now = follow(held)
        body()
        return now()
    }

    /// Follows a row: the result gives its place now, or nil if it has gone.
    func follow(_ path: IndexPath) -> () -> IndexPath? {
        guard let tableView else { return { nil } }
        let row = RowPath(path)
        let follower = RowFollower(tableView, identifiers(of: path), lead: row, lifted: [row])
        return {
            guard let paths = follower.changes() else { return path }
            tableView.layoutIfNeeded()
            return paths(row).map { IndexPath($0) }
        }
    }
}
