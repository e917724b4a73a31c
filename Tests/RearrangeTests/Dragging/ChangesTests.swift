// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Reports of drags and changes", .timeLimit(.minutes(1))) @MainActor
struct ChangesTests {
    /// Reads the first `count` elements of a stream.
    private func read<Element>(_ count: Int, of stream: AsyncStream<Element>) async -> [Element] {
        var read: [Element] = []
        for await element in stream {
            read.append(element)
            if read.count == count { break }
        }
        return read
    }

    /// Drags the moving view, and returns the finger.
    private func drag(_ stage: MovingStage) -> TestFinger {
        let finger = stage.lift()
        finger.move(by: CGVector(dx: 40, dy: 60), duration: 0.3)
        return finger
    }

    private func drop(_ finger: TestFinger) { finger.up() }

    @Test("Several for-await loops can read the moves of rows, also undo, each from its own start")
    func rows() async throws {
        let stage = RowsStage()
        let reorderer = try #require(stage.controller.reorderer)
        let first = reorderer.changes
        drop(stage.drag(2, to: 4))
        try await stage.screen.settle()
        let second = reorderer.changes
        stage.screen.undoManager?.undo()
        try await stage.screen.settle()
        let back = RowMove(sources: [path(4)], targets: [path(2)])
        #expect(await read(2, of: first) == [RowMove(sources: [path(2)], targets: [path(4)]), back])
        #expect(await read(1, of: second) == [back])
    }

    @Test("A sequence of changes ends with its component")
    func end() async throws {
        var view: MovingView? = MovingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let stream = view?.changes
        view = nil
        for await _ in try #require(stream) { Issue.record("nothing has changed") }
    }

    @Test("Changes of boards, linked tables and moving views can be read with for await")
    func others() async throws {
        let board = BoardStage(BoardStage.boxes((0, 0)))
        let boardChanges = board.board.changes
        drop(board.drag("A", by: 100, 100))
        try await board.screen.settle()
        #expect(await read(1, of: boardChanges).map(\.item.id) == ["A"])

        let moving = MovingStage()
        let frames = moving.view.changes
        drop(drag(moving))
        try await moving.screen.settle()
        #expect(await read(1, of: frames) == [moving.view.frame])

        let linked = LinkedStage([2, 2, 0])
        let lists = linked.tables.changes
        var items: [[[String]]] = []
        for _ in 0..<2 {
            try linked.drag(0, 0, to: 1, above: 0)
            items.append(linked.tables.lists.map { $0.items.map(\.id) })
        }
        // Each element of the stream has the state after its own change, even if it is read later.
        #expect(await read(2, of: lists).map { $0.map { $0.map(\.id) } } == items)
        #expect(items.last?.map(\.count) == [0, 4, 0])
    }

    @Test("The end callback has the place of the lifted row, or nil if the app has deleted it")
    func placeAtEnd() throws {
        let stage = RowsStage()
        stage.drag(2, to: 4).up()
        try stage.expectSettled()
        #expect(stage.controller.endedAt == [4])
        let finger = stage.lift(3)
        finger.cancel()
        try stage.expectSettled()
        #expect(stage.controller.endedAt == [4, 3])
        let first = try #require(stage.cell(0))
        stage.screen.focus(on: first)
        #expect(stage.screen.perform("Move Down", on: first))
        try stage.expectSettled()
        #expect(stage.controller.endedAt == [4, 3, 1])
        let other = stage.lift(2)
        stage.controller.model[0].remove(at: 2)
        stage.controller.tableView.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .none)
        stage.screen.advance(by: 0.1)
        other.up()
        try stage.screen.settle()
        #expect(stage.controller.endedAt == [4, 3, 1, nil])
    }

    @Test("A moving view calls onBegin and onEnd for each drag")
    func movingView() throws {
        let stage = MovingStage()
        var begun = 0
        stage.view.onBegin = { begun += 1 }
        drag(stage).up()
        try stage.screen.settle()
        #expect(begun == 1)
        #expect(stage.calls.ended == [true])
        drag(stage).cancel()
        try stage.screen.settle()
        #expect(begun == 2)
        #expect(stage.calls.ended == [true, false])
    }
}
