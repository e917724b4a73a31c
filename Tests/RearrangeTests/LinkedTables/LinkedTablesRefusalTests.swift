// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Linked tables: refusals, undo and interruptions") @MainActor
struct LinkedTablesRefusalTests {
    private static let names = [(0..<10).map { "A\($0)" }, (0..<10).map { "B\($0)" }, []]

    /// The reason why a list refuses a dragged item: the item's kind, a full list, or a list with more items than it
    /// may hold.
    enum Reason: CaseIterable { case kind, full, overfull }

    @Test(
        "A list that refuses or is full shows that, and the row returns without a report (I39)",
        arguments: Reason.allCases)
    func refused(reason: Reason) throws {
        let stage = LinkedStage(capacity: [nil, reason == .full ? 10 : reason == .overfull ? 3 : nil, nil])
        if reason == .kind { stage.tables.lists[1].canReceive = { $0.id != "A2" } }
        let finger = stage.lift(0, 2)
        finger.move(to: stage.point(1, 4), duration: 0.3)
        finger.hold(0.3)
        #expect(stage.badge == "forbidden")
        #expect(stage.views[1].visibleCells.map(\.frame.minY).sorted() == (0..<10).map { CGFloat($0 * 44) })
        finger.up()
        try stage.expectSettled()
        #expect(stage.items == LinkedTablesRefusalTests.names)
        #expect(stage.changes.isEmpty)
        #expect(stage.settled.isEmpty)
        #expect(stage.screen.undoManager?.canUndo == false)
    }

    @Test("A full list can reorder its own rows, and a row that leaves makes room (I39)")
    func room() throws {
        let stage = LinkedStage(capacity: [nil, 10, nil])
        try stage.drag(1, 2, to: 1, above: 6)
        #expect(stage.items[1].prefix(6) == ["B0", "B1", "B3", "B4", "B5", "B6"])
        try stage.drag(1, 0, to: 0, above: 0)
        try stage.drag(0, 4, to: 1, above: 0)
        #expect(stage.items[1].count == 10 && stage.items[1].first == "A3")
    }

    @Test("If one of several rows is refused, or there is no room for all, none is moved (I39)")
    func none() throws {
        let stage = LinkedStage(capacity: [nil, 12, nil])
        stage.select(0, [1, 2, 3])
        try stage.drag(0, 2, to: 1, above: 3)
        #expect(stage.items == LinkedTablesRefusalTests.names)
        #expect(stage.changes.isEmpty)
        stage.tables.lists[1].capacity = 13
        stage.tables.lists[1].canReceive = { $0.id != "A3" }
        try stage.drag(0, 2, to: 1, above: 3)
        #expect(stage.items == LinkedTablesRefusalTests.names)
        #expect(stage.changes.isEmpty)
        stage.tables.lists[1].canReceive = { _ in true }
        try stage.drag(0, 2, to: 1, above: 3)
        #expect(stage.items[1].count == 13)
        #expect(stage.changes.count == 1)
    }

    @Test("A move across lists is one step; undo and redo restore the exact lists, each reported once (I57)")
    func undo() throws {
        let stage = LinkedStage()
        try stage.drag(0, 2, to: 1, above: 4)
        let after = stage.items
        for _ in 0..<2 {
            stage.screen.undoManager?.undo()
            try stage.expectSettled()
            #expect(stage.items == LinkedTablesRefusalTests.names)
            #expect(stage.screen.undoManager?.canUndo == false)
            #expect(stage.screen.undoManager?.canRedo == true)
            stage.screen.undoManager?.redo()
            try stage.expectSettled()
            #expect(stage.items == after)
            #expect(stage.screen.undoManager?.undoActionName == "Move")
        }
        #expect(stage.changes.count == 5 && stage.changes.allSatisfy { $0.changed == [0, 1] })
    }

    @Test("Undo restores a row among changed rows, and redo does not bring back a removed row (I57)")
    func undoLate() throws {
        let stage = LinkedStage()
        try stage.drag(0, 2, to: 1, above: 4)
        stage.change { stage.tables.lists[0].items.removeAll { $0.id == "A0" } }
        stage.screen.undoManager?.undo()
        try stage.expectSettled()
        #expect(stage.items[0].prefix(3) == ["A1", "A3", "A2"])
        #expect(stage.items[1].count == 10)
        stage.change { stage.tables.lists[0].items.removeAll { $0.id == "A2" } }
        let before = stage.items
        stage.screen.undoManager?.redo()
        try stage.expectSettled()
        #expect(stage.items == before, "what the app took away stays away")
    }

    @Test("Insertions, moves and removals by the app can be undone, as one step per event (I57)")
    func byTheApp() throws {
        let stage = LinkedStage(capacity: [nil, nil, 2])
        let lists = stage.tables.lists
        var done: [Bool] = []
        stage.change {
            done.append(stage.tables.insert([LinkedCard("X"), LinkedCard("Y")], into: lists[2]))
            // The next two calls are refused: the list is full, and A1 is in a list already.
            done.append(stage.tables.insert([LinkedCard("Z")], into: lists[2]))
            done.append(stage.tables.insert([LinkedCard("A1")], into: lists[1]))
            done.append(stage.tables.remove(["A0", "X", "nobody"]))
            done.append(stage.tables.remove(["nobody"]))
            done.append(stage.tables.move(["B3"], to: lists[2], at: 0))
            done.append(stage.tables.move(["B4"], to: lists[2]))
        }
        #expect(done == [true, false, false, true, false, true, false])
        try stage.expectSettled()
        #expect(stage.items[2] == ["B3", "Y"])
        #expect(stage.changes.count == 3)
        stage.change { stage.screen.undoManager?.undo() }
        try stage.expectSettled()
        #expect(stage.items == LinkedTablesRefusalTests.names, "all that was done at one event is one step")
        stage.change { stage.screen.undoManager?.redo() }
        try stage.expectSettled()
        #expect(stage.items[2] == ["B3", "Y"])
        #expect(!stage.items[0].contains("A0"))
    }

    @Test("Changes made inside `onChange` are reported after it, and none is lost (I56)")
    func nested() throws {
        let stage = LinkedStage()
        var depth = 0
        stage.onChange = {
            depth += 1
            #expect(depth == 1)
            if stage.items[2].count < 3 {
                _ = stage.tables.move(["B\(stage.items[2].count)"], to: stage.tables.lists[2])
            }
            depth -= 1
        }
        try stage.drag(0, 2, to: 1, above: 4)
        #expect(stage.items[2] == ["B0", "B1", "B2"])
        #expect(stage.changes.count == 4)
        #expect(stage.changes.map(\.changed) == [[0, 1], [1, 2], [1, 2], [1, 2]])
    }

    // MARK: Interruptions

    enum Interruption: CaseIterable { case touch, escape, resize, scale, removal, push, page, alert }

    @Test("An interruption restores everything without a report (I48, I49, I50, I51)", arguments: Interruption.allCases)
    func interrupted(by interruption: Interruption) throws {
        let stage = LinkedStage()
        let containerView = try #require(stage.views[0].superview)
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.isNavigationBarHidden = true
        navigation.topViewController?.view.addSubview(containerView)
        stage.screen.show(navigation)
        stage.screen.advance(by: 0.5)
        let finger = stage.lift(0, 2)
        finger.move(to: stage.point(1, 4), duration: 0.3)
        finger.hold(0.2)
        #expect(stage.tables.isDragging)
        #expect(stage.views[1].hasActiveDrop)
        switch interruption {
        case .touch: finger.cancel()
        case .escape: stage.screen.press(.escape)
        case .resize: stage.screen.size = CGSize(width: 700, height: 440)
        case .scale: stage.screen.surface.resize(to: stage.screen.size, scale: 3)
        case .removal: containerView.removeFromSuperview()
        case .push: navigation.pushViewController(UIViewController(), animated: true)
        case .page, .alert:
            let page = UIViewController()
            page.modalPresentationStyle = interruption == .page ? .fullScreen : .automatic
            navigation.present(page, animated: true, completion: nil)
        }
        stage.screen.advance(by: 0.1)
        finger.up()
        switch interruption {
        case .removal: navigation.topViewController?.view.addSubview(containerView)
        case .push, .page, .alert:
            stage.screen.advance(by: 1)
            navigation.dismiss(animated: false)
            navigation.popToRootViewController(animated: false)
            stage.screen.advance(by: 0.1)
        case .touch, .escape, .resize, .scale: break
        }
        try stage.expectSettled()
        #expect(stage.items == LinkedTablesRefusalTests.names)
        #expect(stage.changes.isEmpty)
        #expect(stage.settled.isEmpty)
        try stage.drag(0, 2, to: 1, above: 4)
        #expect(stage.changes.count == 1, "the next drag is as any")
    }

    @Test("A second finger does not lift another row (I07)")
    func secondFinger() throws {
        let stage = LinkedStage()
        let first = stage.lift(0, 2)
        first.move(to: stage.point(1, 4), duration: 0.3)
        let second = stage.screen.touch(at: stage.point(0, 7))
        second.hold(0.6)
        second.move(by: CGVector(dx: 0, dy: 5), duration: 0.1)
        second.up()
        first.up()
        try stage.expectSettled()
        #expect(stage.changes.count == 1 && stage.items[1].contains("A2"))
    }
}
