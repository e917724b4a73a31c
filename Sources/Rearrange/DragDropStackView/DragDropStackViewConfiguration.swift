// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

extension DragDropStackView {
    /// The settings of a stack: the conditions of a lift, the look of the dragged view and of the other views,
    /// autoscrolling, and limits.
    public struct Configuration: DragConfiguring {
        /// The scrolling when a view is dragged near an edge.
        public enum Scrolling: Sendable, Hashable {
            /// The stack scrolls the scroll views that it is in, the innermost first. If none of them can scroll along
            /// the stack's axis, the stack calls its delegate, as with `delegate`.
            case automatic
            /// The delegate scrolls. The stack calls its `didDragOverMin(diff:)` and `didDragOverMax(diff:)`.
            case delegate
            /// Nothing scrolls.
            case off
        }

        /// The settings that boards, tables, stacks and moving views share. Each of them is also a property of this
        /// configuration.
        public var drag = DragConfiguration()

        // MARK: Look

        /// The scale of the dragged view: 1 is its own size.
        public var scale = CGFloat(Thresholds.StackReorder.draggedScale)
        /// The scale of the views that are not dragged: 1 is their own size.
        public var neighbourScale = CGFloat(Thresholds.StackReorder.neighbourScale)
        /// The number of points by which the dragged view is raised as a hint that it can be moved; 0 for no hint.
        public var hintOffset: CGFloat = 0
        /// The corner radius of the dragged view, in points; nil for the view's own radius.
        public var cornerRadius: CGFloat? = 12
        /// The damping ratio of the spring with which the view rises and the others shrink: 1 does not oscillate.
        public var liftDamping = CGFloat(Thresholds.StackReorder.liftSpring.dampingRatio)

        // MARK: Autoscrolling

        /// The scrolling when a view is dragged near an edge. By default, the stack scrolls the scroll views that it is
        /// in. If none of them can scroll along the stack's axis, the stack calls its delegate.
        public var scrolling = Scrolling.automatic
        /// The position along the stack's axis beyond which the pointer makes a scroll view scroll, as a share of the
        /// scroll view's visible length. The remaining share is the depth of the scroll zone at either edge: with 0.9,
        /// the zone is a tenth of that length.
        public var autoscrollThreshold = CGFloat(Thresholds.StackReorder.autoscrollThreshold)
        /// The number of points scrolled in each sixtieth of a second, for each point by which the pointer is beyond
        /// ``autoscrollThreshold``. The speed is at most 900 points a second.
        public var autoscrollFactor = CGFloat(Thresholds.StackReorder.autoscrollOvershoot)

        // MARK: Limits

        /// Whether the view follows the pointer also across the stack's axis. A view that can leave the stack always
        /// does.
        public var followsAcrossAxis = false
        /// The distance from each stack of the group, in points across its axis, beyond which a dropped view is
        /// removed. Nil if a drop never removes a view.
        public var removalDistance: CGFloat?
        /// The minimum number of visible views that must stay in the stack when one is removed or moved to another
        /// stack.
        public var minimumCount = 0
        /// The maximum number of visible views. A stack that has this number of views accepts none from other stacks.
        public var maximumCount = Int.max

        /// Creates a configuration with the values of ``standard``.
        public init() {
            drag.minimumPressDuration = Thresholds.StackReorder.pressDuration
            drag.alpha = CGFloat(Thresholds.StackReorder.draggedAlpha)
            drag.shadow = DragShadow(offset: CGSize(width: 0, height: 4), radius: 8, opacity: 0.3)
            drag.liftDuration = Thresholds.StackReorder.liftSpring.duration
            drag.dropDuration = Thresholds.StackReorder.restoreDuration
            drag.returnDuration = Thresholds.StackReorder.restoreDuration
            drag.gapDuration = Thresholds.StackReorder.swapDuration
            drag.autoscrollZone = CGFloat(Thresholds.Autoscroll.maximumZone)
        }
    }
}

// MARK: - Presets

extension DragDropStackView.Configuration {
    /// The default values: the dragged view grows and has rounded corners and a shadow, the others shrink, and the
    /// stack autoscrolls.
    public static let standard = Self()

    /// The look of part 1 of the published articles on a draggable stack view. A snapshot of the view follows the
    /// touch, and nothing else changes.
    public static let plain: Self = {
        var plain = Self()
        (plain.scale, plain.neighbourScale, plain.alpha) = (1, 1, 1)
        (plain.cornerRadius, plain.shadow, plain.scrolling) = (nil, nil, .off)
        return plain
    }()

    /// The look of part 2 of the published articles on a draggable stack view: the view grows, and the others shrink.
    public static let growing: Self = {
        var growing = Self()
        (growing.cornerRadius, growing.shadow, growing.scrolling) = (nil, nil, .off)
        return growing
    }()

    /// The look of parts 3 and 4 of the published articles on a draggable stack view. The view grows, with rounded
    /// corners and a shadow, and the others shrink.
    public static let raised: Self = {
        var raised = Self()
        raised.scrolling = .off
        return raised
    }()

    /// The behavior of part 5 of the published articles on a draggable stack view. The delegate scrolls when it is
    /// notified that the view is dragged past an edge.
    public static let scrolledByDelegate: Self = {
        var scrolled = Self()
        scrolled.scrolling = .delegate
        return scrolled
    }()
}
