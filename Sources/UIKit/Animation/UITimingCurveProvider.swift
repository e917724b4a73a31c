// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

/// Provides the timing of a property animator.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSCoding, NSCopying {
    /// The kind of timing, which determines whether the cubic curve, the spring or both are used.
    var timingCurveType: UITimingCurveType { get }
    /// The cubic curve, if the timing has one.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring, if the timing has one.
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// The kind of an animator's timing.
public enum UITimingCurveType: Int, Sendable {
    /// The timing is a predefined curve of ``UIView/AnimationCurve``.
    case builtin
    /// The timing is a cubic curve with control points.
    case cubic
    /// The timing is a spring.
    case spring
    /// The timing is a spring, and a cubic curve determines how fast the spring's time passes.
    case composed
}

extension UITimingCurveProvider {
    /// Returns the timing of an animator with the given duration, and the actual duration. The actual duration differs
    /// if a spring determines its own.
    ///
    /// Composed timing without a cubic curve uses the spring alone, and without a spring the cubic curve alone.
    func pace(duration: TimeInterval) -> (pace: AnimatorTiming, duration: TimeInterval) {
        let curve = cubicTimingParameters?.curve ?? .default
        guard timingCurveType == .spring || timingCurveType == .composed, let spring = springTimingParameters else {
            return (AnimatorTiming(curve: curve), duration)
        }
        let isComposed = timingCurveType == .composed && cubicTimingParameters != nil
        let springs = spring.springs(duration: duration)
        return (
            AnimatorTiming(spring: springs.x, alongY: springs.y, curve: isComposed ? curve : nil), springs.duration
        )
    }
}
