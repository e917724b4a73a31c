// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

extension RowReorderer {
    /// The conditions of a lift, and the look of dragged rows.
    public struct Configuration: Sendable {
        /// Seconds that a finger must rest on a row.
        public var minimumPressDuration: TimeInterval
        /// Points that the finger may stray in that time.
        public var allowableMovement: CGFloat
        /// Points that a mouse moves with its button down before the row is lifted.
        public var mouseDistance: CGFloat

        /// Whether, of several selected rows, all are lifted with one of them.
        public var liftsSelectedRows = true
        /// Whether a row that has a handle can also be lifted by holding it elsewhere.
        public var liftsBesideHandles = false
        /// Whether each move is a step for the undo manager.
        public var registersUndo = true

        /// Seconds of the lift.
        public var liftDuration: TimeInterval
        /// Seconds of the landing.
        public var dropDuration: TimeInterval
        /// Seconds that a row takes to make way.
        public var gapDuration: TimeInterval

        /// The size of the dragged row, as a share of its own. Led by keys it grows to the table's width at most, so that
        /// the ring of the focus is seen all round it.
        public var scale: CGFloat
        /// The opacity of the dragged row's content, from 0 to 1. Its background is opaque.
        public var alpha: CGFloat
        /// Points that its shadow lies to the right and below.
        public var shadowOffset: CGSize
        /// Points over which the edge of the shadow is blurred.
        public var shadowRadius: CGFloat
        /// From 0, which is no shadow, to 1.
        public var shadowOpacity: Float

        /// A row that rises a little, as in the players table.
        public static let players = Configuration(
            minimumPressDuration: Thresholds.LongPress.minimumDuration,
            allowableMovement: CGFloat(Thresholds.LongPress.allowableMovement),
            mouseDistance: CGFloat(Thresholds.Mouse.dragDistance),
            liftDuration: Thresholds.RowReorder.liftDuration,
            dropDuration: Thresholds.RowReorder.dropDuration,
            gapDuration: Thresholds.Gap.duration,
            scale: CGFloat(Thresholds.RowReorder.liftedScale),
            alpha: CGFloat(Thresholds.RowReorder.liftedAlpha),
            shadowOffset: CGSize(
                width: Thresholds.RowReorder.shadowOffset.x, height: Thresholds.RowReorder.shadowOffset.y),
            shadowRadius: CGFloat(Thresholds.RowReorder.shadowRadius),
            shadowOpacity: Float(Thresholds.RowReorder.shadowOpacity))

        var lift: LiftConfiguration {
            LiftConfiguration(
                minimumPressDuration: minimumPressDuration, allowableMovement: allowableMovement,
                mouseDistance: mouseDistance)
        }
    }
}
