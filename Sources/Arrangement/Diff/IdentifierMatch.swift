// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The matching of identifiers between an old and a new sectioned list.
///
/// A place is an index counted through all sections. No identifier may occur twice in a list; if one does, every place
/// still matches at most one other place.
struct IdentifierMatch<Identifier: Hashable> {
    /// For each place in the new list: the place in the old one; -1 if the identifier was inserted.
    private(set) var oldOfNew: [Int32]
    /// For each place in the old list: the place in the new one; -1 if the identifier was deleted.
    private(set) var newOfOld: [Int32]
    /// The first place of each section in the old list, and the end of the last section.
    let oldStarts: [Int]
    /// The first place of each section in the new list, and the end of the last section.
    let newStarts: [Int]

    /// The number of places to look ahead in either section when the identifiers at the current places differ.
    private static var window: Int { 4 }
    /// The number of consecutive mismatches after which the comparison in order gives up.
    private static var mismatchLimit: Int { 32 }

    /// Matches the identifiers of two sectioned lists.
    ///
    /// - Parameter pairs: the indices of an old and a new section whose contents are probably similar. No section
    ///   occurs in two pairs.
    /// - Complexity: O(n) comparisons; only identifiers that are not near their old place are hashed.
    init(old: [[Identifier]], new: [[Identifier]], pairs: [(old: Int, new: Int)]) {
        oldStarts = old.reduce(into: [0]) { $0.append($0.last! + $1.count) }
        newStarts = new.reduce(into: [0]) { $0.append($0.last! + $1.count) }
        newOfOld = Array(repeating: -1, count: oldStarts.last!)
        oldOfNew = Array(repeating: -1, count: newStarts.last!)
        for pair in pairs {
            old[pair.old].withUnsafeBufferPointer { old in
                new[pair.new].withUnsafeBufferPointer { new in
                    matchInOrder(old, oldStarts[pair.old], new, newStarts[pair.new])
                }
            }
        }
        matchLeftovers(old, new)
    }

    private mutating func match(_ old: Int, _ new: Int) {
        newOfOld[old] = Int32(new)
        oldOfNew[new] = Int32(old)
    }

    // MARK: Matching in order

    /// Matches the identifiers of two sections by comparing them in order, because most of the shared identifiers keep
    /// their order. `oldStart` and `newStart` are the places of the sections' first identifiers.
    private mutating func matchInOrder(
        _ old: UnsafeBufferPointer<Identifier>, _ oldStart: Int, _ new: UnsafeBufferPointer<Identifier>, _ newStart: Int
    ) {
        let isSame = old.baseAddress == new.baseAddress && old.count == new.count
        var (oldEnd, newEnd) = (old.count, new.count)
        if isSame {
            for row in 0..<oldEnd { match(oldStart + row, newStart + row) }
            return
        }
        while oldEnd > 0, newEnd > 0, old[oldEnd - 1] == new[newEnd - 1] {
            oldEnd -= 1
            newEnd -= 1
            match(oldStart + oldEnd, newStart + newEnd)
        }
        var (i, j, misses) = (0, 0, 0)
        while i < oldEnd, j < newEnd, misses < Self.mismatchLimit {
            if old[i] == new[j] {
                match(oldStart + i, newStart + j)
                misses = 0
            } else if let skipped = agreement(old, i, oldEnd, new, j, newEnd) {
                i += skipped.old
                j += skipped.new
                continue
            } else {
                misses += 1
            }
            i += 1
            j += 1
        }
    }

    /// The number of places to skip until the identifiers are equal again, in the old section after `old[i]` or in the
    /// new one after `new[j]`. The other number of the result is 0. Nil if the identifiers are not equal again within
    /// `window` places.
    private func agreement(
        _ old: UnsafeBufferPointer<Identifier>, _ i: Int, _ oldEnd: Int,
        _ new: UnsafeBufferPointer<Identifier>, _ j: Int, _ newEnd: Int
    ) -> (old: Int, new: Int)? {
        var skipped = 1
        while skipped <= Self.window {
            if i + skipped < oldEnd, old[i + skipped] == new[j] { return (skipped, 0) }
            if j + skipped < newEnd, old[i] == new[j + skipped] { return (0, skipped) }
            skipped += 1
        }
        return nil
    }

    // MARK: Matching by hash

    /// Matches, by hash, the identifiers of both lists that the comparison in order has left unmatched.
    private mutating func matchLeftovers(_ old: [[Identifier]], _ new: [[Identifier]]) {
        guard oldOfNew.contains(-1) else { return }
        var (identifiers, places): ([Identifier], [Int32]) = ([], [])
        for (section, items) in old.enumerated() {
            for row in 0..<items.count where newOfOld[oldStarts[section] + row] < 0 {
                identifiers.append(items[row])
                places.append(Int32(oldStarts[section] + row))
            }
        }
        guard !places.isEmpty else { return }
        identifiers.withUnsafeBufferPointer { identifiers in
            let table = IdentifierTable(identifiers)
            var expected = 0
            for (section, items) in new.enumerated() {
                items.withUnsafeBufferPointer {
                    matchLeftovers($0, newStarts[section], table, places, &expected)
                }
            }
        }
    }

    /// Matches the unmatched identifiers of one new section with the unmatched old identifiers in `table`. `places`
    /// contains the old place of each identifier in the table.
    ///
    /// - Parameter expected: the position in the table of the probable next match, because identifiers that moved
    ///   together are usually still together.
    private mutating func matchLeftovers(
        _ new: UnsafeBufferPointer<Identifier>, _ newStart: Int, _ table: IdentifierTable<Identifier>,
        _ places: [Int32], _ expected: inout Int
    ) {
        for row in 0..<new.count where oldOfNew[newStart + row] < 0 {
            let isExpected = expected < places.count && table.identifiers[expected] == new[row]
            guard let found = isExpected ? expected : table.position(of: new[row]) else { continue }
            let place = Int(places[found])
            guard newOfOld[place] < 0 else { continue }
            match(place, newStart + row)
            expected = found + 1
        }
    }
}
