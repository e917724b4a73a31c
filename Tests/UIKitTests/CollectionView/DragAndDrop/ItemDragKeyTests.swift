// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
@testable import UIKit
import UIKitTesting

@Suite("Item drags by keyboard") @MainActor
struct ItemDragKeyTests {
    private func pickUp(_ stage: ItemDragStage, _ item: Int) {
        stage.screen.press(.tab)
        for _ in 0..<item { stage.screen.press(.rightArrow) }
        stage.screen.press(.keyboardD, modifiers: .control)
    }

    private func stage(isRightToLeft: Bool = false) -> ItemDragStage {
        let stage = ItemDragStage(isRightToLeft: isRightToLeft)
        (stage.left.allowsFocus, stage.right.allowsFocus) = (true, true)
        return stage
    }

    private func slot(_ stage: ItemDragStage) -> Int? { stage.slot(stage.left)?.item }

    @Test("Left and right move by one place over line ends, up and down by a line, Escape returns (G39)")
    func steps() throws {
        let stage = stage()
        pickUp(stage, 1)
        #expect(stage.left.hasActiveDrag)
        var slots: [Int?] = []
        for _ in 0..<4 {
            stage.screen.press(.rightArrow)
            slots.append(slot(stage))
        }
        #expect(slots == [2, 3, 4, 5])
        stage.screen.press(.leftArrow)
        #expect(slot(stage) == 4)
        stage.screen.press(.downArrow)
        #expect(slot(stage) == 7)
        stage.screen.press(.upArrow)
        stage.screen.press(.upArrow)
        #expect(slot(stage) == 1)
        stage.screen.press(.keyboardEscape)
        try stage.expectSettled()
        #expect(stage.ours.sections[0].prefix(3) == ["B0", "B1", "B2"])
        #expect(stage.left.focusedRow?.row == 1)
    }

    @Test("Return drops the item, which keeps the focus, and each step is announced")
    func drop() throws {
        let stage = stage()
        for cell in stage.left.visibleCells {
            (cell as? TileCell)?.accessibilityLabel = (cell as? TileCell)?.label.text
        }
        pickUp(stage, 1)
        stage.screen.press(.rightArrow)
        stage.screen.press(.downArrow)
        stage.screen.advance(by: 0.5)
        stage.screen.press(.return)
        try stage.expectSettled()
        #expect(stage.ours.sections[0].prefix(6) == ["B0", "B2", "B3", "B4", "B5", "B1"])
        #expect(stage.left.focusedRow?.row == 5)
        let words = stage.screen.announcements.filter { $0.contains("B1") || $0.contains("before") }
        #expect(words.contains("Moved before B6, 6 of 300, row 2, column 3"), "\(words)")
    }

    @Test("Steps scroll the gap into view")
    func scrolling() throws {
        let stage = stage()
        pickUp(stage, 1)
        for _ in 0..<10 { stage.screen.press(.downArrow) }
        #expect(slot(stage) == 31)
        #expect(stage.gap(stage.left).map { stage.left.bounds.contains($0) } == true)
        stage.screen.press(.return)
        try stage.expectSettled()
        #expect(stage.ours.sections[0][31] == "B1")
    }

    @Test("From right to left, the left arrow moves on in order")
    func rightToLeft() throws {
        let stage = stage(isRightToLeft: true)
        stage.screen.press(.tab)
        stage.screen.press(.keyboardD, modifiers: .control)
        stage.screen.press(.leftArrow)
        #expect(slot(stage) == 1)
        stage.screen.press(.rightArrow)
        #expect(slot(stage) == 0)
        stage.screen.press(.keyboardEscape)
        try stage.expectSettled()
    }

    @Test("Tab takes the items to another grid, where they are dropped")
    func otherGrid() throws {
        let stage = stage()
        pickUp(stage, 1)
        stage.screen.press(.tab)
        #expect(stage.slot(stage.right) != nil)
        stage.screen.press(.downArrow)
        let target = try #require(stage.slot(stage.right))
        stage.screen.press(.return)
        try stage.expectSettled()
        #expect(stage.theirs.sections[0][target.item] == "B1")
        #expect(stage.theirs.sections[0].count == 31)
    }

    @Test("A pointer that a key has placed may rest in a folder: the drop stays between the items")
    func restInFolder() throws {
        let stage = stage()
        stage.ours.propose = { [ours = stage.ours] _, path in
            let isFolder = path.map { $0.item < ours.sections[0].count && ours.name($0) == "B2" } ?? false
            return UICollectionViewDropProposal(
                operation: .move, intent: isFolder ? .insertIntoDestinationIndexPath : .insertAtDestinationIndexPath)
        }
        pickUp(stage, 1)
        stage.screen.press(.rightArrow)
        #expect(slot(stage) == 2)
        stage.screen.advance(by: 1)
        #expect(slot(stage) == 2)
        stage.screen.press(.return)
        try stage.expectSettled()
        #expect(stage.ours.sections[0].prefix(3) == ["B0", "B2", "B1"])
    }

    @Test("A screen reader picks up an item, and drops it before, after or into another one (C295)")
    func accessibilityActions() throws {
        for (name, expected) in [("Drop Before", ["B0", "B2", "B3", "B1"]), ("Drop After", ["B0", "B2", "B3", "B4"])] {
            let stage = stage()
            let source = try #require(stage.cell(1))
            #expect(perform("Pick Up", source))
            #expect(stage.left.hasActiveDrag)
            let target = try #require(stage.cell(4))
            #expect(perform(name, target))
            try stage.expectSettled()
            #expect(Array(stage.ours.sections[0][..<4]) == expected)
        }
        let stage = stage()
        var intents: [Int] = []
        stage.ours.propose = { _, path in
            UICollectionViewDropProposal(
                operation: .move,
                intent: path?.item == 4 ? .insertIntoDestinationIndexPath : .insertAtDestinationIndexPath)
        }
        stage.ours.perform = { intents = [$1.proposal.intent.rawValue, $1.destinationIndexPath?.item ?? -1] }
        #expect(perform("Pick Up", try #require(stage.cell(1))))
        #expect(perform("Drop Into", try #require(stage.cell(4))))
        #expect(intents == [2, 4])
        try stage.expectSettled()
    }

    private func perform(_ name: String, _ cell: UICollectionViewCell) -> Bool {
        guard let action = cell.accessibilityCustomActions?.first(where: { $0.name == name }) else { return false }
        return action.actionHandler?(action) ?? false
    }
}
