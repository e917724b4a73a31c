// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation
import QuartzCore

extension UITableView {
    /// Says where the row is that is being moved. Of several places in a quick succession only the last is told.
    func announce(_ event: ReorderAnnouncement.Event, _ reorder: RowReorder) {
        reorder.announcement?.cancel()
        reorder.announcement = nil
        let text = reorder.model.announcement(event, name: reorder.cell.accessibilityLabel) { [unowned self] path in
            cells[path]?.accessibilityLabel
        }
        guard event == .moved else { return UIAccessibility.post(notification: .announcement, argument: text) }
        reorder.announcement = ScheduledWork.after(Thresholds.Gap.duration, purpose: .background) {
            UIAccessibility.post(notification: .announcement, argument: text)
        }
    }
}
