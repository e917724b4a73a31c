// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// A table controller with a text field in each row.
private final class FormController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentView.addSubview(UITextField(frame: CGRect(x: 20, y: 7, width: 200, height: 30)))
        return cell
    }

    func field(_ row: Int) -> UITextField? {
        tableView.cellForRow(at: IndexPath(row: row, section: 0))?.contentView.subviews.first as? UITextField
    }
}

@Suite("Keyboard avoidance of a table controller") @MainActor
struct KeyboardAvoidanceTests {
    private let screen = TestScreen(size: CGSize(width: 390, height: 440))
    private let controller = FormController(style: .plain)

    init() {
        screen.show(controller)
        screen.advance(by: 0.1)
    }

    private func post(
        _ name: NSNotification.Name, _ frame: CGRect, duration: Double = 0.25, curve: UIView.AnimationCurve = .linear
    ) {
        NotificationCenter.default.post(
            name: name, object: nil,
            userInfo: [
                UIResponder.keyboardFrameBeginUserInfoKey: CGRect(x: 0, y: 440, width: 390, height: 200),
                UIResponder.keyboardFrameEndUserInfoKey: frame,
                UIResponder.keyboardAnimationDurationUserInfoKey: duration,
                UIResponder.keyboardAnimationCurveUserInfoKey: curve.rawValue,
                UIResponder.keyboardIsLocalUserInfoKey: true,
            ])
    }

    private func keyboard(_ height: CGFloat) -> CGRect {
        CGRect(x: 0, y: 440 - height, width: 390, height: height)
    }

    private var insets: [CGFloat] {
        [controller.tableView.contentInset.bottom, controller.tableView.verticalScrollIndicatorInsets.bottom]
    }

    @Test("The insets grow by the height that the keyboard covers, follow it, and shrink again")
    func followsKeyboard() {
        controller.tableView.contentInset.bottom = 12
        post(UIResponder.keyboardWillShowNotification, keyboard(200))
        #expect(insets == [212, 200])
        post(UIResponder.keyboardWillChangeFrameNotification, keyboard(260))
        #expect(insets == [272, 260])
        screen.safeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
        post(UIResponder.keyboardWillChangeFrameNotification, keyboard(260))
        // The keyboard covers the bottom safe area, which is an inset already. So the keyboard adds only the rest of
        // its height.
        #expect(insets == [238, 226])
        post(UIResponder.keyboardWillHideNotification, keyboard(260))
        #expect(insets == [12, 0])
        // A floating keyboard covers no edge of the table.
        post(UIResponder.keyboardWillShowNotification, CGRect(x: 0, y: 100, width: 390, height: 100))
        #expect(insets == [12, 0])
    }

    @Test("The edited field scrolls into view with the duration and the curve of the keyboard")
    func showsField() throws {
        let field = try #require(controller.field(8))
        field.becomeFirstResponder()
        post(UIResponder.keyboardWillShowNotification, keyboard(200), duration: 0.4)
        let table = try #require(controller.tableView)
        let wanted = field.convert(field.bounds, to: table).maxY - 240
        #expect(table.contentOffset.y == wanted)
        #expect(wanted > 100)
        screen.advance(by: 0.2)
        let half = try #require(table.layer.presentation()).bounds.minY
        #expect(abs(half - wanted / 2) < wanted / 20)
        screen.advance(by: 0.3)
        #expect(table.layer.presentation()?.bounds.minY ?? wanted == wanted)
        // A field that is already visible does not move.
        post(UIResponder.keyboardWillChangeFrameNotification, keyboard(180))
        #expect(table.contentOffset.y == wanted)
    }

    @Test("A controller that is off screen ignores the keyboard and restores its insets")
    func offScreen() {
        post(UIResponder.keyboardWillShowNotification, keyboard(200))
        #expect(insets == [200, 200])
        screen.show(UIViewController())
        screen.advance(by: 0.5)
        #expect(insets == [0, 0])
        post(UIResponder.keyboardWillShowNotification, keyboard(200))
        #expect(insets == [0, 0])
        screen.show(controller)
        screen.advance(by: 0.5)
        post(UIResponder.keyboardWillShowNotification, keyboard(150))
        #expect(insets == [150, 150])
        post(UIResponder.keyboardDidShowNotification, keyboard(400))
        post(UIResponder.keyboardDidChangeFrameNotification, keyboard(400))
        post(UIResponder.keyboardDidHideNotification, keyboard(400))
        #expect(insets == [150, 150])
    }

    @Test("A notification without a keyboard frame changes nothing")
    func missingFrame() {
        NotificationCenter.default.post(name: UIResponder.keyboardWillShowNotification, object: nil)
        #expect(insets == [0, 0])
    }
}
