// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// One view in the air, from its lift to its landing.
@MainActor
final class StackDrag {
    let stack: DragDropStackView
    let view: UIView
    let configuration: DragDropStackView.Configuration
    /// Whose touch it follows; nil where keys lead it.
    private let recognizer: LiftGestureRecognizer?
    let lifted: LiftedPicture
    let home: StackPlaces
    var journey = StackJourney()
    private let scroller: StackScroller
    private let surroundings: DragSurroundings
    /// From where the finger went down to the view's centre.
    private let grip: CGVector
    /// The app's own.
    private let alpha: CGFloat
    private let listener: DragListener
    let announcer = MoveAnnouncer()
    private var link: CADisplayLink?
    private var landed: (() -> Void)?
    private(set) var isOver = false

    /// A drag of a view that shows in the stack; nil where it does not.
    ///
    /// - Parameter caught: the view's preview, if it was caught while it landed.
    init?(
        of view: UIView, in stack: DragDropStackView, recognizer: LiftGestureRecognizer?, caught: LiftedPicture? = nil
    ) {
        listener = DragListener(focus: stack.keyHolder ?? DragListener.focus(from: stack))
        stack.endEditing(true)
        guard stack.window != nil, let home = StackPlaces(stack, carrying: view),
            let lifted = caught ?? LiftedPicture(of: view, configuration: stack.configuration)
        else { return nil }
        (self.stack, self.view, self.recognizer, self.home, self.lifted) = (stack, view, recognizer, home, lifted)
        configuration = stack.configuration
        let center = caught.map { stack.convert($0.view.center, from: nil) } ?? view.shownCenter
        let start = recognizer?.beginning(in: stack) ?? center
        (alpha, grip) = (view.alpha, CGVector(dx: center.x - start.x, dy: center.y - start.y))
        lifted.view.isCarried = true
        scroller = StackScroller(configuration)
        surroundings = DragSurroundings(of: stack)
    }

    var isLedByKeys: Bool { recognizer == nil }

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

    func begin() {
        announce(.lifted)
        view.alpha = 0
        if isLedByKeys { lifted.showRing(stack.tintColor.resolvedColor(with: stack.traitCollection)) }
        stack.updateFocusRing()
        lifted.rise()
        home.arrange(liftPace, scale: configuration.neighbourScale)
        listen()
        let link = CADisplayLink(target: self, selector: StackDrag.frame)
        link.add(to: .main, forMode: .common)
        self.link = link
        // Where the pointer is now is where it has lifted: nothing scrolls before it moves from there.
        if let recognizer { pressAgainstEdges(at: recognizer.location(in: nil)) }
        follow()
    }

    private var liftPace: StackShifter.Pace {
        .spring(configuration.liftDuration, damping: configuration.liftDamping)
    }
    var swapPace: StackShifter.Pace { .ease(configuration.swapDuration) }

    /// Escape and the app's being put aside are as good as a cancelled touch.
    private func listen() {
        lifted.view.escaped = { [weak stack] in stack?.cancelDrag() }
        lifted.view.takesKey = { [weak stack] key in stack?.leads(key) ?? false }
        listener.listen(through: lifted.view) { [weak stack] in stack?.cancelDrag() }
    }

    /// Whether everything is still as it was when the view was lifted, and the stacks know what they have now.
    ///
    /// - Complexity: O(views)
    func mayGoOn() -> Bool {
        guard stack.window != nil, DragSurroundings(of: stack).allowsDrag(from: surroundings), home.measureAgain()
        else { return false }
        if let visited {
            // A stack that takes nothing any more lets the view fall back to its own.
            if stack.reaches(visited.stack) { _ = visited.measureAgain() } else { carry(to: nil) }
        }
        return true
    }

    func pointerMoved() {
        guard stack.window != nil, let recognizer else { return }
        pressAgainstEdges(at: recognizer.location(in: nil))
        follow()
    }

    private func frame(_ link: CADisplayLink) {
        guard mayGoOn() else { return stack.cancelDrag() }
        scroller.scroll(link)
        if isToldOfEdges { scroller.tellDelegateAgain(of: stack, at: link.timestamp) }
        // The delegate may have ended it.
        if !isOver, self.link != nil { follow(isMeasured: true) }
    }

    // MARK: - Scrolling

    private var isToldOfEdges: Bool {
        switch configuration.scrolling {
        case .automatic: !StackScroller.isScrollable(currentStack)
        case .delegate: true
        case .off: false
        }
    }

    private func pressAgainstEdges(at point: CGPoint) {
        if configuration.scrolling == .automatic {
            let axes: [NSLayoutConstraint.Axis] = isFree ? [.horizontal, .vertical] : [stack.axis]
            scroller.pointerMoved(to: point, over: currentStack, axes: axes)
        }
        if isToldOfEdges {
            scroller.tellDelegate(of: stack, point: point, threshold: configuration.scrollThreshold)
        }
    }

    // MARK: - Following

    /// Brings the view to where it belongs now, and the others out of its way.
    func follow(isMeasured: Bool = false) {
        if !isMeasured {
            guard home.measureAgain() else { return stack.cancelDrag() }
            _ = visited?.measureAgain()
        }
        guard let recognizer else { return followKeys() }
        let finger = recognizer.location(in: stack)
        var center = CGPoint(x: finger.x + grip.dx, y: finger.y + grip.dy)
        if !isFree {
            if stack.axis == .horizontal { center.y = view.center.y } else { center.x = view.center.x }
        }
        lifted.move(to: stack.convert(center, to: nil))
        if isFree { chooseStack(at: recognizer.location(in: nil)) }
        // The app may have ended it when it laid out stacks of other sizes.
        guard lifted.view.isCarried else { return }
        let hasMoved: Bool
        if let visited {
            hasMoved = visited.visitorMoved(to: recognizer.location(in: visited.stack))
        } else {
            hasMoved = !isOutside && home.itemMoved(to: center)
        }
        if hasMoved { makeRoom(swapPace) }
        arrange()
        if hasMoved { announce(.moved) }
    }

    func arrange() { arrange(swapPace) }

    func arrange(_ pace: StackShifter.Pace) {
        home.arrange(pace, scale: configuration.neighbourScale)
        visited?.arrange(pace, scale: configuration.neighbourScale)
    }

    // MARK: - The end

    /// Writes what has changed, and lets the view down in its new place.
    func drop(write: (StackChange) -> Void, completion: @escaping () -> Void) {
        stop()
        if !isOutside { announce(.dropped) }
        let shown = ShownPlaces(home.release(), visited?.release() ?? ShownPlaces())
        shown.rest()
        landed = completion
        let change = change
        closeRooms()
        if let change { write(change) }
        stack.window?.layoutIfNeeded()
        stay()
        shown.fly(configuration.restoreDuration)
        // The app may have ended it when it heard of the change.
        guard !isOver else { return }
        land()
    }

    /// Puts everything back and lets the view down where it was.
    func cancel(completion: @escaping () -> Void) {
        let wasScrolling = scroller.isScrolling
        stop()
        landed = completion
        guard stack.window != nil, lifted.view.window === stack.window else { return finishAtOnce() }
        guard home.measureAgain() else { return fade() }
        announce(.putBack)
        let (left, pace) = (comeHome(), StackShifter.Pace.ease(configuration.restoreDuration))
        home.restore(pace)
        makeRoom(pace, leaving: left)
        if left != nil { giveFocus(to: stack) }
        // What scrolls just now stops where it is.
        if !wasScrolling { StackShifter.perform(pace) { self.showHome() } }
        land()
    }

    /// The stack that has the view now chooses it, for keys.
    private func stay() {
        guard let stack = visited?.stack else { return }
        stack.visitor = nil
        if isLedByKeys, view.superview === stack { stack.chosen = view }
        stack.updateFocusRing()
        if stack.chosen === view { giveFocus(to: stack) }
    }

    private func land() {
        // The landing keeps the drag: the view is shown again even where its stack has gone meanwhile.
        guard !view.isHidden, let place = ViewPlacement(of: view) else { return lifted.vanish { self.finish() } }
        let owner = view.superview as? DragDropStackView ?? stack
        lifted.land(at: place, catching: owner.catching(self)) { self.finish() }
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
        stop()
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
        landed?()
        landed = nil
    }

    func announce(_ event: ReorderAnnouncement.Event) {
        announcer.say(soon: event == .moved) { [weak self] in self?.places.announcement(event) }
    }

    private func stop() {
        lifted.view.isCarried = false
        announcer.silence()
        link?.invalidate()
        link = nil
        scroller.stop()
        listener.stop()
    }
}
