// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// Decides which view a press lifts, and which stack a dragged view is over.
extension DragDropStackView {
    /// Whether a view can be lifted, regardless of the point at which it is pressed.
    func mayDrag(_ view: UIView) -> Bool {
        isEnabled && !view.isHidden && !pendingDrops.contains(ObjectIdentifier(view))
            && dragDelegate?.stackView(self, canLift: view) != false
    }

    /// The view that a press at a point of the stack lifts; nil if it lifts none.
    func liftableView(at point: CGPoint) -> UIView? {
        guard !isDraggingView, hasNoDragInWindow,
            // Later views are drawn in front of earlier ones, so the press is on the last view at the point.
            let view = shownViews.last(where: { $0.shownFrame.contains(point) }), mayDrag(view), !lands(view)
        else { return nil }
        if let isOnHandle = isOnHandle(of: view, view.asShown(view.convert(point, from: self))) {
            return isOnHandle ? view : nil
        }
        // A press on a control in the view does not lift the view, unless the configuration allows that. Neither does a
        // press on a stack in the view that can lift one of its own views.
        var hit = hitTest(point, with: nil)
        while let inner = hit, inner !== view, inner !== self {
            if inner is UIControl, !configuration.liftsByControls { return nil }
            if let stack = inner as? DragDropStackView, stack.liftableView(at: stack.convert(point, from: self)) != nil
            {
                return nil
            }
            hit = inner.superview
        }
        if let stack = view as? DragDropStackView, stack.liftableView(at: stack.convert(point, from: self)) != nil {
            return nil
        }
        return view
    }

    /// Whether the drop animation of a view is running.
    private func lands(_ view: UIView) -> Bool {
        ([self] + (group?.stacks ?? [])).contains { $0.drag?.view === view }
    }

    /// Whether a point of a view is on its handle; nil for a view without a handle.
    private func isOnHandle(of view: UIView, _ point: CGPoint) -> Bool? {
        dragDelegate?.stackView(self, handleOf: view).map { $0.bounds.contains($0.convert(point, from: view)) }
    }

    /// The closures that let a press lift a dropped view again while its drop animation in this stack is running.
    func catching(_ drag: DraggedArrangedView) -> DragPreview.Catching {
        DragPreview.Catching(
            configuration: configuration.drag.lift,
            canLift: { [weak self, weak drag] point in
                guard let self, let view = drag?.view, view.superview === self, !isDraggingView, hasNoDragInWindow,
                    mayDrag(view)
                else { return false }
                return isOnHandle(of: view, point) ?? true
            },
            liftsAtOnce: { [weak self, weak drag] point in
                guard let self, let view = drag?.view else { return false }
                return isOnHandle(of: view, point) == true
            },
            handle: { [weak self, weak drag] recognizer in
                guard let self else { return }
                if recognizer.state == .began, let drag { lift(again: drag, recognizer) } else { handle(recognizer) }
            })
    }

    /// Whether the stack is in a window in which no items are being dragged.
    var hasNoDragInWindow: Bool { window?.isDragging == false }

    enum Destination {
        /// The view stays in the stack that it is over, or outside all stacks.
        case stay
        case stack(DragDropStackView)
        case outside
    }

    /// The drop target of a dragged view while the pointer is at `point`, in window coordinates.
    func destination(at point: CGPoint, of drag: DraggedArrangedView) -> Destination {
        let candidates = (group?.stacks ?? [self]).filter { reaches($0) && !$0.isDescendant(of: drag.view) }
        let found =
            candidates.first { $0.visibleArea.contains($0.convert(point, from: nil)) }
            ?? candidates.first {
                $0.visibleArea(andBeyond: $0.length(of: drag.view) + Double($0.spacing))
                    .contains($0.convert(point, from: nil))
            }
        if let found {
            return found === drag.currentStack && !drag.isOutside || mayDrop(drag.view, into: found)
                ? .stack(found) : .stay
        }
        guard let reach = configuration.removalDistance, canGiveUpView else { return .stay }
        let distances = candidates.map { $0.distanceAcross(to: point) }
        if distances.allSatisfy({ $0 > reach }) { return .outside }
        // A view outside all stacks returns to its own stack when the pointer is near that stack again.
        return drag.isOutside && distanceAcross(to: point) <= reach ? .stack(self) : .stay
    }

    /// The distance, across the stack's axis, from the visible part of the stack to a point. The point is in window
    /// coordinates, and the distance in points of the window.
    private func distanceAcross(to point: CGPoint) -> CGFloat {
        let area = visibleArea
        guard !area.isNull else { return .infinity }
        var nearest = convert(point, from: nil)
        if axis == .vertical {
            nearest.x = min(max(nearest.x, area.minX), area.maxX)
        } else {
            nearest.y = min(max(nearest.y, area.minY), area.maxY)
        }
        let edge = convert(nearest, to: nil)
        return hypot(edge.x - point.x, edge.y - point.y)
    }

    /// Whether views of this stack can be dragged to `other`, which is this stack itself, or another stack of the same
    /// window and group.
    func reaches(_ other: DragDropStackView) -> Bool {
        other.window === window && other.isEnabled && other.isUserInteractionEnabled && !other.isHidden
            && (other === self || group != nil && other.group === group)
    }

    /// Whether a view may leave this stack: more views are visible than the minimum that must stay.
    private var canGiveUpView: Bool { shownViews.count > configuration.minimumCount }

    /// Whether views can be removed from this stack: by a drop outside all stacks, by keys and by accessibility
    /// actions.
    var mayRemove: Bool { configuration.removalDistance != nil && canGiveUpView }

    /// Whether a view of this stack may be dropped on another stack.
    func mayDrop(_ view: UIView, into stack: DragDropStackView) -> Bool {
        guard stack !== self else { return true }
        return canGiveUpView && stack.shownViews.count < stack.configuration.maximumCount
            && stack.dragDelegate?.stackView(stack, canReceive: view, from: self) != false
    }
}
