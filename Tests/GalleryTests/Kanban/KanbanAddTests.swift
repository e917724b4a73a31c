// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("Kanban: adding cards") @MainActor
struct KanbanAddTests {
    @Test(
        "A new card whose name needs several lines is fully visible, even in a low window",
        arguments: [CGSize(width: 390, height: 500), CGSize(width: 900, height: 440), CGSize(width: 1300, height: 700)])
    func long(size: CGSize) throws {
        let stage = try KanbanPageStage()
        stage.screen.size = size
        try stage.expectSettled()
        stage.tapButton("Add")
        try stage.expectSettled()
        stage.screen.type("Rehearse with the choir, the band and everybody else who plays on Sunday")
        stage.screen.press(.return)
        try stage.expectSettled()
        let table = stage.page.columns[0].tableView
        let card = table.rectForRow(at: IndexPath(row: stage.board[0].count - 1, section: 0))
        #expect(card.height > 60)
        #expect(table.bounds.inset(by: table.adjustedContentInset).contains(card), "\(card) \(table.bounds)")
    }

    @Test("The name field of a new card is empty and has a placeholder")
    func placeholder() throws {
        let stage = try KanbanPageStage()
        stage.tapButton("Add")
        try stage.expectSettled()
        let field = try #require(stage.page.view.subviews.lazy.compactMap { $0 as? UITextField }.first)
        #expect(field.text == "")
        #expect(field.placeholder == "New card")
        #expect(field.isFirstResponder)
    }

    @Test(
        "The Add button focuses the new card, whether another card or none had the focus",
        arguments: [true, false])
    func focus(isElsewhere: Bool) throws {
        let stage = try KanbanPageStage()
        if isElsewhere { stage.tab { $0.hasPrefix(stage.board[0][0]) } }
        #expect(stage.focused?.hasPrefix(stage.board[0][0]) == (isElsewhere ? true : nil))
        stage.tapButton("Add")
        try stage.expectSettled()
        stage.screen.type("Choir")
        stage.screen.press(.return)
        try stage.expectSettled()
        #expect(try stage.focused?.hasPrefix(#require(stage.board[0].last)) == true)
    }
}
