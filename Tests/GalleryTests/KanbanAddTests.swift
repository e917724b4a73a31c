// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("Cards that are added") @MainActor
struct KanbanAddTests {
    @Test("Each is another one, as long as there are any, also after the page was opened again")
    func others() throws {
        let stage = try KanbanPageStage()
        stage.tapButton("Add")
        try stage.expectTidy()
        let again = KanbanController(store: stage.store)
        stage.screen.show(UINavigationController(rootViewController: again))
        stage.screen.advance(by: 1)
        stage.tapButton("Add")
        try stage.screen.settle()
        let titles = again.tables.lists.flatMap { $0.items.map(\.title) }
        #expect(Set(titles).count == titles.count && titles.contains("Ask Ada"))
    }

    @Test("Clicked while another card has the focus, the button gives that to the new one: the next key is about it")
    func focus() throws {
        let stage = try KanbanPageStage()
        stage.tab { $0.hasPrefix(stage.board[0][0]) }
        #expect(stage.focused?.hasPrefix(stage.board[0][0]) == true)
        stage.tapButton("Add")
        try stage.expectTidy()
        // The proposed title is taken.
        stage.screen.press(.return)
        try stage.expectTidy()
        #expect(try stage.focused?.hasPrefix(#require(stage.board[0].last)) == true)
    }
}
