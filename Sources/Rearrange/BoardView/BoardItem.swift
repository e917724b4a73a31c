// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Something that lies on a board: a value, which the board never changes behind the app's back.
///
/// Its place is a frame on a board with a ``PlaneSpace``, and a time on a ``CalendarBoard``.
public struct BoardItem<Place: Equatable & Sendable>: Identifiable, Equatable {
    /// Who it is, whatever else of it changes: a drag follows it, and its view stays the same.
    public let id: AnyHashable
    /// The place of the item on its board.
    public var place: Place
    /// What it is called: shown by the board's own views, and told by assistive technology.
    public var title: String
    /// The colour of the board's own view; nil for the board's tint colour.
    public var color: UIColor?
    /// Whether it can be lifted, and pushed by others.
    public var canMove = true
    /// Whether its edges can be pulled.
    public var canResize: Bool
    /// Whether people can delete it: by the Delete key when it has the focus, by its menu, which a secondary click opens,
    /// and by an action of assistive technology. Ours: false unless set.
    public var canDelete = false

    /// An item in a place that somebody else has found, such as that of ``BoardView/newItem``.
    public init(id: AnyHashable, place: Place, title: String = "", color: UIColor? = nil, canResize: Bool = false) {
        (self.id, self.place, self.title, self.color) = (id, place, title, color)
        self.canResize = canResize
    }

    /// The same item somewhere else.
    func moved(to place: Place) -> BoardItem {
        var moved = self
        moved.place = place
        return moved
    }
}

extension BoardItem where Place == CGRect {
    /// An item in a frame of a board with a ``PlaneSpace``.
    public init(id: some Hashable, frame: CGRect, title: String = "", color: UIColor? = nil, canResize: Bool = false) {
        self.init(id: AnyHashable(id), place: frame, title: title, color: color, canResize: canResize)
    }

    /// Its frame on the board, in points.
    public var frame: CGRect { place }
}
