// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit

/// Tests that misuse of an undo manager ends the process with a message on standard error.
@Suite struct UndoMisuseTests {
    private func expect(_ result: ExitTest.Result?, says text: String) {
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains(text), "\(said)")
    }

    @Test func endingAGroupThatWasNotBegunFails() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            UndoManager().endUndoGrouping()
        }
        expect(result, says: "endUndoGrouping: called with no matching begin")
    }

    @Test func registeringWithoutAGroupFails() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let manager = UndoManager()
            manager.groupsByEvent = false
            manager.registerUndo(withTarget: manager) { _ in }
        }
        expect(result, says: "must begin a group before registering undo")
    }

    @Test func undoInsideAnOpenGroupFails() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let manager = UndoManager()
            manager.beginUndoGrouping()
            manager.undo()
        }
        expect(result, says: "too many nested undo groups: 2")
    }

    @Test func undoDuringAnUndoFails() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let manager = UndoManager()
            manager.registerUndo(withTarget: manager) { $0.undo() }
            manager.undo()
        }
        expect(result, says: "do not undo from within an undo or redo")
    }

    @Test func enablingRegistrationThatIsNotDisabledFails() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            UndoManager().enableUndoRegistration()
        }
        expect(result, says: "matching call to disableUndoRegistration")
    }
}
