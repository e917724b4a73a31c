// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("Cards that are added") @MainActor
struct KanbanAddTests {
    @Test("The field for its name is empty, and says what it is for")
    func placeholder() throws {
        let stage = try KanbanPageStage()
        stage.tapButton("Add")
        try stage.expectTidy()
        let field = try #require(stage.page.view.subviews.lazy.compactMap { $0 as? UITextField }.first)
        #expect(field.text == "" && field.placeholder == "New card" && field.isFirstResponder)
    }

    @Test(
        "Clicked while another card has the focus, or none, the button gives it to the new card",
        arguments: [true, false])
    func focus(isElsewhere: Bool) throws {
        let stage = try KanbanPageStage()
        if isElsewhere { stage.tab { $0.hasPrefix(stage.board[0][0]) } }
        #expect(stage.focused?.hasPrefix(stage.board[0][0]) == (isElsewhere ? true : nil))
        stage.tapButton("Add")
        try stage.expectTidy()
        stage.screen.type("Choir")
        stage.screen.press(.return)
        try stage.expectTidy()
        #expect(try stage.focused?.hasPrefix(#require(stage.board[0].last)) == true)
    }
}
