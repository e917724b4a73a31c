// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UITableViewCell: ListCell {
    var listView: (any ListView)? { table }

    /// How a cell shows that its row has the focus.
    public enum FocusStyle: Int, Sendable {
        /// By a ring inside the row.
        case `default`
        /// By what the app changes itself.
        case custom
    }

    /// Whether the cell's row has the focus at the moment.
    var rowHasFocus: Bool { table?.focusedRow.map { $0 == path } ?? false }

    /// The focus, or the ring, has come to the row or gone.
    func focusDidChange(isRingShown: Bool) {
        // What is dragged has it in the air.
        let isDragged = dragAppearance.dragState != .none
        showFocusRing(isRingShown && rowHasFocus && focusStyle == .default && !isDragged)
        setNeedsUpdateConfiguration()
    }

    /// The first text that the row shows: what is typed to go to it.
    var rowText: String? {
        if let list = contentConfiguration as? UIListContentConfiguration {
            return list.text ?? list.attributedText?.string
        }
        if let text = titleLabel?.text, !text.isEmpty { return text }
        return contentView.firstText
    }
}

extension UIView {
    /// The text of the first label in the view that has one.
    fileprivate var firstText: String? {
        for view in subviews where !view.isHidden {
            if let text = (view as? UILabel)?.text, !text.isEmpty { return text }
            if let text = view.firstText { return text }
        }
        return nil
    }
}
