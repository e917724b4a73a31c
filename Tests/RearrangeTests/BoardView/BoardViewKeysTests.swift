// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Items moved without a finger") @MainActor
struct BoardViewKeysTests {
    @Test("Space lifts what has the focus, arrows move it, space lets go of it; the focus stays on it")
    func keys() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (200, 200)))
        stage.screen.press(.tab)
        #expect(stage.view("A").isFocused)
        stage.screen.press(.space)
        #expect(stage.board.isDragging && stage.view("A").alpha == 0.5)
        stage.screen.press(.rightArrow)
        stage.screen.press(.downArrow)
        stage.screen.press(.downArrow)
        #expect(stage.view("A").frame.origin == CGPoint(x: 20, y: 40))
        #expect(stage.changes.isEmpty)
        stage.screen.press(.space)
        try stage.expectTidy()
        #expect(stage.origin("A") == CGPoint(x: 20, y: 40) && stage.view("A").isFocused)
        #expect(stage.heard == ["begin A", "moved", "dropped"])
    }

    @Test("I49: escape puts it back, and the focus stays on it; so does going elsewhere with tab")
    func escape() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (200, 200)))
        stage.screen.press(.tab)
        stage.screen.press(.space)
        stage.screen.press(.rightArrow)
        stage.screen.press(.escape)
        try stage.expectTidy()
        #expect(stage.origin("A") == .zero && stage.view("A").isFocused)
        #expect(stage.heard == ["begin A", "put back"])
    }

    @Test("With the shift key arrows make it longer and shorter")
    func longer() throws {
        var items = BoardStage.boxes((0, 0))
        items[0].canResize = true
        let stage = BoardStage(items)
        stage.screen.press(.tab)
        stage.screen.press(.space)
        stage.screen.press(.downArrow, modifiers: .shift)
        stage.screen.press(.downArrow, modifiers: .shift)
        stage.screen.press(.return)
        try stage.expectTidy()
        #expect(stage.frame("A")?.height == 100)
    }

    @Test(
        "I83: the lift, the last of several moves, and the drop are told, by names and places in words",
        arguments: frameRates)
    func announcements(rate: Double) throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (200, 200)))
        stage.screen.framesPerSecond = rate
        let before = stage.screen.announcements.count
        let finger = stage.carry("A", by: 40, 20)
        stage.screen.advance(by: 0.4)
        finger.up()
        try stage.expectTidy()
        #expect(
            Array(stage.screen.announcements.dropFirst(before)) == [
                "Box A lifted, column 1 of 20, row 1 of 30", "column 3 of 20, row 2 of 30",
                "Box A dropped, column 3 of 20, row 2 of 30",
            ])
        let other = stage.carry("A", by: 160, 180)
        stage.screen.advance(by: 0.4)
        other.up()
        try stage.expectTidy()
        #expect(stage.screen.announcements.suffix(2).first?.hasSuffix("taken") == true)
        #expect(stage.screen.announcements.last == "Box A put back, column 3 of 20, row 2 of 30")
    }

    @Test("I84: assistive technology has the same steps, without those that lead nowhere, each one step of undo")
    func actions() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (0, 60)))
        let element = try #require(stage.screen.accessibilityElement(named: "Box A"))
        #expect(element.accessibilityValue == "column 1 of 20, row 1 of 30")
        #expect(element.accessibilityCustomActions?.map(\.name) == ["Move Down", "Move Right"])
        // Over the one below, to the next place that is free.
        #expect(stage.screen.perform("Move Down", on: element))
        try stage.expectTidy()
        #expect(stage.origin("A") == CGPoint(x: 0, y: 120))
        #expect(stage.heard == ["begin A", "moved", "dropped"])
        stage.screen.undoManager?.undo()
        try stage.expectTidy()
        #expect(stage.origin("A") == .zero && stage.screen.undoManager?.canUndo == false)
    }
}
