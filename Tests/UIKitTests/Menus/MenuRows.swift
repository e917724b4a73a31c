// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The visible titles and rows of a menu.
extension UIView {
    private var allLabels: [UILabel] {
        subviews.flatMap { view in ((view as? UILabel).map { [$0] } ?? []) + view.allLabels }
    }

    /// The texts of all labels in the view, such as the titles of an open menu, in the order of the subviews.
    var menuTitles: [String] { allLabels.compactMap(\.text) }

    /// The row with this title; nil if there is none.
    func menuRow(_ title: String) -> UIView? { allLabels.last { $0.text == title }?.superview }
}
