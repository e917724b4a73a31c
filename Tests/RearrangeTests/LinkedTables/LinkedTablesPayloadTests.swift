// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Display
import Foundation
import Rearrange
import SeededNumbers
import Testing
import UIKit
import UIKitTesting

@Suite("Linked tables: items from and for other apps") @MainActor
struct LinkedTablesPayloadTests {
    let stage = LinkedStage()

    private func card(_ id: String, _ more: String = "") -> String { #"{"id":"\#(id)","text":"\#(id)"\#(more)}"# }

    @Test("An item of another app is inserted where it is dropped, even with unknown JSON keys (I40)")
    func inserted() async throws {
        let drop = stage.visit(card("X", #","colour":"red","deep":{"a":[1]}"#))
        await stage.drop(drop, at: stage.point(1, 3, below: -6))
        try await stage.expectSettled()
        #expect(stage.items[1].prefix(5) == ["B0", "B1", "B2", "X", "B3"])
        #expect(stage.changes.count == 1 && stage.changes[0].changed == [1])
        #expect(stage.failures.isEmpty)
        #expect(stage.settled == [[1]])
        stage.screen.undoManager?.undo()
        try await stage.expectSettled()
        #expect(stage.items[1] == (0..<10).map { "B\($0)" })
        stage.screen.undoManager?.redo()
        try await stage.expectSettled()
        #expect(stage.items[1][3] == "X")
    }

    @Test(
        "Damaged or unsuitable data is reported as an error and changes nothing (I40, I43)",
        arguments: [
            "", "{", "[]", "null", "3", #"{"id":"X"}"#, #"{"id":7,"text":"X"}"#, "\u{0}\u{1}",
            #"{"id":"X","text":null}"#,
            String(repeating: "[", count: 100_000),
        ])
    func damaged(json: String) async throws {
        await stage.drop(stage.visit(json), at: stage.point(1, 3))
        try await stage.expectSettled()
        #expect(stage.items[1] == (0..<10).map { "B\($0)" })
        #expect(stage.changes.isEmpty)
        #expect(stage.settled.isEmpty)
        let failure = try #require(stage.failures.first)
        #expect(stage.failures.count == 1)
        #expect(failure.errorDescription?.isEmpty == false)
        guard json.isEmpty else {
            guard case .unreadable = failure else { return #expect(Bool(false), "\(failure)") }
            return
        }
    }

    @Test("Random bytes result in one item or one failure, and no crash")
    func fuzz() async throws {
        var random = Seeded(seed: 7)
        for _ in 0..<30 {
            var text = Array(card("X").utf8)
            for _ in 0..<3 {
                text[random.next(below: text.count)] = UInt8(random.next(below: 256))
            }
            let data = Data(text)
            let offer = DataOffer(formats: ["application/json"]) { _, answer in answer(data) }
            await stage.drop(HeadlessDrop(offer, actions: [.copy], on: stage.screen.surface), at: stage.point(2, 0))
            try await stage.expectSettled()
            let come = stage.items[2].count
            #expect(come + stage.failures.count == 1)
            stage.change { stage.tables.lists[2].items = [] }
            stage.failures = []
        }
    }

    @Test("Until an item has loaded there is a placeholder, which moves with rows inserted above it (I42)")
    func placeholder() async throws {
        let waiting = Waiting()
        let offer = DataOffer(formats: ["application/json"]) { _, answer in waiting.answer = answer }
        let drop = HeadlessDrop(offer, actions: [.copy], on: stage.screen.surface)
        await stage.drop(drop, at: stage.point(1, 3, below: -6))
        await stage.screen.advance(by: 1)
        #expect(stage.views[1].every("LinkedLoadingCell").count == 1 && stage.views[1].hasUncommittedUpdates)
        #expect(stage.items[1].count == 10)
        #expect(stage.changes.isEmpty)
        stage.change { stage.tables.lists[1].items.insert(LinkedCard("new"), at: 0) }
        await stage.screen.advance(by: 1)
        waiting.answer?(Data(card("X").utf8))
        try await stage.expectSettled()
        #expect(stage.items[1].prefix(6) == ["new", "B0", "B1", "B2", "X", "B3"])
        #expect(stage.changes.count == 1)
        #expect(stage.views[1].every("LinkedLoadingCell").allSatisfy { $0.isHidden || $0.window == nil })
    }

    @MainActor
    private final class Waiting {
        var answer: ((Data?) -> Void)?
    }

    @Test("Data that never arrives is reported, and the placeholder disappears (I43)")
    func never() async throws {
        let offer = DataOffer(formats: ["application/json"]) { _, answer in answer(nil) }
        await stage.drop(HeadlessDrop(offer, actions: [.copy], on: stage.screen.surface), at: stage.point(1, 3))
        try await stage.expectSettled()
        guard case .unavailable = try #require(stage.failures.first) else { return #expect(Bool(false)) }
        #expect(stage.items[1].count == 10)
        #expect(stage.changes.isEmpty)
    }

    @Test("A list that does not accept the loaded item, or is full by then, reports an error (I39)")
    func refused() async throws {
        stage.tables.lists[1].canReceive = { $0.id != "X" }
        await stage.drop(stage.visit(card("X")), at: stage.point(1, 3))
        try await stage.expectSettled()
        guard case .refused = try #require(stage.failures.first) else { return #expect(Bool(false)) }
        stage.tables.lists[0].capacity = 10
        let drop = stage.visit(card("Y"))
        stage.send(drop, .entered(stage.point(0, 3)))
        await stage.screen.advance(by: 0.2)
        #expect(drop.proposal == nil)
        stage.send(drop, .left)
        stage.tables.lists[0].capacity = nil
        let late = stage.visit(card("Y"))
        await stage.drop(late, at: stage.point(0, 3))
        stage.tables.lists[0].capacity = 10
        try await stage.expectSettled()
        guard case .full = try #require(stage.failures.last) else { return #expect(Bool(false)) }
        #expect(stage.changes.isEmpty && stage.items[0].count == 10 && stage.items[1].count == 10)
    }

    @Test("An item that is already in the lists is copied with `makeCopy`, and refused without (I37)")
    func present() async throws {
        await stage.drop(stage.visit(card("A3")), at: stage.point(1, 3))
        try await stage.expectSettled()
        guard case .present = try #require(stage.failures.first) else { return #expect(Bool(false)) }
        stage.tables.makeCopy = { LinkedCard("copy of \($0.id)", text: $0.text) }
        await stage.drop(stage.visit(card("A3")), at: stage.point(1, 3, below: -6))
        try await stage.expectSettled()
        #expect(stage.items[1][3] == "copy of A3")
        #expect(stage.items[0][3] == "A3")
    }

    @Test("Other data types, and any data without `isOpenToOtherApps`, are not accepted")
    func otherKinds() async throws {
        let drop = stage.visit("text", format: "text/plain;charset=utf-8")
        stage.send(drop, .entered(stage.point(1, 3)))
        await stage.screen.advance(by: 0.2)
        #expect(drop.proposal == nil)
        #expect(!stage.views[1].hasActiveDrop)
        stage.send(drop, .left)
        stage.tables.isOpenToOtherApps = false
        let own = stage.visit(card("X"))
        stage.send(own, .entered(stage.point(1, 3)))
        await stage.screen.advance(by: 0.2)
        #expect(own.proposal == nil)
        stage.send(own, .left)
        try await stage.expectSettled()
    }

    @Test("Drags among the lists encode nothing; another app gets JSON in the item's own type (I41)")
    func encoded() async throws {
        let stage = LinkedStage()
        stage.tables.itemType = "com.example.linked-card"
        stage.change { stage.tables.lists[0].items[1] = LinkedCard("I41") }
        try stage.drag(0, 1, to: 1, above: 2)
        #expect(LinkedCard.written.count("I41") == 0)
        stage.screen.surface.hasOtherApps = true
        let finger = stage.lift(1, 2)
        await finger.move(to: CGPoint(x: 700, y: 300), duration: 0.3)
        let drag = try #require(stage.screen.surface.drag)
        finger.cancel()
        let format = try #require(drag.offer.formats.first { $0.contains("com.example.linked-card") })
        let data = await withCheckedContinuation { continuation in
            drag.offer.provide(format) { continuation.resume(returning: $0) }
        }
        #expect(try JSONDecoder().decode(LinkedCard.self, from: #require(data)) == LinkedCard("I41"))
        #expect(LinkedCard.written.count("I41") == 1)
    }

    /// Drags selected rows out of the window of another app, `other`.
    ///
    /// - Returns: The external drag, for a drop on this stage's window.
    private func carriedOut(_ other: LinkedStage) async throws -> HeadlessDrop {
        other.screen.surface.hasOtherApps = true
        other.select(0, [1, 2, 4])
        let finger = other.lift(0, 2)
        await finger.move(to: CGPoint(x: 700, y: 300), duration: 0.3)
        let drag = try #require(other.screen.surface.drag)
        finger.cancel()
        return HeadlessDrop(drag.offer, actions: [.copy, .move], on: stage.screen.surface)
    }

    @Test("Several rows of another app's linked tables are inserted together, as one change (I40)")
    func fromOtherApp() async throws {
        let other = LinkedStage([0, 0, 0])
        other.change { other.tables.lists[0].items = (0..<6).map { LinkedCard("X\($0)") } }
        await other.screen.advance(by: 1)
        let drop = try await carriedOut(other)
        await stage.drop(drop, at: stage.point(1, 3, below: -6))
        try await stage.expectSettled()
        #expect(stage.items[1].prefix(7) == ["B0", "B1", "B2", "X1", "X2", "X4", "B3"])
        #expect(stage.changes.count == 1)
        #expect(other.items[0].count == 6)
        #expect(drop.outcome == .some(.copy))
        stage.screen.undoManager?.undo()
        try await stage.expectSettled()
        #expect(stage.items[1] == (0..<10).map { "B\($0)" })
    }

    @Test("If one of several items of a drag in the app is damaged, none is inserted (I43)", arguments: [true, false])
    func partlyDamaged(isDamaged: Bool) async throws {
        let dragSource = DragDelegate([
            "{\"id\":\"X\",\"text\":\"\"}", isDamaged ? "{" : "{\"id\":\"Y\",\"text\":\"\"}",
        ])
        let square = UIView(frame: CGRect(x: 560, y: 360, width: 60, height: 60))
        square.addInteraction(UIDragInteraction(delegate: dragSource))
        stage.screen.window.rootViewController?.view.addSubview(square)
        let finger = stage.screen.touch(square)
        await finger.hold(0.5)
        await finger.move(to: stage.point(1, 3, below: -6), duration: 0.3)
        await finger.up()
        try await stage.expectSettled()
        #expect(stage.items[1].count == (isDamaged ? 10 : 12))
        #expect(stage.changes.count == (isDamaged ? 0 : 1))
        #expect(stage.failures.count == (isDamaged ? 1 : 0))
        if !isDamaged { #expect(stage.items[1][3] == "X" && stage.items[1][4] == "Y") }
    }

    @MainActor
    private final class DragDelegate: NSObject, UIDragInteractionDelegate {
        let texts: [String]

        init(_ texts: [String]) { self.texts = texts }

        func dragInteraction(
            _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
        ) -> [UIDragItem] {
            texts.map { text in
                let provider = NSItemProvider()
                provider.registerDataRepresentation(forTypeIdentifier: "public.json", visibility: .all) {
                    $0(Data(text.utf8), nil)
                    return nil
                }
                return UIDragItem(itemProvider: provider)
            }
        }
    }

    @Test("Releasing the tables while items load removes the placeholders, without a report")
    func released() async throws {
        let waiting = Waiting()
        let offer = DataOffer(formats: ["application/json"]) { _, answer in waiting.answer = answer }
        await stage.drop(
            HeadlessDrop(offer, actions: [.copy], on: stage.screen.surface), at: stage.point(1, 3, below: -6))
        await stage.screen.advance(by: 1)
        stage.releaseTables()
        waiting.answer?(Data(card("X").utf8))
        try await stage.screen.settle()
        #expect(!stage.views[1].hasUncommittedUpdates)
        #expect(stage.changes.isEmpty)
        #expect(stage.failures.isEmpty)
    }

    @Test("Items of other linked tables in the app are copied, and stay there (I37)")
    func otherTables() throws {
        let other = LinkedStage.Tables.List(tableView: stage.views[2], items: [LinkedCard("Z0"), LinkedCard("Z1")]) {
            table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
            cell.textLabel?.text = item.text
            return cell
        }
        let tables = LinkedStage.Tables(lists: [other])
        stage.screen.advance(by: 0.1)
        let finger = stage.lift(2, 1)
        finger.move(to: stage.point(1, 3, below: -6), duration: 0.3)
        finger.up()
        try stage.screen.settle()
        #expect(stage.items[1][3] == "Z1")
        #expect(other.items.map(\.id) == ["Z0", "Z1"])
        #expect(stage.changes.count == 1)
        #expect(tables.lists.count == 1)
    }
}
