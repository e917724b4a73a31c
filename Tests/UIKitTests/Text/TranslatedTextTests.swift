// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("UIKit's texts in Korean") @MainActor
struct TranslatedTextTests {
    private let screen = TestScreen(size: CGSize(width: 390, height: 600))
    private let table = RowsToDelete(style: .plain)

    /// A table with three rows that can be deleted.
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
        try StringTable.$testOverride.withValue(StringTable(language: "ko"), operation: body)
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

    @Test("The back, edit and done buttons of a bar are in Korean")
    func bar() throws {
        try inKorean {
            try show()
            #expect(labels(in: screen.window).contains("뒤로"))
            #expect(labels(in: screen.window).contains("편집"))
            try screen.touch("편집").up()
            try screen.settle()
            #expect(table.isEditing)
            #expect(labels(in: screen.window).contains("완료"))
        }
    }

    @Test("The delete button of a swiped row and the spoken texts of edited rows are in Korean")
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

    @Test("Undo titles and the spoken texts of symbols, switches and progress are in Korean")
    func words() {
        inKorean {
            let manager = UndoManager()
            manager.registerUndo(withTarget: self.table) { _ in }
            manager.setActionName("이동")
            #expect(manager.undoMenuItemTitle == "이동 실행 취소")
            #expect(manager.redoMenuItemTitle == "실행 복귀")
            let button = UIButton(type: .system)
            button.setImage(UIImage(systemName: "plus"), for: .normal)
            #expect(button.accessibilityLabel == "추가")
            #expect(button.spokenText == "추가, 버튼")
            let toggle = UISwitch()
            toggle.isOn = true
            #expect(toggle.spokenText == "켬, 전환 버튼")
            let progress = UIProgressView()
            progress.progress = 0.5
            #expect(progress.accessibilityLabel == "진행률")
            #expect(progress.accessibilityValue == "50%")
        }
    }

    @Test("An app can replace single texts")
    func replaced() {
        let table = StringTable(language: "de", replacements: ["button.done": "Fertig"])
        StringTable.$testOverride.withValue(table) {
            let (done, save) = (UIBarButtonItem.SystemItem.done, UIBarButtonItem.SystemItem.save)
            #expect(UIBarButtonItem(barButtonSystemItem: done, target: nil, action: nil).accessibilityLabel == "Fertig")
            #expect(UIBarButtonItem(barButtonSystemItem: save, target: nil, action: nil).accessibilityLabel == "Save")
        }
    }
}
