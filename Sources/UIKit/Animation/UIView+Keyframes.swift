// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
    /// Animates changes each in its own stretch of the time: those inside ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``
    /// in that keyframe's, others over all of it.
    ///
    /// The whole eases in and out, unless the options hold a curve of ``AnimationOptions``.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: (@Sendable (Bool) -> Void)? = nil
    ) {
        let end = AnimationEnd { finished in completion?(finished) }
        let shared = options.forBlocks
        let whole = block(
            duration: duration, delay: delay, pace: .curve(shared.curve.function), options: shared, end: end)
        let recorder = KeyframeRecorder(mode: options.mode)
        ViewAnimation(
            duration: whole.duration, delay: whole.delay, pace: whole.pace, options: whole.options, end: end,
            carrier: .keyframes(recorder, from: 0, to: 1)
        ).perform(animations)
        recorder.start(whole)
        close(end, of: whole)
    }

    /// The same, waiting for the end.
    ///
    /// - Returns: whether the animations ran to their end.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
        animations: @escaping () -> Void
    ) async -> Bool {
        await withCheckedContinuation { continuation in
            animateKeyframes(
                withDuration: duration, delay: delay, options: options, animations: animations,
                completion: { continuation.resume(returning: $0) })
        }
    }

    /// Inside `animateKeyframes`: animates what `animations` changes in a stretch of the time.
    ///
    /// Anywhere else it has no effect on when the changes are animated.
    ///
    /// - Parameters:
    ///   - frameStartTime: a fraction of the whole duration, 0 to 1.
    ///   - frameDuration: a fraction too; the stretch ends with the whole at the latest.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let current = ViewAnimation.current, case .keyframes(let recorder, _, _) = current.carrier else {
            return animations()
        }
        let start = (0...1).clamping(frameStartTime)
        let end = (start...1).clamping(start + frameDuration)
        ViewAnimation(
            duration: current.duration, delay: current.delay, pace: current.pace, options: current.options,
            end: current.end, carrier: .keyframes(recorder, from: start, to: end)
        ).perform(animations)
    }
}
