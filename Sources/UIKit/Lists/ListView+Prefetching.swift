// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

extension ListView {
    /// Prefetches the rows of the next screen in the scrolling direction, except rows without height.
    ///
    /// - Complexity: O(rows on a screen)
    func prefetch() {
        let length = bounds.height
        guard isPrefetchingEnabled, hasPrefetchDataSource, dataIsLoaded, length > 0, window != nil else { return }
        let isUpward = list.prefetching.scrolled(to: Double(bounds.minY))
        let start = isUpward ? bounds.minY - length : bounds.maxY
        let rows = rows(in: CGRect(x: bounds.minX, y: start, width: bounds.width, height: length)).filter {
            visible.cells[$0] == nil
        }
        let change = list.prefetching.window.move(ahead: isUpward ? rows.reversed() : rows) { visible.cells[$0] != nil }
        // The prefetch data source may insert or delete rows when prefetches are cancelled. Row references stay valid;
        // paths do not.
        let asked = change.requested.map { list.reference(to: $0) }
        if !change.cancelled.isEmpty { cancelPrefetching(change.cancelled.map { IndexPath($0) }) }
        let paths = asked.compactMap { $0.path.map { IndexPath($0) } }
        if !paths.isEmpty { prefetch(paths) }
    }
}
