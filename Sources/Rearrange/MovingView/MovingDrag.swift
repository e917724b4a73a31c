// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// A moving view in the air, from its lift until it is let go of.
@MainActor
final class MovingDrag {
    /// Who leads it.
    enum Lead {
        case pointer(LiftGestureRecognizer)
        case keys
    }

    private weak var view: MovingView?
    private let lead: Lead
    /// Those that are pulled; none where the view is carried.
    private let edges: BoardEdges
    /// Where it came from.
    let home: CGRect
    let look: LiftedLook
    /// Where it would be if it were let go of now, and whether it would stay there.
    private(set) var proposed: CGRect
    private(set) var isFree = true
    /// Who lies where beside it, by numbers that they are given here.
    private var plan: BoardPlan<Int>
    private var nextNumber = 0
    /// The views that were too close to it at home already when it was lifted.
    private var tooClose: Set<Int> = []
    /// Where the pointer is in the view, or from where it pulls, in the superview.
    private let grip: CGPoint
    private let beginning: CGRect
    private let scrolled: ScrolledPlaces
    private let surroundings: DragSurroundings
    private let listener: DragListener
    private let announcer = MoveAnnouncer()
    private var scroller: PlacingScroller?

    var isLedByKeys: Bool { if case .keys = lead { true } else { false } }

    /// A drag of a view in its superview; nil where it has none.
    ///
    /// - Complexity: O(views beside it)
    init?(of view: MovingView, lead: Lead, edges: BoardEdges, home: CGRect) {
        guard let superview = view.superview else { return nil }
        (self.view, self.lead, self.edges, self.home) = (view, lead, edges, home)
        (proposed, beginning) = (home, view.frame)
        scrolled = ScrolledPlaces(round: superview)
        if case .pointer(let recognizer) = lead {
            grip = edges.isEmpty ? recognizer.beginning : superview.convert(recognizer.beginning, from: view)
        } else {
            grip = .zero
        }
        look = LiftedLook(on: view, alpha: CGFloat(Thresholds.MovingView.liftedAlpha))
        surroundings = DragSurroundings(of: view)
        listener = DragListener(focus: DragListener.focus(from: view))
        plan = MovingDrag.emptyPlan(round: view)
        for case let other as MovingView in superview.subviews where other !== view { came(other) }
        tooClose = Set(plan.conflicts(of: nil, in: home))
    }

    func begin() {
        guard let view else { return }
        listener.listen(through: isLedByKeys ? nil : view, in: view.window) { [weak view] in view?.cancel() }
        let scroller = PlacingScroller(zone: CGFloat(Thresholds.Board.scrollZone), isPull: !edges.isEmpty) {
            [weak self] _ in
            self?.tick()
        }
        self.scroller = scroller
        announce(.lifted, at: home)
        if case .pointer(let recognizer) = lead {
            scroller.pointerMoved(to: recognizer.location(in: nil), over: view.superview ?? view)
        }
        follow()
    }

    func stop() {
        scroller?.stop()
        scroller = nil
        announcer.silence()
        listener.stop()
    }

    /// The views beside it are not watched any more.
    func stopWatching() {
        for case let other as MovingView in view?.superview?.subviews ?? [] where other.watcher?.drag === self {
            other.watcher = nil
        }
    }

    /// Whether everything is still as it was when it was lifted.
    var mayGoOn: Bool {
        guard let view, view.window != nil else { return false }
        return surroundings.allowsDrag(from: DragSurroundings(of: view))
    }

    // MARK: Those beside it

    /// The places that a view can have in its superview.
    static func axes(round view: MovingView) -> (x: SnapAxis, y: SnapAxis) {
        let superview = view.superview
        let size = (superview as? UIScrollView)?.contentSize ?? superview?.bounds.size ?? .zero
        return BoardGrid(step: view.step).axes(of: size)
    }

    private static func emptyPlan(round view: MovingView) -> BoardPlan<Int> {
        let axes = axes(round: view)
        return BoardPlan(x: axes.x, y: axes.y, spacing: CGSize(width: view.spacing, height: view.spacing))
    }

    /// Who lies where beside a view.
    ///
    /// - Complexity: O(views beside it)
    static func plan(round view: MovingView) -> BoardPlan<Int> {
        var plan = emptyPlan(round: view)
        for (number, other) in (view.superview?.subviews ?? []).enumerated() where other !== view {
            if let other = other as? MovingView, !other.isHidden { plan.index[number] = other.frame }
        }
        return plan
    }

    func came(_ other: MovingView) {
        other.watcher = MovingWatcher(drag: self, number: nextNumber)
        moved(nextNumber, to: other.isHidden ? nil : other.frame)
        nextNumber += 1
    }

    func went(_ number: Int?) { number.map { moved($0, to: nil) } }

    func moved(_ number: Int, to frame: CGRect?) {
        guard plan.index[number] != frame else { return }
        plan.index[number] = frame
        if scroller != nil { decide() }
        // Before the next frame, not now: the app may be about to move others.
        if view?.landing?.drag === self { view?.setNeedsLayout() }
    }

    /// A place, or the nearest free one if others have taken it; the place itself if the whole superview has none.
    func freePlace(nearest place: CGRect) -> CGRect {
        guard let view, view.avoidsOthers else { return place }
        let axes = MovingDrag.axes(round: view)
        (plan.x, plan.y) = axes
        guard plan.isTaken(place, of: nil, except: place == home ? tooClose : []) else { return place }
        return plan.nearestFree(of: nil, to: place) ?? place
    }

    // MARK: In the air

    private func tick() {
        guard mayGoOn else {
            view?.cancel()
            return
        }
        follow()
    }

    func pointerMoved() {
        guard mayGoOn, case .pointer(let recognizer) = lead else {
            view?.cancel()
            return
        }
        if let superview = view?.superview {
            scroller?.pointerMoved(to: recognizer.location(in: nil), over: superview)
        }
        follow()
    }

    /// Goes to the pointer, as far as the superview goes.
    func follow() {
        guard let view, let superview = view.superview else { return }
        // The superview may have become larger or smaller.
        let axes = MovingDrag.axes(round: view)
        let isResized = (plan.x, plan.y) != axes
        (plan.x, plan.y) = axes
        guard case .pointer(let recognizer) = lead else {
            if isResized { show(plan.placed(proposed, home: home)) }
            return
        }
        let finger = recognizer.location(in: superview)
        guard edges.isEmpty else {
            let offset = CGSize(width: finger.x - grip.x, height: finger.y - grip.y)
            var free = plan
            (free.x.step, free.y.step) = (nil, nil)
            draw(free.resized(beginning, edges, by: offset, least: Thresholds.Board.smallestSide))
            return show(plan.resized(home, edges, by: offset, least: Thresholds.Board.smallestSide))
        }
        let place = CGPoint(
            x: max(0, min(finger.x - grip.x, plan.x.length - view.frame.width)),
            y: max(0, min(finger.y - grip.y, plan.y.length - view.frame.height)))
        draw(CGRect(origin: place, size: view.frame.size))
        show(plan.placed(CGRect(origin: place, size: home.size), home: home))
    }

    private func draw(_ frame: CGRect) {
        UIView.performWithoutAnimation {
            view?.frame = frame
            view?.layoutIfNeeded()
        }
    }

    /// Has all that it lies in show what it showed at the lift. The view stays where it is on screen.
    func goBack() {
        guard let view, view.window != nil, let superview = view.superview else { return }
        let place = superview.convert(view.frame, to: nil)
        scrolled.restore()
        draw(superview.convert(place, from: nil))
    }

    /// A key leads it a step on.
    func step(_ step: BoardStep) {
        guard let next = plan.stepped(proposed, step, least: Thresholds.Board.smallestSide) else { return }
        show(next)
        if let view { view.bringIntoSight(view.bounds) }
    }

    private func show(_ place: CGRect) {
        let isNew = place != proposed
        proposed = place
        if isLedByKeys { draw(place) }
        decide()
        if isNew { announce(.moved, at: place) }
    }

    private func decide() {
        isFree = view?.avoidsOthers != true || proposed == home || plan.conflicts(of: nil, in: proposed).isEmpty
        look.show(isAllowed: isFree)
    }

    func announce(_ event: PlacingWords.Event, at place: CGRect) {
        announcer.say(soon: event == .moved) { [weak self] in self?.words(event, at: place) }
    }

    private func words(_ event: PlacingWords.Event, at place: CGRect) -> String? {
        view.map {
            PlacingWords.text(
                event, name: $0.accessibilityLabel ?? "", place: $0.words(for: place), isAllowed: isFree, others: 0)
        }
    }
}
