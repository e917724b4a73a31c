// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

@testable import Arrangement

/// A reference model of an outline: nested arrays, changed and read by plain recursion.
struct ReferenceOutline: Hashable, Sendable {
    struct Mistake: Error {}

    struct Branch: Hashable, Sendable {
        var item: Int
        var isExpanded = false
        var children: [Branch] = []
    }

    /// An item with the values of all queries about it.
    struct Line: Hashable {
        var item: Int
        var level: Int
        var isExpanded: Bool
        var isVisible: Bool
        var parent: Int?
        /// The number of the item and its descendants.
        var size: Int
    }

    var roots: [Branch] = []

    init(_ roots: [Branch] = []) { self.roots = roots }

    // MARK: Reading

    var lines: [Line] {
        var lines: [Line] = []
        func visit(_ branches: [Branch], _ level: Int, _ parent: Int?, _ isVisible: Bool) {
            for branch in branches {
                let number = lines.count
                lines.append(
                    Line(
                        item: branch.item, level: level, isExpanded: branch.isExpanded, isVisible: isVisible,
                        parent: parent, size: 1))
                visit(branch.children, level + 1, branch.item, isVisible && branch.isExpanded)
                lines[number].size = lines.count - number
            }
        }
        visit(roots, 0, nil, true)
        return lines
    }

    var items: [Int] { lines.map(\.item) }
    var visibleItems: [Int] { lines.filter(\.isVisible).map(\.item) }

    func branch(of item: Int) -> Branch? {
        func find(_ branches: [Branch]) -> Branch? {
            for branch in branches {
                if branch.item == item { return branch }
                if let found = find(branch.children) { return found }
            }
            return nil
        }
        return find(roots)
    }

    func visualDescription() -> String {
        lines.map { line in
            String(repeating: "  ", count: line.level) + (line.isExpanded ? "+" : "-") + (line.isVisible ? "*" : " ")
                + " \(line.item)"
        }.joined(separator: "\n")
    }

    // MARK: Changing

    /// Changes the array that contains an item; the closure receives the array and the item's index in it.
    mutating func edit(_ item: Int, _ body: (inout [Branch], Int) -> Void) throws {
        func go(_ branches: inout [Branch]) -> Bool {
            if let index = branches.firstIndex(where: { $0.item == item }) {
                body(&branches, index)
                return true
            }
            for index in branches.indices where go(&branches[index].children) { return true }
            return false
        }
        if !go(&roots) { throw Mistake() }
    }

    private func check(_ new: [Branch]) throws {
        let (old, new) = (items, ReferenceOutline(new).items)
        if Set(new).count < new.count || !Set(new).isDisjoint(with: old) { throw Mistake() }
    }

    mutating func append(_ items: [Int], to parent: Int?) throws {
        if items.isEmpty { return }
        let new = items.map { Branch(item: $0) }
        try check(new)
        guard let parent else { return roots += new }
        try edit(parent) { $0[$1].children += new }
    }

    mutating func insert(_ items: [Int], beside item: Int, after: Bool) throws {
        if items.isEmpty { return }
        try insert(ReferenceOutline(items.map { Branch(item: $0) }), beside: item, after: after)
    }

    mutating func insert(_ other: ReferenceOutline, beside item: Int, after: Bool) throws {
        try check(other.roots)
        try edit(item) { $0.insert(contentsOf: other.roots, at: $1 + (after ? 1 : 0)) }
    }

    mutating func replaceChildren(of parent: Int, with other: ReferenceOutline) throws {
        try edit(parent) { $0[$1].children = [] }
        try check(other.roots)
        try edit(parent) { $0[$1].children = other.roots }
    }

    mutating func remove(_ items: [Int]) throws {
        if !Set(items).isSubset(of: self.items) { throw Mistake() }
        // An item may be removed with an ancestor.
        for item in items { try? edit(item) { $0.remove(at: $1) } }
    }

    mutating func setExpanded(_ isExpanded: Bool, _ items: [Int]) {
        for item in items { try? edit(item) { $0[$1].isExpanded = isExpanded } }
    }

    /// Inserts other branches between the visible items `above` and `below`.
    private mutating func drop(_ branches: [Branch], _ above: Line?, _ below: Line?) throws {
        if let below, below.level >= above?.level ?? 0 {
            try edit(below.item) { $0.insert(contentsOf: branches, at: $1) }
        } else if let above {
            try edit(above.item) { $0.insert(contentsOf: branches, at: $1 + 1) }
        } else {
            roots = branches
        }
    }

    mutating func insert(_ other: ReferenceOutline, atVisibleIndex index: Int) throws {
        try check(other.roots)
        let visible = lines.filter(\.isVisible)
        try drop(other.roots, index > 0 ? visible[index - 1] : nil, index < visible.count ? visible[index] : nil)
    }

    /// The outline after a drag; nil if the drop is refused.
    func moved(_ item: Int, toVisibleIndex index: Int) throws -> ReferenceOutline? {
        var visible = lines.filter(\.isVisible)
        guard let from = visible.firstIndex(where: { $0.item == item }), visible.indices.contains(index) else {
            return nil
        }
        let branch = branch(of: item)!
        let own = Set(ReferenceOutline(branch.children).items)
        visible.remove(at: from)
        let (above, below) = (index > 0 ? visible[index - 1] : nil, index < visible.count ? visible[index] : nil)
        let (aboveIsOwn, belowIsOwn) = (own.contains(above?.item ?? -1), own.contains(below?.item ?? -1))
        if index == from || aboveIsOwn && !belowIsOwn { return self }
        if aboveIsOwn || belowIsOwn { return nil }
        var result = self
        try result.edit(item) { $0.remove(at: $1) }
        try result.drop([branch], above, below)
        return result
    }
}

/// A method call on an outline.
enum OutlineChange: Sendable {
    case append([Int], Int?)
    case insert([Int], Int, after: Bool)
    /// Inserts another outline directly before or after an item.
    case graft(ReferenceOutline, Int, after: Bool)
    /// Replaces an item's children with another outline.
    case replace(Int, ReferenceOutline)
    case remove([Int])
    case expand([Int])
    case collapse([Int])
    /// Drags an item to an index among the visible items.
    case move(Int, Int)
    /// Inserts another outline at an index among the visible items.
    case drop(ReferenceOutline, Int)

    var isMove: Bool {
        if case .move = self { true } else { false }
    }

    /// Makes the change in the model. A move that is refused is a mistake.
    func apply(to outline: inout ReferenceOutline) throws {
        switch self {
        case .append(let items, let parent): try outline.append(items, to: parent)
        case .insert(let items, let other, let after): try outline.insert(items, beside: other, after: after)
        case .graft(let part, let other, let after): try outline.insert(part, beside: other, after: after)
        case .replace(let parent, let part): try outline.replaceChildren(of: parent, with: part)
        case .remove(let items): try outline.remove(items)
        case .expand(let items): outline.setExpanded(true, items)
        case .collapse(let items): outline.setExpanded(false, items)
        case .move(let item, let index):
            guard let moved = try outline.moved(item, toVisibleIndex: index) else { throw ReferenceOutline.Mistake() }
            outline = moved
        case .drop(let part, let index): try outline.insert(part, atVisibleIndex: index)
        }
    }

    /// Makes the change in the outline. A move that is refused is a mistake.
    func apply(to outline: inout IdentifierOutline<Int>) throws {
        switch self {
        case .append(let items, let parent): try outline.append(items, to: parent)
        case .insert(let items, let other, let after): try outline.insert(items, beside: other, after: after)
        case .graft(let part, let other, let after):
            try outline.insert(IdentifierOutline(part), beside: other, after: after)
        case .replace(let parent, let part): try outline.replaceChildren(of: parent, with: IdentifierOutline(part))
        case .remove(let items): try outline.remove(items)
        case .expand(let items): outline.setExpanded(true, items)
        case .collapse(let items): outline.setExpanded(false, items)
        case .move(let item, let index):
            guard let moved = outline.moved(item, toVisibleIndex: index) else { throw ReferenceOutline.Mistake() }
            outline = moved
        case .drop(let part, let index): try outline.insert(IdentifierOutline(part), atVisibleIndex: index)
        }
    }
}

extension IdentifierOutline where ItemID == Int {
    init(_ outline: ReferenceOutline) {
        self.init(outline.lines.map { Line(item: $0.item, level: $0.level, isExpanded: $0.isExpanded) })
    }

    /// A description of the first difference between the outline and the model; nil if there is none.
    func difference(from plain: ReferenceOutline) -> String? {
        let lines = plain.lines
        let visible = lines.filter(\.isVisible).map(\.item)
        if allItems() != lines.map(\.item) { return "items \(allItems())" }
        if itemCount != lines.count { return "\(itemCount) items" }
        if visibleItems() != visible { return "visible items \(visibleItems())" }
        if visibleItemCount != visible.count { return "\(visibleItemCount) visible items" }
        if rootItems() != plain.roots.map(\.item) { return "roots \(rootItems())" }
        for (index, line) in lines.enumerated() {
            let item = line.item
            let isInPlace = contains(item) && self.index(of: item) == index && self.item(at: index) == item
            let isVisible = (try? isVisible(item)) == line.isVisible
            let hasState = (try? isExpanded(item)) == line.isExpanded && isVisible
            let hasPlace = (try? level(of: item)) == line.level && (try? parent(of: item)) == line.parent
            let hasVisibleIndex = visibleIndex(of: item) == visible.firstIndex(of: item)
            if !(isInPlace && hasState && hasPlace && hasVisibleIndex) { return "another item \(item)" }
        }
        for (index, item) in visible.enumerated() where visibleItem(at: index) != item {
            return "another visible item \(index)"
        }
        return nil
    }

    /// A description of the first difference between the outline's parts and texts and those of the model; nil if there
    /// is none.
    func differenceOfParts(from plain: ReferenceOutline) -> String? {
        if visualDescription() != plain.visualDescription() { return visualDescription() }
        let lines = plain.lines
        for (index, line) in lines.enumerated() {
            let branch = plain.branch(of: line.item)!
            for (isIncluded, part) in [(true, [branch]), (false, branch.children)] {
                guard let subtree = try? subtree(of: line.item, includingItem: isIncluded) else { return "no part" }
                let fault = subtree.difference(from: ReferenceOutline(part)) ?? subtree.brokenInvariant()
                if let fault { return "the part of \(line.item): \(fault)" }
            }
            let end = index + line.size
            let result = end == lines.count ? nil : line.size == 1 ? line.item : lines[end].item
            if (try? resultOfInsertion(after: line.item)) != result { return "the result after \(line.item)" }
        }
        return nil
    }
}
