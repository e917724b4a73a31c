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
    func inside(_ kind: SubjectKind, _ input: DragInputKind) throws {
        for callback in DragCallback.allCases { try inside(kind, input, callback) }
    }

    private func inside(_ kind: SubjectKind, _ input: DragInputKind, _ callback: DragCallback) throws {
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
            try subject.screen.settle()
            subject.expectIdle("after \(action) in \(callback)")
            #expect(isDone, "\(callback) was called")
            if subject.view.superview == nil { parent.addSubview(subject.view) }
            subject.setEnabled(true)
            subject.restore()
            try subject.screen.settle()
            let before = subject.calls
            subject.move(by: input)
            try subject.screen.settle()
            subject.expectIdle("after the next drag, \(action) in \(callback)")
            for counted in [DragCallback.begin, .change] {
                #expect(
                    subject.calls[counted] == before[counted, default: 0] + 1, "\(counted), \(action) in \(callback)")
            }
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
                subject.expectIdle("after \(action) before \(decision), by \(input)")
                #expect(questions > 0, "the app was asked, by \(input)")
                if subject.view.superview == nil { parent.addSubview(subject.view) }
                subject.setEnabled(true)
                subject.restore()
                try await subject.screen.settle()
                let (before, asked) = (subject.calls, questions)
                subject.move(by: input)
                try await subject.screen.settle()
                subject.expectIdle("after the next drag, \(action) before \(decision), by \(input)")
                for counted in [DragCallback.begin, .change] {
                    #expect(
                        subject.calls[counted] == before[counted, default: 0] + 1,
                        "\(counted), \(action) before \(decision), by \(input)")
                }
                #expect(questions == asked + 1, "questions, \(action) before \(decision), by \(input)")
            }
        }
    }

    @Test("After a change while the app creates a new item, nothing is left, and the next drag works")
    func whileCreating() throws {
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
            let finger = subject.screen.touch(at: CGPoint(x: 250, y: 150))
            finger.hold(0.8)
            finger.move(by: CGVector(dx: 0, dy: 60), duration: 0.3)
            finger.up()
            try subject.screen.settle()
            subject.expectIdle("after \(action) in newItem")
            #expect(isDone, "newItem was called")
            if subject.view.superview == nil { parent.addSubview(subject.view) }
            subject.setEnabled(true)
            subject.restore()
            try subject.screen.settle()
            let before = subject.calls
            subject.move(by: .finger)
            try subject.screen.settle()
            subject.expectIdle("after the next drag, \(action) in newItem")
            for counted in [DragCallback.begin, .change] {
                #expect(subject.calls[counted] == before[counted, default: 0] + 1, "\(counted), \(action) in newItem")
            }
        }
    }
}
