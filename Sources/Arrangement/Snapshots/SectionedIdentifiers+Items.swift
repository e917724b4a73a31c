// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

extension SectionedIdentifiers {
    // MARK: Coming

    /// Puts items at the end of a section, the last one where none is named.
    ///
    /// - Returns: those that were there before, which have moved.
    /// - Complexity: O(k) for k new items, on average.
    @discardableResult
    package mutating func append(
        _ items: [ItemID], toSection id: SectionID?
    ) throws(SnapshotMistake) -> [ItemID] {
        let number = try numberForAppending(to: id)
        if putNew(items, inSection: number, at: sections[number].items.count) { return [] }
        let known = try moveOut(items)
        put(items, inSection: number, at: sections[number].items.count)
        return known
    }

    private func numberForAppending(to id: SectionID?) throws(SnapshotMistake) -> Int {
        guard let id else {
            if sections.isEmpty { throw .noSections }
            return sections.count - 1
        }
        guard let number = sectionNumbers[id] else { throw .unknownSection(id, "appendItems(_:toSection:)") }
        return number
    }

    /// Puts items before or after another one.
    ///
    /// - Returns: those that were there before, which have moved.
    @discardableResult
    package mutating func insert(
        _ items: [ItemID], beside item: ItemID, after: Bool
    ) throws(SnapshotMistake) -> [ItemID] {
        let method = after ? "insertItems(_:afterItem:)" : "insertItems(_:beforeItem:)"
        guard let place = path(of: item) else { throw .unknownItem(item, method) }
        if items.contains(item) { throw .besideItself(item, method) }
        if putNew(items, inSection: place.section, at: place.row + (after ? 1 : 0)) { return [] }
        let known = try moveOut(items)
        guard let path = path(of: item) else { throw .unknownItem(item, method) }
        put(items, inSection: path.section, at: path.row + (after ? 1 : 0))
        return known
    }

    /// Puts in items none of which is there yet, asking for each hash once; changes nothing where one is.
    private mutating func putNew(_ items: [ItemID], inSection number: Int, at row: Int) -> Bool {
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
        // What replaced itself was not there before.
        for (item, old) in replaced where old.count == occurrences[item] { places[item] = old[0] }
        return false
    }

    /// Takes away those of the items that are there, so that all can be put in one place.
    private mutating func moveOut(_ items: [ItemID]) throws(SnapshotMistake) -> [ItemID] {
        var (seen, reported): (Set<ItemID>, Set<ItemID>) = ([], [])
        let twice = items.filter { !seen.insert($0).inserted && reported.insert($0).inserted }
        if !twice.isEmpty { throw .duplicates("item", twice) }
        let known = items.filter(contains)
        remove(known)
        return known
    }

    private mutating func put(_ items: [ItemID], inSection number: Int, at row: Int) {
        _ = enter(items, inSection: number, at: row)
        insert(items, inSection: number, at: row)
    }

    /// Enters items in the index.
    ///
    /// - Returns: the places that were entered for them before, in order.
    private mutating func enter(_ items: [ItemID], inSection number: Int, at row: Int) -> [ItemID: [Place]] {
        let key = sections[number].key
        var replaced: [ItemID: [Place]] = [:]
        // Room is made at once, and no oftener than the dictionary itself would.
        if items.count > places.count { places.reserveCapacity(places.count + items.count) }
        for (offset, item) in items.enumerated() {
            if let old = places.updateValue(Place(key: key, row: Int32(row + offset)), forKey: item) {
                replaced[item, default: []].append(old)
            }
        }
        return replaced
    }

    private mutating func insert(_ items: [ItemID], inSection number: Int, at row: Int) {
        if row == sections[number].items.count {
            sections[number].items += items
        } else {
            sections[number].items.insert(contentsOf: items, at: row)
            itemsShifted(by: items.count, inSection: number)
        }
    }

    // MARK: Going

    /// Takes items away; those that are not there are passed over.
    ///
    /// - Complexity: O(n) in the lengths of the sections concerned.
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

    package mutating func removeAllItems() {
        self = Self()
    }

    // MARK: Moving

    /// Puts an item before or after another one.
    package mutating func move(_ item: ItemID, beside other: ItemID, after: Bool) throws(SnapshotMistake) {
        let method = after ? "moveItem(_:afterItem:)" : "moveItem(_:beforeItem:)"
        guard let from = path(of: item) else { throw .unknownItem(item, method) }
        guard contains(other) else { throw .unknownItem(other, method) }
        if item == other { throw .besideItself(item, method) }
        // What is there stays, though it may be equal to `item` and not the same.
        let moved = sections[from.section].items.remove(at: from.row)
        itemLeft(item, from)
        guard let beside = path(of: other) else { throw .unknownItem(other, method) }
        put([moved], inSection: beside.section, at: beside.row + (after ? 1 : 0))
    }

    private mutating func itemLeft(_ item: ItemID, _ path: RowPath) {
        places[item] = nil
        itemsShifted(by: 1, inSection: path.section)
    }
}
