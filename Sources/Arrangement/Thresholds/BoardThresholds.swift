// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Thresholds of boards, calendars and moving views.
extension Thresholds {
    package enum Board {
        /// Points of the sides of the cells in which items near a place are looked for. Ours: about as large as items.
        package static let cellSide = 128.0
        /// Cells of a frame from which on it is looked at each time instead. Ours.
        package static let mostCells = 256
        /// The number of times that a landing item looks for another place because the app has filled its own. Ours.
        package static let mostEvasions = 8
        /// The most items that one dragged item displaces: with more, the place is refused. Ours: more than a user wants
        /// to displace at once, and few enough to compute again at each move.
        package static let mostPushed = 100
        /// Places that a step of assistive technology looks at for one that is free. Ours: more than two days of them.
        package static let mostSteps = 200
        /// Points from an item's edge within which a press pulls the edge, and share of its length that this takes at
        /// most at either end, so that a middle is left to lift it by. Ours: a third of a fingertip.
        package static let edgeZone = 14.0
        package static let edgeShare = 0.25
        /// Points that are left of a side that is pulled where every place will do. Ours: twice the spacing of views.
        package static let smallestSide = 20.0
        /// Points by which an arrow key moves what may lie anywhere. Ours: the spacing of views.
        package static let keyStep = 10.0
        /// Points from an edge within which a board scrolls, where they are no more than a quarter of its side: a list's
        /// zones would take half of it, and on a board people put things everywhere. Ours: an hour of a calendar, a
        /// fingertip and a half.
        package static let scrollZone = 60.0
        /// Share of that zone's depth at which the speed is full. Ours: it grows from nothing to full at the edge.
        package static let fullScrollSpeedFraction = 1.0
        /// Share of that zone, and points a second at full speed, for an edge that is pulled; the speed grows with the
        /// square of the depth. Ours: near the edge, too, it is pulled to a quarter of an hour and stays, and five hours a
        /// second lead through a day.
        package static let pulledScrollZoneShare = 0.5
        package static let pulledScrollSpeed = 300.0
        /// Points from the side of a calendar within which a page turns, and the hover delay in seconds. Ours: long enough
        /// that a drag past the side turns no page.
        package static let sideZone = 32.0
        package static let dwell = 0.8
        /// Seconds in which a page turns. Ours: as of a content offset.
        package static let pageDuration = 0.3
    }

    package enum Calendar {
        /// Rows of whole days that show at most: half of one says that there are more. Ours.
        package static let mostStripRows = 3.5
        /// Seconds between two updates of the line at the current time. Ours: it moves less than a pixel in that time.
        package static let clockInterval = 30.0
    }

    package enum MovingView {
        /// Seconds of the press that lifts a view from its board.
        package static let pressDuration = 0.5
        package static let liftedAlpha = 0.5
        /// Points between a view and its neighbours.
        package static let spacing = 10.0
        /// Seconds in which it snaps into place, or returns home.
        package static let snapDuration = 0.2
        package static let returnDuration = 0.2
        /// Minutes of one step on the calendar.
        package static let calendarStep = 15.0
    }
}
