// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

extension UITableView: ListView {
    var hasDataSource: Bool { dataSource != nil }

    var dataSourceType: String { dataSource.map { "\(type(of: $0))" } ?? "nil" }

    var hasPrefetchDataSource: Bool { prefetchDataSource != nil }

    func rows(in rect: CGRect) -> [RowPath] {
        geometry.nonzeroHeightPaths(from: rowsOffset(at: rect.minY), to: rowsOffset(at: rect.maxY))
    }

    /// The row at a height of the content, or else the row whose top or end is nearest.
    ///
    /// - Complexity: O(log n)
    func row(nearestTo point: CGPoint) -> RowPath? { geometry.nearestPath(to: rowsOffset(at: point.y)) }
}
