// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The identifiers of a snapshot that are marked, for example for a reload, in the order of marking.
struct IdentifierMarks<Identifier: Hashable & Sendable>: Sendable {
    private(set) var list: [Identifier] = []
    private var set: Set<Identifier> = []

    mutating func insert(_ identifiers: [Identifier]) {
        for identifier in identifiers where set.insert(identifier).inserted { list.append(identifier) }
    }

    /// Removes the marks of all identifiers for which `isKept` returns false.
    mutating func keep(_ isKept: (Identifier) -> Bool) {
        guard !list.isEmpty else { return }
        list = list.filter(isKept)
        set = Set(list)
    }
}
