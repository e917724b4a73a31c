// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
@testable import UIKit
import UIKitTesting

/// A screen with buttons and text fields, whose page records focus changes.
@MainActor
private final class FocusStage {
    final class Page: UIViewController {
        var calls: [String] = []
        var allows = true

        override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { allows }

        override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
            let names = [context.previouslyFocusedView, context.nextFocusedView].map { view in
                view.map { "\($0.tag)" } ?? "-"
            }
            calls.append(names.joined(separator: ">"))
        }
    }

    let screen = TestScreen(size: CGSize(width: 300, height: 400))
    let page = Page()
    var pressed: [Int] = []

    @discardableResult
    func add(_ tag: Int, _ frame: CGRect) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle("\(tag)", for: .normal)
        button.frame = frame
        button.tag = tag
        button.addAction(UIAction { [weak self] _ in self?.pressed.append(tag) }, for: .primaryActionTriggered)
        page.view.addSubview(button)
        return button
    }

    func addField(_ tag: Int, _ frame: CGRect) -> UITextField {
        let field = UITextField(frame: frame)
        field.tag = tag
        page.view.addSubview(field)
        return field
    }

    func show() { screen.show(page) }

    var system: UIFocusSystem? { UIFocusSystem.focusSystem(for: page) }
    var focused: Int? { (system?.focusedItem as? UIView)?.tag }
}

@Suite("Keyboard focus") @MainActor
struct FocusSystemTests {
    private func stage() -> FocusStage {
        let stage = FocusStage()
        stage.add(1, CGRect(x: 20, y: 20, width: 80, height: 40))
        stage.add(2, CGRect(x: 120, y: 20, width: 80, height: 40))
        stage.add(3, CGRect(x: 20, y: 100, width: 80, height: 40))
        stage.show()
        return stage
    }

    /// Creates a scroll view with a button at the given vertical position.
    private func scrollStage(buttonAt y: CGFloat) -> (stage: ScrollStage, button: UIButton) {
        let (stage, button) = (ScrollStage(), UIButton(type: .system))
        button.frame = CGRect(x: 10, y: y, width: 80, height: 40)
        stage.view.addSubview(button)
        return (stage, button)
    }

    private func ring(_ view: UIView) -> UIView? { view.subviews.first { $0 is FocusRing } }

    @Test("Tab moves through the controls in reading order and wraps around; Shift-Tab moves back")
    func tab() {
        let stage = stage()
        #expect(stage.focused == nil)
        var seen: [Int?] = []
        for _ in 0..<4 {
            stage.screen.press(.tab)
            seen.append(stage.focused)
        }
        #expect(seen == [1, 2, 3, 1])
        stage.screen.press(.tab, modifiers: .shift)
        #expect(stage.focused == 3)
        #expect(stage.page.calls == ["->1", "1>2", "2>3", "3>1", "1>3"])
    }

    @Test("In right-to-left layout, Tab begins at the right")
    func rightToLeft() {
        let stage = stage()
        stage.screen.traits.layoutDirection = .rightToLeft
        stage.screen.press(.tab)
        #expect(stage.focused == 2)
    }

    @Test("Space and Return press the focused control, and nothing if no control is focused")
    func pressing() {
        let stage = stage()
        stage.screen.press(.space)
        #expect(stage.pressed == [])
        stage.screen.press(.tab)
        stage.screen.press(.space)
        stage.screen.press(.tab)
        stage.screen.press(.return)
        #expect(stage.pressed == [1, 2])
    }

    @Test("Tab skips disabled and hidden controls, and controls covered by a presented page")
    func unreachable() throws {
        let stage = stage()
        (stage.page.view.viewWithTag(1) as? UIButton)?.isEnabled = false
        stage.page.view.viewWithTag(2)?.isHidden = true
        stage.screen.press(.tab)
        #expect(stage.focused == 3)
        let over = UIViewController()
        over.modalPresentationStyle = .overFullScreen
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        button.tag = 9
        over.view.addSubview(button)
        stage.page.present(over, animated: false)
        try stage.screen.settle()
        #expect(stage.focused == nil)
        stage.screen.press(.tab)
        #expect(stage.focused == 9)
        stage.screen.press(.tab)
        #expect(stage.focused == 9)
    }

    @Test("The focus ring is shown while keys are used: a touch hides it, and the next key shows it")
    func ring() throws {
        let stage = stage()
        let first = try #require(stage.page.view.viewWithTag(1))
        stage.screen.press(.tab)
        #expect(ring(first)?.frame == CGRect(x: -5, y: -5, width: 90, height: 50))
        stage.screen.tap(at: CGPoint(x: 280, y: 380))
        #expect(ring(first) == nil)
        #expect(first.isFocused)
        stage.screen.press(.tab)
        let second = try #require(stage.page.view.viewWithTag(2))
        #expect(ring(first) == nil)
        #expect(ring(second) != nil)
        second.focusEffect = nil
        #expect(ring(second) == nil)
        let effect = UIFocusHaloEffect(
            roundedRect: CGRect(x: 10, y: 10, width: 20, height: 20), cornerRadius: 4, curve: .circular)
        effect.position = .inside
        second.focusEffect = effect
        stage.screen.press(.tab)
        stage.screen.press(.tab, modifiers: .shift)
        #expect(ring(second)?.frame == CGRect(x: 12, y: 12, width: 16, height: 16))
    }

    @Test("Tab into a text field starts editing, arrow keys move its cursor, and Tab leaves it")
    func field() {
        let stage = FocusStage()
        stage.add(1, CGRect(x: 20, y: 20, width: 80, height: 40))
        let field = stage.addField(2, CGRect(x: 20, y: 100, width: 200, height: 40))
        stage.add(3, CGRect(x: 20, y: 160, width: 80, height: 40))
        stage.show()
        stage.screen.tap(field)
        #expect(field.isFirstResponder)
        #expect(stage.focused == 2)
        stage.screen.type("ab")
        stage.screen.press(.leftArrow)
        stage.screen.type("c")
        #expect(field.text == "acb")
        #expect(stage.focused == 2)
        stage.screen.press(.tab)
        #expect(stage.focused == 3)
        #expect(!field.isFirstResponder)
        stage.screen.press(.tab, modifiers: .shift)
        #expect(stage.focused == 2)
        #expect(field.isFirstResponder)
        field.resignFirstResponder()
        stage.screen.press(.return)
        #expect(field.isFirstResponder)
    }

    @Test("Tab stops once in a group, at its last focused item or at a prioritized one")
    func groups() {
        let stage = stage()
        for tag in [1, 2] { stage.page.view.viewWithTag(tag)?.focusGroupIdentifier = "bar" }
        var seen: [Int?] = []
        for _ in 0..<3 {
            stage.screen.press(.tab)
            seen.append(stage.focused)
        }
        #expect(seen == [1, 3, 1])
        stage.page.view.viewWithTag(2)?.focusGroupPriority = .prioritized
        stage.screen.press(.tab)
        stage.screen.press(.tab)
        #expect(stage.focused == 2)
    }

    @Test("Arrow keys move inside a group, and Tab returns to its last focused item")
    func arrows() {
        let stage = stage()
        for tag in [1, 2] { stage.page.view.viewWithTag(tag)?.focusGroupIdentifier = "bar" }
        stage.screen.press(.tab)
        stage.screen.press(.rightArrow)
        #expect(stage.focused == 2)
        stage.screen.press(.rightArrow)
        #expect(stage.focused == 2)
        stage.screen.press(.tab)
        #expect(stage.focused == 3)
        stage.screen.press(.tab)
        #expect(stage.focused == 2)
        stage.page.view.viewWithTag(1)?.focusGroupPriority = .prioritized
        stage.screen.press(.tab)
        stage.screen.press(.tab)
        #expect(stage.focused == 1)
    }

    @Test("Arrow keys scroll if the focused item is the only one in its group")
    func alone() throws {
        let (stage, button) = scrollStage(buttonAt: 10)
        stage.screen.press(.tab)
        #expect(button.isFocused)
        stage.screen.press(.downArrow)
        try stage.screen.settle()
        #expect(button.isFocused)
        #expect(stage.view.contentOffset.y == 40)
    }

    @Test("The first arrow key focuses the first visible item of a scroll view, and skips controls")
    func firstArrow() throws {
        final class Item: UIView {
            override var canBecomeFocused: Bool { true }
        }
        let (stage, _) = scrollStage(buttonAt: 110)
        let items = [0, 200, 300].map { Item(frame: CGRect(x: 10, y: CGFloat($0), width: 80, height: 40)) }
        for item in items { stage.view.addSubview(item) }
        stage.view.contentOffset.y = 100
        stage.screen.press(.downArrow)
        try stage.screen.settle()
        #expect(items[1].isFocused)
        #expect(ring(items[1]) != nil)
        #expect(stage.view.contentOffset.y == 100)
    }

    @Test("The first arrow key scrolls if the scroll view contains only controls")
    func firstArrowAmongControls() throws {
        let (stage, button) = scrollStage(buttonAt: 10)
        stage.screen.press(.downArrow)
        try stage.screen.settle()
        #expect(!button.isFocused)
        #expect(stage.view.contentOffset.y == 40)
    }

    @Test("Tab scrolls the control that it focuses into view")
    func scrolling() throws {
        let (stage, button) = scrollStage(buttonAt: 1000)
        stage.screen.press(.tab)
        try stage.screen.settle()
        #expect(stage.view.bounds.contains(button.frame.insetBy(dx: -5, dy: -5)))
    }

    @Test("An environment can refuse a focus update, which posts the failure notification")
    func refusing() {
        let stage = stage()
        var failures = 0
        let observer = NotificationCenter.default.addObserver(
            forName: UIFocusSystem.movementDidFailNotification, object: stage.system, queue: nil
        ) { _ in MainActor.assumeIsolated { failures += 1 } }
        defer { NotificationCenter.default.removeObserver(observer) }
        stage.screen.press(.tab)
        stage.page.allows = false
        stage.screen.press(.tab)
        #expect(stage.focused == 1)
        #expect(failures > 0)
    }

    @Test("Focus requests of the app focus the preferred item of an environment")
    func requests() throws {
        final class Card: UIView {
            var wanted: [any UIFocusEnvironment] = []
            override var preferredFocusEnvironments: [any UIFocusEnvironment] { wanted }
        }
        let stage = stage()
        let card = Card(frame: CGRect(x: 0, y: 200, width: 300, height: 200))
        stage.page.view.addSubview(card)
        for tag in [7, 8] {
            let button = stage.add(tag, CGRect(x: CGFloat(tag - 7) * 100, y: 0, width: 80, height: 40))
            card.addSubview(button)
        }
        stage.system?.requestFocusUpdate(to: card)
        #expect(stage.focused == nil)
        stage.screen.advance(by: 0.1)
        #expect(stage.focused == 7)
        let seven = try #require(card.viewWithTag(7))
        let eight = try #require(card.viewWithTag(8))
        card.wanted = [eight]
        stage.page.setNeedsFocusUpdate()
        card.setNeedsFocusUpdate()
        card.updateFocusIfNeeded()
        #expect(stage.focused == 8)
        let other = try #require(stage.page.view.viewWithTag(1))
        stage.system?.requestFocusUpdate(to: other)
        stage.system?.updateFocusIfNeeded()
        #expect(stage.focused == 1)
        #expect(!card.contains(other))
        #expect(card.contains(seven))
        card.setNeedsFocusUpdate()
        stage.screen.advance(by: 0.1)
        #expect(stage.focused == 1)
    }

    @Test("Coordinated focus animations are animated, and have no duration with reduced motion")
    func coordination() throws {
        final class Grower: UIButton {
            var completed = 0
            override func didUpdateFocus(
                in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
            ) {
                guard context.nextFocusedView === self else { return }
                coordinator.addCoordinatedFocusingAnimations(
                    { animation in
                        self.alpha = 0.5 + CGFloat(animation.duration)
                    }, completion: { self.completed += 1 })
            }
        }
        let screen = TestScreen(size: CGSize(width: 200, height: 200))
        let button = Grower(frame: CGRect(x: 20, y: 20, width: 80, height: 40))
        let ground = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        ground.addSubview(button)
        screen.show(ground)
        screen.press(.tab)
        #expect(abs(Double(button.alpha) - 0.7) < 1e-6)
        #expect(button.completed == 0)
        try screen.settle()
        #expect(button.completed == 1)
        screen.traits.prefersReducedMotion = true
        button.isEnabled = false
        button.isEnabled = true
        UIFocusSystem.focusSystem(for: button)?.move(to: nil, isForced: true)
        screen.press(.tab)
        #expect(abs(Double(button.alpha) - 0.5) < 1e-6)
    }

    @Test("The focused view of a page is focused again when the page returns, unless switched off")
    func restoring() throws {
        let screen = TestScreen(size: CGSize(width: 390, height: 600))
        let first = UIViewController()
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 50, y: 100, width: 100, height: 40)
        first.view.addSubview(button)
        let navigation = UINavigationController(rootViewController: first)
        screen.show(navigation)
        screen.press(.tab)
        #expect(button.isFocused)
        let second = UIViewController()
        second.title = "Second"
        navigation.pushViewController(second, animated: true)
        try screen.settle()
        #expect(!button.isFocused)
        screen.press(.keyboardOpenBracket, modifiers: .command)
        try screen.settle()
        #expect(navigation.topViewController === first)
        #expect(button.isFocused)
        first.restoresFocusAfterTransition = false
        navigation.pushViewController(second, animated: true)
        try screen.settle()
        screen.press(.leftArrow, modifiers: .alternate)
        try screen.settle()
        #expect(navigation.topViewController === first)
        #expect(!button.isFocused)
        navigation.pushViewController(second, animated: true)
        try screen.settle()
        screen.press(.escape)
        try screen.settle()
        #expect(navigation.topViewController === first)
        screen.press(.escape)
        try screen.settle()
        #expect(navigation.topViewController === first)
    }

    @Test("Headings, priorities and positions have Apple's raw values")
    func rawValues() {
        let headings: [UIFocusHeading] = [.up, .down, .left, .right, .next, .previous, .first, .last]
        #expect(headings.map(\.rawValue) == [1, 2, 4, 8, 16, 32, 256, 512])
        #expect(UIFocusGroupPriority.ignored < .previouslyFocused)
        #expect(UIFocusGroupPriority.prioritized < .currentlyFocused)
        #expect(UIFocusGroupPriority.previouslyFocused.rawValue == 1000)
        #expect(UIFocusGroupPriority.prioritized.rawValue == 2000)
        #expect(UIFocusHaloEffect.Position(rawValue: 2) == .inside)
        #expect(UIFocusHaloEffect().position == .automatic)
    }

    @Test("Tab focuses the button of a bar, and Space presses it")
    func bars() throws {
        let screen = TestScreen(size: CGSize(width: 390, height: 600))
        let page = UIViewController()
        var pressed = 0
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Add", image: nil, primaryAction: UIAction { _ in pressed += 1 })
        screen.show(UINavigationController(rootViewController: page))
        screen.press(.tab)
        screen.press(.space)
        #expect(pressed == 1)
    }
}
