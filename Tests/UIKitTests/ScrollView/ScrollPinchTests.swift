// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

/// Two fingers that touch a screen side by side.
@MainActor
private struct TwoFingers {
    let screen: TestScreen
    let left: TestFinger
    let right: TestFinger

    init(_ screen: TestScreen, around point: CGPoint, spread: CGFloat) {
        self.screen = screen
        left = screen.touch(at: CGPoint(x: point.x - spread / 2, y: point.y))
        right = screen.touch(at: CGPoint(x: point.x + spread / 2, y: point.y))
    }

    /// Spreads the fingers by `distance` points in all and moves both by `vector`, in even steps.
    func spread(by distance: CGFloat, moving vector: CGVector = .zero, steps: Int = 20) {
        let (dx, dy) = (vector.dx / CGFloat(steps), vector.dy / CGFloat(steps))
        let part = distance / 2 / CGFloat(steps)
        for _ in 0..<steps {
            screen.advance(by: 1.0 / 60)
            left.move(by: CGVector(dx: dx - part, dy: dy))
            right.move(by: CGVector(dx: dx + part, dy: dy))
        }
    }

    func up() {
        left.up()
        right.up()
    }
}

private func isClose(_ a: CGPoint, _ b: CGPoint, within tolerance: CGFloat = 1) -> Bool {
    abs(a.x - b.x) <= tolerance && abs(a.y - b.y) <= tolerance
}

@Suite @MainActor
struct ScrollPinchTests {
    private let middle = CGPoint(x: 150, y: 300)

    @Test("fact 98: there is a pinch recognizer only while the zoom limits differ")
    func recognizer() {
        let stage = ZoomStage(scales: 1...1)
        #expect(stage.view.pinchGestureRecognizer == nil)
        stage.view.maximumZoomScale = 2
        #expect(stage.view.pinchGestureRecognizer?.view === stage.view)
        stage.view.maximumZoomScale = 1
        #expect(stage.view.pinchGestureRecognizer == nil)
        #expect(stage.view.gestureRecognizers?.count == 2)
    }

    @Test("Two fingers zoom, and the content between them stays in place")
    func zoom() throws {
        let stage = ZoomStage()
        stage.view.contentOffset = CGPoint(x: 100, y: 100)
        let point = stage.content.convert(middle, from: nil)
        let fingers = TwoFingers(stage.screen, around: middle, spread: 100)
        fingers.spread(by: 100)
        #expect(stage.view.isZooming)
        #expect(!stage.view.isZoomBouncing)
        #expect(stage.view.zoomScale > 1.7)
        #expect(stage.view.zoomScale < 2.05)
        #expect(isClose(stage.place(point), middle))
        let scale = stage.view.zoomScale
        fingers.up()
        #expect(!stage.view.isZooming)
        #expect(stage.view.zoomScale == scale)
        try stage.screen.settle()
        #expect(stage.view.zoomScale == scale)
        #expect(isClose(stage.place(point), middle))
        let end = "didEndZooming at \((scale * 100).rounded() / 100)"
        #expect(stage.listener.calls.filter { !$0.contains("Dragging") } == ["willBeginZooming", "zoom", end])
    }

    @Test("When zooming and moving at once, the content between the fingers moves with them")
    func moving() throws {
        let stage = ZoomStage()
        stage.view.contentOffset = CGPoint(x: 150, y: 150)
        let fingers = TwoFingers(stage.screen, around: middle, spread: 120)
        fingers.spread(by: 30, steps: 10)
        let point = stage.content.convert(middle, from: nil)
        fingers.spread(by: 60, moving: CGVector(dx: 40, dy: -50))
        #expect(isClose(stage.place(point), CGPoint(x: 190, y: 250)))
        #expect(stage.listener.calls.contains("willBeginDragging"))
        fingers.spread(by: 0, steps: 20)
        fingers.up()
        try stage.screen.settle()
        #expect(isClose(stage.place(point), CGPoint(x: 190, y: 250), within: 2))
    }

    @Test("If one finger lifts, the other continues the drag without a jump")
    func oneFingerLeft() throws {
        let stage = ZoomStage()
        stage.view.contentOffset = CGPoint(x: 150, y: 150)
        let fingers = TwoFingers(stage.screen, around: middle, spread: 120)
        fingers.spread(by: 60, moving: CGVector(dx: 0, dy: -40))
        let before = stage.view.contentOffset
        fingers.left.up()
        #expect(isClose(stage.view.contentOffset, before))
        fingers.right.move(by: CGVector(dx: 0, dy: -60), duration: 0.3)
        #expect(isClose(stage.view.contentOffset, CGPoint(x: before.x, y: before.y + 60), within: 2))
        fingers.right.hold(0.3)
        fingers.right.up()
        try stage.screen.settle()
        #expect(isClose(stage.view.contentOffset, CGPoint(x: before.x, y: before.y + 60), within: 2))
    }

    @Test("Beyond its limit the scale resists increasingly, and returns when the fingers lift")
    func bounce() throws {
        let stage = ZoomStage(scales: 0.5...1.5)
        let fingers = TwoFingers(stage.screen, around: middle, spread: 60)
        fingers.spread(by: 180)
        let shown = stage.view.zoomScale
        #expect(shown > 1.6)
        #expect(shown < 3)
        fingers.up()
        #expect(stage.view.isZoomBouncing)
        #expect(!stage.view.isZooming)
        #expect(!stage.view.isZoomAnimating)
        #expect(!stage.listener.calls.contains { $0.hasPrefix("didEndZooming") })
        try stage.screen.settle()
        #expect(stage.view.zoomScale == 1.5)
        #expect(!stage.view.isZoomBouncing)
        #expect(stage.listener.calls.last == "didEndZooming at 1.5")
        #expect(stage.view.contentOffset.x >= 0)
        #expect(stage.view.contentOffset.y >= 0)
    }

    @Test("Without bouncesZoom the scale stops at its limits")
    func noBounce() throws {
        let stage = ZoomStage(scales: 0.5...1.5)
        stage.view.bouncesZoom = false
        let fingers = TwoFingers(stage.screen, around: middle, spread: 60)
        fingers.spread(by: 180)
        #expect(stage.view.zoomScale == 1.5)
        fingers.up()
        #expect(!stage.view.isZoomBouncing)
        try stage.screen.settle()
        #expect(stage.view.zoomScale == 1.5)
    }

    @Test("Content zoomed to less than the view's size is centred by the app's insets")
    func centered() throws {
        let stage = ZoomStage(content: CGSize(width: 400, height: 400))
        stage.listener.centers = true
        let fingers = TwoFingers(stage.screen, around: middle, spread: 250)
        fingers.spread(by: -200)
        fingers.up()
        try stage.screen.settle()
        #expect(stage.view.zoomScale == 0.5)
        #expect(stage.view.contentInset.left == 50)
        #expect(isClose(stage.place(CGPoint(x: 200, y: 200)), middle, within: 2))
    }

    @Test("fact 98: without a view to zoom, two fingers only scroll")
    func nothingToZoom() throws {
        let stage = ZoomStage()
        stage.listener.view = nil
        let fingers = TwoFingers(stage.screen, around: middle, spread: 100)
        fingers.spread(by: 100, moving: CGVector(dx: 0, dy: -60))
        #expect(!stage.view.isZooming)
        #expect(stage.view.zoomScale == 1)
        #expect(stage.view.contentOffset.y > 30)
        fingers.up()
    }
}
