// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("An element's own actions beside the move actions of its row") @MainActor
struct OwnActionsTests {
    @Test("A text field in a row has Clear Text once, while the screen reader is at it and afterwards")
    func field() throws {
        let stage = RowsStage([["a", "b", "c"]])
        let cell = try #require(stage.cell(1))
        let field = UITextField(frame: CGRect(x: 100, y: 4, width: 150, height: 30))
        field.text = "Ann"
        field.clearButtonMode = .always
        cell.contentView.addSubview(field)
        stage.screen.advance(by: 0.1)
        func names() -> [String] { (field.accessibilityCustomActions ?? []).map(\.name) }
        #expect(names() == ["Clear Text"])
        stage.screen.focus(on: field)
        #expect(names().contains("Move Up"))
        #expect(names().count { $0 == "Clear Text" } == 1)
        stage.screen.focus(on: try #require(stage.cell(0)))
        #expect(names() == ["Clear Text"])
        #expect(stage.screen.perform("Clear Text", on: field))
        #expect(field.text == "")
    }

    @Test("Actions that an app adds to a text field are listed beside the field's own")
    func added() throws {
        let field = UITextField(frame: CGRect(x: 20, y: 80, width: 150, height: 30))
        field.text = "Ann"
        field.clearButtonMode = .always
        let screen = TestScreen(size: CGSize(width: 320, height: 480))
        let controller = UIViewController()
        controller.view.addSubview(field)
        screen.show(controller)
        field.accessibilityCustomActions =
            (field.accessibilityCustomActions ?? []) + [UIAccessibilityCustomAction(name: "Spell") { _ in true }]
        #expect(field.accessibilityCustomActions?.map(\.name) == ["Spell", "Clear Text"])
    }
}
