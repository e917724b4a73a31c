// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// A cubic Bézier curve from (0, 0) to (1, 1) that maps a fraction of time to a fraction of progress.
///
/// The x coordinate of each control point is clamped to 0...1, so that time never runs backwards. The y coordinate is
/// not, so that a curve may overshoot. The named curves are those of `CAMediaTimingFunction`.
package struct TimingCurve: Sendable, Hashable {
    private let x1: Double
    private let y1: Double
    private let x2: Double
    private let y2: Double

    package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        self.x1 = (0...1).clamping(x1)
        self.y1 = y1.bounded(to: Thresholds.Animation.curveParameters, orIfNaN: 0)
        self.x2 = (0...1).clamping(x2)
        self.y2 = y2.bounded(to: Thresholds.Animation.curveParameters, orIfNaN: 0)
    }

    package static let linear = TimingCurve(0, 0, 1, 1)
    package static let easeIn = TimingCurve(0.42, 0, 1, 1)
    package static let easeOut = TimingCurve(0, 0, 0.58, 1)
    package static let easeInOut = TimingCurve(0.42, 0, 0.58, 1)
    package static let `default` = TimingCurve(0.25, 0.1, 0.25, 1)

    /// The control points after clamping.
    package var controlPoints: (x1: Double, y1: Double, x2: Double, y2: Double) { (x1, y1, x2, y2) }

    /// The progress at a fraction of the duration: exactly 0 at 0 and before, and exactly 1 at 1 and after. In between
    /// it is accurate to a millionth.
    package func value(at fraction: Double) -> Double {
        guard fraction > 0 else { return 0 }
        guard fraction < 1 else { return 1 }
        guard x1 != y1 || x2 != y2 else { return fraction }
        return Self.bezier(y1, y2, at: parameter(forX: fraction))
    }

    /// The curve's parameter at which its x is `target`, by Newton's method within a shrinking bracket.
    private func parameter(forX target: Double) -> Double {
        var low = 0.0
        var high = 1.0
        var parameter = target
        for _ in 0..<64 {
            let error = Self.bezier(x1, x2, at: parameter) - target
            if error == 0 { break }
            if error > 0 { high = parameter } else { low = parameter }
            let slope = Self.slope(x1, x2, at: parameter)
            let newton = parameter - error / slope
            let next = newton > low && newton < high ? newton : (low + high) / 2
            if abs(next - parameter) < 1e-14 { break }
            parameter = next
        }
        return parameter
    }

    /// One coordinate, at the parameter `t`, of the curve from 0 to 1 whose two control points have the coordinates `a`
    /// and `b`.
    private static func bezier(_ a: Double, _ b: Double, at t: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
    }

    private static func slope(_ a: Double, _ b: Double, at t: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * a + 6 * u * t * (b - a) + 3 * t * t * (1 - b)
    }
}
