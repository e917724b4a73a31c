// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

@Suite @MainActor
struct TrackpadTests {
    @Test("A trackpad drags with the same calls as a finger, and the content decelerates after the lift")
    func slide() throws {
        let stage = ScrollStage(content: CGSize(width: 300, height: 30000))
        let trackpad = stage.screen.trackpad(at: CGPoint(x: 150, y: 300))
        #expect(!stage.view.isDragging)
        trackpad.slide(by: CGVector(dx: 0, dy: 200), duration: 0.2)
        #expect(stage.view.contentOffset.y == 200)
        #expect(stage.view.isDragging)
        #expect(stage.view.isTracking)
        trackpad.lift()
        #expect(stage.view.isDecelerating)
        #expect(!stage.view.isTracking)
        #expect(abs(stage.listener.velocity.y - 1) < 0.05)
        try stage.screen.settle()
        #expect(abs(stage.view.contentOffset.y - 694) < 30)
        #expect(
            stage.listener.calls == [
                "willBeginDragging", "scroll", "willEndDragging", "didEndDragging true", "willBeginDecelerating",
                "scroll", "didEndDecelerating",
            ])
    }

    @Test("fact 78: a trackpad pulls content past its edge on the rubber band, and a wheel does not")
    func overscroll() throws {
        let stage = ScrollStage()
        let trackpad = stage.screen.trackpad(at: CGPoint(x: 150, y: 300))
        trackpad.slide(by: CGVector(dx: 0, dy: -100), duration: 0.3)
        #expect(abs(stage.view.contentOffset.y + 50.38) < 0.01)
        trackpad.hold(0.5)
        #expect(stage.view.contentOffset.y < -50)
        trackpad.lift()
        try stage.screen.settle()
        #expect(stage.view.contentOffset.y == 0)
        stage.screen.mouse.scroll(by: CGVector(dx: 0, dy: -100), at: CGPoint(x: 150, y: 300))
        #expect(stage.view.contentOffset.y == 0)
    }

    @Test("Fingers that rest on the trackpad stop a deceleration")
    func stops() {
        let stage = ScrollStage(content: CGSize(width: 300, height: 30000))
        let trackpad = stage.screen.trackpad(at: CGPoint(x: 150, y: 300))
        trackpad.slide(by: CGVector(dx: 0, dy: 200), duration: 0.1)
        trackpad.lift()
        stage.screen.advance(by: 0.1)
        #expect(stage.view.isDecelerating)
        let second = stage.screen.trackpad(at: CGPoint(x: 150, y: 300))
        #expect(!stage.view.isDecelerating)
        second.lift()
        #expect(!stage.view.isDecelerating)
    }

    @Test("In nested views, a trackpad slide goes to the same view as a finger, and stays with it")
    func nested() throws {
        let stage = ScrollStage()
        let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
        inner.contentSize = CGSize(width: 900, height: 260)
        stage.view.addSubview(inner)
        let point = CGPoint(x: 150, y: 200)
        var trackpad = stage.screen.trackpad(at: point)
        trackpad.slide(by: CGVector(dx: 0, dy: 100), duration: 0.3)
        #expect(inner.contentOffset.y > 60)
        #expect(stage.view.contentOffset.y == 0)
        trackpad.lift()
        try stage.screen.settle()
        #expect(inner.contentOffset.y == 60)
        trackpad = stage.screen.trackpad(at: point)
        trackpad.slide(by: CGVector(dx: 0, dy: 50), duration: 0.3)
        #expect(inner.contentOffset.y == 60)
        #expect(stage.view.contentOffset.y == 50)
        trackpad.hold(0.3)
        trackpad.lift()
        trackpad = stage.screen.trackpad(at: CGPoint(x: 150, y: 120))
        trackpad.slide(by: CGVector(dx: 80, dy: 10), duration: 0.3)
        #expect(inner.contentOffset.x == 80)
        #expect(stage.view.contentOffset.y == 50)
        trackpad.lift()
    }

    @Test("A wheel turns pages one at a time, whatever the distance of a notch")
    func wheelOnPages() throws {
        let stage = ScrollStage(content: CGSize(width: 300, height: 1900))
        stage.view.isPagingEnabled = true
        let point = CGPoint(x: 150, y: 300)
        stage.screen.mouse.scroll(by: CGVector(dx: 0, dy: 60), at: point)
        stage.screen.mouse.scroll(by: CGVector(dx: 0, dy: 60), at: point)
        try stage.screen.settle()
        #expect(stage.view.contentOffset.y == 600)
        for expected in [1200.0, 1300, 1300] {
            stage.screen.mouse.scroll(by: CGVector(dx: 0, dy: 60), at: point)
            try stage.screen.settle()
            #expect(stage.view.contentOffset.y == CGFloat(expected))
        }
        stage.screen.mouse.scroll(by: CGVector(dx: 0, dy: -60), at: point)
        try stage.screen.settle()
        #expect(stage.view.contentOffset.y == 1200)
    }

    @Test("A view removed during a trackpad slide is not scrolled any more")
    func removed() throws {
        let stage = ScrollStage()
        let trackpad = stage.screen.trackpad(at: CGPoint(x: 150, y: 300))
        trackpad.slide(by: CGVector(dx: 0, dy: 50))
        stage.view.removeFromSuperview()
        trackpad.slide(by: CGVector(dx: 0, dy: 50))
        trackpad.lift()
        #expect(stage.view.contentOffset.y == 50)
        try stage.screen.settle()
    }
}
