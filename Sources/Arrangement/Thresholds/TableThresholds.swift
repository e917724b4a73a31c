// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Thresholds of swipe actions and of table updates.
extension Thresholds {
    package enum SwipeActions {
        /// The fraction of the row's width past which a release triggers the first action. Measured on iOS on a row of
        /// 375 points: a swipe of 250 points does not trigger it, and one of 260 does.
        package static let fullSwipeFraction = 0.68
        /// The fraction of the finger's movement by which a swiped row moves past its open position, and on a side
        /// without actions. Taken from SwipeCellKit.
        package static let elasticity = 0.2
        /// The minimum width in points of a swipe action's button. Taken from SwipeCellKit.
        package static let minimumButtonWidth = 74.0
        /// The maximum fraction of the row's width for the buttons of swipe actions, so that a part remains to be
        /// dragged. Our own choice.
        package static let maximumOpenFraction = 0.85
        /// The time in seconds for which the velocity of a swiped row is projected at its release, to decide whether
        /// the row stays open. Our own choice.
        package static let projection = 0.2
        /// The duration in seconds of expanding the first swipe action's button to the row's whole width, or of
        /// shrinking it back. Our own choice.
        package static let expansionDuration = 0.2
        /// The spring of a swiped row's settling animation. Taken from SwipeCellKit.
        package static let settleSpring = Spring(mass: 1, stiffness: 100, damping: 18)
    }

    package enum Table {
        /// The duration in seconds of an animated batch update. Taken from UIKitWeb.
        package static let updateDuration = 0.3
        /// The duration in seconds of a change of a row's appearance: selection, configurations, controls. Our own
        /// choice.
        package static let appearanceDuration = 0.3
    }
}
