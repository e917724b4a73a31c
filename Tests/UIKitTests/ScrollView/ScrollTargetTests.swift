// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

/// Tests of the offset at which a deceleration ends if the scroll range or the offset changes during it.
@Suite("Scroll view: target of a deceleration") @MainActor
struct ScrollTargetTests {
    private func pager(pages: CGFloat = 5) -> ScrollStage {
        let stage = ScrollStage(content: CGSize(width: 300 * pages, height: 600))
        stage.view.isPagingEnabled = true
        return stage
    }

    @Test("A pager rests on the page of the flick, even if content is added on the way", arguments: [0.02, 0.1])
    func pageAndContent(after seconds: Double) throws {
        let stage = pager()
        stage.drag(by: CGVector(dx: -40, dy: 0), duration: 0.05).up()
        stage.screen.advance(by: seconds)
        #expect(stage.view.isDecelerating)
        stage.view.contentSize.width += 250
        try stage.screen.settle()
        #expect(stage.view.contentOffset.x == 300)
    }

    @Test("An endless pager that is moved by whole pages during the deceleration rests on a page")
    func pageAndJump() throws {
        let stage = pager(pages: 9)
        stage.view.contentOffset.x = 1200
        stage.drag(by: CGVector(dx: 80, dy: 0), duration: 0.1).up()
        stage.screen.advance(by: 0.05)
        #expect(stage.view.isDecelerating)
        #expect(stage.view.contentOffset.x < 1150)
        stage.view.contentOffset.x += 600
        try stage.screen.settle()
        #expect(stage.view.contentOffset.x == 1500)
    }

    @Test("A pager whose content ends before the target page rests at the end")
    func pageBeyondContent() throws {
        let stage = pager()
        stage.view.contentOffset.x = 300
        stage.drag(by: CGVector(dx: -80, dy: 0), duration: 0.1).up()
        stage.screen.advance(by: 0.05)
        stage.view.contentSize.width = 750
        try stage.screen.settle()
        #expect(stage.view.contentOffset.x == 450)
    }

    @Test("The target that the delegate chose is reached, even if size or insets change on the way")
    func chosenAndRange() throws {
        let stage = ScrollStage(content: CGSize(width: 300, height: 9000))
        stage.listener.chooseTarget = { _ in CGPoint(x: 0, y: 500) }
        stage.drag(by: CGVector(dx: 0, dy: -200), duration: 0.2).up()
        stage.screen.advance(by: 0.05)
        stage.view.contentSize.height = 12000
        stage.screen.advance(by: 0.05)
        stage.view.contentInset.bottom = 40
        try stage.screen.settle()
        #expect(stage.view.contentOffset.y == 500)
    }

    @Test("The delegate's target is kept if the range is too short for it for a while")
    func chosenBeyondRange() throws {
        let stage = ScrollStage(content: CGSize(width: 300, height: 9000))
        stage.listener.chooseTarget = { _ in CGPoint(x: 0, y: 500) }
        stage.drag(by: CGVector(dx: 0, dy: -200), duration: 0.2).up()
        stage.screen.advance(by: 0.05)
        stage.view.contentSize.height = 1000
        stage.view.contentSize.height = 9000
        try stage.screen.settle()
        #expect(stage.view.contentOffset.y == 500)
    }

    @Test("If the app shifts the content on the way, the delegate's target is shifted with it")
    func chosenAndShift() throws {
        let stage = ScrollStage(content: CGSize(width: 300, height: 9000))
        stage.listener.chooseTarget = { _ in CGPoint(x: 0, y: 500) }
        stage.drag(by: CGVector(dx: 0, dy: -200), duration: 0.2).up()
        stage.screen.advance(by: 0.05)
        // Changes the content size and the offset as if rows were inserted above.
        stage.view.contentSize.height += 120
        stage.view.contentOffset.y += 120
        stage.view.contentSize.height += 30
        try stage.screen.settle()
        #expect(stage.view.contentOffset.y == 620)
    }

    @Test("Without a target from the delegate, added content does not change the deceleration")
    func free() throws {
        let stage = ScrollStage(content: CGSize(width: 300, height: 30000))
        stage.drag(by: CGVector(dx: 0, dy: -200), duration: 0.2).up()
        stage.screen.advance(by: 0.1)
        stage.view.contentSize.height += 120
        try stage.screen.settle()
        #expect(abs(stage.view.contentOffset.y - 694) < 30)
    }

    @Test("A top inset added when pulled content is released is where the content rests")
    func insetAtTheEndOfADrag() throws {
        let stage = ScrollStage()
        stage.listener.whenDragEnds = { $0.contentInset.top = 60 }
        let finger = stage.drag(by: CGVector(dx: 0, dy: 300))
        finger.hold(0.3)
        finger.up()
        #expect(stage.view.contentOffset.y < -60)
        #expect(stage.view.isDecelerating)
        try stage.screen.settle()
        #expect(stage.view.contentOffset.y == -60)
        #expect(
            stage.listener.calls == [
                "willBeginDragging", "scroll", "willEndDragging", "didEndDragging true", "willBeginDecelerating",
                "scroll", "didEndDecelerating",
            ])
    }

    @Test("The deceleration starts from an offset that the delegate sets as the drag ends")
    func offsetAtTheEndOfADrag() throws {
        let stage = ScrollStage(content: CGSize(width: 300, height: 9000))
        stage.listener.whenDragEnds = { $0.contentOffset.y = 3000 }
        stage.drag(by: CGVector(dx: 0, dy: -200), duration: 0.2).up()
        stage.screen.advance(by: 0.05)
        #expect(stage.view.isDecelerating)
        #expect((3000...3200).contains(stage.view.contentOffset.y))
        try stage.screen.settle()
        #expect((3100...5000).contains(stage.view.contentOffset.y))
    }

    @Test("An animated scroll begun as the drag ends replaces the deceleration, which is not reported")
    func scrollAtTheEndOfADrag() throws {
        let stage = ScrollStage(content: CGSize(width: 300, height: 9000))
        stage.listener.whenDragEnds = { view in
            #expect(!view.isDecelerating)
            view.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
        }
        stage.drag(by: CGVector(dx: 0, dy: -200), duration: 0.2).up()
        try stage.screen.settle()
        #expect(stage.view.contentOffset.y == 50)
        #expect(
            stage.listener.calls == [
                "willBeginDragging", "scroll", "willEndDragging", "didEndDragging true", "scroll",
                "didEndScrollingAnimation",
            ])
    }
}
