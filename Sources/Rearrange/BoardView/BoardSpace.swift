// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A space in which the items of a ``BoardView`` lie: what a place is there, and which places there are.
///
/// There are two: ``PlaneSpace``, whose places are frames, and ``CalendarSpace``, whose places are times. Neither board takes
/// the items of the other. Apps cannot add spaces: ``AnyBoardGeometry`` has no public initializer.
///
/// Closures that a board runs on the main actor name its space, so that its type is `SendableMetatype`.
public protocol BoardSpace: SendableMetatype {
    /// The type of an item's place.
    associatedtype Place: Equatable & Sendable

    /// The space of a new board.
    init()

    /// The answers to what a board asks its space.
    var geometry: AnyBoardGeometry<Place> { get }
}

extension BoardSpace {
    /// An item of a board with this space.
    public typealias Item = BoardItem<Place>
    /// A change of a board with this space.
    public typealias Change = BoardChange<Place>
    typealias Grip = BoardGrip<Place>
}

/// The answers of a ``BoardSpace`` to what a board asks it.
public struct AnyBoardGeometry<Place: Equatable & Sendable> {
    let base: any BoardGeometry<Place>

    init(_ base: any BoardGeometry<Place>) { self.base = base }
}
