// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

/// Where a screen reader is to go on after a batch of updates that takes the row from it that it was at.
struct ReaderPlace {
    /// What it was at.
    weak var element: AccessibleObject?
    let row: RowReference
}

extension UITableView {
    /// The row that a screen reader is at; nil where it is elsewhere.
    var readRow: RowPath? {
        guard window != nil, let focused = AssistiveTechnology.current.focused else { return nil }
        for object in sequence(first: focused, next: \.accessibilityParent) {
            guard let cell = object as? UITableViewCell else { continue }
            return cell.path.flatMap { visible.cells[$0] === cell ? $0 : nil }
        }
        return nil
    }

    /// Notes where a reader of a row that goes, or is shown by another cell, is to go on.
    ///
    /// - Parameter old: the row that it was at, before the batch.
    func readerPlace(after plan: BatchUpdatePlan, from old: RowPath?) -> ReaderPlace? {
        guard let old, plan.newPath(forOld: old) == nil, let next = plan.nearestPath(forOld: old) else { return nil }
        return ReaderPlace(element: AssistiveTechnology.current.focused, row: list.reference(to: next))
    }

    /// Tells assistive technology, once a batch has come to its end, that other rows show now.
    ///
    /// Who reads goes on at the row that has the place of the one that went, unless it has gone on by itself.
    func tellOfLayout(_ place: ReaderPlace?) {
        guard window != nil else { return }
        var next: UITableViewCell?
        if let place, let element = place.element, element === AssistiveTechnology.current.focused {
            next = place.row.path.flatMap { visible.cells[$0] }
        }
        UIAccessibility.post(notification: .layoutChanged, argument: next)
    }
}
