// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// Drags by touches, mice and keys.
extension RowReorderer {
    // MARK: Input

    /// Follows each state of the recognizer, also those that others cause, as by disabling the recognizer or taking it away.
    func follow(_ recognizer: LiftGestureRecognizer) {
        let location = recognizer.location(in: nil)
        switch recognizer.state {
        case .began:
            finishAtOnce()
            // From here on the press is a drag, which outlives the touch until the rows have landed.
            session = recognizer.press
            // The data may have changed since the finger went down.
            guard let path = liftablePath(at: recognizer.beginning), lift(path, recognizer) else {
                return giveUp(recognizer)
            }
        case .changed where !isLedByKeys: perform(session.moved(to: location, time: CACurrentMediaTime()))
        case .ended where !isLedByKeys: release()
        case .cancelled where !isLedByKeys, .failed where !isLedByKeys: perform(session.cancelled())
        default: break
        }
    }

    private var isLedByKeys: Bool { drag?.isLedByKeys == true }

    /// Drops the dragged rows.
    private func release() { perform(drag?.mayGoOn() == false ? session.cancelled() : session.released()) }

    // MARK: Keys

    /// Whether a key on its way to a responder means something here.
    func takes(_ key: UIKey, isRepeated: Bool, on responder: UIResponder?) -> Bool {
        guard let drag, session.isUnderWay else {
            guard lifts(key), !isRepeated, let path = focusedRow(responder) else { return false }
            return liftByKeys(path)
        }
        guard drag.isLedByKeys else { return false }
        if key.cancels {
            cancel()
            return true
        }
        // Other keys are of no use to anybody meanwhile.
        guard key.isPlain, drag.mayGoOn() else { return true }
        switch key.keyCode {
        case .keyboardUpArrow: drag.step(isBackwards: true)
        case .keyboardDownArrow: drag.step(isBackwards: false)
        case .keyboardHome: drag.goToEnd(isFirst: true)
        case .keyboardEnd: drag.goToEnd(isFirst: false)
        case _ where key.dropsAlone && !isRepeated: release()
        default: break
        }
        return true
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
        finishAtOnce()
        session = DragSession()
        let rect = tableView.rectForRow(at: path)
        let place = tableView.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
        _ = session.pressed(at: place, time: CACurrentMediaTime(), minimumDuration: 0)
        if !lift(path, nil) { session = DragSession() }
        return true
    }

    // MARK: Effects

    func perform(_ action: DragSession.Action) {
        switch action {
        case .none, .fail, .startTimer, .lift, .begin, .putDown: break
        case .move: drag?.pointerMoved()
        case .drop: drop()
        case .cancel: returnHome()
        case .finish(let committed): delegate?.rowReorderer(self, didEndDraggingCommitting: committed)
        }
    }

    /// Lifts rows again that land.
    private func lift(again landing: RowDrag, _ recognizer: LiftGestureRecognizer) {
        // The app may change the data when it hears of the end.
        guard let caught = landing.handOver() else { return giveUp(recognizer) }
        session = recognizer.press
        let path = IndexPath(caught.lead)
        guard drag == nil, mayLift(path), lift(path, recognizer, caught) else {
            caught.letGo()
            return giveUp(recognizer)
        }
    }

    /// The answers by which a press lifts the rows of a drag again while they land.
    func catching(_ drag: RowDrag) -> LiftedView.Catching {
        /// The row at a point of the preview, if it may be lifted, and the point in it.
        func held(_ reorderer: RowReorderer, _ drag: RowDrag?, _ place: CGPoint) -> (path: IndexPath, point: CGPoint)? {
            guard let drag, reorderer.drag === drag, !reorderer.turns.isTaken,
                let (number, point) = drag.block.row(at: place), let row = drag.rows[number],
                case let path = IndexPath(row), reorderer.mayLift(path)
            else { return nil }
            return (path, point)
        }
        return LiftedView.Catching(
            configuration: configuration.lift,
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
                if recognizer.state == .began, let drag { lift(again: drag, recognizer) } else { follow(recognizer) }
            })
    }

    /// - Parameter caught: the preview, if the rows were caught while they landed.
    /// - Returns: false where the row cannot be lifted after all.
    private func lift(_ held: IndexPath, _ recognizer: LiftGestureRecognizer?, _ caught: CaughtRows? = nil) -> Bool {
        guard let tableView else { return false }
        let focus = recognizer == nil ? nil : tableView.cellForRow(at: held).flatMap(DragListener.focus(from:))
        guard let path = endEditing(holding: held), session.state == .lifting,
            caught == nil || path == held,
            let drag = RowDrag(
                path, of: caught?.rows.compactMap { $0.map { IndexPath($0) } } ?? rowsLifted(with: path), in: tableView,
                owner: self, recognizer: recognizer, focus: focus, caught: caught)
        else { return false }
        self.drag = drag
        delegate?.rowReorderer(self, willBeginDraggingRowAt: path)
        // The delegate may have ended it again.
        guard self.drag === drag, session.state == .lifting else { return true }
        drag.begin()
        perform(session.liftFinished())
        return true
    }

    /// Ends the editing of a text in the table, with which rows may come and go.
    ///
    /// - Returns: where the row is then that is held; nil where it cannot be lifted any more.
    private func endEditing(holding held: IndexPath) -> IndexPath? {
        let path = path(of: held) { tableView?.endEditing(true) }
        return path.flatMap { $0 == held || mayLift($0) ? $0 : nil }
    }

    /// Where a row is once something has been done of which the app hears, who may change the data; nil where the row has
    /// gone, or nobody knows.
    func path(of held: IndexPath, after body: () -> Void) -> IndexPath? {
        guard let tableView else { return nil }
        let row = RowPath(held)
        let follower = RowFollower(tableView, identifiers(of: held), lead: row, lifted: [row])
        body()
        guard let paths = follower.changes() else { return held }
        tableView.layoutIfNeeded()
        return paths(row).map { IndexPath($0) }
    }

    /// Gives up a lift before it begins: the app is told of no begin and no end.
    private func giveUp(_ recognizer: LiftGestureRecognizer) {
        session = DragSession()
        // Lets go of the touch.
        recognizer.isEnabled = false
        recognizer.isEnabled = isEnabled
    }

    private func drop() {
        guard let drag else { return perform(session.settled()) }
        drag.drop(write: { [weak self] in self?.commit($0, isAnimated: false) }) { [weak self] in self?.settle(drag) }
    }

    private func returnHome() {
        guard let drag else { return perform(session.settled()) }
        drag.cancel { [weak self] in self?.settle(drag) }
    }

    private func settle(_ settled: RowDrag) {
        guard drag === settled else { return }
        drag = nil
        perform(session.settled())
        waitingRefusals.landed()
    }

    /// Cancels a drag, and ends a landing at once; the delegate is told.
    func finishAtOnce() {
        perform(session.cancelled())
        drag?.finishAtOnce()
        action?.end()
    }
}
