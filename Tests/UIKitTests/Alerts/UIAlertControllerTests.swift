// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitTesting

@Suite("Alerts and action sheets") @MainActor
final class UIAlertControllerTests {
    private let screen = TestScreen(size: CGSize(width: 390, height: 700), scale: 1)
    private let page = UIViewController()
    private var chosen: [String] = []

    private func alert(
        style: UIAlertController.Style = .alert, _ titles: [(String, UIAlertAction.Style)]
    ) throws -> UIAlertController {
        let alert = UIAlertController(title: "Delete?", message: "It cannot be undone.", preferredStyle: style)
        for (title, style) in titles {
            alert.addAction(
                UIAlertAction(title: title, style: style) { [unowned self, unowned alert] action in
                    chosen.append("\(action.title ?? "") \(alert.presentingViewController == nil)")
                })
        }
        if screen.window.rootViewController !== page { screen.show(page) }
        try screen.settle()
        return alert
    }

    private func present(_ alert: UIAlertController) throws {
        page.present(alert, animated: true)
        try screen.settle()
    }

    /// The frame of the button with a title, in the window.
    private func button(_ title: String) throws -> CGRect {
        let button = try #require(findButton(title, in: screen.window))
        return button.convert(button.bounds, to: nil)
    }

    private func findButton(_ title: String, in view: UIView) -> UIButton? {
        if let button = view as? UIButton, button.currentTitle == title { return button }
        return view.subviews.lazy.compactMap { self.findButton(title, in: $0) }.first
    }

    @Test("An alert is centred, and the chosen handler runs after the alert has gone (P118)")
    func choose() throws {
        let alert = try alert([("Cancel", .cancel), ("Delete", .destructive)])
        try present(alert)
        let frame = alert.view.convert(alert.view.bounds, to: nil)
        #expect(frame.width == 270)
        #expect(abs(frame.midX - 195) < 1 && abs(frame.midY - 350) < 1)
        #expect(page.view.window != nil)
        #expect(page.presentedViewController === alert)
        screen.tap(at: CGPoint(x: 195, y: 20))
        try screen.settle()
        #expect(page.presentedViewController === alert, "a tap outside does nothing (P120)")
        screen.tap(at: try button("Delete").center)
        #expect(chosen.isEmpty)
        screen.tap(at: CGPoint(x: 195, y: 350))
        try screen.settle()
        #expect(chosen == ["Delete true"])
        #expect(page.presentedViewController == nil)
        #expect(screen.window.subviews == [page.view])
    }

    @Test("Two buttons are side by side with the cancel button first; three are stacked with it last (P113)")
    func order() throws {
        try present(try alert([("Delete", .destructive), ("Cancel", .cancel)]))
        var (cancel, delete) = (try button("Cancel"), try button("Delete"))
        #expect(cancel.minY == delete.minY && cancel.maxX == delete.minX)
        #expect(cancel.height == 44)
        page.dismiss(animated: false)
        try present(try alert([("Cancel", .cancel), ("Delete", .destructive), ("Keep", .default)]))
        (cancel, delete) = (try button("Cancel"), try button("Delete"))
        let keep = try button("Keep")
        #expect(delete.maxY == keep.minY && keep.maxY == cancel.minY)
        page.dismiss(animated: false)
        let long = "Delete all pictures of this album"
        try present(try alert([(long, .destructive), ("Cancel", .cancel)]))
        #expect(try button(long).maxY == button("Cancel").minY, "titles that do not fit are stacked")
    }

    @Test("The cancel button is on the right in a right-to-left layout")
    func rightToLeft() throws {
        screen.traits.layoutDirection = .rightToLeft
        try present(try alert([("Cancel", .cancel), ("Delete", .destructive)]))
        #expect(try button("Cancel").minX == button("Delete").maxX)
    }

    @Test("Escape chooses the cancel action, and Return the preferred or only other action (P115, P116)")
    func keys() throws {
        let titles: [(String, UIAlertAction.Style)] = [("Cancel", .cancel), ("Delete", .destructive)]
        try present(try alert(titles))
        screen.press(.escape)
        try screen.settle()
        try present(try alert(titles))
        screen.press(.return)
        try screen.settle()
        let preferring = try alert(titles + [("Keep", .default)])
        preferring.preferredAction = preferring.actions[2]
        #expect(preferring.preferredAction === preferring.actions[2])
        try present(preferring)
        screen.press(.return)
        try screen.settle()
        try present(try alert(titles))
        screen.press(.keyboardPeriod, modifiers: .command)
        try screen.settle()
        #expect(chosen == ["Cancel true", "Delete true", "Keep true", "Cancel true"])
        try present(try alert([("One", .default), ("Two", .default)]))
        screen.press(.return)
        screen.press(.escape)
        try screen.settle()
        #expect(chosen.count == 4, "neither key has an action")
    }

    @Test("Tab moves the focus to the buttons, and Space presses the focused one")
    func focus() throws {
        try present(try alert([("Cancel", .cancel), ("Delete", .destructive)]))
        screen.press(.tab)
        screen.press(.tab)
        screen.press(.keyboardSpacebar)
        try screen.settle()
        #expect(chosen.count == 1)
    }

    @Test("Text fields are configured at once; typing goes to the first, and Return moves on and confirms (P117)")
    func textFields() throws {
        let alert = try alert([("Cancel", .cancel), ("Log In", .default)])
        #expect(alert.textFields == nil)
        var configured: [UITextField] = []
        for placeholder in ["Name", "Password"] {
            alert.addTextField {
                $0.placeholder = placeholder
                configured.append($0)
            }
        }
        #expect(configured.count == 2)
        #expect(alert.textFields == configured)
        try present(alert)
        screen.type("Ada")
        screen.press(.return)
        screen.type("1815")
        screen.press(.return)
        try screen.settle()
        #expect(configured.map(\.text) == ["Ada", "1815"])
        #expect(chosen == ["Log In true"])
    }

    @Test("Escape cancels an alert while the user types in it")
    func escapeWhileTyping() throws {
        let alert = try alert([("Cancel", .cancel), ("Log In", .default)])
        alert.addTextField()
        try present(alert)
        screen.type("Ada")
        screen.press(.escape)
        try screen.settle()
        #expect(chosen == ["Cancel true"])
    }

    @Test("A focused button keeps the focus when another action is enabled, as while the user types")
    func focusStays() throws {
        let alert = try alert([("Cancel", .cancel), ("Save", .default)])
        alert.actions[1].isEnabled = false
        try present(alert)
        screen.press(.tab)
        let focused = findButton("Cancel", in: screen.window)
        #expect(focused?.isFocused == true)
        alert.actions[1].isEnabled = true
        alert.message = "Another message"
        try screen.settle()
        #expect(findButton("Cancel", in: screen.window) === focused && focused?.isFocused == true)
    }

    @Test("An action can be disabled and enabled while the alert is shown (P119)")
    func enabling() throws {
        let alert = try alert([("Cancel", .cancel), ("Save", .default)])
        alert.actions[1].isEnabled = false
        try present(alert)
        screen.tap(at: try button("Save").center)
        screen.press(.return)
        try screen.settle()
        #expect(chosen.isEmpty)
        alert.actions[1].isEnabled = true
        try screen.settle()
        screen.tap(at: try button("Save").center)
        try screen.settle()
        #expect(chosen == ["Save true"])
    }

    @Test("An action sheet is at the bottom with the cancel button apart; a tap outside cancels (P113, P120)")
    func actionSheet() throws {
        let sheet = try alert(style: .actionSheet, [("Cancel", .cancel), ("Copy", .default), ("Move", .default)])
        #expect(sheet.preferredStyle == .actionSheet)
        try present(sheet)
        let (copy, move, cancel) = (try button("Copy"), try button("Move"), try button("Cancel"))
        #expect(copy.maxY == move.minY && move.maxY + 8 == cancel.minY)
        #expect(cancel.maxY == 692)
        #expect(copy.height == 57)
        screen.tap(at: CGPoint(x: 195, y: 20))
        try screen.settle()
        #expect(chosen == ["Cancel true"])
    }

    @Test("A title, message or action that changes while the alert is shown is shown")
    func changes() throws {
        let alert = try alert([("OK", .default)])
        try present(alert)
        let height = alert.view.frame.height
        alert.message = String(repeating: "A long text. ", count: 20)
        alert.addAction(UIAlertAction(title: "More", style: .default))
        alert.title = "Other"
        try screen.settle()
        #expect(alert.view.frame.height > height + 60)
        #expect(abs(alert.view.frame.midY - 350) < 1)
        #expect(try button("More").minY == button("OK").minY)
    }

    @Test("An alert that is too high for the window scrolls, and all is reachable")
    func tooHigh() throws {
        screen.size = CGSize(width: 390, height: 240)
        let alert = try alert((1...9).map { ("Choice \($0)", .default) })
        alert.message = String(repeating: "A long text. ", count: 60)
        try present(alert)
        #expect(alert.view.frame.minY >= 8 && alert.view.frame.maxY <= 232)
        screen.tap(at: try button("Choice 1").center)
        try screen.settle()
        #expect(chosen == ["Choice 1 true"])
    }

    @Test("Large text makes buttons and the card larger")
    func largeText() throws {
        screen.traits.preferredContentSizeCategory = .accessibilityExtraLarge
        try present(try alert([("OK", .default)]))
        #expect(try button("OK").height > 60)
        #expect(try button("OK").width > 300)
    }

    @Test("A second alert is refused while the first is shown, and can be presented from it (P123)")
    func second() throws {
        let first = try alert([("OK", .default)])
        let second = try alert([("Fine", .default)])
        try present(first)
        try present(second)
        #expect(second.presentingViewController == nil)
        first.present(second, animated: true)
        try screen.settle()
        screen.tap(at: try button("Fine").center)
        try screen.settle()
        screen.tap(at: try button("OK").center)
        try screen.settle()
        #expect(chosen == ["Fine true", "OK true"])
    }

    @Test("A copy of an action has its title, style and handler")
    func copy() throws {
        var count = 0
        let action = UIAlertAction(title: "A", style: .destructive) { _ in count += 1 }
        action.isEnabled = false
        let copy = try #require(action.copy() as? UIAlertAction)
        #expect(copy !== action && copy.title == "A" && copy.style == .destructive && !copy.isEnabled)
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        #expect(alert.severity == .default)
        alert.severity = .critical
        #expect(alert.severity.rawValue == 1)
        copy.isEnabled = true
        alert.addAction(copy)
        screen.show(page)
        try screen.settle()
        try present(alert)
        screen.press(.return)
        try screen.settle()
        #expect(count == 1)
    }

    @Test("Presenting and dismissing during an alert's animation leaves no view behind", arguments: [0.0, 0.1, 0.3])
    func interrupted(after delay: Double) throws {
        let alert = try alert([("Cancel", .cancel), ("OK", .default)])
        page.present(alert, animated: true)
        screen.advance(by: delay)
        screen.press(.escape)
        screen.advance(by: delay)
        page.present(UIViewController(), animated: true)
        screen.advance(by: delay)
        page.dismiss(animated: true)
        try screen.settle()
        #expect(screen.window.subviews == [page.view])
        #expect(chosen == ["Cancel true"])
    }
}

/// Tests that misuse of alerts ends the process with UIKit's message on standard error.
@Suite struct UIAlertControllerMisuseTests {
    private func expect(_ result: ExitTest.Result?, says text: String) {
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains(text), "\(said)")
    }

    @Test("A second cancel action ends the process (P114)")
    func secondCancel() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
            for title in ["Cancel", "Close"] { alert.addAction(UIAlertAction(title: title, style: .cancel)) }
        }
        expect(result, says: "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    }

    @Test("A preferred action that was not added ends the process (P115)")
    func strangeAction() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
            alert.preferredAction = UIAlertAction(title: "B", style: .default)
        }
        expect(result, says: "must be among its actions")
    }

    @Test("A text field of an action sheet ends the process (P117)")
    func textFieldOfSheet() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            UIAlertController(title: "A", message: nil, preferredStyle: .actionSheet).addTextField()
        }
        expect(
            result, says: "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    }

    @Test("Presenting an empty alert ends the process")
    func empty() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let (screen, page) = (TestScreen(), UIViewController())
            screen.show(page)
            try screen.settle()
            page.present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: false)
        }
        expect(result, says: "UIAlertController must have a title, a message or an action to display")
    }
}

extension CGRect {
    fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
