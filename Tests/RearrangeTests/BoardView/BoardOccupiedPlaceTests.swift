// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

/// A way to end a drag without a change.
enum EndWithoutChange: CaseIterable {
    case cancelledTouch, escape, byTheApp, turnedOff, refused
}

@Suite("Board: places taken during a drag") @MainActor
struct BoardOccupiedPlaceTests {
    private func box(_ id: String, _ x: CGFloat, _ y: CGFloat) -> BoardItem<CGRect> {
        BoardItem(id: id, frame: CGRect(x: x, y: y, width: 100, height: 60), title: "Box \(id)")
    }

    private func end(_ finger: TestFinger, _ end: EndWithoutChange, on stage: BoardStage) {
        switch end {
        case .cancelledTouch: finger.cancel()
        case .escape:
            stage.screen.press(.escape)
            finger.up()
        case .byTheApp:
            stage.board.cancel()
            finger.up()
        case .turnedOff:
            stage.board.isEnabled = false
            finger.up()
        case .refused: finger.up()
        }
    }

    /// Expects that no two items overlap.
    private func expectNoOverlap(_ stage: BoardStage, _ sourceLocation: SourceLocation = #_sourceLocation) {
        let frames = stage.board.items.compactMap(\.frame)
        for (index, frame) in frames.enumerated() {
            for other in frames[(index + 1)...] {
                #expect(frame.intersection(other).isEmpty, "\(frame) \(other)", sourceLocation: sourceLocation)
            }
        }
    }

    @Test(
        "An item whose place is taken during the drag returns to the nearest free place, reported (I89)",
        arguments: EndWithoutChange.allCases, [BoardCollision.reject, .push])
    func takenInDrag(how: EndWithoutChange, collision: BoardCollision) throws {
        var wall = box("B", 200, 200)
        wall.canMove = false
        let stage = BoardStage([box("A", 0, 0), wall]) { $0.collision = collision }
        let finger = stage.drag("A", by: 200, 200)
        stage.replace(stage.model + [box("C", 0, 0)])
        end(finger, how, on: stage)
        try stage.expectSettled()
        #expect(stage.origin("A") == CGPoint(x: 0, y: 60))
        #expect(stage.calls == ["begin A", "moved", "put back"])
        #expect(stage.screen.undoManager?.canUndo == false)
        expectNoOverlap(stage)
    }

    @Test(
        "An item whose place is taken during its return continues to the nearest free place smoothly (I89)",
        arguments: EndWithoutChange.allCases)
    func takenOnTheWay(how: EndWithoutChange) throws {
        let stage = BoardStage([box("A", 0, 0), box("B", 200, 200)])
        let finger = stage.drag("A", by: 200, 200)
        end(finger, how, on: stage)
        stage.screen.advance(by: 0.1)
        var places = [shown("A", stage)]
        stage.replace(stage.model + [box("C", 0, 0)])
        for _ in 0..<40 {
            stage.screen.advance(by: 1.0 / 60)
            places.append(shown("A", stage))
        }
        for (place, next) in zip(places, places.dropFirst()) { #expect(abs(next.y - place.y) < 60) }
        try stage.expectSettled()
        #expect(stage.origin("A") == CGPoint(x: 0, y: 60))
        #expect(stage.origin("C") == .zero)
        #expect(stage.calls == ["begin A", "moved", "put back"])
        expectNoOverlap(stage)
    }

    private func shown(_ id: String, _ stage: BoardStage) -> CGPoint {
        stage.view(id).layer.presentation()?.frame.origin ?? stage.view(id).frame.origin
    }

    @Test("An item whose new place is taken during its drop moves beside it, as one undo step (I89)")
    func takenAfterDrop() throws {
        let stage = BoardStage([box("A", 0, 0)])
        stage.drag("A", by: 200, 200).up()
        stage.screen.advance(by: 0.05)
        stage.replace(stage.model + [box("C", 200, 200)])
        try stage.expectSettled()
        #expect(stage.origin("A") == CGPoint(x: 200, y: 140))
        #expect(stage.calls == ["begin A", "moved", "moved", "dropped"])
        stage.screen.undoManager?.undo()
        try stage.expectSettled()
        #expect(stage.origin("A") == .zero)
        #expect(stage.screen.undoManager?.canUndo == false)
        stage.screen.undoManager?.redo()
        try stage.expectSettled()
        #expect(stage.origin("A") == CGPoint(x: 200, y: 140))
    }

    @Test("A returning item whose places are taken repeatedly ends its drag once, without overlap (I89)")
    func takenAgain() throws {
        let stage = BoardStage([box("A", 0, 0)])
        let finger = stage.drag("A", by: 200, 200)
        stage.replace(stage.model + [box("C", 0, 0)])
        finger.cancel()
        stage.screen.advance(by: 0.05)
        stage.replace(stage.model + [box("D", 0, 60)])
        stage.screen.advance(by: 0.05)
        stage.replace(stage.model + [box("E", 100, 0)])
        try stage.expectSettled()
        expectNoOverlap(stage)
        #expect(stage.calls.last == "put back")
        #expect(stage.calls.count { $0 == "put back" } == 1)
    }

    @Test("Lifting another item during a return to a taken place leaves no overlap (I89)")
    func otherLiftedDuringReturn() throws {
        let stage = BoardStage([box("A", 0, 0), box("B", 200, 400)])
        stage.drag("A", by: 40, 40).cancel()
        stage.screen.advance(by: 0.05)
        stage.board.items = stage.model + [box("C", 0, 0)]
        let other = stage.screen.touch(at: stage.point("B"))
        other.hold(0.55)
        other.up()
        try stage.screen.settle()
        expectNoOverlap(stage)
    }

    @Test("After a keyboard drag, an item whose place is taken is at a free one, in sight and focused (I89)")
    func byKeys() throws {
        let stage = BoardStage([box("A", 0, 0)]) { $0.boardSize = CGSize(width: 400, height: 2000) }
        stage.screen.liftByKeys(.downArrow, .downArrow)
        stage.replace(stage.model + [box("C", 0, 0)])
        stage.screen.press(.escape)
        try stage.expectSettled()
        #expect(stage.origin("A") == CGPoint(x: 0, y: 60))
        #expect(stage.view("A").isFocused)
        #expect(stage.screen.announcements.last == "Box A put back, column 1 of 20, row 4 of 100")
        expectNoOverlap(stage)
    }

    @Test("Space during a drop animation does not lift an item that the app forbids at its end")
    func forbidden() throws {
        let stage = BoardStage([box("A", 0, 0)])
        stage.screen.press(.tab)
        stage.screen.press(.space)
        stage.screen.press(.rightArrow)
        stage.screen.press(.space)
        stage.didEnd = { [unowned stage] in stage.mayLift = { _ in false } }
        stage.screen.advance(by: 0.05)
        stage.screen.press(.space)
        #expect(stage.calls == ["begin A", "moved", "dropped"])
        #expect(!stage.board.isDragging)
        try stage.expectSettled()
    }

    @Test("With reduced motion, an item whose place is taken ends at the same free place (I89)")
    func reducedMotion() throws {
        let stage = BoardStage([box("A", 0, 0)])
        stage.screen.traits.prefersReducedMotion = true
        let finger = stage.drag("A", by: 200, 200)
        stage.replace(stage.model + [box("C", 0, 0)])
        finger.cancel()
        try stage.expectSettled()
        #expect(stage.origin("A") == CGPoint(x: 0, y: 60))
        #expect(stage.calls == ["begin A", "moved", "put back"])
    }

    @Test("A displaced item whose place is taken returns to the nearest free place (I89)")
    func pushed() throws {
        let stage = BoardStage([box("A", 0, 0), box("B", 200, 200)]) { $0.collision = .push }
        let finger = stage.drag("A", by: 200, 200)
        #expect(stage.board.isDropAllowed == true)
        stage.replace(stage.model + [box("C", 200, 200)])
        finger.cancel()
        try stage.expectSettled()
        #expect(stage.origin("A") == .zero)
        #expect(stage.origin("C") == CGPoint(x: 200, y: 200))
        expectNoOverlap(stage)
        #expect(stage.calls == ["begin A", "moved", "put back"])
    }

    @Test("With `overlap`, an item returns to its place even if it is taken")
    func overlapping() throws {
        let stage = BoardStage([box("A", 0, 0)]) { $0.collision = .overlap }
        let finger = stage.drag("A", by: 200, 200)
        stage.replace(stage.model + [box("C", 0, 0)])
        finger.cancel()
        try stage.expectSettled()
        #expect(stage.origin("A") == .zero)
        #expect(stage.calls == ["begin A", "put back"])
    }

    @Test("On a full board, an item returns to its place even if it is taken")
    func full() throws {
        let stage = BoardStage([box("A", 0, 0)]) { $0.boardSize = CGSize(width: 120, height: 100) }
        let finger = stage.drag("A", by: 20, 40)
        stage.replace(stage.model + [box("C", 0, 0)])
        finger.cancel()
        try stage.expectSettled()
        #expect(stage.origin("A") == .zero)
        #expect(stage.calls == ["begin A", "put back"])
    }

    @Test("An item that overlapped another before the drag returns to its place")
    func overlappedBefore() throws {
        let stage = BoardStage([box("A", 0, 0), box("B", 20, 20)])
        let finger = stage.screen.touch(at: CGPoint(x: 5, y: 5))
        finger.hold(0.55)
        finger.move(by: CGVector(dx: 200, dy: 200), duration: 0.2)
        finger.cancel()
        try stage.expectSettled()
        #expect(stage.origin("A") == .zero)
        #expect(stage.calls == ["begin A", "put back"])
    }

    @Test("If the app resets overlapping items in `onChange`, the overlap stays and the drag ends")
    func refusedByTheApp() throws {
        let stage = BoardStage([box("A", 0, 0)])
        let items = [box("A", 0, 0), box("C", 0, 0)]
        let finger = stage.drag("A", by: 200, 200)
        stage.replace(items)
        stage.board.onChange = { [stage] _ in stage.board.items = items }
        finger.cancel()
        try stage.expectSettled()
        #expect(stage.origin("A") == .zero)
        #expect(stage.calls == ["begin A", "put back"])
    }

    @Test("A cancelled resize of an item whose place is taken leaves no overlap")
    func pulled() throws {
        var item = box("A", 0, 0)
        item.canResize = true
        let stage = BoardStage([item])
        let finger = stage.lift("A", y: 0.97)
        finger.move(by: CGVector(dx: 0, dy: 100), duration: 0.2)
        stage.replace(stage.model + [box("C", 0, 0)])
        finger.cancel()
        try stage.expectSettled()
        #expect(stage.frame("A") == CGRect(x: 0, y: 60, width: 100, height: 60))
    }

    @Test("An item dropped halfway between two grid places snaps to the lower one (I92)", arguments: [20.0, 40, 60])
    func halfWay(from: CGFloat) throws {
        for (offset, expected) in [(10.0, from), (-10, from - 20), (10.5, from + 20), (-9.5, from)] {
            let stage = BoardStage([box("A", from, from)])
            stage.drag("A", by: offset, offset).up()
            try stage.expectSettled()
            #expect(stage.origin("A") == CGPoint(x: expected, y: expected), "\(offset)")
        }
    }
}
