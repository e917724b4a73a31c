// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Display
import Foundation
import Testing
import UIKit
import UIKitTesting

private struct Density: UITraitDefinition {
    static let defaultValue = 1.0
}

/// A view that records the style and the density at each trait change.
private final class Listener: UIView {
    var calls: [String] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        calls.append("\(traitCollection.userInterfaceStyle) \(traitCollection[Density.self])")
    }
}

private final class Board: UIView {
    var calls: [String] = []

    func register() {
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous: UITraitCollection) in
            self.calls.append("closure after \(previous.userInterfaceStyle)")
        }
        registerForTraitChanges([UITraitUserInterfaceStyle.self], action: Board.plain)
        registerForTraitChanges([UITraitUserInterfaceStyle.self], action: Board.withSender)
        registerForTraitChanges([UITraitUserInterfaceStyle.self], action: Board.withBoth)
        registerForTraitChanges([UITraitDisplayScale.self], action: Board.plain)
    }

    func plain() { calls.append("plain") }
    func withSender(_ sender: UIView) { calls.append(sender === self ? "self" : "?") }
    func withBoth(_ sender: Board, _ previous: UITraitCollection) {
        calls.append("both after \(previous.userInterfaceStyle)")
    }
}

@MainActor
private final class Target {
    var calls: [String] = []
    func plain() { calls.append("plain") }
    func withSender(_ sender: UIView) { calls.append("sender") }
    func withBoth(_ sender: UIView, _ previous: UITraitCollection) {
        calls.append("both after \(previous.userInterfaceStyle)")
    }
}

@MainActor
@Suite("Trait changes") struct TraitChangeTests {
    let screen = TestScreen(size: CGSize(width: 390, height: 844))

    // MARK: Registering

    @Test func handlersAndActionsAreCalledForTheirTraitsOnly() {
        let board = Board()
        screen.show(board)
        board.register()
        screen.traits.preferredContentSizeCategory = .small
        #expect(board.calls == [])
        screen.traits.userInterfaceStyle = .dark
        #expect(board.calls == ["closure after light", "plain", "self", "both after light"])
    }

    @Test func targetsAreCalledUntilUnregisteredOrDeallocated() {
        let view = UIView()
        screen.show(view)
        var target: Target? = Target()
        weak let weakTarget = target
        let first = view.registerForTraitChanges(
            [UITraitUserInterfaceStyle.self], target: target!, action: Target.plain)
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self], target: target!, action: Target.withSender)
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self], target: target!, action: Target.withBoth)
        screen.traits.userInterfaceStyle = .dark
        #expect(target?.calls == ["plain", "sender", "both after light"])
        view.unregisterForTraitChanges(first)
        #expect(first.copy(with: nil) as AnyObject === first)
        screen.traits.userInterfaceStyle = .light
        #expect(target?.calls.dropFirst(3) == ["sender", "both after dark"])
        target = nil
        #expect(weakTarget == nil)
        screen.traits.userInterfaceStyle = .dark
    }

    @Test func controllerHandlersAreCalled() {
        let controller = UIViewController()
        var calls: [String] = []
        controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (it: UIViewController, _) in
            calls.append("controller \(it.traitCollection.userInterfaceStyle)")
        }
        screen.show(controller)
        screen.traits.userInterfaceStyle = .dark
        #expect(calls == ["controller dark"])
    }

    @Test func handlerForAnotherClassEndsTheApp() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let screen = TestScreen(size: CGSize(width: 100, height: 100))
                let view = UIView()
                view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIViewController, _) in }
                screen.show(view)
                screen.traits.userInterfaceStyle = .dark
            }
        }
    }

    // MARK: Overrides

    @Test func overrideReachesSubviewsAtTheNextLayout() {
        let (outer, inner, aside) = (Listener(), Listener(), Listener())
        let root = UIView()
        outer.addSubview(inner)
        root.addSubview(outer)
        root.addSubview(aside)
        screen.show(root)
        outer.traitOverrides.userInterfaceStyle = .dark
        outer.traitOverrides[Density.self] = 2
        #expect(inner.traitCollection.userInterfaceStyle == .light)
        screen.advance(by: 0.1)
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
        #expect(outer.calls == ["dark 2.0"])
        #expect(inner.calls == ["dark 2.0"])
        #expect(aside.calls == [])
        // An overridden trait does not change with the screen's trait.
        screen.traits.userInterfaceStyle = .dark
        #expect(inner.calls == ["dark 2.0"])
        #expect(aside.calls == ["dark 1.0"])
        outer.traitOverrides.remove(Density.self)
        outer.updateTraitsIfNeeded()
        #expect(inner.calls == ["dark 2.0", "dark 1.0"])
    }

    @Test func everyOverrideReachesSubviews() {
        func check<Value: Equatable>(_ trait: WritableKeyPath<any UIMutableTraits, Value>, _ value: Value) {
            let (outer, inner) = (UIView(), UIView())
            outer.addSubview(inner)
            screen.show(outer)
            #expect(inner.traitCollection[trait] != value, "\(trait)")
            var overrides: any UIMutableTraits = outer.traitOverrides
            overrides[keyPath: trait] = value
            outer.traitOverrides = overrides as! UITraitOverrides
            screen.advance(by: 0.1)
            #expect(inner.traitCollection[trait] == value, "\(trait)")
        }
        check(\.userInterfaceStyle, .dark)
        check(\.userInterfaceIdiom, .mac)
        check(\.userInterfaceLevel, .elevated)
        check(\.layoutDirection, .rightToLeft)
        check(\.displayScale, 3)
        check(\.horizontalSizeClass, .regular)
        check(\.verticalSizeClass, .compact)
        check(\.preferredContentSizeCategory, .accessibilityLarge)
        check(\.accessibilityContrast, .high)
        check(\.legibilityWeight, .bold)
        check(\.activeAppearance, .inactive)
        check(\.displayGamut, .P3)
        check(\.forceTouchCapability, .available)
    }

    @Test func updatingASubviewAppliesItsSuperviewsOverrides() {
        let (outer, inner) = (Listener(), Listener())
        outer.addSubview(inner)
        screen.show(outer)
        outer.overrideUserInterfaceStyle = .dark
        inner.updateTraitsIfNeeded()
        #expect(outer.calls == ["dark 1.0"])
        #expect(inner.calls == ["dark 1.0"])
        #expect(outer.overrideUserInterfaceStyle == .dark)
        outer.overrideUserInterfaceStyle = .unspecified
        inner.updateTraitsIfNeeded()
        #expect(inner.calls == ["dark 1.0", "light 1.0"])
    }

    @Test func controllerOverrideAppliesToItsViewAndChildren() {
        let (parent, child) = (UIViewController(), UIViewController())
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        screen.show(parent)
        parent.overrideUserInterfaceStyle = .dark
        parent.updateTraitsIfNeeded()
        #expect(parent.traitCollection.userInterfaceStyle == .dark)
        #expect(child.traitCollection.userInterfaceStyle == .dark)
        #expect(child.view.traitCollection.userInterfaceStyle == .dark)
        parent.setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: .light), forChild: child)
        #expect(parent.overrideTraitCollection(forChild: child)?.userInterfaceStyle == .light)
        screen.advance(by: 0.1)
        #expect(child.view.traitCollection.userInterfaceStyle == .light)
        child.view.overrideUserInterfaceStyle = .dark
        screen.advance(by: 0.1)
        #expect(child.view.traitCollection.userInterfaceStyle == .dark)
        #expect(child.traitCollection.userInterfaceStyle == .light)
    }

    @Test func parentOverrideEndsWhenTheChildIsRemoved() {
        let (parent, other, child) = (UIViewController(), UIViewController(), UIViewController())
        parent.addChild(child)
        parent.view.addSubview(child.view)
        screen.show(parent)
        parent.setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: .dark), forChild: child)
        screen.advance(by: 0.1)
        #expect(child.view.traitCollection.userInterfaceStyle == .dark)
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(parent.overrideTraitCollection(forChild: child) == nil)
        #expect(child.traitCollection.userInterfaceStyle == .light)
        other.addChild(child)
        other.view.addSubview(child.view)
        screen.show(other)
        #expect(child.view.traitCollection.userInterfaceStyle == .light)
    }

    @Test func movedViewTakesTheTraitsOfItsNewSuperview() {
        let (dark, light, view) = (UIView(), UIView(), Listener())
        let root = UIView()
        root.addSubview(dark)
        root.addSubview(light)
        dark.overrideUserInterfaceStyle = .dark
        screen.show(root)
        light.addSubview(view)
        #expect(view.calls == [])
        dark.addSubview(view)
        #expect(view.calls == ["dark 1.0"])
        view.removeFromSuperview()
        #expect(view.traitCollection.userInterfaceStyle == .light)
        light.addSubview(view)
        #expect(view.calls == ["dark 1.0", "light 1.0"])
    }

    @Test func windowOverrideAppliesToAllItsViews() {
        let view = Listener()
        screen.show(view)
        screen.window.overrideUserInterfaceStyle = .dark
        screen.window.traitOverrides.layoutDirection = .rightToLeft
        screen.advance(by: 0.1)
        #expect(view.calls == ["dark 1.0"])
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    @Test func dynamicColoursFollowAnOverride() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
        screen.show(view)
        #expect(Pixels(screen.capture()).color(at: CGPoint(x: 50, y: 50)).blue == 1)
        view.overrideUserInterfaceStyle = .dark
        #expect(Pixels(screen.capture()).color(at: CGPoint(x: 50, y: 50)).red == 1)
    }

    @Test func overrideRedrawsOnlyTheViewsBelowIt() {
        final class Drawn: UIView {
            var drawings = 0
            override func draw(_ rect: CGRect) { drawings += 1 }
        }
        let root = UIView()
        let (inside, outside) = (
            Drawn(frame: CGRect(x: 0, y: 0, width: 10, height: 10)),
            Drawn(frame: CGRect(x: 20, y: 0, width: 10, height: 10))
        )
        let holder = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        holder.addSubview(inside)
        root.addSubview(holder)
        root.addSubview(outside)
        screen.show(root)
        let before = (inside.drawings, outside.drawings)
        holder.overrideUserInterfaceStyle = .dark
        screen.advance(by: 0.1)
        #expect(inside.drawings == before.0 + 1)
        #expect(outside.drawings == before.1)
        screen.isActive = false
        #expect(outside.traitCollection.activeAppearance == .inactive)
        #expect(outside.drawings == before.1)
    }

    // MARK: System settings

    @Test(
        arguments: [
            (390, 844, .compact, .regular), (844, 390, .compact, .compact), (926, 428, .regular, .compact),
            (1024, 768, .regular, .regular), (600, 800, .compact, .regular), (700, 500, .regular, .regular),
        ] as [(CGFloat, CGFloat, UIUserInterfaceSizeClass, UIUserInterfaceSizeClass)])
    func sizeClassesFollowTheWindow(
        width: CGFloat, height: CGFloat, horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass
    ) {
        let view = UIView()
        screen.show(view)
        screen.size = CGSize(width: width, height: height)
        #expect(view.traitCollection.horizontalSizeClass == horizontal)
        #expect(view.traitCollection.verticalSizeClass == vertical)
    }

    @Test func reducedMotionPostsANotification() {
        var posts = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { posts += 1 } }
        defer { NotificationCenter.default.removeObserver(token) }
        #expect(!UIAccessibility.isReduceMotionEnabled)
        screen.traits.prefersReducedMotion = true
        #expect(UIAccessibility.isReduceMotionEnabled)
        #expect(posts == 1)
        screen.traits.userInterfaceStyle = .dark
        #expect(posts == 1)
    }

    @Test func textSizeAndContrastPostNotifications() {
        var posts: [String] = []
        let tokens = [
            UIContentSizeCategory.didChangeNotification, UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
        ].map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                let category = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory
                MainActor.assumeIsolated { posts.append(category.map { $0.rawValue } ?? "contrast") }
            }
        }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        screen.traits.preferredContentSizeCategory = .small
        #expect(UIApplication.shared.preferredContentSizeCategory == .small)
        screen.traits.prefersHighContrast = true
        #expect(UIAccessibility.isDarkerSystemColorsEnabled)
        #expect(posts == [UIContentSizeCategory.small.rawValue, "contrast"])
        screen.traits.layoutDirection = .rightToLeft
        #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
    }

    @Test("A closed window host no longer follows the desktop's preferences")
    func closedHost() throws {
        let display = try #require(DisplayConnection.current.display as? HeadlessDisplay)
        display.preferences.prefersHighContrast = true
        #expect(UITraitCollection.system.accessibilityContrast == .high)
        screen.host.close()
        display.preferences.prefersHighContrast = false
        #expect(UITraitCollection.system.accessibilityContrast == .high)
    }

    @Test func boldTextMakesTextStylesHeavier() {
        let bold = UITraitCollection(legibilityWeight: .bold)
        let plain = UIFont.preferredFont(forTextStyle: .body)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: bold) != plain)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: bold).pointSize == plain.pointSize)
    }
}

extension UITraitCollection {
    /// The value of a trait, read with the key path that sets it.
    fileprivate subscript<Value>(_ trait: KeyPath<any UIMutableTraits, Value>) -> Value {
        var value: Value?
        _ = modifyingTraits { value = $0[keyPath: trait] }
        return value!
    }
}
