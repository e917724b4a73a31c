// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

extension UIView {
    /// What the view is called: its own name, or the first in it.
    var spokenName: String? {
        if let accessibilityLabel, !accessibilityLabel.isEmpty { return accessibilityLabel }
        return subviews.lazy.filter { !$0.isHidden }.compactMap(\.spokenName).first
    }
}

extension UITableViewCell {
    /// What people call its row, and so many others that go along with it; nil for a row without a name.
    func spokenName(withOthers count: Int) -> String? {
        accessibilityLabel.map { count > 0 ? Phrase.nameAndOthers.text($0, count: count) : $0 }
    }
}
