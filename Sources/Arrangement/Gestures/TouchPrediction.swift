// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Predicts a touch's location at the next frame, to hide the latency between a finger and the drawn result.
package enum TouchPrediction {
    /// A location of a touch in points, and the past or future time in seconds at which the touch is at that location.
    package struct Sample: Sendable, Hashable {
        package var location: CGPoint
        package var time: Double

        package init(location: CGPoint, time: Double) {
            self.location = location
            self.time = time
        }
    }

    /// Extrapolates in a straight line at the velocity between the last two samples.
    ///
    /// - Returns: the predicted sample, `interval` seconds after the last one; nil if the touch does not move, or if
    ///   both samples have the same time.
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
