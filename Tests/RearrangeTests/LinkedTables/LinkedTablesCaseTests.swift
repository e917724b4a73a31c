// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Linked tables, case by case") @MainActor
struct LinkedTablesCaseTests {
    private let names = [(0..<10).map { "A\($0)" }, (0..<10).map { "B\($0)" }, []]

    @Test("Moving before the lift scrolls, and releasing before it is a tap (I02, I03)", arguments: [30.0, 60, 120])
    func tooSoon(rate: Double) throws {
        let stage = LinkedStage([40, 10, 0])
        stage.screen.framesPerSecond = rate
        let finger = stage.screen.touch(at: stage.point(0, 5))
        finger.hold(0.2)
        finger.move(by: CGVector(dx: 0, dy: -11))
        finger.move(by: CGVector(dx: 0, dy: -80), duration: 0.3)
        #expect(abs(stage.views[0].contentOffset.y - 81) < 10.5)
        finger.hold(0.5)
        #expect(!stage.tables.isDragging)
        finger.up()
        try stage.expectSettled()
        let tap = stage.screen.touch(at: stage.point(1, 3))
        tap.hold(0.31)
        tap.up()
        #expect(stage.views[1].indexPathsForSelectedRows == [IndexPath(row: 3, section: 0)])
        try stage.expectSettled()
        #expect(stage.changes.isEmpty)
    }

    @Test("A row dropped where it was lifted reports nothing and leaves no undo step (I04)")
    func onTheSpot() throws {
        let stage = LinkedStage()
        let finger = stage.lift(0, 2)
        finger.hold(0.5)
        finger.up()
        try stage.expectSettled()
        let carried = stage.lift(0, 2)
        carried.move(by: CGVector(dx: 3, dy: 4), duration: 0.1)
        carried.up()
        try stage.expectSettled()
        #expect(stage.items == names)
        #expect(stage.changes.isEmpty)
        #expect(stage.settled.isEmpty)
        #expect(stage.screen.undoManager?.canUndo == false)
    }

    @Test("During a drag, tables neither scroll nor refresh, and text editing ends (I08, I10)")
    func surroundings() throws {
        let stage = LinkedStage()
        let refresh = UIRefreshControl()
        stage.views[0].refreshControl = refresh
        let field = UITextField(frame: CGRect(x: 450, y: 300, width: 100, height: 30))
        stage.views[0].superview?.addSubview(field)
        field.becomeFirstResponder()
        let finger = stage.lift(0, 0)
        finger.move(by: CGVector(dx: 0, dy: 200), duration: 0.3)
        #expect(stage.tables.isDragging)
        #expect(stage.views[0].contentOffset.y == 0)
        #expect(!refresh.isRefreshing)
        #expect(!field.isFirstResponder)
        finger.up()
        try stage.expectSettled()
        #expect(stage.changes.count == 1)
    }

    @Test("A row dropped above or far below the tables returns (I19)", arguments: [-300.0, 900])
    func outside(y: Double) throws {
        let stage = LinkedStage()
        let finger = stage.lift(0, 2)
        finger.move(to: stage.point(1, 4), duration: 0.2)
        finger.move(to: CGPoint(x: 320, y: y))
        finger.up()
        try stage.expectSettled()
        #expect(stage.items == names)
        #expect(stage.changes.isEmpty)
    }

    @Test("A partly visible row can be dragged to another list (I23)")
    func partlyVisible() throws {
        let stage = LinkedStage([20, 10, 0])
        stage.views[0].contentOffset.y = 30
        stage.screen.advance(by: 3)
        let finger = stage.screen.touch(at: CGPoint(x: 100, y: 5))
        finger.hold(0.4)
        finger.move(to: stage.point(1, 4, below: -6), duration: 0.3)
        finger.up()
        try stage.expectSettled()
        #expect(stage.items[1][4] == "A0")
        #expect(stage.changes.count == 1)
    }
}
