// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The kind of change to an item of a board, whether by a drag, a key, an action or an undo.
public enum BoardChangeKind: Sendable {
    /// The item was moved, and keeps its size.
    case moved
    /// The item was resized, for example by dragging one of its edges.
    case resized
    /// The item was added: by an external drag, as a new item from the board's `newItem` closure, or by undoing a
    /// deletion.
    case added
    /// The item was deleted, or was moved to another board or list, or its addition was undone.
    case removed
}

/// A change of a board's items by a drag, a key, an action or an undo. The board's `onChange` closure receives each
/// change once, with the final values.
public struct BoardChange<Place: Equatable & Sendable>: Equatable {
    /// The kind of change that ``item`` has undergone.
    public let kind: BoardChangeKind
    /// The item that was moved, resized, added or removed. This is its new value or, if the item was removed, its last
    /// value.
    public let item: BoardItem<Place>
    /// The new values of the other items that were pushed out of the way, or that an undo has returned to their places.
    public let pushed: [BoardItem<Place>]
    /// The values of ``item`` and ``pushed`` before the change. An added item has no previous value.
    public let previous: [BoardItem<Place>]
    /// The index at which an item was added to the board's items, or from which it was removed. Nil if the item was
    /// added at the end, and for other kinds of change.
    public let index: Int?

    init(
        kind: BoardChangeKind, item: BoardItem<Place>, pushed: [BoardItem<Place>], previous: [BoardItem<Place>],
        index: Int? = nil
    ) {
        (self.kind, self.item, self.pushed, self.previous, self.index) = (kind, item, pushed, previous, index)
    }

    /// Returns the items with this change applied.
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

    /// The change that undoes this change.
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
