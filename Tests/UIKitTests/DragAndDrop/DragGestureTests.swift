// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// A context menu delegate whose menu has one action.
@MainActor
private final class MenuGiver: NSObject, UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(children: [UIAction(title: "Copy") { _ in }])
        }
    }
}

@Suite("Drag and drop with other gestures") @MainActor
struct DragGestureTests {
    private let stage = DragStage()
    private let listener = GestureListener()

    private func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String) -> Recognizer {
        recognizer.name = name
        recognizer.addTarget(listener, action: GestureListener.record)
        stage.source.addGestureRecognizer(recognizer)
        return recognizer
    }

    @Test("fact 261: the lift makes other recognizers fail, except long presses")
    func others() throws {
        let pan = add(UIPanGestureRecognizer(), "pan")
        let press = add(UILongPressGestureRecognizer(), "press")
        let finger = stage.lift()
        #expect(pan.state == .failed)
        #expect(press.state == .possible)
        finger.hold(0.3)
        #expect(press.state == .began)
        finger.move(by: CGVector(dx: 50, dy: 0), duration: 0.1)
        #expect(listener.calls.first == "press began")
        #expect(listener.calls.last == "press cancelled")
        #expect(!listener.calls.contains { $0.hasPrefix("pan") })
        #expect(stage.log.drain().contains("red begins"))
        finger.up()
        try expectNoLeftovers(stage.screen)
    }

    @Test("fact 261: if simultaneous recognition is allowed, other gestures go on until the drag begins")
    func simultaneous() throws {
        #expect(!stage.drag.allowsSimultaneousRecognitionDuringLift)
        stage.drag.allowsSimultaneousRecognitionDuringLift = true
        let tap = add(UITapGestureRecognizer(), "tap")
        let finger = stage.lift()
        #expect(tap.state == .possible)
        finger.up()
        #expect(listener.calls == ["tap ended"])
        try expectNoLeftovers(stage.screen)
    }

    @Test("A finger that moves before the lift scrolls the scroll view around the source (I02)")
    func scrolls() throws {
        let scroll = UIScrollView(frame: stage.container.bounds)
        scroll.contentSize = CGSize(width: 400, height: 2000)
        stage.container.addSubview(scroll)
        scroll.addSubview(stage.source)
        let finger = stage.screen.touch(stage.source)
        finger.hold(0.2)
        finger.move(by: CGVector(dx: 0, dy: -60), duration: 0.2)
        finger.hold(1)
        finger.up()
        try stage.screen.settle()
        #expect(stage.log.drain() == [])
        #expect(scroll.contentOffset.y > 30)
        scroll.contentOffset = .zero
        let other = stage.lift()
        other.move(by: CGVector(dx: 0, dy: -60), duration: 0.2)
        #expect(scroll.contentOffset == .zero)
        #expect(stage.log.drain().contains("red begins"))
        other.up()
        try expectNoLeftovers(stage.screen)
    }

    @Test("A button in the source is pressed by a tap, and released by the lift (I03, I11)")
    func button() throws {
        var pressed = 0
        let button = UIButton(frame: stage.source.bounds, primaryAction: UIAction { _ in pressed += 1 })
        stage.source.addSubview(button)
        stage.screen.tap(button)
        #expect(pressed == 1)
        let finger = stage.screen.touch(button)
        finger.hold(0.2)
        #expect(button.isHighlighted)
        finger.hold(0.2)
        #expect(!button.isHighlighted)
        finger.up()
        #expect(pressed == 1)
        try expectNoLeftovers(stage.screen)
    }

    @Test("A mouse that jumps drags the view, and no pan is recognized")
    func mouse() throws {
        let pan = add(UIPanGestureRecognizer(), "pan")
        let mouse = stage.screen.mouse
        mouse.move(to: stage.middle(of: stage.source))
        mouse.press()
        mouse.move(by: CGVector(dx: 60, dy: 0))
        #expect(stage.log.drain().contains("red begins"))
        #expect(pan.state == .failed || pan.state == .possible)
        #expect(listener.calls == [])
        mouse.release()
        try expectNoLeftovers(stage.screen)
    }

    @Test("A long press also shows the view's menu, and moving then dismisses it and drags")
    func menu() throws {
        let owner = MenuGiver()
        let menu = UIContextMenuInteraction(delegate: owner)
        stage.source.addInteraction(menu)
        let finger = stage.lift()
        finger.hold(0.5)
        #expect(stage.screen.window.menuTitles == ["Copy"])
        finger.move(by: CGVector(dx: 40, dy: 40), duration: 0.1)
        #expect(stage.log.drain().contains("red begins"))
        #expect(menu.menuAppearance == .unknown)
        finger.move(to: stage.middle(of: stage.target), duration: 0.5)
        #expect(stage.screen.window.menuTitles == [])
        finger.up()
        try stage.screen.settle()
        #expect(stage.log.drain().contains("drop on blue"))
        try expectNoLeftovers(stage.screen)
        let other = stage.lift()
        other.hold(0.5)
        other.up()
        try stage.screen.settle()
        #expect(stage.screen.window.menuTitles == ["Copy"])
        #expect(stage.log.drain().last == "red lift end")
        menu.dismissMenu()
        try expectNoLeftovers(stage.screen)
    }

    @Test("With nested views the inner one is lifted, or the outer one if the inner has no items")
    func nested() throws {
        let inner = LoggingDragDelegate("inner", stage.log)
        let view = UIView(frame: CGRect(x: 25, y: 25, width: 50, height: 50))
        stage.source.addSubview(view)
        view.addInteraction(UIDragInteraction(delegate: inner))
        let finger = stage.lift()
        #expect(stage.log.drain() == ["inner items", "inner preview", "inner lifts"])
        finger.up()
        try expectNoLeftovers(stage.screen)
        _ = stage.log.drain()
        inner.items = []
        let other = stage.lift()
        #expect(stage.log.drain() == ["inner items", "red items", "red preview", "red lifts"])
        other.up()
        try expectNoLeftovers(stage.screen)
    }

    @Test("fact 256: a tap with another finger adds items, and every contributing delegate is told")
    func adding() throws {
        let green = LoggingDragDelegate("green", stage.log)
        let other = UIView(frame: CGRect(x: 250, y: 50, width: 100, height: 100))
        stage.container.addSubview(other)
        other.addInteraction(UIDragInteraction(delegate: green))
        let tap = UITapGestureRecognizer()
        tap.name = "tap"
        tap.addTarget(listener, action: GestureListener.record)
        other.addGestureRecognizer(tap)
        let finger = stage.dragToTarget()
        _ = stage.log.drain()
        stage.screen.tap(other)
        #expect(stage.log.drain() == ["green adds at 50 50"])
        #expect(listener.calls == ["tap ended"])
        green.added = [UIDragItem(itemProvider: NSItemProvider())]
        stage.screen.advance(by: 1)
        _ = stage.log.drain()
        stage.screen.tap(other)
        #expect(
            stage.log.drain() == [
                "green adds at 50 50", "red hears of 1 more, own: false", "green hears of 1 more, own: true",
                "green preview", "blue?", "over blue",
            ])
        #expect(listener.calls == ["tap ended"])
        #expect(stage.dropDelegate.session?.items.count == 2)
        #expect(stage.previewViews.count == 2)
        #expect(stage.badge?.accessibilityLabel == "+2")
        finger.up()
        try stage.screen.settle()
        let calls = stage.log.drain()
        #expect(calls.contains("red ended: copy"))
        #expect(calls.contains("green ended: copy"))
        try expectNoLeftovers(stage.screen)
        stage.screen.tap(other)
        #expect(stage.log.drain() == [])
    }

    @Test("fact 256: a cancelled added item returns to its own view")
    func addedItemReturns() throws {
        let green = LoggingDragDelegate("green", stage.log)
        let other = UIView(frame: CGRect(x: 250, y: 50, width: 100, height: 100))
        stage.container.addSubview(other)
        other.addInteraction(UIDragInteraction(delegate: green))
        green.added = [UIDragItem(itemProvider: NSItemProvider())]
        let finger = stage.dragToTarget()
        stage.screen.tap(other)
        finger.cancel()
        stage.screen.advance(by: 0.1)
        // The first item is in front, so its preview view is the last subview.
        #expect(stage.previewViews.map(stage.middle) == [CGPoint(x: 300, y: 100), CGPoint(x: 100, y: 100)])
        let calls = stage.log.drain()
        #expect(calls.contains("red animates cancel"))
        #expect(calls.contains("green animates cancel"))
        try expectNoLeftovers(stage.screen)
    }
}
