// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// The drag of a moving view: the place that it would be dropped at, and the frames of the other moving views in its
/// superview.
@MainActor
final class DraggedMovingView: DraggedContent {
    private weak var view: MovingView?
    let controller: DragController<DraggedMovingView>
    /// The edges that a resize moves; empty if the pointer moves the whole view.
    private let edges: BoardEdges
    /// The frame before the drag, to which a cancelled drag returns.
    let home: CGRect
    let look: DraggedViewStyle
    let containerView: UIView
    var itemView: UIView { view ?? containerView }
    /// The frame that the view would have if it were dropped now. ``isFree`` says whether the view would stay there.
    private(set) var proposed: CGRect
    /// The frame that the pointer or keys ask for, snapped to the grid, whether or not it is free.
    private var wanted: CGRect
    private(set) var isFree = true
    /// Whether the view is still being dragged; false from the drop or the cancellation on.
    private(set) var isBeingDragged = true
    /// The collision plan: the frames of the other moving views in the superview, by numbers that this drag assigns to
    /// them.
    private var plan: BoardPlan<Int>
    private var nextNumber = 0
    /// The numbers of the views that were too close to the dragged view's old place before the lift. They do not count
    /// as having taken that place.
    private var tooClose: Set<Int> = []
    /// The pointer's position at the lift, in the coordinates of the view for a move, or of its superview for a resize.
    private let grab: CGPoint
    private let beginning: CGRect
    private let scrolled: SavedContentOffsets

    /// Creates the drag of a view that is lifted; nil if it has no superview.
    ///
    /// - Complexity: O(subviews of the superview)
    init?(_ view: MovingView, edges: BoardEdges, home: CGRect) {
        guard let superview = view.superview else { return nil }
        (self.view, controller, self.edges, self.home) = (view, view.controller, edges, home)
        (containerView, proposed, wanted, beginning) = (superview, home, home, view.frame)
        scrolled = SavedContentOffsets(round: superview)
        if let recognizer = view.controller.recognizer {
            grab = edges.isEmpty ? recognizer.beginning : superview.convert(recognizer.beginning, from: view)
        } else {
            grab = .zero
        }
        look = DraggedViewStyle(on: view, view.configuration)
        plan = DraggedMovingView.emptyPlan(round: view)
        for case let other as MovingView in superview.subviews where other !== view { addToPlan(other) }
        tooClose = Set(plan.conflicts(of: nil, in: home))
    }

    func willBegin() { view?.onBegin?() }

    func lift() {
        if let view { containerView.bringSubviewToFront(view) }
    }

    var autoscroll: Autoscroll {
        .placing(zone: view?.configuration.autoscrollZone ?? 0, isPull: !edges.isEmpty)
    }

    func didEnd(committed: Bool) {
        for case let other as MovingView in containerView.subviews where other.siblingDrag?.content === self {
            other.siblingDrag = nil
        }
    }

    // MARK: Other moving views

    /// The grid of places that a view can have in its superview, on both axes.
    static func axes(round view: MovingView) -> (x: SnapAxis, y: SnapAxis) {
        let superview = view.superview
        let size = (superview as? UIScrollView)?.contentSize ?? superview?.bounds.size ?? .zero
        return BoardGrid(step: view.step).axes(of: size)
    }

    private static func emptyPlan(round view: MovingView) -> BoardPlan<Int> {
        let axes = axes(round: view)
        return BoardPlan(x: axes.x, y: axes.y, spacing: CGSize(width: view.spacing, height: view.spacing))
    }

    /// A collision plan with the frames of the other moving views in the superview of a view.
    ///
    /// - Complexity: O(subviews of the superview)
    static func plan(round view: MovingView) -> BoardPlan<Int> {
        var plan = emptyPlan(round: view)
        for (number, other) in (view.superview?.subviews ?? []).enumerated() where other !== view {
            if let other = other as? MovingView, !other.isHidden { plan.index[number] = other.frame }
        }
        return plan
    }

    /// Adds another moving view in the same superview to the collision plan.
    func addToPlan(_ other: MovingView) {
        other.siblingDrag = SiblingDrag(content: self, number: nextNumber)
        moved(nextNumber, to: other.isHidden ? nil : other.frame)
        nextNumber += 1
    }

    /// Updates the frame of another view in the collision plan.
    ///
    /// - Parameters:
    ///   - number: the number that this drag has assigned to the view.
    ///   - frame: the frame; nil removes the view from the plan.
    func moved(_ number: Int, to frame: CGRect?) {
        guard plan.index[number] != frame else { return }
        plan.index[number] = frame
        if isDragged {
            controller.updateDrag()
        } else if !isBeingDragged {
            // The next layout checks whether another view has taken the drop target. The check is not made now, because
            // the app may be about to move more views.
            view?.setNeedsLayout()
        }
    }

    /// Returns `place`, or the nearest free place if other views have taken it. If the superview has no free place,
    /// returns `place` itself.
    func freePlace(nearest place: CGRect) -> CGRect {
        guard let view, view.avoidsOthers else { return place }
        let axes = DraggedMovingView.axes(round: view)
        (plan.x, plan.y) = axes
        guard plan.isTaken(place, of: nil, except: place == home ? tooClose : []) else { return place }
        return plan.nearestFree(of: nil, to: place) ?? place
    }

    // MARK: Dragging

    func autoscrollTarget(at point: CGPoint) -> (view: UIView, axes: [NSLayoutConstraint.Axis])? {
        (containerView, [.horizontal, .vertical])
    }

    func update(isThorough: Bool) -> Bool {
        guard let view else { return false }
        // If the superview was resized, the view has a different grid. The plan then gets the new grid.
        let axes = DraggedMovingView.axes(round: view)
        guard (plan.x, plan.y) != axes else { return true }
        (plan.x, plan.y) = axes
        if isKeyboardDrag { wanted = plan.placed(proposed, home: home) }
        return true
    }

    /// Moves the view or its edges to the pointer, within the bounds of the superview.
    func move(to pointer: CGPoint) {
        guard let view else { return }
        let finger = containerView.convert(pointer, from: nil)
        guard edges.isEmpty else {
            let offset = CGSize(width: finger.x - grab.x, height: finger.y - grab.y)
            var free = plan
            (free.x.step, free.y.step) = (nil, nil)
            draw(free.resized(beginning, edges, by: offset, least: Thresholds.Board.smallestSide))
            wanted = plan.resized(home, edges, by: offset, least: Thresholds.Board.smallestSide)
            return
        }
        let place = CGPoint(
            x: max(0, min(finger.x - grab.x, plan.x.length - view.frame.width)),
            y: max(0, min(finger.y - grab.y, plan.y.length - view.frame.height)))
        draw(CGRect(origin: place, size: view.frame.size))
        wanted = plan.placed(CGRect(origin: place, size: home.size), home: home)
    }

    func propose() -> Bool {
        let isNew = wanted != proposed
        proposed = wanted
        isFree = view?.avoidsOthers != true || proposed == home || plan.conflicts(of: nil, in: proposed).isEmpty
        return isNew
    }

    func step(for key: UIKey) -> Bool {
        guard let step = BoardStep(key), view?.canResize == true || !step.isResize,
            let next = plan.stepped(proposed, step, least: Thresholds.Board.smallestSide)
        else { return false }
        wanted = next
        return propose()
    }

    func showProposal(isNew: Bool) {
        look.show(isAllowed: isFree)
        guard isKeyboardDrag, let view, view.frame != proposed else { return }
        draw(proposed)
        view.scrollToVisible(view.bounds)
    }

    private func draw(_ frame: CGRect) {
        UIView.performWithoutAnimation {
            view?.frame = frame
            view?.layoutIfNeeded()
        }
    }

    func announcement(of event: DragEvent) -> String? {
        view.map {
            let place = $0.landing?.place ?? proposed
            return PlacementDescriptions.text(
                event, name: $0.accessibilityLabel ?? "", place: $0.words(for: place), isAllowed: isFree, others: 0)
        }
    }

    // MARK: End of the drag

    func drop() {
        let place = freePlace(nearest: isFree ? proposed : home)
        land(at: place, isFree ? .dropped : .putBack, isUndoable: isFree, isReturn: place == home)
    }

    func animateReturn() {
        if isKeyboardDrag { scrollBack() }
        land(
            at: freePlace(nearest: home), .putBack, isUndoable: false, isReturn: true)
    }

    /// Restores the scroll positions that all enclosing scroll views had at the lift. The view stays where it is on
    /// screen.
    private func scrollBack() {
        guard let view, view.window != nil, let superview = view.superview else { return }
        let place = superview.convert(view.frame, to: nil)
        scrolled.restore()
        draw(superview.convert(place, from: nil))
    }

    /// Starts the drop animation to a place, and tells the app if the place differs from the one before the drag.
    ///
    /// - Parameters:
    ///   - place: the frame at which the animation ends.
    ///   - event: the event that assistive technology announces.
    ///   - isUndoable: whether the user chose the place; false if the view only moves off its old place, because other
    ///     views have taken that place.
    ///   - isReturn: whether the place is the one before the drag.
    private func land(at place: CGRect, _ event: DragEvent, isUndoable: Bool, isReturn: Bool) {
        guard let view else { return controller.settle(self) }
        isBeingDragged = false
        let landing = MovingViewDropAnimation(of: self, at: place)
        view.landing = landing
        if view.window != nil { controller.report(event) }
        guard isCurrent else { return look.remove() }
        if landing.isMoved { view.write(place, from: home, isUndoable: isUndoable) }
        guard isCurrent else { return look.remove() }
        if isKeyboardDrag { view.stayInPlace { view.superview?.scrollToVisible(place) } }
        let configuration = view.configuration
        view.flyDown(landing, duration: isReturn ? configuration.returnDuration : configuration.dropDuration)
    }

    func finishAtOnce() {
        if !isCurrent { look.remove() }
        view?.finishLanding()
    }
}
