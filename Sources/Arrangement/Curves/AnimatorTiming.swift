// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The timing of a property animator: a curve, a spring, or a spring whose time is mapped by a curve.
///
/// Progress is a pair, because a spring's initial velocity may differ along x and y. Values other than points use the
/// first component.
package struct AnimatorTiming: Sendable, Hashable {
    package typealias Progress = SIMD2<Double>

    private var curve: TimingCurve?
    private var springs: (x: Spring, y: Spring)?

    package init(curve: TimingCurve) {
        self.curve = curve
    }

    /// Creates the timing of a spring, with different parameters along y if `y` is given.
    ///
    /// - Parameter curve: maps the elapsed fraction of the duration to the elapsed fraction for the spring; nil if both
    ///   are equal.
    package init(spring x: Spring, alongY y: Spring? = nil, curve: TimingCurve? = nil) {
        springs = (x, y ?? x)
        self.curve = curve
    }

    package static func == (a: AnimatorTiming, b: AnimatorTiming) -> Bool {
        a.curve == b.curve && a.springs?.x == b.springs?.x && a.springs?.y == b.springs?.y
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(curve)
        hasher.combine(springs?.x)
    }

    /// The progress at a fraction of the duration: 0 at 0 and before, 1 at 1 and after.
    package func value(at fraction: Double, duration: Double) -> Progress {
        guard fraction > 0 else { return .zero }
        guard fraction < 1 else { return .one }
        let bent = curve?.value(at: fraction) ?? fraction
        guard let springs else { return Progress(bent, bent) }
        return Progress(springs.x.value(at: bent * duration), springs.y.value(at: bent * duration))
    }

    /// The first fraction of the duration at which the progress is `value`; 1 if the progress never reaches `value`.
    ///
    /// - Complexity: O(1): at most 114 evaluations of the timing.
    package func fraction(of value: Double, duration: Double) -> Double {
        guard value > 0 else { return 0 }
        guard value < 1 else { return 1 }
        // Find the first step that reaches the value, then bisect within that step.
        let steps = 64
        var low = 0.0
        var high = 1.0
        for step in 1...steps {
            let fraction = Double(step) / Double(steps)
            if self.value(at: fraction, duration: duration).x >= value {
                (low, high) = (Double(step - 1) / Double(steps), fraction)
                break
            }
        }
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if self.value(at: middle, duration: duration).x >= value { high = middle } else { low = middle }
        }
        return high
    }
}
