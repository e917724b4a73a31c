// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Test screens of tests that run side by side") @MainActor
struct ScreensOfTasksTests {
    /// A screen with a button.
    private func screen(width: CGFloat, action: @escaping () -> Void = {}) -> TestScreen {
        let screen = TestScreen(size: CGSize(width: width, height: 100))
        let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        screen.show(UIButton(frame: frame, primaryAction: UIAction { _ in action() }))
        return screen
    }

    private var width: CGFloat { UIScreen.main.bounds.width }

    @Test("Each task uses its own screen, whichever was used last")
    func ownScreen() async {
        let own = screen(width: 200)
        let other = await Task { @MainActor in
            let other = screen(width: 300)
            #expect(width == 300)
            return other
        }.value
        #expect(width == 200)
        await other.advance(by: 0.1)
        #expect(width == 300)
        await own.advance(by: 0.1)
        #expect(width == 200)
    }

    @Test("A task that an action begins uses the screen that was touched, also after another screen was")
    func taskOfAction() async {
        var seen: CGFloat?
        let own = screen(width: 200) {
            Task { @MainActor in
                try? await Task.sleep(for: .milliseconds(50))
                seen = UIScreen.main.bounds.width
            }
        }
        await own.advance(by: 0.1)
        own.tap(at: CGPoint(x: 50, y: 50))
        let other = await Task { @MainActor in screen(width: 300) }.value
        await Task { @MainActor in await other.advance(by: 0.1) }.value
        for _ in 0..<500 where seen == nil { try? await Task.sleep(for: .milliseconds(10)) }
        #expect(seen == 200)
    }

    @Test("Animations, display links and the first responder of one screen are no other's")
    func separateState() async throws {
        let own = screen(width: 200)
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
        own.window.addSubview(field)
        field.becomeFirstResponder()
        UIView.animate(withDuration: 1) { field.alpha = 0.5 }
        let link = CADisplayLink { _ in }
        link.add(to: .main, forMode: .common)
        try await Task { @MainActor in
            let other = screen(width: 300)
            #expect(other.displayLinks.isEmpty)
            try other.settle()
            #expect(other.now < 0.5)
            let second = UITextField(frame: field.frame)
            other.window.addSubview(second)
            second.becomeFirstResponder()
            #expect(second.isFirstResponder)
        }.value
        #expect(own.displayLinks.count == 1 && field.isFirstResponder)
        link.invalidate()
        try await own.settle()
        #expect(own.now > 0.9)
    }
}
