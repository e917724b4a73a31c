// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Display
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Items on a board, case by case") @MainActor
struct BoardViewCaseTests {
    @Test(
        "I01, I03: half a second lifts, however the finger trembles, and 0.49 seconds are a tap", arguments: frameRates)
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
        try stage.expectTidy()
        #expect(stage.heard == [] && counter.taps == 1)
        for distance in [3.0, 9] {
            let finger = stage.screen.touch(at: stage.point("B"))
            finger.tremble(by: distance, every: 0.08, times: 6)
            #expect(!stage.board.isDragging)
            finger.hold(0.03)
            #expect(stage.board.isDragging)
            finger.cancel()
            try stage.expectTidy()
        }
        #expect(stage.heard == ["begin B", "put back", "begin B", "put back"] && counter.taps == 1)
    }

    @MainActor
    private final class TapCounter {
        var taps = 0
        func tapped(_ tap: UITapGestureRecognizer) { taps += 1 }
    }

    @Test("I02: moved 11 points at 0.3 s the board scrolls by the movement, and lifts nothing", arguments: frameRates)
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
        try stage.expectTidy()
        #expect(stage.heard == [])
    }

    @Test("I05: what may not be moved is not lifted, and others do not push it away")
    func fixed() throws {
        var items = BoardStage.boxes((0, 0), (200, 200))
        items[1].canMove = false
        let stage = BoardStage(items) { $0.collision = .push }
        stage.carry("B", by: 40, 0).up()
        #expect(stage.heard == [])
        stage.carry("A", by: 200, 180).up()
        try stage.expectTidy()
        #expect(stage.origin("B") == CGPoint(x: 200, y: 200))
    }

    @Test(
        "I50: a screen of another scale puts the item back; a window larger by a point does not",
        arguments: [true, false])
    func surroundings(isScaled: Bool) throws {
        let stage = BoardStage(BoardStage.boxes((0, 0)))
        let finger = stage.carry("A", by: 100, 100)
        if isScaled {
            stage.screen.surface.resize(to: stage.screen.size, scale: 3)
        } else {
            stage.screen.size = CGSize(width: 400, height: 601)
        }
        stage.screen.advance(by: 0.1)
        finger.up()
        try stage.expectTidy()
        #expect(stage.heard == ["begin A"] + (isScaled ? ["put back"] : ["moved", "dropped"]))
    }

    @Test(
        "I63: the border is light grey, two points wide, with round corners of ten points, and red where it may not lie"
    )
    func border() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (200, 200)))
        let finger = stage.lift("A")
        let border = try #require(stage.borders(stage.view("A")).first)
        #expect(border.lineDashPattern == [4, 4] && border.lineWidth == 2 && border.fillColor == nil)
        #expect(
            border.path
                == UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60), cornerRadius: 10).cgPath)
        let traits = stage.view("A").traitCollection
        #expect(border.strokeColor == UIColor.lightGray.resolvedColor(with: traits).cgColor)
        finger.move(by: CGVector(dx: 190, dy: 190), duration: 0.2)
        #expect(border.strokeColor == UIColor.systemRed.resolvedColor(with: traits).cgColor)
        finger.up()
        try stage.expectTidy()
    }

    @Test(
        "I66: refused it goes straight home from where it was let go of, in a fifth of a second", arguments: frameRates)
    func wayHome(rate: Double) throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (200, 200)))
        stage.screen.framesPerSecond = rate
        stage.carry("A", by: 190, 190).up()
        func shown() -> CGPoint { (stage.view("A").layer.presentation() ?? stage.view("A").layer).frame.origin }
        var last = shown()
        #expect(abs(last.x - 190) < 1 && abs(last.y - 190) < 1)
        for _ in 0..<Int(0.2 * rate) {
            stage.screen.advance(by: 1 / rate)
            let now = shown()
            // Nearer each time, on the straight line, and past no other place.
            #expect(now.x <= last.x && abs(now.x - now.y) < 0.5)
            last = now
        }
        stage.screen.advance(by: 2 / rate)
        #expect(shown() == .zero && stage.heard == ["begin A", "put back"])
        try stage.expectTidy()
    }

    @Test("I72: an item longer than what shows, its top scrolled off, is lifted where it is held")
    func long() throws {
        let stage = BoardStage([BoardItem(id: "A", frame: CGRect(x: 0, y: 0, width: 100, height: 1500))]) {
            $0.boardSize = CGSize(width: 400, height: 3000)
        }
        stage.board.scrollView.contentOffset.y = 400
        stage.screen.advance(by: 3)
        let finger = stage.screen.touch(at: CGPoint(x: 50, y: 300))
        finger.hold(0.55)
        #expect(stage.board.isDragging && stage.view("A").frame.origin == .zero)
        finger.move(by: CGVector(dx: 100, dy: 40), duration: 0.2)
        finger.up()
        try stage.expectTidy()
        #expect(stage.origin("A") == CGPoint(x: 100, y: 40))
    }

    // MARK: Changes that are told in the middle of others

    @Test("I56: what is moved by speech while a change is told is told after it, and neither is lost")
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
        stage.carry("A", by: 100, 100).up()
        try stage.expectTidy()
        #expect(deepest == 1 && stage.changes.map(\.item.id) == ["A", "B"])
        #expect(stage.origin("A") == CGPoint(x: 100, y: 100) && stage.origin("B") == CGPoint(x: 200, y: 220))
    }

    @Test("I56: undone while it is told, a change is taken back after it", arguments: [true, false])
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
        stage.carry("A", by: 200, isPushed ? 180 : 0).up()
        try stage.expectTidy()
        #expect(deepest == 1 && stage.changes.count == 2 && stage.model == boxes)
        let undoManager = try #require(stage.screen.undoManager)
        #expect(!undoManager.canUndo && undoManager.canRedo)
        undoManager.redo()
        try stage.expectTidy()
        #expect(stage.origin("A") == CGPoint(x: 200, y: isPushed ? 180 : 0))
        // The next one is as any.
        stage.carry("A", by: -100, 0).up()
        try stage.expectTidy()
        #expect(stage.origin("A")?.x == 100)
    }
}
