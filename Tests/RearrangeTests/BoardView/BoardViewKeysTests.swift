// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Board: keyboard and accessibility moves") @MainActor
struct BoardViewKeysTests {
    @Test("Space lifts the focused item, arrow keys move it, Space drops it, and it keeps the focus")
    func keys() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (200, 200)))
        stage.screen.press(.tab)
        #expect(stage.view("A").isFocused)
        stage.screen.press(.space)
        #expect(stage.board.isDragging)
        #expect(stage.view("A").alpha == 0.5)
        stage.screen.press(.rightArrow)
        stage.screen.press(.downArrow)
        stage.screen.press(.downArrow)
        #expect(stage.view("A").frame.origin == CGPoint(x: 20, y: 40))
        #expect(stage.changes.isEmpty)
        stage.screen.press(.space)
        try stage.expectSettled()
        #expect(stage.origin("A") == CGPoint(x: 20, y: 40))
        #expect(stage.view("A").isFocused)
        #expect(stage.calls == ["begin A", "moved", "dropped"])
    }

    @Test("Escape returns the item and keeps its focus (I49)")
    func escape() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (200, 200)))
        stage.screen.press(.tab)
        stage.screen.press(.space)
        stage.screen.press(.rightArrow)
        stage.screen.press(.escape)
        try stage.expectSettled()
        #expect(stage.origin("A") == .zero)
        #expect(stage.view("A").isFocused)
        #expect(stage.calls == ["begin A", "put back"])
    }

    @Test("Shift with the down arrow lengthens a lifted item")
    func longer() throws {
        var items = BoardStage.boxes((0, 0))
        items[0].canResize = true
        let stage = BoardStage(items)
        stage.screen.press(.tab)
        stage.screen.press(.space)
        stage.screen.press(.downArrow, modifiers: .shift)
        stage.screen.press(.downArrow, modifiers: .shift)
        stage.screen.press(.return)
        try stage.expectSettled()
        #expect(stage.frame("A")?.height == 100)
    }

    @Test(
        "The lift, the last of several moves and the drop are announced with title and place (I83)",
        arguments: frameRates)
    func announcements(rate: Double) throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (200, 200)))
        stage.screen.framesPerSecond = rate
        let before = stage.screen.announcements.count
        let finger = stage.drag("A", by: 40, 20)
        stage.screen.advance(by: 0.4)
        finger.up()
        try stage.expectSettled()
        #expect(
            Array(stage.screen.announcements.dropFirst(before)) == [
                "Box A lifted, column 1 of 20, row 1 of 30", "column 3 of 20, row 2 of 30",
                "Box A dropped, column 3 of 20, row 2 of 30",
            ])
        let other = stage.drag("A", by: 160, 180)
        stage.screen.advance(by: 0.4)
        other.up()
        try stage.expectSettled()
        #expect(stage.screen.announcements.suffix(2).first?.hasSuffix("taken") == true)
        #expect(stage.screen.announcements.last == "Box A put back, column 3 of 20, row 2 of 30")
    }

    @Test("Accessibility offers only the possible moves, each one undo step (I84)")
    func actions() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (0, 60)))
        let element = try #require(stage.screen.accessibilityElement(named: "Box A"))
        #expect(element.accessibilityValue == "column 1 of 20, row 1 of 30")
        #expect(element.accessibilityCustomActions?.map(\.name) == ["Move Down", "Move Right"])
        // Box B is directly below Box A, so Move Down moves Box A to the next free place, which is below Box B.
        #expect(stage.screen.perform("Move Down", on: element))
        try stage.expectSettled()
        #expect(stage.origin("A") == CGPoint(x: 0, y: 120))
        #expect(stage.calls == ["begin A", "moved", "dropped"])
        stage.screen.undoManager?.undo()
        try stage.expectSettled()
        #expect(stage.origin("A") == .zero)
        #expect(stage.screen.undoManager?.canUndo == false)
    }
}
