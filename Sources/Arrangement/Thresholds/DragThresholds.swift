// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Thresholds of dragged items, and of the gaps they open.
extension Thresholds {
    package enum DragSession {
        /// Seconds until a new place is told, so that of several in a quick succession only the last is. Ours.
        package static let announcementDelay = 0.25
        /// Seconds a touch is held before a table row or a drag interaction lifts. Measured.
        package static let liftDelay = 0.325
        /// Points it may wander until then. Measured.
        package static let allowableMovement = 10.0
        /// Points from where it was lifted that begin the drag of a view. Ours: as for a mouse, and more than a finger
        /// that holds still trembles.
        package static let beginDistance = 5.0
        /// Seconds of the animation that lifts a drag preview. Ours.
        package static let liftDuration = 0.25
        /// The scale of a lifted preview. Ours: as of a row that `RowReorderer` lifts.
        package static let liftedScale = 1.05
        /// Points of width and height that a preview under way has at most, unless it is to have its full size. Ours.
        package static let largestPreview = 300.0
        /// Seconds in which several previews gather under the finger, or one becomes smaller. Ours.
        package static let gatherDuration = 0.25
        /// Previews of a flock that show; the others are behind them. Ours.
        package static let mostShown = 4
        /// Points and radians from one preview of a flock to the next. Ours.
        package static let fan = (offset: 6.0, angle: 0.05)
        /// Items of a drop that each have a preview and an animator of their own; where there are more, all have the
        /// default one and share one. Ours: about a screenful of rows.
        package static let mostAnimatedDrops = 10
        /// Share of its size to which what is dropped without a target shrinks while it fades. Ours.
        package static let swallowedScale = 0.4
        /// Opacity of a row in its place while it is dragged elsewhere. Ours.
        package static let leftBehindAlpha = 0.5
        /// Share of a table's height that a gap for several rows takes at most. Ours: others are to be seen round it.
        package static let largestGap = 0.5
        /// The most that dragged rows are high together, in heights of their table, if they leave their places during the
        /// drag. Ours: with more of them, rows from far away would fill the screen.
        package static let mostCollapsed = 2.0
        /// The part of a row's height that is the drop target "into the row", if a drop between rows is possible too. Ours.
        package static let intoRow = 0.25...0.75
        /// Share of its size to which a preview shrinks that is dropped on no room at all. Ours.
        package static let leastScale = 0.01
        /// Points a window may be resized by without ending the session. Ours.
        package static let resizeTolerance = 1.0
        /// Points beyond an empty destination within which a drop still reaches it. Ours.
        package static let emptyDestinationReach = 5.0
        /// Seconds of hovering that spring-load a row. Ours.
        package static let springLoadDelay = 1.0
        /// The last seconds of those, in which it flashes. Ours.
        package static let springLoadFlash = 0.3
    }

    package enum Gap {
        /// Seconds in which a gap opens or closes, ease-in-out from where things are on screen. Ours.
        package static let duration = 0.25
    }

    package enum Drop {
        /// Seconds of the flight over no distance and over `farDistance` or more. Ours; growing, as on iOS.
        package static let durations = 0.33...0.55
        /// Points from which on the flight takes longest. Ours.
        package static let farDistance = 1500.0
        /// Share of the flight's time that the way back home takes after a cancel. Ours.
        package static let cancelFactor = 0.6
        /// Seconds in which the preview of a deleted item fades: as long as the update of a table that deletes its row.
        package static let fadeDuration = Table.updateDuration

        /// Seconds that the flight of a dropped item takes over `distance` points.
        package static func duration(distance: Double, isCancel: Bool = false) -> Double {
            let share = min(max(abs(distance) / farDistance, 0), 1)
            let flight = durations.lowerBound + (durations.upperBound - durations.lowerBound) * share
            return isCancel ? flight * cancelFactor : flight
        }
    }

    package enum Reorder {
        /// Fixed rows that a step without a finger passes over. Ours, as for the focus.
        package static let mostRowsPassed = 1000
    }

    package enum RowReorder {
        /// Seconds of the lift and of the drop.
        package static let liftDuration = 0.3
        package static let dropDuration = 0.3
        package static let liftedScale = 1.05
        package static let liftedAlpha = 0.98
        /// Points, to the left and down.
        package static let shadowOffset = (x: -5.0, y: 0.0)
        package static let shadowRadius = 5.0
        package static let shadowOpacity = 0.4
        /// Sections out of sight in which rows are counted in a frame, to notice changes by the app. Others follow in the
        /// next frames.
        package static let sectionsPerFrame = 256
    }

    package enum StackReorder {
        /// Seconds of the press that lifts an arranged view.
        package static let pressDuration = 0.2
        package static let draggedScale = 1.2
        package static let neighbourScale = 0.9
        package static let draggedAlpha = 0.85
        /// Seconds and damping ratio of the spring of the lift.
        package static let liftSpring = (duration: 0.4, dampingRatio: 0.8)
        /// Seconds in which two neighbours change places.
        package static let swapDuration = 0.2
        /// Seconds in which all views become as they were.
        package static let restoreDuration = 0.3
        /// Share of the width past which the stack scrolls, and how far past the pointer it then goes.
        package static let autoscrollThreshold = 0.9
        package static let autoscrollOvershoot = 1.5
        /// How often a second the overshoot is scrolled by: at each event, in the article.
        package static let overshootsPerSecond = 60.0
        /// Seconds until an app that scrolls by itself is told again of a pointer that stays. Ours: as long as an
        /// animated scroll takes.
        package static let overshootInterval = 0.3
        /// Share of its size to which a view shrinks that is let go of outside to be removed, and its alpha while it is
        /// there. Ours.
        package static let removedScale = 0.4
        package static let removalAlpha = 0.5
        /// Points outside its stack at which a view counts as taken out. Ours.
        package static let removalDistance = 60.0
    }
}
