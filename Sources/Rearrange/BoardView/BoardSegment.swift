// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// What a board draws on: the part that scrolls, or a calendar's strip of whole days.
enum BoardSurface: Hashable {
    case board, strip
}

/// The views of a surface: the sheet that items lie on, and what scrolls that.
struct BoardSurfaceViews<Space: BoardSpace> {
    let surface: BoardSurface
    let sheet: BoardSheet<Space>
    let scrollView: UIScrollView
}

/// A piece of an item as it is drawn: an item over midnight has two on a calendar.
struct BoardSegment: Equatable {
    var surface = BoardSurface.board
    var frame: CGRect
}

/// A view of a board is known by whose it is, and which piece of it.
struct BoardViewKey: Hashable {
    var id: AnyHashable
    var piece: Int
}

/// What somebody takes hold of.
struct BoardGrip<Place: Equatable & Sendable> {
    enum Kind: Equatable {
        case move
        case resize(UIRectEdge)
        /// It is not on the board yet.
        case add
        /// It is not on the board yet, and reaches from where it was pressed to where the pointer is.
        case draw
    }

    var kind: Kind
    /// The item as it is before it is moved.
    var home: BoardItem<Place>
    /// Which piece of it is held, where that is drawn, and on what.
    var piece: Int
    var surface: BoardSurface
    var frame: CGRect
    /// Where it is held, on the same surface.
    var point: CGPoint
    /// Which part of it is held, on a board of days.
    var held: HeldPart?

    /// Whether an end of it follows the pointer, and not all of it.
    var isPull: Bool { kind == .draw || !pulledEdges.isEmpty }
    /// Whether it is not on the board yet.
    var isNew: Bool { kind == .add || kind == .draw }
    /// Where it is pulled; nowhere where all of it is carried.
    var pulledEdges: UIRectEdge { if case .resize(let edges) = kind { edges } else { [] } }

    var changeKind: BoardChangeKind {
        switch kind {
        case .move: .moved
        case .resize: .resized
        case .add, .draw: .added
        }
    }
}
