// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

/// A server that is asked about drops, and accepts or refuses each when the test calls `answer`.
@MainActor
private final class Server {
    private var waiting: [CheckedContinuation<DropDecision, Never>] = []
    private(set) var questions = 0

    func decide() async -> DropDecision {
        questions += 1
        return await withCheckedContinuation { waiting.append($0) }
    }

    /// Answers the oldest question that has no answer yet.
    func answer(_ decision: DropDecision) { waiting.removeFirst().resume(returning: decision) }

    static let full = DropDecision.refused(reason: "The day is full.")
}

/// Drags a view of a stack horizontally, and returns the finger.
@MainActor
private func drag(_ index: Int, by distance: CGFloat, in stage: StackStage) -> TestFinger {
    let finger = stage.lift(index)
    finger.move(by: CGVector(dx: distance, dy: 0), duration: 0.3)
    return finger
}

extension TestScreen {
    /// The announcements that end with the reason of a refusal.
    fileprivate var refusals: [String] { announcements.filter { $0.hasSuffix("The day is full.") } }
}

/// Case I93: the app accepts or refuses a drop after the item has landed.
@MainActor
@Suite("Asynchronous drop decisions (I93)")
struct DropDecisionTests {
    private let server = Server()

    // MARK: Rows

    private func rows(identifies: Bool) -> RowsStage {
        let stage = RowsStage([(0..<10).map { "A\($0)" }])
        stage.controller.identifies = identifies
        stage.controller.reorderer?.confirmDrop = { [server] _ in await server.decide() }
        return stage
    }

    @Test("A refused row returns while another row is dragged", arguments: [true, false])
    func refusedRow(identifies: Bool) async throws {
        let stage = rows(identifies: identifies)
        let (screen, controller) = (stage.screen, stage.controller)
        await stage.drag(1, to: 3).up()
        await screen.advance(by: 1)
        #expect(controller.model[0].prefix(4) == ["A0", "A2", "A3", "A1"])
        #expect(screen.undoManager?.canUndo != true)

        let finger = stage.drag(8, to: 6)
        server.answer(Server.full)
        await screen.advance(by: 1)
        #expect(controller.model[0] == (0..<10).map { "A\($0)" })
        #expect(screen.refusals == ["A1 put back, 2 of 10. The day is full."])
        #expect(controller.reorderer?.isDragging == true)

        await finger.up()
        await screen.advance(by: 1)
        server.answer(.accepted)
        try await screen.settle()
        let moved = ["A0", "A1", "A2", "A3", "A4", "A5", "A8", "A6", "A7", "A9"]
        #expect(controller.model[0] == moved)
        screen.undoManager?.undo()
        try await screen.settle()
        #expect(controller.model[0] == (0..<10).map { "A\($0)" })
        #expect(screen.undoManager?.canUndo == false)
        screen.undoManager?.redo()
        try await screen.settle()
        #expect(controller.model[0] == moved)
        #expect(server.questions == 2)
        try stage.expectSettled()
    }

    @Test("A row whose drop is undecided cannot be lifted", arguments: [true, false])
    func pendingRow(identifies: Bool) async throws {
        let stage = rows(identifies: identifies)
        await stage.drag(1, to: 3).up()
        await stage.screen.advance(by: 1)
        let finger = stage.lift(3)
        #expect(stage.controller.reorderer?.isDragging == false)
        await finger.up()
        server.answer(.accepted)
        await stage.screen.advance(by: 1)
        let second = stage.lift(3)
        #expect(stage.controller.reorderer?.isDragging == true)
        second.cancel()
        try stage.expectSettled()
    }

    @Test("A row that is refused before it has landed returns after the landing")
    func refusedWhileLanding() async throws {
        let stage = rows(identifies: true)
        await stage.drag(1, to: 3).up()
        await stage.screen.advance(by: 0.05)
        server.answer(Server.full)
        await stage.screen.advance(by: 1)
        #expect(stage.controller.model[0] == (0..<10).map { "A\($0)" })
        #expect(stage.screen.refusals.count == 1)
        try stage.expectSettled()
    }

    @Test("A refused row without an identifier returns even if another row was moved past it")
    func refusedBehindAnotherMove() async throws {
        let stage = rows(identifies: false)
        await stage.drag(1, to: 3).up()
        await stage.screen.advance(by: 1)
        await stage.drag(6, to: 0).up()
        await stage.screen.advance(by: 1)
        #expect(stage.controller.model[0].prefix(5) == ["A6", "A0", "A2", "A3", "A1"])
        server.answer(Server.full)
        await stage.screen.advance(by: 1)
        #expect(stage.controller.model[0].prefix(5) == ["A6", "A1", "A0", "A2", "A3"])
        server.answer(.accepted)
        await stage.screen.advance(by: 1)
        try stage.expectSettled()
    }

    @Test("A row that an accessibility action moves returns if it is refused during the animation")
    func refusedAction() async throws {
        let stage = rows(identifies: false)
        let row = try #require(stage.cell(0))
        stage.screen.focus(on: row)
        #expect(stage.screen.perform("Move Down", on: row))
        #expect(stage.controller.model[0].prefix(2) == ["A1", "A0"])
        await stage.screen.advance(by: 0.05)
        server.answer(Server.full)
        await stage.screen.advance(by: 1)
        #expect(stage.controller.model[0].prefix(2) == ["A0", "A1"])
        #expect(stage.screen.refusals.count == 1)
        try stage.expectSettled()
    }

    @Test("If two rows are refused while one of them lands, both return", arguments: [true, false])
    func twoRefusedWhileLanding(identifies: Bool) async throws {
        let stage = rows(identifies: identifies)
        await stage.drag(1, to: 3).up()
        await stage.screen.advance(by: 1)
        await stage.drag(6, to: 2).up()
        await stage.screen.advance(by: 0.05)
        #expect(stage.controller.model[0].prefix(6) == ["A0", "A2", "A6", "A3", "A1", "A4"])
        server.answer(Server.full)
        server.answer(Server.full)
        await stage.screen.advance(by: 1)
        #expect(stage.controller.model[0] == (0..<10).map { "A\($0)" })
        #expect(stage.screen.refusals.count == 2)
        try stage.expectSettled()
    }

    @Test("A refused row that waits for another to land has no actions until it has returned")
    func refusedRowThatWaits() async throws {
        let stage = rows(identifies: false)
        await stage.drag(1, to: 3).up()
        await stage.screen.advance(by: 1)
        await stage.drag(8, to: 6).up()
        await stage.screen.advance(by: 0.05)
        server.answer(Server.full)
        await stage.screen.advance(by: 0.02)
        #expect(stage.controller.model[0][3] == "A1")
        #expect(stage.controller.reorderer?.accessibilityActions(forRowAt: IndexPath(row: 3, section: 0)) == [])
        await stage.screen.advance(by: 1)
        #expect(stage.controller.model[0][1] == "A1")
        server.answer(.accepted)
        try await stage.screen.settle()
        try stage.expectSettled()
    }

    // MARK: Stacks

    @Test("If two views land in a group and are refused, each returns after its own landing")
    func refusedWhileLandingInGroup() async throws {
        let stage = try StackStage(3, axis: .vertical)
        let (other, group) = stage.joinColumn(["W0", "W1", "W2"])
        for stack in group.stacks { stack.confirmDrop = { [server] _ in await server.decide() } }
        stage.stack.configuration.dropDuration = 1
        let first = stage.lift(0)
        await first.move(by: CGVector(dx: 0, dy: 80), duration: 0.3)
        await first.up()
        let second = stage.screen.touch(at: other.convert(other.arrangedSubviews[0].center, to: nil))
        await second.hold(0.25)
        await second.move(by: CGVector(dx: 0, dy: 80), duration: 0.05)
        await second.up()
        await stage.screen.advance(by: 0.02)
        #expect(stage.stack.names == ["V1", "V0", "V2"])
        #expect(other.names == ["W1", "W0", "W2"])
        server.answer(Server.full)
        server.answer(Server.full)
        await stage.screen.advance(by: 0.4)
        #expect(other.names == ["W0", "W1", "W2"])
        #expect(stage.stack.names == ["V1", "V0", "V2"])
        await stage.screen.advance(by: 1)
        #expect(stage.stack.names == ["V0", "V1", "V2"])
        try await stage.screen.settle()
    }

    @Test(
        "A refused view returns even if its stack joins or leaves a group while the view lands",
        arguments: [true, false])
    func refusedWhileGroupChanges(joins: Bool) async throws {
        let stage = try StackStage(3)
        let group = DragDropStackGroup()
        stage.stack.group = joins ? nil : group
        stage.stack.confirmDrop = { [server] _ in await server.decide() }
        await drag(0, by: 80, in: stage).up()
        await stage.screen.advance(by: 0.05)
        server.answer(Server.full)
        await stage.screen.advance(by: 0.02)
        #expect(stage.stack.names == ["V1", "V0", "V2"])
        stage.stack.group = joins ? group : nil
        try await stage.screen.settle()
        #expect(stage.stack.names == ["V0", "V1", "V2"])
        #expect(stage.screen.refusals.count == 1)
        try stage.expectSettled()
    }

    @Test("A refused view of a stack returns while another view is dragged")
    func refusedView() async throws {
        let stage = try StackStage(5)
        let screen = stage.screen
        stage.stack.confirmDrop = { [server] _ in await server.decide() }
        await drag(0, by: 80, in: stage).up()
        await screen.advance(by: 1)
        #expect(stage.stack.names == ["V1", "V0", "V2", "V3", "V4"])
        #expect(screen.undoManager?.canUndo != true)

        let finger = drag(4, by: -80, in: stage)
        server.answer(Server.full)
        await screen.advance(by: 0.1)
        #expect(stage.stack.isDragging)
        #expect(stage.stack.names == ["V0", "V1", "V2", "V3", "V4"])
        #expect(screen.refusals == ["V0 put back, 1 of 5. The day is full."])
        await finger.up()
        await screen.advance(by: 1)
        server.answer(.accepted)
        try await screen.settle()
        #expect(stage.stack.names == ["V0", "V1", "V2", "V4", "V3"])
        #expect(stage.modelDelegate.model == stage.stack.names)
        screen.undoManager?.undo()
        try await screen.settle()
        #expect(stage.stack.names == ["V0", "V1", "V2", "V3", "V4"])
        #expect(screen.undoManager?.canUndo == false)
        try stage.expectSettled()
    }

    // MARK: Boards

    @Test("A refused item of a board returns while another item is dragged")
    func refusedItem() async throws {
        let stage = BoardStage(BoardStage.boxes((20, 20), (20, 200)))
        let screen = stage.screen
        stage.board.confirmDrop = { [server] _ in await server.decide() }
        await stage.drag("A", by: 200, 0).up()
        await screen.advance(by: 1)
        #expect(stage.origin("A") == CGPoint(x: 220, y: 20))
        #expect(screen.undoManager?.canUndo != true)

        let finger = stage.drag("B", by: 0, 100)
        server.answer(Server.full)
        await screen.advance(by: 1)
        #expect(stage.origin("A") == CGPoint(x: 20, y: 20))
        #expect(screen.refusals == ["Box A put back, column 2 of 20, row 2 of 30. The day is full."])
        #expect(stage.board.isDragging)
        await finger.up()
        await screen.advance(by: 1)
        server.answer(.accepted)
        try await screen.settle()
        #expect(stage.origin("B") == CGPoint(x: 20, y: 300))
        screen.undoManager?.undo()
        try await screen.settle()
        #expect(stage.origin("B") == CGPoint(x: 20, y: 200))
        #expect(screen.undoManager?.canUndo == false)
        try stage.expectSettled()
    }

    @Test("A refused item goes to the nearest free place if its own was taken")
    func refusedItemWithoutHome() async throws {
        let stage = BoardStage(BoardStage.boxes((20, 20), (20, 200)))
        stage.board.confirmDrop = { [server] change in
            change.item.id == AnyHashable("A") ? await server.decide() : .accepted
        }
        await stage.drag("A", by: 200, 0).up()
        await stage.screen.advance(by: 1)
        await stage.drag("B", by: 0, -180).up()
        await stage.screen.advance(by: 1)
        #expect(stage.origin("B") == CGPoint(x: 20, y: 20))
        server.answer(Server.full)
        await stage.screen.advance(by: 1)
        let (a, b) = (try #require(stage.frame("A")), try #require(stage.frame("B")))
        #expect(!a.insetBy(dx: 1, dy: 1).intersects(b))
        #expect(a.minX < 200)
        try stage.expectSettled()
    }

    @Test("A refused item from another board returns to that board")
    func refusedArrival() async throws {
        let stage = BoardDragSessionStage()
        stage.right.confirmDrop = { [server] _ in await server.decide() }
        let home = stage.frame("A", on: stage.left)
        await stage.drag(stage.middle("A"), to: CGPoint(x: 440, y: 200)).up()
        await stage.screen.advance(by: 1)
        #expect(stage.frame("A", on: stage.right) != nil)
        server.answer(Server.full)
        await stage.screen.advance(by: 1)
        #expect(stage.frame("A", on: stage.left) == home)
        #expect(stage.frame("A", on: stage.right) == nil)
        #expect(stage.screen.refusals.count == 1)
        #expect(stage.screen.undoManager?.canUndo != true)
        try stage.expectSettled()
    }

    // MARK: Moving views

    @Test("A refused moving view returns")
    func refusedMovingView() async throws {
        let stage = MovingStage()
        stage.view.confirmDrop = { [server] _ in await server.decide() }
        let finger = stage.lift()
        await finger.move(by: CGVector(dx: 100, dy: 0), duration: 0.3)
        await finger.up()
        await stage.screen.advance(by: 1)
        #expect(stage.view.frame.origin == CGPoint(x: 120, y: 20))
        let second = stage.lift()
        #expect(stage.view.state == .ended)
        await second.up()
        server.answer(Server.full)
        await stage.screen.advance(by: 1)
        #expect(stage.view.frame.origin == CGPoint(x: 20, y: 20))
        #expect(stage.calls.moved.map(\.minX) == [120, 20])
        #expect(stage.screen.refusals.count == 1)
        #expect(stage.screen.undoManager?.canUndo != true)
        try stage.expectSettled()
    }

    // MARK: Linked tables

    @Test("A row of linked tables has move actions only after its drop is accepted")
    func actionsOfPendingLinkedRow() async throws {
        let stage = LinkedStage()
        stage.tables.confirmDrop = { [server] _ in await server.decide() }
        try stage.drag(0, 2, to: 1, above: 3)
        await stage.screen.advance(by: 0.1)
        func actions() -> [String] {
            let cell = stage.tables.lists[1].tableView?.cellForRow(at: IndexPath(row: 3, section: 0))
            return (cell?.accessibilityCustomActions ?? []).map(\.name)
        }
        #expect(stage.items[1][3] == "A2")
        #expect(!actions().contains("Move Up"))
        server.answer(.accepted)
        try await stage.screen.settle()
        #expect(actions().contains("Move Up"))
    }

    @Test("A refused row of linked tables returns to its list while another row is dragged")
    func refusedLinkedRow() async throws {
        let stage = LinkedStage()
        let screen = stage.screen
        stage.tables.confirmDrop = { [server] _ in await server.decide() }
        try stage.drag(0, 2, to: 1, above: 3)
        await screen.advance(by: 0.1)
        #expect(stage.items[1].prefix(4) == ["B0", "B1", "B2", "A2"])
        #expect(screen.undoManager?.canUndo != true)

        let finger = stage.lift(0, 5)
        await finger.move(to: stage.point(0, 7), duration: 0.3)
        server.answer(Server.full)
        await screen.advance(by: 0.5)
        #expect(stage.items[0] == (0..<10).map { "A\($0)" })
        #expect(screen.refusals == ["A2 put back, 3 of 10. The day is full."])
        #expect(stage.tables.isDragging)
        await finger.up()
        await screen.advance(by: 1)
        server.answer(.accepted)
        try await screen.settle()
        #expect(stage.items[0] != (0..<10).map { "A\($0)" })
        screen.undoManager?.undo()
        try await screen.settle()
        #expect(stage.items[0] == (0..<10).map { "A\($0)" })
        #expect(screen.undoManager?.canUndo == false)
        try await stage.expectSettled()
    }
}

/// Case I94: undo and redo of a move are announced.
@MainActor
@Suite("Announcements of undo and redo (I94)")
struct UndoAnnouncementTests {
    /// Undoes and redoes the move, and returns the announcements of the undo and of the redo.
    private func announcements(_ screen: TestScreen) throws -> [[String]] {
        try [true, false].map { isUndo in
            let before = screen.announcements.count
            let manager = try #require(screen.undoManager)
            if isUndo { manager.undo() } else { manager.redo() }
            try screen.settle()
            return Array(screen.announcements.dropFirst(before))
        }
    }

    @Test("Undo and redo of a row's move are announced once each")
    func rows() throws {
        let stage = RowsStage([(0..<10).map { "A\($0)" }])
        stage.drag(1, to: 3).up()
        try stage.screen.settle()
        #expect(
            try announcements(stage.screen) == [["A1 moved above A2, 2 of 10"], ["A1 moved above A4, 4 of 10"]])
    }

    @Test("Undo and redo of a stack's move are announced once each")
    func stack() throws {
        let stage = try StackStage(5)
        drag(0, by: 80, in: stage).up()
        try stage.screen.settle()
        #expect(
            try announcements(stage.screen) == [["V0 moved before V1, 1 of 5"], ["V0 moved before V2, 2 of 5"]])
    }

    @Test("Undo and redo of a board's move are announced once each")
    func board() throws {
        let stage = BoardStage(BoardStage.boxes((20, 20)))
        stage.drag("A", by: 200, 0).up()
        try stage.screen.settle()
        #expect(
            try announcements(stage.screen) == [
                ["Box A moved, column 2 of 20, row 2 of 30"], ["Box A moved, column 12 of 20, row 2 of 30"],
            ])
    }

    @Test("Undo and redo of a move from board to board are announced once each")
    func boards() throws {
        let stage = BoardDragSessionStage()
        stage.drag(stage.middle("A"), to: CGPoint(x: 440, y: 200)).up()
        try stage.screen.settle()
        let calls = try announcements(stage.screen)
        #expect(calls.map(\.count) == [1, 1])
        #expect(calls.joined().allSatisfy { $0.hasPrefix("Card A added") })
    }

    @Test("Undo and redo of a moving view's move are announced once each")
    func movingView() throws {
        let stage = MovingStage()
        let finger = stage.lift()
        finger.move(by: CGVector(dx: 100, dy: 0), duration: 0.3)
        finger.up()
        try stage.screen.settle()
        let calls = try announcements(stage.screen)
        #expect(calls.map(\.count) == [1, 1])
        #expect(calls.joined().allSatisfy { $0.hasPrefix("Card moved") })
    }

    @Test("Undo and redo of a linked row's move are announced once each")
    func linkedTables() throws {
        let stage = LinkedStage()
        try stage.drag(0, 2, to: 1, above: 3)
        #expect(
            try announcements(stage.screen) == [["A2 moved above A3, 3 of 10"], ["A2 moved above B3, 4 of 11"]])
    }
}
