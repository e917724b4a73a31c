// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Drag and drop: cancellation") @MainActor
struct DragCancelTests {
    private let stage = DragStage()

    /// Expects that the drag over the target has ended once, without a drop.
    private func expectCancelled(_ location: SourceLocation = #_sourceLocation) throws {
        try stage.screen.settle()
        let calls = stage.log.drain()
        #expect(calls.filter { $0.hasPrefix("red will end") } == ["red will end: cancel"], sourceLocation: location)
        #expect(calls.filter { $0.hasPrefix("red ended") } == ["red ended: cancel"], sourceLocation: location)
        #expect(calls.filter { $0 == "blue ends" }.count == 1, sourceLocation: location)
        #expect(!calls.contains("drop on blue"), sourceLocation: location)
        try expectNoLeftovers(stage.screen, location)
    }

    @Test("A cancelled touch cancels the drag (I48)")
    func touch() throws {
        stage.dragToTarget().cancel()
        try expectCancelled()
    }

    @Test("Escape cancels the drag (I49)")
    func escape() throws {
        let finger = stage.dragToTarget()
        stage.screen.press(.escape)
        try expectCancelled()
        finger.up()
        #expect(stage.log.drain() == [])
    }

    @Test("Resizing the window cancels the drag, unless it is by one point (I50)")
    func resize() throws {
        let finger = stage.dragToTarget()
        stage.screen.size = CGSize(width: 401, height: 600)
        #expect(!stage.log.drain().contains("red will end: cancel"))
        stage.screen.size = CGSize(width: 400, height: 500)
        try expectCancelled()
        finger.up()
    }

    @Test("Resizing the window point by point cancels the drag (I50)")
    func creepingResize() throws {
        let finger = stage.dragToTarget()
        for width in [401.0, 402] { stage.screen.size = CGSize(width: width, height: 600) }
        try expectCancelled()
        finger.up()
    }

    @Test("Deactivating the app cancels the drag")
    func deactivated() throws {
        let finger = stage.dragToTarget()
        stage.screen.isActive = false
        try expectCancelled()
        finger.up()
    }

    @Test("Removing the source view cancels the drag (I51)")
    func removed() throws {
        let finger = stage.dragToTarget()
        stage.source.removeFromSuperview()
        try expectCancelled()
        finger.up()
    }

    @Test("Removing the drag interaction cancels the drag (I51)")
    func interactionRemoved() throws {
        let finger = stage.dragToTarget()
        stage.source.removeInteraction(stage.drag)
        try expectCancelled()
        finger.up()
    }

    @Test("Replacing the view controller of the source cancels the drag (I51)")
    func controllerRemoved() throws {
        let finger = stage.dragToTarget()
        stage.screen.show(UIViewController())
        try expectCancelled()
        finger.up()
    }

    @Test("Pushing a screen over the source cancels the drag (I51)", arguments: [false, true])
    func pushed(isAnimated: Bool) throws {
        let first = UIViewController()
        let navigation = UINavigationController(rootViewController: first)
        stage.screen.show(navigation)
        first.view.addSubview(stage.container)
        stage.screen.advance(by: 0.1)
        let finger = stage.dragToTarget()
        navigation.pushViewController(UIViewController(), animated: isAnimated)
        try expectCancelled()
        finger.up()
    }

    @Test("Presenting a screen over the source cancels the drag (I51)")
    func presented() throws {
        let finger = stage.dragToTarget()
        stage.screen.window.rootViewController?.present(UIViewController(), animated: false)
        stage.screen.advance(by: 0.1)
        #expect(stage.log.drain().contains("red will end: cancel"))
        finger.up()
        stage.screen.window.rootViewController?.dismiss(animated: false)
        try expectNoLeftovers(stage.screen)
    }

    @Test("Removing the target makes the drag leave it and continue")
    func targetRemoved() throws {
        let finger = stage.dragToTarget()
        _ = stage.log.drain()
        stage.target.removeFromSuperview()
        #expect(stage.log.drain() == ["out of blue"])
        finger.up()
        #expect(stage.log.drain().prefix(2) == ["red will end: cancel", "blue ends"])
        try expectNoLeftovers(stage.screen)
    }

    @Test("Before the finger moves, Escape or removing the source only reverses the lift")
    func lifted() throws {
        let finger = stage.lift()
        _ = stage.log.drain()
        stage.screen.press(.escape)
        try stage.screen.settle()
        #expect(stage.log.drain() == ["red lift start"])
        finger.up()
        let other = stage.lift()
        stage.source.removeFromSuperview()
        try expectNoLeftovers(stage.screen)
        other.up()
    }

    @Test("A completion added after the lift has ended gets its final position")
    func lateCompletion() throws {
        var animator: (any UIDragAnimating)?
        stage.dragDelegate.whenLifted = { animator = $0 }
        stage.lift().up()
        try stage.screen.settle()
        var position: UIViewAnimatingPosition?
        animator?.addCompletion { position = $0 }
        #expect(position == .start)
    }

    @Test("After the release, Escape or removing the source no longer cancels the drop")
    func tooLate() throws {
        let finger = stage.dragToTarget()
        finger.up()
        stage.source.removeFromSuperview()
        stage.screen.press(.escape)
        try stage.screen.settle()
        #expect(stage.log.drain().suffix(2) == ["red ended: copy", "red transferred"])
        try expectNoLeftovers(stage.screen)
    }

    @Test("Rule 10: a cancelled drag returns to where its source is now")
    func returnsToSource() throws {
        let finger = stage.lift()
        finger.move(to: CGPoint(x: 300, y: 300), duration: 0.3)
        stage.source.center = CGPoint(x: 300, y: 100)
        finger.up()
        stage.screen.advance(by: 0.1)
        let previewView = try #require(stage.previewViews.first)
        let place = previewView.convert(CGPoint(x: previewView.bounds.midX, y: previewView.bounds.midY), to: nil)
        #expect(abs(place.x - 300) < 1)
        #expect(abs(place.y - 100) < 1)
        try expectNoLeftovers(stage.screen)
    }

    @Test("fact 262: without a cancel preview the drag preview fades in place")
    func fades() throws {
        stage.dragDelegate.cancels = { _ in nil }
        let finger = stage.lift()
        finger.move(to: CGPoint(x: 300, y: 300), duration: 0.3)
        finger.up()
        stage.screen.advance(by: 0.1)
        let previewView = try #require(stage.previewViews.first)
        let seen = try #require(previewView.layer.presentation())
        #expect(seen.opacity < 1)
        #expect(previewView.alpha == 0)
        let place = previewView.convert(CGPoint(x: previewView.bounds.midX, y: previewView.bounds.midY), to: nil)
        #expect(abs(place.x - 300) < 1)
        #expect(abs(place.y - 300) < 1)
        try expectNoLeftovers(stage.screen)
    }

    @Test("A second finger neither lifts another view nor disturbs the drag (I07)")
    func secondFinger() throws {
        let green = LoggingDragDelegate("green", stage.log)
        let other = UIView(frame: CGRect(x: 250, y: 50, width: 100, height: 100))
        stage.container.addSubview(other)
        other.addInteraction(UIDragInteraction(delegate: green))
        let finger = stage.dragToTarget()
        let second = stage.screen.touch(other)
        second.hold(0.6)
        second.move(by: CGVector(dx: 30, dy: 0), duration: 0.1)
        second.up()
        #expect(!stage.log.drain().contains { $0.hasPrefix("green items") || $0 == "green lifts" })
        finger.up()
        try stage.screen.settle()
        #expect(stage.log.drain().contains("drop on blue"))
        try expectNoLeftovers(stage.screen)
    }

    @Test("A text field stops editing when the drag begins, not at the lift (I10)")
    func editing() throws {
        let field = UITextField(frame: CGRect(x: 200, y: 20, width: 150, height: 30))
        stage.container.addSubview(field)
        field.becomeFirstResponder()
        let finger = stage.lift()
        #expect(field.isFirstResponder)
        finger.move(by: CGVector(dx: 20, dy: 0))
        #expect(!field.isFirstResponder)
        finger.up()
        try expectNoLeftovers(stage.screen)
    }

    @Test("A new drag finishes the drop animation of the last one at once")
    func nextDrag() throws {
        stage.dropDelegate.drops = { [target = stage.target] in
            $0.retargetedPreview(with: UIDragPreviewTarget(container: target, center: CGPoint(x: 75, y: 75)))
        }
        let finger = stage.dragToTarget()
        finger.up()
        #expect(stage.log.drain().last == "blue animates drop")
        let mouse = stage.screen.mouse
        mouse.move(to: stage.middle(of: stage.source))
        mouse.press()
        mouse.move(by: CGVector(dx: 10, dy: 0))
        #expect(
            stage.log.drain().prefix(6) == [
                "red items", "blue drop end", "blue concludes", "blue ends", "red ended: copy", "red transferred",
            ])
        #expect(stage.previewViews.count == 1)
        mouse.release()
        try expectNoLeftovers(stage.screen)
    }

    @Test("Closing the screen ends the drag at once")
    func closed() throws {
        let finger = stage.dragToTarget()
        stage.screen.host.close()
        #expect(stage.log.drain().suffix(2) == ["red cancel end", "red ended: cancel"])
        #expect(stage.previewViews.isEmpty)
        finger.up()
    }

    @Test("With reduced motion the result is the same, without animation (I85)", arguments: [30.0, 60, 120])
    func reducedMotion(rate: Double) throws {
        stage.screen.framesPerSecond = rate
        stage.screen.traits.prefersReducedMotion = true
        let finger = stage.dragToTarget()
        finger.up()
        stage.screen.advance(by: 1 / rate)
        #expect(stage.log.drain().suffix(3) == ["blue ends", "red ended: copy", "red transferred"])
        let other = stage.lift()
        other.move(by: CGVector(dx: 100, dy: 0), duration: 0.1)
        other.up()
        stage.screen.advance(by: 1 / rate)
        #expect(stage.log.drain().last == "red ended: cancel")
        try expectNoLeftovers(stage.screen)
    }

    @Test("A disabled interaction lifts nothing, and disabling it during a drag cancels the drag")
    func disabled() throws {
        #expect(UIDragInteraction.isEnabledByDefault)
        #expect(stage.drag.isEnabled)
        stage.drag.isEnabled = false
        let finger = stage.lift()
        finger.up()
        #expect(stage.log.drain() == [])
        stage.drag.isEnabled = true
        let other = stage.dragToTarget()
        stage.drag.isEnabled = false
        try expectCancelled()
        other.up()
    }

    @Test("Disabling an interaction in any call up to the begin leaves nothing of the drag")
    func disabledInLift() throws {
        stage.dragDelegate.whenLifted = { [drag = stage.drag] _ in drag.isEnabled = false }
        let finger = stage.lift()
        finger.up()
        #expect(!stage.log.drain().contains("red begins"))
        try expectNoLeftovers(stage.screen)
        let mouse = stage.screen.mouse
        for moment in ["red preview", "red lifts", "red begins"] {
            stage.dragDelegate.whenLifted = nil
            stage.drag.isEnabled = true
            stage.log.onCall = { [drag = stage.drag] text in
                if text == moment { drag.isEnabled = false }
            }
            mouse.move(to: stage.middle(of: stage.source))
            mouse.press()
            mouse.move(by: CGVector(dx: 60, dy: 0))
            #expect(stage.log.calls.contains(moment))
            mouse.release()
            try expectNoLeftovers(stage.screen)
        }
        stage.log.onCall = nil
        stage.drag.isEnabled = true
        _ = stage.log.drain()
        stage.lift().up()
        #expect(stage.log.drain().prefix(3) == ["red items", "red preview", "red lifts"])
        try expectNoLeftovers(stage.screen)
    }

    @Test("If the source is removed before the drag begins, it is told of no begin and no end")
    func beforeBeginning() throws {
        let field = UITextField(frame: CGRect(x: 200, y: 20, width: 150, height: 30))
        stage.container.addSubview(field)
        field.becomeFirstResponder()
        field.addAction(UIAction { [source = stage.source] _ in source.removeFromSuperview() }, for: .editingDidEnd)
        let finger = stage.lift()
        finger.move(by: CGVector(dx: 20, dy: 0))
        finger.up()
        try stage.screen.settle()
        let calls = stage.log.drain()
        #expect(stage.source.window == nil)
        #expect(!calls.contains { $0 == "red begins" || $0.contains("end:") || $0.contains("ended") }, "\(calls)")
        try expectNoLeftovers(stage.screen)
    }
}
