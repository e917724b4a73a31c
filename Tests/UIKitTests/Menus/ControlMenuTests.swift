// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@Suite("Control menus") @MainActor
struct ControlMenuTests {
    let screen = TestScreen(size: CGSize(width: 400, height: 600))

    /// A control with a menu of one action.
    private final class Dial: UIControl {
        var log: [String] = []
        override func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            log.append("asked")
            return UIContextMenuConfiguration(actionProvider: { _ in
                UIMenu(children: [
                    UIAction(title: "Turn") { [weak self] action in
                        self?.log.append(action.sender as AnyObject === self ? "turned" : "?")
                    }
                ])
            })
        }
    }

    @Test("A plain control has no menu, and no interaction unless enabled")
    func plain() {
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        screen.show(control)
        #expect(control.contextMenuInteraction == nil)
        #expect(!control.isContextMenuInteractionEnabled)
        control.isContextMenuInteractionEnabled = true
        let interaction = control.contextMenuInteraction
        #expect(interaction?.view === control)
        #expect(interaction?.delegate === control)
        control.isContextMenuInteractionEnabled = true
        #expect(control.contextMenuInteraction === interaction)
        #expect(control.interactions.count == 1)
        let finger = screen.touch(control)
        finger.hold(0.6)
        #expect(interaction?.menuAppearance == .unknown)
        #expect(control.isTracking)
        finger.up()
        control.isContextMenuInteractionEnabled = false
        #expect(control.contextMenuInteraction == nil)
        #expect(control.interactions.isEmpty)
    }

    @Test("A long press shows a control's menu instead of pressing it; the action's sender is the control")
    func longPress() throws {
        let dial = Dial(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        dial.isContextMenuInteractionEnabled = true
        dial.addAction(UIAction { _ in dial.log.append("menu") }, for: .menuActionTriggered)
        dial.addAction(UIAction { _ in dial.log.append("press") }, for: .touchUpInside)
        let ground = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
        ground.addSubview(dial)
        screen.show(ground)
        let finger = screen.touch(dial)
        finger.hold(0.6)
        finger.up()
        screen.advance(by: 0.5)
        #expect(dial.log == ["asked", "menu"])
        #expect(!dial.isHighlighted)
        #expect(dial.contextMenuInteraction?.menuAppearance == .rich)
        screen.tap(try #require(screen.window.menuRow("Turn")))
        #expect(dial.log == ["asked", "menu", "turned"])
        screen.tap(dial)
        screen.advance(by: 0.5)
        screen.tap(dial)
        #expect(dial.log.last == "press")
    }

    /// A button that can become first responder, so that keys press it.
    private final class KeyButton: UIButton {
        override var canBecomeFirstResponder: Bool { true }
    }

    @Test("`performPrimaryAction()` opens the menu of a button with `showsMenuAsPrimaryAction`")
    func performed() {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 20, width: 100, height: 44)
        button.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
        button.showsMenuAsPrimaryAction = true
        let ground = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
        ground.addSubview(button)
        screen.show(ground)
        button.performPrimaryAction()
        screen.advance(by: 0.5)
        #expect(button.contextMenuInteraction?.menuAppearance == .compact)
    }

    @Test("A primary-action menu opens on touch down, at the attachment point, and by key")
    func primary() throws {
        let button = KeyButton(type: .system)
        button.frame = CGRect(x: 40, y: 100, width: 120, height: 44)
        let ground = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
        ground.addSubview(button)
        screen.show(ground)
        var chosen: [String] = []
        button.menu = UIMenu(children: ["A", "B"].map { name in UIAction(title: name) { _ in chosen.append(name) } })
        button.showsMenuAsPrimaryAction = true
        button.addAction(UIAction { _ in chosen.append("press") }, for: .touchUpInside)
        let finger = screen.touch(button)
        #expect(button.contextMenuInteraction?.menuAppearance == .compact)
        #expect(button.isHighlighted)
        finger.up()
        screen.advance(by: 0.5)
        let row = try #require(screen.window.menuRow("A"))
        let configuration = UIContextMenuConfiguration()
        let place = button.convert(button.menuAttachmentPoint(for: configuration), to: nil)
        #expect(place == CGPoint(x: 40, y: 144))
        #expect(row.convert(CGPoint.zero, to: nil) == place)
        screen.tap(row)
        #expect(chosen == ["A"])
        #expect(!button.isHighlighted)
        screen.advance(by: 0.5)
        let second = screen.touch(button)
        second.hold(0.5)
        second.move(to: CGPoint(x: 60, y: 210), duration: 0.2)
        second.up()
        #expect(chosen == ["A", "B"])
        screen.advance(by: 0.5)
        button.becomeFirstResponder()
        screen.press(.space)
        screen.press(.return)
        #expect(chosen == ["A", "B", "A"])
        screen.advance(by: 0.5)
        button.menu = nil
        screen.tap(button)
        #expect(chosen == ["A", "B", "A", "press"])
    }
}
