// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

/// The row at which a screen reader continues after a batch of updates that deletes or reloads the row it was reading.
struct ReaderPlace {
    /// The element at which the screen reader was before the batch.
    weak var element: AccessibleObject?
    /// The row at which the screen reader continues.
    let row: RowReference
}

extension UITableView {
    /// The row that a screen reader is at; nil if the screen reader is not at a row of this table.
    var screenReaderRow: RowPath? {
        guard window != nil, let focused = AssistiveTechnology.current.focused else { return nil }
        for object in sequence(first: focused, next: \.accessibilityParent) {
            guard let cell = object as? UITableViewCell else { continue }
            return cell.path.flatMap { visible.cells[$0] === cell ? $0 : nil }
        }
        return nil
    }

    /// The row at which a screen reader continues if its current row was deleted or reloaded; otherwise nil.
    ///
    /// - Parameters:
    ///   - plan: the batch of updates that has deleted or reloaded rows.
    ///   - old: the row that the screen reader was at before the batch.
    func readerPlace(after plan: BatchUpdatePlan, from old: RowPath?) -> ReaderPlace? {
        guard let old, plan.newPath(forOld: old) == nil, let next = plan.nearestPath(forOld: old) else { return nil }
        return ReaderPlace(element: AssistiveTechnology.current.focused, row: list.reference(to: next))
    }

    /// Posts a layout change to assistive technology after a batch of updates.
    ///
    /// - Parameter place: the row at which a screen reader continues; nil if the row that it was reading was neither
    ///   deleted nor reloaded. Ignored if the screen reader has moved to another element since the batch began.
    func postLayoutChange(_ place: ReaderPlace?) {
        guard window != nil else { return }
        var next: UITableViewCell?
        if let place, let element = place.element, element === AssistiveTechnology.current.focused {
            next = place.row.path.flatMap { visible.cells[$0] }
        }
        UIAccessibility.post(notification: .layoutChanged, argument: next)
    }
}
