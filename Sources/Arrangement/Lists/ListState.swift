// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The state of a list's rows: their counts, selection, focus and all other data except their positions. It contains no
/// views.
///
/// ``apply(_:)`` updates the state after a batch of updates. The view that owns the state then updates the positions,
/// because this may require the heights of new rows.
package struct ListState {
    /// The numbers of sections and rows.
    package private(set) var rows = RowCounts()
    package var selection = RowSelection()
    package var focus = RowFocus()
    package var prefetching = Prefetching()
    /// The row that keeps its position on screen while the rows around it are measured. If nil, the topmost visible row
    /// keeps its position.
    package var scrollAnchor: ScrollAnchor?
    private var references = RowReferences()
    /// The number of stored references, including unused ones that have not been removed yet.
    var referenceCount: Int { references.count }

    package init() {}

    /// The number of rows in each section.
    package var counts: [Int] { rows.counts }

    /// Makes a reference to a row that stays valid across batch updates.
    ///
    /// - Complexity: O(1) on average.
    package mutating func reference(to path: RowPath) -> RowReference { references.make(path) }

    /// Updates the state after a batch of updates.
    ///
    /// - Complexity: O(k log n), for k rows that are selected, referenced or prefetched.
    package mutating func apply(_ plan: BatchUpdatePlan) {
        rows = RowCounts(plan.countsAfter)
        selection.mapPaths(plan.newPath)
        focus.apply(plan)
        prefetching.window.mapPaths(plan.newPath)
        // References to the rows of a reloaded section become nil, because the section may have completely different
        // rows now. References to a row that was reloaded individually stay valid.
        references.mapPaths {
            plan.newSection(forOld: $0.section) == nil ? plan.newPath(forOld: $0) : plan.itemPath(forOld: $0)
        }
        scrollAnchor = scrollAnchor.flatMap { anchor in
            plan.itemPath(forOld: anchor.path).map { ScrollAnchor(path: $0, position: anchor.position) }
        }
    }

    /// Sets the counts after a reload. The focus stays at its path, or moves to the nearest row if the path no longer
    /// exists. Call ``removeRows()`` first.
    package mutating func reload(counts: [Int]) {
        rows = RowCounts(counts)
        focus.reload(counts: counts)
    }

    /// Removes everything except the counts and the focus, before a reload.
    package mutating func removeRows() {
        selection = RowSelection()
        prefetching = Prefetching()
        references.invalidate()
        scrollAnchor = nil
    }
}

/// The row whose position on screen determines the content offset.
package struct ScrollAnchor: Sendable, Hashable {
    package enum Position: Sendable {
        /// The row keeps its current position on screen.
        case current
        case top, middle, bottom
        /// The row, and the headers and footers around it, are visible with as little scrolling as possible.
        case visible
    }

    package let path: RowPath
    /// The position on screen that the row keeps, or to which an animated scroll moves the row.
    package let position: Position

    package init(path: RowPath, position: Position) {
        (self.path, self.position) = (path, position)
    }
}

/// The rows of a list whose data was requested before they appear on screen, and the direction of scrolling.
package struct Prefetching: Sendable {
    package var window = PrefetchWindow()
    private var offset = 0.0
    /// Whether the last change of the offset was toward the start of the list.
    private var isUpward = false

    package init() {}

    /// Records the new content offset, in points.
    ///
    /// - Returns: whether the last scrolling was toward the start of the list.
    package mutating func scrolled(to new: Double) -> Bool {
        if new != offset { isUpward = new < offset }
        offset = new
        return isUpward
    }
}
