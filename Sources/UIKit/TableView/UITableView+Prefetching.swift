// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// Gets the data of rows ready before they come on screen.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    /// These rows will probably be shown soon, the nearest first.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// These rows will probably not be shown after all.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

extension UITableView {
    /// Asks for the rows of the next screen in the direction in which the content moves; for none without height.
    ///
    /// - Complexity: O(rows on a screen)
    func prefetch() {
        guard isPrefetchingEnabled, let prefetchDataSource, dataIsLoaded, bounds.height > 0, window != nil else {
            return
        }
        let isUpward = list.prefetching.scrolled(to: Double(bounds.minY))
        let start = rowsOffset(at: isUpward ? bounds.minY - bounds.height : bounds.maxY)
        let rows = list.geometry.pathsOfHeight(from: start, to: start + Double(bounds.height)).filter {
            visible.cells[$0] == nil
        }
        let change = list.prefetching.window.move(ahead: isUpward ? rows.reversed() : rows) { visible.cells[$0] != nil }
        // Whoever hears of those that are not needed may change the table.
        let asked = change.asked.map { list.reference(to: $0) }
        if !change.cancelled.isEmpty {
            prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: change.cancelled.map { IndexPath($0) })
        }
        let paths = asked.compactMap { $0.path.map { IndexPath($0) } }
        if !paths.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: paths) }
    }
}
