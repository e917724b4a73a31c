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

/// What a table remembers of the rows it has asked to be got ready.
struct Prefetching {
    var window = PrefetchWindow()
    /// Where the content lay when it was last looked at.
    var offset: CGFloat = 0
    var isUpward = false
}

extension UITableView {
    /// Asks for the rows of the next screen in the direction in which the content moves; for none without height.
    ///
    /// - Complexity: O(rows on a screen)
    func prefetch() {
        guard isPrefetchingEnabled, let prefetchDataSource, dataIsLoaded, bounds.height > 0, window != nil else {
            return
        }
        if bounds.minY != prefetching.offset { prefetching.isUpward = bounds.minY < prefetching.offset }
        prefetching.offset = bounds.minY
        let isUpward = prefetching.isUpward
        let start = rowsOffset(at: isUpward ? bounds.minY - bounds.height : bounds.maxY)
        let rows = geometry.pathsOfHeight(from: start, to: start + Double(bounds.height)).filter { cells[$0] == nil }
        let change = prefetching.window.move(ahead: isUpward ? rows.reversed() : rows) { cells[$0] != nil }
        // Whoever hears of those that are not needed may change the table.
        let asked = change.asked.map { heldRows.hold($0) }
        if !change.cancelled.isEmpty {
            prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: change.cancelled.map { IndexPath($0) })
        }
        let paths = asked.compactMap { $0.path.map { IndexPath($0) } }
        if !paths.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: paths) }
    }
}
