// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Thresholds of boards, calendars and moving views.
extension Thresholds {
    package enum Board {
        /// The side in points of the grid cells in which nearby items are searched. Ours: about as large as items.
        package static let cellSide = 128.0
        /// The number of cells from which a frame is stored separately and checked in each search. Ours.
        package static let mostCells = 256
        /// The maximum number of new positions for a landing item whose position the app has filled. Ours.
        package static let mostEvasions = 8
        /// The maximum number of items that one dragged item displaces: with more, the position is refused. Ours: more
        /// than a user wants to displace at once, and few enough to compute again at each move.
        package static let mostPushed = 100
        /// The maximum number of positions that a step of assistive technology tries to find a free one. Ours: more
        /// than two days of them.
        package static let mostSteps = 200
        /// The distance in points from an item's edge within which a press drags the edge, and the maximum fraction of
        /// the item's length for each of the two zones, so that a middle remains for lifting. Ours: a third of a
        /// fingertip.
        package static let edgeZone = 14.0
        package static let edgeShare = 0.25
        /// The minimum side in points of an item that is resized without steps. Ours: twice the spacing of views.
        package static let smallestSide = 20.0
        /// The step in points of an arrow key on a board without steps. Ours: the spacing of views.
        package static let keyStep = 10.0
        /// The depth in points of a board's autoscroll zones, limited to a quarter of its side. A list's zones would
        /// take half of the board, and users drop items everywhere on it. Ours: an hour of a calendar, a fingertip and
        /// a half.
        package static let scrollZone = 60.0
        /// The fraction of the zone's depth at which the speed is full. Ours: it grows from zero to full at the edge.
        package static let fullScrollSpeedFraction = 1.0
        /// The fraction of that zone, and the full speed in points per second, while an edge is dragged. The speed
        /// grows with the square of the depth. Ours: an edge near the zone's border can still be dragged to a quarter
        /// of an hour, and five hours a second cross a day.
        package static let pulledScrollZoneShare = 0.5
        package static let pulledScrollSpeed = 300.0
        /// The distance in points from the side of a calendar within which a page turns, and the hover delay in
        /// seconds. Ours: long enough that a drag past the side turns no page.
        package static let sideZone = 32.0
        package static let pageTurner = 0.8
        /// The duration in seconds of a page turn. Ours: as of a content offset.
        package static let pageDuration = 0.3
    }

    package enum Calendar {
        /// The maximum number of visible rows of all-day items: half a row indicates that there are more. Ours.
        package static let mostStripRows = 3.5
        /// The interval in seconds between updates of the current-time line. Ours: it moves less than a pixel in that
        /// time.
        package static let clockInterval = 30.0
    }

    package enum MovingView {
        /// The duration in seconds of the press that lifts a view from its board.
        package static let pressDuration = 0.5
        package static let liftedAlpha = 0.5
        /// The distance in points between a view and its neighbours.
        package static let spacing = 10.0
        /// The duration in seconds of the view's animation to its snap position, and back after a cancelled drag.
        package static let snapDuration = 0.2
        package static let returnDuration = 0.2
        /// The step in minutes on the calendar.
        package static let calendarStep = 15.0
    }
}
