// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The kind of change that a drag, a deletion or an undo makes to an item.
public enum BoardChangeKind: Sendable {
    /// It lies elsewhere, and is as large as before.
    case moved
    /// One of its edges was pulled.
    case resized
    /// It came from outside, was made by a long press on an empty place, or is back that was deleted.
    case added
    /// It was deleted, or its addition was undone.
    case removed
}

/// A change of a board's items by a drag, a deletion or an undo. The app is told of it once, with the final values.
public struct BoardChange<Place: Equatable & Sendable>: Equatable {
    /// What became of ``item``.
    public let kind: BoardChangeKind
    /// The item that was dragged, as it is now; one that was removed, as it was.
    public let item: BoardItem<Place>
    /// Those that made way for it, or came back, as they are now.
    public let pushed: [BoardItem<Place>]
    /// All of them as they were, but for an item that was not on the board.
    public let previous: [BoardItem<Place>]
    /// Which of the items one is, or was, that was added or removed; nil for the end, and for other changes.
    public let index: Int?

    init(
        kind: BoardChangeKind, item: BoardItem<Place>, pushed: [BoardItem<Place>], previous: [BoardItem<Place>],
        index: Int? = nil
    ) {
        (self.kind, self.item, self.pushed, self.previous, self.index) = (kind, item, pushed, previous, index)
    }

    /// The items with the change made.
    ///
    /// - Complexity: O(items)
    public func applied(to items: [BoardItem<Place>]) -> [BoardItem<Place>] {
        let now = Dictionary((pushed + [item]).map { ($0.id, $0) }) { first, _ in first }
        switch kind {
        case .moved, .resized: return items.map { now[$0.id] ?? $0 }
        case .added:
            var all = items.map { now[$0.id] ?? $0 }
            if !all.contains(where: { $0.id == item.id }) { all.insert(item, at: min(index ?? all.count, all.count)) }
            return all
        case .removed: return items.filter { $0.id != item.id }.map { now[$0.id] ?? $0 }
        }
    }

    /// The change that takes this one back.
    var inverse: BoardChange {
        let before = previous.first { $0.id == item.id }
        let kind: BoardChangeKind =
            switch self.kind {
            case .moved, .resized: self.kind
            case .added: .removed
            case .removed: .added
            }
        return BoardChange(
            kind: kind, item: before ?? item, pushed: previous.filter { $0.id != item.id },
            previous: (kind == .added ? [] : [item]) + pushed, index: index)
    }
}
