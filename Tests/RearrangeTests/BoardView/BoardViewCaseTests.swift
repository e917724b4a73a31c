// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Display
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Board: dragging items, case by case") @MainActor
struct BoardViewCaseTests {
    @Test("A press of half a second lifts despite jitter, and 0.49 seconds are a tap (I01, I03)", arguments: frameRates)
    func press(rate: Double) throws {
        let counter = TapCounter()
        let stage = BoardStage(BoardStage.boxes((0, 0), (200, 200))) { board in
            board.makeView = { _ in
                let view = UIView()
                view.addGestureRecognizer(UITapGestureRecognizer(target: counter, action: TapCounter.tapped))
                return view
            }
        }
        stage.screen.framesPerSecond = rate
        let tap = stage.screen.touch(at: stage.point("A"))
        tap.hold(0.49)
        tap.up()
        try stage.expectSettled()
        #expect(stage.calls == [])
        #expect(counter.taps == 1)
        for distance in [3.0, 9] {
            let finger = stage.screen.touch(at: stage.point("B"))
            finger.jitter(by: distance, every: 0.08, times: 6)
            #expect(!stage.board.isDragging)
            finger.hold(0.03)
            #expect(stage.board.isDragging)
            finger.cancel()
            try stage.expectSettled()
        }
        #expect(stage.calls == ["begin B", "put back", "begin B", "put back"])
        #expect(counter.taps == 1)
    }

    @MainActor
    private final class TapCounter {
        var taps = 0
        func tapped(_ tap: UITapGestureRecognizer) { taps += 1 }
    }

    @Test("Moving 11 points after 0.3 s scrolls the board and lifts nothing (I02)", arguments: frameRates)
    func scrolls(rate: Double) throws {
        let stage = BoardStage(BoardStage.boxes((0, 200))) { $0.boardSize = CGSize(width: 400, height: 3000) }
        stage.screen.framesPerSecond = rate
        let finger = stage.screen.touch(at: stage.point("A"))
        finger.hold(0.3)
        finger.move(by: CGVector(dx: 0, dy: -11))
        finger.move(by: CGVector(dx: 0, dy: -80), duration: 0.3)
        #expect(abs(stage.board.scrollView.contentOffset.y - 81) < 10.5)
        finger.hold(0.6)
        finger.up()
        try stage.expectSettled()
        #expect(stage.calls == [])
    }

    @Test("An item that cannot be moved is neither lifted nor pushed (I05)")
    func fixed() throws {
        var items = BoardStage.boxes((0, 0), (200, 200))
        items[1].canMove = false
        let stage = BoardStage(items) { $0.collision = .push }
        stage.drag("B", by: 40, 0).up()
        #expect(stage.calls == [])
        stage.drag("A", by: 200, 180).up()
        try stage.expectSettled()
        #expect(stage.origin("B") == CGPoint(x: 200, y: 200))
    }

    @Test(
        "A change of the screen's scale returns the item; a window larger by a point does not (I50)",
        arguments: [true, false])
    func surroundings(isScaled: Bool) throws {
        let stage = BoardStage(BoardStage.boxes((0, 0)))
        let finger = stage.drag("A", by: 100, 100)
        if isScaled {
            stage.screen.surface.resize(to: stage.screen.size, scale: 3)
        } else {
            stage.screen.size = CGSize(width: 400, height: 601)
        }
        stage.screen.advance(by: 0.1)
        finger.up()
        try stage.expectSettled()
        #expect(stage.calls == ["begin A"] + (isScaled ? ["put back"] : ["moved", "dropped"]))
    }

    @Test("The drag border is dashed light grey, 2 points wide with 10-point corners, and red if refused (I63)")
    func border() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (200, 200)))
        let finger = stage.lift("A")
        let border = try #require(stage.borders(stage.view("A")).first)
        #expect(border.lineDashPattern == [4, 4])
        #expect(border.lineWidth == 2)
        #expect(border.fillColor == nil)
        #expect(
            border.path
                == UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60), cornerRadius: 10).cgPath)
        let traits = stage.view("A").traitCollection
        #expect(border.strokeColor == UIColor.lightGray.resolvedColor(with: traits).cgColor)
        finger.move(by: CGVector(dx: 190, dy: 190), duration: 0.2)
        #expect(border.strokeColor == UIColor.systemRed.resolvedColor(with: traits).cgColor)
        finger.up()
        try stage.expectSettled()
    }

    @Test("A refused item returns in a straight line from the drop point in 0.2 seconds (I66)", arguments: frameRates)
    func returnPath(rate: Double) throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (200, 200)))
        stage.screen.framesPerSecond = rate
        stage.drag("A", by: 190, 190).up()
        func shown() -> CGPoint { (stage.view("A").layer.presentation() ?? stage.view("A").layer).frame.origin }
        var last = shown()
        #expect(abs(last.x - 190) < 1)
        #expect(abs(last.y - 190) < 1)
        for _ in 0..<Int(0.2 * rate) {
            stage.screen.advance(by: 1 / rate)
            let now = shown()
            // In each frame, the item has moved towards its original place at (0, 0), along a straight line.
            #expect(now.x <= last.x)
            #expect(abs(now.x - now.y) < 0.5)
            last = now
        }
        stage.screen.advance(by: 2 / rate)
        #expect(shown() == .zero)
        #expect(stage.calls == ["begin A", "put back"])
        try stage.expectSettled()
    }

    @Test("An item longer than the screen with its top scrolled off is lifted where it is held (I72)")
    func long() throws {
        let stage = BoardStage([BoardItem(id: "A", frame: CGRect(x: 0, y: 0, width: 100, height: 1500))]) {
            $0.boardSize = CGSize(width: 400, height: 3000)
        }
        stage.board.scrollView.contentOffset.y = 400
        stage.screen.advance(by: 3)
        let finger = stage.screen.touch(at: CGPoint(x: 50, y: 300))
        finger.hold(0.55)
        #expect(stage.board.isDragging)
        #expect(stage.view("A").frame.origin == .zero)
        finger.move(by: CGVector(dx: 100, dy: 40), duration: 0.2)
        finger.up()
        try stage.expectSettled()
        #expect(stage.origin("A") == CGPoint(x: 100, y: 40))
    }

    // MARK: Nested changes

    @Test("A move by accessibility inside `onChange` is reported after that change, and neither is lost (I56)")
    func nested() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (200, 200)))
        let element = try #require(stage.screen.accessibilityElement(named: "Box B"))
        let write = stage.board.onChange
        var (depth, deepest) = (0, 0)
        stage.board.onChange = { change in
            depth += 1
            deepest = max(deepest, depth)
            if change.item.id == AnyHashable("A") { stage.screen.perform("Move Down", on: element) }
            write?(change)
            depth -= 1
        }
        stage.drag("A", by: 100, 100).up()
        try stage.expectSettled()
        #expect(deepest == 1)
        #expect(stage.changes.map(\.item.id) == ["A", "B"])
        #expect(stage.origin("A") == CGPoint(x: 100, y: 100))
        #expect(stage.origin("B") == CGPoint(x: 200, y: 220))
    }

    @Test("Undo inside `onChange` takes effect after that change (I56)", arguments: [true, false])
    func undoneInChange(isPushed: Bool) throws {
        let boxes = BoardStage.boxes((0, 0), (200, 200))
        let stage = BoardStage(boxes) { $0.collision = .push }
        let write = stage.board.onChange
        var (depth, deepest) = (0, 0)
        stage.board.onChange = { change in
            depth += 1
            deepest = max(deepest, depth)
            if stage.changes.isEmpty { stage.screen.undoManager?.undo() }
            write?(change)
            depth -= 1
        }
        stage.drag("A", by: 200, isPushed ? 180 : 0).up()
        try stage.expectSettled()
        #expect(deepest == 1)
        #expect(stage.changes.count == 2)
        #expect(stage.model == boxes)
        let undoManager = try #require(stage.screen.undoManager)
        #expect(!undoManager.canUndo)
        #expect(undoManager.canRedo)
        undoManager.redo()
        try stage.expectSettled()
        #expect(stage.origin("A") == CGPoint(x: 200, y: isPushed ? 180 : 0))
        // A later drag works as usual.
        stage.drag("A", by: -100, 0).up()
        try stage.expectSettled()
        #expect(stage.origin("A")?.x == 100)
    }
}
