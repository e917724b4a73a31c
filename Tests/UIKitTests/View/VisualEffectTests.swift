// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import QuartzCore
import Testing
@testable import UIKit
import UIKitTesting

@Suite("Visual effects") @MainActor
struct VisualEffectTests {
    private let screen = TestScreen(size: CGSize(width: 200, height: 200), scale: 2)
    private let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private let stripe = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

    /// Shows a page that is red on the left and blue on the right.
    init() {
        page.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        stripe.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        page.addSubview(stripe)
        screen.show(page)
    }

    private func show(_ effect: UIVisualEffect?) -> UIVisualEffectView {
        let view = UIVisualEffectView(effect: effect)
        view.frame = CGRect(x: 20, y: 20, width: 160, height: 60)
        page.addSubview(view)
        return view
    }

    private func color(_ x: CGFloat, _ y: CGFloat) -> (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        Pixels(screen.capture()).color(at: CGPoint(x: x, y: y))
    }

    @Test("A blur mixes the colours below the view, and does not change those beside it")
    func blur() {
        let view = show(UIBlurEffect(style: .light))
        let (left, middle, right) = (color(25, 50), color(100, 50), color(175, 50))
        #expect(left.red > middle.red)
        #expect(middle.red > right.red)
        #expect(left.blue < middle.blue)
        #expect(middle.blue < right.blue)
        #expect(left.green > 0.25)
        #expect(abs(left.green - right.green) < 0.1)
        #expect(color(95, 15) == (1, 0, 0, 1))
        #expect(color(105, 90) == (0, 0, 1, 1))
        view.removeFromSuperview()
        #expect(color(99, 50) == (1, 0, 0, 1))
    }

    @Test("A blur follows animations of the content below it")
    func follows() throws {
        _ = show(UIBlurEffect(style: .light))
        let before = color(150, 50).red
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
            self.stripe.frame.size.width = 200
        } completion: { _ in
        }
        screen.advance(by: 0.2)
        let between = color(150, 50).red
        try screen.settle()
        let after = color(150, 50)
        #expect(before < between)
        #expect(between < after.red)
        #expect(after.red > 0.9)
        #expect(after.blue < 0.4)
    }

    @Test("Blur styles are light, dark or adaptive, and thicker materials hide more")
    func styles() {
        let view = show(nil)
        func light(_ style: UIBlurEffect.Style) -> CGFloat {
            view.effect = UIBlurEffect(style: style)
            let color = color(100, 50)
            return color.green
        }
        for isDark in [false, true] {
            screen.traits.userInterfaceStyle = isDark ? .dark : .light
            for style: UIBlurEffect.Style in [
                .extraLight, .light, .systemThinMaterialLight, .systemMaterialLight, .systemChromeMaterialLight,
            ] {
                #expect(light(style) > 0.25, "\(style)")
            }
            for style: UIBlurEffect.Style in [.dark, .systemThinMaterialDark, .systemChromeMaterialDark] {
                #expect(light(style) < 0.25, "\(style)")
            }
            for style: UIBlurEffect.Style in [.regular, .prominent, .systemMaterial, .systemChromeMaterial] {
                #expect((light(style) < 0.25) == isDark, "\(style)")
            }
        }
        screen.traits.userInterfaceStyle = .light
        let thicker = [
            UIBlurEffect.Style.systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
        ].map(light)
        #expect(thicker == thicker.sorted())
        #expect(Set(thicker).count == 4)
    }

    @Test("A displayed blur follows a change of the interface style")
    func traits() {
        _ = show(UIBlurEffect(style: .systemMaterial))
        #expect(color(100, 50).green > 0.5)
        screen.traits.userInterfaceStyle = .dark
        #expect(color(100, 50).green < 0.25)
    }

    @Test("The content view is above the blur, as large as the effect view, and receives touches")
    func content() {
        let view = show(UIBlurEffect(style: .dark))
        let button = UIButton(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
        button.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        view.contentView.addSubview(button)
        #expect(view.subviews == [view.contentView])
        #expect(view.contentView.frame == view.bounds)
        #expect(color(40, 50) == (0, 1, 0, 1))
        screen.tap(button)
        #expect(presses == 1)
        view.frame.size = CGSize(width: 100, height: 100)
        #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    @Test("Rounded corners clip the blur if the view clips to bounds")
    func corners() {
        let view = show(UIBlurEffect(style: .extraLight))
        view.layer.cornerRadius = 30
        #expect(color(21, 21).green > 0.5)
        view.clipsToBounds = true
        #expect(color(21, 21) == (1, 0, 0, 1))
        #expect(color(50, 50).green > 0.5)
    }

    @Test("Setting and removing an effect can be animated, from sharp to blurred and back")
    func animated() throws {
        let view = show(nil)
        view.contentView.backgroundColor = nil
        #expect(color(99, 50) == (1, 0, 0, 1))
        UIView.animate(withDuration: 0.4) { view.effect = UIBlurEffect(style: .light) }
        #expect(view.effect == UIBlurEffect(style: .light))
        screen.advance(by: 0.2)
        let between = color(99, 50)
        try screen.settle()
        let after = color(99, 50)
        #expect(between.blue > 0)
        #expect(between.blue < after.blue)
        #expect(between.green < after.green)
        UIView.animate(withDuration: 0.4) { view.effect = nil }
        screen.advance(by: 0.2)
        #expect(color(99, 50).blue > 0)
        try screen.settle()
        #expect(color(99, 50) == (1, 0, 0, 1))
    }

    @Test("Vibrant content takes colours from the backdrop, darker on a light blur and lighter on a dark one")
    func vibrancy() {
        let light = UIBlurEffect(style: .light)
        let blur = show(light)
        let vibrant = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: light))
        vibrant.frame = blur.contentView.bounds
        blur.contentView.addSubview(vibrant)
        let bar = UIView(frame: CGRect(x: 0, y: 20, width: 160, height: 20))
        bar.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        vibrant.contentView.addSubview(bar)
        func lightness(_ y: CGFloat) -> CGFloat { color(60, y).red + color(60, y).green + color(60, y).blue }
        #expect(lightness(50) < lightness(30) - 0.5)
        let (left, right) = (color(25, 50), color(175, 50))
        #expect(left.red > right.red)
        #expect(left.blue < right.blue)
        // Content in a fainter vibrancy style differs less from the backdrop than content in the default style.
        let label = lightness(50)
        vibrant.effect = UIVibrancyEffect(blurEffect: light, style: .tertiaryFill)
        #expect(lightness(50) > label + 0.3)
        #expect(lightness(50) < lightness(30))
        let dark = UIBlurEffect(style: .dark)
        blur.effect = dark
        vibrant.effect = UIVibrancyEffect(blurEffect: dark, style: .secondaryLabel)
        #expect(lightness(50) > lightness(30) + 0.5)
        bar.alpha = 0
        #expect(abs(lightness(50) - lightness(30)) < 0.05)
    }

    @Test("Effects are equal if they have the same styles")
    func equality() {
        let light = UIBlurEffect(style: .light)
        #expect(light == UIBlurEffect(style: .light))
        #expect(light.hash == UIBlurEffect(style: .light).hash)
        #expect(light != UIBlurEffect(style: .dark))
        #expect(light != UIVisualEffect())
        let vibrancy = UIVibrancyEffect(blurEffect: light, style: .fill)
        #expect(vibrancy == UIVibrancyEffect(blurEffect: light, style: .fill))
        #expect(vibrancy != UIVibrancyEffect(blurEffect: light))
        #expect(vibrancy != UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: .fill))
        #expect(light.copy() as? UIBlurEffect === light)
        #expect(light.description.contains("light"))
    }

    @Test("An effect view created with a frame or decoded has no effect, and one can be set")
    func making() throws {
        let framed = UIVisualEffectView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        #expect(framed.effect == nil)
        #expect(framed.contentView.frame == framed.bounds)
        #expect(framed.bounds.width == 30)
        let read = try #require(UIVisualEffectView(coder: emptyArchive()))
        #expect(read.effect == nil)
        #expect(read.subviews == [read.contentView])
        read.frame = CGRect(x: 20, y: 20, width: 160, height: 60)
        page.addSubview(read)
        read.effect = UIBlurEffect(style: .extraLight)
        #expect(color(100, 50).green > 0.5)
    }

    @Test("The focus ring of a focused effect view is in its content view")
    func focus() {
        final class Glass: UIVisualEffectView {
            override var canBecomeFocused: Bool { true }
        }
        let glass = Glass(effect: UIBlurEffect(style: .light))
        glass.frame = CGRect(x: 20, y: 20, width: 160, height: 60)
        page.addSubview(glass)
        screen.press(.tab)
        screen.advance(by: 0.1)
        #expect(glass.isFocused)
        #expect(glass.subviews == [glass.contentView])
        #expect(glass.contentView.subviews.count == 1)
    }

    @Test("A snapshot of a page with a blur looks like the page")
    func snapshot() throws {
        _ = show(UIBlurEffect(style: .light))
        let before = Pixels(screen.capture())
        let copy = try #require(page.snapshotView(afterScreenUpdates: true))
        page.addSubview(copy)
        copy.frame = page.bounds
        let after = Pixels(screen.capture())
        for x in stride(from: 5.0, to: 200, by: 10) {
            #expect(after.color(at: CGPoint(x: x, y: 50)) == before.color(at: CGPoint(x: x, y: 50)))
        }
    }
}

/// Tests that misuse of a visual effect view ends the process with an error message.
@Suite
struct VisualEffectMisuseTests {
    @Test("Adding a subview to the effect view itself fails")
    func subview() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UIVisualEffectView(effect: UIBlurEffect(style: .light))
                view.addSubview(UIImageView())
            }
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            words.contains(
                "Do not add subviews directly to the visual effect view itself, instead add them to the -contentView."))
    }
}
