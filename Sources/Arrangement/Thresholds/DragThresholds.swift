// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Thresholds of dragged items, and of the gaps for them.
extension Thresholds {
    package enum DragSession {
        /// The delay in seconds of the announcement of a new position. Of several positions in quick succession, only
        /// the last is spoken. Our own choice.
        package static let announcementDelay = 0.25
        /// The time in seconds that a touch is held before it lifts a table row or the view of a drag interaction.
        /// Measured on iOS.
        package static let liftDelay = 0.325
        /// The distance in points that a touch may move before it lifts a table row or the view of a drag interaction.
        /// Measured on iOS.
        package static let allowableMovement = 10.0
        /// The distance in points from the lift at which the drag of a view begins. Our own choice: the same as for a
        /// mouse, and more than the tremor of a finger that holds still.
        package static let beginDistance = 5.0
        /// The duration in seconds of the lift animation of a drag preview. Our own choice.
        package static let liftDuration = 0.25
        /// The scale of a lifted drag preview. Our own choice: the same as for a row that `RowReorderer` lifts.
        package static let liftedScale = 1.05
        /// The maximum width and height in points of a dragged preview, unless it uses its full size. Our own choice.
        package static let largestPreview = 300.0
        /// The duration in seconds of gathering several previews under the finger, or of shrinking one. Our own choice.
        package static let gatherDuration = 0.25
        /// The maximum number of visible previews in a stack of drag previews; the rest are hidden behind them. Our own
        /// choice.
        package static let mostShown = 4
        /// The offset in points and the angle in radians between adjacent previews of a stack. Our own choice.
        package static let fan = (offset: 6.0, angle: 0.05)
        /// The maximum number of dropped items that each have their own preview and animator. With more, all use the
        /// default preview and share one animator. Our own choice: about a screenful of rows.
        package static let mostAnimatedDrops = 10
        /// The scale to which the preview of a dropped item shrinks in place while it fades, in the default drop
        /// animation. Our own choice.
        package static let swallowedScale = 0.4
        /// The opacity of a row in its original position while it is dragged elsewhere. Our own choice.
        package static let leftBehindAlpha = 0.5
        /// The maximum fraction of a table's height for the gap of several rows. Our own choice: other rows must be
        /// visible around the gap.
        package static let largestGap = 0.5
        /// The maximum total height of dragged rows that leave their positions during the drag, as a multiple of their
        /// table's height. Our own choice: if more rows left, rows from far away would fill the screen.
        package static let mostCollapsed = 2.0
        /// The part of a row's height that is the drop target "into the row", if a drop between rows is possible too.
        /// Our own choice.
        package static let intoRow = 0.25...0.75
        /// The scale to which a preview shrinks if it is dropped into a target of zero size. Our own choice.
        package static let leastScale = 0.01
        /// The maximum change in points of a window's width or height that does not cancel a drag. Our own choice.
        package static let resizeTolerance = 1.0
        /// The distance in points by which the hit area of a drop target is enlarged if the target is too thin to hit,
        /// such as an empty list. Our own choice.
        package static let emptyDestinationReach = 5.0
        /// The hover delay in seconds of a spring-loaded row. Our own choice.
        package static let springLoadDelay = 1.0
        /// The time in seconds at the end of the hover delay in which the row flashes. Our own choice.
        package static let springLoadFlash = 0.3
    }

    package enum Gap {
        /// The duration in seconds of opening or closing a gap, ease-in-out from the current positions. Our own choice.
        package static let duration = 0.25
    }

    package enum Drop {
        /// The minimum and the maximum duration in seconds of the drop animation, for a distance of 0 and for
        /// `farDistance` or more. Our own choice: the duration increases with the distance, as on iOS.
        package static let durations = 0.33...0.55
        /// The distance in points from which the drop animation takes the maximum time. Our own choice.
        package static let farDistance = 1500.0
        /// The duration of the return after a cancel, as a fraction of the duration of a drop. Our own choice.
        package static let cancelFactor = 0.6
        /// The duration in seconds of fading the preview of a deleted item: the duration of the table update that
        /// deletes its row.
        package static let fadeDuration = Table.updateDuration

        /// The duration in seconds of the drop animation over `distance` points, or of the return after a cancel if
        /// `isCancel`.
        package static func duration(distance: Double, isCancel: Bool = false) -> Double {
            let share = min(max(abs(distance) / farDistance, 0), 1)
            let flight = durations.lowerBound + (durations.upperBound - durations.lowerBound) * share
            return isCancel ? flight * cancelFactor : flight
        }
    }

    package enum Reorder {
        /// The maximum number of fixed rows that a keyboard or accessibility step skips. Our own choice: the same as
        /// for the focus.
        package static let mostRowsPassed = 1000
    }

    package enum RowReorder {
        /// The duration in seconds of a row's lift animation.
        package static let liftDuration = 0.3
        /// The duration in seconds of a row's drop animation.
        package static let dropDuration = 0.3
        package static let liftedScale = 1.05
        package static let liftedAlpha = 0.98
        /// The offset of a lifted row's shadow in points: five to the left, none down.
        package static let shadowOffset = (x: -5.0, y: 0.0)
        package static let shadowRadius = 5.0
        package static let shadowOpacity = 0.4
        /// The number of sections whose rows are counted in one frame, to notice changes by the app. Other sections are
        /// counted in the next frames.
        package static let sectionsPerFrame = 256
    }

    package enum StackReorder {
        /// The duration in seconds of the press that lifts an arranged view.
        package static let pressDuration = 0.2
        package static let draggedScale = 1.2
        package static let neighbourScale = 0.9
        package static let draggedAlpha = 0.85
        /// The duration in seconds and the damping ratio of the spring that lifts an arranged view.
        package static let liftSpring = (duration: 0.4, dampingRatio: 0.8)
        /// The duration in seconds of the animation in which the dragged arranged view and its neighbour swap places.
        package static let swapDuration = 0.2
        /// The duration in seconds of restoring the appearance of all arranged views after a drag.
        package static let restoreDuration = 0.3
        /// The fraction of the stack's visible length beyond which the pointer of a drag scrolls the stack.
        package static let autoscrollThreshold = 0.9
        /// The points that the stack scrolls in each sixtieth of a second, for each point by which the pointer is
        /// beyond `autoscrollThreshold`.
        package static let autoscrollOvershoot = 1.5
        /// The number of times per second that the stack scrolls by the amount that `autoscrollOvershoot` determines.
        /// The article from which these values are taken scrolls at each event instead.
        package static let overshootsPerSecond = 60.0
        /// The interval in seconds at which an app that does its own scrolling is called again while the pointer stays
        /// beyond `autoscrollThreshold`. Our own choice: the duration of an animated scroll.
        package static let overshootInterval = 0.3
        /// The scale to which an arranged view shrinks when it is dropped outside its stack and removed. Our own
        /// choice.
        package static let removedScale = 0.4
        /// The alpha of an arranged view that is dragged outside its stack, where a drop removes it. Our own choice.
        package static let removalAlpha = 0.5
        /// The distance in points from its stack at which a dropped arranged view is removed. Our own choice.
        package static let removalDistance = 60.0
    }
}
