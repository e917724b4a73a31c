// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Arrangement

/// The viewport is 440 points high. So the autoscroll zones at its two ends are each 110 points deep, and the speed is
/// highest at depths of 55 points or more.
@Suite("Autoscroll")
struct AutoscrollTests {
    static let viewport = 0.0...440.0
    static let plenty = (before: 1e6, after: 1e6)

    /// An autoscroll whose pointer, at time 0, was first in the middle of the viewport and then moved to `position`.
    static func held(at position: Double, in viewport: ClosedRange<Double> = viewport) -> Autoscroll {
        var scroll = Autoscroll()
        scroll.pointerMoved(position: (viewport.lowerBound + viewport.upperBound) / 2, in: viewport, at: 0)
        scroll.pointerMoved(position: position, in: viewport, at: 0)
        return scroll
    }

    @Test("A custom maximum zone applies, and is kept after the drag ends")
    func smallZone() {
        var scroll = Autoscroll(maximumZone: 44)
        for _ in 0..<2 {
            scroll.pointerMoved(position: 220, in: Self.viewport, at: 0)
            scroll.pointerMoved(position: 395, in: Self.viewport, at: 0)
            #expect(!scroll.isScrolling)
            scroll.pointerMoved(position: 397, in: Self.viewport, at: 0)
            #expect(scroll.isScrolling)
            scroll.ended()
        }
    }

    /// The distance in points that `scroll` scrolls within the given number of seconds.
    static func distance(_ scroll: Autoscroll, seconds: Double, framesPerSecond: Int = 60) -> Double {
        var scroll = scroll
        let interval = 1 / Double(framesPerSecond)
        let frames = Int((seconds / interval).rounded())
        return (1...frames).reduce(0.0) { sum, frame in
            sum + scroll.step(now: Double(frame) * interval, frameInterval: interval, room: plenty)
        }
    }

    @Test("A pointer held near an edge scrolls in every frame, forward at the end and back at the start")
    func holding() {
        var forward = Self.held(at: 420)
        var back = Self.held(at: 20)
        for frame in 1...120 {
            #expect(forward.step(now: Double(frame) / 60, frameInterval: 1 / 60, room: Self.plenty) > 0)
            #expect(back.step(now: Double(frame) / 60, frameInterval: 1 / 60, room: Self.plenty) < 0)
        }
        var middle = Self.held(at: 300)
        #expect(!middle.isScrolling)
        #expect(middle.step(now: 1, frameInterval: 1 / 60, room: Self.plenty) == 0)
    }

    @Test("The distance is the same at 30, 60 and 120 frames per second", arguments: [350.0, 380, 420, 800])
    func frameRates(position: Double) {
        for seconds in [0.2, 0.4, 2] {
            let expected = Self.distance(Self.held(at: position), seconds: seconds)
            for rate in [30, 120] {
                let distance = Self.distance(Self.held(at: position), seconds: seconds, framesPerSecond: rate)
                #expect(isClose(distance, expected, within: 1e-6))
            }
        }
    }

    @Test("Full speed is 900 points per second from half the zone on and past the edge, after a ramp of 0.4 s")
    func speed() {
        for position in [385.0, 440, 640, 10_000] {
            let scroll = Self.held(at: position)
            let settled = Self.distance(scroll, seconds: 1.4) - Self.distance(scroll, seconds: 0.4)
            #expect(isClose(settled, 900, within: 1e-6))
            #expect(isClose(Self.distance(scroll, seconds: 0.4), 180, within: 1e-6))
        }
    }

    @Test("At half the depth the speed is half, and at the zone's border it is zero")
    func depth() {
        let half = Self.held(at: 357.5)
        #expect(isClose(Self.distance(half, seconds: 1.4) - Self.distance(half, seconds: 0.4), 450, within: 1e-6))
        #expect(!Self.held(at: 330).isScrolling)
        #expect(Self.held(at: 330.5).isScrolling)
    }

    @Test("In a tall viewport a zone is 180 points deep")
    func tall() {
        let viewport = 100.0...1100.0
        #expect(!Self.held(at: 919, in: viewport).isScrolling)
        #expect(Self.held(at: 921, in: viewport).isScrolling)
        #expect(Self.held(at: 279, in: viewport).isScrolling)
    }

    @Test("In a viewport of 60 points the middle half does not scroll")
    func small() {
        for position in [15.0, 30, 45] { #expect(!Self.held(at: position, in: 0...60).isScrolling) }
        #expect(Self.distance(Self.held(at: 10, in: 0...60), seconds: 1) < 0)
        #expect(Self.distance(Self.held(at: 50, in: 0...60), seconds: 1) > 0)
    }

    @Test("After a lift inside a zone, scrolling starts only when the pointer moves toward that edge")
    func lifted() {
        var scroll = Autoscroll()
        scroll.pointerMoved(position: 420, in: Self.viewport)
        #expect(!scroll.isScrolling)
        scroll.pointerMoved(position: 420.2, in: Self.viewport)
        #expect(!scroll.isScrolling)
        scroll.pointerMoved(position: 410, in: Self.viewport)
        #expect(!scroll.isScrolling)
        scroll.pointerMoved(position: 411, in: Self.viewport)
        #expect(scroll.isScrolling)
    }

    @Test("After a lift inside a zone, a move of one point toward the edge starts scrolling")
    func onePoint() {
        var scroll = Autoscroll()
        scroll.pointerMoved(position: 20, in: Self.viewport)
        scroll.pointerMoved(position: 19, in: Self.viewport)
        #expect(scroll.isScrolling)
    }

    @Test("After a stall the next step is one frame long, and the ramp continues")
    func stall() {
        var scroll = Self.held(at: 440)
        for frame in 1...60 { _ = scroll.step(now: Double(frame) / 60, frameInterval: 1 / 60, room: Self.plenty) }
        #expect(isClose(scroll.step(now: 9, frameInterval: 1 / 60, room: Self.plenty), 15, within: 1e-9))
        #expect(isClose(scroll.step(now: 19, frameInterval: 1 / 30, room: Self.plenty), 30, within: 1e-9))
        // At 120 frames per second, a step scrolls for at most 1/60 s, so that one dropped frame does not slow the
        // scrolling.
        #expect(isClose(scroll.step(now: 19 + 1.0 / 60, frameInterval: 1 / 120, room: Self.plenty), 15, within: 1e-9))
        #expect(isClose(scroll.step(now: 29, frameInterval: 1 / 120, room: Self.plenty), 15, within: 1e-9))
    }

    @Test("Scrolling stops exactly at the limit of the content")
    func room() {
        var scroll = Self.held(at: 440)
        var left = 100.0
        for frame in 1...120 {
            let step = scroll.step(now: Double(frame) / 60, frameInterval: 1 / 60, room: (before: 500, after: left))
            left -= step
            #expect(left >= 0)
        }
        #expect(left == 0)
        #expect(scroll.step(now: 2.1, frameInterval: 1 / 60, room: (before: 500, after: -3)) == 0)
    }

    @Test("Leaving the zone restarts the ramp, and the other edge has its own ramp")
    func leaving() {
        var scroll = Self.held(at: 440)
        for frame in 1...60 { _ = scroll.step(now: Double(frame) / 60, frameInterval: 1 / 60, room: Self.plenty) }
        scroll.pointerMoved(position: 220, in: Self.viewport, at: 1)
        #expect(scroll.step(now: 1 + 1 / 60, frameInterval: 1 / 60, room: Self.plenty) == 0)
        scroll.pointerMoved(position: 0, in: Self.viewport, at: 2)
        let first = scroll.step(now: 2 + 1.0 / 60, frameInterval: 1 / 60, room: Self.plenty)
        #expect(first < 0)
        #expect(first > -1)
    }

    @Test("Moving within the zone keeps the ramp")
    func within() {
        var scroll = Self.held(at: 400)
        for frame in 1...60 { _ = scroll.step(now: Double(frame) / 60, frameInterval: 1 / 60, room: Self.plenty) }
        scroll.pointerMoved(position: 430, in: Self.viewport, at: 1)
        #expect(isClose(scroll.step(now: 61.0 / 60, frameInterval: 1 / 60, room: Self.plenty), 15, within: 1e-9))
    }

    @Test("After the drop the next frame does not scroll")
    func ended() {
        var scroll = Self.held(at: 440)
        _ = scroll.step(now: 0.5, frameInterval: 1 / 60, room: Self.plenty)
        scroll.ended()
        #expect(!scroll.isScrolling)
        #expect(scroll.step(now: 0.6, frameInterval: 1 / 60, room: Self.plenty) == 0)
    }

    @Test("If the pointer's move has no time, the first step starts the clock")
    func noTime() {
        var scroll = Autoscroll()
        scroll.pointerMoved(position: 220, in: Self.viewport)
        scroll.pointerMoved(position: 440, in: Self.viewport)
        #expect(scroll.step(now: 50, frameInterval: 1 / 60, room: Self.plenty) == 0)
        #expect(scroll.step(now: 50.01, frameInterval: 1 / 60, room: Self.plenty) > 0)
    }

    @Test("In a viewport of height zero the distance is finite and positive")
    func empty() {
        let distance = Self.distance(Self.held(at: 1, in: 0...0), seconds: 1)
        #expect(distance.isFinite)
        #expect(distance > 0)
    }

    @Test("In a zone of a tenth of the side, each point of depth adds 90 points per second up to full speed")
    func ownZone() {
        func speed(at position: Double) -> Double {
            var scroll = Autoscroll(zoneFraction: 0.1, gain: 90)
            scroll.pointerMoved(position: 200, in: 0...400)
            scroll.pointerMoved(position: position, in: 0...400, at: 0)
            var last = 0.0
            for frame in 1...60 {
                last = scroll.step(now: Double(frame) / 60, frameInterval: 1.0 / 60, room: (1e9, 1e9))
            }
            return last * 60
        }
        #expect(speed(at: 359) == 0)
        #expect(abs(speed(at: 365) - 450) < 1e-6)
        #expect(abs(speed(at: 370) - 900) < 1e-6)
        #expect(abs(speed(at: 600) - 900) < 1e-6)
        #expect(abs(speed(at: 35) + 450) < 1e-6)
    }

    @Test("Full speed is reached only at the edge of a 60-point zone, also if a quarter of the side is less")
    func fullAtEdge() {
        func speed(at position: Double, of side: Double) -> Double {
            var scroll = Autoscroll(maximumZone: 60, fullSpeedFraction: 1)
            scroll.pointerMoved(position: side / 2, in: 0...side)
            scroll.pointerMoved(position: position, in: 0...side, at: 0)
            var last = 0.0
            for frame in 1...60 {
                last = scroll.step(now: Double(frame) / 60, frameInterval: 1.0 / 60, room: (1e9, 1e9))
            }
            scroll.ended()
            return last * 60
        }
        for (side, zone) in [(600.0, 60.0), (100.0, 25.0)] {
            #expect(speed(at: side - zone, of: side) == 0)
            #expect(speed(at: zone, of: side) == 0)
            #expect(abs(speed(at: side - zone / 3, of: side) - 600) < 1e-6)
            #expect(abs(speed(at: zone / 3, of: side) + 600) < 1e-6)
            #expect(abs(speed(at: side, of: side) - 900) < 1e-6)
            #expect(abs(speed(at: -500, of: side) + 900) < 1e-6)
        }
    }

    @Test("With ease-in, the speed grows with the square of the depth up to the given speed, at every frame rate")
    func easedIn() {
        func speed(at depth: Double, rate: Double) -> Double {
            var scroll = Autoscroll(maximumZone: 30, fullSpeedFraction: 1, speed: 300, easesIn: true)
            scroll.pointerMoved(position: 300, in: 0...600)
            scroll.pointerMoved(position: 570 + depth, in: 0...600, at: 0)
            var (last, whole) = (0.0, 0.0)
            for frame in 1...Int(2 * rate) {
                last = scroll.step(now: Double(frame) / rate, frameInterval: 1 / rate, room: (1e9, 1e9))
                whole += last
            }
            #expect(abs(whole - last * rate * 1.8) < 1e-6)
            scroll.ended()
            #expect(scroll == Autoscroll(maximumZone: 30, fullSpeedFraction: 1, speed: 300, easesIn: true))
            return last * rate
        }
        for rate in [30.0, 60, 120] {
            #expect(speed(at: -1, rate: rate) == 0)
            for (depth, expected) in [(3.0, 3.0), (15, 75), (27, 243), (30, 300), (500, 300)] {
                #expect(abs(speed(at: depth, rate: rate) - expected) < 1e-6, "\(depth)")
            }
        }
    }

    @Test("Zones that would overlap leave a neutral point between them")
    func neutralPoint() {
        var scroll = Autoscroll(zoneFraction: 3)
        scroll.pointerMoved(position: 0, in: 0...60)
        scroll.pointerMoved(position: 30, in: 0...60)
        #expect(!scroll.isScrolling)
    }
}
