// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// An arranged view of a stack that is dragged, from its lift to the end of the drop animation.
@MainActor
final class DraggedArrangedView: DraggedContent {
    let stack: DragDropStackView
    let view: UIView
    let configuration: DragDropStackView.Configuration
    let controller: DragController<DraggedArrangedView>
    let preview: ArrangedViewDragPreview
    let ownTarget: StackDropTarget
    var crossStackDrag = CrossStackDrag()
    private let scrolling = StackDelegateScrolling()
    /// The vector from the point at which the touch began to the view's center.
    private let grab: CGVector
    /// The pointer's position in the window; nil in a keyboard drag.
    private var pointer: CGPoint?
    /// The center of the dragged view, in the coordinates of its own stack.
    private var center = CGPoint.zero
    /// The view's alpha before the drag.
    private let alpha: CGFloat
    private(set) var isOver = false

    /// Creates a drag of a view; nil if the view is not visible in the stack.
    ///
    /// - Parameter caught: the view's preview, if it is lifted again during its drop animation.
    init?(_ view: UIView, in stack: DragDropStackView, caught: ArrangedViewDragPreview? = nil) {
        stack.endEditing(besides: view)
        guard stack.controller.isUnderWay, stack.window != nil, let ownTarget = StackDropTarget(stack, dragging: view),
            let preview = caught ?? ArrangedViewDragPreview(of: view, configuration: stack.configuration)
        else { return nil }
        (self.stack, self.view, self.ownTarget, self.preview) = (stack, view, ownTarget, preview)
        controller = stack.controller
        let recognizer = controller.recognizer
        configuration = stack.configuration
        let center = caught.map { stack.convert($0.view.center, from: nil) } ?? view.shownCenter
        let start = recognizer?.beginning(in: stack) ?? center
        (alpha, grab) = (view.alpha, CGVector(dx: center.x - start.x, dy: center.y - start.y))
        preview.view.isDragged = true
    }

    var containerView: UIView { stack }
    var itemView: UIView { view }

    var autoscroll: Autoscroll {
        Autoscroll(
            maximumZone: Double(configuration.autoscrollZone),
            zoneFraction: Double(1 - configuration.autoscrollThreshold),
            gain: Double(configuration.autoscrollFactor) * Thresholds.StackReorder.overshootsPerSecond)
    }

    /// The drop target of another stack that the view is over; nil if the view is over its own stack or none.
    var otherTarget: StackDropTarget? { crossStackDrag.otherTarget }

    /// Whether the view is outside all stacks, so that a drop removes it.
    var isOutside: Bool { crossStackDrag.isOutside }

    /// The stack that a drop would put the view into, as a drop target: another stack, or the view's own.
    var dropTarget: StackDropTarget { otherTarget ?? ownTarget }

    /// The stack that a drop would put the view into.
    var currentStack: DragDropStackView { dropTarget.stack }

    /// Whether the view can move across the stack's axis.
    private var isFree: Bool {
        stack.group != nil || configuration.removalDistance != nil || configuration.followsAcrossAxis
    }

    /// The change that a drop would make now; nil if it would change nothing.
    var change: StackChange? {
        if isOutside { return .remove(view, from: stack) }
        if let otherTarget { return .move(view, from: stack, to: otherTarget.stack, at: otherTarget.targetIndex) }
        return ownTarget.reorder.isMoved ? .move(view, from: stack, to: stack, at: ownTarget.targetIndex) : nil
    }

    // MARK: - Drag

    func willBegin() {
        stack.chosen = view
        stack.dragDelegate?.stackView(stack, willBeginDragging: view)
    }

    func lift() {
        view.alpha = 0
        if isKeyboardDrag { preview.showRing(stack.tintColor.resolvedColor(with: stack.traitCollection)) }
        stack.updateFocusRing()
        preview.rise()
        ownTarget.displaceViews(liftPace, scale: configuration.neighbourScale)
    }

    private var liftPace: StackDisplacement.Pace {
        .spring(configuration.liftDuration, damping: configuration.liftDamping)
    }
    var swapPace: StackDisplacement.Pace { .ease(configuration.gapDuration) }

    /// Measures the stacks again after a layout.
    ///
    /// - Parameter isThorough: whether to tell the delegate again how far the pointer is past an edge. False for
    ///   pointer movements between two frames.
    /// - Returns: false if the dragged view was removed from its stack.
    /// - Complexity: O(views) if a stack has been laid out since the last update, else O(1)
    func update(isThorough: Bool) -> Bool {
        guard ownTarget.remeasure() else { return false }
        if let otherTarget {
            // If the other stack no longer accepts views, the dragged view returns to its own stack.
            if stack.reaches(otherTarget.stack) { _ = otherTarget.remeasure() } else { moveDrag(to: nil) }
        }
        if isThorough, isDragged, isToldOfEdges { scrolling.tellDelegateAgain(of: stack, at: CACurrentMediaTime()) }
        return true
    }

    // MARK: - Scrolling

    private var isToldOfEdges: Bool {
        switch configuration.scrolling {
        case .automatic: !currentStack.canAutoscroll
        case .delegate: true
        case .off: false
        }
    }

    func autoscrollTarget(at point: CGPoint) -> (view: UIView, axes: [NSLayoutConstraint.Axis])? {
        if isToldOfEdges {
            scrolling.tellDelegate(of: stack, point: point, threshold: configuration.autoscrollThreshold)
        }
        guard configuration.scrolling == .automatic else { return nil }
        return (currentStack, isFree ? [.horizontal, .vertical] : [stack.axis])
    }

    // MARK: - Following

    func move(to pointer: CGPoint) {
        let finger = stack.convert(pointer, from: nil)
        var center = CGPoint(x: finger.x + grab.dx, y: finger.y + grab.dy)
        if !isFree {
            if stack.axis == .horizontal { center.y = view.center.y } else { center.x = view.center.x }
        }
        (self.pointer, self.center) = (pointer, center)
        preview.move(to: stack.convert(center, to: nil))
    }

    func propose() -> Bool {
        guard let pointer else { return false }
        if isFree { chooseStack(at: pointer) }
        guard isDragged else { return false }
        if let otherTarget { return otherTarget.incomingItemMoved(to: otherTarget.stack.convert(pointer, from: nil)) }
        return !isOutside && ownTarget.itemMoved(to: center)
    }

    func showProposal(isNew: Bool) {
        if isNew { resizeStacks(swapPace) }
        guard isDragged else { return }
        if isKeyboardDrag { showPlaceOfKeys(isNew: isNew) }
        displaceViews()
    }

    func displaceViews() { displaceViews(swapPace) }

    func displaceViews(_ pace: StackDisplacement.Pace) {
        ownTarget.displaceViews(pace, scale: configuration.neighbourScale)
        otherTarget?.displaceViews(pace, scale: configuration.neighbourScale)
    }

    // MARK: - End of the drag

    /// Commits the change, and animates the view to its new place.
    func drop() {
        preview.view.isDragged = false
        if isOutside { controller.reportHaptic(.drop) } else { controller.report(.dropped) }
        guard isCurrent else { return }
        let shown = ShownPlaces(ownTarget.release(), otherTarget?.release() ?? ShownPlaces())
        shown.setFinalTransforms()
        let change = change
        endTemporaryArrangements()
        change?.perform(.drop)
        stack.window?.layoutIfNeeded()
        chooseDroppedView()
        shown.fly(configuration.dropDuration)
        guard isCurrent else { return }
        land(duration: configuration.dropDuration)
    }

    /// Cancels the drag, and animates the view to its old place.
    func animateReturn() {
        preview.view.isDragged = false
        guard stack.window != nil, preview.view.window === stack.window else { return finishAtOnce() }
        guard ownTarget.remeasure() else { return fade() }
        controller.report(.putBack)
        guard isCurrent else { return }
        let (left, pace) = (leaveOtherStack(), StackDisplacement.Pace.ease(configuration.returnDuration))
        ownTarget.restore(pace)
        resizeStacks(pace, leaving: left)
        if left != nil { moveFocus(to: stack) }
        // If a scroll view was autoscrolling when the drag was cancelled, it stays at its offset.
        if !controller.wasScrolling { StackDisplacement.perform(pace) { self.showHome() } }
        land(duration: configuration.returnDuration)
    }

    /// After a drop on another stack, updates the focus ring of that stack. If keys controlled the drag, they now act
    /// on the dropped view in that stack.
    private func chooseDroppedView() {
        guard let stack = otherTarget?.stack else { return }
        stack.incomingDrag = nil
        if isKeyboardDrag, view.superview === stack { stack.chosen = view }
        stack.updateFocusRing()
        if stack.chosen === view { moveFocus(to: stack) }
    }

    private func land(duration: TimeInterval) {
        // The completion retains this drag, so that the view is shown again even if its stack is released in the
        // meantime.
        guard !view.isHidden, let place = WindowPlacement(of: view) else { return preview.vanish { self.finish() } }
        let owner = view.superview as? DragDropStackView ?? stack
        preview.land(at: place, duration: duration, catching: owner.catching(self)) { self.finish() }
    }

    /// Ends the drag because the view was removed from its stack: its preview fades, and the other views close the gap.
    private func fade() {
        let shown = ShownPlaces(ownTarget.release(), otherTarget?.release() ?? ShownPlaces())
        shown.setFinalTransforms()
        endTemporaryArrangements()
        stack.window?.layoutIfNeeded()
        shown.fly(Thresholds.Drop.fadeDuration)
        preview.view.fade {}
        finish()
    }

    /// Ends the drag because the view is lifted again during its drop animation. Returns the preview for the new
    /// drag. The preview stays at its visible position.
    func handOver() -> ArrangedViewDragPreview {
        preview.view.stopLanding()
        finish()
        return preview
    }

    /// Ends the drag or its drop animation at once.
    func finishAtOnce() {
        preview.view.remove()
        finish()
    }

    private func finish() {
        guard !isOver else { return }
        isOver = true
        ownTarget.restore(.none)
        otherTarget?.restore(.none)
        otherTarget?.stack.incomingDrag = nil
        endTemporaryArrangements()
        if view.alpha == 0 { view.alpha = alpha }
        controller.settle(self)
    }

    func announcement(of event: DragEvent) -> String? { dropTarget.announcement(event) }

    func didEnd(committed: Bool) {
        stack.updateFocusRing()
        stack.dragDelegate?.stackView(stack, didEndDragging: view, committed: committed)
        stack.waitingRefusals.revertAll()
    }
}
