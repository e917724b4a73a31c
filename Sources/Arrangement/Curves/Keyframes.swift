// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Which keyframes make up the value at a moment, and how much of each.
///
/// It knows only how many keyframes there are and when; the values are somebody else's.
package struct Keyframes: Sendable {
    /// Where between two keyframes something is.
    package struct Place: Sendable, Hashable {
        /// The keyframe before.
        package var index: Int
        /// 0 at that keyframe, 1 at the next.
        package var fraction: Double

        package init(index: Int, fraction: Double) {
            self.index = index
            self.fraction = fraction
        }
    }

    /// How a spline bends at a keyframe, after Kochanek and Bartels; each is 0 for a Catmull-Rom spline.
    package struct Bend: Sendable, Hashable {
        package var tension = 0.0
        package var continuity = 0.0
        package var bias = 0.0

        package init(tension: Double = 0, continuity: Double = 0, bias: Double = 0) {
            func usable(_ number: Double) -> Double {
                number.bounded(to: Thresholds.Animation.overshoots, orIfNaN: 0)
            }
            (self.tension, self.continuity, self.bias) = (usable(tension), usable(continuity), usable(bias))
        }
    }

    /// When each keyframe comes, from 0 to 1.
    package let times: [Double]

    /// Evenly spaced keyframes.
    package init(count: Int) {
        times = count < 2 ? [0] : (0..<count).map { Double($0) / Double(count - 1) }
    }

    /// Keyframes at given times, which must not fall and have an end; nil where they do not.
    package init?(times: [Double]) {
        guard !times.isEmpty, times.allSatisfy(\.isFinite), zip(times, times.dropFirst()).allSatisfy({ $0 <= $1 })
        else { return nil }
        self.times = times
    }

    /// Keyframes so far apart in time as they are in value: the pace is the same throughout.
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

    /// Between which keyframes `fraction` of the time lies. Before the first it is at the first, after the last at it.
    ///
    /// - Complexity: O(log keyframes).
    package func place(at fraction: Double) -> Place {
        guard times.count > 1, fraction > times[0] else { return Place(index: 0, fraction: 0) }
        guard fraction < times[times.count - 1] else { return Place(index: times.count - 2, fraction: 1) }
        // The last keyframe that is not later; of several at one time the last, so that a jump is a jump.
        var (low, high) = (0, times.count - 1)
        while high - low > 1 {
            let middle = (low + high) / 2
            if times[middle] <= fraction { low = middle } else { high = middle }
        }
        let span = times[high] - times[low]
        return Place(index: low, fraction: span > 0 ? (fraction - times[low]) / span : 1)
    }

    /// The keyframe whose value holds at `fraction` where nothing is mixed.
    ///
    /// Discrete times have one more than values: each value holds from its time to the next.
    package func step(at fraction: Double) -> Int {
        max(0, (times.firstIndex { $0 > fraction } ?? times.count) - 1)
    }

    /// The shares that the keyframes before, at the beginning, at the end, and after have in a spline's value.
    ///
    /// - Parameters:
    ///   - t: 0 at the beginning of the stretch, 1 at its end.
    ///   - start, end: how it bends at its two keyframes.
    package static func splineWeights(
        at t: Double, start: Bend = Bend(), end: Bend = Bend()
    ) -> (before: Double, start: Double, end: Double, after: Double) {
        let (t2, t3) = (t * t, t * t * t)
        let (p0, p1) = (2 * t3 - 3 * t2 + 1, -2 * t3 + 3 * t2)
        let (m0, m1) = (t3 - 2 * t2 + t, t3 - t2)
        // The tangent that leaves the first keyframe, from the stretch before it and its own.
        let leavingBefore = (1 - start.tension) * (1 + start.bias) * (1 + start.continuity) / 2
        let leavingAfter = (1 - start.tension) * (1 - start.bias) * (1 - start.continuity) / 2
        // The tangent that reaches the second, from its own stretch and the one after it.
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
