// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation
import QuartzCore

extension UITableView {
    /// Announces to a screen reader that a dragged row was lifted, moved, dropped or returned to its original position.
    /// If the row moves quickly, only its last position is announced.
    func announce(_ event: DragEvent, _ reorder: RowReorder) {
        reorder.announcement?.cancel()
        reorder.announcement = nil
        guard event == .moved else { return postAnnouncement(event, reorder) }
        reorder.announcement = ScheduledWork.after(Thresholds.DragSession.announcementDelay, purpose: .background) {
            [weak self, weak reorder] in
            if let self, let reorder { postAnnouncement(event, reorder) }
        }
    }

    /// Posts the text for an event of a reordering, for example for a lift or a drop, to the screen reader.
    private func postAnnouncement(_ event: DragEvent, _ reorder: RowReorder) {
        let text = reorder.model.announcement(event, name: reorder.cell.accessibilityLabel) { path in
            visible.cells[path]?.accessibilityLabel
        }
        UIAccessibility.post(notification: .announcement, argument: text)
    }
}
