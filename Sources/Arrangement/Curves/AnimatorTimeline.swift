// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Where a property animator is between its two ends, as a pure function of time.
///
/// It stands still or moves. It moves along its curve, forwards or backwards in the curve's time, or, after it was
/// continued with another timing, from where it was to an end on a curve of that. Whatever it did before, it can be
/// paused, moved by hand, turned round and continued without a jump.
package struct AnimatorTimeline: Sendable, Hashable {
    package typealias Progress = AnimatorPace.Progress

    /// Seconds from end to end.
    package let duration: Double
    package let pace: AnimatorPace

    private enum Place: Hashable {
        /// A fraction of the curve's time.
        case onCurve(Double)
        /// A progress that a movement with another timing had got to.
        case off(Progress)
    }

    private enum Movement: Hashable {
        case still(Place)
        /// Along the curve's time, `step` of it a second.
        case alongCurve(from: Double, step: Double, since: Double)
        case aside(from: Progress, to: Double, pace: AnimatorPace, duration: Double, since: Double)
    }

    private var movement = Movement.still(.onCurve(0))

    package init(duration: Double, pace: AnimatorPace) {
        self.duration = Thresholds.Animation.animatorDurations.clamping(duration)
        self.pace = pace
    }

    // MARK: Reading

    package var isMoving: Bool {
        if case .still = movement { false } else { true }
    }

    /// When the movement began, or will; nil while it stands still.
    package var start: Double? {
        switch movement {
        case .still: nil
        case .alongCurve(_, _, let since), .aside(_, _, _, _, let since): since
        }
    }

    /// How far it has come at `time`: 0 at the start, 1 at the end, beyond them where a spring overshoots.
    package func progress(at time: Double) -> Progress {
        switch movement {
        case .still(.onCurve(let fraction)): return pace.value(at: fraction, duration: duration)
        case .still(.off(let progress)): return progress
        case .alongCurve: return pace.value(at: curveFraction(at: time), duration: duration)
        case .aside(let from, let to, let pace, let duration, let since):
            let share = pace.value(at: max(0, time - since) / duration, duration: duration)
            return from + (Progress(to, to) - from) * share
        }
    }

    /// The fraction of the curve's time at `time`, or the one that would show the same.
    package func curveFraction(at time: Double) -> Double {
        switch movement {
        case .still(.onCurve(let fraction)): return fraction
        case .still(.off(let progress)): return pace.fraction(of: progress.x, duration: duration)
        case .alongCurve(let from, let step, let since):
            return (0...1).clamping(from + step * max(0, time - since))
        case .aside: return pace.fraction(of: progress(at: time).x, duration: duration)
        }
    }

    /// How far something has come at `time` that starts later, at `start` of the curve's time, and ends with the rest.
    package func progress(from start: Double, at time: Double) -> Progress {
        let whole = progress(at: time)
        guard start > 0 else { return whole }
        guard start < 1 else { return whole.x >= 1 ? .one : .zero }
        let fraction = (curveFraction(at: time) - start) / (1 - start)
        let own = pace.value(at: fraction, duration: duration * (1 - start))
        // Where another timing carries the whole beyond its ends, it takes the late ones along.
        guard case .aside = movement else { return own }
        return own + (whole - whole.clamped(lowerBound: .zero, upperBound: .one))
    }

    /// Seconds from `time` until it is at the end it moves to; nil while it stands still.
    package func remaining(at time: Double) -> Double? {
        switch movement {
        case .still: nil
        case .alongCurve(let from, let step, let since):
            max(0, ((step > 0 ? 1 - from : from) / abs(step)) - max(0, time - since))
        case .aside(_, _, _, let duration, let since): max(0, duration - max(0, time - since))
        }
    }

    // MARK: Moving

    /// Moves it by hand: to a progress where `linearly`, or else to where its curve is at that fraction of time.
    ///
    /// It goes on moving from there if it moves.
    package mutating func scrubbed(to fraction: Double, linearly: Bool, reversed: Bool, at time: Double) {
        let fraction = (0...1).clamping(fraction)
        let moves = isMoving
        movement = .still(.onCurve(linearly ? pace.fraction(of: fraction, duration: duration) : fraction))
        if moves { started(reversed: reversed, at: time) }
    }

    package mutating func paused(at time: Double) {
        switch movement {
        case .still: break
        case .alongCurve: movement = .still(.onCurve(curveFraction(at: time)))
        case .aside: movement = .still(.off(progress(at: time)))
        }
    }

    /// Moves on along its own curve, or back along it.
    package mutating func started(reversed: Bool, at time: Double) {
        movement = .alongCurve(
            from: curveFraction(at: time), step: (reversed ? -1 : 1) / duration, since: time)
    }

    /// Moves on with another timing, or in another time.
    ///
    /// - Parameters:
    ///   - pace: nil keeps the curve, of which the rest is left.
    ///   - newDuration: seconds for the rest of the way; nil is what is left of the curve's.
    package mutating func continued(
        pace newPace: AnimatorPace?, duration newDuration: Double?, reversed: Bool, at time: Double
    ) {
        let fraction = curveFraction(at: time)
        let durations = Thresholds.Animation.animatorDurations
        let left = durations.clamping((reversed ? fraction : 1 - fraction) * duration)
        let seconds = (newDuration ?? left).bounded(to: durations, orIfNaN: left)
        if let newPace {
            movement = .aside(
                from: progress(at: time), to: reversed ? 0 : 1, pace: newPace, duration: seconds, since: time)
        } else {
            movement = .alongCurve(
                from: fraction, step: (reversed ? -1 : 1) / duration * left / seconds, since: time)
        }
    }

    /// Turns round at once, on its own curve.
    package mutating func turned(reversed: Bool, at time: Double) {
        if isMoving { started(reversed: reversed, at: time) }
    }

    /// Stops at an end.
    package mutating func ended(atStart: Bool) {
        movement = .still(.onCurve(atStart ? 0 : 1))
    }
}
