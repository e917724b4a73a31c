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

    @Test("I83: the lift, the last of several moves, and the drop are told, by names and places in words")
    func announcements() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (200, 200)))
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
        #expect(element.accessibilityCustomActions?.map(\.name) == ["Move down", "Move right"])
        // Over the one below, to the next place that is free.
        #expect(stage.screen.perform("Move down", on: element))
        try stage.expectTidy()
        #expect(stage.origin("A") == CGPoint(x: 0, y: 120))
        #expect(stage.heard == ["begin A", "moved", "dropped"])
        stage.screen.undoManager?.undo()
        try stage.expectTidy()
        #expect(stage.origin("A") == .zero && stage.screen.undoManager?.canUndo == false)
    }

    /// Something to drag onto the board.
    final class Source: NSObject, UIDragInteractionDelegate {
        func dragInteraction(
            _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
        ) -> [UIDragItem] {
            let item = UIDragItem(itemProvider: NSItemProvider(object: "Lunch" as NSString))
            item.localObject = "Lunch"
            return [item]
        }
    }

    private func stageWithSource() -> (BoardStage, UIView, Source) {
        let source = Source()
        let stage = BoardStage(BoardStage.boxes((200, 200))) { board in
            board.itemForDrop = { session in
                guard let text = session.items.first?.localObject as? String else { return nil }
                return BoardItem(id: text, frame: CGRect(x: 0, y: 0, width: 100, height: 60), title: text)
            }
        }
        stage.board.frame.size.height = 500
        let view = UIView(frame: CGRect(x: 0, y: 540, width: 100, height: 60))
        view.backgroundColor = .red
        let interaction = UIDragInteraction(delegate: source)
        interaction.isEnabled = true
        view.addInteraction(interaction)
        stage.controller.view.addSubview(view)
        stage.screen.advance(by: 0.1)
        return (stage, view, source)
    }

    @Test("Dragged onto the board from outside, something becomes an item where it is let go of, told once")
    func dropped() throws {
        let (stage, view, source) = stageWithSource()
        let finger = stage.screen.touch(view)
        finger.hold(0.7)
        finger.move(to: CGPoint(x: 92, y: 133), duration: 0.4)
        #expect(stage.passing.count == 1 && stage.model.count == 1)
        finger.up()
        try stage.expectTidy()
        #expect(stage.frame("Lunch") == CGRect(x: 40, y: 100, width: 100, height: 60))
        #expect(stage.heard == ["added"])
        _ = source
    }

    @Test("I69: where another is, what comes from outside is refused too, and nothing is left of it")
    func droppedOnTaken() throws {
        let (stage, view, source) = stageWithSource()
        let finger = stage.screen.touch(view)
        finger.hold(0.7)
        finger.move(to: CGPoint(x: 250, y: 230), duration: 0.4)
        #expect(stage.passing.count == 1)
        finger.up()
        try stage.expectTidy()
        #expect(stage.model.count == 1 && stage.heard == [])
        let other = stage.screen.touch(view)
        other.hold(0.7)
        other.move(to: CGPoint(x: 90, y: 130), duration: 0.4)
        other.move(to: CGPoint(x: 300, y: 570), duration: 0.2)
        #expect(stage.passing.isEmpty)
        other.up()
        try stage.expectTidy()
        _ = source
    }
}
