// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// The space of a board whose items have frames.
public struct PlaneSpace: BoardSpace {
    /// The grid that items snap to.
    public var grid: BoardGrid
    /// The size of the board; nil for the view's own size. The board scrolls if its size is larger than the view.
    public var boardSize: CGSize?
    /// The size of a new item.
    public var newItemSize = CGSize(width: 120, height: 60)

    /// Creates a space without a grid.
    public init() { self.init(grid: .free) }

    /// Creates a space with a grid.
    public init(grid: BoardGrid) { self.grid = grid }

    public var geometry: AnyBoardGeometry<CGRect> { AnyBoardGeometry(self) }
}

extension PlaneSpace: BoardGeometry {
    // MARK: Collision plan

    func size(in sight: CGSize) -> CGSize { boardSize ?? sight }

    func keepsPlan(of other: any BoardGeometry<CGRect>) -> Bool { (other as? PlaneSpace)?.grid == grid }

    func makePlan(in context: BoardContext) -> BoardPlan<AnyHashable> {
        let axes = grid.axes(of: context.bounds.size)
        return BoardPlan(x: axes.x, y: axes.y, spacing: CGSize(width: context.spacing, height: context.spacing))
    }

    func extent(of item: Item, in context: BoardContext) -> CGRect? { context.clamped(item.frame) }

    func extentOnStrip(of item: Item) -> CGRect? { nil }

    func ids(near area: CGRect, in context: BoardContext) -> [AnyHashable] { context.plan.index.ids(near: area) }

    func item(_ item: Item, at extent: CGRect) -> Item { item.moved(to: extent) }

    func nearestFree(to item: Item, at extent: CGRect, in context: BoardContext) -> Item? {
        context.plan.nearestFree(of: item.id, to: extent).map { item.moved(to: $0) }
    }

    func has(_ item: Item) -> Bool { true }

    func surface(of item: Item) -> BoardSurface { .board }

    var mostPieces: Int { 1 }

    var focusWeightAcross: CGFloat { 1 }

    // MARK: Moving

    func moved(_ grab: Grab, to frame: CGRect, on surface: BoardSurface, in context: BoardContext) -> Item {
        let held = CGRect(origin: frame.origin, size: grab.originalItem.frame.size)
        return grab.originalItem.moved(
            to: context.plan.placed(held, home: grab.kind == .add ? nil : grab.originalItem.frame))
    }

    func heldDay(of grab: Grab, in context: BoardContext) -> HeldDay? { nil }

    func kept(_ frame: CGRect, of grab: Grab, in context: BoardContext) -> CGRect { context.clamped(frame) }

    // MARK: Resizing

    func edges(of item: Item, piece: Int, in context: BoardContext) -> UIRectEdge { context.resizableEdges }

    func resized(_ home: Item, _ edges: UIRectEdge, by offset: CGVector, in context: BoardContext) -> Item {
        home.moved(
            to: context.plan.resized(
                home.frame, BoardEdges(edges), by: CGSize(width: offset.dx, height: offset.dy),
                least: Thresholds.Board.smallestSide))
    }

    // MARK: Creating by dragging

    func draws(_ item: Item, on surface: BoardSurface) -> Bool { false }

    func drawn(
        _ grab: Grab, to point: CGPoint, beyond distance: CGFloat, in context: BoardContext
    ) -> (Item, UIRectEdge)? {
        nil
    }

    // MARK: Keys

    func stepped(_ item: Item, _ step: BoardStep, in context: BoardContext) -> Item? {
        guard item.canResize || !step.isResize else { return nil }
        return context.plan.stepped(item.frame, step, least: Thresholds.Board.smallestSide).map { item.moved(to: $0) }
    }

    @MainActor
    func step(of key: UIKey, for item: Item, in context: BoardContext) -> BoardStep? { BoardStep(key) }

    // MARK: New items

    func newPlace(at point: CGPoint, on surface: BoardSurface, in context: BoardContext) -> CGRect? {
        let size = newItemSize
        guard size.width <= context.bounds.width, size.height <= context.bounds.height else { return nil }
        let held = CGRect(
            x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height)
        return context.plan.placed(held)
    }

    func newPlaces(after item: Item?, sight: CGRect, in context: BoardContext) -> [CGRect] {
        let (size, plan) = (newItemSize, context.plan)
        guard size.width <= context.bounds.width, size.height <= context.bounds.height else { return [] }
        let free = plan.firstFree(size, in: sight, after: item?.frame.origin, isMirrored: context.isMirrored)
        // If no place is free, the new item is one step lower and one step nearer the trailing side than `item`. Both
        // items then stay visible.
        let (corner, least) = (item?.frame ?? sight, Thresholds.Board.smallestSide)
        let (across, down) = item == nil ? (0, 0) : (plan.x.step ?? least, plan.y.step ?? least)
        let left = context.isMirrored ? corner.maxX - across - size.width : corner.minX + across
        let beside = CGRect(origin: CGPoint(x: left, y: corner.minY + down), size: size)
        return [free, plan.placed(beside)].compactMap { $0 }
    }

    func sized(_ item: Item) -> Item {
        item.frame.size == .zero ? item.moved(to: CGRect(origin: item.frame.origin, size: newItemSize)) : item
    }

    func size(of item: Item, in context: BoardContext) -> CGSize { item.frame.size }

    // MARK: Descriptions

    func spokenPlace(of item: Item, in context: BoardContext) -> String {
        PlacementDescriptions.place(
            of: item.frame, x: context.plan.x, y: context.plan.y, isMirrored: context.isMirrored)
    }

    func placeText(of item: Item, pulledAt edges: UIRectEdge) -> String? { nil }

    func name(of step: BoardStep, for item: Item, in context: BoardContext) -> String { step.name }
}

extension BoardView where Space == PlaneSpace {
    /// Creates a board whose items have frames.
    public convenience init(frame: CGRect = .zero, grid: BoardGrid = .free) {
        self.init(frame: frame, space: PlaneSpace(grid: grid))
    }
}
