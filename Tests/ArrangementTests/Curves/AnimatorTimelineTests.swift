// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Arrangement

@Suite("Animator timeline")
struct AnimatorTimelineTests {
    static let paces: [AnimatorTiming] = [
        AnimatorTiming(curve: .linear), AnimatorTiming(curve: .easeInOut), AnimatorTiming(curve: .easeIn),
        AnimatorTiming(spring: Spring(dampingRatio: 1, duration: 2)),
        AnimatorTiming(spring: Spring(dampingRatio: 0.4, duration: 2)),
        AnimatorTiming(spring: Spring(dampingRatio: 0.7, duration: 2), curve: .easeIn),
    ]

    func timeline(_ pace: AnimatorTiming) -> AnimatorTimeline { AnimatorTimeline(duration: 2, pace: pace) }

    @Test("Progress follows the timing and reaches the end after the duration", arguments: paces)
    func runs(pace: AnimatorTiming) {
        var timeline = timeline(pace)
        timeline.started(reversed: false, at: 10)
        #expect(timeline.progress(at: 9).x == 0)
        for step in 0...20 {
            let time = Double(step) / 10
            #expect(isClose(timeline.progress(at: 10 + time).x, pace.value(at: time / 2, duration: 2).x, within: 1e-9))
        }
        #expect(timeline.remaining(at: 10.5) == 1.5)
        #expect(timeline.progress(at: 12).x == 1)
        #expect(timeline.remaining(at: 12) == 0)
    }

    /// A change of an animator's timeline. The cases whose names begin with `continue` continue a paused animation,
    /// with another duration, on a spring or backwards.
    enum Move: CaseIterable {
        case pause, start, back, scrub, continueSlowly, continueOnSpring, continueBack
    }

    func move(_ timeline: inout AnimatorTimeline, _ move: Move, at time: Double) {
        switch move {
        case .pause: timeline.paused(at: time)
        case .start: timeline.started(reversed: false, at: time)
        case .back: timeline.started(reversed: true, at: time)
        case .scrub:
            // Scrubs to the current progress, like a finger that has not moved.
            let now = min(max(timeline.progress(at: time).x, 0), 1)
            timeline.scrubbed(to: now, linearly: true, reversed: false, at: time)
        case .continueSlowly: timeline.continued(pace: nil, duration: 3, reversed: false, at: time)
        case .continueOnSpring:
            let spring = AnimatorTiming(spring: Spring(dampingRatio: 0.5, duration: 1, initialVelocity: 2))
            timeline.continued(pace: spring, duration: 1, reversed: false, at: time)
        case .continueBack:
            timeline.continued(pace: AnimatorTiming(curve: .easeOut), duration: 0.5, reversed: true, at: time)
        }
    }

    @Test("fact 142: no change makes the progress jump, in all sequences of three changes", arguments: paces)
    func continuous(pace: AnimatorTiming) {
        for first in Move.allCases {
            for second in Move.allCases {
                for third in Move.allCases {
                    var timeline = timeline(pace)
                    timeline.started(reversed: false, at: 0)
                    var time = 0.0
                    for step in [first, second, third] {
                        time += 0.3
                        let before = timeline.progress(at: time)
                        move(&timeline, step, at: time)
                        let after = timeline.progress(at: time)
                        // A spring that has passed its end is not checked, because reversing it makes its progress jump
                        // to the nearest end.
                        let isPastEnd = before.x > 1 || before.x < 0
                        if !isPastEnd, abs(after.x - before.x) > 1e-6 {
                            Issue.record("\(first), \(second), \(third): \(before.x) to \(after.x) at \(time)")
                        }
                    }
                }
            }
        }
        #expect(timeline(pace).progress(at: 0).x == 0)
    }

    @Test("fact 142: after linear scrubbing the progress is the fraction, with every curve", arguments: paces)
    func scrubbing(pace: AnimatorTiming) {
        for tenth in 1..<10 {
            var timeline = timeline(pace)
            timeline.scrubbed(to: Double(tenth) / 10, linearly: true, reversed: false, at: 0)
            #expect(isClose(timeline.progress(at: 5).x, Double(tenth) / 10, within: 1e-6))
            timeline.scrubbed(to: Double(tenth) / 10, linearly: false, reversed: false, at: 0)
            #expect(timeline.curveFraction(at: 5) == Double(tenth) / 10)
        }
    }

    @Test("Reversed, an animation takes as long as it has run")
    func back() {
        var timeline = timeline(AnimatorTiming(curve: .easeIn))
        timeline.started(reversed: false, at: 0)
        timeline.directionChanged(reversed: true, at: 0.5)
        #expect(timeline.remaining(at: 0.5) == 0.5)
        #expect(isClose(timeline.progress(at: 0.75).x, TimingCurve.easeIn.value(at: 0.125), within: 1e-9))
        #expect(timeline.progress(at: 1).x == 0)
    }

    @Test("fact 146: a delayed animation starts at its fraction of the duration and ends with the others")
    func late() {
        var timeline = timeline(AnimatorTiming(curve: .easeInOut))
        timeline.started(reversed: false, at: 0)
        #expect(timeline.progress(from: 0.25, at: 0.5).x == 0)
        #expect(isClose(timeline.progress(from: 0.25, at: 1.25).x, 0.5, within: 1e-9))
        #expect(timeline.progress(from: 0.25, at: 2).x == 1)
    }

    @Test("The inverse of a timing is the first fraction with the value", arguments: paces)
    func inverse(pace: AnimatorTiming) {
        for tenth in 1..<10 {
            let value = Double(tenth) / 10
            let fraction = pace.fraction(of: value, duration: 2)
            #expect(isClose(pace.value(at: fraction, duration: 2).x, value, within: 1e-6))
        }
        #expect(pace.fraction(of: 0, duration: 2) == 0)
        #expect(pace.fraction(of: 1, duration: 2) == 1)
    }
}
