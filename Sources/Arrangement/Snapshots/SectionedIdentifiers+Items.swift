// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

extension SectionedIdentifiers {
    // MARK: Inserting

    /// Appends items to a section; to the last one if `id` is nil.
    ///
    /// - Returns: the items that the snapshot contained already, which were moved from their old places.
    /// - Complexity: O(k) for k new items, on average.
    @discardableResult
    package mutating func append(
        _ items: [ItemID], toSection id: SectionID?
    ) throws(SnapshotError) -> [ItemID] {
        let number = try numberForAppending(to: id)
        if insertIfAllNew(items, inSection: number, at: sections[number].items.count) { return [] }
        let known = try moveOut(items)
        insertAndIndex(items, inSection: number, at: sections[number].items.count)
        return known
    }

    /// The number of the section with the identifier `id`, or of the last section if `id` is nil.
    private func numberForAppending(to id: SectionID?) throws(SnapshotError) -> Int {
        guard let id else {
            if sections.isEmpty { throw .noSections }
            return sections.count - 1
        }
        guard let number = sectionNumbers[id] else { throw .unknownSection(id, "appendItems(_:toSection:)") }
        return number
    }

    /// Inserts items before or after another item.
    ///
    /// - Returns: the items that the snapshot contained already, which were moved from their old places.
    @discardableResult
    package mutating func insert(
        _ items: [ItemID], beside item: ItemID, after: Bool
    ) throws(SnapshotError) -> [ItemID] {
        let method = after ? "insertItems(_:afterItem:)" : "insertItems(_:beforeItem:)"
        guard let place = path(of: item) else { throw .unknownItem(item, method) }
        if items.contains(item) { throw .besideItself(item, method) }
        if insertIfAllNew(items, inSection: place.section, at: place.row + (after ? 1 : 0)) { return [] }
        let known = try moveOut(items)
        guard let path = path(of: item) else { throw .unknownItem(item, method) }
        insertAndIndex(items, inSection: path.section, at: path.row + (after ? 1 : 0))
        return known
    }

    /// Inserts items if all of them are new, and hashes each item only once. Returns false and changes nothing
    /// otherwise.
    private mutating func insertIfAllNew(_ items: [ItemID], inSection number: Int, at row: Int) -> Bool {
        let replaced = enter(items, inSection: number, at: row)
        if replaced.isEmpty {
            insert(items, inSection: number, at: row)
            return true
        }
        var occurrences: [ItemID: Int] = [:]
        for item in items {
            places[item] = nil
            occurrences[item, default: 0] += 1
        }
        // Restore the index entries of the items that were in the snapshot before. Each of their occurrences in `items`
        // replaced an entry. The first occurrence of a new item replaced none, so it has fewer old entries.
        for (item, old) in replaced where old.count == occurrences[item] { places[item] = old[0] }
        return false
    }

    /// Removes the elements of `items` that the snapshot already contains, so that all of `items` can then be inserted
    /// together. Throws an error if an item occurs twice.
    ///
    /// - Returns: the removed items.
    private mutating func moveOut(_ items: [ItemID]) throws(SnapshotError) -> [ItemID] {
        var (seen, reported): (Set<ItemID>, Set<ItemID>) = ([], [])
        let twice = items.filter { !seen.insert($0).inserted && reported.insert($0).inserted }
        if !twice.isEmpty { throw .duplicates("item", twice) }
        let known = items.filter(contains)
        remove(known)
        return known
    }

    /// Inserts items at a row of a section, and stores their places in the index.
    private mutating func insertAndIndex(_ items: [ItemID], inSection number: Int, at row: Int) {
        _ = enter(items, inSection: number, at: row)
        insert(items, inSection: number, at: row)
    }

    /// Stores the places of items in the index.
    ///
    /// - Returns: the replaced index entries by item. If an item occurs several times in `items`, each occurrence after
    ///   the first replaces the entry of the previous occurrence.
    private mutating func enter(_ items: [ItemID], inSection number: Int, at row: Int) -> [ItemID: [Place]] {
        let key = sections[number].key
        var replaced: [ItemID: [Place]] = [:]
        // Reserve capacity only for many items: a reservation for each small insertion would copy the dictionary each
        // time.
        if items.count > places.count { places.reserveCapacity(places.count + items.count) }
        for (offset, item) in items.enumerated() {
            if let old = places.updateValue(Place(key: key, row: Int32(row + offset)), forKey: item) {
                replaced[item, default: []].append(old)
            }
        }
        return replaced
    }

    /// Inserts items into the array of a section, whose index entries exist already.
    private mutating func insert(_ items: [ItemID], inSection number: Int, at row: Int) {
        if row == sections[number].items.count {
            sections[number].items += items
        } else {
            sections[number].items.insert(contentsOf: items, at: row)
            itemsShifted(by: items.count, inSection: number)
        }
    }

    // MARK: Removing

    /// Removes items; unknown items are ignored.
    ///
    /// - Complexity: O(n) in the lengths of the affected sections.
    package mutating func remove(_ items: [ItemID]) {
        var rows: [Int: [Int]] = [:]
        for item in items {
            guard let path = path(of: item) else { continue }
            places[item] = nil
            rows[path.section, default: []].append(path.row)
        }
        for (number, gone) in rows {
            sections[number].items.remove(at: gone.sorted())
            itemsShifted(by: gone.count, inSection: number)
        }
    }

    // MARK: Moving

    /// Moves an item before or after another item.
    package mutating func move(_ item: ItemID, beside other: ItemID, after: Bool) throws(SnapshotError) {
        let method = after ? "moveItem(_:afterItem:)" : "moveItem(_:beforeItem:)"
        guard let from = path(of: item) else { throw .unknownItem(item, method) }
        guard contains(other) else { throw .unknownItem(other, method) }
        if item == other { throw .besideItself(item, method) }
        // Insert the stored item again, not the parameter `item`: the two are equal, but may differ in properties that
        // `==` ignores.
        let moved = sections[from.section].items.remove(at: from.row)
        itemLeft(item, from)
        guard let beside = path(of: other) else { throw .unknownItem(other, method) }
        insertAndIndex([moved], inSection: beside.section, at: beside.row + (after ? 1 : 0))
    }

    /// Removes an item from the index after it was removed from the array of its section at `path`.
    private mutating func itemLeft(_ item: ItemID, _ path: RowPath) {
        places[item] = nil
        itemsShifted(by: 1, inSection: path.section)
    }
}
