// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The progress of a property animator between its start and its end, as a pure function of time.
///
/// The animator is paused, or it moves along its curve in either direction. After `continued` with another timing, it
/// moves along the new curve, from the progress at that time to 0 or 1. In each state the animator can be paused,
/// scrubbed, reversed and continued without a jump.
package struct AnimatorTimeline: Sendable, Hashable {
    package typealias Progress = AnimatorTiming.Progress

    /// The animator's duration in seconds.
    package let duration: Double
    /// The animator's own timing.
    package let pace: AnimatorTiming

    /// The position at which an animator is paused.
    private enum Place: Hashable {
        /// A position on the curve. The value is the fraction of the curve's time that has passed there.
        case onCurve(Double)
        /// A progress that was reached with another timing, and so may not be a point of the animator's own curve.
        case offCurve(Progress)
    }

    private enum Movement: Hashable {
        case paused(Place)
        /// Running along the curve. At the time `since`, the fraction `from` of the curve's duration has passed. Each
        /// second adds `step` to that fraction; `step` is negative if the animation is reversed.
        case alongCurve(from: Double, step: Double, since: Double)
        /// Running along the curve of another timing, which began at the time `since` with the progress `from`. The
        /// movement reaches the progress `to` after `duration` seconds.
        case onNewCurve(from: Progress, to: Double, pace: AnimatorTiming, duration: Double, since: Double)
    }

    private var movement = Movement.paused(.onCurve(0))

    package init(duration: Double, pace: AnimatorTiming) {
        self.duration = Thresholds.Animation.animatorDurations.clamping(duration)
        self.pace = pace
    }

    // MARK: Reading

    package var isMoving: Bool {
        if case .paused = movement { false } else { true }
    }

    /// The time at which the movement began or will begin; nil while the animator is paused.
    package var start: Double? {
        switch movement {
        case .paused: nil
        case .alongCurve(_, _, let since), .onNewCurve(_, _, _, _, let since): since
        }
    }

    /// The progress at `time`: 0 at the start, 1 at the end, outside that range while a spring overshoots.
    package func progress(at time: Double) -> Progress {
        switch movement {
        case .paused(.onCurve(let fraction)): return pace.value(at: fraction, duration: duration)
        case .paused(.offCurve(let progress)): return progress
        case .alongCurve: return pace.value(at: curveFraction(at: time), duration: duration)
        case .onNewCurve(let from, let to, let pace, let duration, let since):
            let share = pace.value(at: max(0, time - since) / duration, duration: duration)
            return from + (Progress(to, to) - from) * share
        }
    }

    /// The fraction of the curve's time that has passed at `time`. After a change to another timing, it is the fraction
    /// at which the animator's own curve has the same progress.
    package func curveFraction(at time: Double) -> Double {
        switch movement {
        case .paused(.onCurve(let fraction)): return fraction
        case .paused(.offCurve(let progress)): return pace.fraction(of: progress.x, duration: duration)
        case .alongCurve(let from, let step, let since):
            return (0...1).clamping(from + step * max(0, time - since))
        case .onNewCurve: return pace.fraction(of: progress(at: time).x, duration: duration)
        }
    }

    /// The progress at `time` of a single animation of the animator. The animation begins at fraction `start` of the
    /// curve's time and ends when the animator does.
    package func progress(from start: Double, at time: Double) -> Progress {
        let whole = progress(at: time)
        guard start > 0 else { return whole }
        guard start < 1 else { return whole.x >= 1 ? .one : .zero }
        let fraction = (curveFraction(at: time) - start) / (1 - start)
        let own = pace.value(at: fraction, duration: duration * (1 - start))
        // After a change to another timing, the animator may overshoot 0 or 1: animations that began late then
        // overshoot by the same amount.
        guard case .onNewCurve = movement else { return own }
        return own + (whole - whole.clamped(lowerBound: .zero, upperBound: .one))
    }

    /// The seconds from `time` until the movement reaches its end; nil while the animator is paused.
    package func remaining(at time: Double) -> Double? {
        switch movement {
        case .paused: nil
        case .alongCurve(let from, let step, let since):
            max(0, ((step > 0 ? 1 - from : from) / abs(step)) - max(0, time - since))
        case .onNewCurve(_, _, _, let duration, let since): max(0, duration - max(0, time - since))
        }
    }

    // MARK: Moving

    /// Sets the progress to `fraction` if `linearly`; otherwise to the curve's progress at that fraction of its time.
    ///
    /// If the animator was moving, it continues to move from there, toward its start if `reversed`, otherwise toward
    /// its end.
    package mutating func scrubbed(to fraction: Double, linearly: Bool, reversed: Bool, at time: Double) {
        let fraction = (0...1).clamping(fraction)
        let moves = isMoving
        movement = .paused(.onCurve(linearly ? pace.fraction(of: fraction, duration: duration) : fraction))
        if moves { started(reversed: reversed, at: time) }
    }

    package mutating func paused(at time: Double) {
        switch movement {
        case .paused: break
        case .alongCurve: movement = .paused(.onCurve(curveFraction(at: time)))
        case .onNewCurve: movement = .paused(.offCurve(progress(at: time)))
        }
    }

    /// Starts or continues the movement along the animator's own curve: toward its start if `reversed`, otherwise
    /// toward its end.
    package mutating func started(reversed: Bool, at time: Double) {
        movement = .alongCurve(
            from: curveFraction(at: time), step: (reversed ? -1 : 1) / duration, since: time)
    }

    /// Continues with another timing, another duration, or both.
    ///
    /// - Parameters:
    ///   - newPace: the new timing; nil to continue along the rest of the animator's own curve.
    ///   - newDuration: the seconds until the end; nil for the remaining time along the animator's own curve.
    ///   - reversed: whether the animator moves to its start instead of its end.
    package mutating func continued(
        pace newPace: AnimatorTiming?, duration newDuration: Double?, reversed: Bool, at time: Double
    ) {
        let fraction = curveFraction(at: time)
        let durations = Thresholds.Animation.animatorDurations
        let left = durations.clamping((reversed ? fraction : 1 - fraction) * duration)
        let seconds = (newDuration ?? left).bounded(to: durations, orIfNaN: left)
        if let newPace {
            movement = .onNewCurve(
                from: progress(at: time), to: reversed ? 0 : 1, pace: newPace, duration: seconds, since: time)
        } else {
            movement = .alongCurve(
                from: fraction, step: (reversed ? -1 : 1) / duration * left / seconds, since: time)
        }
    }

    /// Makes a running animator move along its own curve toward its start if `reversed`, otherwise toward its end. A
    /// paused animator does not change.
    package mutating func directionChanged(reversed: Bool, at time: Double) {
        if isMoving { started(reversed: reversed, at: time) }
    }

    /// Stops the animator at its start if `atStart`, otherwise at its end.
    package mutating func ended(atStart: Bool) {
        movement = .paused(.onCurve(atStart ? 0 : 1))
    }
}
