// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A row that was moved without a drag: by undo, redo, or an accessibility action.
@MainActor
struct ChangedRow {
    let list: any MovableList
    let path: IndexPath

    /// Scrolls to the first of the rows, unless one of them is visible.
    ///
    /// Only visible rows are measured, because a batch may have changed thousands of rows.
    static func reveal(_ rows: [ChangedRow]) {
        let paths = Dictionary(grouping: rows, by: { ObjectIdentifier($0.list) })
        let isInSight = paths.values.contains { rows in
            let changed = Set(rows.map(\.path))
            return rows[0].list.pathsOfShownRows.contains { path in
                changed.contains(path) && ChangedRow(list: rows[0].list, path: path).isInSight
            }
        }
        if !isInSight { rows.first?.reveal() }
    }

    /// Whether the row is wholly visible, inside the list's insets and in all views that contain the list.
    private var isInSight: Bool { list.isWhollyInSight(list.partToReveal(ofRowAt: path)) }

    /// Scrolls the list, and the scroll views that contain it, by the smallest distance that shows the row.
    private func reveal() {
        guard list.window != nil, let superview = list.superview else { return }
        let animated = !DragMotion.isReduced
        var rect = list.partToReveal(ofRowAt: path)
        list.reveal(rowAt: path, animated: animated)
        // The list may still be scrolling, so the frame that the row will have after the scrolling is computed.
        let room = list.bounds.inset(by: list.adjustedContentInset)
        rect.origin.y = max(min(rect.minY, room.maxY - rect.height), room.minY)
        rect.origin.x = max(min(rect.minX, room.maxX - rect.width), room.minX)
        superview.scrollToVisible(superview.convert(rect, from: list), animated: animated)
    }
}
