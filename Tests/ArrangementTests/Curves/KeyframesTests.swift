// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Arrangement

@Suite("Keyframes")
struct KeyframesTests {
    @Test("Evenly spaced keyframes divide the time evenly; a time outside is at the nearest end")
    func evenly() {
        let keyframes = Keyframes(count: 5)
        #expect(keyframes.times == [0, 0.25, 0.5, 0.75, 1])
        #expect(keyframes.place(at: 0.375) == Keyframes.Place(index: 1, fraction: 0.5))
        #expect(keyframes.place(at: -1) == Keyframes.Place(index: 0, fraction: 0))
        #expect(keyframes.place(at: 2) == Keyframes.Place(index: 3, fraction: 1))
        #expect(Keyframes(count: 1).place(at: 0.5) == Keyframes.Place(index: 0, fraction: 0))
    }

    @Test("For all ascending times in eighths, the place matches a linear search")
    func search() {
        for bits in 0..<128 {
            let inner = (1..<8).filter { bits & (1 << ($0 - 1)) != 0 }.map { Double($0) / 8 }
            let times = [0] + inner + [1]
            guard let keyframes = Keyframes(times: times) else {
                Issue.record("\(times) rise")
                continue
            }
            for sixteenth in 1..<16 {
                let fraction = Double(sixteenth) / 16
                let index = times.lastIndex { $0 <= fraction }!
                let share = (fraction - times[index]) / (times[index + 1] - times[index])
                #expect(keyframes.place(at: fraction) == Keyframes.Place(index: index, fraction: share))
            }
        }
    }

    @Test("Two keyframes at the same time are a jump, and descending times are invalid")
    func jumps() {
        let keyframes = Keyframes(times: [0, 0.5, 0.5, 1])!
        #expect(keyframes.place(at: 0.4999).index == 0)
        #expect(keyframes.place(at: 0.5) == Keyframes.Place(index: 2, fraction: 0))
        #expect(Keyframes(times: [0, 0.6, 0.5]) == nil)
    }

    @Test("A discrete keyframe holds until the time of the next one")
    func steps() {
        let keyframes = Keyframes(times: [0, 0.25, 0.5, 1])!
        #expect([0, 0.2, 0.25, 0.49, 0.5, 0.99].map(keyframes.step) == [0, 0, 1, 1, 2, 2])
    }

    @Test("Paced keyframes are as far apart in time as in value")
    func paced() {
        #expect(Keyframes(distances: [1, 3]).times == [0, 0.25, 1])
        #expect(Keyframes(distances: [0, 0]).times == [0, 0.5, 1])
    }

    @Test("A spline's weights add up to 1, and at each end only one keyframe has a weight, with every bend")
    func weights() {
        for bend in [Keyframes.Bend(), Keyframes.Bend(tension: 0.5, continuity: -0.3, bias: 0.7)] {
            for t in [0, 0.25, 0.5, 1] {
                let w = Keyframes.splineWeights(at: t, start: bend, end: bend)
                #expect(isClose(w.before + w.start + w.end + w.after, 1, within: 1e-12))
                if t == 0 { #expect(w.before == 0 && w.start == 1 && w.end == 0 && w.after == 0) }
                if t == 1 { #expect(w.before == 0 && w.start == 0 && w.end == 1 && w.after == 0) }
            }
        }
    }

    @Test("Without a bend the spline is Catmull-Rom, and full tension stops it at each keyframe")
    func bends() {
        // In the middle of a Catmull-Rom spline through 0, 0, 1 and 1, the value is (-0 + 9*0 + 9*1 - 1) / 16 = 0.5.
        let w = Keyframes.splineWeights(at: 0.5)
        #expect(isClose(w.end + w.after, 0.5, within: 1e-12))
        #expect(isClose(w.before, -0.0625, within: 1e-12))
        let tight = Keyframes.Bend(tension: 1)
        let slow = Keyframes.splineWeights(at: 0.01, start: tight, end: tight)
        #expect(isClose(slow.end, 3 * 0.0001 - 2 * 0.000001, within: 1e-12))
        #expect(slow.before == 0)
    }
}
