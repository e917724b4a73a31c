// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// An item of a board: a value, which the board changes only by a ``BoardChange`` that it reports to the app.
///
/// Its place is a frame on a board with a ``PlaneSpace``, and a time on a ``CalendarBoard``.
public struct BoardItem<Place: Equatable & Sendable>: Identifiable, Equatable {
    /// The identity of the item. If it stays the same when other properties change, the item keeps its view, and a drag
    /// of the item continues.
    public let id: AnyHashable
    /// The place of the item on its board.
    public var place: Place
    /// The title, shown by the board's default view and spoken by assistive technology.
    public var title: String
    /// The colour of the board's default view for the item; nil for the board's tint colour.
    public var color: UIColor?
    /// Whether the user can move the item, and other items can push it.
    public var canMove = true
    /// Whether the user can resize the item by dragging its edges.
    public var canResize: Bool
    /// Whether the user can delete the item: with the Delete key, in the item's menu, or by an accessibility action. A
    /// secondary click opens the menu. Defaults to false.
    public var canDelete = false

    /// Creates an item at a place that the board has supplied, such as the argument of ``BoardView/newItem``.
    public init(id: AnyHashable, place: Place, title: String = "", color: UIColor? = nil, canResize: Bool = false) {
        (self.id, self.place, self.title, self.color) = (id, place, title, color)
        self.canResize = canResize
    }

    /// Returns the item with another place.
    func moved(to place: Place) -> BoardItem {
        var moved = self
        moved.place = place
        return moved
    }
}

extension BoardItem where Place == CGRect {
    /// Creates an item with a frame on a board with a ``PlaneSpace``.
    public init(id: some Hashable, frame: CGRect, title: String = "", color: UIColor? = nil, canResize: Bool = false) {
        self.init(id: AnyHashable(id), place: frame, title: title, color: color, canResize: canResize)
    }

    /// The item's frame on the board, in points.
    public var frame: CGRect { place }
}
