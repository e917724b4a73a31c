// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The items of a board, in their order and indexed by id.
struct BoardStore<Place: Equatable & Sendable> {
    private(set) var items: [BoardItem<Place>] = []
    private var indices: [AnyHashable: Int] = [:]

    init(_ items: [BoardItem<Place>] = []) {
        self.items = items
        indices.reserveCapacity(items.count)
        for (index, item) in items.enumerated() {
            let old = indices.updateValue(index, forKey: item.id)
            // Calls `fatalError` and not `precondition`, whose message is missing in optimised builds.
            if let old {
                fatalError(
                    "The items at \(old) and \(index) of a BoardView have the same id \(item.id). Give each item an id "
                        + "of its own, or leave out the one that is there twice.")
            }
        }
    }

    /// The index of an item; nil if the board does not have it.
    func index(of id: AnyHashable) -> Int? { indices[id] }

    subscript(id: AnyHashable) -> BoardItem<Place>? { indices[id].map { items[$0] } }

    /// Replaces the item with the same id, or inserts a new item at an index, by default at the end.
    ///
    /// - Complexity: O(1), but O(items) to insert before other items.
    mutating func insertOrReplace(_ item: BoardItem<Place>, at index: Int? = nil) {
        if let index = indices[item.id] {
            items[index] = item
        } else if let index, items.indices.contains(index) {
            items.insert(item, at: index)
            self = BoardStore(items)
        } else {
            indices[item.id] = items.count
            items.append(item)
        }
    }

    /// Removes an item, if there is one with this id.
    ///
    /// - Complexity: O(items)
    mutating func remove(_ id: AnyHashable) {
        guard indices[id] != nil else { return }
        self = BoardStore(items.filter { $0.id != id })
    }
}
