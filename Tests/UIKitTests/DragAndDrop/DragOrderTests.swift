// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Drag and drop: order of calls") @MainActor
struct DragOrderTests {
    private let stage = DragStage()

    @Test("fact 248, fact 263: lift, drag and drop call both delegates in UIKit's order")
    func order() throws {
        let finger = stage.screen.touch(stage.source)
        finger.hold(0.3)
        #expect(stage.log.drain() == [])
        finger.hold(0.05)
        #expect(stage.log.drain() == ["red items", "red preview", "red lifts"])
        finger.hold(0.3)
        #expect(stage.log.drain() == ["red lift end"])
        finger.move(by: CGVector(dx: 20, dy: 0), duration: 0.1)
        #expect(stage.log.drain() == ["red begins", "red may move?", "red restricted?", "red full size?", "red moves"])
        finger.move(to: stage.middle(of: stage.target))
        #expect(stage.log.drain() == ["red moves", "blue?", "into blue", "over blue"])
        finger.move(by: CGVector(dx: 5, dy: 5))
        #expect(stage.log.drain() == ["red moves", "over blue"])
        finger.up()
        #expect(
            stage.log.drain() == ["red will end: copy", "drop on blue", "blue preview for drop", "blue animates drop"])
        try stage.screen.settle()
        #expect(
            stage.log.drain() == ["blue drop end", "blue concludes", "blue ends", "red ended: copy", "red transferred"])
        try expectNoLeftovers(stage.screen)
    }

    @Test("fact 262: a drag that ends over nothing returns, and only the drag delegate is told (I48)")
    func overNothing() throws {
        let finger = stage.lift()
        finger.move(to: CGPoint(x: 300, y: 100), duration: 0.3)
        _ = stage.log.drain()
        finger.up()
        #expect(stage.log.drain() == ["red will end: cancel", "red preview for cancel", "red animates cancel"])
        try stage.screen.settle()
        #expect(stage.log.drain() == ["red cancel end", "red ended: cancel"])
        try expectNoLeftovers(stage.screen)
    }

    @Test("fact 246: a release before 0.325 s is a tap, and moving 11 points before that is no drag")
    func tooSoon() throws {
        let finger = stage.screen.touch(stage.source)
        finger.hold(0.31)
        finger.up()
        let other = stage.screen.touch(stage.source)
        other.hold(0.2)
        other.move(by: CGVector(dx: 11, dy: 0))
        other.hold(1)
        other.up()
        #expect(stage.log.drain() == [])
        try expectNoLeftovers(stage.screen)
    }

    @Test("A finger that moves by at most 9 points still lifts the item (I01)")
    func tremble() throws {
        let finger = stage.screen.touch(stage.source)
        for _ in 0..<4 {
            finger.move(by: CGVector(dx: 9, dy: 0), duration: 0.05)
            finger.move(by: CGVector(dx: -9, dy: 0), duration: 0.05)
        }
        #expect(stage.log.drain().prefix(3) == ["red items", "red preview", "red lifts"])
        finger.up()
        try expectNoLeftovers(stage.screen)
    }

    @Test("fact 249: a release before any movement reverses the lift, and no session begins (I04)")
    func releaseDuringLift() throws {
        stage.dragDelegate.whenLifted = { [source = stage.source] in $0.addAnimations { source.alpha = 0.5 } }
        let finger = stage.lift()
        #expect(stage.source.alpha == 0.5)
        _ = stage.log.drain()
        finger.up()
        #expect(stage.log.drain() == [])
        try stage.screen.settle()
        #expect(stage.log.drain() == ["red lift start"])
        #expect(stage.source.alpha == 1)
        try expectNoLeftovers(stage.screen)
    }

    @Test("fact 249: a release after the full lift, before any movement, reverts it too")
    func releaseAfterLift() throws {
        stage.dragDelegate.whenLifted = { [source = stage.source] in $0.addAnimations { source.alpha = 0.5 } }
        let finger = stage.lift()
        finger.hold(1)
        #expect(stage.log.drain().last == "red lift end")
        finger.up()
        try stage.screen.settle()
        #expect(stage.log.drain() == [])
        #expect(stage.source.alpha == 1)
        try expectNoLeftovers(stage.screen)
    }

    @Test("fact 247: without items the touch is processed as if there were no interaction")
    func noItems() throws {
        stage.dragDelegate.items = []
        let button = UIButton(frame: stage.source.bounds, primaryAction: UIAction { _ in stage.log.add("pressed") })
        stage.source.addSubview(button)
        let finger = stage.screen.touch(button)
        finger.hold(0.6)
        finger.up()
        #expect(stage.log.drain() == ["red items", "pressed"])
        try expectNoLeftovers(stage.screen)
    }

    @Test("A mouse drag begins once the pointer has moved 5 points with the button down")
    func mouse() throws {
        let mouse = stage.screen.mouse
        mouse.move(to: stage.middle(of: stage.source))
        mouse.press()
        mouse.hold(1)
        mouse.move(by: CGVector(dx: 4, dy: 0))
        #expect(stage.log.drain() == [])
        mouse.move(by: CGVector(dx: 1, dy: 0))
        #expect(
            stage.log.drain() == [
                "red items", "red preview", "red lifts", "red begins", "red may move?", "red restricted?",
                "red full size?", "red moves",
            ])
        mouse.move(to: stage.middle(of: stage.target), duration: 0.1)
        mouse.release()
        try stage.screen.settle()
        #expect(stage.log.drain().suffix(3) == ["blue ends", "red ended: copy", "red transferred"])
        try expectNoLeftovers(stage.screen)
    }

    @Test("A mouse that jumps to the target in one movement drops there too")
    func jumpingMouse() throws {
        let mouse = stage.screen.mouse
        mouse.move(to: stage.middle(of: stage.source))
        mouse.press()
        mouse.move(to: stage.middle(of: stage.target))
        mouse.release()
        try stage.screen.settle()
        #expect(stage.log.drain().contains("drop on blue"))
        try expectNoLeftovers(stage.screen)
    }

    @Test("fact 266: a proposal of cancel or forbidden is never followed by a drop (I39)")
    func refused() throws {
        for operation in [UIDropOperation.cancel, .forbidden] {
            stage.dropDelegate.proposal = UIDropProposal(operation: operation)
            let finger = stage.dragToTarget()
            _ = stage.log.drain()
            finger.up()
            #expect(
                stage.log.drain() == [
                    "red will end: \(operation.word)", "blue ends", "red preview for cancel", "red animates cancel",
                ])
            try stage.screen.settle()
            #expect(stage.log.drain() == ["red cancel end", "red ended: \(operation.word)"])
            try expectNoLeftovers(stage.screen)
        }
    }

    @Test("fact 258: a proposed move is a move if the source allows it, and otherwise a cancel")
    func moves() throws {
        stage.dropDelegate.proposal = UIDropProposal(operation: .move)
        for allows in [false, true] {
            stage.dragDelegate.allowsMove = allows
            let finger = stage.dragToTarget()
            finger.up()
            try stage.screen.settle()
            let calls = stage.log.drain()
            #expect(calls.contains("drop on blue") == allows)
            #expect(calls.contains("red ended: \(allows ? "move" : "cancel")"))
            #expect(stage.dragDelegate.session?.allowsMoveOperation == allows)
            try expectNoLeftovers(stage.screen)
        }
    }

    @Test("fact 263: a drop delegate that cannot handle the session is asked once and not called again")
    func cannotHandle() throws {
        stage.dropDelegate.canHandle = false
        let finger = stage.dragToTarget()
        finger.move(to: CGPoint(x: 300, y: 100), duration: 0.1)
        finger.move(to: stage.middle(of: stage.target), duration: 0.1)
        finger.up()
        try stage.screen.settle()
        #expect(stage.log.drain().filter { $0.contains("blue") } == ["blue?"])
        try expectNoLeftovers(stage.screen)
    }

    @Test("fact 264: every drop delegate that the drag has entered is told of its end")
    func ends() throws {
        let green = LoggingDropDelegate("green", stage.log)
        let other = UIView(frame: CGRect(x: 200, y: 200, width: 150, height: 150))
        stage.container.addSubview(other)
        other.addInteraction(UIDropInteraction(delegate: green))
        let finger = stage.lift()
        finger.move(to: stage.middle(of: other))
        finger.move(to: stage.middle(of: stage.target))
        #expect(stage.log.drain().suffix(4) == ["blue?", "out of green", "into blue", "over blue"])
        finger.move(to: CGPoint(x: 300, y: 100))
        #expect(stage.log.drain().last == "out of blue")
        finger.up()
        #expect(stage.log.drain().filter { $0.hasSuffix("ends") } == ["green ends", "blue ends"])
        try expectNoLeftovers(stage.screen)
    }

    @Test("fact 265: without sessionDidUpdate nothing is dropped")
    func noUpdate() throws {
        @MainActor
        final class Silent: NSObject, UIDropInteractionDelegate {
            var performed = false
            func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
                performed = true
            }
        }
        let silent = Silent()
        stage.target.removeInteraction(stage.drop)
        stage.target.addInteraction(UIDropInteraction(delegate: silent))
        let finger = stage.dragToTarget()
        finger.up()
        try stage.screen.settle()
        #expect(!silent.performed)
        #expect(stage.log.drain().last == "red ended: cancel")
        try expectNoLeftovers(stage.screen)
    }

    @Test("With nested views, the innermost one that can handle the session gets it")
    func nested() throws {
        let inner = LoggingDropDelegate("inner", stage.log)
        let view = UIView(frame: CGRect(x: 50, y: 50, width: 50, height: 50))
        stage.target.addSubview(view)
        view.addInteraction(UIDropInteraction(delegate: inner))
        let finger = stage.lift()
        finger.move(to: stage.middle(of: view))
        #expect(stage.log.drain().suffix(3) == ["inner?", "into inner", "over inner"])
        finger.move(by: CGVector(dx: 40, dy: 0))
        #expect(stage.log.drain().suffix(4) == ["blue?", "out of inner", "into blue", "over blue"])
        finger.cancel()
        inner.canHandle = false
        let other = stage.lift()
        other.move(to: stage.middle(of: view))
        #expect(stage.log.drain().suffix(4) == ["inner?", "blue?", "into blue", "over blue"])
        other.up()
        try expectNoLeftovers(stage.screen)
    }

    @Test("fact 271: the drop session has the local drag session, its context and its items")
    func local() throws {
        let finger = stage.dragToTarget()
        stage.dragDelegate.session?.localContext = "context"
        stage.dragDelegate.items[0].localObject = 42
        let session = try #require(stage.dropDelegate.session)
        #expect(session.localDragSession === stage.dragDelegate.session)
        #expect(session.localDragSession?.localContext as? String == "context")
        #expect(session.items.count == 1)
        #expect(session.items.first?.localObject as? Int == 42)
        #expect(session.location(in: stage.target) == CGPoint(x: 75, y: 75))
        #expect(stage.dragDelegate.session?.location(in: stage.container) == CGPoint(x: 275, y: 475))
        finger.up()
        try expectNoLeftovers(stage.screen)
    }

    @Test("fact 274: a session shows its progress by default")
    func progressStyle() throws {
        let finger = stage.dragToTarget()
        #expect(stage.dropDelegate.session?.progressIndicatorStyle == .default)
        finger.cancel()
        try expectNoLeftovers(stage.screen)
    }
}
