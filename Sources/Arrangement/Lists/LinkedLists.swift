// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Several lists of identified items that exchange them, and what a drop does to all of the lists at once.
///
/// No item stands twice, neither in one list nor in two. It holds identifiers only: whose items they are and what they
/// look like is the business of whoever asks.
package struct LinkedLists<ID: Hashable> {
    /// The place of an item: its list and its row.
    package struct Place: Hashable, Sendable {
        package var list: Int
        package var row: Int

        package init(list: Int, row: Int) {
            (self.list, self.row) = (list, row)
        }
    }

    /// The place that an item is to have; nil for an item that leaves all lists.
    package struct Placement: Hashable {
        package var id: ID
        package var place: Place?

        package init(_ id: ID, at place: Place?) {
            (self.id, self.place) = (id, place)
        }
    }

    /// One of the things that are dropped.
    package enum Piece: Hashable {
        /// An item that leaves the list it is in, or goes to another row of that.
        case moved(ID)
        /// An item that is in none yet: a copy, by an identifier of its own, or one from elsewhere.
        case added(ID)

        package var id: ID {
            switch self {
            case .moved(let id), .added(let id): id
            }
        }
    }

    /// Why nothing comes of a drop.
    package enum Refusal: Error, Hashable {
        /// The list would have more items than it may.
        case full
        /// An item is to come that is in a list already, or that comes twice.
        case taken
    }

    package let lists: [[ID]]
    /// The most items that each list may have by drops; nil for any number.
    package let capacities: [Int?]
    private let places: [ID: Place]

    /// - Parameter lists: no identifier may stand twice in them; ``repeated(in:)`` finds one that does.
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

    /// An identifier that stands more than once in lists; nil where none does.
    package static func repeated(in lists: [[ID]]) -> ID? {
        var seen: Set<ID> = []
        for id in lists.joined() where !seen.insert(id).inserted { return id }
        return nil
    }

    /// - Complexity: O(1)
    package func place(of id: ID) -> Place? { places[id] }

    // MARK: Drops

    /// Whether a list has room for items that are dropped on it; it always has for its own.
    ///
    /// - Parameters:
    ///   - moved: items that would be moved to it; those that are in no list any more do not count.
    ///   - added: how many others would come.
    /// - Complexity: O(k) for k items.
    package func hasRoom(moving moved: some Sequence<ID>, adding added: Int, in list: Int) -> Bool {
        let arriving = added + moved.count { places[$0].map { $0.list != list } ?? false }
        guard arriving > 0, let most = capacities[list] else { return true }
        return lists[list].count + arriving <= most
    }

    /// The result of a drop: the pieces lie together, in the order in which they are given.
    ///
    /// Pieces that are to be moved and have gone meanwhile are left out.
    ///
    /// - Parameters:
    ///   - list: that they are dropped on.
    ///   - row: of the first piece, among the list's items without those that are moved; nil for after the last.
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

    /// The result of putting items in places, or away: all of them are taken out first, and each is put in the row that
    /// it is to have then, or at the end of a list that is shorter. Items for one row come to lie there in their order.
    ///
    /// - Parameter placements: none of an item may come twice.
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
    /// All lists as they are after it.
    package let lists: [[ID]]
    /// The numbers of those that are other lists then, in ascending order.
    package let changed: [Int]
    /// What leads back where nothing else has changed since; else the same items go where they were, as far as that is
    /// there.
    package let inverse: [LinkedLists<ID>.Placement]

    /// Whether everything stays as it is.
    package var isEmpty: Bool { changed.isEmpty }
}

extension LinkedListsChange: Sendable where ID: Sendable {}
