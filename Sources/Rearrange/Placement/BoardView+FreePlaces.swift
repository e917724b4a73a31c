// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// An item that returns to its place at the end of a drag: the dragged item, or one that it pushed out of the way.
struct ReturningItem<Place: Equatable & Sendable> {
    /// The place that the item returns to; nil for its current place on the board.
    var place: Place?
    /// The items that were too close to the returning item's place before the drag. They do not count as having taken
    /// that place.
    var overlaps: Set<AnyHashable>
}

extension BoardView {
    /// The other items that are too close to an item at the item's own place.
    func overlaps(of item: Space.Item) -> Set<AnyHashable> {
        Set(geometry.extent(of: item, in: context).map { context.plan.conflicts(of: item.id, in: $0) } ?? [])
    }

    /// The change that moves items to the nearest free places if others have taken their places; nil if all can stay.
    ///
    /// An item stays if the board has no free place for it, if it cannot be moved, or if items may overlap.
    ///
    /// - Parameters:
    ///   - returning: the items to check, by id.
    ///   - first: the item to move first. The others follow in their order on the board.
    /// - Complexity: O(items near each returning item), and a search for a free place for each returning item whose
    ///   place is taken.
    func changeToFreePlaces(
        of returning: [AnyHashable: ReturningItem<Space.Place>], first: AnyHashable? = nil
    ) -> Space.Change? {
        guard collision != .overlap else { return nil }
        var (context, moved): (BoardContext, [Space.Item]) = (context, [])
        func order(_ id: AnyHashable) -> Int { id == first ? -1 : store.index(of: id) ?? 0 }
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
    /// Moves items to the nearest free places if others have taken their places, shows the moves, and tells the app.
    /// The item `first` is moved first. The moves are not an undo step.
    func moveOffTakenPlaces(_ returning: [AnyHashable: ReturningItem<Space.Place>], first: AnyHashable? = nil) {
        guard let change = changeToFreePlaces(of: returning, first: first) else { return }
        commit(change, .never)
        showItems(duration: configuration.returnDuration)
    }
}

extension DraggedBoardItem {
    /// Moves the dragged item, and the items that it pushed, to the nearest free places if others have taken their
    /// places.
    ///
    /// Tells the app. The move is not an undo step, because the user has not asked for the move.
    ///
    /// - Returns: the items that were moved.
    @discardableResult
    func moveOffTakenPlaces() -> Set<AnyHashable> {
        guard let board, evasions < Thresholds.Board.mostEvasions else { return [] }
        var returning = dropProposal.returning
        returning[id] = ReturningItem(overlaps: neighbours)
        guard let change = board.changeToFreePlaces(of: returning, first: id) else { return [] }
        evasions += 1
        board.commit(change, .never)
        for old in change.previous {
            // The app may have returned the item to its old place when it was told of the move. The item then stays
            // there. The items that overlap it are recorded, so that they do not make the item move again.
            let now = board.store[old.id].flatMap { $0.place == old.place ? board.overlaps(of: $0) : nil } ?? []
            if old.id == id {
                neighbours = now
            } else {
                dropProposal.returning[old.id] = ReturningItem(place: board.store[old.id]?.place, overlaps: now)
            }
        }
        return Set(change.previous.map(\.id))
    }

    /// Called when the board's items have changed during the drop animation. If other items have taken the dropped
    /// item's target, the animation continues to the nearest free place.
    func redirectDropIfPlaceTaken() {
        guard isLanding, let board, case let moved = moveOffTakenPlaces(), !moved.isEmpty else { return }
        if moved.contains(id) { landAgain() } else { board.showItems(duration: board.configuration.returnDuration) }
    }
}
