// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The state of a list's rows: counts, positions, selection, focus, and everything else that belongs to a row. It has no
/// views.
///
/// ``follow(_:)`` changes everything but ``geometry`` in one step for a batch of updates. The owner then updates the
/// geometry, for which it may have to ask for the heights of new rows.
package struct ListState {
    /// The number of rows in each section.
    package var counts: [Int] = []
    /// The position of each row, header and footer. The first section begins at 0.
    package var geometry = SectionedGeometry()
    /// Rows whose measured height is 0.
    package var collapsedRows: Set<RowPath> = []
    /// Rows whose height was requested before they are shown, and whether the delegate knew it.
    package var rowsMeasuredAhead: [RowPath: Bool] = [:]
    package var selection = RowSelection()
    package var focus = RowFocus()
    package var prefetching = Prefetching()
    /// The row that keeps its place on screen while the rows around it are measured; nil for the topmost row.
    package var scrollAnchor: ScrollAnchor?
    private var references = RowReferences()
    /// The number of references, with unused ones that have not been removed yet.
    var referenceCount: Int { references.count }

    package init() {}

    /// Makes a reference to a row.
    ///
    /// - Complexity: O(1) on average.
    package mutating func reference(to path: RowPath) -> RowReference { references.make(path) }

    /// Updates everything except ``geometry`` after a batch of updates.
    ///
    /// - Complexity: O(k log n), for k rows that are selected, referenced, collapsed or prefetched.
    package mutating func follow(_ plan: BatchUpdatePlan) {
        counts = plan.countsAfter
        collapsedRows = Set(collapsedRows.compactMap(plan.newPath))
        rowsMeasuredAhead = [:]
        selection.follow(plan.newPath)
        focus.follow(plan)
        prefetching.window.follow(plan.newPath)
        // The rows of a reloaded section are unknown.
        references.follow {
            plan.newSection(forOld: $0.section) == nil ? plan.newPath(forOld: $0) : plan.itemPath(forOld: $0)
        }
        scrollAnchor = scrollAnchor.flatMap { anchor in
            plan.itemPath(forOld: anchor.path).map { ScrollAnchor(path: $0, position: anchor.position) }
        }
    }

    /// Sets the counts after a reload. The focus stays at its path, or goes to the nearest row. Call ``removeRows()``
    /// before.
    package mutating func reload(counts: [Int]) {
        self.counts = counts
        focus.followReload(counts: counts)
    }

    /// Removes everything except ``counts``, ``geometry`` and the focus, before a reload.
    package mutating func removeRows() {
        collapsedRows = []
        rowsMeasuredAhead = [:]
        selection = RowSelection()
        prefetching = Prefetching()
        references.invalidate()
        scrollAnchor = nil
    }
}

/// A row whose place on screen determines the content offset.
package struct ScrollAnchor: Sendable, Hashable {
    package enum Position: Sendable {
        /// The row keeps its place.
        case current
        case top, middle, bottom
        /// The row and what belongs to it are visible; they are scrolled as little as possible.
        case visible
    }

    package let path: RowPath
    /// The position on screen at which the row stays, or to which an animated scroll brings it.
    package let position: Position

    package init(path: RowPath, position: Position) {
        (self.path, self.position) = (path, position)
    }
}

/// The rows of a list that were requested in advance, and the direction of scrolling.
package struct Prefetching: Sendable {
    package var window = PrefetchWindow()
    private var offset = 0.0
    private var isUpward = false

    package init() {}

    /// The list has scrolled to a content offset, in points.
    ///
    /// - Returns: whether it scrolls towards its start.
    package mutating func scrolled(to new: Double) -> Bool {
        if new != offset { isUpward = new < offset }
        offset = new
        return isUpward
    }
}
