// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("Name field: font and frame") @MainActor
struct NameFieldTests {
    /// Checks that the name field has the font of a title in a view and covers the whole title.
    private func expectCover(
        of title: String, in view: UIView, on page: UIViewController, _ location: SourceLocation = #_sourceLocation
    ) throws {
        let field = try #require(page.view.all(UITextField.self).first, sourceLocation: location)
        let label = try #require(view.all(UILabel.self).first { $0.text == title }, sourceLocation: location)
        #expect(field.font == label.font, sourceLocation: location)
        let seen = label.convert(label.bounds, to: page.view)
        #expect(field.frame.minY <= seen.minY, sourceLocation: location)
        #expect(field.frame.maxY >= seen.maxY, sourceLocation: location)
        #expect(field.frame.height >= label.font.lineHeight + 12, sourceLocation: location)
        // The position of the field's text is checked only over a title of one line that is not near the top of the
        // page. At the top the field has no room to be exactly over the title.
        guard label.bounds.height < 2 * label.font.lineHeight, field.frame.minY > page.view.safeAreaInsets.top + 20
        else { return }
        let text = field.convert(field.editingRect(forBounds: field.bounds), to: page.view)
        #expect(abs(text.minX - seen.minX) < 0.5, sourceLocation: location)
        #expect(abs(text.midY - seen.midY) <= 1, sourceLocation: location)
    }

    @Test(
        "In the calendar, the field has the title's font and covers it, even if the text size changes",
        arguments: [UIContentSizeCategory.large, .accessibilityExtraLarge, .accessibilityExtraExtraExtraLarge])
    func calendar(size: UIContentSizeCategory) throws {
        let stage = try CalendarPageStage()
        stage.screen.window.traitOverrides.preferredContentSizeCategory = size
        stage.screen.advance(by: 0.5)
        for title in ["Lunch with Ada", "Train to Oslo", "Conference"] {
            stage.screen.advance(by: 1)
            // At large text sizes only one or two days fit on the page, so the appointment may have to be scrolled to.
            stage.page.scrollToItem(try #require(stage.page.appointments.first { $0.title == title }).id)
            stage.screen.advance(by: 1)
            for _ in 0..<2 { stage.screen.mouse.click(at: try #require(stage.view(title)).middle) }
            stage.screen.advance(by: 0.5)
            try expectCover(of: title, in: try #require(stage.view(title)), on: stage.page)
        }
        stage.screen.window.traitOverrides.preferredContentSizeCategory = .extraSmall
        stage.screen.advance(by: 0.5)
        try expectCover(of: "Conference", in: try #require(stage.view("Conference")), on: stage.page)
    }

    @Test(
        "On the kanban board, the field has the title's font and covers it, even if the text size changes",
        arguments: [UIContentSizeCategory.large, .accessibilityExtraLarge])
    func kanban(size: UIContentSizeCategory) throws {
        let stage = try KanbanPageStage()
        stage.screen.window.traitOverrides.preferredContentSizeCategory = size
        stage.screen.advance(by: 0.5)
        for _ in 0..<2 { stage.screen.mouse.click(at: stage.point(0, 0)) }
        stage.screen.advance(by: 0.5)
        let row = IndexPath(row: 0, section: 0)
        let cell = try #require(stage.page.columns[0].tableView.cellForRow(at: row))
        try expectCover(of: stage.board[0][0], in: cell, on: stage.page)
        stage.screen.window.traitOverrides.preferredContentSizeCategory = .extraSmall
        stage.screen.advance(by: 0.5)
        let smaller = try #require(stage.page.columns[0].tableView.cellForRow(at: row))
        try expectCover(of: stage.board[0][0], in: smaller, on: stage.page)
    }
}
