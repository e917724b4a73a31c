// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// A hash table of the positions of a list's identifiers. It refers to the list instead of copying the identifiers.
///
/// In generic code that is not specialised for the identifiers' type, such as a data source, this is much faster than a
/// dictionary. Identifiers are compared only if their hashes are equal.
struct IdentifierTable<Identifier: Hashable> {
    let identifiers: UnsafeBufferPointer<Identifier>
    private var slots: [IdentifierSlot]
    /// The number of slots, a power of 2, minus 1. A hash and this mask give the first slot to search.
    private let mask: Int

    /// Creates the hash table of a list.
    ///
    /// - Parameter identifiers: the list, which must stay in memory; of equal identifiers, the first is found.
    init(_ identifiers: UnsafeBufferPointer<Identifier>) {
        self.identifiers = identifiers
        var size = 8
        while size < identifiers.count * 2 { size *= 2 }
        slots = Array(repeating: IdentifierSlot(hash: 0, position: -1), count: size)
        mask = size - 1
        for position in 0..<identifiers.count {
            let hash = identifiers[position].hashValue
            var slot = hash & mask
            while slots[slot].position >= 0 { slot = (slot + 1) & mask }
            slots[slot] = IdentifierSlot(hash: hash, position: Int32(position))
        }
    }

    /// The position of an identifier in the list; nil if the list does not contain it.
    func position(of identifier: Identifier) -> Int? {
        let hash = identifier.hashValue
        var slot = hash & mask
        while slots[slot].position >= 0 {
            let position = Int(slots[slot].position)
            if slots[slot].hash == hash, identifiers[position] == identifier { return position }
            slot = (slot + 1) & mask
        }
        return nil
    }
}

/// A slot of an `IdentifierTable`. The type is not nested in the table, because Swift looks up a type inside a generic
/// type at run time, at each use.
private struct IdentifierSlot {
    var hash: Int
    /// The identifier's position in the list; -1 if the slot is free.
    var position: Int32
}
