// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation
import QuartzCore

/// What happens with a row that is being moved, as speech tells of it.
enum ReorderEvent {
    case lifted, moved, dropped, putBack
    /// It was lifted and dropped in one.
    case movedAtOnce
}

extension UITableView {
    /// Says where the row is that is being moved. Of several places in a quick succession only the last is told.
    func announce(_ event: ReorderEvent, _ reorder: RowReorder) {
        reorder.announcement?.cancel()
        reorder.announcement = nil
        let text = words(event, reorder)
        guard event == .moved else { return UIAccessibility.post(notification: .announcement, argument: text) }
        reorder.announcement = ScheduledWork.after(Thresholds.Gap.duration, purpose: .background) {
            UIAccessibility.post(notification: .announcement, argument: text)
        }
    }

    private func words(_ event: ReorderEvent, _ reorder: RowReorder) -> String {
        let model = reorder.model
        let name = reorder.cell.accessibilityLabel ?? "Row"
        let number = event == .putBack ? geometry.number(ofRow: model.lifted) : model.proposedNumber
        let position = AccessibilityPosition(number: number + 1, count: geometry.rowCount).words
        let deed: String
        switch event {
        case .lifted: deed = "\(name) lifted"
        case .moved: deed = "Moved\(neighbour(model))"
        case .dropped: deed = "\(name) dropped"
        case .putBack: deed = "\(name) put back"
        case .movedAtOnce: deed = "\(name) moved\(neighbour(model))"
        }
        return "\(deed), \(position)"
    }

    /// Above or below which row the item lands; nothing where that row is not on screen.
    private func neighbour(_ model: ReorderModel) -> String {
        func name(_ path: RowPath?) -> String? { path.flatMap { cells[$0] }?.accessibilityLabel }
        if let below = name(model.rowBelowItem) { return " above \(below)" }
        return name(model.rowAboveItem).map { " below \($0)" } ?? ""
    }
}
