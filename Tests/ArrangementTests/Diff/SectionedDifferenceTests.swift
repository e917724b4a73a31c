// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SeededNumbers
import Testing

@testable import Arrangement

/// A list of sections with their items, as arrays.
struct PlainList<Item: Hashable>: Equatable {
    var sections: [Int]
    var items: [[Item]]

    func difference(to new: PlainList) -> SectionedDifference {
        SectionedDifference(oldSections: sections, oldItems: items, newSections: new.sections, newItems: new.items)
    }

    /// The list after `difference`, whose changes are applied step by step as in a table. `new` supplies the new items.
    func applying(_ difference: SectionedDifference, new: PlainList) -> PlainList {
        var rows = items.map { $0.map(Optional.some) }
        let carried = difference.movedRows.map { ($0.to, items[$0.from.section][$0.from.row]) }
        for path in (difference.deletedRows + difference.movedRows.map(\.from)).sorted(by: >) {
            rows[path.section].remove(at: path.row)
        }
        var old = zip(sections, rows).map { (id: $0, rows: $1) }
        let moved = difference.movedSections.map { ($0.to, old[$0.from]) }
        for number in (difference.deletedSections + difference.movedSections.map(\.from)).sorted(by: >) {
            old.remove(at: number)
        }
        let here = Set(items.joined())
        // A new section is inserted with its new items. Items from other sections are moved into it afterwards.
        let inserted = difference.insertedSections.map { number in
            (
                number,
                (id: new.sections[number], rows: new.items[number].filter { !here.contains($0) }.map(Optional.some))
            )
        }
        for (number, section) in (moved + inserted).sorted(by: { $0.0 < $1.0 }) { old.insert(section, at: number) }
        let come = difference.insertedRows.map { ($0, new.items[$0.section][$0.row]) } + carried
        for (path, item) in come.sorted(by: { $0.0 < $1.0 }) {
            let fresh = Set(difference.insertedSections)
            if fresh.contains(path.section) {
                old[path.section].rows.insert(item, at: min(path.row, old[path.section].rows.count))
            } else {
                old[path.section].rows.insert(item, at: path.row)
            }
        }
        return PlainList(sections: old.map(\.id), items: old.map { $0.rows.compactMap { $0 } })
    }

    /// The smallest possible number of moves, found by brute force.
    func fewestMoves(to new: PlainList) -> Int {
        let common = new.sections.compactMap { sections.firstIndex(of: $0) }
        var moves = common.count - PlainIncreasing.longest(common)
        let here = Set(items.joined())
        for (number, section) in new.sections.enumerated() {
            let old = sections.firstIndex(of: section).map { items[$0] } ?? []
            let kept = new.items[number].compactMap { old.firstIndex(of: $0) }
            moves += new.items[number].filter(here.contains).count - PlainIncreasing.longest(kept)
        }
        return moves
    }
}

@Suite("Sectioned difference")
struct SectionedDifferenceTests {
    /// A description of the fault in the difference of two lists; nil if the difference is correct. With `countsMoves`,
    /// more moves than necessary are a fault too.
    private func fault(_ old: PlainList<Int>, _ new: PlainList<Int>, countsMoves: Bool = true) -> String? {
        let difference = old.difference(to: new)
        let result = old.applying(difference, new: new)
        if result != new { return "\(old) to \(new) gives \(result)" }
        if difference.isEmpty != (old == new) { return "\(old) to \(new) is empty: \(difference.isEmpty)" }
        let moves = difference.movedRows.count + difference.movedSections.count
        if countsMoves, moves != old.fewestMoves(to: new) { return "\(old) to \(new) takes \(moves) moves" }
        // Checks the difference as a table uses it: it must give valid batch updates, whose plan maps each item's old
        // path to its new one.
        let plan = BatchUpdatePlan.make(
            updates: difference.updates, countsBefore: old.items.map(\.count), countsAfter: new.items.map(\.count))
        switch plan {
        case .failure(let mistake): return "\(old) to \(new): \(mistake)"
        case .success(let plan):
            let there = Set(new.items.joined())
            for (section, items) in old.items.enumerated() {
                for (row, item) in items.enumerated() {
                    let target = plan.newPath(forOld: path(section, row))
                    let found = target.map { new.items[$0.section][$0.row] }
                    if found != (there.contains(item) ? item : nil) { return "\(old) to \(new) loses \(item)" }
                }
            }
        }
        return nil
    }

    /// All ordered selections of up to `count` elements.
    static func arrangements<Element>(_ elements: [Element], upTo count: Int) -> [[Element]] {
        guard count > 0 else { return [[]] }
        return [[]]
            + elements.indices.flatMap { index in
                var rest = elements
                let first = rest.remove(at: index)
                return arrangements(rest, upTo: count - 1).map { [first] + $0 }
            }
    }

    /// All ways to split a list into the given number of sections, in order.
    static func splits(_ items: [Int], _ sections: Int) -> [[[Int]]] {
        if sections == 0 { return items.isEmpty ? [[]] : [] }
        if sections == 1 { return [[items]] }
        return (0...items.count).flatMap { end in
            splits(Array(items[end...]), sections - 1).map { [Array(items[..<end])] + $0 }
        }
    }

    @Test("One section of up to five items changes to every list of six with the fewest moves", arguments: 0...5)
    func oneSection(count: Int) {
        let old = PlainList(sections: [7], items: [Array(0..<count)])
        var (broken, all): ([String], Int) = ([], 0)
        for items in Self.arrangements(Array(0..<min(count + 1, 5)) + [9], upTo: 6) {
            all += 1
            if let fault = fault(old, PlainList(sections: [7], items: [items])) { broken.append(fault) }
        }
        #expect(broken.isEmpty, "\(broken.count), the first: \(broken.first ?? "")")
        #expect(all > (count < 2 ? 3 : 60))
    }

    @Test("Three items in one or two sections change to every other list with the fewest moves", arguments: [1, 2])
    func twoSections(count: Int) {
        let olds = Self.splits([0, 1, 2], count).map { PlainList(sections: Array(0..<count), items: $0) }
        let news = Self.arrangements([0, 1, 2], upTo: 2).flatMap { sections in
            Self.arrangements([0, 1, 2, 3], upTo: 3).flatMap { items in
                Self.splits(items, sections.count).map { PlainList(sections: sections, items: $0) }
            }
        }
        var (broken, all): ([String], Int) = ([], 0)
        for old in olds {
            for new in news {
                all += 1
                if let fault = fault(old, new) { broken.append(fault) }
            }
        }
        #expect(broken.isEmpty, "\(broken.count), the first: \(broken.first ?? "")")
        #expect(all > 900)
    }

    @Test("The difference of long, randomly changed lists leads to the new list", arguments: [1, 2, 3, 4, 5, 6])
    func random(seed: UInt64) {
        var generator = Seeded(seed: seed)
        var next = 3000
        var list = PlainList(sections: Array(0..<12), items: (0..<12).map { Array($0 * 250..<($0 + 1) * 250) })
        for step in 0..<20 {
            var new = list
            for _ in 0..<Int.random(in: 0...[3, 60, 900][step % 3], using: &generator) {
                change(&new, &next, &generator)
            }
            if let fault = fault(list, new, countsMoves: false) {
                Issue.record("step \(step): \(fault.prefix(500))")
                return
            }
            list = new
        }
        #expect(next > 3000)
    }

    private func change(_ list: inout PlainList<Int>, _ next: inout Int, _ generator: inout Seeded) {
        let section = Int.random(in: 0..<list.sections.count, using: &generator)
        let other = Int.random(in: 0..<list.sections.count, using: &generator)
        switch Int.random(in: 0..<40, using: &generator) {
        case 0:
            list.sections.insert(list.sections.remove(at: section), at: other)
            list.items.insert(list.items.remove(at: section), at: other)
        case 1 where list.sections.count > 3:
            list.sections.remove(at: section)
            list.items.remove(at: section)
        case 2:
            next += 1
            list.sections.insert(next, at: section)
            list.items.insert([], at: section)
        case 3..<15:
            next += 1
            list.items[section].insert(next, at: Int.random(in: 0...list.items[section].count, using: &generator))
        default:
            guard !list.items[section].isEmpty else { return }
            let item = list.items[section].remove(at: Int.random(in: 0..<list.items[section].count, using: &generator))
            if Int.random(in: 0..<3, using: &generator) == 0 { return }
            let target = Bool.random(using: &generator) ? section : other
            list.items[target].insert(item, at: Int.random(in: 0...list.items[target].count, using: &generator))
        }
    }

    @Test("10,000 moves in 100,000 items are found, and a few changes need fewer than 10 hashes")
    func large() {
        var generator = Seeded(seed: 8)
        let old = Array(0..<100_000)
        var new = old
        for _ in 0..<10_000 {
            let item = new.remove(at: Int.random(in: 0..<new.count, using: &generator))
            new.insert(item, at: Int.random(in: 0...new.count, using: &generator))
        }
        let difference = SectionedDifference(from: old, to: new)
        #expect(difference.movedRows.count < 10_000)
        #expect(difference.movedRows.count > 9000)
        #expect(difference.deletedRows.isEmpty)
        #expect(difference.insertedRows.isEmpty)

        Counted.hashes = 0
        let items = old.map(Counted.init)
        let few =
            [Counted(-1)] + items[1..<50_000] + [items[3].number == 3 ? Counted(-2) : Counted(0)] + items[50_000...]
        let small = SectionedDifference(from: items, to: Array(few))
        #expect(small.deletedRows == [path(0, 0)])
        #expect(small.insertedRows == [path(0, 0), path(0, 50_000)])
        #expect(Counted.hashes < 10)
    }

    @Test(
        "Identifiers with equal hashes are distinguished, and duplicates give a consistent difference",
        arguments: [1, 2])
    func equalHashesAndDuplicates(seed: UInt64) {
        var generator = Seeded(seed: seed)
        for _ in 0..<300 {
            let old = (0..<Int.random(in: 0..<9, using: &generator)).map { _ in
                Alike(Int.random(in: 0..<6, using: &generator))
            }
            let new = (0..<Int.random(in: 0..<9, using: &generator)).map { _ in
                Alike(Int.random(in: 0..<6, using: &generator))
            }
            let difference = SectionedDifference(from: old, to: new)
            let sources = difference.movedRows.map(\.from) + difference.deletedRows
            let targets = difference.movedRows.map(\.to) + difference.insertedRows
            #expect(Set(sources).count == sources.count)
            #expect(Set(targets).count == targets.count)
            #expect(old.count - sources.count + targets.count == new.count)
            for move in difference.movedRows { #expect(old[move.from.row] == new[move.to.row]) }
        }
    }

    /// An identifier that counts how often it is hashed. Only one test may use it, because the counter is static.
    private struct Counted: Hashable {
        nonisolated(unsafe) static var hashes = 0
        let number: Int

        init(_ number: Int) { self.number = number }

        static func == (a: Counted, b: Counted) -> Bool { a.number == b.number }

        func hash(into hasher: inout Hasher) {
            Counted.hashes += 1
            hasher.combine(number)
        }
    }

    private struct Alike: Hashable {
        let number: Int

        init(_ number: Int) { self.number = number }

        func hash(into hasher: inout Hasher) {}
    }
}
