// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// An item that returns to its place at the end of a drag: the dragged item, or one that has made way for it.
struct ReturningItem<Place: Equatable & Sendable> {
    /// The place that it returns to; nil for wherever the item is in the end.
    var place: Place?
    /// The items that were too close to it there before the drag. They do not count as having taken the place.
    var overlaps: Set<AnyHashable>
}

extension BoardView {
    /// The items that are too close to one where it is at rest.
    func overlaps(of item: Space.Item) -> Set<AnyHashable> {
        Set(geometry.extent(of: item, in: context).map { context.plan.conflicts(of: item.id, in: $0) } ?? [])
    }

    /// The change that moves items whose places others have taken to the nearest free places; nil if all can stay.
    ///
    /// An item stays if the board has no free place for it, if it cannot be moved, and if items may overlap.
    ///
    /// - Parameter first: the item that is moved before the others, which are moved in their order.
    /// - Complexity: O(items near each of them), and the search for a place for each that is taken.
    func changeToFreePlaces(
        of returning: [AnyHashable: ReturningItem<Space.Place>], first: AnyHashable? = nil
    ) -> Space.Change? {
        guard collision != .overlap else { return nil }
        var (context, moved): (BoardContext, [Space.Item]) = (context, [])
        func order(_ id: AnyHashable) -> Int { id == first ? -1 : store.place(of: id) ?? 0 }
        for id in returning.keys.sorted(by: { order($0) < order($1) }) {
            guard let known = returning[id], let item = store[id], item.canMove,
                known.place == nil || known.place == item.place, let extent = geometry.extent(of: item, in: context),
                context.plan.isTaken(extent, of: id, except: known.overlaps),
                let free = geometry.nearestFree(to: item, at: extent, in: context), free.place != item.place,
                geometry.has(free)
            else { continue }
            moved.append(free)
            if returning.count > 1 { context.plan.index[id] = geometry.extent(of: free, in: context) }
        }
        guard let item = moved.first else { return nil }
        return Space.Change(
            kind: .moved, item: item, pushed: Array(moved.dropFirst()), previous: moved.compactMap { store[$0.id] })
    }
}

extension BoardView {
    /// Moves items to the nearest free places if others have taken theirs, shows that, and tells the app. It is no step to
    /// undo.
    func moveOffTakenPlaces(_ returning: [AnyHashable: ReturningItem<Space.Place>], first: AnyHashable? = nil) {
        guard let change = changeToFreePlaces(of: returning, first: first) else { return }
        commit(change, .never)
        showItems(duration: configuration.returnDuration)
    }
}

extension DraggedBoardItem {
    /// Moves the item, and those that have made way for it, to the nearest free places if others have taken theirs.
    ///
    /// The app is told. It is no step to undo: the user has not asked for it.
    ///
    /// - Returns: the items that were moved.
    @discardableResult
    func moveOffTakenPlaces() -> Set<AnyHashable> {
        guard let board, evasions < Thresholds.Board.mostEvasions else { return [] }
        var returning = hover.returning
        returning[id] = ReturningItem(overlaps: neighbours)
        guard let change = board.changeToFreePlaces(of: returning, first: id) else { return [] }
        evasions += 1
        board.commit(change, .never)
        for old in change.previous {
            // An app that puts an item back there has it so.
            let now = board.store[old.id].flatMap { $0.place == old.place ? board.overlaps(of: $0) : nil } ?? []
            if old.id == id {
                neighbours = now
            } else {
                hover.returning[old.id] = ReturningItem(place: board.store[old.id]?.place, overlaps: now)
            }
        }
        return Set(change.previous.map(\.id))
    }

    /// The board's items have changed while this one was on its way: it goes to another place if its own was taken.
    func placesMayBeTaken() {
        guard isLanding, let board, case let moved = moveOffTakenPlaces(), !moved.isEmpty else { return }
        if moved.contains(id) { landAgain() } else { board.showItems(duration: board.configuration.returnDuration) }
    }
}
