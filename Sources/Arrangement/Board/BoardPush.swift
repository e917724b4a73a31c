// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The search for the items that one item displaces, directly or through other displaced items.
///
/// Each displaced item moves out of the overlap by the shortest way, and pushes the items that it meets in the same
/// direction. If that direction is blocked, the item tries the others. An item is displaced only once, so every chain
/// of displacements ends.
struct BoardPush<ID: Hashable> {
    private enum Direction: CaseIterable {
        case down, up, right, left
    }

    /// An item that is still to be displaced. The item nearest to the dragged one is displaced first.
    private struct PendingItem {
        var id: ID
        var direction: Direction?
        var distance: Double
    }

    private let plan: BoardPlan<ID>
    private let item: ID?
    private let frame: CGRect
    /// The frames of the dragged item and of the items displaced so far.
    private var placed = CollisionIndex<Key>()
    /// The new frames of the items displaced so far.
    private var moved: [ID: CGRect] = [:]
    /// The items that are still to be displaced, the last one first.
    private var pending: [PendingItem] = []
    /// The dragged item and all items that were ever in `pending`, so that each is displaced only once.
    private var known: Set<ID> = []

    private enum Key: Hashable {
        case item
        case other(ID)
    }

    init(_ plan: BoardPlan<ID>, _ item: ID?, _ frame: CGRect) {
        self.plan = plan
        self.item = item
        self.frame = frame
        placed = CollisionIndex(cellSize: plan.index.cellSize)
        placed[.item] = frame
        item.map { _ = known.insert($0) }
    }

    /// The new frames of all displaced items; nil if one of them cannot move, or if too many would be displaced.
    mutating func run() -> [ID: CGRect]? {
        enqueueConflicts(with: frame, direction: nil)
        while let next = pending.popLast() {
            guard moved.count < Thresholds.Board.mostPushed, !plan.fixed.contains(next.id),
                let original = plan.index[next.id],
                let (place, direction) = place(for: original, first: next.direction)
            else { return nil }
            placed[.other(next.id)] = place
            moved[next.id] = place
            enqueueConflicts(with: place, direction: direction)
        }
        return moved
    }

    /// Queues all items that are too close to a frame and were not queued before. Each will be displaced in the
    /// direction `direction` if possible, otherwise in another one. If `direction` is nil, each takes the shortest way.
    private mutating func enqueueConflicts(with frame: CGRect, direction: Direction?) {
        for id in plan.index.ids(near: frame, spacing: plan.spacing) where known.insert(id).inserted {
            guard let original = plan.index[id] else { continue }
            let distance = abs(original.midX - self.frame.midX) + abs(original.midY - self.frame.midY)
            let entry = PendingItem(id: id, direction: direction, distance: distance)
            // `pending` is sorted by descending distance from the dragged item, because its last entry is displaced
            // first. Of two items at the same distance, the one that was found first is displaced first.
            let place = pending.firstIndex { $0.distance <= distance } ?? pending.endIndex
            pending.insert(entry, at: place)
        }
    }

    /// The nearest free frame to which an item can move in an allowed direction, and that direction; nil if there is
    /// none. A direction in `first` is preferred, even if the way in another one is shorter.
    private func place(for original: CGRect, first direction: Direction?) -> (CGRect, Direction)? {
        var directions: [Direction] = plan.directions == .vertical ? [.down, .up] : [.down, .up, .right, .left]
        if let direction {
            directions = [direction] + directions.filter { $0 != direction }
            return directions.lazy.compactMap { direction in
                self.firstFreeFrame(original, direction).map { ($0, direction) }
            }.first
        }
        let found = directions.compactMap { direction in
            self.firstFreeFrame(original, direction).map { ($0, direction) }
        }
        return found.min { distance($0.0, original) < distance($1.0, original) }
    }

    private func distance(_ place: CGRect, _ original: CGRect) -> Double {
        abs(place.minX - original.minX) + abs(place.minY - original.minY)
    }

    /// Returns the frame, moved in one direction until it is far enough from all frames in `placed`. Nil if it would
    /// first extend beyond the board.
    private func firstFreeFrame(_ original: CGRect, _ direction: Direction) -> CGRect? {
        var place = original
        while true {
            let blockers = placed.ids(near: place, spacing: plan.spacing).compactMap { placed[$0] }
            if blockers.isEmpty { return place }
            let (width, height) = (plan.spacing.width, plan.spacing.height)
            let next: Double?
            switch direction {
            case .down:
                next = plan.y.place(atLeast: blockers.map { $0.maxY }.max()! + height, size: original.height)
            case .up:
                next = plan.y.place(
                    atMost: blockers.map { $0.minY }.min()! - height - original.height, size: original.height)
            case .right:
                next = plan.x.place(atLeast: blockers.map { $0.maxX }.max()! + width, size: original.width)
            case .left:
                next = plan.x.place(
                    atMost: blockers.map { $0.minX }.min()! - width - original.width, size: original.width)
            }
            guard let next, next != (direction == .down || direction == .up ? place.minY : place.minX) else {
                return nil
            }
            if direction == .down || direction == .up { place.origin.y = next } else { place.origin.x = next }
        }
    }
}
