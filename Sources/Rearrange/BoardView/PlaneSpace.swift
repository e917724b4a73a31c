// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// The space of a board whose items have frames.
public struct PlaneSpace: BoardSpace {
    /// The places that items snap to.
    public var grid: BoardGrid
    /// The size of the board, which scrolls if that is larger than the view; nil for the view's own size.
    public var boardSize: CGSize?
    /// The size of a new item.
    public var newItemSize = CGSize(width: 120, height: 60)

    public init() { self.init(grid: .free) }

    /// A space with a grid.
    public init(grid: BoardGrid) { self.grid = grid }

    public var places: BoardPlaces<CGRect> { BoardPlaces(self) }
}

extension PlaneSpace: BoardGeometry {
    // MARK: On the plan

    func size(in sight: CGSize) -> CGSize { boardSize ?? sight }

    func makePlan(of room: BoardRoom) -> BoardPlan<AnyHashable> {
        let axes = grid.axes(of: room.bounds.size)
        return BoardPlan(x: axes.x, y: axes.y, spacing: CGSize(width: room.spacing, height: room.spacing))
    }

    func extent(of item: Item, in room: BoardRoom) -> CGRect? { room.clamped(item.frame) }

    func extentOnStrip(of item: Item) -> CGRect? { nil }

    func ids(in area: CGRect, of room: BoardRoom) -> [AnyHashable] { room.plan.index.ids(near: area) }

    func item(_ item: Item, at extent: CGRect) -> Item { item.moved(to: extent) }

    func nearestFree(to item: Item, at extent: CGRect, in room: BoardRoom) -> Item? {
        room.plan.nearestFree(of: item.id, to: extent).map { item.moved(to: $0) }
    }

    func has(_ item: Item) -> Bool { true }

    func surface(of item: Item) -> BoardSurface { .board }

    var mostPieces: Int { 1 }

    var focusWeightAcross: CGFloat { 1 }

    // MARK: Carried

    func moved(_ grip: Grip, to frame: CGRect, on surface: BoardSurface, in room: BoardRoom) -> Item {
        let held = CGRect(origin: frame.origin, size: grip.home.frame.size)
        return grip.home.moved(to: room.plan.placed(held, home: grip.kind == .add ? nil : grip.home.frame))
    }

    func heldPart(of grip: Grip, in room: BoardRoom) -> HeldPart? { nil }

    func kept(_ frame: CGRect, of grip: Grip, in room: BoardRoom) -> CGRect { room.clamped(frame) }

    // MARK: Pulled

    func edges(of item: Item, piece: Int, in room: BoardRoom) -> UIRectEdge { room.edges }

    func resized(_ home: Item, _ edges: UIRectEdge, by offset: CGVector, in room: BoardRoom) -> Item {
        home.moved(
            to: room.plan.resized(
                home.frame, BoardEdges(edges), by: CGSize(width: offset.dx, height: offset.dy),
                least: Thresholds.Board.smallestSide))
    }

    // MARK: Drawn

    func draws(_ item: Item, on surface: BoardSurface) -> Bool { false }

    func drawn(_ grip: Grip, to point: CGPoint, beyond distance: CGFloat, in room: BoardRoom) -> (Item, UIRectEdge)? {
        nil
    }

    // MARK: Led by keys

    func stepped(_ item: Item, _ step: BoardStep, in room: BoardRoom) -> Item? {
        guard item.canResize || !step.isResize else { return nil }
        return room.plan.stepped(item.frame, step, least: Thresholds.Board.smallestSide).map { item.moved(to: $0) }
    }

    @MainActor
    func step(of key: UIKey, for item: Item, in room: BoardRoom) -> BoardStep? { BoardStep(key) }

    // MARK: New

    func newPlace(at point: CGPoint, on surface: BoardSurface, in room: BoardRoom) -> CGRect? {
        let size = newItemSize
        guard size.width <= room.bounds.width, size.height <= room.bounds.height else { return nil }
        let held = CGRect(
            x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height)
        return room.plan.placed(held)
    }

    func newPlaces(after item: Item?, in sight: CGRect, of room: BoardRoom) -> [CGRect] {
        let (size, plan) = (newItemSize, room.plan)
        guard size.width <= room.bounds.width, size.height <= room.bounds.height else { return [] }
        let free = plan.firstFree(size, in: sight, after: item?.frame.origin, isMirrored: room.isMirrored)
        // Over others, or in their place: a step on as one reads, so that both are seen.
        let (corner, least) = (item?.frame ?? sight, Thresholds.Board.smallestSide)
        let (across, down) = item == nil ? (0, 0) : (plan.x.step ?? least, plan.y.step ?? least)
        let left = room.isMirrored ? corner.maxX - across - size.width : corner.minX + across
        let beside = CGRect(origin: CGPoint(x: left, y: corner.minY + down), size: size)
        return [free, plan.placed(beside)].compactMap { $0 }
    }

    func sized(_ item: Item) -> Item {
        item.frame.isEmpty ? item.moved(to: CGRect(origin: item.frame.origin, size: newItemSize)) : item
    }

    func size(of item: Item, in room: BoardRoom) -> CGSize { item.frame.size }

    // MARK: In words

    func spokenPlace(of item: Item, in room: BoardRoom) -> String {
        PlacingWords.place(of: item.frame, x: room.plan.x, y: room.plan.y, isMirrored: room.isMirrored)
    }

    func placeText(of item: Item, pulledAt edges: UIRectEdge) -> String? { nil }

    func name(of step: BoardStep, for item: Item, in room: BoardRoom) -> String { step.name }
}

extension BoardView where Space == PlaneSpace {
    /// A board whose items have frames.
    public convenience init(frame: CGRect = .zero, grid: BoardGrid = .free) {
        self.init(frame: frame, space: PlaneSpace(grid: grid))
    }
}
