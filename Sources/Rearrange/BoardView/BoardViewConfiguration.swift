// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

extension BoardView {
    /// What becomes of an item that is put where others are.
    public enum Collision: Sendable {
        /// It goes home.
        case reject
        /// The others make way while it is there, and come back when it goes on.
        case push
        /// It lies over them; a calendar lays them out side by side.
        case overlap

        var rule: BoardPlan<AnyHashable>.Rule {
            switch self {
            case .reject: .reject
            case .push: .push
            case .overlap: .overlap
            }
        }
    }

    /// The conditions of a lift, the look of dragged items, and the durations of animations.
    public struct Configuration: Sendable {
        /// Seconds that a finger must rest on an item.
        public var minimumPressDuration: TimeInterval = Thresholds.MovingView.pressDuration
        /// Whether a press on a control in an item's view lifts the item. On a view that is a control itself it always does.
        public var liftsByControls = false
        /// The opacity of the dragged item, from 0 to 1.
        public var alpha = CGFloat(Thresholds.MovingView.liftedAlpha)
        /// Whether what an item is carried over is hidden by it, though it is see-through itself: else titles that lie on
        /// each other cannot be read. Ours: false. A ``CalendarBoard``, on which everything has a title, is made with true;
        /// another configuration that is given to it as a whole brings its own.
        public var coversWhatIsBelow = false
        /// Seconds in which a dropped item snaps into its place, and others make room.
        public var dropDuration: TimeInterval = Thresholds.MovingView.snapDuration
        /// Seconds in which an item returns after a cancelled or refused drag.
        public var returnDuration: TimeInterval = Thresholds.MovingView.returnDuration
        /// Points from an edge within which the board scrolls under what is carried there: slowly where they begin, at full
        /// speed at the edge and beyond. They never take more than a quarter of the side. Under an edge that is pulled it
        /// scrolls within half of them, and a third as fast. Ours: 60.
        public var autoscrollZone = CGFloat(Thresholds.Board.scrollZone)

        /// Creates a configuration with the values of ``standard``.
        public init() {}

        /// The values of the calendar's moving view in the articles that this library follows.
        public static let standard = Configuration()
    }
}
