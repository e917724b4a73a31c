// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import ObjectiveCRuntime
import Testing
import UIKitTesting

@testable import UIKit

/// A label of its own class, so that other tests do not see its appearance.
private final class MenuLabel: UILabel {}
private class MenuSwitch: UISwitch {}
private final class SpecialMenuSwitch: MenuSwitch {}
private final class MenuBar: UINavigationBar {}
private final class MenuController: UIViewController {}
private final class MenuItem: UIBarButtonItem {}
private final class MenuPanelView: UIView {}

/// A view with a property of the app's that is `@objc dynamic` in a project, and one whose getter needs an item.
private final class MenuList: UIView {
    var cellHeight: CGFloat = 44 {
        willSet { willChangeValue(forKey: "cellHeight") }
        didSet { didChangeValue(forKey: "cellHeight") }
    }
    var items: [String] = []
    var first: String {
        get { items[0] }
        set { items = [newValue] }
    }

    @section("uplift_classes") @used private static let members: @convention(c) () -> Void = {
        DynamicMembers.register(MenuList.self) { members in
            members.property("cellHeight", get: { $0.cellHeight }, set: { $0.cellHeight = $1 })
            members.property("first", get: { $0.first }, set: { $0.first = $1 })
        }
    }
}

@MainActor
@Suite("Appearance of classes", .serialized)
final class UIAppearanceTests {
    private let screen = TestScreen(size: CGSize(width: 390, height: 300))
    private let controller = MenuController()

    init() { screen.show(controller) }
    isolated deinit { AppearanceProxy.removeAll() }

    @Test("A view gets the properties when it enters a window, and keeps its own")
    func viewsGetTheProperties() {
        MenuLabel.appearance().textColor = .systemRed
        MenuLabel.appearance().font = .systemFont(ofSize: 30)
        let (plain, own) = (MenuLabel(), MenuLabel())
        own.textColor = .systemBlue
        #expect(plain.textColor != .systemRed)
        controller.view.addSubview(plain)
        controller.view.addSubview(own)
        #expect(plain.textColor == .systemRed)
        #expect(plain.font == .systemFont(ofSize: 30))
        #expect(own.textColor == .systemBlue)
        #expect(own.font == .systemFont(ofSize: 30))
        let other = UILabel()
        controller.view.addSubview(other)
        #expect(other.textColor != .systemRed)
    }

    @Test("Properties of the app's own classes are set, and those that the app has set itself are kept")
    func ownProperties() {
        MenuList.appearance().cellHeight = 60
        let (plain, own) = (MenuList(), MenuList())
        own.cellHeight = 30
        controller.view.addSubview(plain)
        controller.view.addSubview(own)
        #expect(plain.cellHeight == 60)
        #expect(own.cellHeight == 30)
    }

    @Test("A subclass's appearance goes before that of its superclass")
    func subclassesAreMoreSpecific() {
        SpecialMenuSwitch.appearance().onTintColor = .systemGreen
        MenuSwitch.appearance().onTintColor = .systemPink
        let (general, special) = (MenuSwitch(), SpecialMenuSwitch())
        controller.view.addSubview(general)
        controller.view.addSubview(special)
        #expect(general.onTintColor == .systemPink)
        #expect(special.onTintColor == .systemGreen)
    }

    @Test("Containers restrict an appearance to the views inside them")
    func containers() {
        MenuLabel.appearance(whenContainedInInstancesOf: [MenuPanelView.self, MenuController.self]).textColor =
            .systemTeal
        let (inside, outside, panel) = (MenuLabel(), MenuLabel(), MenuPanelView())
        panel.addSubview(inside)
        controller.view.addSubview(panel)
        controller.view.addSubview(outside)
        #expect(inside.textColor == .systemTeal)
        #expect(outside.textColor != .systemTeal)
    }

    @Test("Traits restrict an appearance to views that have them")
    func traits() {
        MenuLabel.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).textColor = .systemYellow
        let light = MenuLabel()
        controller.view.addSubview(light)
        #expect(light.textColor != .systemYellow)
        screen.traits.userInterfaceStyle = .dark
        let dark = MenuLabel()
        controller.view.addSubview(dark)
        #expect(dark.textColor == .systemYellow)
        let both = MenuLabel.appearance(
            for: UITraitCollection(userInterfaceStyle: .dark), whenContainedInInstancesOf: [MenuPanelView.self])
        both.textColor = .systemMint
        #expect(both !== MenuLabel.appearance())
    }

    @Test("The tint color is set although a view without its own has that of its superview")
    func tintColor() {
        MenuLabel.appearance().tintColor = .systemOrange
        controller.view.tintColor = .systemPurple
        let (plain, own) = (MenuLabel(), MenuLabel())
        own.tintColor = .systemGreen
        controller.view.addSubview(plain)
        controller.view.addSubview(own)
        #expect(plain.tintColor == .systemOrange)
        #expect(own.tintColor == .systemGreen)
    }

    @Test("Bar items get the properties when a bar shows them")
    func barItems() {
        MenuItem.appearance().tintColor = .systemRed
        let item = MenuItem()
        item.title = "Go"
        controller.navigationItem.rightBarButtonItem = item
        screen.show(UINavigationController(rootViewController: controller))
        #expect(item.tintColor == .systemRed)
    }
}
