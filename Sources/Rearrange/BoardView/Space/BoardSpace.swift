// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The coordinate space of a ``BoardView``: it defines the type of an item's place, and the valid places.
///
/// There are two spaces: ``PlaneSpace``, whose places are frames, and ``CalendarSpace``, whose places are times. A
/// board with one space does not accept items of the other. Apps cannot add spaces: ``AnyBoardGeometry`` has no public
/// initializer.
///
/// The protocol refines `SendableMetatype` because closures that a board runs on the main actor use the type of its
/// space.
public protocol BoardSpace: SendableMetatype {
    /// The type of an item's place.
    associatedtype Place: Equatable & Sendable

    /// Creates the space of a new board.
    init()

    /// The geometry by which the board computes places, collisions and frames.
    var geometry: AnyBoardGeometry<Place> { get }
}

extension BoardSpace {
    /// An item of a board with this space.
    public typealias Item = BoardItem<Place>
    /// A change of a board with this space.
    public typealias Change = BoardChange<Place>
    typealias Grab = BoardGrab<Place>
}

/// The geometry of a ``BoardSpace``, which computes places, collisions and frames for a board. Its contents are
/// internal.
public struct AnyBoardGeometry<Place: Equatable & Sendable> {
    let base: any BoardGeometry<Place>

    init(_ base: any BoardGeometry<Place>) { self.base = base }
}
