// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import SeededNumbers
import Testing
import UIKit
import UIKitTesting

@Suite("Linked tables: changes during drags") @MainActor
struct LinkedTablesLiveTests {
    let stage = LinkedStage()

    private var lists: [LinkedStage.Tables.List] { stage.tables.lists }

    @Test("Rows inserted and removed in both lists during a drag leave it running (I52)")
    func others() throws {
        let finger = stage.lift(0, 2)
        finger.move(to: stage.point(1, 4, below: -6), duration: 0.3)
        stage.change {
            lists[0].items.removeAll { ["A0", "A1", "A3"].contains($0.id) }
            lists[1].items.insert(LinkedCard("new"), at: 0)
        }
        finger.hold(0.5)
        #expect(stage.views[0].hasActiveDrag)
        finger.move(to: stage.point(1, 2, below: -6), duration: 0.3)
        finger.hold(0.3)
        finger.up()
        try stage.expectSettled()
        #expect(stage.items[0] == ["A4", "A5", "A6", "A7", "A8", "A9"])
        #expect(stage.items[1].prefix(4) == ["new", "B0", "A2", "B1"])
        #expect(stage.changes.count == 1)
    }

    @Test("An item changed during its drag is dropped with its new contents (I52)")
    func contents() throws {
        let finger = stage.lift(0, 2)
        finger.move(to: stage.point(1, 0, below: -6), duration: 0.3)
        lists[0].items[2].text = "changed"
        finger.up()
        try stage.expectSettled()
        #expect(lists[1].items[0].text == "changed")
        #expect(stage.items[1][0] == "A2")
    }

    @Test("A row that a gap displaced and that scrolled away shows changed contents when it is back")
    func contentsOutOfSight() throws {
        let stage = LinkedStage([3, 10, 0])
        let finger = stage.lift(0, 0)
        finger.move(to: stage.point(0, 2), duration: 0.3)
        stage.views[0].contentOffset.y = 60
        stage.screen.advance(by: 0.1)
        #expect(stage.views[0].indexPathsForVisibleRows?.contains(IndexPath(row: 0, section: 0)) == false)
        stage.tables.lists[0].items[0].text = "changed"
        stage.views[0].contentOffset.y = 0
        stage.screen.advance(by: 0.1)
        #expect(stage.views[0].hasActiveDrag)
        finger.cancel()
        try stage.expectSettled()
        #expect(stage.views[0].cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text == "changed")
    }

    @Test("If one of several dragged items is removed, the others are dropped (I52)")
    func one() throws {
        stage.select(0, [1, 2, 3])
        let finger = stage.lift(0, 2)
        finger.move(to: stage.point(1, 0, below: -6), duration: 0.3)
        stage.change { lists[0].items.removeAll { $0.id == "A3" } }
        finger.hold(0.2)
        finger.up()
        try stage.expectSettled()
        #expect(stage.items[1].prefix(3) == ["A1", "A2", "B0"])
        #expect(stage.changes.count == 1)
    }

    @Test("Removing the dragged item, or all items, ends the drag without a report (I53)", arguments: [true, false])
    func gone(all: Bool) throws {
        let finger = stage.lift(0, 2)
        finger.move(to: stage.point(1, 4), duration: 0.3)
        stage.change { lists[0].items = all ? [] : lists[0].items.filter { $0.id != "A2" } }
        try stage.screen.settle()
        #expect(!stage.views[0].hasActiveDrag)
        #expect(!stage.views[1].hasActiveDrop)
        finger.up()
        try stage.expectSettled()
        #expect(stage.items[0].count == (all ? 0 : 9) && stage.items[1].count == 10)
        #expect(stage.changes.isEmpty)
    }

    @Test("`setItems` can move items between all lists at once, without a report or an undo step")
    func all() throws {
        let before = stage.screen.undoManager?.canUndo
        stage.change {
            stage.tables.setItems([[LinkedCard("B3"), LinkedCard("A1")], [LinkedCard("A0")], [LinkedCard("A9")]])
        }
        try stage.expectSettled()
        #expect(stage.items == [["B3", "A1"], ["A0"], ["A9"]])
        #expect(stage.changes.isEmpty)
        #expect(stage.screen.undoManager?.canUndo == before)
        lists[2].items[0].text = "other"
        try stage.expectSettled()
    }

    @Test("The tables have uncommitted updates from the lift to the end of the drop (I54)")
    func uncommitted() throws {
        let finger = stage.lift(0, 2)
        finger.move(by: CGVector(dx: 0, dy: 60), duration: 0.2)
        #expect(stage.views[0].hasUncommittedUpdates)
        finger.up()
        #expect(stage.views[0].hasUncommittedUpdates)
        try stage.expectSettled()
    }

    @Test("A capacity that changes while a row is over the list applies to its drop")
    func capacity() throws {
        let finger = stage.lift(0, 2)
        finger.move(to: stage.point(1, 4), duration: 0.3)
        lists[1].capacity = 10
        finger.move(by: CGVector(dx: 0, dy: 3), duration: 0.1)
        #expect(stage.badge == "forbidden")
        finger.up()
        try stage.expectSettled()
        #expect(stage.items[1].count == 10)
        #expect(stage.changes.isEmpty)
    }

    @Test("Random drags, changes, undos and cancels keep every item in exactly one list", arguments: 0..<3)
    func random(seed: Int) throws {
        var random = Seeded(seed: UInt64(seed))
        func next(_ bound: Int) -> Int { random.next(below: bound) }
        lists[2].capacity = 4
        stage.screen.framesPerSecond = [30.0, 60, 120][seed % 3]
        var fresh = 0
        for _ in 0..<16 {
            let source = next(3)
            let shown = stage.views[source].indexPathsForVisibleRows ?? []
            guard !shown.isEmpty else { continue }
            let finger = stage.lift(source, shown[next(shown.count)].row)
            for _ in 0...next(3) {
                finger.move(
                    to: CGPoint(x: CGFloat(next(640)), y: CGFloat(next(440))), duration: Double(next(4)) / 10)
                if next(4) == 0 {
                    let list = lists[next(3)]
                    stage.change {
                        if next(2) == 0, !list.items.isEmpty {
                            list.items.remove(at: next(list.items.count))
                        } else {
                            fresh += 1
                            list.items.insert(LinkedCard("new \(fresh)"), at: next(list.items.count + 1))
                        }
                    }
                }
            }
            let before = stage.items
            if next(4) == 0 { finger.cancel() } else { finger.up() }
            try stage.expectSettled()
            let isSame = Set(before.joined()) == Set(stage.items.joined())
            #expect(isSame, "the same items are there")
            switch next(5) {
            case 0: stage.screen.undoManager?.undo()
            case 1: stage.screen.undoManager?.redo()
            default: break
            }
            try stage.expectSettled()
        }
    }
}
