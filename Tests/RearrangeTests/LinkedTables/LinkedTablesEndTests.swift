// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Linked tables: drags that the app ends") @MainActor
struct LinkedTablesEndTests {
    let stage = LinkedStage()
    private let names = [(0..<10).map { "A\($0)" }, (0..<10).map { "B\($0)" }, []]

    /// The input that drags a row from the first list over the second.
    enum Lead: CaseIterable { case finger, keys }

    @Test("Cancelling or disabling the tables returns the dragged row", arguments: Lead.allCases, [true, false])
    func cancelled(lead: Lead, turnsOff: Bool) throws {
        #expect(!stage.tables.isDragging)
        var finger: TestFinger?
        switch lead {
        case .finger:
            finger = stage.lift(0, 2)
            finger?.move(to: stage.point(1, 4), duration: 0.3)
            finger?.hold(0.2)
        case .keys:
            stage.pickUpByKeys()
            stage.screen.press(.rightArrow)
            stage.screen.advance(by: 0.3)
        }
        #expect(stage.tables.isDragging)
        #expect(stage.views[1].hasActiveDrop)
        if turnsOff { stage.tables.isEnabled = false } else { stage.tables.cancel() }
        stage.screen.advance(by: 0.1)
        finger?.move(by: CGVector(dx: 5, dy: 5), duration: 0.1)
        finger?.up()
        stage.screen.press(.return)
        try stage.expectSettled()
        #expect(stage.items == names)
        #expect(stage.changes.isEmpty)
        #expect(stage.settled.isEmpty)
        #expect(!stage.tables.isDragging)
        stage.tables.isEnabled = true
        try stage.drag(0, 2, to: 1, above: 4)
        #expect(stage.items[1][4] == "A2", "the next drag is as any")
        #expect(stage.changes.count == 1, "the next drag is as any")
    }

    @Test("Cancelling returns the dragged rows of both lists")
    func gathered() throws {
        let finger = stage.gather()
        finger.move(to: CGPoint(x: 540, y: 100), duration: 0.3)
        stage.tables.cancel()
        finger.up()
        try stage.expectSettled()
        #expect(stage.items == names)
        #expect(stage.changes.isEmpty)
    }

    @Test("Disabled tables allow no lifts, actions or drops, but moves by the app")
    func turnedOff() async throws {
        stage.tables.isEnabled = false
        let finger = stage.lift(0, 2)
        await finger.move(to: stage.point(1, 4), duration: 0.3)
        #expect(!stage.tables.isDragging)
        await finger.up()
        stage.pickUpByKeys()
        #expect(!stage.tables.isDragging)
        let row = try #require(stage.screen.accessibilityElement(named: "A3"))
        #expect(row.accessibilityCustomActions?.map(\.name) ?? [] == [])
        let drop = stage.visit(#"{"id":"X","text":"X"}"#)
        stage.send(drop, .entered(stage.point(1, 3)))
        await stage.screen.advance(by: 0.2)
        #expect(drop.proposal == nil)
        #expect(!stage.views[1].hasActiveDrop)
        stage.send(drop, .left)
        let isMoved = stage.tables.move(["A2"], to: stage.tables.lists[2])
        #expect(isMoved)
        try await stage.expectSettled()
        #expect(stage.items[2] == ["A2"])
        #expect(stage.changes.count == 1)
        stage.tables.isEnabled = true
        #expect(row.accessibilityCustomActions?.contains { $0.name == "Move to Second" } == true)
    }
}
