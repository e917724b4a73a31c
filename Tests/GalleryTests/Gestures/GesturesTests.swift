// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
@testable import UIKitTesting

@testable import gallery

@Suite("Gestures page") @MainActor
struct GesturesTests {
    let screen = TestScreen(size: CGSize(width: 390, height: 844))
    let controller = GesturesController()

    init() {
        screen.show(UINavigationController(rootViewController: controller))
        screen.advance(by: 0.1)
    }

    private func word(_ name: String) -> String { controller.rows.first { $0.recognizer.name == name }!.text }
    private let middle = CGPoint(x: 195, y: 250)

    @Test("A tap waits for the double tap to fail, and each recognizer's row shows its state")
    func tap() {
        screen.tap(at: middle)
        screen.advance(by: 0.1)
        #expect(word("Tap") == "possible")
        #expect(controller.winner == "…")
        screen.advance(by: 1)
        #expect(word("Pan") == "failed")
        #expect(word("Tap") == "recognized")
        #expect(word("Double tap") == "failed")
        #expect(controller.winner == "Tap wins")
    }

    @Test("A moving finger pans, a resting one long-presses, and one from the right edge edge-pans")
    func oneFinger() {
        let finger = screen.touch(at: middle)
        finger.move(by: CGVector(dx: 80, dy: 30), duration: 0.7)
        #expect(controller.winner == "Pan wins")
        #expect(word("Pan").hasPrefix("changed"))
        #expect(word("Long press") == "failed")
        finger.up()
        screen.advance(by: 1)
        let rest = screen.touch(at: middle)
        rest.hold(0.7)
        #expect(controller.winner == "Long press wins")
        rest.up()
        screen.advance(by: 1)
        let edge = screen.touch(at: CGPoint(x: 372, y: 250))
        edge.move(by: CGVector(dx: -80, dy: 0), duration: 0.3)
        edge.up()
        #expect(controller.winner == "Right edge wins")
    }

    @Test("Two fingers pinch and rotate together; on a trackpad, a pinch pinches and scrolling pans")
    func twoFingers() {
        let (one, two) = (
            screen.touch(at: CGPoint(x: 150, y: 250)), screen.touch(at: CGPoint(x: 240, y: 250))
        )
        screen.move([(one, CGPoint(x: 110, y: 200)), (two, CGPoint(x: 280, y: 300))], duration: 0.7)
        #expect(controller.winner == "Pinch and Rotation win")
        one.up()
        two.up()
        screen.advance(by: 1)
        screen.mouse.pinch(scale: 1.4, at: middle)
        #expect(controller.winner == "Pinch wins")
        screen.mouse.swipe(by: CGVector(dx: 0, dy: 50), at: middle)
        #expect(controller.winner == "Pan wins")
    }

    @Test("The page requests no frames at rest")
    func rest() throws {
        screen.tap(at: middle)
        try screen.settle()
        let before = screen.surface.framesRequested
        screen.advance(by: 2)
        #expect(screen.surface.framesRequested == before)
    }

    @Test("The square stays in the field after dragging and resizing, and covers its width when enlarged")
    func stays() throws {
        let field = try #require(screen.window.hitTest(middle, with: nil))
        let card = try #require(field.subviews.first)
        let finger = screen.touch(at: middle)
        finger.move(by: CGVector(dx: 400, dy: -400), duration: 0.5)
        finger.up()
        try screen.settle()
        #expect(card.frame.maxX == field.bounds.maxX)
        #expect(card.frame.minY == 0)
        for size in [CGSize(width: 320, height: 600), CGSize(width: 300, height: 400)] {
            screen.size = size
            screen.advance(by: 0.2)
            #expect(field.bounds.contains(card.frame), "\(size)")
        }
        screen.mouse.pinch(scale: 3, at: field.middle)
        #expect(card.frame.width > 300)
        #expect(card.frame.minX <= 0.5)
        #expect(card.frame.maxX >= field.bounds.maxX - 0.5)
    }

    @Test("The page looks different in dark mode")
    func dark() {
        let light = screen.capture().pngData()
        screen.traits.userInterfaceStyle = .dark
        #expect(screen.capture().pngData() != light)
    }
}
