// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// An effect that records the states of a spring-loaded interaction.
@MainActor
private final class Effect: NSObject, UISpringLoadedInteractionEffect {
    var states: [UISpringLoadedInteractionEffectState] = []
    var whenChanged: ((UISpringLoadedInteractionEffectState) -> Void)?

    func interaction(
        _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
    ) {
        states.append(context.state)
        whenChanged?(context.state)
    }
}

/// A behavior with two target items, the left edge and the rest of the view. It can also refuse to begin spring
/// loading.
@MainActor
private final class Parts: NSObject, UISpringLoadedInteractionBehavior {
    var isAllowed = true
    var item: (() -> Any)?
    var finished = 0

    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        context.targetItem = item?() ?? (context.location(in: interaction.view).x < 20 ? "left" : "right")
        return isAllowed
    }

    func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {
        finished += 1
    }
}

@Suite("Spring loading") @MainActor
struct SpringLoadedInteractionTests {
    private let stage = DragStage()
    private let effect = Effect()
    private let parts = Parts()

    private func add(_ opened: @escaping (Any?) -> Void) -> UISpringLoadedInteraction {
        let interaction = UISpringLoadedInteraction(interactionBehavior: parts, interactionEffect: effect) {
            opened($1.targetItem)
        }
        stage.target.addInteraction(interaction)
        return interaction
    }

    @Test("fact 277: a drag that hovers for a second activates the target, once (I47)", arguments: [30.0, 60, 120])
    func opens(rate: Double) throws {
        stage.screen.framesPerSecond = rate
        var opened: [String] = []
        let interaction = add { opened.append($0 as? String ?? "") }
        #expect(interaction.interactionEffect === effect)
        #expect(interaction.interactionBehavior === parts)
        let finger = stage.dragToTarget()
        #expect(effect.states == [.possible])
        finger.hold(0.75)
        #expect(effect.states == [.possible, .activating])
        #expect(opened == [])
        finger.hold(0.3)
        #expect(effect.states == [.possible, .activating, .activated])
        #expect(opened == ["right"])
        finger.hold(3)
        #expect(opened == ["right"])
        finger.move(to: CGPoint(x: 300, y: 100))
        #expect(effect.states.last == .inactive)
        #expect(parts.finished == 1)
        finger.up()
        try expectNoLeftovers(stage.screen)
    }

    @Test(
        "Leaving early activates nothing, and each part of the view restarts the timer (I47)",
        arguments: [30.0, 60, 120])
    func leaves(rate: Double) throws {
        stage.screen.framesPerSecond = rate
        var opened: [String] = []
        _ = add { opened.append($0 as? String ?? "") }
        let finger = stage.dragToTarget()
        finger.hold(0.9)
        finger.move(by: CGVector(dx: -60, dy: 0))
        #expect(effect.states == [.possible, .activating, .inactive, .possible])
        finger.hold(0.9)
        finger.move(to: CGPoint(x: 300, y: 100))
        finger.hold(1)
        #expect(opened == [])
        finger.move(to: stage.middle(of: stage.target))
        finger.up()
        #expect(effect.states.suffix(2) == [.possible, .inactive])
        #expect(parts.finished == 3)
        finger.hold(2)
        #expect(opened == [])
        try expectNoLeftovers(stage.screen)
    }

    @Test("A behavior that refuses prevents the activation")
    func refuses() throws {
        var opened = 0
        _ = add { _ in opened += 1 }
        parts.isAllowed = false
        let finger = stage.dragToTarget()
        finger.hold(2)
        #expect(opened == 0)
        #expect(effect.states == [])
        finger.up()
        try expectNoLeftovers(stage.screen)
    }

    @Test("fact 277: by default the view is highlighted, flashes, and is restored")
    func highlight() throws {
        var opened = 0
        stage.target.addInteraction(UISpringLoadedInteraction { _, _ in opened += 1 })
        let finger = stage.dragToTarget()
        #expect(stage.target.subviews.count == 1)
        finger.hold(0.8)
        #expect(stage.target.subviews.first?.layer.animationKeys()?.isEmpty == false)
        finger.hold(0.3)
        #expect(stage.target.subviews.isEmpty)
        #expect(opened == 1)
        finger.up()
        let other = stage.dragToTarget()
        other.up()
        #expect(stage.target.subviews.isEmpty)
        #expect(opened == 1)
        try expectNoLeftovers(stage.screen)
    }

    @Test("Hovering over a spring-loaded button presses it")
    func button() throws {
        var pressed = 0
        let button = UIButton(frame: stage.target.bounds, primaryAction: UIAction { _ in pressed += 1 })
        stage.target.addSubview(button)
        #expect(!button.isSpringLoaded)
        button.isSpringLoaded = true
        #expect(button.isSpringLoaded)
        let finger = stage.dragToTarget()
        finger.hold(1.1)
        #expect(pressed == 1)
        finger.up()
        button.isSpringLoaded = false
        #expect(!button.isSpringLoaded)
        try expectNoLeftovers(stage.screen)
    }

    @Test("A disabled spring-loaded button is neither pressed nor highlighted")
    func disabled() throws {
        var pressed = 0
        let button = UIButton(frame: stage.target.bounds, primaryAction: UIAction { _ in pressed += 1 })
        button.isSpringLoaded = true
        button.isEnabled = false
        stage.target.addSubview(button)
        stage.screen.advance(by: 0.1)
        let subviews = button.subviews.count
        let finger = stage.dragToTarget()
        #expect(button.subviews.count == subviews)
        finger.hold(1.1)
        #expect(pressed == 0)
        finger.up()
        try expectNoLeftovers(stage.screen)
    }

    @Test("A bar button is pressed only if it is spring-loaded and enabled")
    func barButton() throws {
        var pressed: [String] = []
        let first = UIViewController()
        let navigation = UINavigationController(rootViewController: first)
        stage.screen.show(navigation)
        first.view.addSubview(stage.container)
        let item = UIBarButtonItem(title: "Archive", primaryAction: UIAction { _ in pressed.append("archive") })
        first.navigationItem.rightBarButtonItem = item
        #expect(!item.isSpringLoaded)
        stage.screen.advance(by: 0.1)
        func rest() {
            stage.screen.advance(by: 0.1)
            let button = stage.screen.window.all("BarButton")[0]
            let finger = stage.lift()
            finger.move(to: stage.middle(of: button), duration: 0.3)
            finger.hold(1.1)
            finger.up()
            try? stage.screen.settle()
        }
        rest()
        #expect(pressed == [])
        item.isSpringLoaded = true
        rest()
        #expect(pressed == ["archive"])
        item.isEnabled = false
        rest()
        #expect(pressed == ["archive"])
        try expectNoLeftovers(stage.screen)
    }

    @Test("A spring-loaded back button pops the screen, and the item drops on the screen below")
    func backButton() throws {
        let first = UIViewController()
        let navigation = UINavigationController(rootViewController: first)
        first.navigationItem.backBarButtonItem = UIBarButtonItem(title: "First", primaryAction: nil)
        first.navigationItem.backBarButtonItem?.isSpringLoaded = true
        let dropDelegate = LoggingDropDelegate("first", stage.log)
        first.view.addInteraction(UIDropInteraction(delegate: dropDelegate))
        stage.screen.show(navigation)
        let second = UIViewController()
        navigation.pushViewController(second, animated: false)
        second.view.addSubview(stage.container)
        stage.screen.advance(by: 0.5)
        let finger = stage.lift()
        finger.move(to: stage.middle(of: stage.screen.window.all("BarButton")[0]), duration: 0.3)
        finger.hold(2)
        #expect(navigation.topViewController === first)
        finger.move(to: CGPoint(x: 200, y: 300), duration: 0.2)
        finger.up()
        try stage.screen.settle()
        #expect(stage.log.drain().contains("drop on first"))
        try expectNoLeftovers(stage.screen)
    }

    @Test("A drag continues if spring loading pushes a screen over its source")
    func pushes() throws {
        let first = UIViewController()
        let navigation = UINavigationController(rootViewController: first)
        stage.screen.show(navigation)
        first.view.addSubview(stage.container)
        stage.screen.advance(by: 0.1)
        let second = UIViewController()
        let dropDelegate = LoggingDropDelegate("second", stage.log)
        second.view.addInteraction(UIDropInteraction(delegate: dropDelegate))
        _ = add { _ in navigation.pushViewController(second, animated: true) }
        let finger = stage.dragToTarget()
        finger.hold(2)
        #expect(navigation.topViewController === second)
        #expect(stage.source.window == nil)
        finger.move(by: CGVector(dx: 10, dy: 0))
        finger.up()
        try stage.screen.settle()
        #expect(stage.log.drain().contains("drop on second"))
        try expectNoLeftovers(stage.screen)
    }

    @Test("After spring loading, removing the source still cancels the drag")
    func sourceRemovedLater() throws {
        _ = add { _ in }
        let finger = stage.dragToTarget()
        finger.hold(1.1)
        #expect(effect.states.last == .activated)
        _ = stage.log.drain()
        stage.source.removeFromSuperview()
        try stage.screen.settle()
        #expect(stage.log.drain().contains("red ended: cancel"))
        finger.up()
        try expectNoLeftovers(stage.screen)
    }

    @Test("After spring loading, presenting a screen still cancels the drag")
    func presentsLater() throws {
        _ = add { _ in }
        let finger = stage.dragToTarget()
        finger.hold(1.1)
        _ = stage.log.drain()
        stage.screen.window.rootViewController?.present(UIViewController(), animated: false)
        stage.screen.advance(by: 0.1)
        #expect(stage.log.drain().contains("red will end: cancel"))
        finger.up()
        stage.screen.window.rootViewController?.dismiss(animated: false)
        try expectNoLeftovers(stage.screen)
    }

    @Test("A drag that ends while it leaves one target highlights no other target")
    func endsBetween() throws {
        _ = add { _ in }
        let next = Effect()
        let beside = UIView(frame: CGRect(x: 20, y: 400, width: 150, height: 150))
        stage.container.addSubview(beside)
        beside.addInteraction(
            UISpringLoadedInteraction(interactionBehavior: nil, interactionEffect: next) { _, _ in })
        effect.whenChanged = { [stage] state in
            if state == .inactive { stage.source.removeFromSuperview() }
        }
        let finger = stage.dragToTarget()
        finger.move(to: stage.middle(of: beside))
        #expect(effect.states == [.possible, .inactive])
        #expect(next.states == [])
        finger.up()
        try expectNoLeftovers(stage.screen)
    }

    @Test("A target item of any value type can be activated")
    func plainValues() throws {
        struct Part { var name = "left" }
        var opened = 0
        parts.item = { Part() }
        _ = add { _ in opened += 1 }
        let finger = stage.dragToTarget()
        finger.hold(1.1)
        #expect(opened == 1)
        finger.up()
        try expectNoLeftovers(stage.screen)
    }
}
