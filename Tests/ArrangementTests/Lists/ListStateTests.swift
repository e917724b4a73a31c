// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SeededNumbers
import Testing

@testable import Arrangement

@Suite("List state")
struct ListStateTests {
    private func paths(_ counts: [Int]) -> [RowPath] {
        counts.indices.flatMap { section in (0..<counts[section]).map { RowPath(section: section, row: $0) } }
    }

    private func state(_ counts: [Int]) -> ListState {
        var state = ListState()
        state.reload(counts: counts)
        return state
    }

    private func update(_ counts: [Int], _ generator: inout Seeded) -> ListUpdate {
        let rows = paths(counts)
        func section() -> Int { Int.random(in: 0..<counts.count, using: &generator) }
        func place() -> RowPath {
            let section = section()
            return RowPath(section: section, row: Int.random(in: 0...counts[section], using: &generator))
        }
        switch Int.random(in: 0..<9, using: &generator) {
        case 0: return .insertSections([section()])
        case 1: return .deleteSections([section()])
        case 2: return .moveSection(from: section(), to: section())
        case 3: return .insertRows([place()])
        case 4:
            return rows.randomElement(using: &generator).map { .moveRow(from: $0, to: place()) }
                ?? .insertRows([place()])
        case 5: return rows.randomElement(using: &generator).map { .reloadRows([$0]) } ?? .insertRows([place()])
        case 6: return .reloadSections([section()])
        default: return rows.randomElement(using: &generator).map { .deleteRows([$0]) } ?? .insertRows([place()])
        }
    }

    @Test(
        "After random batches of updates, references, selection, focus and scroll anchor have followed their rows",
        arguments: [1, 2, 3, 4])
    func batches(seed: UInt64) {
        var generator = Seeded(seed: seed)
        var followed = 0
        while followed < 2000 {
            let counts = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
                Int.random(in: 0...4, using: &generator)
            }
            let updates = (0..<Int.random(in: 1...3, using: &generator)).map { _ in update(counts, &generator) }
            guard let plain = ReferenceBatch(updates, counts: counts, freshRows: 2),
                case .success(let plan) = BatchUpdatePlan.make(
                    updates: updates, countsBefore: counts, countsAfter: plain.counts)
            else { continue }
            followed += 1
            let old = paths(counts).shuffled(using: &generator)
            var list = state(counts)
            let references = old.map { list.reference(to: $0) }
            old.dropFirst().forEach { list.selection.insert($0) }
            list.focus.path = old.first
            list.scrollAnchor = old.last.map { ScrollAnchor(path: $0, position: .current) }
            list.apply(plan)

            let same = old.filter { !plain.reloaded.contains($0) }
            #expect(list.counts == plain.counts, "\(updates) of \(counts)")
            #expect(references.map(\.path) == old.map { plain.newPath(forOld: $0) }, "\(updates) of \(counts)")
            #expect(
                list.selection.paths()
                    == same.filter { $0 != old.first }.compactMap { plain.newPath(forOld: $0) })
            #expect(list.scrollAnchor?.path == old.last.flatMap { plan.itemPath(forOld: $0) })
            if let focused = old.first { expectFocus(list, focused, plan, plain) }
        }
    }

    private func expectFocus(_ list: ListState, _ old: RowPath, _ plan: BatchUpdatePlan, _ plain: ReferenceBatch) {
        if let new = plain.newPath(forOld: old) {
            #expect(list.focus.path == new)
            #expect(list.focus.lost == nil)
        } else if let path = list.focus.path {
            // The focused row was deleted or reloaded, so the focus is on another row. The old row counts as lost,
            // unless its section was reloaded: then the row at the same index replaces it.
            #expect(paths(plain.counts).contains(path))
            #expect(list.focus.lost == (plan.itemPath(forOld: old) == nil ? old : nil))
        } else {
            #expect(plain.counts.allSatisfy { $0 == 0 })
            #expect(list.focus.lost == old)
        }
    }

    @Test("After a reload only the focus is kept, at its path or at the nearest row")
    func reload() {
        for counts in [[3, 2], [0, 4], [2], [0, 0], [1, 0], []] {
            for old in paths([3, 2]) {
                var list = state([3, 2])
                let reference = list.reference(to: old)
                list.selection.insert(old)
                list.focus.path = old
                list.focus.anchor = old
                list.scrollAnchor = ScrollAnchor(path: old, position: .top)
                list.removeRows()
                list.reload(counts: counts)
                #expect(reference.path == nil)
                #expect(list.selection.isEmpty)
                #expect(list.scrollAnchor == nil)
                #expect(list.focus.anchor == nil)
                #expect(list.counts == counts)
                let rows = paths(counts)
                if rows.contains(old) {
                    #expect(list.focus.path == old)
                    #expect(list.focus.lost == nil)
                } else {
                    #expect(list.focus.path.map(rows.contains) ?? rows.isEmpty)
                    #expect(list.focus.lost == old)
                }
            }
        }
    }

    @Test("After 100,000 row references, of which one is retained, the list has at most 16 entries")
    func unusedReferences() {
        var list = state([1])
        let kept = list.reference(to: RowPath(section: 0, row: 0))
        for _ in 0..<100_000 { _ = list.reference(to: RowPath(section: 0, row: 0)) }
        #expect(list.referenceCount <= 16)
        #expect(kept.path == RowPath(section: 0, row: 0))
    }
}
