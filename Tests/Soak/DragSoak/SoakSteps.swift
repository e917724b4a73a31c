// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Takes back what was done in a session, and does it again: after an undo the items must be what they were before the
/// step, and after a redo what they were after it.
@MainActor
final class SoakSteps {
    private let manager: UndoManager
    private let ledger: SoakLedger
    private let items: () -> String
    /// What the items were with so many steps to undo, as far back as nothing but steps has changed them.
    private var known: [Int: String] = [:]
    /// Whether the app takes all steps off when it changes the items itself.
    private var forgets = false
    /// How many steps were undone, or done again.
    private(set) var count = 0
    /// Whether a step was taken back after the app had changed the items: they may lie where others are by now.
    private(set) var hasGoneBehindChanges = false

    /// - Parameter items: what the items are, and where, in words.
    init(_ manager: UndoManager, _ ledger: SoakLedger, items: @escaping () -> String) {
        (self.manager, self.ledger, self.items) = (manager, ledger, items)
    }

    var isUnderWay: Bool { manager.isUndoing || manager.isRedoing }

    func begin(_ numbers: SoakNumbers) {
        forgets = numbers.happens(0.5)
        known = [0: items()]
    }

    /// The component has told of a step.
    func wrote() {
        guard !isUnderWay else { return }
        known = known.filter { $0.key < manager.undoCount }
        known[manager.undoCount] = items()
    }

    /// The app may have changed the items.
    func look() {
        let now = items()
        guard known[manager.undoCount] != now else { return }
        if forgets { manager.removeAllActions() }
        known = [manager.undoCount: now]
    }

    // MARK: Taking back

    /// Takes a step back, or does one again, at any time.
    func take(_ numbers: SoakNumbers) {
        if manager.canRedo, numbers.happens(0.4) {
            take("Done again", by: 1, manager.redo)
        } else if manager.canUndo {
            take("Undone", by: -1, manager.undo)
        }
    }

    /// Takes back all there is, and mostly does it again.
    func takeAll(_ numbers: SoakNumbers) {
        guard numbers.happens(0.5) else { return }
        run("Undone", by: -1, while: { manager.canUndo }, manager.undo)
        if numbers.happens(0.7) { run("Done again", by: 1, while: { manager.canRedo }, manager.redo) }
    }

    private func run(_ what: String, by difference: Int, while isPossible: () -> Bool, _ step: () -> Void) {
        // Each event makes a step at most.
        for _ in 0..<1000 where isPossible() { take(what, by: difference, step) }
        if isPossible() { ledger.note("\(what), it has no end") }
    }

    private func take(_ what: String, by difference: Int, _ step: () -> Void) {
        let (undos, redos) = (manager.undoCount, manager.redoCount)
        let isKnown = known[undos + difference] != nil
        step()
        count += 1
        let now = items()
        // Of what has gone meanwhile there is nothing to take back, and so nothing to do again.
        let isWhole = (manager.undoCount, manager.redoCount) == (undos + difference, redos - difference)
        if isKnown, !isWhole { ledger.note("\(what), there is no way back") }
        if isKnown, let expected = known[undos + difference], now != expected {
            ledger.note("\(what), the items are \(now), and were \(expected)")
        }
        if !isKnown { hasGoneBehindChanges = true }
        if !isWhole { known = [:] }
        known[manager.undoCount] = now
    }
}
