// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

extension RowReorderer {
    /// The conditions of a lift, and the look of dragged rows.
    public struct Configuration: Sendable {
        /// Seconds that a finger must rest on a row.
        public var minimumPressDuration: TimeInterval = Thresholds.LongPress.minimumDuration
        /// Points that the finger may stray in that time.
        public var allowableMovement = CGFloat(Thresholds.LongPress.allowableMovement)
        /// Points that a mouse moves with its button down before the row is lifted.
        public var mouseDistance = CGFloat(Thresholds.Mouse.dragDistance)

        /// Whether, of several selected rows, all are lifted with one of them.
        public var liftsSelectedRows = true
        /// Whether a row that has a handle can also be lifted by holding it elsewhere.
        public var liftsBesideHandles = false
        /// Whether each move is a step for the undo manager.
        public var registersUndo = true

        /// Seconds of the lift.
        public var liftDuration: TimeInterval = Thresholds.RowReorder.liftDuration
        /// Seconds of the drop animation.
        public var dropDuration: TimeInterval = Thresholds.RowReorder.dropDuration
        /// Seconds that a row takes to make room for the dragged ones.
        public var gapDuration: TimeInterval = Thresholds.Gap.duration

        /// The size of the dragged row, as a share of its own. Led by keys it grows to the table's width at most, so that
        /// the ring of the focus is seen all round it.
        public var scale = CGFloat(Thresholds.RowReorder.liftedScale)
        /// The opacity of the dragged row's content, from 0 to 1. Its background is opaque.
        public var alpha = CGFloat(Thresholds.RowReorder.liftedAlpha)
        /// The shadow of the dragged row; nil for none.
        public var shadow: DragShadow? = DragShadow(
            offset: CGSize(width: Thresholds.RowReorder.shadowOffset.x, height: Thresholds.RowReorder.shadowOffset.y),
            radius: CGFloat(Thresholds.RowReorder.shadowRadius),
            opacity: Float(Thresholds.RowReorder.shadowOpacity))

        /// Creates a configuration with the values of ``standard``.
        public init() {}

        /// The values of the players table in the articles that this library follows: a row that rises a little.
        public static let standard = Configuration()

        var lift: LiftConfiguration {
            LiftConfiguration(
                minimumPressDuration: minimumPressDuration, allowableMovement: allowableMovement,
                mouseDistance: mouseDistance)
        }
    }
}
