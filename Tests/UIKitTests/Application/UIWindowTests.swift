// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitTesting

@Suite @MainActor final class UIWindowTests {
    lazy var screen = TestScreen()

    final class Listener: UIViewController {
        var keys: [String] = []
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            keys += presses.compactMap { $0.key?.characters }
        }
    }

    @Test func keysGoToTheFrontmostController() throws {
        let (root, detail, sheet) = (Listener(), Listener(), Listener())
        let navigation = UINavigationController(rootViewController: root)
        screen.show(navigation)
        screen.type("a")
        navigation.pushViewController(detail, animated: false)
        try screen.settle()
        screen.type("b")
        detail.present(sheet, animated: false)
        try screen.settle()
        screen.type("c")
        #expect(root.keys == ["a"])
        #expect(detail.keys == ["b"])
        #expect(sheet.keys == ["c"])
    }

    @Test func keysGoToTheFirstResponder() {
        final class Field: UIView {
            var keys: [String] = []
            override var canBecomeFirstResponder: Bool { true }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                keys += presses.compactMap { $0.key?.characters }
            }
        }
        let controller = Listener()
        let field = Field()
        controller.view.addSubview(field)
        screen.show(controller)
        #expect(field.becomeFirstResponder())
        screen.type("a")
        field.resignFirstResponder()
        screen.type("b")
        #expect(field.keys == ["a"])
        #expect(controller.keys == ["b"])
    }

    @Test func secondWindowIsKeyUntilItIsHidden() {
        final class Window: UIWindow {
            var calls: [String] = []
            override func becomeKey() { calls.append("become") }
            override func resignKey() { calls.append("resign") }
        }
        var posted: [String] = []
        let names = [
            UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
            UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
        ]
        screen.show(UIViewController())
        let above = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        above.windowLevel = .alert
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: above, queue: nil) { note in
                let name = note.name.rawValue
                MainActor.assumeIsolated { posted.append(name) }
            }
        }
        above.makeKeyAndVisible()
        #expect(above.isKeyWindow)
        #expect(!screen.window.isKeyWindow)
        above.isHidden = true
        #expect(!above.isKeyWindow)
        #expect(screen.window.isKeyWindow)
        tokens.forEach(NotificationCenter.default.removeObserver)
        #expect(above.calls == ["become", "resign"])
        #expect(
            posted == [
                "UIWindowDidBecomeVisibleNotification", "UIWindowDidBecomeKeyNotification",
                "UIWindowDidResignKeyNotification", "UIWindowDidBecomeHiddenNotification",
            ])
    }
}
