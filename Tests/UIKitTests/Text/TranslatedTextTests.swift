// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("UIKit's own texts in Korean") @MainActor
struct TranslatedTextTests {
    private let screen = TestScreen(size: CGSize(width: 390, height: 600))
    private let table = RowsToDelete(style: .plain)

    /// Three rows, on a page with a way back.
    private final class RowsToDelete: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = "R\(indexPath.row)"
            return cell
        }

        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
            forRowAt indexPath: IndexPath
        ) {}
    }

    private func inKorean(_ body: () throws -> Void) rethrows {
        try StringTable.$chosen.withValue(StringTable(language: "ko"), operation: body)
    }

    private func show() throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        screen.show(navigation)
        navigation.pushViewController(table, animated: false)
        table.navigationItem.rightBarButtonItem = table.editButtonItem
        try screen.settle()
    }

    private func labels(in view: UIView) -> [String] {
        view.subviews.flatMap { [($0 as? UILabel)?.text].compactMap { $0 } + labels(in: $0) }
    }

    @Test("Buttons of a bar: back, edit and done")
    func bar() throws {
        try inKorean {
            try show()
            #expect(labels(in: screen.window).contains("뒤로") && labels(in: screen.window).contains("편집"))
            try screen.touch("편집").up()
            try screen.settle()
            #expect(table.isEditing && labels(in: screen.window).contains("완료"))
        }
    }

    @Test("The button of a swiped row deletes; a screen reader names the control of an edited row")
    func rows() throws {
        try inKorean {
            try show()
            let finger = screen.touch(at: CGPoint(x: 380, y: 70))
            finger.move(by: CGVector(dx: -120, dy: 0), duration: 0.3)
            finger.up()
            try screen.settle()
            #expect(labels(in: screen.window).contains("삭제"))
            table.setEditing(true, animated: false)
            try screen.settle()
            let names = AccessibilityTree.elements(in: [screen.window]).map(\.accessibilityLabel)
            #expect(names.contains("R0 삭제"))
            let second = try #require(table.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
            #expect(second.spokenText.contains("3개 중 2번째"))
        }
    }

    @Test("Steps to undo have their names; symbols, switches and shares of a whole are spoken")
    func words() {
        inKorean {
            let manager = UndoManager()
            manager.registerUndo(withTarget: self.table) { _ in }
            manager.setActionName("이동")
            #expect(manager.undoMenuItemTitle == "이동 실행 취소" && manager.redoMenuItemTitle == "실행 복귀")
            let button = UIButton(type: .system)
            button.setImage(UIImage(systemName: "plus"), for: .normal)
            #expect(button.accessibilityLabel == "추가" && button.spokenText == "추가, 버튼")
            let toggle = UISwitch()
            toggle.isOn = true
            #expect(toggle.spokenText == "켬, 전환 버튼")
            let progress = UIProgressView()
            progress.progress = 0.5
            #expect(progress.accessibilityLabel == "진행률" && progress.accessibilityValue == "50%")
        }
    }

    @Test("An app replaces texts")
    func replaced() {
        let table = StringTable(language: "de", replacements: ["button.done": "Fertig"])
        StringTable.$chosen.withValue(table) {
            let (done, save) = (UIBarButtonItem.SystemItem.done, UIBarButtonItem.SystemItem.save)
            #expect(UIBarButtonItem(barButtonSystemItem: done, target: nil, action: nil).accessibilityLabel == "Fertig")
            #expect(UIBarButtonItem(barButtonSystemItem: save, target: nil, action: nil).accessibilityLabel == "Save")
        }
    }
}
