// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Undoes and redoes the steps of a session, and checks the items.
///
/// After an undo the items must be the same as before the step, and after a redo the same as after the step.
@MainActor
final class SoakSteps {
    private let manager: UndoManager
    private let ledger: SoakLedger
    private let items: () -> String
    /// The items as text, by the number of steps that can be undone. The record starts again when the app itself
    /// changes the items.
    private var recordedItems: [Int: String] = [:]
    /// Whether the app removes all undo actions when it changes the items itself.
    private var forgets = false
    /// The number of steps that were undone or redone.
    private(set) var count = 0
    /// Whether a step was undone after the app had changed the items, so that items may overlap others now.
    private(set) var hasUndonePastChanges = false

    /// Creates the checks of a session whose steps `manager` undoes and redoes. Faults are added to `ledger`.
    ///
    /// - Parameter items: returns the items and their places as text.
    init(_ manager: UndoManager, _ ledger: SoakLedger, items: @escaping () -> String) {
        (self.manager, self.ledger, self.items) = (manager, ledger, items)
    }

    var isUnderWay: Bool { manager.isUndoing || manager.isRedoing }

    func begin(_ numbers: SoakNumbers) {
        forgets = numbers.happens(0.5)
        recordedItems = [0: items()]
    }

    /// Records the items after the component has reported a step.
    func recordStep() {
        guard !isUnderWay else { return }
        recordedItems = recordedItems.filter { $0.key < manager.undoCount }
        recordedItems[manager.undoCount] = items()
    }

    /// Handles a possible change of the items by the app: records the items again if they have changed.
    func recordChanges() {
        let now = items()
        guard recordedItems[manager.undoCount] != now else { return }
        if forgets { manager.removeAllActions() }
        recordedItems = [manager.undoCount: now]
    }

    // MARK: Undo and redo

    /// Undoes or redoes one step, if there is one.
    func undoOrRedo(_ numbers: SoakNumbers) {
        if manager.canRedo, numbers.happens(0.4) {
            performStep("Done again", by: 1, manager.redo)
        } else if manager.canUndo {
            performStep("Undone", by: -1, manager.undo)
        }
    }

    /// Undoes all steps in half of the sessions, and redoes them in most of these.
    func undoAll(_ numbers: SoakNumbers) {
        guard numbers.happens(0.5) else { return }
        run("Undone", by: -1, while: { manager.canUndo }, manager.undo)
        if numbers.happens(0.7) { run("Done again", by: 1, while: { manager.canRedo }, manager.redo) }
    }

    private func run(_ what: String, by difference: Int, while isPossible: () -> Bool, _ step: () -> Void) {
        // A session has far fewer than 1000 events, and each event makes at most one step.
        for _ in 0..<1000 where isPossible() { performStep(what, by: difference, step) }
        if isPossible() { ledger.addFault("\(what), it has no end") }
    }

    private func performStep(_ what: String, by difference: Int, _ step: () -> Void) {
        let (undos, redos) = (manager.undoCount, manager.redoCount)
        let isKnown = recordedItems[undos + difference] != nil
        step()
        count += 1
        let now = items()
        // An undo or redo must move one step from one stack to the other. Undo does not if the item of the step has
        // been removed since: it changes nothing and registers no redo.
        let isWhole = (manager.undoCount, manager.redoCount) == (undos + difference, redos - difference)
        if isKnown, !isWhole { ledger.addFault("\(what), there is no way back") }
        if isKnown, let expected = recordedItems[undos + difference], now != expected {
            ledger.addFault("\(what), the items are \(now), and were \(expected)")
        }
        if !isKnown { hasUndonePastChanges = true }
        if !isWhole { recordedItems = [:] }
        recordedItems[manager.undoCount] = now
    }
}
