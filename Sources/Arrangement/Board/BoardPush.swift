// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The search for the items that one item displaces, directly or through other displaced items.
///
/// Each displaced item moves out of the overlap by the shortest way, and pushes the items that it meets in the same
/// direction. If that direction is blocked, the item tries the others. A displaced item stays at its new position, so
/// every chain of displacements ends.
struct BoardPush<ID: Hashable> {
    private enum Way: CaseIterable {
        case down, up, right, left
    }

    /// An item that is still to be displaced. The item nearest to the dragged one is displaced first.
    private struct Waiting {
        var id: ID
        var way: Way?
        var distance: Double
    }

    private let plan: BoardPlan<ID>
    private let item: ID?
    private let frame: CGRect
    /// The frames of the dragged item and of the items displaced so far.
    private var placed = CollisionIndex<Key>()
    private var moved: [ID: CGRect] = [:]
    private var waiting: [Waiting] = []
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

    /// The new frames of all displaced items; nil if one cannot move, or if there would be too many.
    mutating func run() -> [ID: CGRect]? {
        wait(for: frame, way: nil)
        while let next = waiting.popLast() {
            guard moved.count < Thresholds.Board.mostPushed, !plan.fixed.contains(next.id),
                let rest = plan.index[next.id],
                let (place, way) = place(for: rest, first: next.way)
            else { return nil }
            placed[.other(next.id)] = place
            moved[next.id] = place
            wait(for: place, way: way)
        }
        return moved
    }

    /// Queues for displacement all items that are too close to a frame. They try the direction `way` first.
    private mutating func wait(for frame: CGRect, way: Way?) {
        for id in plan.index.ids(near: frame, spacing: plan.spacing) where known.insert(id).inserted {
            guard let rest = plan.index[id] else { continue }
            let distance = abs(rest.midX - self.frame.midX) + abs(rest.midY - self.frame.midY)
            let entry = Waiting(id: id, way: way, distance: distance)
            // The last entry of `waiting` is displaced first. Of two equally near items, the one that was found first
            // is displaced first.
            let place = waiting.firstIndex { $0.distance <= distance } ?? waiting.endIndex
            waiting.insert(entry, at: place)
        }
    }

    private func place(for rest: CGRect, first way: Way?) -> (CGRect, Way)? {
        var ways: [Way] = plan.directions == .upOrDown ? [.down, .up] : [.down, .up, .right, .left]
        if let way {
            ways = [way] + ways.filter { $0 != way }
            return ways.lazy.compactMap { way in self.way(rest, way).map { ($0, way) } }.first
        }
        let found = ways.compactMap { way in self.way(rest, way).map { ($0, way) } }
        return found.min { distance($0.0, rest) < distance($1.0, rest) }
    }

    private func distance(_ place: CGRect, _ rest: CGRect) -> Double {
        abs(place.minX - rest.minX) + abs(place.minY - rest.minY)
    }

    /// Returns the frame moved in one direction until it meets no placed item; nil if the board ends before that.
    private func way(_ rest: CGRect, _ way: Way) -> CGRect? {
        var place = rest
        while true {
            let blockers = placed.ids(near: place, spacing: plan.spacing).compactMap { placed[$0] }
            if blockers.isEmpty { return place }
            let (width, height) = (plan.spacing.width, plan.spacing.height)
            let next: Double?
            switch way {
            case .down:
                next = plan.y.place(atLeast: blockers.map { $0.maxY }.max()! + height, size: rest.height)
            case .up:
                next = plan.y.place(
                    atMost: blockers.map { $0.minY }.min()! - height - rest.height, size: rest.height)
            case .right:
                next = plan.x.place(atLeast: blockers.map { $0.maxX }.max()! + width, size: rest.width)
            case .left:
                next = plan.x.place(atMost: blockers.map { $0.minX }.min()! - width - rest.width, size: rest.width)
            }
            guard let next, next != (way == .down || way == .up ? place.minY : place.minX) else { return nil }
            if way == .down || way == .up { place.origin.y = next } else { place.origin.x = next }
        }
    }
}
