// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

extension UIView {
    /// The accessibility label of the view, or else the first label that is found among its subviews.
    var spokenName: String? {
        if let accessibilityLabel, !accessibilityLabel.isEmpty { return accessibilityLabel }
        return subviews.lazy.filter { !$0.isHidden }.compactMap(\.spokenName).first
    }
}

extension UIView {
    /// The spoken name of the row or item of a cell, with the number of those that are moved with it; nil if the cell
    /// has no label.
    func spokenName(withOthers count: Int) -> String? {
        accessibilityLabel.map { count > 0 ? Phrase.nameAndOthers.text($0, count: count) : $0 }
    }
}
