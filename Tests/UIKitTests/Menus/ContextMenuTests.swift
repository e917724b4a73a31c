// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@Suite("Context menus") @MainActor
struct ContextMenuTests {
    private let stage = MenuStage()

    @Test("A long press shows the menu; tapping a row performs its action and closes the menu")
    func chooses() throws {
        var log: [String] = []
        stage.owner.menu = stage.menu { log.append($0) }
        #expect(stage.interaction.menuAppearance == .unknown)
        stage.press()
        #expect(stage.owner.calls == ["asked", "preview true", "shows", "showing", "shown"])
        #expect(stage.owner.place == CGPoint(x: 50, y: 50))
        #expect(stage.interaction.location(in: nil) == CGPoint(x: 100, y: 100))
        #expect(stage.interaction.menuAppearance == .rich)
        #expect(stage.titles == ["Copy", "Move", "Delete"])
        try stage.tap("Move")
        #expect(log == [])
        #expect(stage.interaction.menuAppearance == .rich)
        try stage.tap("Delete")
        #expect(log == ["delete"])
        #expect(stage.owner.calls.suffix(2) == ["ends", "ended"])
        #expect(stage.titles == [])
        #expect(stage.interaction.menuAppearance == .unknown)
        try stage.screen.settle()
    }

    @Test("Titles leave room for marks and images if a row of the menu has one")
    func room() throws {
        func edges(_ children: [UIMenuElement]) throws -> (CGFloat, CGFloat) {
            stage.owner.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }] + children)
            stage.press()
            let row = try #require(stage.screen.window.menuRow("Copy"))
            let label = try #require(row.subviews.lazy.compactMap { $0 as? UILabel }.first { $0.text == "Copy" })
            let edges = (label.frame.minX, row.bounds.width - label.frame.maxX)
            stage.screen.press(.escape)
            try stage.screen.settle()
            return edges
        }
        let picture = UIImage(systemName: "trash")
        #expect(try edges([]) == (16, 16))
        #expect(try edges([UIAction(title: "On", state: .on) { _ in }]) == (32, 16))
        #expect(try edges([UIAction(title: "Delete", image: picture) { _ in }]) == (16, 44))
        #expect(try edges([UIMenu(title: "More", children: [UIAction(title: "One") { _ in }])]) == (16, 44))
    }

    @Test("A menu scales its text, shows all of it, and stays in the window")
    func largeText() throws {
        stage.screen.traits.preferredContentSizeCategory = .accessibilityExtraLarge
        let long = "Move everything that is here to somewhere else"
        stage.owner.menu = UIMenu(children: [UIAction(title: long) { _ in }, UIAction(title: "Copy") { _ in }])
        stage.press()
        for title in [long, "Copy"] {
            let row = try #require(stage.screen.window.menuRow(title))
            let label = try #require(row.subviews.lazy.compactMap { $0 as? UILabel }.first { $0.text == title })
            #expect(label.font.pointSize > 30)
            let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
            #expect(label.bounds.height >= needed.height)
            #expect(row.bounds.height >= needed.height)
            let frame = row.convert(row.bounds, to: nil)
            #expect(frame.width > 250, "\(frame)")
            #expect(stage.screen.window.bounds.contains(frame), "\(frame)")
        }
    }

    @Test("Releasing a finger that slid onto a row chooses the row")
    func slides() throws {
        var log: [String] = []
        stage.owner.menu = stage.menu { log.append($0) }
        let finger = stage.screen.touch(stage.view)
        finger.hold(1)
        let row = try #require(stage.screen.window.menuRow("Copy"))
        finger.move(to: row.convert(CGPoint(x: 20, y: 20), to: nil), duration: 0.2)
        #expect((row as? UIControl)?.isHighlighted == true)
        #expect(log == [])
        finger.up()
        #expect(log == ["copy"])
        #expect(stage.interaction.menuAppearance == .unknown)
    }

    @Test("A finger that slides back from a row, or leaves the menu, chooses nothing")
    func slidesBack() throws {
        var log: [String] = []
        stage.owner.menu = stage.menu { log.append($0) }
        let finger = stage.screen.touch(stage.view)
        finger.hold(1)
        let row = try #require(stage.screen.window.menuRow("Copy"))
        finger.move(to: row.convert(CGPoint(x: 20, y: 20), to: nil), duration: 0.2)
        #expect((row as? UIControl)?.isHighlighted == true)
        finger.move(to: CGPoint(x: 101, y: 101), duration: 0.2)
        #expect((row as? UIControl)?.isHighlighted == false)
        finger.up()
        #expect(log == [])
        #expect(stage.interaction.menuAppearance == .rich)
    }

    @Test("Without a configuration no menu opens, and the touch continues")
    func refused() {
        var taps = 0
        let control = UIControl(frame: stage.view.bounds)
        control.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        stage.view.addSubview(control)
        stage.press()
        #expect(stage.owner.calls == ["asked"])
        #expect(taps == 1)
        stage.owner.menu = UIMenu()
        stage.press()
        #expect(stage.owner.calls == ["asked", "asked"])
        #expect(stage.interaction.menuAppearance == .unknown)
    }

    @Test("A secondary click opens the menu at the pointer; a touch outside, Escape or the app closes it")
    func pointer() {
        stage.owner.menu = stage.menu { _ in }
        let ends: [() -> Void] = [
            { stage.screen.tap(at: CGPoint(x: 380, y: 580)) }, { stage.screen.press(.escape) },
            { stage.interaction.dismissMenu() }, { stage.view.removeInteraction(stage.interaction) },
        ]
        for end in ends {
            stage.screen.mouse.click(at: CGPoint(x: 120, y: 130), button: 2)
            #expect(stage.interaction.menuAppearance == .compact)
            stage.screen.advance(by: 0.5)
            #expect(stage.screen.window.menuRow("Copy")?.convert(CGPoint.zero, to: nil) == CGPoint(x: 120, y: 130))
            end()
            #expect(stage.interaction.menuAppearance == .unknown)
            stage.screen.advance(by: 0.5)
            #expect(stage.titles == [])
        }
        #expect(stage.view.interactions.isEmpty)
        #expect(stage.interaction.view == nil)
        #expect(stage.view.gestureRecognizers?.isEmpty != false)
    }

    @Test("Arrow keys and Return choose a row")
    func keys() {
        var log: [String] = []
        stage.owner.menu = stage.menu { log.append($0) }
        stage.screen.mouse.click(at: CGPoint(x: 100, y: 100), button: 2)
        stage.screen.press(.downArrow)
        stage.screen.press(.downArrow)
        stage.screen.press(.upArrow)
        stage.screen.press(.downArrow)
        stage.screen.press(.return)
        #expect(log == ["delete"])
    }

    @Test("Repeated or unused keys do not scroll the view behind the menu")
    func keysDoNotScrollBehind() {
        stage.owner.menu = stage.menu { _ in }
        let list = UIScrollView(frame: stage.screen.window.bounds)
        list.contentSize = CGSize(width: 100, height: 5000)
        stage.view.superview?.insertSubview(list, at: 0)
        stage.screen.mouse.click(at: CGPoint(x: 100, y: 100), button: 2)
        stage.screen.hold(.downArrow, repeats: 3)
        stage.screen.release(.downArrow)
        stage.screen.press(.keyboardPageDown)
        stage.screen.press(.keyboardEnd)
        stage.screen.advance(by: 1)
        #expect(list.contentOffset.y == 0)
        stage.screen.press(.escape)
        stage.screen.advance(by: 1)
        stage.screen.press(.keyboardPageDown)
        stage.screen.advance(by: 1)
        #expect(list.contentOffset.y > 0, "The keys are the list's again")
    }

    @Test("An open menu gets the keys before a focused text field, which gets them again afterwards")
    func keysBeforeTheFocus() {
        var log: [String] = []
        stage.owner.menu = stage.menu { log.append($0) }
        let field = UITextField(frame: CGRect(x: 50, y: 300, width: 200, height: 40))
        stage.view.superview?.addSubview(field)
        field.becomeFirstResponder()
        stage.screen.mouse.click(at: CGPoint(x: 100, y: 100), button: 2)
        stage.screen.type("x")
        stage.screen.press(.downArrow)
        stage.screen.press(.return)
        #expect(log == ["copy"])
        #expect(field.text == "")
        #expect(field.isFirstResponder)
        stage.screen.advance(by: 0.5)
        stage.screen.type("x")
        #expect(field.text == "x")
    }

    @Test("An open menu gets the keys even if another window is key")
    func keysInAnotherWindow() {
        var log: [String] = []
        stage.owner.menu = stage.menu { log.append($0) }
        let other = UIWindow(frame: CGRect(x: 0, y: 500, width: 400, height: 100))
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        other.addSubview(field)
        other.isHidden = false
        stage.screen.mouse.click(at: CGPoint(x: 100, y: 100), button: 2)
        other.makeKey()
        field.becomeFirstResponder()
        #expect(other.isKeyWindow)
        #expect(stage.interaction.menuAppearance == .compact)
        stage.screen.type("x")
        stage.screen.press(.downArrow)
        stage.screen.press(.return)
        #expect(log == ["copy"])
        #expect(field.text == "")
        stage.screen.advance(by: 0.5)
        stage.screen.type("x")
        #expect(field.text == "x")
        other.isHidden = true
    }

    @Test("A menu dismissed while it opens has its callbacks in order, and its preview never appears")
    func dismissedWhileOpening() {
        final class Preview: UIViewController {
            var told: [String] = []
            override func viewWillAppear(_ animated: Bool) { told.append("appears") }
            override func viewDidAppear(_ animated: Bool) { told.append("appeared") }
            override func viewWillDisappear(_ animated: Bool) { told.append("disappears") }
            override func viewDidDisappear(_ animated: Bool) { told.append("disappeared") }
        }
        let preview = Preview()
        stage.owner.preview = { preview }
        stage.owner.menu = stage.menu { _ in }
        let finger = stage.screen.touch(stage.view)
        for _ in 0..<100 where stage.interaction.menuAppearance == .unknown { finger.hold(0.01) }
        finger.hold(0.05)
        #expect(preview.told == ["appears"])
        #expect(stage.owner.calls.last == "showing")
        stage.interaction.dismissMenu()
        #expect(preview.told == ["appears", "disappears"])
        finger.up()
        stage.screen.advance(by: 0.5)
        #expect(preview.told == ["appears", "disappears", "disappeared"])
        #expect(stage.owner.calls.suffix(5) == ["shows", "showing", "shown", "ends", "ended"])
    }

    @Test("The menu closes with its view, and when the window's size changes")
    func endsWithItsView() {
        stage.owner.menu = stage.menu { _ in }
        let ends: [() -> Void] = [
            { stage.screen.size = CGSize(width: 500, height: 600) },
            { stage.view.superview?.removeFromSuperview() },
        ]
        for end in ends {
            stage.screen.mouse.click(at: CGPoint(x: 100, y: 100), button: 2)
            #expect(stage.interaction.menuAppearance == .compact)
            stage.screen.advance(by: 0.5)
            end()
            stage.screen.advance(by: 0.5)
            #expect(stage.interaction.menuAppearance == .unknown)
            #expect(stage.titles == [])
            #expect(stage.owner.calls.suffix(2) == ["ends", "ended"])
        }
    }

    @Test("A menu's title is above its rows and cannot be chosen; a separator divides the sections")
    func headingAndBands() throws {
        var log: [String] = []
        let plain = stage.menu { log.append($0) }
        stage.owner.menu = UIMenu(title: "What to do", children: plain.children)
        stage.press()
        #expect(stage.titles == ["What to do", "Copy", "Move", "Delete"])
        try stage.tap("What to do")
        #expect(log == [])
        #expect(stage.interaction.menuAppearance == .rich)
        let (above, below) = (
            try #require(stage.screen.window.menuRow("Move")), try #require(stage.screen.window.menuRow("Delete"))
        )
        let scroll = try #require(above.superview)
        #expect(below.frame.minY - above.frame.maxY == 8)
        #expect(scroll.subviews.contains { $0.frame.minY == above.frame.maxY && $0.frame.maxY == below.frame.minY })
        try stage.tap("Copy")
        #expect(log == ["copy"])
    }

    @Test("A submenu replaces the rows, and its title leads back")
    func submenus() throws {
        var log: [String] = []
        let inner = UIMenu(title: "More", children: [UIAction(title: "Print") { _ in log.append("print") }])
        stage.owner.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }, inner])
        stage.press()
        try stage.tap("More")
        #expect(stage.titles == ["More", "Print"])
        try stage.tap("More")
        #expect(stage.titles == ["Copy", "More"])
        try stage.tap("More")
        try stage.tap("Print")
        #expect(log == ["print"])
    }

    @Test("An action can keep the menu open with its new state, and the app can replace the menu")
    func stays() throws {
        var times = 0
        let action = UIAction(title: "Bold", subtitle: "All of it", attributes: .keepsMenuPresented) { action in
            times += 1
            action.state = action.state == .on ? .off : .on
        }
        stage.owner.menu = UIMenu(children: [action])
        stage.press()
        #expect(stage.titles == ["Bold", "All of it"])
        func marks() -> Int {
            (stage.screen.window.menuRow("Bold")?.subviews ?? []).filter { ($0 as? UIImageView)?.image != nil }.count
        }
        #expect(marks() == 0)
        try stage.tap("Bold")
        #expect(times == 1)
        #expect(marks() == 1)
        #expect(stage.interaction.menuAppearance == .rich)
        stage.interaction.updateVisibleMenu { menu in
            #expect(menu.selectedElements == [action])
            return menu.replacingChildren([UIAction(title: "Italic") { _ in }])
        }
        #expect(stage.titles == ["Italic"])
        stage.interaction.dismissMenu()
        stage.interaction.updateVisibleMenu { _ in
            Issue.record("There is none")
            return UIMenu()
        }
    }

    @Test("The row under the pointer is highlighted, keys continue from it, and disabled rows are not")
    func hover() throws {
        stage.owner.menu = UIMenu(children: [
            UIAction(title: "A") { _ in }, UIAction(title: "B", attributes: .disabled) { _ in },
            UIAction(title: "C") { _ in },
        ])
        stage.screen.mouse.click(at: CGPoint(x: 100, y: 100), button: 2)
        stage.screen.advance(by: 0.5)
        func lit() -> [String] {
            ["A", "B", "C"].filter { (stage.screen.window.menuRow($0) as? UIControl)?.isHighlighted == true }
        }
        func go(to title: String) throws {
            let row = try #require(stage.screen.window.menuRow(title))
            stage.screen.mouse.move(to: row.convert(CGPoint(x: 40, y: row.bounds.midY), to: nil))
        }
        try go(to: "A")
        #expect(lit() == ["A"])
        try go(to: "B")
        #expect(lit() == [])
        try go(to: "A")
        stage.screen.press(.downArrow)
        #expect(lit() == ["C"])
        stage.screen.mouse.move(to: CGPoint(x: 2, y: 2))
        #expect(lit() == [])
    }

    @Test("In dark mode, a menu's background differs from that of the rows of grouped lists")
    func darkGround() throws {
        stage.owner.menu = stage.menu { _ in }
        stage.screen.traits.userInterfaceStyle = .dark
        stage.press()
        let panel = try #require(stage.screen.window.menuRow("Copy")?.superview?.superview)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(
            panel.backgroundColor?.resolvedColor(with: dark)
                != UIColor.secondarySystemGroupedBackground.resolvedColor(with: dark))
    }

    @Test("A menu that does not fit scrolls under a finger held near its ends, and only there")
    func scrollsUnderFinger() throws {
        var chosen = ""
        stage.owner.menu = UIMenu(children: (0..<40).map { row in UIAction(title: "\(row)") { chosen = $0.title } })
        let finger = stage.screen.touch(stage.view)
        finger.hold(1)
        let scroll = try #require(stage.screen.window.menuRow("0")?.superview as? UIScrollView)
        let panel = scroll.convert(scroll.bounds, to: nil)
        #expect(scroll.contentSize.height == CGFloat(40 * 44))
        #expect(panel.height < 600)
        finger.move(to: CGPoint(x: 120, y: panel.midY), duration: 0.2)
        finger.hold(0.5)
        #expect(scroll.contentOffset.y == 0)
        finger.move(to: CGPoint(x: 120, y: panel.maxY - 10), duration: 0.2)
        finger.hold(0.3)
        #expect(scroll.contentOffset.y > 20)
        #expect(scroll.contentOffset.y < 400)
        finger.hold(4)
        #expect(scroll.contentOffset.y == scroll.contentSize.height - panel.height)
        #expect((stage.screen.window.menuRow("39") as? UIControl)?.isHighlighted == true)
        finger.move(to: CGPoint(x: 120, y: panel.minY + 5), duration: 0.2)
        finger.hold(4)
        #expect(scroll.contentOffset.y == 0)
        finger.up()
        #expect(chosen == "0")
        try stage.screen.settle()
    }

    @Test("The menu key and Shift-F10 open the menu of the first responder, or of a view around it")
    func menuKey() {
        let focus = FirstResponderView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        stage.view.addSubview(focus)
        focus.becomeFirstResponder()
        stage.owner.menu = stage.menu { _ in }
        stage.screen.press(.keyboardF10)
        #expect(stage.owner.calls == [])
        for modifiers in [[], UIKeyModifierFlags.shift] {
            stage.screen.press(modifiers.isEmpty ? .keyboardApplication : .keyboardF10, modifiers: modifiers)
            #expect(stage.interaction.menuAppearance == .compact)
            #expect(stage.owner.place == CGPoint(x: 50, y: 50))
            stage.screen.advance(by: 0.5)
            // The menu is below the view.
            #expect(stage.screen.window.menuRow("Copy")?.convert(CGPoint.zero, to: nil) == CGPoint(x: 50, y: 150))
            stage.screen.press(.escape)
            stage.screen.advance(by: 0.5)
        }
        stage.owner.menu = nil
        stage.screen.press(.keyboardApplication)
        #expect(stage.interaction.menuAppearance == .unknown)
    }

    @Test("A menu or submenu opened by a key highlights its first row")
    func firstRow() {
        func highlighted() -> [String] {
            stage.titles.filter { (stage.screen.window.menuRow($0) as? UIControl)?.isHighlighted == true }
        }
        var log: [String] = []
        let print = UIAction(title: "Print", attributes: .keepsMenuPresented) { _ in log.append("print") }
        stage.owner.menu = UIMenu(children: [
            UIAction(title: "Move", attributes: .disabled) { _ in log.append("move") },
            UIMenu(title: "More", children: [print]),
        ])
        stage.press()
        #expect(highlighted() == [])
        stage.screen.press(.escape)
        stage.screen.advance(by: 0.5)
        let focus = FirstResponderView(frame: stage.view.bounds)
        stage.view.addSubview(focus)
        focus.becomeFirstResponder()
        stage.screen.press(.keyboardApplication)
        #expect(highlighted() == ["More"])
        stage.screen.press(.return)
        #expect(stage.titles == ["More", "Print"])
        #expect(highlighted() == ["Print"])
        stage.screen.press(.return)
        stage.screen.press(.return)
        #expect(log == ["print", "print"])
        #expect(highlighted() == ["Print"])
    }

    @Test("If an action chosen by a key shortens the menu, its first row is highlighted")
    func shortened() {
        func titles() -> [String] {
            stage.titles.filter { (stage.screen.window.menuRow($0) as? UIControl)?.isHighlighted == true }
        }
        let rest = UIAction(title: "Copy") { _ in }
        let shorten = UIAction(title: "Shorten", attributes: .keepsMenuPresented) { [stage] _ in
            stage.interaction.updateVisibleMenu { _ in UIMenu(children: [rest]) }
        }
        stage.owner.menu = UIMenu(children: [rest, UIAction(title: "Move") { _ in }, shorten])
        let focus = FirstResponderView(frame: stage.view.bounds)
        stage.view.addSubview(focus)
        focus.becomeFirstResponder()
        stage.screen.press(.keyboardApplication)
        stage.screen.press(.downArrow)
        stage.screen.press(.downArrow)
        stage.screen.press(.return)
        #expect(stage.titles == ["Copy"])
        #expect(titles() == ["Copy"])
    }

    @Test("Interactions are notified when they move between views")
    func interactions() {
        final class Recorder: UIInteraction {
            weak var view: UIView?
            var lines: [String] = []
            func willMove(to view: UIView?) { lines.append("will \(view?.tag ?? 0)") }
            func didMove(to view: UIView?) {
                self.view = view
                lines.append("did \(view?.tag ?? 0)")
            }
        }
        let (one, two, recorder) = (UIView(), UIView(), Recorder())
        (one.tag, two.tag) = (1, 2)
        one.addInteraction(recorder)
        one.addInteraction(recorder)
        #expect(recorder.lines == ["will 1", "did 1"])
        two.interactions = [recorder]
        #expect(recorder.lines.dropFirst(2) == ["will 0", "did 0", "will 2", "did 2"])
        #expect(one.interactions.isEmpty)
        #expect(two.interactions.count == 1)
        two.interactions = []
        #expect(recorder.view == nil)
    }
}

private final class FirstResponderView: UIView {
    override var canBecomeFirstResponder: Bool { true }
}
