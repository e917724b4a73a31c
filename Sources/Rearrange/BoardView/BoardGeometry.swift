// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// The size, direction and occupied extents that the answers of a space depend on.
struct BoardContext {
    /// The board, whose corner is at 0, 0.
    var bounds = CGRect.zero
    var isMirrored = false
    /// Points between two items at least.
    var spacing = CGFloat(Thresholds.MovingView.spacing)
    /// The edges of items that can be pulled.
    var resizableEdges = UIRectEdge.all
    /// The extents of the items; an item that is on its way is where it was.
    var plan = BoardPlan<AnyHashable>(x: SnapAxis(length: 0), y: SnapAxis(length: 0))
    /// The extents of the all-day items in a calendar's strip. No collisions are computed for them.
    var strip = CollisionIndex<AnyHashable>(cellSize: CGSize(width: 4, height: 86_400))

    /// The frame inside the board, if it has room there.
    func clamped(_ frame: CGRect) -> CGRect {
        guard !bounds.isEmpty else { return frame }
        var inside = frame
        inside.origin.x = max(0, min(frame.minX, bounds.width - frame.width))
        inside.origin.y = max(0, min(frame.minY, bounds.height - frame.height))
        return inside
    }
}

/// The methods by which a board asks its space for valid places, and for the place that a pointer position or a key leads to.
///
/// A frame is in points of the surface that an item is drawn on. An extent is in units of the plan, which finds collisions.
/// On a plane both are the same.
protocol BoardGeometry<Place>: BoardSpace {
    // MARK: On the plan

    /// The size of a board in a scroll view that shows so much of it.
    func size(in sight: CGSize) -> CGSize

    /// Whether a board can keep its plan after its space was replaced by this one.
    func keepsPlan(of other: any BoardGeometry<Place>) -> Bool

    /// An empty plan of a board.
    func makePlan(in context: BoardContext) -> BoardPlan<AnyHashable>

    /// The extent of an item in the plan; nil for an item that takes part in no collisions, such as an all-day event.
    func extent(of item: Item, in context: BoardContext) -> CGRect?

    /// The extent of an item in the strip; nil for an item on the main surface.
    func extentOnStrip(of item: Item) -> CGRect?

    /// The items that are drawn in a part of the board, and all visible items of the strip.
    func ids(near area: CGRect, in context: BoardContext) -> [AnyHashable]

    /// The item with another extent.
    func item(_ item: Item, at extent: CGRect) -> Item

    /// The item at the free place that is nearest to its extent; nil if there is none.
    func nearestFree(to item: Item, at extent: CGRect, in context: BoardContext) -> Item?

    /// Whether the place is within the limits of the space.
    func has(_ item: Item) -> Bool

    /// The surface that an item is drawn on.
    func surface(of item: Item) -> BoardSurface

    /// The number of pieces that an item may be drawn in.
    var mostPieces: Int { get }

    /// The weight of horizontal against vertical distance when an arrow moves the focus.
    var focusWeightAcross: CGFloat { get }

    // MARK: Carried

    /// The item with the held piece drawn in a frame: at the nearest place, or at home if that is nearer.
    func moved(_ grip: Grip, to frame: CGRect, on surface: BoardSurface, in context: BoardContext) -> Item

    /// Which part of the item is held; nil if items have no parts.
    func heldPart(of grip: Grip, in context: BoardContext) -> HeldPart?

    /// The frame of a carried piece: not outside the board.
    func kept(_ frame: CGRect, of grip: Grip, in context: BoardContext) -> CGRect

    // MARK: Pulled

    /// The edges of a piece of an item that can be pulled.
    func edges(of item: Item, piece: Int, in context: BoardContext) -> UIRectEdge

    /// The item with edges pulled so far.
    func resized(_ home: Item, _ edges: UIRectEdge, by offset: CGVector, in context: BoardContext) -> Item

    // MARK: Drawn

    /// Whether a new item reaches from where it was pressed to where the pointer is; else all of it is carried.
    func draws(_ item: Item, on surface: BoardSurface) -> Bool

    /// The new item from where it was pressed to where the pointer is, and the edge of it that is there.
    ///
    /// - Parameter distance: points from where it was pressed that count as none.
    /// - Returns: nil if the pointer has not moved so far.
    func drawn(
        _ grip: Grip, to point: CGPoint, beyond distance: CGFloat, in context: BoardContext
    ) -> (Item, UIRectEdge)?

    // MARK: Led by keys

    /// The item one step on; nil if the board ends there.
    func stepped(_ item: Item, _ step: BoardStep, in context: BoardContext) -> Item?

    /// The step that a key takes an item; nil for other keys.
    @MainActor
    func step(of key: UIKey, for item: Item, in context: BoardContext) -> BoardStep?

    // MARK: New

    /// The place of a new item at a point.
    func newPlace(at point: CGPoint, on surface: BoardSurface, in context: BoardContext) -> Place?

    /// Candidate places for a new item without a pointer, in order of preference: places in sight after an item, or from
    /// the beginning, and then those before it.
    ///
    /// - Parameter sight: the visible part of the board.
    func newPlaces(after item: Item?, sight: CGRect, in context: BoardContext) -> [Place]

    /// An item from outside, with the size of a new one if its own is empty.
    func sized(_ item: Item) -> Item

    /// The size of something that comes from outside, in points.
    func size(of item: Item, in context: BoardContext) -> CGSize

    // MARK: In words

    /// The description of an item's place.
    func spokenPlace(of item: Item, in context: BoardContext) -> String

    /// The text of the tag beside the ghost of a dragged item, such as its start time; nil for no tag.
    ///
    /// - Parameter edges: at which it is pulled; none if all of it is carried.
    func placeText(of item: Item, pulledAt edges: UIRectEdge) -> String?

    /// The name of a step.
    func name(of step: BoardStep, for item: Item, in context: BoardContext) -> String
}
