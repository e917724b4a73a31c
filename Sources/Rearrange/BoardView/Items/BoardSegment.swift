// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A surface of a board on which items are drawn: the main scrolling surface, or a calendar's all-day strip.
enum BoardSurface: Hashable {
    case board, strip
}

/// The views of a surface: the view that contains the items, and its scroll view.
struct BoardSurfaceViews<Space: BoardSpace> {
    let surface: BoardSurface
    let contentView: BoardContentView<Space>
    let scrollView: UIScrollView
}

/// One of the rectangles in which an item is drawn. On a calendar, an event across midnight has one on each of its
/// days.
struct BoardSegment: Equatable {
    var surface = BoardSurface.board
    var frame: CGRect
}

/// The key of an item view: the item's id, and which piece of the item the view shows.
struct BoardViewKey: Hashable {
    var id: AnyHashable
    var piece: Int
}

/// The piece of an item that a drag holds, the kind of the drag, and the point at which the item was lifted.
struct BoardGrab<Place: Equatable & Sendable> {
    /// The kind of drag: a move, a resize by some edges, or one that creates a new item.
    enum Kind: Equatable {
        case move
        case resize(UIRectEdge)
        /// The item is new, and is moved as a whole until it is dropped.
        case add
        /// The item is new, and extends from the pressed point to the pointer.
        case draw
    }

    var kind: Kind
    /// The item before the drag.
    var originalItem: BoardItem<Place>
    /// The index of the held piece among the pieces in which the item is drawn. ``surface`` and ``frame`` say where
    /// that piece is.
    var piece: Int
    var surface: BoardSurface
    var frame: CGRect
    /// The point at which the item is held, in the coordinates of ``surface``.
    var point: CGPoint
    /// On a calendar, the day of the item that the drag holds, counted from the item's first day; nil on other boards.
    var held: HeldDay?

    /// Whether only an edge of the item follows the pointer, and not the whole item.
    var isPull: Bool { kind == .draw || !pulledEdges.isEmpty }
    /// Whether the item is not on the board yet.
    var isNew: Bool { kind == .add || kind == .draw }
    /// The edges that are dragged by a resize; empty if the whole item moves.
    var pulledEdges: UIRectEdge { if case .resize(let edges) = kind { edges } else { [] } }

    var changeKind: BoardChangeKind {
        switch kind {
        case .move: .moved
        case .resize: .resized
        case .add, .draw: .added
        }
    }
}
