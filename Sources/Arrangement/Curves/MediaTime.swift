// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The time arithmetic of `CAMediaTiming`: conversion between parent and local time, and the position within repeats.
///
/// It applies to the time of layers and to that of animations. All times are in seconds. A property that is set to NaN
/// gets its default value.
package struct MediaTime: Sendable, Hashable {
    package var beginTime = 0.0 {
        didSet { beginTime = beginTime.bounded(to: Thresholds.Animation.moments, orIfNaN: 0) }
    }
    /// The duration of one repetition, in one direction.
    package var duration = 0.0 { didSet { if duration.isNaN { duration = 0 } } }
    package var speed = 1.0 { didSet { speed = speed.bounded(to: Thresholds.Animation.speeds, orIfNaN: 1) } }
    package var timeOffset = 0.0 {
        didSet { timeOffset = timeOffset.bounded(to: Thresholds.Animation.moments, orIfNaN: 0) }
    }
    /// The number of repetitions, which may be fractional; 0 and less count as 1.
    package var repeatCount = 0.0 { didSet { if repeatCount.isNaN { repeatCount = 0 } } }
    /// The seconds of local time for which the animation repeats; a value above 0 overrides `repeatCount`.
    package var repeatDuration = 0.0 { didSet { if repeatDuration.isNaN { repeatDuration = 0 } } }
    package var autoreverses = false
    /// Whether the animation shows its beginning before it begins, as with the fill mode `backwards`.
    package var fillsBefore = false
    /// Whether the animation shows its end after it has ended, as with the fill mode `forwards`.
    package var fillsAfter = false
    /// Whether the animation shows its beginning while the parent's time is still before `beginTime`.
    ///
    /// A frame's time may be slightly earlier than the event that added an animation. An animation that was added to
    /// begin immediately is at its beginning in such a frame.
    package var beginsAtOnce = false

    package init() {}

    /// The position within the repetitions at one moment.
    package struct Phase: Sendable, Hashable {
        /// The seconds into a repetition, from 0 to `duration`. They descend in the second half of an autoreversing
        /// repetition. Nil if the animation has no effect at the moment.
        package var time: Double?
        /// The number of complete repetitions before the current one; a repetition and its reverse count as one.
        package var iteration: Int
        /// Whether all repetitions are over: the active duration has passed.
        package var isFinished: Bool
    }

    // MARK: Time of a layer

    /// The local time: `(parent - beginTime) * speed + timeOffset`, as Apple's header defines it.
    package func local(fromParent time: Double) -> Double {
        (time - beginTime) * speed + timeOffset
    }

    /// The parent's time for a local time. At speed 0 there is none, and `beginTime` is returned.
    package func parent(fromLocal time: Double) -> Double {
        speed == 0 ? beginTime : (time - timeOffset) / speed + beginTime
    }

    /// Whether local and parent time are equal.
    package var isIdentity: Bool { beginTime == 0 && speed == 1 && timeOffset == 0 }

    // MARK: Repetitions

    /// The duration of one repetition, including the reverse if `autoreverses` is true.
    private var cycle: Double { autoreverses ? duration * 2 : duration }

    /// The seconds of local time from beginning to end; infinite for an endless animation.
    package var activeDuration: Double {
        if repeatDuration > 0 { return repeatDuration }
        let runs = repeatCount > 0 ? repeatCount : 1
        // As in Core Animation, both infinity and the greatest finite `Float` mean endless repetition.
        return runs >= Double(Float.greatestFiniteMagnitude) ? .infinity : cycle * runs
    }

    /// The position within the repetitions at a parent time.
    ///
    /// A time offset skips the beginning, and the skipped part comes at the end, so the duration stays the same. A
    /// negative speed runs from the end to the beginning.
    ///
    /// - Parameter isDelayed: whether the animation waits for `beginTime` even if `beginsAtOnce` is true.
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

    /// The time within the current repetition after `elapsed` seconds of local time, and the number of complete
    /// repetitions before it.
    private func place(at elapsed: Double) -> (time: Double, iteration: Int) {
        let total = activeDuration
        var moment = speed < 0 && total.isFinite ? total - elapsed : elapsed
        moment += timeOffset
        if total.isFinite, total > 0 {
            // Wrap the moment around at both ends of the active duration. A moment exactly at the end stays there,
            // instead of becoming the beginning.
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
        // At the very end of the active duration, the last repetition is at its end; no further repetition begins.
        if within == 0, moment == total { (runs, within) = (runs - 1, cycle) }
        return (within <= duration ? within : cycle - within, Int(min(runs, 1e15)))
    }
}
