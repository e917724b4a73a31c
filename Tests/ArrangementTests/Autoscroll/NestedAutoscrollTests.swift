// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Arrangement

/// Tests with nested scroll views that are 440 points high. The pointer is at their bottom edge.
@Suite("Nested autoscroll")
struct NestedAutoscrollTests {
    /// A nested autoscroll of scroll views with names. `offsets` and `ranges` hold their content offsets and the ranges
    /// of these by name.
    private struct World {
        var autoscroll = NestedAutoscroll<String>()
        var offsets: [String: Double] = [:]
        var ranges: [String: ClosedRange<Double>] = [:]
        var frame = 0

        mutating func point(at position: Double, _ names: [String], paged: Set<String> = [], turned: Set<String> = []) {
            let areas = names.map { name in
                NestedAutoscroll<String>.Area(
                    name, .vertical, along: turned.contains(name) ? .horizontal : .vertical, position: position,
                    in: 0...440, isPaged: paged.contains(name))
            }
            autoscroll.pointerMoved(over: areas, at: Double(frame) / 60)
        }

        /// Advances by one frame, and returns the names of the scroll views that scrolled.
        mutating func step(pixelsPerPoint: Double = 2) -> [String] {
            frame += 1
            var (names, scrolled): ([String], Set<ScrollAxis>) = ([], [])
            while let step = autoscroll.nextStep(
                now: Double(frame) / 60, frameInterval: 1.0 / 60, besides: scrolled,
                extent: { name, _ in
                    ScrollExtent(
                        offset: offsets[name] ?? 0, range: ranges[name] ?? 0...1e6, pixelsPerPoint: pixelsPerPoint)
                })
            {
                scrolled.insert(step.dragAxis)
                offsets[step.scrollView] = step.offset
                names.append(step.scrollView)
            }
            return names
        }
    }

    @Test("The innermost scroll view scrolls to its limit; the enclosing one scrolls from the next frame on")
    func limit() {
        var world = World()
        world.ranges["inner"] = 0...100
        for position in [220.0, 440] { world.point(at: position, ["inner", "outer"]) }
        var users: [[String]] = []
        for _ in 0..<90 { users.append(world.step()) }
        #expect(world.offsets["inner"] == 100)
        #expect((world.offsets["outer"] ?? 0) > 100)
        #expect(users.allSatisfy { $0.count <= 1 })
        #expect(users.drop { $0 != ["outer"] }.allSatisfy { $0 == ["outer"] })
    }

    @Test("A paged scroll view does not autoscroll")
    func pages() {
        var world = World()
        for position in [220.0, 440] { world.point(at: position, ["inner", "outer"], paged: ["inner"]) }
        for _ in 0..<30 { #expect(!world.step().contains("inner")) }
        #expect((world.offsets["outer"] ?? 0) > 10)
    }

    @Test("Scroll views on different axes of the drag scroll in the same frame")
    func axes() {
        var world = World()
        for position in [220.0, 440] { world.point(at: position, ["inner", "outer"], turned: ["outer"]) }
        _ = world.step()
        #expect(world.step() == ["inner", "outer"])
    }

    @Test("Offsets are whole pixels, and no distance is lost by rounding", arguments: [1.0, 1.5, 2, 3])
    func wholePixels(pixelsPerPoint: Double) {
        var (world, exact) = (World(), Autoscroll())
        var distance = 0.0
        for position in [220.0, 331] {
            world.point(at: position, ["list"])
            exact.pointerMoved(position: position, in: 0...440, at: 0)
        }
        for frame in 1...240 {
            _ = world.step(pixelsPerPoint: pixelsPerPoint)
            distance += exact.step(now: Double(frame) / 60, frameInterval: 1.0 / 60, room: (1e6, 1e6))
            let pixels = (world.offsets["list"] ?? 0) * pixelsPerPoint
            #expect(isClose(pixels, pixels.rounded(), within: 1e-9))
            #expect(isClose(world.offsets["list"] ?? 0, distance, within: Thresholds.Autoscroll.mostAhead + 1e-9))
        }
        #expect(distance > 30)
    }

    @Test(
        "Content moves in every frame of the ramp, also if the distance is less than a pixel",
        arguments: [30.0, 60, 120])
    func everyFrame(framesPerSecond: Double) {
        var scroll = Autoscroll()
        for position in [220.0, 420] { scroll.pointerMoved(position: position, in: 0...440, at: 0) }
        var offset = 0.0
        for frame in 1...Int(framesPerSecond) {
            let next = scroll.offset(
                after: ScrollExtent(offset: offset, range: 0...1e6, pixelsPerPoint: 2),
                now: Double(frame) / framesPerSecond, frameInterval: 1 / framesPerSecond)
            #expect((next ?? 0) > offset)
            offset = next ?? offset
        }
        #expect(isClose(offset, 720, within: Thresholds.Autoscroll.mostAhead))
    }

    @Test("An offset outside the range does not jump back, and a limit between two pixels is reached")
    func beyond() {
        var world = World()
        (world.offsets["list"], world.ranges["list"]) = (-30, 0...50.3)
        for position in [220.0, 440] { world.point(at: position, ["list"]) }
        var last = -30.0
        for _ in 0..<60 {
            _ = world.step()
            #expect((world.offsets["list"] ?? 0) >= last)
            last = world.offsets["list"] ?? 0
        }
        #expect(last == 50.3)
    }

    @Test("A drag that ends at the first step of a frame has no second step in that frame")
    func endsMidFrame() {
        var world = World()
        for position in [220.0, 440] { world.point(at: position, ["inner", "outer"], turned: ["outer"]) }
        _ = world.step()
        let extent = { (_: String, _: ScrollAxis) in ScrollExtent(offset: 0, range: 0...1e6, pixelsPerPoint: 2) }
        let first = world.autoscroll.nextStep(now: 0.5, frameInterval: 1.0 / 60, besides: [], extent: extent)
        #expect(first?.scrollView == "inner")
        world.autoscroll.stop()
        let second = world.autoscroll.nextStep(
            now: 0.5, frameInterval: 1.0 / 60, besides: [.vertical], extent: extent)
        #expect(second == nil)
    }

    @Test("Nothing scrolls after the drag, and the first pointer position in another scroll view does not scroll it")
    func end() {
        var world = World()
        for position in [220.0, 440] { world.point(at: position, ["list"]) }
        _ = world.step()
        #expect(world.autoscroll.isScrolling)
        #expect(world.step() == ["list"])
        world.point(at: 440, ["other"])
        #expect(!world.autoscroll.isScrolling)
        #expect(world.step().isEmpty)
        world.point(at: 441, ["other"])
        #expect(world.autoscroll.isScrolling)
        world.autoscroll.stop()
        #expect(!world.autoscroll.isScrolling)
        #expect(world.step().isEmpty)
    }
}
