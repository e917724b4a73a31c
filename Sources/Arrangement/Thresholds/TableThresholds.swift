// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Thresholds of rows that are swiped or updated.
extension Thresholds {
    package enum SwipeActions {
        /// Share of the row's width past which a release fires the first action. Measured: 250 of 375 pt does not, 260 does.
        package static let fullSwipeFraction = 0.68
        /// Share of the finger's movement that shows past the target, and on a side without actions. Peer: SwipeCellKit.
        package static let elasticity = 0.2
        /// Points that a button is wide at least. Peer: SwipeCellKit.
        package static let minimumButtonWidth = 74.0
        /// Share of the row's width that buttons take at most, so that something is left to take hold of. Ours.
        package static let maximumOpenFraction = 0.85
        /// Seconds that a row let go of goes on at its velocity: where it then were decides whether it opens. Ours.
        package static let projection = 0.2
        /// Seconds in which the first button takes all of the room, or gives it back. Ours.
        package static let expansionDuration = 0.2
        /// The spring on which the row settles. Peer: SwipeCellKit.
        package static let settleSpring = Spring(mass: 1, stiffness: 100, damping: 18)
    }

    package enum Table {
        /// Seconds of an animated batch update. Peer: UIKitWeb.
        package static let updateDuration = 0.3
        /// Seconds in which the look of a row changes: selection, configurations, controls. Ours.
        package static let lookDuration = 0.3
    }
}
