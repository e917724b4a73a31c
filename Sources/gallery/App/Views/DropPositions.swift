// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The insertion positions of dropped items whose data is still loading. They are kept even after the page with the
/// items' placeholder rows was closed.
///
/// An item stays above the row it was dropped above, as a table's placeholder does. If that row is deleted or moved,
/// the item stays above the next row below it that is neither deleted nor moved.
struct DropPositions<Item: AnyObject, Thing: Hashable> {
    private struct Place {
        let item: Item
        /// The element above which the item will be inserted; nil for the end of the list.
        var next: Thing?
    }

    /// The pending items, from top to bottom.
    private var places: [Place] = []

    /// Adds pending items that were dropped together, below the items that are already pending at the same position.
    ///
    /// - Parameters:
    ///   - next: the element above which the items were dropped; nil for the end of the list.
    ///   - things: the list's current elements.
    mutating func insert(_ items: [Item], above next: Thing?, in things: [Thing]) {
        let rows = rows(things)
        func row(_ thing: Thing?) -> Int { thing.flatMap { rows[$0] } ?? things.count }
        let index = places.firstIndex { row($0.next) > row(next) } ?? places.count
        places.insert(contentsOf: items.map { Place(item: $0, next: next) }, at: index)
    }

    /// The row at which a pending item is to be inserted in a list whose current elements are `things`.
    func row(of item: Item, in things: [Thing]) -> Int {
        let next = places.first { $0.item === item }?.next
        return next.flatMap(things.firstIndex) ?? things.count
    }

    /// Replaces a pending item by its loaded element, which is now in the list. Pending items that were dropped at the
    /// same position and are above the item will be inserted above this element.
    mutating func didArrive(_ item: Item, as thing: Thing) {
        guard let index = places.firstIndex(where: { $0.item === item }) else { return }
        let next = places.remove(at: index).next
        for index in places[..<index].indices.reversed() {
            guard places[index].next == next else { break }
            places[index].next = thing
        }
    }

    /// Removes pending items that will not arrive.
    mutating func remove(_ items: [Item]) {
        guard !places.isEmpty else { return }
        let removed = Set(items.map { ObjectIdentifier($0) })
        places.removeAll { removed.contains(ObjectIdentifier($0.item)) }
    }

    /// Updates the positions after the list's elements have changed.
    mutating func update(from old: [Thing], to new: [Thing]) {
        guard places.contains(where: { $0.next != nil }), !isInsertion(from: old, to: new) else { return }
        let difference = RowDifference(from: old, to: new)
        let gone = Set(difference.deletions + difference.moves.map(\.from))
        let rows = rows(old)
        for index in places.indices {
            guard let row = places[index].next.flatMap({ rows[$0] }) else { continue }
            places[index].next = old.indices[row...].first { !gone.contains($0) }.map { old[$0] }
        }
    }

    /// Whether `new` differs from `old` at most by inserted elements, so that no element was deleted or moved.
    private func isInsertion(from old: [Thing], to new: [Thing]) -> Bool {
        var rest = new[...]
        return old.allSatisfy { thing in
            guard let row = rest.firstIndex(of: thing) else { return false }
            rest = rest[(row + 1)...]
            return true
        }
    }

    private func rows(_ things: [Thing]) -> [Thing: Int] {
        Dictionary(zip(things, things.indices)) { first, _ in first }
    }
}
