// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Sections and items with unique identifiers: the storage of a diffable snapshot.
///
/// A section's items are stored in an array, as apps read them, so that reading them copies nothing. An index stores
/// each item's section and approximate row. Each section has a maximum error of these rows, and a lookup searches
/// outwards from the approximate row up to that distance. The index is corrected only when the maximum error grows
/// large. Therefore neither an append nor a single change in the middle of a long list visits all items.
package struct SectionedIdentifiers<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
    struct Section: Sendable {
        let id: SectionID
        /// The section's key in the index, which stays the same when the section's number changes.
        let key: Int32
        var items: [ItemID] = []
        /// The maximum difference between an item's actual row and the row that the index stores for it.
        var drift = 0
    }

    /// An item's entry in the index: the key of its section, and its approximate row.
    struct Place: Sendable {
        var key: Int32
        var row: Int32
    }

    var sections: [Section] = []
    /// The index.
    var places: [ItemID: Place] = [:]
    /// The current number of each section.
    var sectionNumbers: [SectionID: Int] = [:]
    /// For each key, the section's number; -1 if the section was removed.
    var numbersOfKeys: [Int] = []
    /// The keys of removed sections, for reuse by new sections.
    var freeKeys: [Int32] = []

    package init() {}

    // MARK: Reading

    package var itemCount: Int { places.count }
    package var sectionIDs: [SectionID] { sections.map(\.id) }

    /// The items of every section.
    ///
    /// - Complexity: O(s) for s sections: the items are not copied.
    package var itemsBySection: [[ItemID]] { sections.map(\.items) }

    /// All items, in the order of the sections.
    ///
    /// - Complexity: O(n), O(1) with one section.
    package func allItems() -> [ItemID] {
        guard sections.count != 1 else { return sections[0].items }
        var items: [ItemID] = []
        items.reserveCapacity(itemCount)
        for section in sections { items += section.items }
        return items
    }

    package var sectionCount: Int { sections.count }

    package func sectionNumber(of id: SectionID) -> Int? { sectionNumbers[id] }

    package func itemCount(inSection number: Int) -> Int { sections[number].items.count }

    package func items(inSection number: Int) -> [ItemID] { sections[number].items }

    /// The identifier of a section; nil if the number is out of range.
    package func sectionID(at number: Int) -> SectionID? {
        sections.indices.contains(number) ? sections[number].id : nil
    }

    /// The item at a path; nil if there is none.
    package func item(at path: RowPath) -> ItemID? {
        guard sections.indices.contains(path.section), sections[path.section].items.indices.contains(path.row) else {
            return nil
        }
        return sections[path.section].items[path.row]
    }

    package func contains(_ item: ItemID) -> Bool { places[item] != nil }

    /// The number of an item's section; nil for an unknown item.
    package func sectionNumber(ofItem item: ItemID) -> Int? {
        places[item].map { numbersOfKeys[Int($0.key)] }
    }

    /// The path of an item; nil for an unknown item.
    ///
    /// - Complexity: O(√n) at worst, O(1) if items were inserted and removed only at the section's end.
    package func path(of item: ItemID) -> RowPath? {
        guard let place = places[item] else { return nil }
        let number = numbersOfKeys[Int(place.key)]
        return RowPath(section: number, row: row(of: item, about: Int(place.row), in: sections[number]))
    }

    /// An item's index, counted through all sections; nil for an unknown item.
    ///
    /// - Complexity: that of ``path(of:)``, and O(s) for s sections.
    package func number(of item: ItemID) -> Int? {
        guard let path = path(of: item) else { return nil }
        return sections[..<path.section].reduce(path.row) { $0 + $1.items.count }
    }

    /// The actual row of an item, searched outwards from its approximate row `row`.
    func row(of item: ItemID, about row: Int, in section: Section) -> Int {
        if section.drift == 0 { return row }
        for distance in 0...section.drift {
            if row + distance < section.items.count, section.items[row + distance] == item { return row + distance }
            let above = row - distance
            if above >= 0, above < section.items.count, section.items[above] == item { return above }
        }
        preconditionFailure("The index of identifiers lost \(item)")
    }

    // MARK: The index

    /// Records that `count` items were inserted into a section or removed from it. The stored rows of the section's
    /// items may then be wrong by `count` more. If the possible error is large, stores all these rows again.
    mutating func itemsShifted(by count: Int, inSection number: Int) {
        sections[number].drift += count
        let drift = sections[number].drift
        guard drift > 32, drift * drift > sections[number].items.count else { return }
        let key = sections[number].key
        for (row, item) in sections[number].items.enumerated() { places[item] = Place(key: key, row: Int32(row)) }
        sections[number].drift = 0
    }

    /// Updates the stored numbers of the sections from number `first` on, after sections were inserted, removed or
    /// moved.
    mutating func numberSections(from first: Int = 0) {
        for number in first..<sections.count {
            sectionNumbers[sections[number].id] = number
            numbersOfKeys[Int(sections[number].key)] = number
        }
    }

    /// A description of the first violated invariant, for tests; nil if all of them hold.
    package func brokenInvariant() -> String? {
        var count = 0
        for (number, section) in sections.enumerated() {
            if sectionNumbers[section.id] != number { return "section \(section.id) is not number \(number)" }
            if numbersOfKeys[Int(section.key)] != number { return "key \(section.key) is not number \(number)" }
            for (row, item) in section.items.enumerated() {
                guard let place = places[item], place.key == section.key else { return "\(item) has another section" }
                if abs(Int(place.row) - row) > section.drift { return "\(item) is too far from row \(row)" }
            }
            count += section.items.count
        }
        if count != places.count { return "\(places.count) places for \(count) items" }
        if freeKeys.count + sections.count != numbersOfKeys.count { return "\(freeKeys.count) keys are free" }
        if sectionNumbers.count != sections.count { return "\(sectionNumbers.count) numbers of sections" }
        return nil
    }
}
