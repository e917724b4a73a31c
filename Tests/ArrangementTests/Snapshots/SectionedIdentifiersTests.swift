// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SeededNumbers
import Testing

@testable import Arrangement

/// A reference model of a snapshot: sections of items as arrays, changed as documented.
struct ReferenceSnapshot: Equatable {
    struct Mistake: Error {}

    var sections: [(id: Int, items: [Int])] = []

    static func == (a: ReferenceSnapshot, b: ReferenceSnapshot) -> Bool {
        a.sections.map(\.id) == b.sections.map(\.id) && a.sections.map(\.items) == b.sections.map(\.items)
    }

    func path(_ item: Int) -> RowPath? {
        for (number, section) in sections.enumerated() {
            if let row = section.items.firstIndex(of: item) { return RowPath(section: number, row: row) }
        }
        return nil
    }

    private func number(_ section: Int) throws -> Int {
        guard let number = sections.firstIndex(where: { $0.id == section }) else { throw Mistake() }
        return number
    }

    mutating func make(_ change: Change) throws {
        switch change {
        case .append(let items, let section):
            guard let last = sections.last else { throw Mistake() }
            let number = try number(section ?? last.id)
            if Set(items).count < items.count { throw Mistake() }
            remove(items)
            sections[number].items += items
        case .insert(let items, let other, let after):
            guard path(other) != nil, !items.contains(other), Set(items).count == items.count else { throw Mistake() }
            remove(items)
            let place = path(other)!
            sections[place.section].items.insert(contentsOf: items, at: place.row + (after ? 1 : 0))
        case .remove(let items): remove(items)
        case .move(let item, let other, let after):
            guard path(item) != nil, path(other) != nil, item != other else { throw Mistake() }
            remove([item])
            let place = path(other)!
            sections[place.section].items.insert(item, at: place.row + (after ? 1 : 0))
        case .appendSections(let ids):
            try check(ids)
            sections += ids.map { ($0, []) }
        case .insertSections(let ids, let other, let after):
            let number = try number(other)
            try check(ids)
            sections.insert(contentsOf: ids.map { ($0, []) }, at: number + (after ? 1 : 0))
        case .removeSections(let ids): sections.removeAll { ids.contains($0.id) }
        case .moveSection(let id, let other, let after):
            let from = try number(id)
            _ = try number(other)
            if id == other { throw Mistake() }
            let section = sections.remove(at: from)
            sections.insert(section, at: try number(other) + (after ? 1 : 0))
        case .removeAll: sections = []
        }
    }

    private mutating func remove(_ items: [Int]) {
        for number in sections.indices { sections[number].items.removeAll(where: items.contains) }
    }

    private func check(_ ids: [Int]) throws {
        if Set(ids).count < ids.count || sections.contains(where: { ids.contains($0.id) }) { throw Mistake() }
    }
}

/// A method call on a snapshot.
enum Change {
    case append([Int], Int?)
    case insert([Int], Int, after: Bool)
    case remove([Int])
    case move(Int, Int, after: Bool)
    case appendSections([Int])
    case insertSections([Int], Int, after: Bool)
    case removeSections([Int])
    case moveSection(Int, Int, after: Bool)
    case removeAll
}

extension SectionedIdentifiers<Int, Int> {
    mutating func make(_ change: Change) throws(SnapshotError) {
        switch change {
        case .append(let items, let section): try append(items, toSection: section)
        case .insert(let items, let other, let after): try insert(items, beside: other, after: after)
        case .remove(let items): remove(items)
        case .move(let item, let other, let after): try move(item, beside: other, after: after)
        case .appendSections(let ids): try appendSections(ids)
        case .insertSections(let ids, let other, let after): try insertSections(ids, beside: other, after: after)
        case .removeSections(let ids): removeSections(ids)
        case .moveSection(let id, let other, let after): try moveSection(id, beside: other, after: after)
        case .removeAll: self = Self()
        }
    }
}

@Suite("Sectioned identifiers")
struct SectionedIdentifiersTests {
    /// Makes one change in the snapshot and in the model, and describes the first difference; nil if there is none.
    private func fault(
        _ change: Change, _ clever: inout SectionedIdentifiers<Int, Int>, _ plain: inout ReferenceSnapshot,
        items: [Int]
    ) -> String? {
        let before = plain
        let isWrong = (try? plain.make(change)) == nil
        var copy = clever
        do throws(SnapshotError) {
            try copy.make(change)
            if isWrong { return "\(change) of \(before.sections) is no mistake" }
            clever = copy
        } catch {
            // A call that failed has changed nothing.
            if !isWrong { return "\(change) of \(before.sections): \(error)" }
            plain = before
            if copy.itemsBySection != clever.itemsBySection || copy.brokenInvariant() != nil {
                return "\(change) of \(before.sections) is half made: \(copy.itemsBySection)"
            }
        }
        if let broken = clever.brokenInvariant() { return "\(change) of \(before.sections): \(broken)" }
        let same =
            clever.sectionIDs == plain.sections.map(\.id) && clever.itemsBySection == plain.sections.map(\.items)
            && clever.allItems() == plain.sections.flatMap(\.items)
        if !same { return "\(change) of \(before.sections) gives \(clever.itemsBySection)" }
        for item in items {
            let path = plain.path(item)
            if clever.path(of: item) != path {
                return "\(change) of \(before.sections): \(item) is not at \(path as Any)"
            }
            if clever.sectionNumber(ofItem: item) != path?.section { return "\(change): the section of \(item)" }
            if clever.contains(item) != (path != nil) { return "\(change): whether it contains \(item)" }
            let number = plain.sections.flatMap(\.items).firstIndex(of: item)
            if clever.number(of: item) != number { return "\(change): the number of \(item)" }
            if let path, clever.item(at: path) != item { return "\(change): the item at \(path)" }
        }
        return nil
    }

    static let changes: [Change] = {
        var changes: [Change] = [.removeAll, .removeSections([0, 1]), .removeSections([0]), .removeSections([5])]
        for items in [[10], [11, 12], [13, 10], [12, 12], [14, 11, 14], []] {
            changes.append(.append(items, nil))
            changes.append(.append(items, 0))
            changes.append(.remove(items))
            for after in [false, true] { changes.append(.insert(items, 11, after: after)) }
        }
        changes += [.append([10], 7), .insert([10], 19, after: true)]
        for after in [false, true] {
            changes += [
                .move(10, 12, after: after), .move(12, 10, after: after), .move(11, 11, after: after),
                .move(19, 10, after: after), .move(10, 19, after: after), .insertSections([2, 3], 0, after: after),
                .insertSections([0], 1, after: after), .insertSections([4], 9, after: after),
                .moveSection(0, 1, after: after), .moveSection(1, 0, after: after), .moveSection(0, 0, after: after),
                .moveSection(0, 9, after: after), .moveSection(9, 0, after: after),
            ]
        }
        changes += [.appendSections([2]), .appendSections([0]), .appendSections([3, 3]), .appendSections([])]
        return changes
    }()

    @Test("Every sequence of two calls, and every fourth of three calls, gives the same as arrays")
    func exhaustive() {
        var clever = SectionedIdentifiers<Int, Int>()
        var plain = ReferenceSnapshot()
        var broken: [String] = []
        func make(_ change: Change) {
            if let fault = fault(change, &clever, &plain, items: [10, 11, 12, 13, 14, 19]) { broken.append(fault) }
        }
        for start in [[], [Change.appendSections([0, 1]), .append([10, 11], 0), .append([12], 1)]] {
            for (number, first) in Self.changes.enumerated() {
                for (other, second) in Self.changes.enumerated() {
                    (clever, plain) = (SectionedIdentifiers(), ReferenceSnapshot())
                    for change in start + [first, second] { make(change) }
                    guard !start.isEmpty, broken.count < 5 else { continue }
                    let (clever2, plain2) = (clever, plain)
                    for third in stride(from: (number + other) % 4, to: Self.changes.count, by: 4) {
                        (clever, plain) = (clever2, plain2)
                        make(Self.changes[third])
                    }
                }
            }
        }
        #expect(broken.isEmpty, "\(broken.count), the first: \(broken.first ?? "")")
    }

    @Test("Hundreds of random calls on long lists give the same as arrays", arguments: [1, 2, 3])
    func random(seed: UInt64) {
        var generator = Seeded(seed: seed)
        var clever = SectionedIdentifiers<Int, Int>()
        var plain = ReferenceSnapshot()
        func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }
        func some(_ count: Int) -> [Int] { (0..<number(0..<count)).map { _ in number(0..<4000) } }
        _ = fault(.appendSections([0, 1, 2, 3]), &clever, &plain, items: [])
        for step in 0..<700 {
            let change: Change
            switch number(0..<24) {
            case 0: change = .appendSections([number(0..<9)])
            case 1: change = .insertSections([number(0..<9)], number(0..<9), after: Bool.random(using: &generator))
            case 2: change = .moveSection(number(0..<9), number(0..<9), after: Bool.random(using: &generator))
            case 3 where step % 5 == 0: change = .removeSections([number(0..<9)])
            case 4..<8: change = .append(Array(Set(some(120))), number(0..<9))
            case 8: change = .append(some(8), nil)
            case 9..<14: change = .insert(some(4), number(0..<4000), after: Bool.random(using: &generator))
            case 14: change = .remove(some(300))
            case 15: change = .remove(some(3))
            default: change = .move(number(0..<4000), number(0..<4000), after: Bool.random(using: &generator))
            }
            if let fault = fault(change, &clever, &plain, items: (0..<10).map { _ in number(0..<4000) }) {
                Issue.record("step \(step): \(fault.prefix(300))")
                return
            }
        }
        #expect(clever.itemCount == plain.sections.reduce(0) { $0 + $1.items.count })
    }

    @Test("A copy shares unchanged parts, and does not change with the original")
    func copies() throws {
        var identifiers = SectionedIdentifiers<Int, Int>()
        try identifiers.appendSections([0, 1])
        try identifiers.append(Array(0..<1000), toSection: 0)
        let copy = identifiers
        try identifiers.append([1000], toSection: 1)
        identifiers.remove([5])
        #expect(copy.itemCount == 1000)
        #expect(copy.path(of: 6)?.row == 6)
        #expect(copy.path(of: 1000) == nil)
        #expect(identifiers.path(of: 6)?.row == 5)
    }

    @Test("After many insertions an item is still searched near its recorded row")
    func drift() throws {
        var identifiers = SectionedIdentifiers<Int, Int>()
        try identifiers.appendSections([0])
        try identifiers.append(Array(0..<10_000), toSection: nil)
        var drifts: [Int] = []
        for number in 0..<2000 {
            try identifiers.insert([10_000 + number], beside: number * 3, after: false)
            drifts.append(identifiers.sections[0].drift)
        }
        // `drift` is the largest possible difference between an item's row and its recorded row. It may reach about the
        // square root of the number of items, which is 110 here.
        #expect(drifts.max()! <= 110)
        #expect(drifts.contains(0))
        #expect(identifiers.brokenInvariant() == nil)
    }

    @Test("Duplicate identifiers and a list without sections give UIKit's error messages (321, 322)")
    func messages() {
        var identifiers = SectionedIdentifiers<Int, String>()
        #expect(throws: SnapshotError.noSections) { try identifiers.append(["a"], toSection: nil) }
        #expect(
            SnapshotError.noSections.message
                == "There are currently no sections in the data source. Please add a section first.")
        let mistake = #expect(throws: SnapshotError.self) {
            try identifiers.appendSections([0])
            try identifiers.append(["a", "b", "a", "b", "a"], toSection: nil)
        }
        #expect(
            mistake?.message
                == "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    a,\n    b\n)}")
    }

    @Test("Ten thousand sections that are added and removed leave no keys behind")
    func keys() throws {
        var list = SectionedIdentifiers<Int, Int>()
        try list.appendSections([-1])
        for round in 0..<10_000 {
            try list.appendSections([round])
            try list.append([round], toSection: round)
            list.removeSections([round])
        }
        #expect(list.numbersOfKeys.count == 2)
        #expect(list.brokenInvariant() == nil)
        try list.appendSections([1, 2, 3])
        try list.append([7], toSection: 2)
        #expect(list.path(of: 7) == RowPath(section: 2, row: 0))
        #expect(list.brokenInvariant() == nil)
    }
}
