// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// Which places a board has for its items, and to which of them whatever is done leads: to frames. A calendar has its own,
/// which are times.
@MainActor
class BoardPlaces {
    unowned let board: BoardView

    init(_ board: BoardView) { self.board = board }

    // MARK: On the plan

    /// An empty plan of the board as it is now.
    func makePlan() -> BoardPlan<AnyHashable> {
        let (axes, spacing) = (board.grid.axes(of: board.canvas.bounds.size), board.spacing)
        return BoardPlan(x: axes.x, y: axes.y, spacing: CGSize(width: spacing, height: spacing))
    }

    /// Where an item lies on the plan; nil for one that nobody can collide with.
    func extent(of item: BoardItem) -> CGRect? { item.frame.map { clamped($0) } }

    /// An item that was given another extent.
    func item(_ item: BoardItem, at extent: CGRect) -> BoardItem { item.moved(to: .frame(extent)) }

    /// The item at the free place that is nearest to its extent; nil where there is none.
    func nearestFree(to item: BoardItem, at extent: CGRect, in plan: BoardPlan<AnyHashable>) -> BoardItem? {
        plan.nearestFree(of: item.id, to: extent).map { self.item(item, at: $0) }
    }

    /// Whether an item's place is one at all, whoever lies there.
    func has(_ item: BoardItem) -> Bool { true }

    // MARK: Carried

    /// The item with the held piece drawn in a frame: at the nearest place, or at home where that is nearer.
    func moved(_ grip: BoardGrip, to frame: CGRect, on surface: BoardSurface) -> BoardItem {
        // What comes from outside without a frame is as large as a new item.
        let held = CGRect(origin: frame.origin, size: grip.home.frame?.size ?? board.newItemSize)
        return grip.home.moved(to: .frame(board.plan.placed(held, home: grip.kind == .add ? nil : grip.home.frame)))
    }

    /// Which part of what is held that is, where items last for some time; nil where they do not.
    func heldPart(of grip: BoardGrip) -> HeldPart? { nil }

    /// Where a piece that is carried is drawn: not outside the board.
    func kept(_ frame: CGRect, of grip: BoardGrip) -> CGRect { clamped(frame) }

    /// The frame inside the board, where it has room.
    func clamped(_ frame: CGRect) -> CGRect {
        let room = board.canvas.bounds
        guard !room.isEmpty else { return frame }
        var inside = frame
        inside.origin.x = max(0, min(frame.minX, room.width - frame.width))
        inside.origin.y = max(0, min(frame.minY, room.height - frame.height))
        return inside
    }

    // MARK: Pulled

    /// Points that an item keeps when its edges are pulled.
    var smallestSide: CGFloat { CGFloat(Thresholds.Board.smallestSide) }

    /// The edges of a piece of an item that can be pulled.
    func edges(of item: BoardItem, piece: Int, on surface: BoardSurface) -> UIRectEdge { board.resizableEdges }

    /// The item with edges pulled so far.
    func resized(_ home: BoardItem, _ edges: UIRectEdge, by offset: CGVector) -> BoardItem {
        guard let frame = home.frame else { return home }
        return home.moved(
            to: .frame(
                board.plan.resized(
                    frame, BoardEdges(edges), by: CGSize(width: offset.dx, height: offset.dy),
                    least: Double(smallestSide))))
    }

    // MARK: Drawn

    /// Whether a new item reaches from where it was pressed to where the pointer is; else all of it is carried.
    func draws(_ item: BoardItem, on surface: BoardSurface) -> Bool { false }

    /// The new item from where it was pressed to where the pointer is, and the edge of it that is there.
    ///
    /// - Parameter distance: points from where it was pressed that count as none.
    /// - Returns: nil if the pointer has not moved so far.
    func drawn(_ grip: BoardGrip, to point: CGPoint, beyond distance: CGFloat) -> (BoardItem, UIRectEdge)? { nil }

    // MARK: Led by keys

    /// The item one step on; nil where the board ends.
    func stepped(_ item: BoardItem, _ step: BoardStep) -> BoardItem? {
        guard let frame = item.frame, item.canResize || !step.isResize else { return nil }
        return board.plan.stepped(frame, step, least: Double(smallestSide)).map { item.moved(to: .frame($0)) }
    }

    /// The step that a key takes an item; nil for other keys.
    func step(of key: UIKey, for item: BoardItem) -> BoardStep? { BoardStep(key) }

    // MARK: New

    /// Where a new item would be at a point.
    func newPlace(at point: CGPoint, on surface: BoardSurface) -> BoardItem.Place? {
        let (size, room) = (board.newItemSize, board.canvas.bounds)
        guard size.width <= room.width, size.height <= room.height else { return nil }
        let held = CGRect(
            x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height)
        return .frame(board.plan.placed(held))
    }

    /// Where a new item could be that nobody points to: places in sight after an item, or from the beginning, and then
    /// those before it. Those that nobody has taken are asked for first.
    func newPlaces(after item: BoardItem?) -> [BoardItem.Place] {
        let (size, sight, plan) = (board.newItemSize, board.sight, board.plan)
        guard size.width <= board.canvas.bounds.width, size.height <= board.canvas.bounds.height else { return [] }
        let free = plan.firstFree(size, in: sight, after: item?.frame?.origin, isMirrored: board.isMirrored)
        // Over others, or in their place: a step on as one reads, so that both are seen.
        let (corner, least) = (item?.frame ?? sight, Double(smallestSide))
        let (across, down) = item?.frame == nil ? (0, 0) : (plan.x.step ?? least, plan.y.step ?? least)
        let left = board.isMirrored ? corner.maxX - across - size.width : corner.minX + across
        let beside = CGRect(origin: CGPoint(x: left, y: corner.minY + down), size: size)
        return [free, plan.placed(beside)].compactMap { $0 }.map { .frame($0) }
    }

    /// How large something is that comes from outside.
    func size(of item: BoardItem) -> CGSize { item.frame?.size ?? board.newItemSize }

    // MARK: In words

    /// Where an item lies.
    func spokenPlace(of item: BoardItem) -> String {
        guard let frame = item.frame else { return "" }
        return PlacingWords.place(of: frame, x: board.plan.x, y: board.plan.y, isMirrored: board.isMirrored)
    }

    /// What is said of where an item would lie, beside its ghost; nil for nothing.
    ///
    /// - Parameter edges: at which it is pulled; none where all of it is carried.
    func placeText(of item: BoardItem, pulledAt edges: UIRectEdge) -> String? { nil }

    /// What a step is called.
    func name(of step: BoardStep, for item: BoardItem) -> String { step.name }
}
