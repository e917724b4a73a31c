// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

/// Tests of NaN and infinite values, as from an app that divides by zero before its first layout.
@Suite("Scroll view: NaN and infinite values") @MainActor
struct ScrollNonFiniteValueTests {
    @Test("NaN or infinite zoom limits count as 1", arguments: [CGFloat.nan, .infinity, -.infinity])
    func zoomLimits(limit: CGFloat) {
        let stage = ZoomStage(scales: 1...1)
        stage.view.minimumZoomScale = limit
        #expect(stage.view.minimumZoomScale == 1)
        stage.view.maximumZoomScale = 3
        stage.view.setZoomScale(2, animated: false)
        #expect(stage.view.zoomScale == 2)
        stage.view.setZoomScale(0.5, animated: false)
        #expect(stage.view.zoomScale == 1)
        stage.view.maximumZoomScale = limit
        #expect(stage.view.maximumZoomScale == 1)
        stage.view.setZoomScale(2, animated: false)
        #expect(stage.view.zoomScale == 1)
    }

    @Test("A NaN zoom scale changes nothing, and an infinite one is limited", arguments: [CGFloat.nan, .infinity])
    func zoomScale(scale: CGFloat) {
        let stage = ZoomStage()
        stage.view.setZoomScale(2, animated: false)
        stage.view.setZoomScale(scale, animated: false)
        #expect(stage.view.zoomScale == (scale.isNaN ? 2 : 4))
        stage.view.zoom(to: CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10), animated: false)
        #expect(stage.view.contentOffset.x.isFinite)
        #expect(stage.view.contentOffset.y.isFinite)
    }

    @Test("A NaN or infinite target offset is ignored")
    func target() throws {
        let stage = ScrollStage(content: CGSize(width: 300, height: 9000))
        stage.listener.chooseTarget = { _ in CGPoint(x: CGFloat.nan, y: .infinity) }
        stage.drag(by: CGVector(dx: 0, dy: -200), duration: 0.2).up()
        try stage.screen.settle()
        #expect(stage.view.contentOffset.x == 0)
        #expect(abs(stage.view.contentOffset.y - 680) < 30)
    }

    @Test("NaN or infinite content sizes and insets count as 0", arguments: [CGFloat.nan, .infinity])
    func sizes(number: CGFloat) throws {
        let stage = ScrollStage()
        stage.view.contentSize.width = number
        #expect(stage.view.contentSize == CGSize(width: 0, height: 3000))
        stage.view.contentInset.top = number
        #expect(stage.view.contentInset == .zero)
        stage.view.contentAlignmentPoint = CGPoint(x: number, y: 0.5)
        #expect(stage.view.contentAlignmentPoint == CGPoint(x: 0, y: 0.5))
        stage.drag(by: CGVector(dx: 0, dy: -200), duration: 0.1).up()
        try stage.screen.settle()
        #expect(stage.view.contentOffset.y > 300)
        #expect(stage.view.contentOffset.y <= 2400)
    }
}
