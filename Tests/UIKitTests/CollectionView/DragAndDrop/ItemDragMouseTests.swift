// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
@testable import UIKit
import UIKitTesting

@Suite("Item drags by mouse") @MainActor
struct ItemDragMouseTests {
    /// Presses the mouse on an item, and returns the mouse.
    private func press(_ stage: ItemDragStage, _ item: Int) -> TestMouse {
        let mouse = stage.screen.mouse
        mouse.move(to: stage.point(stage.left, item))
        mouse.press()
        return mouse
    }

    @Test("A movement lifts the item, which is dropped where the button is released")
    func move() throws {
        let stage = ItemDragStage()
        let mouse = press(stage, 4)
        mouse.move(by: CGVector(dx: 10, dy: 0))
        #expect(stage.left.hasActiveDrag)
        mouse.move(to: stage.point(stage.left, 7))
        #expect(stage.slot(stage.left)?.item == 7)
        mouse.release()
        try stage.expectSettled()
        #expect(Array(stage.ours.sections[0][3..<8]) == ["B3", "B5", "B6", "B7", "B4"])
    }

    @Test("A neighbour gives way after half a place and half the spacing (G06)")
    func distance() throws {
        let stage = ItemDragStage()
        let mouse = press(stage, 4)
        mouse.move(by: CGVector(dx: 54, dy: 0))
        #expect(stage.slot(stage.left)?.item == 4)
        mouse.move(by: CGVector(dx: 2, dy: 0))
        #expect(stage.slot(stage.left)?.item == 5)
        mouse.move(by: CGVector(dx: -2, dy: 0))
        #expect(stage.slot(stage.left)?.item == 4)
        mouse.release()
        try stage.expectSettled()
        #expect(stage.ours.sections[0][4] == "B4")
    }

    @Test("The wheel scrolls the grid under a resting pointer, and the gap follows the content (G21)")
    func wheel() throws {
        let stage = ItemDragStage()
        let mouse = press(stage, 4)
        mouse.move(by: CGVector(dx: 0, dy: 20))
        mouse.scroll(by: CGVector(dx: 0, dy: 660))
        try stage.screen.settle()
        #expect(stage.left.contentOffset.y > 500)
        let slot = try #require(stage.slot(stage.left)?.item)
        #expect(slot > 14)
        mouse.release()
        try stage.expectSettled()
        #expect(stage.ours.sections[0][slot] == "B4")
    }

    @Test("Escape puts the item back (G35)")
    func escape() throws {
        let stage = ItemDragStage()
        let mouse = press(stage, 4)
        mouse.move(to: stage.point(stage.left, 1))
        stage.screen.press(.keyboardEscape)
        mouse.release()
        try stage.expectSettled()
        #expect(stage.ours.sections[0][4] == "B4")
    }

    @Test("A drop goes into a folder after the pointer has rested on it, and leaving it opens the gap again (G05)")
    func into() throws {
        let stage = ItemDragStage()
        stage.ours.propose = { [ours = stage.ours] _, path in
            let isFolder = path.map { $0.item < ours.sections[0].count && ours.name($0) == "B7" } ?? false
            return UICollectionViewDropProposal(
                operation: .move, intent: isFolder ? .insertIntoDestinationIndexPath : .insertAtDestinationIndexPath)
        }
        var intents: [Int] = []
        stage.ours.perform = { intents.append($1.proposal.intent.rawValue) }
        let mouse = press(stage, 4)
        mouse.move(to: stage.point(stage.left, 7))
        #expect(stage.slot(stage.left) != nil)
        stage.screen.advance(by: 0.6)
        #expect(stage.slot(stage.left) == nil)
        mouse.move(to: stage.point(stage.left, 1))
        #expect(stage.slot(stage.left)?.item == 1)
        mouse.move(to: stage.point(stage.left, 7))
        stage.screen.advance(by: 0.6)
        mouse.release()
        #expect(intents == [2])
        try stage.expectSettled()
    }

    @Test("Selected items are dragged together (G34)")
    func severalItems() throws {
        let stage = ItemDragStage()
        stage.left.allowsMultipleSelection = true
        for item in [9, 7, 6] {
            stage.left.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
        }
        let mouse = press(stage, 7)
        mouse.move(to: CGPoint(x: 10, y: 10))
        mouse.release()
        try stage.expectSettled()
        #expect(Array(stage.ours.sections[0][..<4]) == ["B6", "B7", "B9", "B0"])
    }

    @Test("An item goes to another grid (G31, G32)")
    func otherGrid() throws {
        let stage = ItemDragStage()
        let mouse = press(stage, 2)
        mouse.move(to: stage.point(stage.right, 4))
        #expect(stage.slot(stage.left) == nil)
        #expect(stage.slot(stage.right)?.item == 4)
        mouse.release()
        try stage.expectSettled()
        #expect(stage.theirs.sections[0][4] == "B2")
    }
}
