// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Linked tables: copies") @MainActor
struct LinkedTablesCopyTests {
    let stage = LinkedStage()
    private let names = [(0..<10).map { "A\($0)" }, (0..<10).map { "B\($0)" }, []]

    private func row(_ name: String) throws -> UIResponder {
        try #require(stage.screen.accessibilityElement(named: name))
    }

    private func actions(_ name: String) throws -> [String] {
        try row(name).accessibilityCustomActions?.map(\.name) ?? []
    }

    @Test("Without `makeCopy`, a list refuses copies, and rows still move within their list (I37, I39)")
    func withoutMaker() throws {
        stage.tables.transfer = { _, _ in .copy }
        #expect(try actions("A3") == ["Move Up", "Move Down", "Move to Top", "Move to Bottom", "Pick Up"])
        let finger = stage.lift(0, 2)
        finger.move(to: stage.point(1, 4), duration: 0.3)
        finger.hold(0.3)
        #expect(stage.badge == "forbidden")
        finger.up()
        try stage.expectSettled()
        let isMoved = stage.tables.move(["A2"], to: stage.tables.lists[1])
        #expect(!isMoved)
        #expect(stage.items == names)
        #expect(stage.changes.isEmpty)
        try stage.drag(0, 2, to: 0, above: 5)
        #expect(stage.items[0].prefix(6) == ["A0", "A1", "A3", "A4", "A5", "A2"])
        #expect(stage.changes.count == 1)
    }

    @Test("If one of several rows would be a copy without `makeCopy`, none is dropped (I37, I39)")
    func severalWithoutMaker() throws {
        let lists = stage.tables.lists
        stage.tables.transfer = { source, _ in source === lists[1] ? .copy : .move }
        let finger = stage.gather()
        finger.move(to: CGPoint(x: 540, y: 100), duration: 0.3)
        finger.up()
        try stage.expectSettled()
        #expect(stage.items == names)
        #expect(stage.changes.isEmpty)
    }

    @Test("Actions are named and announced as copies or moves (I84)")
    func announcements() throws {
        let lists = stage.tables.lists
        stage.tables.makeCopy = { LinkedCard($0.id + "'", text: $0.text) }
        stage.tables.transfer = { _, target in target === lists[1] ? .copy : .move }
        #expect(try actions("A0") == ["Move Down", "Move to Bottom", "Copy to Second", "Move to Third", "Pick Up"])
        #expect(stage.screen.perform("Copy to Second", on: try row("A0")) == true)
        try stage.expectSettled()
        #expect(stage.screen.announcements.last == "A0 copied to Second, 11 of 11")
        #expect(stage.items[0] == names[0])
        #expect(stage.items[1].last == "A0'")
        #expect(stage.screen.undoManager?.undoActionName == "Copy")
        #expect(stage.screen.perform("Move to Third", on: try row("A1")) == true)
        try stage.expectSettled()
        #expect(stage.screen.announcements.last == "A1 moved to Third, 1 of 1")
        stage.tables.transfer = { _, _ in .move }
        #expect(try actions("A2").contains("Move to Second"), "what the app says from now on")
    }
}
