// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// Keyboard drags: keys choose the drop target.
extension DraggedRows {
    /// Whether the focus is in the table, or on no view. If the focus moves to a view outside the table, the keyboard
    /// drag is cancelled.
    var hasFocus: Bool {
        guard let focused = UIFocusSystem.focusSystem(for: table)?.focusedItem as? UIView else { return true }
        return focused.isDescendant(of: table)
    }

    func step(for key: UIKey) -> Bool {
        key.isPlain && place(after: key).map(moveTarget(to:)) ?? false
    }

    private func place(after key: UIKey) -> RowPath? {
        func isFixed(_ path: RowPath) -> Bool { !canMove(IndexPath(path)) }
        return switch key.keyCode {
        case .keyboardUpArrow: model.place(isBackwards: true, isFixed: isFixed)
        case .keyboardDownArrow: model.place(isBackwards: false, isFixed: isFixed)
        case .keyboardHome: model.end(isFirst: true, isFixed: isFixed)
        case .keyboardEnd: model.end(isFirst: false, isFixed: isFixed)
        default: nil
        }
    }

    func showPlaceOfKeys(isNew: Bool) {
        if isNew {
            // Scrolls to the proposed place and one row above and below it, so that the neighbouring rows are visible,
            // too.
            let height = preview.view.bounds.height
            let top = restingCenter - preview.home.height / 2 - preview.topOfLead
            let rect = CGRect(x: 0, y: top - preview.home.height, width: 1, height: height + 2 * preview.home.height)
            let content = CGRect(origin: .zero, size: table.contentSize)
            table.scrollRectToVisible(rect.intersection(content), animated: false)
            table.layoutIfNeeded()
            guard isDragged else { return }
        }
        preview.fly(toCenter: restingCenter)
    }

    /// Scrolls to the place that the rows return to, because key navigation continues there.
    func revealHome() {
        let home = IndexPath(lead)
        table.scrollToRow(at: home, at: .none, animated: false)
        table.layoutIfNeeded()
        table.scrollToVisible(table.rectForRow(at: home))
        table.layoutIfNeeded()
    }
}
