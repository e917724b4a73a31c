// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

/// Provides the timing of a property animator.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSCoding, NSCopying {
    /// The kind of timing, which says whether the cubic curve, the spring or both apply.
    var timingCurveType: UITimingCurveType { get }
    /// The cubic curve, if the timing has one.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring, if the timing has one.
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// The kind of an animator's timing.
public enum UITimingCurveType: Int, Sendable {
    /// A curve of ``UIView/AnimationCurve``.
    case builtin
    /// A curve with control points.
    case cubic
    /// A spring.
    case spring
    /// A spring whose time runs along a cubic curve.
    case composed
}

extension UITimingCurveProvider {
    /// Returns the pace and duration of an animator with the given duration; a spring may determine its own duration.
    ///
    /// Composed timing that lacks the curve or the spring uses the one it has.
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
