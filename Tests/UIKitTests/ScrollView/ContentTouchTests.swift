// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

/// A view that records its touch events.
@MainActor
final class TouchRecorder: UIView {
    var calls: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if calls.last != "moved" { calls.append("moved") }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("cancelled") }
}

/// A scroll view whose content receives touches if `begins` is true, and can lose them to scrolling if `cancels` is
/// true.
private final class AskingScrollView: UIScrollView {
    var begins = true
    var cancels = true
    override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { begins }
    override func touchesShouldCancel(in view: UIView) -> Bool { cancels }
}

@MainActor
private struct ContentStage {
    let screen = TestScreen(size: CGSize(width: 300, height: 600))
    let view = AskingScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let child = TouchRecorder(frame: CGRect(x: 0, y: 0, width: 300, height: 3000))

    init() {
        view.contentSize = CGSize(width: 300, height: 3000)
        view.addSubview(child)
        screen.show(view)
    }
}

@Suite @MainActor
struct ContentTouchTests {
    @Test("fact 91: content receives a touch that rests for 150 ms, and loses it to a drag")
    func delayedTouch() {
        let stage = ContentStage()
        let finger = stage.screen.touch(at: CGPoint(x: 150, y: 300))
        finger.hold(0.14)
        #expect(stage.child.calls == [])
        finger.hold(0.02)
        #expect(stage.child.calls == ["began"])
        finger.move(by: CGVector(dx: 0, dy: -50), duration: 0.1)
        #expect(stage.child.calls == ["began", "moved", "cancelled"])
        #expect(stage.view.isDragging)
        finger.up()
    }

    @Test("A drag that starts at once is never reported to the content")
    func quickDrag() {
        let stage = ContentStage()
        let finger = stage.screen.touch(at: CGPoint(x: 150, y: 300))
        finger.move(by: CGVector(dx: 0, dy: -50), duration: 0.1)
        finger.hold(0.3)
        finger.up()
        #expect(stage.child.calls == [])
    }

    @Test("A tap shorter than the delay is still reported to the content")
    func quickTap() {
        let stage = ContentStage()
        stage.screen.tap(at: CGPoint(x: 150, y: 300))
        #expect(stage.child.calls == ["began", "ended"])
    }

    @Test("fact 92: without the delay, and from a mouse, the content receives the touch at once")
    func undelayed() {
        let stage = ContentStage()
        stage.view.delaysContentTouches = false
        let finger = stage.screen.touch(at: CGPoint(x: 150, y: 300))
        #expect(stage.child.calls == ["began"])
        finger.up()
        let other = ContentStage()
        other.screen.mouse.move(to: CGPoint(x: 150, y: 300))
        other.screen.mouse.press()
        #expect(other.child.calls == ["began"])
        other.screen.mouse.release()
        #expect(other.child.calls == ["began", "ended"])
    }

    @Test("facts 92, 93: a touch that may not be cancelled never becomes a drag")
    func uncancellable() {
        for asksView in [false, true] {
            let stage = ContentStage()
            if asksView { stage.view.cancels = false } else { stage.view.canCancelContentTouches = false }
            let finger = stage.screen.touch(at: CGPoint(x: 150, y: 300))
            finger.hold(0.2)
            finger.move(by: CGVector(dx: 0, dy: -50), duration: 0.1)
            #expect(!stage.view.isDragging)
            #expect(stage.view.contentOffset == .zero)
            finger.up()
            #expect(stage.child.calls == ["began", "moved", "ended"])
        }
    }

    @Test("Content that may not begin a touch does not receive it")
    func refusedTouch() {
        let stage = ContentStage()
        stage.view.begins = false
        let finger = stage.screen.touch(at: CGPoint(x: 150, y: 300))
        finger.hold(0.2)
        finger.move(by: CGVector(dx: 0, dy: -50), duration: 0.1)
        #expect(stage.view.isDragging)
        finger.up()
        #expect(stage.child.calls == [])
    }
}
