// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where a touch will probably be at the next frame: what hides the time between a finger and its picture.
package enum TouchPrediction {
    /// A place in points, and the time in seconds when the touch was, or will be, there.
    package struct Sample: Sendable, Hashable {
        package var location: CGPoint
        package var time: Double

        package init(location: CGPoint, time: Double) {
            self.location = location
            self.time = time
        }
    }

    /// Goes on in a straight line at the speed between the last two samples.
    ///
    /// - Returns: nil where a touch stands, or where its samples are at one moment.
    package static func next(after samples: (Sample, Sample), in interval: Double) -> Sample? {
        let (before, last) = samples
        let span = last.time - before.time
        guard span > 0, last.location != before.location else { return nil }
        let share = interval / span
        return Sample(
            location: CGPoint(
                x: last.location.x + (last.location.x - before.location.x) * share,
                y: last.location.y + (last.location.y - before.location.y) * share),
            time: last.time + interval)
    }
}
