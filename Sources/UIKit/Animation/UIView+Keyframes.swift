// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
    /// Animates changes as keyframes. Changes inside
    /// ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)`` are animated during that keyframe, and
    /// others over the whole duration.
    ///
    /// The whole animation eases in and out, unless the options contain a curve of ``AnimationOptions``.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: (@Sendable (Bool) -> Void)? = nil
    ) {
        let end = AnimationEnd { finished in completion?(finished) }
        let shared = options.animationOptions
        let keyframesBlock = block(
            duration: duration, delay: delay, pace: .curve(shared.curve.function), options: shared, end: end)
        let recorder = KeyframeRecorder(mode: options.mode)
        ViewAnimation(
            duration: keyframesBlock.duration, delay: keyframesBlock.delay, pace: keyframesBlock.pace,
            options: keyframesBlock.options, end: end,
            carrier: .keyframes(recorder, from: 0, to: 1)
        ).perform(animations)
        recorder.start(keyframesBlock)
        close(end, of: keyframesBlock)
    }

    /// Animates changes as keyframes and waits for the animation to end.
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

    /// Adds a keyframe to the enclosing `animateKeyframes` block. The changes that `animations` makes are animated in a
    /// part of that block's duration.
    ///
    /// Outside of an `animateKeyframes` block, the method only calls `animations`.
    ///
    /// - Parameters:
    ///   - frameStartTime: the start as a fraction of the whole duration, 0 to 1.
    ///   - frameDuration: the length as a fraction of the whole duration; cut off at the end of the whole duration.
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
