// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("Animation page") @MainActor
struct AnimationPageTests {
    let screen = TestScreen(size: CGSize(width: 390, height: 844))
    let controller = AnimationController()

    init() {
        screen.show(UINavigationController(rootViewController: controller))
        screen.advance(by: 0.1)
    }

    func find<Kind: UIView>(_ kind: Kind.Type, where condition: @escaping (Kind) -> Bool = { _ in true }) -> Kind? {
        func search(_ view: UIView) -> Kind? {
            if let found = view as? Kind, condition(found) { return found }
            for subview in view.subviews {
                if let found = search(subview) { return found }
            }
            return nil
        }
        return search(controller.view)
    }

    /// The number of differing pixels among every fourth pixel of every fourth row; -1 if a picture has no pixels.
    func difference(_ a: UIImage, _ b: UIImage) -> Int {
        guard let a = a.cgImage, let b = b.cgImage else { return -1 }
        var count = 0
        for y in stride(from: 0, to: a.height, by: 4) {
            for x in stride(from: 0, to: a.width, by: 4) where a.pixel(x: x, y: y) != b.pixel(x: x, y: y) { count += 1 }
        }
        return count
    }

    @Test(
        "A tap on Run starts the animations, and they come to an end", arguments: [UIUserInterfaceStyle.light, .dark])
    func runs(style: UIUserInterfaceStyle) throws {
        screen.traits.userInterfaceStyle = style
        screen.advance(by: 0.1)
        let before = screen.capture()
        screen.tap(at: CGPoint(x: 360, y: 22))
        screen.advance(by: 0.5)
        #expect(difference(before, screen.capture()) > 200)
        try screen.settle()
        screen.advance(by: 0.2)
        let frames = screen.capture()
        screen.advance(by: 1)
        #expect(difference(frames, screen.capture()) == 0)
    }

    @Test("Pressing Run again restarts the animator forward from its beginning")
    func runsAgain() throws {
        let card = try #require(find(ScrubberCard.self))
        let slider = try #require(find(UISlider.self))
        func run() { screen.tap(at: CGPoint(x: 360, y: 22)) }
        run()
        screen.advance(by: 0.8)
        let middle = slider.value
        run()
        screen.advance(by: 0.4)
        #expect(slider.value > 0.02)
        #expect(slider.value < middle)
        screen.advance(by: 2)
        #expect(slider.value == 1)
        run()
        screen.advance(by: 0.4)
        #expect(slider.value > 0.02)
        #expect(slider.value < 0.5)
        #expect(card.window != nil)
    }

    @Test("A tap on the card's text leaves the ball below the text and inside the card")
    func ballKeepsClear() throws {
        let card = try #require(find(InterruptionCard.self))
        let ball = try #require(card.subviews.first { $0.bounds.width == 30 })
        let hint = try #require(card.subviews.compactMap { $0 as? UILabel }.last)
        screen.tap(at: card.convert(CGPoint(x: 3, y: 30), to: nil))
        screen.advance(by: 1)
        #expect(!ball.frame.intersects(hint.frame))
        #expect(card.bounds.contains(ball.frame))
    }

    @Test("A ball that is sent elsewhere during its animation does not jump")
    func interruption() throws {
        let card = try #require(find(InterruptionCard.self))
        let ball = try #require(card.subviews.first { $0.bounds.width == 30 })
        func seen() -> Double { Double(ball.layer.presentation()!.position.x) }
        screen.tap(at: card.convert(CGPoint(x: 300, y: 90), to: nil))
        screen.advance(by: 0.4)
        let before = seen()
        screen.tap(at: card.convert(CGPoint(x: 60, y: 90), to: nil))
        #expect(abs(seen() - before) < 0.01)
        screen.advance(by: 1.5)
        #expect(seen() == 60)
    }

    @Test("The interruption card can be focused by keyboard, and Space and Return move its ball across")
    func interruptionByKeys() throws {
        let card = try #require(find(InterruptionCard.self))
        for _ in 0..<12 where !card.isFocused {
            screen.press(.tab)
            screen.press(.downArrow)
            try screen.settle()
        }
        #expect(card.isFocused)
        let ball = try #require(card.subviews.first { $0.bounds.width == 30 })
        var places = [ball.center.x]
        for key in [UIKeyboardHIDUsage.space, .return] {
            screen.press(key)
            try screen.settle()
            places.append(ball.center.x)
        }
        #expect(places[1] > places[0] + 100, "\(places)")
        #expect(places[2] == places[0], "\(places)")
    }

    @Test("The animator's buttons are as wide as their titles, which are centered")
    func buttons() throws {
        for word in ["Play", "Reverse"] {
            let button = try #require(find(UIButton.self) { $0.title(for: .normal) == word })
            let label = try #require(button.titleLabel)
            let text = label.convert(label.bounds, to: button)
            #expect(abs(text.midX - button.bounds.midX) <= 1, "\(word) \(text)")
            #expect(button.bounds.width - text.width < 40, "\(word) \(text)")
        }
    }
}
