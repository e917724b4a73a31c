// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

/// Animation timing described by a cubic Bézier curve from (0, 0) to (1, 1).
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider, @unchecked Sendable {
    /// The predefined curve. It is ``UIView/AnimationCurve/easeInOut`` if the timing was created from control points or
    /// by `init()`.
    public let animationCurve: UIView.AnimationCurve
    /// The curve's first control point: fractions of time (x) and of progress (y).
    public let controlPoint1: CGPoint
    /// The curve's second control point: fractions of time (x) and of progress (y).
    public let controlPoint2: CGPoint
    private let isBuiltin: Bool

    /// Creates timing with Core Animation's default curve, which starts fast and ends slowly.
    public override init() {
        (animationCurve, isBuiltin) = (.easeInOut, true)
        (controlPoint1, controlPoint2) = Self.points(of: CAMediaTimingFunction(name: .default))
        super.init()
    }

    /// Creates timing with a predefined curve.
    public init(animationCurve curve: UIView.AnimationCurve) {
        (animationCurve, isBuiltin) = (curve, true)
        (controlPoint1, controlPoint2) = Self.points(of: curve.function)
        super.init()
    }

    /// Creates timing with a curve that two control points define.
    ///
    /// - Parameters:
    ///   - point1: the first control point: a fraction of time (x, 0 to 1) and of progress (y).
    ///   - point2: the second control point.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        (animationCurve, isBuiltin) = (.easeInOut, false)
        (controlPoint1, controlPoint2) = (point1, point2)
        super.init()
    }

    nonisolated private static func points(of function: CAMediaTimingFunction) -> (CGPoint, CGPoint) {
        func point(_ index: Int) -> CGPoint {
            var values: [Float] = [0, 0]
            function.getControlPoint(at: index, values: &values)
            return CGPoint(x: Double(values[0]), y: Double(values[1]))
        }
        return (point(1), point(2))
    }

    // MARK: UITimingCurveProvider

    public var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
    public var cubicTimingParameters: UICubicTimingParameters? { self }
    public var springTimingParameters: UISpringTimingParameters? { nil }

    var curve: TimingCurve {
        TimingCurve(
            Double(controlPoint1.x), Double(controlPoint1.y), Double(controlPoint2.x), Double(controlPoint2.y))
    }

    // MARK: Copying and archiving

    /// Returns the object itself, which is immutable.
    nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }

    nonisolated public required init?(coder: NSCoder) {
        guard coder.containsValue(forKey: "x1"),
            let curve = UIView.AnimationCurve(rawValue: coder.decodeInteger(forKey: "curve"))
        else { return nil }
        animationCurve = curve
        isBuiltin = coder.decodeBool(forKey: "builtin")
        controlPoint1 = CGPoint(x: coder.decodeDouble(forKey: "x1"), y: coder.decodeDouble(forKey: "y1"))
        controlPoint2 = CGPoint(x: coder.decodeDouble(forKey: "x2"), y: coder.decodeDouble(forKey: "y2"))
        super.init()
    }

    nonisolated public func encode(with coder: NSCoder) {
        coder.encode(animationCurve.rawValue, forKey: "curve")
        coder.encode(isBuiltin, forKey: "builtin")
        coder.encode(Double(controlPoint1.x), forKey: "x1")
        coder.encode(Double(controlPoint1.y), forKey: "y1")
        coder.encode(Double(controlPoint2.x), forKey: "x2")
        coder.encode(Double(controlPoint2.y), forKey: "y2")
    }
}
