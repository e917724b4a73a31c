// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Board: autoscroll") @MainActor
struct BoardViewScrollTests {
    private func longStage(_ rate: Double = 60) -> BoardStage {
        let stage = BoardStage(BoardStage.boxes((0, 0))) { $0.boardSize = CGSize(width: 400, height: 6000) }
        stage.screen.framesPerSecond = rate
        return stage
    }

    private func offset(_ stage: BoardStage) -> CGFloat { stage.board.scrollView.contentOffset.y }

    @Test(
        "Held near the bottom, the board scrolls every frame under the item, until drop or cancel (I28, I31)",
        arguments: [30.0, 60, 120], [true, false])
    func holds(rate: Double, isCancelled: Bool) throws {
        let stage = longStage(rate)
        let finger = stage.drag("A", by: 0, 540)
        finger.hold(0.2)
        var last = offset(stage)
        for _ in 0..<Int(2 * rate) {
            finger.hold(1 / rate)
            #expect(offset(stage) > last)
            last = offset(stage)
            #expect(abs(stage.point("A").y - finger.location.y) < 1)
        }
        if isCancelled { finger.cancel() } else { finger.up() }
        let stopped = offset(stage)
        try stage.expectSettled()
        #expect(offset(stage) == stopped)
        if isCancelled { #expect(stage.origin("A") == .zero) } else { #expect(stage.origin("A")!.y > 1000) }
    }

    @Test("Autoscroll covers the same distance at 30, 60 and 120 frames a second (I28)")
    func rates() throws {
        let distances = [30.0, 60, 120].map { rate in
            let stage = longStage(rate)
            let finger = stage.drag("A", by: 0, 540)
            finger.hold(1)
            let before = offset(stage)
            finger.hold(1)
            let distance = offset(stage) - before
            finger.cancel()
            return distance
        }
        #expect(distances.allSatisfy { abs($0 - distances[1]) < distances[1] * 0.05 }, "\(distances)")
    }

    @Test("Far outside the board, autoscroll runs at full speed and no faster (I29)", arguments: [30.0, 60, 120])
    func fullSpeed(rate: Double) throws {
        let stage = longStage(rate)
        let finger = stage.lift("A")
        finger.move(to: CGPoint(x: 50, y: 800), duration: 0.3)
        finger.hold(1)
        let before = offset(stage)
        finger.hold(1)
        #expect(abs(offset(stage) - before - 900) < 35)
        finger.up()
        try stage.expectSettled()
    }

    @Test("An item lifted in the zone scrolls only once the finger moves towards the edge (I30)")
    func liftedInZone() throws {
        let stage = BoardStage(BoardStage.boxes((0, 540))) { $0.boardSize = CGSize(width: 400, height: 6000) }
        let finger = stage.lift("A")
        finger.hold(1)
        #expect(stage.board.isDragging)
        #expect(offset(stage) == 0)
        finger.move(by: CGVector(dx: 0, dy: -1))
        finger.hold(0.5)
        #expect(offset(stage) == 0)
        finger.move(by: CGVector(dx: 0, dy: 1))
        finger.hold(0.5)
        #expect(offset(stage) > 0)
        finger.up()
        try stage.expectSettled()
    }

    @Test("A scroll view dragged by another finger does not stop the autoscroll (I34)")
    func otherFinger() throws {
        let stage = longStage()
        stage.board.autoresizingMask = []
        stage.board.frame.size.width = 300
        let list = UIScrollView(frame: CGRect(x: 300, y: 0, width: 100, height: 600))
        list.contentSize = CGSize(width: 100, height: 3000)
        stage.controller.view.addSubview(list)
        stage.screen.advance(by: 0.1)
        let finger = stage.drag("A", by: 0, 540)
        let other = stage.screen.touch(at: CGPoint(x: 350, y: 500))
        other.move(by: CGVector(dx: 0, dy: -60), duration: 0.2)
        #expect(list.isTracking)
        #expect(list.contentOffset.y > 0)
        let before = offset(stage)
        finger.hold(0.5)
        #expect(list.isTracking)
        #expect(offset(stage) > before + 100)
        other.up()
        finger.up()
        try stage.expectSettled()
    }

    @Test("A board 60 points high has a place where nothing scrolls (I35)")
    func narrow() throws {
        let stage = BoardStage([BoardItem(id: "A", frame: CGRect(x: 0, y: 100, width: 100, height: 40))]) {
            $0.boardSize = CGSize(width: 400, height: 1000)
        }
        stage.board.autoresizingMask = []
        stage.board.frame.size.height = 60
        stage.board.scrollView.contentOffset.y = 90
        stage.screen.advance(by: 0.1)
        let finger = stage.lift("A")
        finger.move(by: CGVector(dx: 0, dy: 5), duration: 0.1)
        finger.move(by: CGVector(dx: 0, dy: -5), duration: 0.1)
        finger.hold(1)
        #expect(offset(stage) == 90)
        finger.move(to: CGPoint(x: 50, y: 58), duration: 0.1)
        finger.hold(0.5)
        #expect(offset(stage) > 90)
        finger.move(to: CGPoint(x: 50, y: 2), duration: 0.1)
        let far = offset(stage)
        finger.hold(0.5)
        #expect(offset(stage) < far)
        finger.cancel()
        try stage.expectSettled()
    }

    @Test("With content insets, the zones are in the visible area, and the item under the finger is lifted (I24)")
    func insets() throws {
        let stage = longStage()
        stage.board.scrollView.contentInset = UIEdgeInsets(top: 47, left: 0, bottom: 134, right: 0)
        stage.board.scrollView.contentOffset.y = -47
        stage.screen.advance(by: 0.1)
        #expect(stage.point("A").y == 77)
        let finger = stage.lift("A")
        finger.move(to: CGPoint(x: 50, y: 440), duration: 0.3)
        finger.hold(0.5)
        #expect(offset(stage) > 0)
        finger.move(to: CGPoint(x: 50, y: 52), duration: 0.3)
        finger.hold(3)
        #expect(offset(stage) == -47)
        finger.up()
        try stage.expectSettled()
    }

    @Test("A cancelled item whose place is out of sight is there again after scrolling back (I25)")
    func homeOutOfSight() throws {
        let stage = longStage()
        let finger = stage.drag("A", by: 0, 560)
        finger.hold(3)
        #expect(offset(stage) > 1500)
        finger.cancel()
        try stage.expectSettled()
        #expect(stage.board.view(for: "A") == nil)
        #expect(stage.itemViews.isEmpty)
        stage.board.scrollView.contentOffset.y = 0
        stage.screen.advance(by: 0.1)
        #expect(stage.view("A").frame.origin == .zero)
        #expect(stage.view("A").alpha == 1)
    }

    @Test("A board in its full size autoscrolls the outer scroll view near that view's edges")
    func outerScrollView() throws {
        let screen = TestScreen(size: CGSize(width: 400, height: 600))
        let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
        outer.contentSize = CGSize(width: 400, height: 2000)
        let board = BoardView(frame: CGRect(x: 0, y: 0, width: 400, height: 2000))
        board.items = BoardStage.boxes((0, 0))
        outer.addSubview(board)
        screen.show(outer)
        screen.advance(by: 0.1)
        let finger = screen.touch(at: CGPoint(x: 50, y: 30))
        finger.hold(0.6)
        finger.move(to: CGPoint(x: 50, y: 590), duration: 0.3)
        finger.hold(4)
        #expect(outer.contentOffset.y == 1400)
        finger.up()
        try screen.settle()
        #expect(board.items[0].frame.minY > 1800)
        screen.advance(by: 0.1)
        #expect(!screen.host.hasWork)
    }

    @Test(
        "The wheel scrolls during a mouse drag, and the drop place includes the scrolling (I74)",
        arguments: [30.0, 60, 120])
    func wheel(rate: Double) throws {
        let stage = BoardStage(BoardStage.boxes((0, 0))) { $0.boardSize = CGSize(width: 400, height: 2000) }
        stage.screen.framesPerSecond = rate
        let mouse = stage.screen.mouse
        mouse.move(to: stage.point("A"))
        mouse.press()
        mouse.move(by: CGVector(dx: 0, dy: 200), duration: 0.2)
        #expect(stage.board.isDragging)
        mouse.scroll(by: CGVector(dx: 0, dy: 300))
        stage.screen.advance(by: 0.5)
        let scrolled = offset(stage)
        #expect(scrolled > 100)
        mouse.release()
        try stage.expectSettled()
        #expect(stage.origin("A")?.y == ((200 + scrolled) / 20).rounded() * 20)
    }
}
