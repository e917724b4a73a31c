// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

extension Thresholds {
    package enum Autoscroll {
        /// The maximum depth of an autoscroll zone as a fraction of the viewport's length. Our own choice.
        package static let zoneFraction = 0.25
        /// The maximum depth of an autoscroll zone in points. Our own choice.
        package static let maximumZone = 180.0
        /// The depth in an autoscroll zone at which the speed is full, as a fraction of the zone's depth. Our own
        /// choice.
        package static let fullSpeedFraction = 0.5
        /// The full autoscroll speed in points per second. Our own choice.
        package static let speed = 900.0
        /// The time in seconds in which the speed grows to its full value after the pointer enters an autoscroll zone.
        /// The full value depends on the pointer's depth in the zone. Our own choice.
        package static let rampDuration = 0.4
        /// One autoscroll step covers at most one frame interval, or this time in seconds if a frame interval is
        /// shorter. Without a limit, the content would jump after a stall. Our own choice.
        package static let minimumStepLimit = 1.0 / 60
        /// The maximum distance in points by which autoscrolled content may be ahead of its exact offset. The content
        /// gets ahead while the speed still grows, because each frame scrolls by at least a pixel. Our own choice:
        /// enough while the speed grows at 120 frames a second.
        package static let mostAhead = 2.0
        /// The movement in points toward an edge that enables autoscrolling toward that edge; a still finger trembles
        /// by less. Our own choice.
        package static let minimumMovement = 0.5
    }
}
