// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SeededNumbers
import Testing

@testable import Arrangement

/// A reference model of an outline: a list of lines with their indentation levels.
struct ReferenceOutline: Equatable {
    struct Line: Equatable {
        var item: Int
        var level: Int
        var isExpanded = false
    }

    struct Mistake: Error {}

    var lines: [Line] = []

    /// The lines of an item and all its descendants.
    func range(of item: Int) throws -> Range<Int> {
        guard let first = lines.firstIndex(where: { $0.item == item }) else { throw Mistake() }
        let end = lines[(first + 1)...].firstIndex { $0.level <= lines[first].level } ?? lines.count
        return first..<end
    }

    private mutating func insert(_ new: [Line], at index: Int, level: Int) throws {
        let items = new.map(\.item)
        if Set(items).count < items.count || lines.contains(where: { items.contains($0.item) }) { throw Mistake() }
        lines.insert(
            contentsOf: new.map { Line(item: $0.item, level: $0.level + level, isExpanded: $0.isExpanded) }, at: index)
    }

    mutating func append(_ items: [Int], to parent: Int?) throws {
        let new = items.map { Line(item: $0, level: 0) }
        guard let parent else { return try insert(new, at: lines.count, level: 0) }
        let range = try range(of: parent)
        try insert(new, at: range.upperBound, level: lines[range.lowerBound].level + 1)
    }

    mutating func insert(_ other: ReferenceOutline, beside item: Int, after: Bool) throws {
        let range = try range(of: item)
        try insert(other.lines, at: after ? range.upperBound : range.lowerBound, level: lines[range.lowerBound].level)
    }

    mutating func replaceChildren(of parent: Int, with other: ReferenceOutline) throws {
        let range = try range(of: parent)
        let below = range.lowerBound + 1
        lines.removeSubrange(below..<range.upperBound)
        try insert(other.lines, at: below, level: lines[range.lowerBound].level + 1)
    }

    mutating func remove(_ items: [Int]) {
        for item in items {
            if let range = try? range(of: item) { lines.removeSubrange(range) }
        }
    }

    mutating func setExpanded(_ isExpanded: Bool, _ items: [Int]) {
        for index in lines.indices where items.contains(lines[index].item) { lines[index].isExpanded = isExpanded }
    }

    var visible: [Int] {
        var result: [Int] = []
        var closed: Int?
        for line in lines {
            if let level = closed, line.level > level { continue }
            closed = line.isExpanded ? nil : line.level
            result.append(line.item)
        }
        return result
    }

    func parent(_ item: Int) -> Int? {
        guard let index = lines.firstIndex(where: { $0.item == item }) else { return nil }
        return lines[..<index].last { $0.level < lines[index].level }?.item
    }
}

/// A method call on an outline.
enum OutlineChange {
    case append([Int], Int?)
    case insert([Int], Int, after: Bool)
    /// Inserts another outline, with items 20 to 22, directly before or after an item.
    case graft(Int, after: Bool)
    /// Replaces an item's children with another outline, with items 20 to 22.
    case replace(Int)
    case remove([Int])
    case expand([Int])
    case collapse([Int])
}

@Suite("Identifier outline")
struct IdentifierOutlineTests {
    static let graft: (outline: IdentifierOutline<Int>, plain: ReferenceOutline) = {
        var outline = IdentifierOutline<Int>()
        try! outline.append([20, 21], to: nil)
        try! outline.append([22], to: 20)
        outline.setExpanded(true, [20])
        let plain = ReferenceOutline(lines: [
            .init(item: 20, level: 0, isExpanded: true), .init(item: 22, level: 1), .init(item: 21, level: 0),
        ])
        return (outline, plain)
    }()

    private func make(_ change: OutlineChange, _ outline: inout IdentifierOutline<Int>) throws(SnapshotError) {
        switch change {
        case .append(let items, let parent): try outline.append(items, to: parent)
        case .insert(let items, let other, let after): try outline.insert(items, beside: other, after: after)
        case .graft(let other, let after): try outline.insert(Self.graft.outline, beside: other, after: after)
        case .replace(let parent): try outline.replaceChildren(of: parent, with: Self.graft.outline)
        case .remove(let items): outline.remove(items)
        case .expand(let items): outline.setExpanded(true, items)
        case .collapse(let items): outline.setExpanded(false, items)
        }
    }

    private func make(_ change: OutlineChange, _ plain: inout ReferenceOutline) throws {
        switch change {
        case .append(let items, let parent): try plain.append(items, to: parent)
        case .insert(let items, let other, let after):
            try plain.insert(
                ReferenceOutline(lines: items.map { .init(item: $0, level: 0) }), beside: other, after: after)
        case .graft(let other, let after): try plain.insert(Self.graft.plain, beside: other, after: after)
        case .replace(let parent): try plain.replaceChildren(of: parent, with: Self.graft.plain)
        case .remove(let items): plain.remove(items)
        case .expand(let items): plain.setExpanded(true, items)
        case .collapse(let items): plain.setExpanded(false, items)
        }
    }

    /// Makes one change in the outline and in the model, and describes the first difference; nil if there is none.
    private func fault(
        _ change: OutlineChange, _ outline: inout IdentifierOutline<Int>, _ plain: inout ReferenceOutline
    ) -> String? {
        let before = plain
        var (newOutline, newPlain) = (outline, plain)
        let isWrong = (try? make(change, &newPlain)) == nil
        do throws(SnapshotError) {
            try make(change, &newOutline)
            if isWrong { return "\(change) of \(before.lines) is no mistake" }
            (outline, plain) = (newOutline, newPlain)
        } catch {
            if !isWrong { return "\(change) of \(before.lines): \(error)" }
            newOutline = outline
        }
        if let broken = outline.brokenInvariant() { return "\(change) of \(before.lines): \(broken)" }
        if outline.allItems() != plain.lines.map(\.item) {
            return "\(change) of \(before.lines): \(outline.visualDescription())"
        }
        if outline.visibleItems() != plain.visible {
            return "\(change) of \(before.lines): shows \(outline.visibleItems())"
        }
        if outline.roots != plain.lines.filter({ $0.level == 0 }).map(\.item) { return "\(change): \(outline.roots)" }
        for line in plain.lines {
            let same =
                outline.level(of: line.item) == line.level && outline.parent(of: line.item) == plain.parent(line.item)
                && outline.isExpanded(line.item) == line.isExpanded
                && outline.isVisible(line.item) == plain.visible.contains(line.item)
            if !same { return "\(change) of \(before.lines): item \(line.item)" }
            let range = try! plain.range(of: line.item)
            let part = outline.subtree(of: line.item, includingItem: true)
            if part?.allItems() != plain.lines[range].map(\.item) { return "\(change): the part of \(line.item)" }
            if outline.subtree(of: line.item, includingItem: false)?.allItems()
                != plain.lines[range].dropFirst().map(\.item)
            {
                return "\(change): the part below \(line.item)"
            }
            if part?.brokenInvariant() != nil { return "\(change): the part of \(line.item) is broken" }
        }
        return nil
    }

    static let changes: [OutlineChange] = {
        var changes: [OutlineChange] = []
        for items in [[1], [2, 3], [4, 4], []] {
            changes += [.append(items, nil), .append(items, 1), .append(items, 3), .remove(items)]
            for after in [false, true] {
                changes += [.insert(items, 1, after: after), .insert(items, 3, after: after)]
            }
        }
        for item in [1, 2, 3, 20, 9] {
            changes += [.expand([item]), .collapse([item]), .graft(item, after: item % 2 == 0), .replace(item)]
        }
        return changes
    }()

    @Test("Every sequence of four calls gives the same as a list of lines")
    func exhaustive() {
        var broken: [String] = []
        func go(_ outline: IdentifierOutline<Int>, _ plain: ReferenceOutline, _ depth: Int) {
            for change in Self.changes where broken.count < 5 {
                var (newOutline, newPlain) = (outline, plain)
                if let fault = fault(change, &newOutline, &newPlain) { broken.append(fault) }
                if depth > 1, newPlain != plain { go(newOutline, newPlain, depth - 1) }
            }
        }
        go(IdentifierOutline(), ReferenceOutline(), 4)
        #expect(broken.isEmpty, "\(broken.count), the first: \(broken.first ?? "")")
    }

    @Test("Hundreds of random calls on a large outline give the same as a list of lines", arguments: [1, 2, 3])
    func random(seed: UInt64) {
        var generator = Seeded(seed: seed)
        var (outline, plain) = (IdentifierOutline<Int>(), ReferenceOutline())
        func number() -> Int { Int.random(in: 100..<220, using: &generator) }
        func some() -> [Int] { (0..<Int.random(in: 0..<4, using: &generator)).map { _ in number() } }
        for step in 0..<500 {
            let change: OutlineChange
            switch Int.random(in: 0..<12, using: &generator) {
            case 0..<2: change = .append(some(), nil)
            case 2..<6: change = .append(some(), number())
            case 6: change = .insert(some(), number(), after: Bool.random(using: &generator))
            case 7: change = .graft(number(), after: Bool.random(using: &generator))
            case 8: change = .replace(number())
            case 9: change = .remove([number()])
            case 10: change = .expand(some() + some())
            default: change = .collapse([number()])
            }
            if let fault = fault(change, &outline, &plain) {
                Issue.record("step \(step): \(fault)")
                return
            }
        }
        #expect(outline.itemCount == plain.lines.count)
        #expect(outline.itemCount > 5)
    }

    @Test("An outline of 20,000 levels does not overflow the stack")
    func deep() throws {
        var outline = IdentifierOutline<Int>()
        try outline.append([0], to: nil)
        for item in 1..<20_000 { try outline.append([item], to: item - 1) }
        #expect(outline.allItems().last == 19_999)
        #expect(outline.level(of: 19_999) == 19_999)
        outline.remove([1])
        #expect(outline.itemCount == 1)
    }

    @Test("A text picture shows levels and expansion, and a duplicate gives UIKit's error message")
    func picture() throws {
        var outline = Self.graft.outline
        try outline.append([30], to: 22)
        #expect(outline.visualDescription() == "- 20\n  + 22\n    * 30\n* 21")
        let mistake = #expect(throws: SnapshotError.self) { try outline.append([21], to: 20) }
        #expect(
            mistake?.message
                == "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n    21\n)}")
        #expect(mistake?.description.hasSuffix("contains already.") == true)
    }
}
