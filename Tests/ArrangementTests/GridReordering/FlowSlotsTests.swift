// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SeededNumbers
import Testing

@testable import Arrangement

private let metrics = FlowMetrics(breadth: 320, itemSpacing: 10, lineSpacing: 10)

/// A section of `count` items of 100 by 100 points.
private func squares(_ count: Int, header: Double = 0, inset: Double = 0) -> FlowSection {
    FlowSection(
        header: header, startInset: inset, endInset: inset, lines: FlowLines(metrics, count: count, size: square(100)))
}

private func wideSizes(_ count: Int, seed: UInt64 = 1) -> [FlowSize] {
    var generator = Seeded(seed: seed)
    return (0..<count).map { _ in
        FlowSize(breadth: [60, 100, 140].randomElement(using: &generator)!, length: 100)
    }
}

private func grid(_ sizes: [FlowSize]) -> FlowGeometry {
    FlowGeometry([FlowSection(lines: FlowLines(metrics, sizes: sizes))])
}

extension FlowSlots {
    fileprivate init(_ geometry: FlowGeometry, _ lifted: RowPath...) {
        self.init(geometry, lifted: lifted, lead: lifted[0])
    }

    /// The slots at points that are passed one after the other, from the origin on.
    fileprivate func slots(_ points: [GridPoint], from present: RowPath? = nil) -> [RowPath] {
        var present = present ?? origin
        return points.map { point in
            present = slot(for: .movement(center: point), keeping: present)?.slot
            return present!
        }
    }
}

extension Array where Element: Equatable {
    /// The elements that differ from the previous one.
    fileprivate var changes: [Element] {
        enumerated().filter { $0 == 0 || self[$0 - 1] != $1 }.map(\.element)
    }
}

@Suite("Slots of a flow layout")
struct FlowSlotsTests {
    @Test("G06: a slot changes after half a place and half the spacing, and back after the same travel")
    func halfAPlace() {
        let slots = FlowSlots(FlowGeometry([squares(300)]), path(0, 16))
        let home = point(160, 600)
        #expect(slots.landing(at: path(0, 16)).frame.center == home)
        for (step, row) in [(point(1, 0), 17), (point(-1, 0), 15), (point(0, 1), 19), (point(0, -1), 13)] {
            func moved(_ travel: Int) -> GridPoint {
                point(home.position + Double(travel) * step.position, home.offset + Double(travel) * step.offset)
            }
            let way = slots.slots((0...80).map(moved))
            #expect(way.firstIndex { $0 != path(0, 16) } == 56)
            #expect(way.last == path(0, row))
            let back = slots.slots((0...80).reversed().map(moved), from: path(0, row))
            #expect(80 - back.firstIndex { $0 == path(0, 16) }! == 54)
        }
    }

    @Test("G07: a pointer that rests over a taller item changes the slot at most once")
    func tallItem() {
        var sizes = Array(repeating: square(100), count: 30)
        sizes[4] = FlowSize(breadth: 100, length: 180)
        let slots = FlowSlots(grid(sizes), path(0, 10))
        let tall = grid(sizes).frame(of: path(0, 4))
        for step in 0..<20 {
            let rest = point(
                tall.position + Double(step % 5) * 25, tall.offset + Double(step / 5) * 60)
            #expect(slots.slots([rest, rest, rest, rest]).changes.count == 1)
        }
        let wide = FlowSlots(grid(wideSizes(60)), path(0, 20))
        for step in 0..<400 {
            let rest = point(Double(step % 20) * 17, Double(step / 20) * 61)
            #expect(wide.slots([rest, rest, rest]).changes.count == 1)
        }
    }

    @Test("G08: a way along a line has the same slots in both directions")
    func alongALine() {
        let slots = FlowSlots(FlowGeometry([squares(300)]), path(0, 3))
        let way = (0...300).map { point(50 + Double($0) + 0.25, 160) }
        let forward = slots.slots(way)
        let back = slots.slots(way.reversed(), from: forward.last)
        #expect(forward == back.reversed())
        #expect(forward.changes == [path(0, 3), path(0, 4), path(0, 5)])
        let order = slots.order(at: forward.last)
        #expect((3...5).map { order.liftPath(ofShown: path(0, $0))?.row } == [4, 5, 3])
        let wide = FlowSlots(grid(wideSizes(60)), path(0, 20))
        for start in 0..<20 {
            let way = (0...200).map { point(Double($0) * 1.6180339, Double(start) * 50.1 + Double($0) * 0.7390851) }
            let forward = wide.slots(way)
            #expect(forward == wide.slots(way.reversed(), from: forward.last).reversed())
        }
    }

    @Test("G10: below the last line, and in its empty part, the slot is the end")
    func belowTheEnd() {
        for item in [4, 0] {
            let slots = FlowSlots(FlowGeometry([squares(7)]), path(0, item))
            for end in [point(270, 270), point(270, 5000), point(-40, 5000), point(160, 330)] {
                #expect(slots.slots([end]) == [path(0, 6)])
            }
        }
        // The empty part begins in the middle of the space after the last item.
        let incoming = FlowSlots(FlowGeometry([squares(7)]), incoming: [square(100)])
        #expect(incoming.slots([point(104, 270)], from: path(0, 0)) == [path(0, 6)])
        #expect(incoming.slots([point(106, 270)], from: path(0, 0)) == [path(0, 7)])
    }

    @Test("G11: the frame of the gap is the frame after the drop, also where the line breaks earlier")
    func gapFrames() {
        let sizes = wideSizes(80, seed: 4)
        for item in [0, 7, 33, 79] {
            let slots = FlowSlots(grid(sizes), path(0, item))
            for target in 0...60 {
                var after = sizes
                after.insert(after.remove(at: item), at: target)
                let landing = slots.landing(at: path(0, target))
                #expect(landing.frame == slots.preview(at: path(0, target)).frame(of: path(0, target)))
                #expect(landing.frame == grid(after).frame(of: path(0, target)))
                // Its own centre leads to this slot, or to another one with the same frame.
                let slot = slots.slots([landing.frame.center])[0]
                #expect(slots.landing(at: slot).frame.center.distance(to: landing.frame.center) < 0.01)
            }
        }
    }

    @Test("G13: over an item of another size all items keep their sizes")
    func sizesBelongToItems() {
        let sizes = [60, 140, 60, 100, 60, 140, 100].map { FlowSize(breadth: $0, length: 100) }
        let slots = FlowSlots(grid(sizes), path(0, 1))
        let slot = slots.slots([grid(sizes).frame(of: path(0, 4)).center])[0]
        #expect(slot != slots.origin)
        let preview = slots.preview(at: slot)
        let order = slots.order(at: slot)
        for row in sizes.indices {
            #expect(preview.size(of: path(0, row)) == sizes[order.liftPath(ofShown: path(0, row))!.row])
        }
    }

    @Test("G16: from right to left, with mirrored positions, a drop beyond the last item appends")
    func rightToLeft() {
        let slots = FlowSlots(FlowGeometry([squares(8)]), path(0, 2))
        func mirrored(_ x: Double, _ y: Double) -> GridPoint { point(320 - x, y) }
        #expect(slots.slots([mirrored(20, 270)]) == [path(0, 7)])
        // Item 7 is in the middle column of the last line at the lift.
        #expect(slots.slots([mirrored(100, 270), mirrored(160, 270), mirrored(270, 270)]).map(\.row) == [7, 7, 6])
        #expect(slots.slots([mirrored(270, 160), mirrored(160, 160), mirrored(50, 160)]).map(\.row) == [3, 4, 5])
        #expect(slots.slots([mirrored(20, 270), mirrored(50, 50)]).last == slots.origin)
    }

    @Test("G18: an item that just fits at the end of an earlier line takes its own line away")
    func vanishingLine() {
        let sizes = [60, 100, 160, 140, 140].map { FlowSize(breadth: $0, length: 100) }
        let slots = FlowSlots(grid(sizes), path(0, 4))
        #expect(slots.geometry.length == 320)
        let slot = slots.slots([point(240, 50)])[0]
        #expect(slot == path(0, 2))
        let preview = slots.preview(at: slot)
        #expect(preview.length == 210)
        #expect(preview.frame(of: slot) == FlowFrame(position: 180, offset: 0, size: sizes[4]))
        #expect((0..<2).map { preview.line(of: path(0, $0 * 3)).line.items } == [0..<3, 3..<5])
        #expect(slots.slots([point(240, 50), point(70, 270)]).last == slots.origin)
        #expect(slots.preview(at: slots.origin).length == 320)
    }

    @Test("G26: an empty section is the target by the lower half of its header and by the space under it")
    func emptySections() {
        func geometry(_ inset: Double) -> FlowGeometry {
            FlowGeometry([4, 0, 3, 0].map { squares($0, header: 30, inset: inset) })
        }
        let plain = FlowSlots(geometry(0), path(0, 1))
        // Headers at 0, 240, 270 and 400.
        #expect(plain.slots([point(50, 254), point(50, 256), point(50, 284)]) == [path(0, 3), path(1, 0), path(1, 0)])
        #expect(plain.slots([point(50, 286), point(50, 414)]) == [path(2, 0), path(2, 3)])
        #expect(plain.slots([point(50, 416), point(300, 9000)]) == [path(3, 0), path(3, 0)])
        #expect(plain.preview(at: path(3, 0)).frame(of: path(3, 0)).offset == 430 - 110)
        // With insets, a header at 280, and space from 310 to 350.
        let inset = FlowSlots(geometry(20), path(0, 1))
        #expect(inset.slots([point(50, 300), point(50, 330), point(50, 349)]).allSatisfy { $0 == path(1, 0) })

        // The only item of a section, out and back.
        let single = FlowGeometry([squares(3, header: 30), squares(1, header: 30), squares(3, header: 30)])
        let slots = FlowSlots(single, path(1, 0))
        let home = single.frame(of: path(1, 0)).center
        #expect(
            slots.slots([home, point(160, 80), home, point(50, 400), home]).changes.map(\.section) == [1, 0, 1, 2, 1])
    }

    @Test("G27: a way across the space between two sections changes the section once", arguments: [3, 4, 5, 6])
    func betweenSections(count: Int) {
        for item in 0..<count {
            for x in [10.0, 160, 310] {
                let geometry = FlowGeometry([squares(count, inset: 20), squares(count, inset: 20)])
                let slots = FlowSlots(geometry, path(0, item))
                let end = Int(geometry.section(1).offset) + 60
                let way = slots.slots((60...end).map { point(x, Double($0)) })
                #expect(way.map(\.section).changes == [0, 1])
                let back = slots.slots((60...end).reversed().map { point(x, Double($0)) }, from: way.last)
                #expect(back.map(\.section).changes == [1, 0])
                #expect(slots.slots([point(x, geometry.section(1).offset - 19)])[0] == path(0, count - 1))
                #expect(slots.slots([point(x, geometry.section(1).offset + 19)])[0] == path(1, 0))
            }
        }
    }

    @Test("G34: several items are dropped in their original order, whichever of them leads")
    func severalItems() {
        for lead in [6, 7, 9] {
            let slots = FlowSlots(
                FlowGeometry([squares(300)]), lifted: [path(0, 9), path(0, 7), path(0, 6)], lead: path(0, lead))
            // The first item lands at the image's place, however many are dragged with it.
            #expect(slots.slots([slots.landing(at: slots.origin!).frame.center])[0] == slots.origin)
            let slot = slots.slots([point(40, 40)])[0]
            #expect(slot == path(0, 0))
            let order = slots.order(at: slot)
            #expect((0..<6).map { order.liftPath(ofShown: path(0, $0))!.row } == [6, 7, 9, 0, 1, 2])
            #expect(order.moves == RowMoves([path(0, 6), path(0, 7), path(0, 9)], toBlockAt: path(0, 0)))
        }
    }

    @Test("G35: several items open one gap for all of them, over the end of a line too")
    func gapOfSeveral() {
        let slots = FlowSlots(
            FlowGeometry([squares(300)]), lifted: [path(0, 2), path(0, 100), path(0, 200)], lead: path(0, 2))
        let slot = slots.slots([FlowGeometry([squares(300)]).frame(of: path(0, 20)).center])[0]
        #expect(slot == path(0, 20))
        let preview = slots.preview(at: slot)
        #expect((20..<23).map { preview.frame(of: path(0, $0)).position } == [220, 0, 110])
        #expect(slots.order(at: slot).gap?.rows == 20..<23)
        // Without a slot, all items are back.
        #expect(slots.preview(at: nil).frame(of: path(0, 100)) == slots.geometry.frame(of: path(0, 100)))
        #expect(slots.order(at: nil).shownPath(ofLift: path(0, 100)) == path(0, 100))
    }

    @Test("In a section of one column, a drop session has the slot under the pointer")
    func lists() {
        let rows = FlowLines(
            FlowMetrics(breadth: 320, itemSpacing: 0, lineSpacing: 0), count: 10,
            size: FlowSize(breadth: 320, length: 44))
        let geometry = FlowGeometry([FlowSection(header: 20, lines: rows)])
        let incoming = FlowSlots(geometry, incoming: [FlowSize(breadth: 320, length: 200)])
        func slot(_ offset: Double) -> Int? {
            incoming.slot(for: .incoming(pointer: point(7, offset)), keeping: nil)?.slot.row
        }
        #expect([20, 41, 43, 85, 87, 459, 461, 9999].map(slot) == [0, 0, 1, 1, 2, 10, 10, 10])
        // Without a session, a neighbour gives way when the edge of the item passes its centre.
        let slots = FlowSlots(geometry, path(0, 3))
        let center = slots.landing(at: path(0, 3)).frame.center
        #expect(slots.slots([point(160, center.offset + 21)])[0].row == 3)
        #expect(slots.slots([point(160, center.offset + 23)])[0].row == 4)
        #expect(slots.slots([point(160, center.offset - 23)])[0].row == 2)
    }

    @Test("A change of size during the drag is laid out, and the slot follows from the new layout")
    func changedSize() {
        var sizes = wideSizes(40)
        var slots = FlowSlots(grid(sizes), path(0, 5))
        sizes[9] = FlowSize(breadth: 200, length: 150)
        slots.setSize(sizes[9], ofItem: path(0, 9))
        sizes[5] = FlowSize(breadth: 90, length: 300)
        slots.setSize(sizes[5], ofItem: path(0, 5))
        let fresh = FlowSlots(grid(sizes), path(0, 5))
        for row in 0..<40 {
            #expect(slots.landing(at: path(0, row)) == fresh.landing(at: path(0, row)))
        }
        #expect(slots.geometry.length == fresh.geometry.length)
        #expect(slots.sizes == [sizes[5]])
    }

    @Test("The lines of a section may begin at an inset from the leading edge")
    func lineStarts() {
        let slots = FlowSlots(FlowGeometry([squares(30)]), lifted: [path(0, 4)], lead: path(0, 4)) { _ in 16 }
        #expect(slots.landing(at: path(0, 4)).frame.position == 126)
        #expect(slots.slots([point(176, 160), point(230, 160), point(232, 160)]).map(\.row) == [4, 4, 5])
        #expect(slots.item(at: point(20, 10))?.path == path(0, 0))
    }

    @Test("The item at a point is a staying one, where it was at the lift")
    func itemAtPoint() throws {
        let slots = FlowSlots(FlowGeometry([squares(30, header: 30)]), path(0, 4))
        let item = try #require(slots.item(at: point(245, 190)))
        #expect(item.path == path(0, 5))
        #expect(item.depth == point(0.25, 0.5))
        #expect(slots.item(at: point(160, 190)) == nil)
        #expect(slots.item(at: point(105, 190)) == nil)
        #expect(slots.item(at: point(50, 10)) == nil)
        #expect(slots.item(at: point(50, .nan)) == nil)
    }
}
