// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing

@testable import QuartzCore

@Suite("Where an animation is at a moment")
struct AnimationPhaseTests {
    /// A two-second animation that begins at 10.
    func animation(_ change: (CAAnimation) -> Void = { _ in }) -> CAAnimation {
        let animation = CAAnimation()
        animation.beginTime = 10
        change(animation)
        return animation
    }

    func phase(_ animation: CAAnimation, at time: Double) -> AnimationPhase {
        AnimationPhase(of: animation, duration: 2, at: time)
    }

    @Test("It shows nothing before and after its time, unless it fills (131)")
    func fill() {
        #expect(phase(animation(), at: 9).time == nil)
        #expect(phase(animation(), at: 11).time == 1)
        #expect(phase(animation(), at: 12).time == nil)
        #expect(phase(animation(), at: 12).isFinished)
        #expect(phase(animation { $0.fillMode = .backwards }, at: 9).time == 0)
        #expect(phase(animation { $0.fillMode = .forwards }, at: 13).time == 2)
        #expect(phase(animation { $0.fillMode = .both }, at: 9).time == 0)
    }

    @Test("It repeats, a fraction of a run too, and runs back when it autoreverses")
    func repeating() {
        let twice = animation { $0.repeatCount = 2.5 }
        #expect(phase(twice, at: 13).time == 1)
        #expect(!phase(twice, at: 14.9).isFinished)
        #expect(phase(twice, at: 15).isFinished)
        let back = animation {
            $0.autoreverses = true
            $0.repeatCount = .infinity
        }
        #expect(phase(back, at: 11.5).time == 1.5)
        #expect(phase(back, at: 12.5).time == 1.5)
        #expect(phase(back, at: 14.5).time == 0.5)
        #expect(phase(animation { $0.repeatDuration = 3 }, at: 12.5).time == 0.5)
        #expect(phase(animation { $0.repeatDuration = 3 }, at: 13).isFinished)
    }

    @Test("Speed and offset map its time; at no speed it stands still (131)")
    func speed() {
        #expect(phase(animation { $0.speed = 2 }, at: 10.5).time == 1)
        let paused = animation {
            $0.speed = 0
            $0.timeOffset = 0.7
        }
        #expect(phase(paused, at: 99).time == 0.7)
        #expect(!phase(paused, at: 99).isFinished)
    }

    @Test("One that begins at once has begun in a frame whose time lies a little before")
    func atOnce() {
        let animation = animation { $0.beginsAtOnce = true }
        #expect(phase(animation, at: 9.99).time == 0)
    }
}
