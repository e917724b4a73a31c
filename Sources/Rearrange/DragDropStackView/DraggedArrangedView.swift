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
    let isLedByKeys: Bool
    let lifted: LiftedPicture
    let home: StackPlaces
    var journey = StackJourney()
    private let scrolling = StackDelegateScrolling()
    /// From where the finger went down to the view's centre.
    private let grip: CGVector
    /// The pointer in the window, and the centre of the view that it has hold of, in the stack; no pointer if keys lead.
    private var pointer: CGPoint?
    private var center = CGPoint.zero
    /// The app's own.
    private let alpha: CGFloat
    private(set) var isOver = false

    /// A drag of a view that shows in the stack; nil where it does not.
    ///
    /// - Parameter caught: the view's preview, if it was caught while it landed.
    init?(_ view: UIView, in stack: DragDropStackView, caught: LiftedPicture? = nil) {
        stack.endEditing(besides: view)
        guard stack.controller.isUnderWay, stack.window != nil, let home = StackPlaces(stack, carrying: view),
            let lifted = caught ?? LiftedPicture(of: view, configuration: stack.configuration)
        else { return nil }
        (self.stack, self.view, self.home, self.lifted) = (stack, view, home, lifted)
        controller = stack.controller
        let recognizer = controller.recognizer
        isLedByKeys = recognizer == nil
        configuration = stack.configuration
        let center = caught.map { stack.convert($0.view.center, from: nil) } ?? view.shownCenter
        let start = recognizer?.beginning(in: stack) ?? center
        (alpha, grip) = (view.alpha, CGVector(dx: center.x - start.x, dy: center.y - start.y))
        lifted.view.isCarried = true
    }

    var ground: UIView { stack }

    var autoscroll: Autoscroll {
        Autoscroll(
            maximumZone: Double(configuration.autoscrollZone),
            zoneFraction: Double(1 - configuration.autoscrollThreshold),
            gain: Double(configuration.autoscrollFactor) * Thresholds.StackReorder.overshootsPerSecond)
    }

    /// Another stack that it is carried in.
    var visited: StackPlaces? { journey.visited }

    /// Whether it is outside all stacks, to be removed.
    var isOutside: Bool { journey.isOutside }

    /// The stack that it would land in now.
    var places: StackPlaces { visited ?? home }

    /// The one that it is over now.
    var currentStack: DragDropStackView { places.stack }

    /// Whether it can leave the line of its stack.
    private var isFree: Bool {
        stack.group != nil || configuration.removalDistance != nil || configuration.followsAcrossAxis
    }

    /// What letting go now would do; nil for nothing.
    var change: StackChange? {
        if isOutside { return .remove(view, from: stack) }
        if let visited { return .move(view, from: stack, to: visited.stack, at: visited.targetIndex) }
        return home.reorder.isMoved ? .move(view, from: stack, to: stack, at: home.targetIndex) : nil
    }

    // MARK: - In the air

    func willBegin() {
        stack.chosen = view
        stack.dragDelegate?.stackView(stack, willBeginDragging: view)
    }

    func lift() {
        view.alpha = 0
        if isLedByKeys { lifted.showRing(stack.tintColor.resolvedColor(with: stack.traitCollection)) }
        stack.updateFocusRing()
        lifted.rise()
        home.arrange(liftPace, scale: configuration.neighbourScale)
    }

    private var liftPace: StackShifter.Pace {
        .spring(configuration.liftDuration, damping: configuration.liftDamping)
    }
    var swapPace: StackShifter.Pace { .ease(configuration.gapDuration) }

    /// - Complexity: O(views) if a stack has been laid out since, else O(1)
    func update(isThorough: Bool) -> Bool {
        guard home.measureAgain() else { return false }
        if let visited {
            // A stack that takes nothing any more lets the view fall back to its own.
            if stack.reaches(visited.stack) { _ = visited.measureAgain() } else { carry(to: nil) }
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
        var center = CGPoint(x: finger.x + grip.dx, y: finger.y + grip.dy)
        if !isFree {
            if stack.axis == .horizontal { center.y = view.center.y } else { center.x = view.center.x }
        }
        (self.pointer, self.center) = (pointer, center)
        lifted.move(to: stack.convert(center, to: nil))
    }

    func propose() -> Bool {
        guard let pointer else { return false }
        if isFree { chooseStack(at: pointer) }
        guard isDragged else { return false }
        if let visited { return visited.visitorMoved(to: visited.stack.convert(pointer, from: nil)) }
        return !isOutside && home.itemMoved(to: center)
    }

    func showProposal(isNew: Bool) {
        if isNew { makeRoom(swapPace) }
        guard isDragged else { return }
        if isLedByKeys { showPlaceOfKeys(isNew: isNew) }
        arrange()
    }

    func arrange() { arrange(swapPace) }

    func arrange(_ pace: StackShifter.Pace) {
        home.arrange(pace, scale: configuration.neighbourScale)
        visited?.arrange(pace, scale: configuration.neighbourScale)
    }

    // MARK: - The end

    /// Writes what has changed, and lets the view down in its new place.
    func drop() {
        lifted.view.isCarried = false
        if isOutside { controller.feel(.drop) } else { controller.tell(.dropped) }
        guard isCurrent else { return }
        let shown = ShownPlaces(home.release(), visited?.release() ?? ShownPlaces())
        shown.rest()
        let change = change
        closeRooms()
        change?.perform(.drop)
        stack.window?.layoutIfNeeded()
        stay()
        shown.fly(configuration.dropDuration)
        guard isCurrent else { return }
        land(duration: configuration.dropDuration)
    }

    /// Puts everything back and lets the view down where it was.
    func returnHome() {
        lifted.view.isCarried = false
        guard stack.window != nil, lifted.view.window === stack.window else { return finishAtOnce() }
        guard home.measureAgain() else { return fade() }
        controller.tell(.putBack)
        guard isCurrent else { return }
        let (left, pace) = (comeHome(), StackShifter.Pace.ease(configuration.returnDuration))
        home.restore(pace)
        makeRoom(pace, leaving: left)
        if left != nil { giveFocus(to: stack) }
        // What scrolls just now stops where it is.
        if !controller.wasScrolling { StackShifter.perform(pace) { self.showHome() } }
        land(duration: configuration.returnDuration)
    }

    /// The stack that has the view now chooses it, for keys.
    private func stay() {
        guard let stack = visited?.stack else { return }
        stack.visitor = nil
        if isLedByKeys, view.superview === stack { stack.chosen = view }
        stack.updateFocusRing()
        if stack.chosen === view { giveFocus(to: stack) }
    }

    private func land(duration: TimeInterval) {
        // The landing keeps the drag: the view is shown again even where its stack has gone meanwhile.
        guard !view.isHidden, let place = WindowPlacement(of: view) else { return lifted.vanish { self.finish() } }
        let owner = view.superview as? DragDropStackView ?? stack
        lifted.land(at: place, duration: duration, catching: owner.catching(self)) { self.finish() }
    }

    /// Ends because the view has gone from its stack: its preview fades, and the others close the gap.
    private func fade() {
        let shown = ShownPlaces(home.release(), visited?.release() ?? ShownPlaces())
        shown.rest()
        closeRooms()
        stack.window?.layoutIfNeeded()
        shown.fly(Thresholds.Drop.fadeDuration)
        lifted.view.fade {}
        finish()
    }

    /// Ends because the view is lifted again while it lands: its preview stays where it is seen.
    func handOver() -> LiftedPicture {
        lifted.view.stopLanding()
        finish()
        return lifted
    }

    /// Ends whatever is under way without waiting for it.
    func finishAtOnce() {
        lifted.view.remove()
        finish()
    }

    private func finish() {
        guard !isOver else { return }
        isOver = true
        home.restore(.none)
        visited?.restore(.none)
        visited?.stack.visitor = nil
        closeRooms()
        if view.alpha == 0 { view.alpha = alpha }
        controller.settle(self)
    }

    func announcement(of event: DragEvent) -> String? { places.announcement(event) }

    func didEnd(committed: Bool) {
        stack.updateFocusRing()
        stack.dragDelegate?.stackView(stack, didEndDragging: view, committed: committed)
        stack.waitingRefusals.landed()
    }
}
