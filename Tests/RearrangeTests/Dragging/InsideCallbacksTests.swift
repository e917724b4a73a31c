// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Changes that an app makes inside the callbacks of a drag") @MainActor
struct InsideCallbacksTests {
    @Test("Keys lift nothing if the app deletes the rows in canLiftRowAt")
    func deletedWhenAsked() throws {
        let stage = RowsStage([["A", "B", "C"]])
        stage.screen.press(.downArrow)
        stage.controller.mayLift = { _ in
            stage.controller.model = [[]]
            stage.controller.tableView.reloadData()
            return true
        }
        stage.screen.press(.space)
        try stage.screen.settle()
        #expect(stage.controller.calls == [])
        #expect(stage.controller.reorderer?.isDragging == false)
    }

    @Test(
        "After a change inside a callback, each drag has one begin and one end, and the next drag works",
        arguments: SubjectKind.allCases, DragInputKind.allCases)
    func inside(_ kind: SubjectKind, _ input: DragInputKind) async throws {
        for callback in DragCallback.allCases { try await inside(kind, input, callback) }
    }

    private func inside(_ kind: SubjectKind, _ input: DragInputKind, _ callback: DragCallback) async throws {
        for action in AppAction.allCases where kind.has(callback, action, input) {
            let subject = kind.make()
            let parent = try #require(subject.view.superview)
            var isDone = false
            subject.onCall = { [unowned subject] in
                guard $0 == callback, !isDone else { return }
                isDone = true
                subject.perform(action)
            }
            subject.move(by: input)
            try await subject.screen.settle()
            #expect(isDone, "\(callback) was called")
            try await subject.expectIdleAndNextDrag(by: input, in: parent, "\(action) in \(callback)")
        }
    }

    @Test(
        "After a change while the app decides about a drop, each drag has one begin and one end, and the next works",
        arguments: SubjectKind.allCases, [DropDecision.accepted, .refused(reason: "The day is full.")])
    func whileDeciding(_ kind: SubjectKind, _ decision: DropDecision) async throws {
        for input in DragInputKind.allCases {
            for action in AppAction.allCases where kind.has(.change, action, input) {
                let subject = kind.make()
                let parent = try #require(subject.view.superview)
                var questions = 0
                subject.setConfirmDrop { [unowned subject] in
                    questions += 1
                    if questions > 1 { return .accepted }
                    subject.perform(action)
                    return decision
                }
                subject.move(by: input)
                try await subject.screen.settle()
                let asked = questions
                #expect(asked > 0, "the app was asked, by \(input)")
                try await subject.expectIdleAndNextDrag(
                    by: input, in: parent, "\(action) before \(decision), by \(input)")
                #expect(questions == asked + 1, "questions, \(action) before \(decision), by \(input)")
            }
        }
    }

    @Test("After a change while the app creates a new item, nothing is left, and the next drag works")
    func whileCreating() async throws {
        for action in AppAction.allCases {
            let subject = BoardSubject()
            let parent = try #require(subject.view.superview)
            var isDone = false
            subject.board.newItem = { [unowned subject] frame in
                if !isDone {
                    isDone = true
                    subject.perform(action)
                }
                return BoardItem(id: "New", frame: CGRect(origin: frame.origin, size: CGSize(width: 100, height: 60)))
            }
            subject.drag(from: CGPoint(x: 250, y: 150), by: CGVector(dx: 0, dy: 60))
            #expect(isDone, "newItem was called")
            try await subject.expectIdleAndNextDrag(by: .finger, in: parent, "\(action) in newItem")
        }
    }
}
