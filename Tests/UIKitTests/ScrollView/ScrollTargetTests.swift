// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

/// Where content rests that was let go and whose range or offset changes on its way.
@Suite @MainActor
struct ScrollTargetTests {
    private func pager(pages: CGFloat = 5) -> ScrollStage {
        let stage = ScrollStage(content: CGSize(width: 300 * pages, height: 600))
        stage.view.isPagingEnabled = true
        return stage
    }

    @Test("A pager rests on the page it was flicked to, though content is added on the way", arguments: [0.02, 0.1])
    func pageAndContent(after seconds: Double) throws {
        let stage = pager()
        stage.drag(by: CGVector(dx: -40, dy: 0), duration: 0.05).up()
        stage.screen.advance(by: seconds)
        #expect(stage.view.isDecelerating)
        stage.view.contentSize.width += 250
        try stage.screen.settle()
        #expect(stage.view.contentOffset.x == 300)
    }

    @Test("A pager that is moved by whole pages on its way, as one without an end is, rests on a page")
    func pageAndJump() throws {
        let stage = pager(pages: 9)
        stage.view.contentOffset.x = 1200
        stage.drag(by: CGVector(dx: 80, dy: 0), duration: 0.1).up()
        stage.screen.advance(by: 0.05)
        #expect(stage.view.isDecelerating && stage.view.contentOffset.x < 1150)
        stage.view.contentOffset.x += 600
        try stage.screen.settle()
        #expect(stage.view.contentOffset.x == 1500)
    }

    @Test("A pager whose content ends before its page rests at the end")
    func pageThatGoes() throws {
        let stage = pager()
        stage.view.contentOffset.x = 300
        stage.drag(by: CGVector(dx: -80, dy: 0), duration: 0.1).up()
        stage.screen.advance(by: 0.05)
        stage.view.contentSize.width = 750
        try stage.screen.settle()
        #expect(stage.view.contentOffset.x == 450)
    }

    @Test("The place that the delegate chose is where content rests, though its size or insets change on the way")
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

    @Test("A range that is too short for the chosen place for a while does not make it forgotten")
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

    @Test("Where the program shifts the content on its way, the chosen place is shifted with it")
    func chosenAndShift() throws {
        let stage = ScrollStage(content: CGSize(width: 300, height: 9000))
        stage.listener.chooseTarget = { _ in CGPoint(x: 0, y: 500) }
        stage.drag(by: CGVector(dx: 0, dy: -200), duration: 0.2).up()
        stage.screen.advance(by: 0.05)
        // As where something comes in above.
        stage.view.contentSize.height += 120
        stage.view.contentOffset.y += 120
        stage.view.contentSize.height += 30
        try stage.screen.settle()
        #expect(stage.view.contentOffset.y == 620)
    }

    @Test("What nobody chose a place for runs out as fast as it was")
    func free() throws {
        let stage = ScrollStage(content: CGSize(width: 300, height: 30000))
        stage.drag(by: CGVector(dx: 0, dy: -200), duration: 0.2).up()
        stage.screen.advance(by: 0.1)
        stage.view.contentSize.height += 120
        try stage.screen.settle()
        #expect(abs(stage.view.contentOffset.y - 694) < 30)
    }

    @Test("Room that is made above pulled content as it is let go is where the content rests")
    func insetAtTheEndOfADrag() throws {
        let stage = ScrollStage()
        stage.listener.whenDragEnds = { $0.contentInset.top = 60 }
        let finger = stage.drag(by: CGVector(dx: 0, dy: 300))
        finger.hold(0.3)
        finger.up()
        #expect(stage.view.contentOffset.y < -60 && stage.view.isDecelerating)
        try stage.screen.settle()
        #expect(stage.view.contentOffset.y == -60)
        #expect(
            stage.listener.heard == [
                "willBeginDragging", "scroll", "willEndDragging", "didEndDragging true", "willBeginDecelerating",
                "scroll", "didEndDecelerating",
            ])
    }

    @Test("Content that is put elsewhere as it is let go goes on from there")
    func offsetAtTheEndOfADrag() throws {
        let stage = ScrollStage(content: CGSize(width: 300, height: 9000))
        stage.listener.whenDragEnds = { $0.contentOffset.y = 3000 }
        stage.drag(by: CGVector(dx: 0, dy: -200), duration: 0.2).up()
        stage.screen.advance(by: 0.05)
        #expect(stage.view.isDecelerating && (3000...3200).contains(stage.view.contentOffset.y))
        try stage.screen.settle()
        #expect((3100...5000).contains(stage.view.contentOffset.y))
    }

    @Test("A scroll that begins as the drag ends is in place of the deceleration, of which nobody hears")
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
            stage.listener.heard == [
                "willBeginDragging", "scroll", "willEndDragging", "didEndDragging true", "scroll",
                "didEndScrollingAnimation",
            ])
    }
}
