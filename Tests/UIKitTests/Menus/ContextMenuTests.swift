// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@Suite("Context menus") @MainActor
struct ContextMenuTests {
    private let stage = MenuStage()

    private func menu(_ log: @escaping (String) -> Void) -> UIMenu {
        UIMenu(children: [
            UIAction(title: "Copy") { _ in log("copy") },
            UIAction(title: "Move", attributes: .disabled) { _ in log("move") },
            UIAction(title: "Secret", attributes: .hidden) { _ in log("secret") },
            UIMenu(
                options: .displayInline,
                children: [UIAction(title: "Delete", attributes: .destructive) { _ in log("delete") }]),
        ])
    }

    @Test("A long press shows the menu, a tap on a row does it and takes the menu away")
    func chooses() throws {
        var log: [String] = []
        stage.owner.menu = menu { log.append($0) }
        #expect(stage.interaction.menuAppearance == .unknown)
        stage.press()
        #expect(stage.owner.heard == ["asked", "preview true", "shows", "showing", "shown"])
        #expect(stage.owner.place == CGPoint(x: 50, y: 50))
        #expect(stage.interaction.location(in: nil) == CGPoint(x: 100, y: 100))
        #expect(stage.interaction.menuAppearance == .rich)
        #expect(stage.titles == ["Copy", "Move", "Delete"])
        try stage.tap("Move")
        #expect(log == [] && stage.interaction.menuAppearance == .rich)
        try stage.tap("Delete")
        #expect(log == ["delete"])
        #expect(stage.owner.heard.suffix(2) == ["ends", "ended"])
        #expect(stage.titles == [] && stage.interaction.menuAppearance == .unknown)
        try stage.screen.settle()
    }

    @Test("Texts leave room for marks and for pictures where a row of the menu has one")
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

    @Test("A menu's texts are as large as others, all of them are seen, and it stays in the window")
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
            #expect(label.bounds.height >= needed.height && row.bounds.height >= needed.height)
            let frame = row.convert(row.bounds, to: nil)
            #expect(frame.width > 250 && stage.screen.window.bounds.contains(frame), "\(frame)")
        }
    }

    @Test("A finger that stays down chooses the row it lifts on")
    func slides() throws {
        var log: [String] = []
        stage.owner.menu = menu { log.append($0) }
        let finger = stage.screen.touch(stage.view)
        finger.hold(1)
        let row = try #require(stage.screen.window.menuRow("Copy"))
        finger.move(to: row.convert(CGPoint(x: 20, y: 20), to: nil), duration: 0.2)
        #expect((row as? UIControl)?.isHighlighted == true && log == [])
        finger.up()
        #expect(log == ["copy"] && stage.interaction.menuAppearance == .unknown)
    }

    @Test("A finger that comes back from a row, or leaves the menu, chooses nothing")
    func slidesBack() throws {
        var log: [String] = []
        stage.owner.menu = menu { log.append($0) }
        let finger = stage.screen.touch(stage.view)
        finger.hold(1)
        let row = try #require(stage.screen.window.menuRow("Copy"))
        finger.move(to: row.convert(CGPoint(x: 20, y: 20), to: nil), duration: 0.2)
        #expect((row as? UIControl)?.isHighlighted == true)
        finger.move(to: CGPoint(x: 101, y: 101), duration: 0.2)
        #expect((row as? UIControl)?.isHighlighted == false)
        finger.up()
        #expect(log == [] && stage.interaction.menuAppearance == .rich)
    }

    @Test("No configuration is no menu, and the touch goes on")
    func refused() {
        var taps = 0
        let control = UIControl(frame: stage.view.bounds)
        control.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        stage.view.addSubview(control)
        stage.press()
        #expect(stage.owner.heard == ["asked"] && taps == 1)
        stage.owner.menu = UIMenu()
        stage.press()
        #expect(stage.owner.heard == ["asked", "asked"] && stage.interaction.menuAppearance == .unknown)
    }

    @Test("A secondary click shows it at the pointer and at once; a touch elsewhere, escape or the app ends it")
    func pointer() {
        stage.owner.menu = menu { _ in }
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
        #expect(stage.view.interactions.isEmpty && stage.interaction.view == nil)
        #expect(stage.view.gestureRecognizers?.isEmpty != false)
    }

    @Test("Arrows and return choose with keys")
    func keys() {
        var log: [String] = []
        stage.owner.menu = menu { log.append($0) }
        stage.screen.mouse.click(at: CGPoint(x: 100, y: 100), button: 2)
        stage.screen.press(.downArrow)
        stage.screen.press(.downArrow)
        stage.screen.press(.upArrow)
        stage.screen.press(.downArrow)
        stage.screen.press(.return)
        #expect(log == ["delete"])
    }

    @Test("A key that is held, or that the menu has no use for, scrolls nothing behind it")
    func keysAndWhatIsBehind() {
        stage.owner.menu = menu { _ in }
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

    @Test("An open menu has the keys, though a text field has the focus; the field has them again after it")
    func keysBeforeTheFocus() {
        var log: [String] = []
        stage.owner.menu = menu { log.append($0) }
        let field = UITextField(frame: CGRect(x: 50, y: 300, width: 200, height: 40))
        stage.view.superview?.addSubview(field)
        field.becomeFirstResponder()
        stage.screen.mouse.click(at: CGPoint(x: 100, y: 100), button: 2)
        stage.screen.type("x")
        stage.screen.press(.downArrow)
        stage.screen.press(.return)
        #expect(log == ["copy"] && field.text == "" && field.isFirstResponder)
        stage.screen.advance(by: 0.5)
        stage.screen.type("x")
        #expect(field.text == "x")
    }

    @Test("An open menu has the keys, though another window is key")
    func keysInAnotherWindow() {
        var log: [String] = []
        stage.owner.menu = menu { log.append($0) }
        let other = UIWindow(frame: CGRect(x: 0, y: 500, width: 400, height: 100))
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        other.addSubview(field)
        other.isHidden = false
        stage.screen.mouse.click(at: CGPoint(x: 100, y: 100), button: 2)
        other.makeKey()
        field.becomeFirstResponder()
        #expect(other.isKeyWindow && stage.interaction.menuAppearance == .compact)
        stage.screen.type("x")
        stage.screen.press(.downArrow)
        stage.screen.press(.return)
        #expect(log == ["copy"] && field.text == "")
        stage.screen.advance(by: 0.5)
        stage.screen.type("x")
        #expect(field.text == "x")
        other.isHidden = true
    }

    @Test(
        "A menu that ends before it is there: its preview goes without having appeared, and what was told is in order")
    func endsWhileItComes() {
        final class Preview: UIViewController {
            var told: [String] = []
            override func viewWillAppear(_ animated: Bool) { told.append("appears") }
            override func viewDidAppear(_ animated: Bool) { told.append("appeared") }
            override func viewWillDisappear(_ animated: Bool) { told.append("disappears") }
            override func viewDidDisappear(_ animated: Bool) { told.append("disappeared") }
        }
        let preview = Preview()
        stage.owner.preview = { preview }
        stage.owner.menu = menu { _ in }
        let finger = stage.screen.touch(stage.view)
        for _ in 0..<100 where stage.interaction.menuAppearance == .unknown { finger.hold(0.01) }
        finger.hold(0.05)
        #expect(preview.told == ["appears"] && stage.owner.heard.last == "showing")
        stage.interaction.dismissMenu()
        #expect(preview.told == ["appears", "disappears"])
        finger.up()
        stage.screen.advance(by: 0.5)
        #expect(preview.told == ["appears", "disappears", "disappeared"])
        #expect(stage.owner.heard.suffix(5) == ["shows", "showing", "shown", "ends", "ended"])
    }

    @Test("The menu goes with its view, and when its window has another size")
    func endsWithItsView() {
        stage.owner.menu = menu { _ in }
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
            #expect(stage.interaction.menuAppearance == .unknown && stage.titles == [])
            #expect(stage.owner.heard.suffix(2) == ["ends", "ended"])
        }
    }

    @Test("A menu's title stands above its rows and is none of them; a band divides the sections")
    func headingAndBands() throws {
        var log: [String] = []
        let plain = menu { log.append($0) }
        stage.owner.menu = UIMenu(title: "What to do", children: plain.children)
        stage.press()
        #expect(stage.titles == ["What to do", "Copy", "Move", "Delete"])
        try stage.tap("What to do")
        #expect(log == [] && stage.interaction.menuAppearance == .rich)
        let (above, below) = (
            try #require(stage.screen.window.menuRow("Move")), try #require(stage.screen.window.menuRow("Delete"))
        )
        let scroll = try #require(above.superview)
        #expect(below.frame.minY - above.frame.maxY == 8)
        #expect(scroll.subviews.contains { $0.frame.minY == above.frame.maxY && $0.frame.maxY == below.frame.minY })
        try stage.tap("Copy")
        #expect(log == ["copy"])
    }

    @Test("A submenu takes the rows' place, and there is a way back")
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

    @Test("An action may keep the menu, which then shows its new state; the app may show another menu")
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
        #expect(times == 1 && marks() == 1 && stage.interaction.menuAppearance == .rich)
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

    @Test("The row under a pointer lights up, keys go on from it, and what cannot be chosen stays dark")
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

    @Test("In the dark a menu is lighter than the rows of a list that it may lie on")
    func darkGround() throws {
        stage.owner.menu = menu { _ in }
        stage.screen.traits.userInterfaceStyle = .dark
        stage.press()
        let panel = try #require(stage.screen.window.menuRow("Copy")?.superview?.superview)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(
            panel.backgroundColor?.resolvedColor(with: dark)
                != UIColor.secondarySystemGroupedBackground.resolvedColor(with: dark))
    }

    @Test("What is lifted is above the dimmed rest, cut to its visible path, and goes back")
    func lifted() {
        stage.owner.menu = menu { _ in }
        let parameters = UIPreviewParameters()
        parameters.visiblePath = UIBezierPath(rect: CGRect(x: 0, y: 50, width: 100, height: 50))
        parameters.backgroundColor = .white
        stage.owner.lifted = UITargetedPreview(view: stage.view, parameters: parameters)
        #expect(stage.owner.lifted?.size == CGSize(width: 100, height: 100))
        stage.press()
        func look(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
            Pixels(stage.screen.capture()).color(at: CGPoint(x: x, y: y)).red
        }
        #expect(look(100, 125) == 1)
        #expect(look(100, 75) < 0.9 && look(20, 20) < 0.9)
        stage.interaction.dismissMenu()
        stage.screen.advance(by: 0.5)
        #expect(look(100, 75) == 1 && look(20, 20) == 1)
    }

    @Test("The shadow is that of the visible path, or of another that is given for it")
    func shadows() throws {
        stage.owner.menu = menu { _ in }
        let visible = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 50, height: 50))
        let shadow = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 90, height: 40))
        func shadowBox(_ parameters: UIPreviewParameters) throws -> CGRect? {
            stage.owner.lifted = UITargetedPreview(view: stage.view, parameters: parameters)
            stage.press()
            let backdrop = try #require(stage.screen.window.subviews.last)
            defer {
                stage.interaction.dismissMenu()
                stage.screen.advance(by: 0.5)
            }
            return backdrop.subviews.first?.layer.shadowPath?.boundingBox
        }
        let parameters = UIPreviewParameters()
        #expect(try parameters.shadowPath == nil && shadowBox(parameters) == nil)
        parameters.visiblePath = visible
        #expect(try shadowBox(parameters) == CGRect(x: 10, y: 10, width: 50, height: 50))
        parameters.shadowPath = shadow
        #expect(try shadowBox(parameters) == CGRect(x: 0, y: 0, width: 90, height: 40))
    }

    @Test("A preview's controller appears above the menu")
    func previewController() {
        final class Preview: UIViewController {
            var told: [String] = []
            override func viewDidAppear(_ animated: Bool) { told.append("appeared") }
            override func viewDidDisappear(_ animated: Bool) { told.append("disappeared") }
        }
        let preview = Preview()
        preview.preferredContentSize = CGSize(width: 200, height: 100)
        stage.owner.preview = { preview }
        stage.owner.menu = menu { _ in }
        stage.press()
        #expect(preview.view.bounds.size == CGSize(width: 200, height: 100) && preview.told == ["appeared"])
        stage.interaction.dismissMenu()
        stage.screen.advance(by: 0.5)
        #expect(preview.told == ["appeared", "disappeared"] && preview.view.window == nil)
    }

    @Test("A tap on a controller's preview commits to it: by default its view grows over the window")
    func commitsToController() throws {
        let preview = UIViewController()
        preview.preferredContentSize = CGSize(width: 200, height: 100)
        stage.owner.preview = { preview }
        stage.owner.menu = menu { _ in }
        stage.press()
        let frame = try #require(preview.view.superview)
        #expect(frame.alpha == 1)
        stage.screen.tap(preview.view)
        #expect(stage.owner.commits.style == .pop && stage.owner.previewed === preview)
        #expect(stage.owner.heard.suffix(3) == ["commits", "ends", "committing"])
        #expect(frame.frame == stage.screen.window.bounds && stage.interaction.menuAppearance == .unknown)
        stage.screen.advance(by: 0.5)
        #expect(stage.owner.heard.suffix(2) == ["ended", "committed"] && preview.view.window == nil)
    }

    @Test("A preview that is to be dismissed goes where it is; one of the view itself is dismissed by default")
    func commitsByDismissing() throws {
        let preview = UIViewController()
        preview.preferredContentSize = CGSize(width: 200, height: 100)
        stage.owner.preview = { preview }
        stage.owner.menu = menu { _ in }
        stage.owner.commits.wanted = .dismiss
        stage.press()
        let frame = try #require(preview.view.superview)
        let place = frame.frame
        stage.screen.tap(preview.view)
        #expect(frame.frame == place && frame.alpha == 0)
        stage.screen.advance(by: 0.5)
        (stage.owner.preview, stage.owner.commits) = (nil, (nil, nil))
        stage.press()
        stage.screen.tap(stage.view)
        #expect(stage.owner.commits.style == .dismiss && stage.owner.previewed == nil)
        stage.screen.advance(by: 0.5)
        #expect(stage.owner.heard.suffix(2) == ["ended", "committed"] && stage.titles == [])
    }

    @Test("A menu that does not fit scrolls under a finger that is held near its end, and only there")
    func scrollsUnderFinger() throws {
        var chosen = ""
        stage.owner.menu = UIMenu(children: (0..<40).map { row in UIAction(title: "\(row)") { chosen = $0.title } })
        let finger = stage.screen.touch(stage.view)
        finger.hold(1)
        let scroll = try #require(stage.screen.window.menuRow("0")?.superview as? UIScrollView)
        let panel = scroll.convert(scroll.bounds, to: nil)
        #expect(scroll.contentSize.height == 40 * 44 && panel.height < 600)
        finger.move(to: CGPoint(x: 120, y: panel.midY), duration: 0.2)
        finger.hold(0.5)
        #expect(scroll.contentOffset.y == 0)
        finger.move(to: CGPoint(x: 120, y: panel.maxY - 10), duration: 0.2)
        finger.hold(0.3)
        #expect(scroll.contentOffset.y > 20 && scroll.contentOffset.y < 400)
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

    @Test("The menu key asks for the menu of the view that has the focus, or of one that it is in; so does Shift-F10")
    func menuKey() {
        let focus = FirstResponderView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        stage.view.addSubview(focus)
        focus.becomeFirstResponder()
        stage.owner.menu = menu { _ in }
        stage.screen.press(.keyboardF10)
        #expect(stage.owner.heard == [])
        for modifiers in [[], UIKeyModifierFlags.shift] {
            stage.screen.press(modifiers.isEmpty ? .keyboardApplication : .keyboardF10, modifiers: modifiers)
            #expect(stage.interaction.menuAppearance == .compact && stage.owner.place == CGPoint(x: 50, y: 50))
            stage.screen.advance(by: 0.5)
            // Below the view.
            #expect(stage.screen.window.menuRow("Copy")?.convert(CGPoint.zero, to: nil) == CGPoint(x: 50, y: 150))
            stage.screen.press(.escape)
            stage.screen.advance(by: 0.5)
        }
        stage.owner.menu = nil
        stage.screen.press(.keyboardApplication)
        #expect(stage.interaction.menuAppearance == .unknown)
    }

    @Test("Of a menu that a key opened the first row is highlighted, and of a submenu that a key chose")
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
        #expect(stage.titles == ["More", "Print"] && highlighted() == ["Print"])
        stage.screen.press(.return)
        stage.screen.press(.return)
        #expect(log == ["print", "print"] && highlighted() == ["Print"])
    }

    @Test("An action that a key chooses may shorten the menu that stays: the first row is highlighted then")
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
        #expect(stage.titles == ["Copy"] && titles() == ["Copy"])
    }

    @Test("A view's interactions are told of the views they come to")
    func interactions() {
        final class Diary: UIInteraction {
            weak var view: UIView?
            var lines: [String] = []
            func willMove(to view: UIView?) { lines.append("will \(view?.tag ?? 0)") }
            func didMove(to view: UIView?) {
                self.view = view
                lines.append("did \(view?.tag ?? 0)")
            }
        }
        let (one, two, diary) = (UIView(), UIView(), Diary())
        (one.tag, two.tag) = (1, 2)
        one.addInteraction(diary)
        one.addInteraction(diary)
        #expect(diary.lines == ["will 1", "did 1"])
        two.interactions = [diary]
        #expect(diary.lines.dropFirst(2) == ["will 0", "did 0", "will 2", "did 2"])
        #expect(one.interactions.isEmpty && two.interactions.count == 1)
        two.interactions = []
        #expect(diary.view == nil)
    }

    @Test("A preview goes elsewhere with another target, and looks the same")
    func targets() {
        let target = UIPreviewTarget(container: stage.screen.window, center: CGPoint(x: 9, y: 8))
        let preview = UITargetedPreview(view: stage.view)
        let other = preview.retargetedPreview(with: target)
        #expect(preview.target.container === stage.view.superview && preview.target.center == CGPoint(x: 100, y: 100))
        #expect(other.target === target && other.view === stage.view)
        #expect(other.parameters.backgroundColor == preview.parameters.backgroundColor)
        #expect(other.parameters.visiblePath == preview.parameters.visiblePath)
        #expect(target.transform == .identity)
    }
}

private final class FirstResponderView: UIView {
    override var canBecomeFirstResponder: Bool { true }
}
