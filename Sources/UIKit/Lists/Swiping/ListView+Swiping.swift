// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

extension ListView {
    // MARK: Gesture

    /// Whether a movement may begin a swipe. Stores the row and its actions for the gesture.
    ///
    /// - Parameters:
    ///   - beginning: the point where the touch began, in window coordinates.
    ///   - movement: the translation of the touch since then, in the list's coordinates.
    func swipeMayBegin(at beginning: CGPoint, movement: CGPoint) -> Bool {
        swipeRecognizer.awaited = nil
        guard !isReordering, let row = visibleRow(at: convert(beginning, from: nil)), let cell = visible.cells[row]
        else { return false }
        if let swipe, swipe.cell === cell { return !swipe.machine.isPerforming }
        guard !isEditing, let side = SwipeSide(towardsLeading: Double(towardsLeading(movement))),
            let actions = actions(of: row, on: side)
        else { return false }
        swipeRecognizer.awaited = (list.reference(to: row), actions)
        return true
    }

    /// The distance of a movement towards the leading side, in points.
    private func towardsLeading(_ movement: CGPoint) -> CGFloat {
        effectiveUserInterfaceLayoutDirection == .rightToLeft ? movement.x : -movement.x
    }

    func handleSwipe(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            beginOrResumeSwipe()
            followSwipe()
        case .changed: followSwipe()
        case .ended: endSwipe()
        case .cancelled: closeSwipe(animated: true)
        default: break
        }
    }

    private func beginOrResumeSwipe() {
        if let awaited = swipeRecognizer.awaited {
            swipeRecognizer.awaited = nil
            beginSwipe(awaited.row, awaited.actions)
        }
        guard let swipe else { return }
        swipe.touch = nil
        let shown = Double(swipe.cell.shownSlide) * swipe.side.sign
        swipe.cell.stopSliding()
        performSwipeAction(swipe.machine.grabbed(at: shown, by: swipeRecognizer.isByNotches ? .wheel : .finger), swipe)
    }

    private func beginSwipe(_ row: RowReference, _ actions: RowActions) {
        endRowInteraction(animated: true)
        guard let path = row.path else { return }
        swipeWillBegin(path)
        // The delegate may have changed the list, so that the row is gone.
        guard let cell = row.path.flatMap({ visible.cells[$0] }) else { return swipeDidEnd(nil) }
        open(cell, .swipe, actions)
    }

    @discardableResult
    private func open(_ cell: Cell, _ cause: SwipeCause, _ row: RowActions) -> SwipedRow<Cell> {
        let view = SwipeActionsView(row.actions, side: row.side) { [weak self, weak cell] index in
            guard let self, let open = self.swipe, open.cell === cell else { return }
            performSwipeAction(open.machine.actionTapped(index), open)
        }
        let swipe = SwipedRow(cell, cause, row, view)
        self.swipe = swipe
        cell.showSwipeActions(view)
        return swipe
    }

    private func followSwipe() {
        guard let swipe, swipe.machine.isHeld else { return }
        let sign = CGFloat(swipe.side.sign)
        let translation = towardsLeading(swipeRecognizer.translation(in: self)) * sign
        let travel = towardsLeading(vectorFromWindow(swipeRecognizer.movement)) * sign
        performSwipeAction(swipe.machine.moved(translation: Double(translation), travel: Double(travel)), swipe)
    }

    private func endSwipe() {
        guard let swipe else { return }
        let velocity = towardsLeading(swipeRecognizer.velocity(in: self)) * CGFloat(swipe.side.sign)
        performSwipeAction(swipe.machine.released(velocity: Double(velocity)), swipe)
    }

    // MARK: State machine actions

    private func performSwipeAction(_ action: RowSwipe.Action, _ swipe: SwipedRow<Cell>) {
        let (cell, sign) = (swipe.cell, CGFloat(swipe.side.sign))
        switch action {
        case .none: break
        case .show(let shown): cell.slide = CGFloat(shown) * sign
        case .snap(let shown):
            swipe.view.expanded = swipe.machine.isFull ? 0 : nil
            animate(Thresholds.SwipeActions.expansionDuration) { cell.slide = CGFloat(shown) * sign }
        case .settle(let shown, let velocity):
            settle(cell, at: CGFloat(shown) * sign, velocity: CGFloat(velocity) * sign)
        case .perform(let index): perform(index, swipe)
        case .close(let velocity): close(swipe, animated: true, velocity: CGFloat(velocity))
        }
    }

    /// Performs the swipe action of the button at `index`.
    private func perform(_ index: Int, _ swipe: SwipedRow<Cell>) {
        let action = swipe.row.actions[index]
        swipe.view.isEnabled = false
        swipe.view.performing = index
        if swipe.machine.isFull, action.style == .destructive {
            // After a full swipe, the content of the row slides out completely, because the app is expected to delete
            // the row.
            settle(swipe.cell, at: CGFloat(swipe.machine.shown * swipe.side.sign), velocity: 0)
        }
        action.handler(action, swipe.view.buttons[index]) { [weak self, weak swipe] _ in
            guard let self, let swipe, self.swipe === swipe else { return }
            performSwipeAction(swipe.machine.actionCompleted(), swipe)
        }
    }

    // MARK: Opening and closing

    /// Shows the actions of a row whose delete control was tapped, or hides them if they are shown.
    ///
    /// - Parameter actions: returns the actions to show; nil for none.
    func confirmDeletion(of cell: Cell, _ actions: (RowPath) -> RowActions?) {
        if swipe?.cell === cell { return closeSwipe(animated: true) }
        endRowInteraction(animated: true)
        guard let path = cell.path, let actions = actions(path) else { return }
        let swipe = open(cell, .deleteControl, actions)
        settle(cell, at: CGFloat(swipe.machine.openWidth * swipe.side.sign), velocity: 0)
    }

    /// Closes the row that is swiped open, if there is one.
    func closeSwipe(animated: Bool) {
        guard let swipe else { return }
        _ = swipe.machine.close()
        close(swipe, animated: animated, velocity: 0)
    }

    private func close(_ swipe: SwipedRow<Cell>, animated: Bool, velocity: CGFloat) {
        guard self.swipe === swipe else { return }
        self.swipe = nil
        let (cell, view) = (swipe.cell, swipe.view)
        view.isEnabled = false
        view.performing = nil
        view.expanded = nil
        tellEndOfEditing(swipe)
        // The delegate may have deleted the row.
        guard cell.swipeActions === view else { return }
        guard animated, window != nil, !Motion.isReduced else { return cell.removeSwipeActions() }
        settle(cell, at: 0, velocity: velocity * CGFloat(swipe.side.sign)) { [weak self] in
            if self?.swipe?.cell !== cell, cell.swipeActions === view { cell.removeSwipeActions() }
        }
    }

    /// Closes the row that is swiped open without animation, because the row was removed or the list was reloaded.
    func closeSwipeAtOnce() {
        guard let swipe else { return }
        self.swipe = nil
        swipe.cell.removeSwipeActions()
        tellEndOfEditing(swipe)
    }

    /// Ends the swipe of a row that a batch of updates has deleted. The row still shows its swipe actions during the
    /// removal animation.
    func endSwipeOfDeletedRow() {
        guard let swipe, visible.outgoingCells.contains(where: { $0.cell === swipe.cell }) else { return }
        self.swipe = nil
        swipe.view.isEnabled = false
        tellEndOfEditing(swipe)
    }

    private func tellEndOfEditing(_ swipe: SwipedRow<Cell>) {
        guard swipe.cause == .swipe else { return }
        swipeDidEnd(swipe.cell.path)
    }

    /// Lays out the buttons of the row that is swiped open again after its size has changed.
    func swipedRowDidResize() {
        guard let swipe else { return }
        let size = swipe.cell.bounds.size
        let openWidth = swipe.view.layout(in: size).openWidth
        performSwipeAction(swipe.machine.resized(openWidth: openWidth, rowWidth: Double(size.width)), swipe)
        swipe.cell.setNeedsLayout()
    }

    // MARK: Animations

    private func animate(_ duration: Double, _ changes: @escaping () -> Void) {
        guard !Motion.isReduced else { return changes() }
        UIView.animate(withDuration: duration, delay: 0, options: .allowUserInteraction, animations: changes)
    }

    /// Moves the row's content with a spring animation.
    ///
    /// - Parameters:
    ///   - cell: the cell of the row.
    ///   - slide: the final shift of the content towards the leading side, in points.
    ///   - velocity: the initial velocity of the content towards the leading side, in points per second.
    ///   - completion: called when the animation has ended.
    private func settle(
        _ cell: Cell, at slide: CGFloat, velocity: CGFloat, completion: @escaping () -> Void = {}
    ) {
        let distance = slide - cell.slide
        guard !Motion.isReduced, distance != 0 else {
            cell.slide = slide
            return completion()
        }
        let spring = Thresholds.SwipeActions.settleSpring
        UIView.animate(
            springDuration: spring.perceptualDuration, bounce: CGFloat(spring.bounce),
            initialSpringVelocity: velocity / distance, delay: 0, options: .allowUserInteraction
        ) {
            cell.slide = slide
        } completion: { _ in
            completion()
        }
    }
}
