// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The appearance of a selected or highlighted row.
extension UITableViewCell {
    /// The background view that shows the selection. It is the app's view for multiple selection if several rows can be
    /// selected. Otherwise it is the app's selected background view, or a grey view if the app has set none.
    private var shownSelectionBackground: UIView {
        if table?.allowsSeveralSelectedRows == true, let view = multipleSelectionBackgroundView { return view }
        if let selectedBackgroundView { return selectedBackgroundView }
        if let defaultSelectedBackground { return defaultSelectedBackground }
        let view = UIView()
        view.backgroundColor = .systemGray4
        defaultSelectedBackground = view
        return view
    }

    /// All background views that can show the selection.
    var selectionBackgrounds: [UIView] {
        [selectedBackgroundView, multipleSelectionBackgroundView, defaultSelectedBackground].compactMap { $0 }
    }

    /// Whether the row appears selected or highlighted.
    var showsSelection: Bool { (selected || highlighted) && selectionStyle != .none }

    /// Updates the labels, the selection background and the separators after a change of selection or highlight.
    func selectionLookDidChange(animated: Bool = false) {
        titleLabel?.isHighlighted = showsSelection
        secondaryLabel?.isHighlighted = showsSelection
        pictureView?.isHighlighted = showsSelection
        controls.selectionDidChange()
        guard showsSelection, configurations.background == nil else {
            for view in selectionBackgrounds where view.superview === self { hide(view, animated: animated) }
            table?.updateSeparators(near: self)
            return
        }
        let shown = shownSelectionBackground
        for view in selectionBackgrounds where view !== shown { view.removeFromSuperview() }
        shown.layer.removeAllAnimations()
        let fadesIn = animated && window != nil && shown.superview !== self
        shown.alpha = fadesIn ? 0 : 1
        if shown.superview !== self { insertSubview(shown, at: backgroundView == nil ? 0 : 1) }
        shown.frame = CGRect(origin: .zero, size: bounds.size)
        if fadesIn {
            UIView.animateRow { shown.alpha = 1 }
        }
        table?.updateSeparators(near: self)
    }

    private func hide(_ background: UIView, animated: Bool) {
        guard animated, window != nil else { return background.removeFromSuperview() }
        UIView.animateRow {
            background.alpha = 0
        } completion: { [weak self] _ in
            if self?.showsSelection == false { background.removeFromSuperview() }
        }
    }
}
