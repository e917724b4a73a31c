// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

extension DragDropStackView {
    /// How views are lifted, what they and the others look like meanwhile, and what may become of them.
    public struct Configuration: DragConfiguring {
        /// Who scrolls while a view is carried near an edge.
        public enum Scrolling: Sendable, Hashable {
            /// The stack does: the scroll views that it is in, the innermost first. In none it tells its delegate.
            case automatic
            /// The delegate does, which is told by `didDragOverMin(diff:)` and `didDragOverMax(diff:)`.
            case delegate
            /// Nobody does.
            case off
        }

        /// The settings that components share. Its properties are also properties of this configuration.
        public var drag = DragConfiguration()

        // MARK: Look

        /// The size of the dragged view, as a share of its own.
        public var scale = CGFloat(Thresholds.StackReorder.draggedScale)
        /// The size of the views that are not dragged, as a share of their own.
        public var neighbourScale = CGFloat(Thresholds.StackReorder.neighbourScale)
        /// Points by which the view is raised as a hint that it can be moved; 0 for none.
        public var hintOffset: CGFloat = 0
        /// The corner radius of the dragged view, in points; nil for its own.
        public var cornerRadius: CGFloat? = 12
        /// The damping ratio of the spring with which the view rises and the others shrink: 1 does not swing.
        public var liftDamping = CGFloat(Thresholds.StackReorder.liftSpring.dampingRatio)

        // MARK: Autoscrolling

        /// Who scrolls near an edge; the stack by itself unless set.
        public var scrolling = Scrolling.automatic
        /// The share of the visible length, along the stack's axis, past which there is scrolling; near the other edge, the
        /// rest of it.
        public var autoscrollThreshold = CGFloat(Thresholds.StackReorder.autoscrollThreshold)
        /// Points scrolled each sixtieth of a second for each point past that, up to 900 points a second.
        public var autoscrollFactor = CGFloat(Thresholds.StackReorder.autoscrollOvershoot)

        // MARK: Limits

        /// Whether the view follows the pointer across the axis, too. It always does if it can leave the stack.
        public var followsAcrossAxis = false
        /// Points outside the stack at which a dropped view is removed; nil for never.
        public var removalDistance: CGFloat?
        /// The least number of views that stay when one is removed or moved to another stack.
        public var minimumCount = 0
        /// The greatest number of views, with one that comes from another stack.
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
