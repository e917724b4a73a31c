// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Test screens of concurrent tests") @MainActor
struct ScreensOfTasksTests {
    /// Creates a screen with a button that calls `action`.
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

    @Test("A task started by an action uses the screen of that action, also after another screen was used")
    func inheritedScreen() async {
        let (widths, continuation) = AsyncStream.makeStream(of: CGFloat.self)
        let (gate, opening) = AsyncStream.makeStream(of: Void.self)
        func begin() {
            Task { @MainActor in
                for await _ in gate { break }
                continuation.yield(UIScreen.main.bounds.width)
            }
        }
        let own = screen(width: 200, action: begin)
        await own.advance(by: 0.1)
        own.tap(at: CGPoint(x: 50, y: 50))
        let other = await Task { @MainActor in screen(width: 300) }.value
        await Task { @MainActor in await other.advance(by: 0.1) }.value
        opening.yield()
        for await width in widths {
            #expect(width == 200)
            break
        }
    }

    @Test("Each screen has its own animations, display links and first responder")
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
        #expect(own.displayLinks.count == 1)
        #expect(field.isFirstResponder)
        link.invalidate()
        try await own.settle()
        #expect(own.now > 0.9)
    }
}
