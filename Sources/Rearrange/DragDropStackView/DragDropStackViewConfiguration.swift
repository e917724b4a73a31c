// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

extension DragDropStackView {
    /// How views are lifted, what they and the others look like meanwhile, and what may become of them.
    public struct Configuration: Sendable {
        /// Who scrolls while a view is carried near an edge.
        public enum Scrolling: Sendable, Hashable {
            /// The stack does: the scroll views that it is in, the innermost first. In none it tells its delegate.
            case automatic
            /// The delegate does, which is told by `didDragOverMin(diff:)` and `didDragOverMax(diff:)`.
            case delegate
            /// Nobody does.
            case off
        }

        // MARK: Lifting

        /// Seconds that a finger must rest on a view.
        public var minimumPressDuration: TimeInterval = Thresholds.StackReorder.pressDuration
        /// Points that the finger may stray in that time.
        public var allowableMovement = CGFloat(Thresholds.LongPress.allowableMovement)
        /// Points that a mouse moves with its button down before the view is lifted.
        public var mouseDistance = CGFloat(Thresholds.Mouse.dragDistance)
        /// Whether a press on a control in a view lifts the view. On a view that is a control itself it always does.
        public var liftsByControls = false

        // MARK: Looks

        /// The size of the dragged view, as a share of its own.
        public var scale = CGFloat(Thresholds.StackReorder.draggedScale)
        /// The opacity of the dragged view, from 0 to 1.
        public var alpha = CGFloat(Thresholds.StackReorder.draggedAlpha)
        /// The size of the views that are not dragged, as a share of their own.
        public var neighbourScale = CGFloat(Thresholds.StackReorder.neighbourScale)
        /// Points by which the view is raised as a hint that it can be moved; 0 for none.
        public var hintOffset: CGFloat = 0
        /// The corners of the view in the air; nil leaves them as they are.
        public var cornerRadius: CGFloat? = 12
        /// The shadow of the dragged view; nil for none.
        public var shadow: DragShadow? = DragShadow(offset: CGSize(width: 0, height: 4), radius: 8, opacity: 0.3)

        // MARK: Times

        /// Seconds of the spring by which the view rises and the others shrink.
        public var liftDuration: TimeInterval = Thresholds.StackReorder.liftSpring.duration
        /// The damping ratio of that spring: 1 does not swing, less does.
        public var liftDamping = CGFloat(Thresholds.StackReorder.liftSpring.dampingRatio)
        /// Seconds that a view takes to make room for the dragged one.
        public var gapDuration: TimeInterval = Thresholds.StackReorder.swapDuration
        /// Seconds of the drop animation.
        public var dropDuration: TimeInterval = Thresholds.StackReorder.restoreDuration

        // MARK: Scrolling

        /// Who scrolls near an edge; the stack by itself unless set.
        public var scrolling = Scrolling.automatic
        /// The share of the side, along the stack's axis, past which there is scrolling; near the other edge, what is
        /// left of it.
        public var autoscrollThreshold = CGFloat(Thresholds.StackReorder.autoscrollThreshold)
        /// Points scrolled each sixtieth of a second for each point past that, up to 900 points a second.
        public var autoscrollFactor = CGFloat(Thresholds.StackReorder.autoscrollOvershoot)

        // MARK: Limits

        /// Whether the view follows the pointer across the axis, too. It always does where it can leave the stack.
        public var followsAcrossAxis = false
        /// Points outside the stack at which a view that is let go of is removed; nil for never.
        public var removalDistance: CGFloat?
        /// How many views there are to be left where one is removed or moved to another stack.
        public var minimumCount = 0
        /// How many views there may be with one that comes from another stack.
        public var maximumCount = Int.max

        /// Whether each drag is a step for the undo manager.
        public var registersUndo = true

        /// Everything as the article's views do it, but for the scrolling, which needs nobody's help.
        public init() {}

        var lift: LiftConfiguration {
            LiftConfiguration(
                minimumPressDuration: minimumPressDuration, allowableMovement: allowableMovement,
                mouseDistance: mouseDistance)
        }
    }
}

// MARK: - Presets

extension DragDropStackView.Configuration {
    /// Grows, shrinks its neighbours, has round corners and a shadow, and scrolls by itself.
    public static let standard = Self()

    /// Part 1 of the article's series: a picture of the view follows the finger, and nothing else changes.
    public static let plain: Self = {
        var plain = Self()
        (plain.scale, plain.neighbourScale, plain.alpha) = (1, 1, 1)
        (plain.cornerRadius, plain.shadow, plain.scrolling) = (nil, nil, .off)
        return plain
    }()

    /// Part 2: the view grows, and the others shrink.
    public static let growing: Self = {
        var growing = Self()
        (growing.cornerRadius, growing.shadow, growing.scrolling) = (nil, nil, .off)
        return growing
    }()

    /// Parts 3 and 4: corners and shadow change with it.
    public static let raised: Self = {
        var raised = Self()
        raised.scrolling = .off
        return raised
    }()

    /// Part 5: the delegate scrolls when it hears that the view is dragged over an edge.
    public static let scrolledByDelegate: Self = {
        var scrolled = Self()
        scrolled.scrolling = .delegate
        return scrolled
    }()
}
