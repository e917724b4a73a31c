// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Thresholds of boards, calendars and moving views.
extension Thresholds {
    package enum Board {
        /// The side in points of the grid cells in which nearby items are searched. Our own choice: about the size of
        /// items.
        package static let cellSide = 128.0
        /// The maximum number of grid cells in which a frame is registered. A frame that covers more cells is stored
        /// separately and checked in each search. Our own choice.
        package static let mostCells = 256
        /// The maximum number of times that an item gets a new target position during its drop animation because other
        /// items have taken the previous target. Our own choice.
        package static let mostEvasions = 8
        /// The maximum number of items that one dragged item displaces: with more, the position is refused. Our own
        /// choice: more than a user wants to displace at once, and few enough to compute again at each move.
        package static let mostPushed = 100
        /// The maximum number of positions that are tried to find a free position when assistive technology moves an
        /// item by a step. Our own choice: more than two days in steps of a quarter of an hour.
        package static let mostSteps = 200
        /// The distance in points from an item's edge within which a press drags the edge. Our own choice: a third of a
        /// fingertip's width.
        package static let edgeZone = 14.0
        /// The maximum fraction of the item's length for each edge zone, so that a middle remains for lifting. Our own
        /// choice.
        package static let edgeShare = 0.25
        /// The minimum side in points of an item that is resized without a snap step. Our own choice: twice the spacing
        /// of views.
        package static let smallestSide = 20.0
        /// The distance in points by which an arrow key moves an item on a board without a snap step. Our own choice:
        /// the spacing of views.
        package static let keyStep = 10.0
        /// The depth in points of a board's autoscroll zones, limited to a quarter of its side. A list's zones would
        /// take half of the board, and users drop items everywhere on it. Our own choice: the height of an hour in a
        /// calendar, or one and a half fingertips.
        package static let scrollZone = 60.0
        /// The depth in a board's autoscroll zone at which the speed is full, as a fraction of the zone's depth. Our
        /// own choice: the speed grows from zero at the zone's inner border to its maximum at the board's edge.
        package static let fullScrollSpeedFraction = 1.0
        /// The depth of the autoscroll zones while an item's edge is dragged, as a fraction of their usual depth. Our
        /// own choice: in the rest of the usual zone nothing scrolls, so that the edge can be dragged to an exact
        /// quarter of an hour.
        package static let pulledScrollZoneShare = 0.5
        /// The full autoscroll speed in points per second while an item's edge is dragged. The speed grows with the
        /// square of the pointer's depth in the zone. Our own choice: at five hours of a calendar per second, the edge
        /// crosses a day in about five seconds.
        package static let pulledScrollSpeed = 300.0
        /// The distance in points from the side of a calendar within which a drag turns the page. Our own choice.
        package static let sideZone = 32.0
        /// The hover delay in seconds of a page turn. Our own choice: long enough that a drag which only passes the
        /// side turns no page.
        package static let pageTurnDelay = 0.8
        /// The duration in seconds of a page turn. Our own choice: the same as for an animated content offset.
        package static let pageDuration = 0.3
    }

    package enum Calendar {
        /// The maximum number of visible rows of all-day items: a row that is cut in half indicates that there are
        /// more. Our own choice.
        package static let mostStripRows = 3.5
        /// The interval in seconds between updates of the current-time line. Our own choice: the line moves less than a
        /// pixel in that time.
        package static let clockInterval = 30.0
    }

    package enum MovingView {
        /// The duration in seconds of the press that lifts a view from its board.
        package static let pressDuration = 0.5
        package static let liftedAlpha = 0.5
        /// The minimum distance in points between a movable view and its neighbours.
        package static let spacing = 10.0
        /// The duration in seconds of a moved view's animation to its snap position.
        package static let snapDuration = 0.2
        /// The duration in seconds of a moved view's animation back to its original position after a cancelled drag.
        package static let returnDuration = 0.2
        /// The snap step in minutes of items on a calendar.
        package static let calendarStep = 15.0
    }
}
