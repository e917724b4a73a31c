// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Finds the keyframes that determine an animation's value at a moment, and the weight of each.
///
/// Only the times of the keyframes are stored here; the caller stores their values.
package struct Keyframes: Sendable {
    /// A position between two neighbouring keyframes.
    package struct Place: Sendable, Hashable {
        /// The index of the last keyframe before the position.
        package var index: Int
        /// The position's fraction of the interval: 0 at the keyframe `index`, 1 at the next keyframe.
        package var fraction: Double

        package init(index: Int, fraction: Double) {
            self.index = index
            self.fraction = fraction
        }
    }

    /// The shape of a spline at a keyframe, after Kochanek and Bartels; if all values are 0, it is a Catmull-Rom
    /// spline.
    package struct Bend: Sendable, Hashable {
        package var tension = 0.0
        package var continuity = 0.0
        package var bias = 0.0

        package init(tension: Double = 0, continuity: Double = 0, bias: Double = 0) {
            func usable(_ number: Double) -> Double {
                number.bounded(to: Thresholds.Animation.curveParameters, orIfNaN: 0)
            }
            (self.tension, self.continuity, self.bias) = (usable(tension), usable(continuity), usable(bias))
        }
    }

    /// The time of each keyframe, from 0 to 1.
    package let times: [Double]

    /// Creates keyframes that are evenly spaced in time.
    package init(count: Int) {
        times = count < 2 ? [0] : (0..<count).map { Double($0) / Double(count - 1) }
    }

    /// Creates keyframes at the given times; nil if there are no times, or if they descend or are not finite.
    package init?(times: [Double]) {
        guard !times.isEmpty, times.allSatisfy(\.isFinite), zip(times, times.dropFirst()).allSatisfy({ $0 <= $1 })
        else { return nil }
        self.times = times
    }

    /// Creates keyframes between which the animation has a constant speed. Their time intervals are proportional to
    /// `distances`, the distances between the values of successive keyframes.
    package init(distances: [Double]) {
        let total = distances.reduce(0, +)
        guard total > 0, total.isFinite else {
            self = Keyframes(count: distances.count + 1)
            return
        }
        var made = [0.0]
        var sum = 0.0
        for distance in distances {
            sum += distance
            made.append(sum / total)
        }
        made[made.count - 1] = 1
        times = made
    }

    /// The position between keyframes at `fraction` of the animation's time. A time before the first or after the last
    /// keyframe counts as the time of that keyframe.
    ///
    /// - Complexity: O(log keyframes).
    package func place(at fraction: Double) -> Place {
        guard times.count > 1, fraction > times[0] else { return Place(index: 0, fraction: 0) }
        guard fraction < times[times.count - 1] else { return Place(index: times.count - 2, fraction: 1) }
        // If several keyframes have the same time, the last one is used: the value jumps at that time.
        var (low, high) = (0, times.count - 1)
        while high - low > 1 {
            let middle = (low + high) / 2
            if times[middle] <= fraction { low = middle } else { high = middle }
        }
        let span = times[high] - times[low]
        return Place(index: low, fraction: span > 0 ? (fraction - times[low]) / span : 1)
    }

    /// The index of the keyframe whose value applies at `fraction` of the time in a discrete animation, which does not
    /// interpolate.
    ///
    /// A discrete animation has one more time than values: each value applies from its own time to the next one.
    package func step(at fraction: Double) -> Int {
        max(0, (times.firstIndex { $0 > fraction } ?? times.count) - 1)
    }

    /// The weights with which four keyframes contribute to a spline's value in the interval between the second and the
    /// third.
    ///
    /// - Parameters:
    ///   - t: 0 at the start of the interval, 1 at its end.
    ///   - start, end: the spline's shape at the keyframes where the interval starts and ends.
    package static func splineWeights(
        at t: Double, start: Bend = Bend(), end: Bend = Bend()
    ) -> (before: Double, start: Double, end: Double, after: Double) {
        let (t2, t3) = (t * t, t * t * t)
        let (p0, p1) = (2 * t3 - 3 * t2 + 1, -2 * t3 + 3 * t2)
        let (m0, m1) = (t3 - 2 * t2 + t, t3 - t2)
        // The tangent at the start keyframe is a weighted sum of the slopes in the intervals before and after that
        // keyframe. These are the two weights.
        let leavingBefore = (1 - start.tension) * (1 + start.bias) * (1 + start.continuity) / 2
        let leavingAfter = (1 - start.tension) * (1 - start.bias) * (1 - start.continuity) / 2
        // The tangent at the end keyframe is a weighted sum of the slopes in the intervals before and after that
        // keyframe. These are the two weights.
        let reachingBefore = (1 - end.tension) * (1 + end.bias) * (1 - end.continuity) / 2
        let reachingAfter = (1 - end.tension) * (1 - end.bias) * (1 + end.continuity) / 2
        return (
            before: -m0 * leavingBefore,
            start: p0 + m0 * (leavingBefore - leavingAfter) - m1 * reachingBefore,
            end: p1 + m0 * leavingAfter + m1 * (reachingBefore - reachingAfter),
            after: m1 * reachingAfter
        )
    }
}
