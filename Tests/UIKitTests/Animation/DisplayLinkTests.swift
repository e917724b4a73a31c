// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import QuartzCore
@testable import UIKitTesting

@Suite("CADisplayLink") @MainActor
struct DisplayLinkTests {
    @MainActor
    final class Target {
        var times: [Double] = []
        var next: [Double] = []
        var intervals: [Double] = []
        func step(_ link: CADisplayLink) {
            times.append(link.timestamp)
            next.append(link.targetTimestamp)
            intervals.append(link.duration)
        }
        func tick() { times.append(0) }
    }

    let screen = TestScreen(size: CGSize(width: 100, height: 100))

    @Test(
        "fact 139: a display link fires at every frame, with the times of that frame and the next",
        arguments: [30.0, 60, 120])
    func everyFrame(framesPerSecond: Double) {
        screen.framesPerSecond = framesPerSecond
        let target = Target()
        let link = CADisplayLink(target: target, selector: Target.step)
        #expect(!link.isPaused)
        #expect(link.timestamp == 0)
        #expect(link.duration == 0)
        link.add(to: .main, forMode: .default)
        screen.advance(by: 1)
        #expect(target.times.count == Int(framesPerSecond))
        #expect(target.intervals.allSatisfy { near($0, 1 / framesPerSecond, within: 1e-9) })
        #expect(zip(target.next, target.times.dropFirst()).allSatisfy { near($0, $1, within: 1e-9) })
        link.invalidate()
    }

    @Test("fact 139: a display link retains its target and is retained, until it is invalidated")
    func retaining() {
        weak var target: Target?
        weak var link: CADisplayLink?
        do {
            let made = Target()
            let madeLink = CADisplayLink(target: made, selector: Target.tick)
            madeLink.add(to: .main, forMode: .common)
            (target, link) = (made, madeLink)
        }
        #expect(target != nil)
        #expect(link != nil)
        screen.advance(by: 0.1)
        link?.invalidate()
        #expect(target == nil)
        #expect(link == nil)
    }

    @Test("A paused link, and one removed from its modes, request no frames")
    func pausing() {
        let target = Target()
        let link = CADisplayLink(target: target, selector: Target.step)
        link.add(to: .main, forMode: .default)
        screen.advance(by: 0.5)
        let count = target.times.count
        link.isPaused = true
        screen.advance(by: 0.1)
        let frames = screen.surface.framesRequested
        screen.advance(by: 1)
        #expect(target.times.count == count)
        #expect(screen.surface.framesRequested == frames)
        link.isPaused = false
        screen.advance(by: 0.5)
        #expect(target.times.count > count)
        link.remove(from: .main, forMode: .default)
        let last = target.times.count
        screen.advance(by: 0.5)
        #expect(target.times.count == last)
        link.invalidate()
    }

    @Test("A link that another one invalidates, removes or pauses in a frame is not called in that frame")
    func stoppedByAnother() {
        let stops: [(CADisplayLink) -> Void] = [
            { $0.invalidate() }, { $0.remove(from: .main, forMode: .common) }, { $0.isPaused = true },
        ]
        for (index, stop) in stops.enumerated() {
            let target = Target()
            let second = CADisplayLink(target: target, selector: Target.step)
            let first = CADisplayLink { _ in stop(second) }
            first.add(to: .main, forMode: .common)
            second.add(to: .main, forMode: .common)
            screen.advance(by: 0.1)
            #expect(target.times.isEmpty, "\(index)")
            #expect(second.timestamp == 0, "\(index)")
            first.invalidate()
            second.invalidate()
        }
    }

    @Test("A link fires at its preferred rate, once in a whole number of frames", arguments: [30, 20, 15, 60, 120])
    func rate(wanted: Int) {
        let target = Target()
        let link = CADisplayLink(target: target, selector: Target.step)
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 120, preferred: Float(wanted))
        #expect(link.preferredFramesPerSecond == wanted)
        link.add(to: .main, forMode: .default)
        screen.advance(by: 2)
        #expect(abs(target.times.count - 2 * min(wanted, 60)) <= 1)
        #expect(zip(target.next, target.times.dropFirst()).allSatisfy { near($0, $1, within: 1e-9) })
        link.preferredFramesPerSecond = 0
        #expect(link.preferredFrameRateRange == .default)
        link.invalidate()
    }
}
