// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Several lists of identified items, between which items can be moved. The type computes the effect of a drop on all
/// lists at once.
///
/// No identifier may occur twice, neither in one list nor in two. The model stores identifiers only: the caller knows
/// the items and their views.
package struct LinkedLists<ID: Hashable> {
    /// The place of an item: its list and its row.
    package struct Place: Hashable, Sendable {
        package var list: Int
        package var row: Int

        package init(list: Int, row: Int) {
            (self.list, self.row) = (list, row)
        }
    }

    /// An item and its new place; a place of nil removes the item from all lists.
    package struct Placement: Hashable {
        package var id: ID
        package var place: Place?

        package init(_ id: ID, at place: Place?) {
            (self.id, self.place) = (id, place)
        }
    }

    /// One of the dropped items.
    package enum Piece: Hashable {
        /// An item that moves to another list, or to another row of its list.
        case moved(ID)
        /// An item that is in no list yet: a copy with a new identifier, or an item from another view or app.
        case added(ID)

        package var id: ID {
            switch self {
            case .moved(let id), .added(let id): id
            }
        }
    }

    /// The reason for which a drop is refused.
    package enum Refusal: Error, Hashable {
        /// The list would have more items than its capacity.
        case full
        /// An added item is already in a list, or an item is dropped twice.
        case taken
    }

    package let lists: [[ID]]
    /// The maximum number of items in each list after a drop; nil for no limit.
    package let capacities: [Int?]
    private let places: [ID: Place]

    /// Creates the model of the given lists, with a capacity for each.
    ///
    /// - Parameter lists: no identifier may occur twice; ``repeated(in:)`` returns one that does.
    /// - Complexity: O(n)
    package init(_ lists: [[ID]], capacities: [Int?]) {
        precondition(lists.count == capacities.count, "There is a capacity, or nil, for each list.")
        (self.lists, self.capacities) = (lists, capacities)
        var places: [ID: Place] = [:]
        places.reserveCapacity(lists.reduce(0) { $0 + $1.count })
        for (list, ids) in lists.enumerated() {
            for (row, id) in ids.enumerated() { places[id] = Place(list: list, row: row) }
        }
        precondition(places.count == lists.reduce(0) { $0 + $1.count }, "No identifier stands twice in linked lists.")
        self.places = places
    }

    /// An identifier that occurs more than once in `lists`; nil if none does.
    package static func repeated(in lists: [[ID]]) -> ID? {
        var seen: Set<ID> = []
        for id in lists.joined() where !seen.insert(id).inserted { return id }
        return nil
    }

    /// The list and row of an item; nil if it is in no list.
    ///
    /// - Complexity: O(1)
    package func place(of id: ID) -> Place? { places[id] }

    // MARK: Drops

    /// Whether a list has room for dropped items. It always has room for items that it already contains.
    ///
    /// - Parameters:
    ///   - moved: the items that would move to the list; items that are no longer in any list do not count.
    ///   - added: the number of other items that would be added.
    /// - Complexity: O(k) for k items.
    package func hasRoom(moving moved: some Sequence<ID>, adding added: Int, in list: Int) -> Bool {
        let arriving = added + moved.count { places[$0].map { $0.list != list } ?? false }
        guard arriving > 0, let most = capacities[list] else { return true }
        return lists[list].count + arriving <= most
    }

    /// Returns the result of a drop: the dropped items (`pieces`) are adjacent, in the given order.
    ///
    /// Moved items that are no longer in any list are left out.
    ///
    /// - Parameters:
    ///   - list: the index of the list on which the items are dropped.
    ///   - row: the row of the first dropped item; nil for the end of the list. It is counted as if the moved items had
    ///     been removed from the list.
    package func dropping(_ pieces: [Piece], on list: Int, at row: Int?) -> Result<LinkedListsChange<ID>, Refusal> {
        var seen: Set<ID> = []
        var moved: [ID] = []
        var present: [ID] = []
        for piece in pieces {
            guard seen.insert(piece.id).inserted else { return .failure(.taken) }
            switch piece {
            case .moved(let id):
                guard places[id] != nil else { continue }
                moved.append(id)
            case .added(let id):
                guard places[id] == nil else { return .failure(.taken) }
            }
            present.append(piece.id)
        }
        guard hasRoom(moving: moved, adding: present.count - moved.count, in: list) else { return .failure(.full) }
        let others = lists[list].count - moved.count { places[$0]?.list == list }
        let first = min(max(row ?? others, 0), others)
        return .success(
            placing(present.enumerated().map { Placement($1, at: Place(list: list, row: first + $0)) }))
    }

    // MARK: Placing

    /// Returns the result of placing or removing items. All of these items are first removed from their lists. Each is
    /// then inserted at its row of the resulting list, or at the end if that list is shorter. Items for the same row
    /// keep their order.
    ///
    /// - Parameter placements: each item may occur only once.
    /// - Complexity: O(n + k log k) for the n items of the lists that change, and k placements.
    package func placing(_ placements: [Placement]) -> LinkedListsChange<ID> {
        var after = lists
        let ids = Set(placements.map(\.id))
        precondition(ids.count == placements.count, "An item is put in one place only.")
        for list in Set(ids.compactMap { places[$0]?.list }) { after[list].removeAll { ids.contains($0) } }
        var placed: [Int: [(row: Int, number: Int)]] = [:]
        for (number, placement) in placements.enumerated() {
            if let place = placement.place { placed[place.list, default: []].append((place.row, number)) }
        }
        for (list, rows) in placed {
            after[list] = after[list].merging(rows.sorted(by: <).map { ($0.row, placements[$0.number].id) })
        }
        return LinkedListsChange(
            lists: after, changed: lists.indices.filter { lists[$0] != after[$0] },
            inverse: placements.map { Placement($0.id, at: places[$0.id]) })
    }
}

extension LinkedLists: Sendable where ID: Sendable {}
extension LinkedLists.Placement: Sendable where ID: Sendable {}
extension LinkedLists.Piece: Sendable where ID: Sendable {}

/// A change of linked lists, and its inverse.
package struct LinkedListsChange<ID: Hashable> {
    /// All lists after the change.
    package let lists: [[ID]]
    /// The indices of the changed lists, in ascending order.
    package let changed: [Int]
    /// The placements that undo the change. If the lists have changed again since, an item returns to its old row, or
    /// to the end of a shorter list.
    package let inverse: [LinkedLists<ID>.Placement]

    /// Whether no list has changed.
    package var isEmpty: Bool { changed.isEmpty }
}

extension LinkedListsChange: Sendable where ID: Sendable {}
