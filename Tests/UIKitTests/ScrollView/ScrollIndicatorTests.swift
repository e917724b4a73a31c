// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

/// The indicators of a scroll view that has no other subviews.
@MainActor
private func bars(of view: UIScrollView) -> [UIView] { view.subviews }

@Suite @MainActor
struct ScrollIndicatorTests {
    @Test("fact 100: indicators are visible while content moves, and disappear soon after")
    func indicatorsComeAndGo() throws {
        let stage = ScrollStage()
        #expect(bars(of: stage.view).isEmpty)
        let finger = stage.drag(by: CGVector(dx: 0, dy: -110))
        let bar = try #require(bars(of: stage.view).first)
        #expect(bar.alpha == 1)
        finger.hold(1)
        #expect(bars(of: stage.view).count == 1)
        finger.up()
        try stage.screen.settle()
        #expect(bars(of: stage.view).isEmpty)
    }

    @Test("An indicator's length and position show the visible part; right to left it is at the left")
    func indicatorPlace() throws {
        let stage = ScrollStage()
        stage.view.flashScrollIndicators()
        stage.screen.advance(by: 1.0 / 60)
        let bar = try #require(bars(of: stage.view).first)
        // The track is 594 points long, and a fifth of the content is visible.
        #expect(abs(bar.frame.height - 118.8) < 0.01)
        #expect(bar.frame.minX == 294)
        #expect(bar.frame.minY == 3)
        stage.view.contentOffset.y = 2400
        stage.screen.advance(by: 1.0 / 60)
        #expect(abs(bar.frame.maxY - 2400 - 597) < 0.01)
        stage.screen.traits.layoutDirection = .rightToLeft
        stage.view.setNeedsLayout()
        stage.screen.advance(by: 1.0 / 60)
        #expect(bar.frame.minX == 3)
        try stage.screen.settle()
        #expect(bars(of: stage.view).isEmpty)
    }

    @Test("An indicator has a minimum length, and there is none if nothing scrolls")
    func indicatorLength() throws {
        let stage = ScrollStage(content: CGSize(width: 300, height: 1_000_000))
        stage.view.flashScrollIndicators()
        stage.screen.advance(by: 1.0 / 60)
        #expect(bars(of: stage.view).first?.frame.height == 36)
        let small = ScrollStage(content: CGSize(width: 300, height: 100))
        small.view.flashScrollIndicators()
        #expect(bars(of: small.view).isEmpty)
        let off = ScrollStage()
        off.view.showsVerticalScrollIndicator = false
        off.view.flashScrollIndicators()
        #expect(bars(of: off.view).isEmpty)
    }
}
