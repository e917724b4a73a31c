// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The items of a board, in their order and indexed by id.
struct BoardStore<Place: Equatable & Sendable> {
    private(set) var items: [BoardItem<Place>] = []
    private var places: [AnyHashable: Int] = [:]

    init(_ items: [BoardItem<Place>] = []) {
        self.items = items
        places.reserveCapacity(items.count)
        for (place, item) in items.enumerated() {
            let old = places.updateValue(place, forKey: item.id)
            // Not a precondition, because its message is missing in optimised builds.
            if let old {
                fatalError(
                    "The items at \(old) and \(place) of a BoardView have the same id \(item.id). Give each item an id "
                        + "of its own, or leave out the one that is there twice.")
            }
        }
    }

    /// The index of an item; nil if the board does not have it.
    func place(of id: AnyHashable) -> Int? { places[id] }

    subscript(id: AnyHashable) -> BoardItem<Place>? { places[id].map { items[$0] } }

    /// Replaces the item with the same id, or inserts a new item at an index, by default at the end.
    ///
    /// - Complexity: O(1), but O(items) to insert before other items.
    mutating func put(_ item: BoardItem<Place>, at place: Int? = nil) {
        if let place = places[item.id] {
            items[place] = item
        } else if let place, items.indices.contains(place) {
            items.insert(item, at: place)
            self = BoardStore(items)
        } else {
            places[item.id] = items.count
            items.append(item)
        }
    }

    /// Removes an item, if there is one with this id.
    ///
    /// - Complexity: O(items)
    mutating func remove(_ id: AnyHashable) {
        guard places[id] != nil else { return }
        self = BoardStore(items.filter { $0.id != id })
    }
}
