// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import UIKit

/// Checks the callbacks of linked tables against the previous items of the lists and the rules for moving items.
@MainActor
final class SoakLinkedChecker {
    private unowned let linked: LinkedTables<SoakCard>
    private let settings: SoakLinkedConfiguration
    private let ledger: SoakLedger
    /// The items of the lists after the last call of `onChange`, or after the last change by the app.
    private var known: [[Int]]
    /// The items of the lists at the start; nil after the app itself has changed them.
    private var first: [[Int]]?
    /// The items that must be in the lists at the end of the session: drags neither lose nor add any except copies.
    private var expected: Set<Int>
    private var lastID: Int
    /// The items that drops have created.
    private var copies: Set<Int> = []
    private var dragsUnderWay = 0
    private var isUndoing = false

    init(_ linked: LinkedTables<SoakCard>, _ settings: SoakLinkedConfiguration, _ ledger: SoakLedger) {
        (self.linked, self.settings, self.ledger) = (linked, settings, ledger)
        known = linked.lists.map { $0.items.map(\.id) }
        first = known
        expected = Set(known.joined())
        lastID = expected.max() ?? 0
        linked.onBegin = { [unowned self] in began($0.map(\.id)) }
        linked.onEnd = { [unowned self] in ended(committed: $0) }
        linked.onChange = { [unowned self] in changed($0) }
        linked.onSettled = { [unowned self] _ in
            if dragsUnderWay == 0 { ledger.addFault("a drop has settled, and no drag was under way") }
        }
    }

    private var items: [[Int]] { linked.lists.map { $0.items.map(\.id) } }

    func makeID() -> Int {
        lastID += 1
        expected.insert(lastID)
        return lastID
    }

    func removeExpected(_ id: Int) { expected.remove(id) }

    /// Runs `body`, with which the app itself changes the items of the lists.
    func change(_ body: () -> Void) {
        first = nil
        body()
        known = items
    }

    func transfer(to target: LinkedTables<SoakCard>.List) -> LinkedTables<SoakCard>.Transfer {
        settings.copies(to: linked.lists.firstIndex { $0 === target } ?? 0) ? .copy : .move
    }

    // MARK: Callbacks

    private func began(_ lifted: [Int]) {
        dragsUnderWay += 1
        ledger.began()
        if lifted.isEmpty { ledger.addFault("a drag of nothing has begun") }
        for id in lifted where !settings.gives(id) { ledger.addFault("\(id) was lifted, and may not be") }
    }

    private func ended(committed: Bool) {
        dragsUnderWay -= 1
        ledger.ended(committed: committed)
    }

    private func changed(_ lists: [LinkedTables<SoakCard>.List]) {
        let (old, new) = (known, items)
        known = new
        let named = new.indices.filter { number in lists.contains { $0 === linked.lists[number] } }
        let differing = new.indices.filter { old[$0] != new[$0] }
        if named != differing { ledger.addFault("lists \(differing) have changed, and \(named) are named") }
        if isUndoing { return }
        if dragsUnderWay == 0 { ledger.addFault("lists have changed, although no drag was under way") }
        for number in differing { check(new, number, old) }
    }

    /// Checks the items that were added to list `number`, given the items of all lists before and after the change.
    private func check(_ new: [[Int]], _ number: Int, _ old: [[Int]]) {
        let come = Set(new[number]).subtracting(old[number])
        if let capacity = settings.capacity(of: number), !come.isEmpty, new[number].count > capacity {
            ledger.addFault("list \(number) has room for \(capacity), and has \(new[number])")
        }
        let before = Set(old.joined())
        for id in come {
            let isCopy = !before.contains(id)
            if isCopy { copies.insert(id) }
            if isCopy != settings.copies(to: number) {
                ledger.addFault("\(id) came to list \(number) as \(isCopy ? "a copy" : "itself")")
            }
            if !isCopy, !settings.accepts(id, in: number) { ledger.addFault("list \(number) has taken \(id)") }
        }
    }

    // MARK: End of the session

    /// Undoes all steps, redoes them if `redoes` is true, and checks the lists after each of the two.
    func undo(with manager: UndoManager, redoes: Bool) {
        let last = items
        isUndoing = true
        run("Undoing", while: { manager.canUndo }, manager.undo)
        if let first, items != first { ledger.addFault("undone, the lists have \(items), and had \(first) at first") }
        if redoes {
            run("Redoing", while: { manager.canRedo }, manager.redo)
            let isSame = first == nil ? Set(items.joined()) == Set(last.joined()) : items == last
            if !isSame { ledger.addFault("done again, the lists have \(items), and had \(last)") }
        } else {
            expected.subtract(copies)
        }
        isUndoing = false
    }

    private func run(_ name: String, while isPossible: () -> Bool, _ step: () -> Void) {
        // A session has far fewer than 1000 events, and each event makes at most one step.
        for _ in 0..<1000 where isPossible() { step() }
        if isPossible() { ledger.addFault("\(name) has no end") }
    }

    var faults: [String] {
        let found = items.flatMap { $0 }
        var faults: [String] = []
        if found.count != expected.count || Set(found) != expected {
            faults.append("the lists hold \(found.sorted()), not \(expected.sorted())")
        }
        if dragsUnderWay != 0 { faults.append("\(dragsUnderWay) drags have begun and not ended") }
        if known != items { faults.append("the lists have other items than they told") }
        for list in linked.lists {
            let (table, grid) = (list.tableView, list.collectionView)
            let busy = [
                table?.hasActiveDrag, table?.hasActiveDrop, table?.hasUncommittedUpdates, grid?.hasActiveDrag,
                grid?.hasActiveDrop, grid?.hasUncommittedUpdates,
            ]
            if busy.contains(true) { faults.append("a list is still busy") }
            let count = table?.numberOfRows(inSection: 0) ?? grid?.numberOfItems(inSection: 0)
            if count != list.items.count { faults.append("a list has other rows") }
        }
        return faults
    }
}
