// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// An object that loads the data of rows before they appear on screen.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    /// Called with rows that will probably be shown soon, the nearest first. The object begins to load their data.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// Called with prefetched rows that will probably not be shown. The object can stop loading their data.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

extension UITableView {
    /// Prefetches the rows of the next screen in the scrolling direction, except rows of height 0.
    ///
    /// - Complexity: O(rows on a screen)
    func prefetch() {
        guard isPrefetchingEnabled, let prefetchDataSource, dataIsLoaded, bounds.height > 0, window != nil else {
            return
        }
        let isUpward = list.prefetching.scrolled(to: Double(bounds.minY))
        let start = rowsOffset(at: isUpward ? bounds.minY - bounds.height : bounds.maxY)
        let rows = list.geometry.nonzeroHeightPaths(from: start, to: start + Double(bounds.height)).filter {
            visible.cells[$0] == nil
        }
        let change = list.prefetching.window.move(ahead: isUpward ? rows.reversed() : rows) { visible.cells[$0] != nil }
        // The prefetch data source may insert or delete rows when prefetches are cancelled. Row references stay valid;
        // paths do not.
        let asked = change.requested.map { list.reference(to: $0) }
        if !change.cancelled.isEmpty {
            prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: change.cancelled.map { IndexPath($0) })
        }
        let paths = asked.compactMap { $0.path.map { IndexPath($0) } }
        if !paths.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: paths) }
    }
}
