// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Finds identifiers of a list by hash: a table of positions in the list, which holds no identifier itself.
///
/// It is a third of what a dictionary costs in code that is not specialised for the identifiers' type, as that of a
/// data source is not: nothing is copied, and equality is asked only where the hashes agree.
struct IdentifierTable<Identifier: Hashable> {
    private struct Slot {
        var hash: Int
        /// -1 where the slot is free.
        var position: Int32
    }

    private var slots: [Slot]
    private let mask: Int

    /// - Parameter capacity: how many identifiers will be put in at most.
    init(capacity: Int) {
        var size = 8
        while size < capacity * 2 { size *= 2 }
        slots = Array(repeating: Slot(hash: 0, position: -1), count: size)
        mask = size - 1
    }

    /// Puts in the position of an identifier; of two that are equal, both are there and the first is found.
    mutating func insert(_ identifier: Identifier, at position: Int32) {
        let hash = identifier.hashValue
        var slot = hash & mask
        while slots[slot].position >= 0 { slot = (slot + 1) & mask }
        slots[slot] = Slot(hash: hash, position: position)
    }

    /// The position of an identifier in the list that `identifiers` begins; nil where it was not put in.
    func position(of identifier: Identifier, in identifiers: UnsafePointer<Identifier>) -> Int32? {
        let hash = identifier.hashValue
        var slot = hash & mask
        while slots[slot].position >= 0 {
            if slots[slot].hash == hash, identifiers[Int(slots[slot].position)] == identifier {
                return slots[slot].position
            }
            slot = (slot + 1) & mask
        }
        return nil
    }
}
