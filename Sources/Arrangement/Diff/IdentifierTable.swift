// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Finds identifiers of a list by hash: a table of positions in the list, which holds no identifier itself.
///
/// It is a fraction of what a dictionary costs in code that is not specialised for the identifiers' type, as that of a
/// data source is not: nothing is copied, and equality is asked only where the hashes agree.
struct IdentifierTable<Identifier: Hashable> {
    let identifiers: UnsafeBufferPointer<Identifier>
    private var slots: [IdentifierSlot]
    private let mask: Int

    /// - Parameter identifiers: the list, which has to stay in memory; of two that are equal, the first is found.
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

    /// The position of an identifier in the list; nil where it is not there.
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

/// A slot of an `IdentifierTable`. A type that is nested in a generic one would be looked up at each use.
private struct IdentifierSlot {
    var hash: Int
    /// -1 where the slot is free.
    var position: Int32
}
