// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("What moves rows of linked tables for those who hear the screen, beside a drag") @MainActor
struct LinkedTablesActionTests {
    let stage = LinkedStage([5, 5, 0])

    private func row(_ name: String) throws -> UIResponder {
        try #require(stage.screen.accessibilityElement(named: name))
    }

    private func actions(_ name: String) throws -> [String] {
        try (row(name).accessibilityCustomActions ?? []).map(\.name).filter { $0 != "Pick Up" }
    }

    @Test("I45, I84: selected rows go along with one of them, in their list and to another")
    func selected() throws {
        stage.select(0, [1, 3])
        #expect(stage.screen.perform("Move Down", on: try row("A1")))
        try stage.expectTidy()
        #expect(stage.items[0] == ["A0", "A2", "A1", "A3", "A4"])
        #expect(stage.screen.announcements.last == "A1 and 1 more moved above A4, 3 of 5")
        #expect(stage.screen.perform("Move to Second", on: try row("A3")))
        try stage.expectTidy()
        #expect(stage.items[0] == ["A0", "A2", "A4"] && stage.items[1].suffix(2) == ["A1", "A3"])
        #expect(stage.begun == [["A1", "A3"], ["A1", "A3"]] && stage.told.count == 2)
        #expect(stage.screen.announcements.last == "A3 and 1 more moved to Second, 6 of 7")
        stage.screen.undoManager?.undo()
        stage.screen.undoManager?.undo()
        try stage.expectTidy()
        #expect(stage.items[0] == ["A0", "A1", "A2", "A3", "A4"] && stage.items[1].count == 5)
    }

    @Test("I39, I84: a list that has room for one of two selected rows takes neither")
    func room() throws {
        stage.select(0, [1, 3])
        stage.tables.lists[1].capacity = 6
        #expect(try !actions("A1").contains("Move to Second"))
        #expect(try actions("A0").contains("Move to Second"))
    }
}
