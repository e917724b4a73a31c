// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

/// Says how a property animator gets from one end to the other.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSCoding, NSCopying {
    /// Which of the two below counts.
    var timingCurveType: UITimingCurveType { get }
    var cubicTimingParameters: UICubicTimingParameters? { get }
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// What an animator's timing is made of.
public enum UITimingCurveType: Int, Sendable {
    /// A curve of ``UIView/AnimationCurve``.
    case builtin
    /// A curve with control points.
    case cubic
    case spring
    /// A spring whose time a curve bends.
    case composed
}

extension UITimingCurveProvider {
    /// The pace over a duration that may be the spring's own.
    ///
    /// A composed one without one of its two parts goes by the other.
    func pace(duration: TimeInterval) -> (pace: AnimatorPace, duration: TimeInterval) {
        let curve = cubicTimingParameters?.curve ?? .default
        guard timingCurveType == .spring || timingCurveType == .composed, let spring = springTimingParameters else {
            return (AnimatorPace(curve: curve), duration)
        }
        let isComposed = timingCurveType == .composed && cubicTimingParameters != nil
        let springs = spring.springs(duration: duration)
        return (
            AnimatorPace(spring: springs.x, alongY: springs.y, curve: isComposed ? curve : nil), springs.duration
        )
    }
}
