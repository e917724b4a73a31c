// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// A move of rows of a table, or of items of a collection view.
public struct RowMove: Sendable, Hashable {
    /// The places of the rows or items before the move.
    public let sources: [IndexPath]
    /// The places of the same rows or items after all of them have been removed and inserted again, in ascending order.
    public let targets: [IndexPath]

    /// Creates a move.
    ///
    /// - Precondition: `sources` and `targets` have the same count.
    public init(sources: [IndexPath], targets: [IndexPath]) {
        precondition(
            sources.count == targets.count,
            "A move has \(sources.count) sources and \(targets.count) targets: give each row one of both.")
        (self.sources, self.targets) = (sources, targets)
    }

    init(_ moves: RowMoves) {
        self.init(sources: moves.sources.map { IndexPath($0) }, targets: moves.targets.map { IndexPath($0) })
    }
}
