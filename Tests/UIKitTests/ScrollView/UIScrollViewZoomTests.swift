// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

/// A scroll view delegate that zooms one view and records its calls.
@MainActor
final class ZoomListener: NSObject, UIScrollViewDelegate {
    var view: UIView?
    var calls: [String] = []
    /// Whether the delegate sets insets that centre content smaller than the scroll view, as many apps do.
    var centers = false

    private func record(_ what: String) {
        if calls.last != what { calls.append(what) }
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        record("willBeginZooming" + (view === self.view ? "" : " another"))
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        record("zoom")
        guard centers else { return }
        let room = CGSize(
            width: scrollView.bounds.width - scrollView.contentSize.width,
            height: scrollView.bounds.height - scrollView.contentSize.height)
        scrollView.contentInset.left = max(room.width / 2, 0)
        scrollView.contentInset.top = max(room.height / 2, 0)
    }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        record("didEndZooming at \((scale * 100).rounded() / 100)" + (view === self.view ? "" : " another"))
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { record("willBeginDragging") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        record("didEndDragging")
    }
}

@MainActor
struct ZoomStage {
    let screen = TestScreen(size: CGSize(width: 300, height: 600))
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let content: UIView
    let listener = ZoomListener()

    init(content size: CGSize = CGSize(width: 600, height: 900), scales: ClosedRange<CGFloat> = 0.5...4) {
        content = UIView(frame: CGRect(origin: .zero, size: size))
        listener.view = content
        view.contentSize = size
        view.minimumZoomScale = scales.lowerBound
        view.maximumZoomScale = scales.upperBound
        view.delegate = listener
        view.addSubview(content)
        screen.show(view)
    }

    /// Converts a point of the content to the window.
    func place(_ point: CGPoint) -> CGPoint { content.convert(point, to: nil) }
}

private func isClose(_ a: CGPoint, _ b: CGPoint, within tolerance: CGFloat = 0.51) -> Bool {
    abs(a.x - b.x) <= tolerance && abs(a.y - b.y) <= tolerance
}

@Suite @MainActor
struct UIScrollViewZoomTests {
    @Test("fact 72: a scroll view does not zoom by default")
    func defaults() {
        let view = UIScrollView()
        #expect(view.minimumZoomScale == 1)
        #expect(view.maximumZoomScale == 1)
        #expect(view.zoomScale == 1)
        #expect(view.bouncesZoom)
        #expect(!view.isZooming)
        #expect(!view.isZoomBouncing)
        #expect(!view.isZoomAnimating)
    }

    @Test("Setting the scale zooms around the centre, and changes content size and offset with it")
    func scale() {
        let stage = ZoomStage()
        stage.view.contentOffset = CGPoint(x: 100, y: 100)
        let middle = CGPoint(x: 250, y: 400)
        #expect(isClose(stage.place(middle), CGPoint(x: 150, y: 300)))
        stage.view.zoomScale = 2
        #expect(stage.view.zoomScale == 2)
        #expect(stage.view.contentSize == CGSize(width: 1200, height: 1800))
        #expect(stage.content.frame == CGRect(x: 0, y: 0, width: 1200, height: 1800))
        #expect(isClose(stage.place(middle), CGPoint(x: 150, y: 300)))
        #expect(stage.listener.calls == ["zoom"])
        stage.view.setZoomScale(1, animated: false)
        #expect(stage.content.transform.isIdentity)
        #expect(stage.view.contentOffset == CGPoint(x: 100, y: 100))
    }

    @Test("The scale is kept between its limits, and the offset within the content")
    func limits() {
        let stage = ZoomStage()
        stage.view.zoomScale = 99
        #expect(stage.view.zoomScale == 4)
        stage.view.contentOffset = CGPoint(x: 2100, y: 3000)
        stage.view.zoomScale = 0.1
        #expect(stage.view.zoomScale == 0.5)
        #expect(stage.view.contentSize == CGSize(width: 300, height: 450))
        #expect(stage.view.contentOffset == .zero)
    }

    @Test("An animated scale takes 0.3 s, and its begin and end are reported", arguments: [30.0, 60, 120])
    func animatedScale(framesPerSecond: Double) throws {
        let stage = ZoomStage()
        stage.screen.framesPerSecond = framesPerSecond
        stage.screen.advance(by: 1)
        stage.view.setZoomScale(3, animated: true)
        #expect(stage.view.isZoomAnimating)
        #expect(!stage.view.isZoomBouncing)
        #expect(!stage.view.isScrollAnimating)
        stage.screen.advance(by: 0.15)
        let frame = 0.15 - (framesPerSecond == 30 ? 0.15 - 4.0 / 30 : 0)
        #expect(abs(Double(stage.view.zoomScale) - (1 + (1 - cos(.pi * frame / 0.3)))) < 0.01)
        try stage.screen.settle()
        #expect(stage.view.zoomScale == 3)
        #expect(!stage.view.isZoomAnimating)
        #expect(stage.listener.calls == ["willBeginZooming", "zoom", "didEndZooming at 3.0"])
    }

    @Test("Zooming to a rectangle makes it fill the view")
    func rectangle() throws {
        let stage = ZoomStage()
        stage.view.zoom(to: CGRect(x: 200, y: 300, width: 100, height: 100), animated: true)
        try stage.screen.settle()
        #expect(stage.view.zoomScale == 3)
        #expect(isClose(stage.place(CGPoint(x: 250, y: 350)), CGPoint(x: 150, y: 300)))
        stage.view.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: false)
        #expect(stage.view.zoomScale == 4)
        #expect(stage.view.contentOffset == .zero)
        stage.view.zoom(to: CGRect(x: 0, y: 0, width: 600, height: 600), animated: false)
        #expect(stage.view.zoomScale == 0.5)
    }

    @Test("Content that becomes smaller than the view stays centred by the app's insets")
    func centered() throws {
        let stage = ZoomStage(content: CGSize(width: 400, height: 400))
        stage.listener.centers = true
        stage.view.setZoomScale(0.5, animated: true)
        try stage.screen.settle()
        #expect(stage.view.contentInset.left == 50)
        #expect(stage.view.contentInset.top == 200)
        #expect(isClose(stage.place(CGPoint(x: 200, y: 200)), CGPoint(x: 150, y: 300)))
    }

    @Test("fact 101: content that is smaller than the view is placed by the alignment point")
    func alignment() {
        let stage = ZoomStage(content: CGSize(width: 100, height: 200), scales: 0.5...2)
        #expect(stage.view.contentAlignmentPoint == .zero)
        #expect(stage.view.contentOffset == .zero)
        stage.view.contentAlignmentPoint = CGPoint(x: 0.5, y: 1)
        #expect(stage.view.contentOffset == CGPoint(x: -100, y: -400))
        stage.view.zoomScale = 2
        #expect(stage.view.contentOffset == CGPoint(x: -50, y: -200))
        #expect(stage.view.contentAlignmentPoint == CGPoint(x: 0.5, y: 1))
        stage.view.contentSize = CGSize(width: 1000, height: 1000)
        #expect(stage.view.contentOffset == .zero)
    }

    @Test("fact 98: without a view to zoom, setting the scale does nothing")
    func nothingToZoom() {
        let stage = ZoomStage()
        stage.listener.view = nil
        stage.view.zoomScale = 2
        stage.view.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: false)
        #expect(stage.view.zoomScale == 1)
        #expect(stage.content.transform.isIdentity)
        #expect(stage.listener.calls.isEmpty)
    }

    @Test("fact 101: stopping a zoom animation keeps the current scale and offset")
    func stopping() throws {
        let stage = ZoomStage()
        stage.view.setZoomScale(3, animated: true)
        stage.screen.advance(by: 0.15)
        stage.view.stopScrollingAndZooming()
        let (scale, offset) = (stage.view.zoomScale, stage.view.contentOffset)
        #expect(scale > 1.5)
        #expect(scale < 2.5)
        #expect(!stage.view.isZoomAnimating)
        try stage.screen.settle()
        #expect(stage.view.zoomScale == scale)
        #expect(stage.view.contentOffset == offset)
        #expect(stage.listener.calls.last?.hasPrefix("didEndZooming") == true)
    }
}
