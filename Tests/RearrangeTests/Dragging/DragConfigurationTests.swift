// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Drag configuration of all components") @MainActor
struct DragConfigurationTests {
    /// A component of Rearrange on a screen, and a way to drag one of its items.
    @MainActor
    private struct Stage {
        let name: String
        let screen: TestScreen
        /// Changes the component's configuration.
        let configure: ((inout DragConfiguration) -> Void) -> Void
        /// Drags an item to another place, and returns the finger.
        let drag: () -> TestFinger
        let isDragging: () -> Bool
        /// Returns the view of the dragged item.
        let item: () -> UIView?
        /// Returns a view that moves aside for the item; nil if there is none.
        var neighbour: () -> UIView? = { nil }
        /// The scroll view in which the item can be dragged down; nil if there is none.
        var scrollView: UIScrollView?

        private func middle() throws -> CGPoint {
            let view = try #require(item())
            return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        }

        /// Presses the item for the given time, and returns the finger.
        func hold(_ time: TimeInterval) throws -> TestFinger {
            let finger = screen.touch(at: try middle())
            finger.hold(time)
            return finger
        }

        /// Presses the mouse button on the item, and returns the mouse.
        func press() throws -> TestMouse {
            screen.mouse.move(to: try middle())
            screen.mouse.press()
            return screen.mouse
        }
    }

    private func stages() throws -> [Stage] {
        let rows = RowsStage()
        let reorderer = try #require(rows.controller.reorderer)
        let stack = try StackStage()
        let board = BoardStage(BoardStage.boxes((0, 0), (100, 100))) {
            ($0.boardSize, $0.collision) = (CGSize(width: 400, height: 2000), .push)
        }
        let moving = MovingStage()
        return [
            Stage(
                name: "rows", screen: rows.screen, configure: { $0(&reorderer.configuration.drag) },
                drag: { rows.drag(2, to: 4) }, isDragging: { reorderer.isDragging },
                item: { rows.cell(2) }, neighbour: { rows.cell(3) }, scrollView: rows.controller.tableView),
            Stage(
                name: "stack", screen: stack.screen, configure: { $0(&stack.stack.configuration.drag) },
                drag: { stack.drag(1, to: 2) }, isDragging: { stack.stack.isDragging },
                item: { stack.tile(1) }, neighbour: { stack.tile(2) }),
            Stage(
                name: "board", screen: board.screen, configure: { $0(&board.board.configuration.drag) },
                drag: { board.drag("A", by: 100, 100) }, isDragging: { board.board.isDragging },
                item: { board.board.view(for: "A") }, neighbour: { board.board.view(for: "B") },
                scrollView: board.board.scrollView),
            Stage(
                name: "moving view", screen: moving.screen, configure: { $0(&moving.view.configuration) },
                drag: {
                    let finger = moving.lift()
                    finger.move(by: CGVector(dx: 40, dy: 60), duration: 0.3)
                    return finger
                }, isDragging: { moving.view.isDragging }, item: { moving.view }, scrollView: moving.scrollView),
        ]
    }

    @Test("A drop animation takes dropDuration, and a return animation takes returnDuration", arguments: [true, false])
    func durations(isDropped: Bool) throws {
        for stage in try stages() {
            stage.configure { ($0.dropDuration, $0.returnDuration) = isDropped ? (1, 0.2) : (0.2, 1) }
            let finger = stage.drag()
            if isDropped { finger.up() } else { finger.cancel() }
            stage.screen.advance(by: 0.6)
            #expect(stage.isDragging(), "\(stage.name)")
            try stage.screen.settle()
            #expect(!stage.isDragging(), "\(stage.name)")
        }
    }

    @Test("A finger lifts after minimumPressDuration, unless it moves more than allowableMovement")
    func press() throws {
        for stage in try stages() {
            stage.configure { $0.minimumPressDuration = 1.5 }
            let finger = try stage.hold(1.2)
            #expect(!stage.isDragging(), "\(stage.name)")
            finger.hold(0.5)
            #expect(stage.isDragging(), "\(stage.name)")
            finger.up()
            try stage.screen.settle()
            stage.configure { ($0.minimumPressDuration, $0.allowableMovement) = (0.5, 2) }
            let other = try stage.hold(0.1)
            other.move(by: CGVector(dx: 4, dy: 0), duration: 0.1)
            other.hold(0.6)
            #expect(!stage.isDragging(), "\(stage.name)")
            other.up()
        }
    }

    @Test("A mouse lifts an item after it has moved by mouseDistance")
    func mouseDistance() throws {
        for stage in try stages() {
            stage.configure { $0.mouseDistance = 20 }
            let mouse = try stage.press()
            mouse.move(by: CGVector(dx: 0, dy: 15), duration: 0.1)
            #expect(!stage.isDragging(), "\(stage.name)")
            mouse.move(by: CGVector(dx: 0, dy: 10), duration: 0.1)
            #expect(stage.isDragging(), "\(stage.name)")
            mouse.release()
            try stage.screen.settle()
        }
    }

    @Test("Neighbours move aside within gapDuration", arguments: [true, false])
    func gapDuration(isLong: Bool) throws {
        for stage in try stages() where stage.neighbour() != nil {
            stage.configure { $0.gapDuration = isLong ? 3 : 0.1 }
            let finger = stage.drag()
            stage.screen.advance(by: 0.3)
            let view = try #require(stage.neighbour())
            func seen() -> CGPoint? { view.layer.presentation()?.convert(CGPoint.zero, to: nil) }
            let before = seen()
            stage.screen.advance(by: 0.2)
            #expect((seen() != before) == isLong, "\(stage.name)")
            finger.cancel()
            try stage.screen.settle()
        }
    }

    @Test("An item held within autoscrollZone scrolls the scroll view", arguments: [true, false])
    func autoscrollZone(isDeep: Bool) throws {
        for stage in try stages() {
            guard let scrollView = stage.scrollView else { continue }
            stage.configure { ($0.autoscrollZone, $0.minimumPressDuration) = (isDeep ? 90 : 20, 0.3) }
            let before = scrollView.contentOffset.y
            let finger = try stage.hold(0.4)
            let end = scrollView.convert(CGPoint(x: 60, y: scrollView.bounds.maxY - 50), to: nil)
            finger.move(to: end, duration: 0.4)
            finger.hold(0.5)
            #expect((scrollView.contentOffset.y > before) == isDeep, "\(stage.name)")
            finger.cancel()
            try stage.screen.settle()
        }
    }

    @Test("A drag registers an undo step only with registersUndo", arguments: [true, false])
    func undo(isStep: Bool) throws {
        for stage in try stages() {
            stage.configure { $0.registersUndo = isStep }
            stage.drag().up()
            try stage.screen.settle()
            #expect(stage.screen.undoManager?.canUndo == isStep, "\(stage.name)")
        }
    }

    @Test("A drag to another board registers an undo step only with registersUndo", arguments: [true, false])
    func undoBetweenBoards(isStep: Bool) throws {
        let stage = BoardDragSessionStage()
        for board in [stage.left, stage.right] { board.configuration.registersUndo = isStep }
        stage.drag(stage.middle("A"), to: CGPoint(x: 420, y: 140)).up()
        try stage.screen.settle()
        #expect(stage.right.items.count == 2)
        #expect(stage.screen.undoManager?.canUndo == isStep)
    }

    @Test("A moving view keeps a shadow that the app sets during a drag, if none is configured")
    func ownShadow() throws {
        let stage = MovingStage()
        stage.view.onBegin = { stage.view.layer.shadowOpacity = 0.7 }
        let finger = stage.lift()
        finger.move(by: CGVector(dx: 40, dy: 60), duration: 0.3)
        finger.up()
        try stage.screen.settle()
        #expect(stage.view.layer.shadowOpacity == 0.7)
    }

    @Test("Dragged items of boards and moving views have the configured shadow until they land")
    func shadow() throws {
        let wanted = DragShadow(offset: CGSize(width: 1, height: 2), radius: 7, opacity: 0.6)
        let (board, moving) = (BoardStage(BoardStage.boxes((0, 0))), MovingStage())
        (board.board.configuration.shadow, moving.view.configuration.shadow) = (wanted, wanted)
        moving.view.layer.shadowOpacity = 0.1
        let fingers = [board.lift("A"), moving.lift()]
        for view in [try #require(board.board.view(for: "A")), moving.view] {
            #expect(view.layer.shadowOpacity == 0.6)
            #expect(view.layer.shadowRadius == 7)
            #expect(view.layer.shadowOffset == CGSize(width: 1, height: 2))
        }
        fingers.forEach { $0.up() }
        try board.screen.settle()
        try moving.screen.settle()
        #expect(board.board.view(for: "A")?.layer.shadowOpacity == 0)
        #expect(moving.view.layer.shadowOpacity == 0.1)
    }

    @Test("Lifted items of boards and moving views fade within liftDuration")
    func lift() {
        let (board, moving) = (BoardStage(BoardStage.boxes((0, 0))), MovingStage())
        board.board.configuration.liftDuration = 0.4
        moving.view.configuration.liftDuration = 0.4
        _ = (board.lift("A"), moving.lift())
        for (screen, view) in [(board.screen, board.board.view(for: "A")), (moving.screen, moving.view)] {
            screen.advance(by: 0.1)
            let alpha = view?.layer.presentation()?.opacity ?? 0
            #expect(alpha > 0.55)
            #expect(alpha < 0.95)
            screen.advance(by: 0.5)
            #expect(view?.layer.presentation()?.opacity ?? view?.layer.opacity == 0.5)
        }
    }

    @Test("A press on a control in a row lifts the row only with liftsByControls", arguments: [true, false])
    func controlInRow(lifts: Bool) throws {
        let stage = RowsStage()
        let reorderer = try #require(stage.controller.reorderer)
        reorderer.configuration.liftsByControls = lifts
        let toggle = UIButton(frame: CGRect(x: 200, y: 0, width: 60, height: 44))
        try #require(stage.cell(2)).contentView.addSubview(toggle)
        let finger = stage.screen.touch(toggle)
        finger.hold(0.7)
        #expect(reorderer.isDragging == lifts)
        finger.up()
        try stage.screen.settle()
        let beside = stage.lift(2)
        #expect(reorderer.isDragging)
        beside.cancel()
    }

    @Test("canLift of a moving view applies to fingers, keys and custom actions")
    func mayLift() throws {
        let stage = MovingStage()
        var isAllowed = false
        stage.view.canLift = { isAllowed }
        stage.lift().up()
        try stage.screen.settle()
        stage.screen.press(.tab)
        #expect(stage.view.isFocused)
        stage.screen.press(.space)
        #expect(!stage.view.isDragging)
        #expect(stage.view.accessibilityCustomActions == nil)
        isAllowed = true
        stage.screen.press(.space)
        #expect(stage.view.isDragging)
        stage.screen.press(.escape)
        try stage.screen.settle()
        #expect(stage.view.accessibilityCustomActions?.isEmpty == false)
        // Scrolls back to the start: the first press of Space lifted nothing, and so scrolled the scroll view.
        stage.scrollView.contentOffset = .zero
        let finger = stage.lift()
        #expect(stage.view.isDragging)
        finger.cancel()
        try stage.expectSettled()
    }

    @Test("A stack's onChange and changes report moves, removals, and views that undo restores")
    func stackChanges() async throws {
        let stage = try StackStage()
        stage.stack.configuration.removalDistance = 60
        var told: [String] = []
        func text(_ change: DragDropStackView.Change) -> String {
            switch change {
            case .moved(let view, let old, let new): "\((view as? Tile)?.name ?? "") \(old) to \(new)"
            case .removed(let view, let old): "\((view as? Tile)?.name ?? "") removed from \(old)"
            case .inserted(let view, let new): "\((view as? Tile)?.name ?? "") inserted at \(new)"
            }
        }
        stage.stack.onChange = { told.append(text($0)) }
        let changes = stage.stack.changes
        play(stage)
        #expect(told == ["V1 1 to 2", "V0 removed from 0", "V0 inserted at 0"])
        var read: [String] = []
        for await change in changes {
            read.append(text(change))
            if read.count == 3 { break }
        }
        #expect(read == told)
    }

    /// Moves a view inside the stack, removes another view by a drop outside the stack, and undoes the removal.
    private func play(_ stage: StackStage) {
        stage.drag(1, to: 2).up()
        stage.screen.advance(by: 1)
        let finger = stage.lift(0)
        finger.move(by: CGVector(dx: 0, dy: 250), duration: 0.3)
        finger.up()
        stage.screen.advance(by: 1)
        stage.screen.undoManager?.undo()
        stage.screen.advance(by: 1)
    }
}
