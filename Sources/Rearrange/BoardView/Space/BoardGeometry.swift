// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// The state of a board that its geometry depends on: its size, layout direction and spacing, and the rectangles that
/// its items occupy.
struct BoardContext {
    /// The bounds of the board, with the origin at 0, 0.
    var bounds = CGRect.zero
    var isMirrored = false
    /// The minimum distance between two items, in points.
    var spacing = CGFloat(Thresholds.MovingView.spacing)
    /// The edges of items that the user can drag to resize them.
    var resizableEdges = UIRectEdge.all
    /// The collision plan: the rectangles that the items occupy, and the grids of both axes. The plan contains a
    /// dragged item at its old place.
    var plan = BoardPlan<AnyHashable>(x: SnapAxis(length: 0), y: SnapAxis(length: 0))
    /// The rectangles of the all-day items in a calendar's strip, to find the items of the visible days. No collisions
    /// are computed for them.
    var strip = CollisionIndex<AnyHashable>(cellSize: CGSize(width: 4, height: 86_400))

    /// Returns the frame moved inside the board's bounds. A frame larger than the board is aligned with its top left
    /// corner.
    func clamped(_ frame: CGRect) -> CGRect {
        guard !bounds.isEmpty else { return frame }
        var inside = frame
        inside.origin.x = max(0, min(frame.minX, bounds.width - frame.width))
        inside.origin.y = max(0, min(frame.minY, bounds.height - frame.height))
        return inside
    }
}

/// The geometry of a space: it computes valid places, and the place that a pointer position or a key leads to.
///
/// A frame is in points of the surface that an item is drawn on. An extent is in units of the collision plan. On a
/// plane both are the same.
protocol BoardGeometry<Place>: BoardSpace {
    // MARK: Collision plan

    /// The content size of a board whose scroll view has a visible area of size `sight`.
    func size(in sight: CGSize) -> CGSize

    /// Whether a board can keep its collision plan, which contains the rectangles of its items, when this space
    /// replaces `other`.
    func keepsPlan(of other: any BoardGeometry<Place>) -> Bool

    /// Creates a collision plan without items for a board.
    func makePlan(in context: BoardContext) -> BoardPlan<AnyHashable>

    /// The extent of an item in the collision plan; nil for an item that takes part in no collisions, such as an
    /// all-day event.
    func extent(of item: Item, in context: BoardContext) -> CGRect?

    /// The extent of an item in the all-day strip; nil for an item on the main surface.
    func extentOnStrip(of item: Item) -> CGRect?

    /// The ids of the items that are drawn in an area of the board. On a calendar, they include the all-day items of
    /// all visible days, whatever the area is.
    func ids(near area: CGRect, in context: BoardContext) -> [AnyHashable]

    /// Returns the item moved to the place that has the given extent in the collision plan.
    func item(_ item: Item, at extent: CGRect) -> Item

    /// Returns the item moved to the free place that is nearest to `extent`; nil if no place is free.
    func nearestFree(to item: Item, at extent: CGRect, in context: BoardContext) -> Item?

    /// Whether the item's place is within the limits of the space.
    func has(_ item: Item) -> Bool

    /// The surface that an item is drawn on.
    func surface(of item: Item) -> BoardSurface

    /// The maximum number of pieces in which an item is drawn.
    var mostPieces: Int { get }

    /// The factor by which horizontal distances count more than vertical ones when an arrow key moves the focus.
    var focusWeightAcross: CGFloat { get }

    // MARK: Moving

    /// Returns the dragged item after its held piece has been dragged to `frame`. The item is snapped to the nearest
    /// valid place, or to its old place if that is nearer.
    func moved(_ grab: Grab, to frame: CGRect, on surface: BoardSurface, in context: BoardContext) -> Item

    /// The day of a calendar item that the drag holds; nil in a space whose items are always drawn as one piece.
    func heldDay(of grab: Grab, in context: BoardContext) -> HeldDay?

    /// Returns the frame of a dragged piece, moved so that it stays inside the board.
    func kept(_ frame: CGRect, of grab: Grab, in context: BoardContext) -> CGRect

    // MARK: Resizing

    /// The edges of an item's piece that the user can drag. An item may be drawn in several pieces.
    func edges(of item: Item, piece: Int, in context: BoardContext) -> UIRectEdge

    /// The item resized by moving some of its edges by an offset.
    ///
    /// - Parameter home: the item before the resize.
    func resized(_ home: Item, _ edges: UIRectEdge, by offset: CGVector, in context: BoardContext) -> Item

    // MARK: Creating by dragging

    /// Whether a new item extends from the pressed point to the pointer; if false, it is moved as a whole.
    func draws(_ item: Item, on surface: BoardSurface) -> Bool

    /// Returns the new item, extended from the pressed point to the pointer, and the edge of the item that is at the
    /// pointer.
    ///
    /// - Parameter distance: the distance from the pressed point, in points, up to which the pointer counts as still.
    /// - Returns: nil if the pointer is within that distance.
    func drawn(
        _ grab: Grab, to point: CGPoint, beyond distance: CGFloat, in context: BoardContext
    ) -> (Item, UIRectEdge)?

    // MARK: Keys

    /// The item moved or resized by one step; nil if the step is not possible.
    func stepped(_ item: Item, _ step: BoardStep, in context: BoardContext) -> Item?

    /// The step by which a key moves or resizes an item; nil for other keys.
    @MainActor
    func step(of key: UIKey, for item: Item, in context: BoardContext) -> BoardStep?

    // MARK: New items

    /// The place of a new item that a press at a point of a surface creates; nil if the board has no room for it.
    func newPlace(at point: CGPoint, on surface: BoardSurface, in context: BoardContext) -> Place?

    /// The candidate places for a new item that is added without a pointer, in order of preference. The visible places
    /// after `item` come first, then the visible places before it. If `item` is nil, the candidates begin at the start
    /// of the visible part.
    ///
    /// - Parameter sight: the visible part of the board.
    func newPlaces(after item: Item?, sight: CGRect, in context: BoardContext) -> [Place]

    /// Returns the item of an external drag, with the size or duration of a new item if its own is zero.
    func sized(_ item: Item) -> Item

    /// The size of an external item, in points.
    func size(of item: Item, in context: BoardContext) -> CGSize

    // MARK: Descriptions

    /// The spoken description of an item's place.
    func spokenPlace(of item: Item, in context: BoardContext) -> String

    /// The text of the tag beside the ghost of a dragged item, such as its start time; nil for no tag.
    ///
    /// - Parameter edges: the edges that a resize moves; empty for a move.
    func placeText(of item: Item, pulledAt edges: UIRectEdge) -> String?

    /// The name of a step as an accessibility action.
    func name(of step: BoardStep, for item: Item, in context: BoardContext) -> String
}
