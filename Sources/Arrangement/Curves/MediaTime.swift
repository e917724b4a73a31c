// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// How one time follows from another, and where in its runs something is: the arithmetic of `CAMediaTiming`.
///
/// A layer's time and an animation's run time both come out of it. All times are seconds. What is no number counts as
/// not set.
package struct MediaTime: Sendable, Hashable {
    package var beginTime = 0.0 {
        didSet { beginTime = beginTime.bounded(to: Thresholds.Animation.moments, orIfNaN: 0) }
    }
    /// Of one run.
    package var duration = 0.0 { didSet { if duration.isNaN { duration = 0 } } }
    package var speed = 1.0 { didSet { speed = speed.bounded(to: Thresholds.Animation.speeds, orIfNaN: 1) } }
    package var timeOffset = 0.0 {
        didSet { timeOffset = timeOffset.bounded(to: Thresholds.Animation.moments, orIfNaN: 0) }
    }
    /// Runs, also a fraction of one; 0 and less count as 1.
    package var repeatCount = 0.0 { didSet { if repeatCount.isNaN { repeatCount = 0 } } }
    /// Seconds of its own time to repeat for; wins over `repeatCount` where it is more than 0.
    package var repeatDuration = 0.0 { didSet { if repeatDuration.isNaN { repeatDuration = 0 } } }
    package var autoreverses = false
    package var fillsBefore = false
    package var fillsAfter = false
    /// Whether it has begun though the parent's time lies before `beginTime`.
    ///
    /// A frame's time may be a little earlier than the event that began an animation; what was added to begin now
    /// stands at its beginning then.
    package var beginsAtOnce = false

    package init() {}

    /// Where it is in its runs.
    package struct Phase: Sendable, Hashable {
        /// Seconds into a run, 0 to `duration`, running backwards in the second half of an autoreversing one; nil
        /// where it has nothing to show.
        package var time: Double?
        /// How many whole runs, there and back counted as one, have gone before.
        package var iteration: Int
        /// Whether its time is over.
        package var isFinished: Bool
    }

    // MARK: Time of a layer

    /// `(parent - beginTime) * speed + timeOffset`, which is how Apple's header has it.
    package func local(fromParent time: Double) -> Double {
        (time - beginTime) * speed + timeOffset
    }

    /// The parent's time at a local one; where time stands still there is none, and the beginning is as good as any.
    package func parent(fromLocal time: Double) -> Double {
        speed == 0 ? beginTime : (time - timeOffset) / speed + beginTime
    }

    /// Whether it changes nothing.
    package var isIdentity: Bool { beginTime == 0 && speed == 1 && timeOffset == 0 }

    // MARK: Runs

    /// One run, there and back where it autoreverses.
    private var cycle: Double { autoreverses ? duration * 2 : duration }

    /// Seconds of its own time from its beginning to its end; infinite where it has none.
    package var activeDuration: Double {
        if repeatDuration > 0 { return repeatDuration }
        let runs = repeatCount > 0 ? repeatCount : 1
        // Core Animation's "for ever" is the greatest `Float` as well as infinity.
        return runs >= Double(Float.greatestFiniteMagnitude) ? .infinity : cycle * runs
    }

    /// Where it is at a time of its parent.
    ///
    /// An offset in time begins further in, and what was left out at the beginning comes at the end, so that it takes
    /// as long as it would without. A negative speed runs from the end to the beginning.
    ///
    /// - Parameter isDelayed: whether what begins at once is late all the same.
    package func phase(at parentTime: Double, isDelayed: Bool = false) -> Phase {
        let sinceBegin = beginsAtOnce && !isDelayed ? max(parentTime - beginTime, 0) : parentTime - beginTime
        if sinceBegin < 0 { return Phase(time: fillsBefore ? place(at: 0).time : nil, iteration: 0, isFinished: false) }
        let total = activeDuration
        let elapsed = sinceBegin * abs(speed)
        if speed != 0, elapsed >= total {
            let end = place(at: total)
            return Phase(time: fillsAfter ? end.time : nil, iteration: end.iteration, isFinished: true)
        }
        let place = place(at: elapsed)
        return Phase(time: place.time, iteration: place.iteration, isFinished: false)
    }

    /// The moment of a run after `elapsed` seconds of its own time.
    private func place(at elapsed: Double) -> (time: Double, iteration: Int) {
        let total = activeDuration
        var moment = speed < 0 && total.isFinite ? total - elapsed : elapsed
        moment += timeOffset
        if total.isFinite, total > 0 {
            // Exactly at the end is the end, not the beginning of another round.
            if moment > total {
                let rest = moment.truncatingRemainder(dividingBy: total)
                moment = rest == 0 ? total : rest
            } else if moment < 0 {
                let rest = moment.truncatingRemainder(dividingBy: total)
                moment = rest == 0 ? 0 : rest + total
            }
        }
        guard cycle > 0, moment > 0, moment.isFinite else { return (0, 0) }
        var within = moment.truncatingRemainder(dividingBy: cycle)
        var runs = ((moment - within) / cycle).rounded()
        // At the very end it is at the end of the last run, not at the beginning of one more.
        if within == 0, moment == total { (runs, within) = (runs - 1, cycle) }
        return (within <= duration ? within : cycle - within, Int(min(runs, 1e15)))
    }
}
