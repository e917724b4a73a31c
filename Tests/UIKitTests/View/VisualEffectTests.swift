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

    /// A page that is red on the left and blue on the right.
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

    @Test("A blur mixes what is below the view, and leaves what is beside it")
    func blur() {
        let view = show(UIBlurEffect(style: .light))
        let (left, middle, right) = (color(25, 50), color(100, 50), color(175, 50))
        #expect(left.red > middle.red && middle.red > right.red)
        #expect(left.blue < middle.blue && middle.blue < right.blue)
        #expect(left.green > 0.25 && abs(left.green - right.green) < 0.1)
        #expect(color(95, 15) == (1, 0, 0, 1) && color(105, 90) == (0, 0, 1, 1))
        view.removeFromSuperview()
        #expect(color(99, 50) == (1, 0, 0, 1))
    }

    @Test("It follows what moves below it, by animations too")
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
        #expect(before < between && between < after.red && after.red > 0.9 && after.blue < 0.4)
    }

    @Test("Styles are light or dark, by themselves or as the interface is, and some hide more than others")
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
        #expect(thicker == thicker.sorted() && Set(thicker).count == 4)
    }

    @Test("A view on the screen changes its look with the interface")
    func traits() {
        _ = show(UIBlurEffect(style: .systemMaterial))
        #expect(color(100, 50).green > 0.5)
        screen.traits.userInterfaceStyle = .dark
        #expect(color(100, 50).green < 0.25)
    }

    @Test("Content lies on the blur, as large as the view, and gets touches")
    func content() {
        let view = show(UIBlurEffect(style: .dark))
        let button = UIButton(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
        button.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        view.contentView.addSubview(button)
        #expect(view.subviews == [view.contentView] && view.contentView.frame == view.bounds)
        #expect(color(40, 50) == (0, 1, 0, 1))
        screen.tap(button)
        #expect(presses == 1)
        view.frame.size = CGSize(width: 100, height: 100)
        #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    @Test("Round corners cut the blur where the view clips")
    func corners() {
        let view = show(UIBlurEffect(style: .extraLight))
        view.layer.cornerRadius = 30
        #expect(color(21, 21).green > 0.5)
        view.clipsToBounds = true
        #expect(color(21, 21) == (1, 0, 0, 1) && color(50, 50).green > 0.5)
    }

    @Test("An effect comes and goes in an animation, from sharp to blurred and back")
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
        #expect(between.blue > 0 && between.blue < after.blue && between.green < after.green)
        UIView.animate(withDuration: 0.4) { view.effect = nil }
        screen.advance(by: 0.2)
        #expect(color(99, 50).blue > 0)
        try screen.settle()
        #expect(color(99, 50) == (1, 0, 0, 1))
    }

    @Test("Vibrant content has its colours from what lies below, darker on a light blur and lighter on a dark one")
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
        #expect(left.red > right.red && left.blue < right.blue)
        // Fainter styles are nearer to what lies below.
        let label = lightness(50)
        vibrant.effect = UIVibrancyEffect(blurEffect: light, style: .tertiaryFill)
        #expect(lightness(50) > label + 0.3 && lightness(50) < lightness(30))
        let dark = UIBlurEffect(style: .dark)
        blur.effect = dark
        vibrant.effect = UIVibrancyEffect(blurEffect: dark, style: .secondaryLabel)
        #expect(lightness(50) > lightness(30) + 0.5)
        bar.alpha = 0
        #expect(abs(lightness(50) - lightness(30)) < 0.05)
    }

    @Test("Effects are equal where they look the same")
    func equality() {
        let light = UIBlurEffect(style: .light)
        #expect(light == UIBlurEffect(style: .light) && light.hash == UIBlurEffect(style: .light).hash)
        #expect(light != UIBlurEffect(style: .dark) && light != UIVisualEffect())
        let vibrancy = UIVibrancyEffect(blurEffect: light, style: .fill)
        #expect(vibrancy == UIVibrancyEffect(blurEffect: light, style: .fill))
        #expect(vibrancy != UIVibrancyEffect(blurEffect: light))
        #expect(vibrancy != UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: .fill))
        #expect(light.copy() as? UIBlurEffect === light && light.description.contains("light"))
    }

    @Test("A view made in other ways has no effect, and takes one")
    func making() throws {
        let framed = UIVisualEffectView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        #expect(framed.effect == nil && framed.contentView.frame == framed.bounds && framed.bounds.width == 30)
        let read = try #require(UIVisualEffectView(coder: emptyArchive()))
        #expect(read.effect == nil && read.subviews == [read.contentView])
        read.frame = CGRect(x: 20, y: 20, width: 160, height: 60)
        page.addSubview(read)
        read.effect = UIBlurEffect(style: .extraLight)
        #expect(color(100, 50).green > 0.5)
    }

    @Test("The focus's ring lies on an effect view that keys have come to")
    func focus() {
        final class Glass: UIVisualEffectView {
            override var canBecomeFocused: Bool { true }
        }
        let glass = Glass(effect: UIBlurEffect(style: .light))
        glass.frame = CGRect(x: 20, y: 20, width: 160, height: 60)
        page.addSubview(glass)
        screen.press(.tab)
        screen.advance(by: 0.1)
        #expect(glass.isFocused && glass.subviews == [glass.contentView] && glass.contentView.subviews.count == 1)
    }

    @Test("A snapshot of a window with a blur looks as the window does")
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

/// What the program says, and that it ends, when an app uses an effect view wrongly.
@Suite
struct VisualEffectMisuseTests {
    @Test("A subview of the effect view itself")
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
