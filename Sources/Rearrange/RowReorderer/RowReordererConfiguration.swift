// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

extension RowReorderer {
    /// The settings of a row reorderer: the conditions of a lift, the look of dragged rows, and the durations of
    /// animations.
    public struct Configuration: DragConfiguring {
        /// The settings that boards, tables, stacks and moving views share. Each of them is also a property of this
        /// configuration.
        public var drag = DragConfiguration()

        /// Whether lifting one of several selected rows drags all of them.
        public var liftsSelectedRows = true
        /// Whether a row that has a handle can also be lifted by a long press elsewhere on the row.
        public var liftsBesideHandles = false
        /// The scale of the dragged row: 1 is its own size. A row that is moved by keys is at most as wide as the
        /// table, so that its focus ring is visible.
        public var scale = CGFloat(Thresholds.RowReorder.liftedScale)

        /// Creates a configuration with the values of ``standard``.
        public init() {
            drag.liftsByControls = true
            drag.alpha = CGFloat(Thresholds.RowReorder.liftedAlpha)
            drag.shadow = DragShadow(
                offset: CGSize(
                    width: Thresholds.RowReorder.shadowOffset.x, height: Thresholds.RowReorder.shadowOffset.y),
                radius: CGFloat(Thresholds.RowReorder.shadowRadius),
                opacity: Float(Thresholds.RowReorder.shadowOpacity))
            drag.liftDuration = Thresholds.RowReorder.liftDuration
            drag.dropDuration = Thresholds.RowReorder.dropDuration
            drag.returnDuration = Thresholds.RowReorder.dropDuration * Thresholds.Drop.cancelFactor
            drag.gapDuration = Thresholds.Gap.duration
            drag.autoscrollZone = CGFloat(Thresholds.Autoscroll.maximumZone)
        }

        /// The default values. They are from the articles on which this library is based: the dragged row grows a
        /// little.
        public static let standard = Configuration()
    }
}
