// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Arrangement

@Suite("Timing curve")
struct TimingCurveTests {
    static let curves: [TimingCurve] = [
        .linear, .easeIn, .easeOut, .easeInOut, .default, TimingCurve(0, 1, 1, 0), TimingCurve(0.3, -0.6, 0.7, 1.6),
        TimingCurve(0, 0, 0, 1), TimingCurve(1, 0, 1, 1), TimingCurve(1, 0.5, 0, 0.5),
    ]

    @Test("A curve starts at exactly 0, ends at exactly 1, and is constant outside", arguments: curves)
    func ends(curve: TimingCurve) {
        #expect(curve.value(at: 0) == 0)
        #expect(curve.value(at: -3) == 0)
        #expect(curve.value(at: 1) == 1)
        #expect(curve.value(at: 7) == 1)
    }

    @Test("A curve is within a millionth of the points of its Bézier curve", arguments: curves)
    func points(curve: TimingCurve) {
        let (x1, y1, x2, y2) = curve.controlPoints
        for step in 1..<1000 {
            let t = Double(step) / 1000
            let x = 3 * (1 - t) * (1 - t) * t * x1 + 3 * (1 - t) * t * t * x2 + t * t * t
            let y = 3 * (1 - t) * (1 - t) * t * y1 + 3 * (1 - t) * t * t * y2 + t * t * t
            #expect(isClose(curve.value(at: x), y, within: 1e-6), "at parameter \(t)")
        }
    }

    @Test("Control points with a time outside 0...1 are clamped")
    func clamped() {
        #expect(TimingCurve(-2, 0.1, 3, 0.9) == TimingCurve(0, 0.1, 1, 0.9))
    }

    @Test("Linear is the identity, ease-in is behind it, and ease-out is ahead of it")
    func named() {
        for fraction in [0.1, 0.25, 0.5, 0.75, 0.9] {
            #expect(TimingCurve.linear.value(at: fraction) == fraction)
            #expect(TimingCurve.easeIn.value(at: fraction) < fraction)
            #expect(TimingCurve.easeOut.value(at: fraction) > fraction)
        }
        #expect(isClose(TimingCurve.easeInOut.value(at: 0.5), 0.5, within: 1e-12))
    }
}
