// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A space in which the items of a ``BoardView`` lie: what a place is there, and which places there are.
///
/// There are two: ``PlaneSpace``, whose places are frames, and ``CalendarSpace``, whose places are times. Neither board takes
/// the items of the other.
public protocol BoardSpace: SendableMetatype {
    /// What says where an item lies.
    associatedtype Place: Equatable & Sendable

    /// The space of a new board.
    init()

    /// What the board asks the space. Only spaces of this library can answer.
    var places: BoardPlaces<Place> { get }
}

extension BoardSpace {
    /// An item of a board with this space.
    public typealias Item = BoardItem<Place>
    /// A change of a board with this space.
    public typealias Change = BoardChange<Place>
    typealias Grip = BoardGrip<Place>
}

/// The places of a ``BoardSpace``, for boards.
public struct BoardPlaces<Place: Equatable & Sendable> {
    let geometry: any BoardGeometry<Place>

    init(_ geometry: any BoardGeometry<Place>) { self.geometry = geometry }
}
