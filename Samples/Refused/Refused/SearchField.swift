// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Told about what is searched for.
@objc protocol SearchFieldDelegate {
    @objc optional func searchField(_ field: SearchField, didSearchFor text: String)
}

/// A text field with a coloured placeholder.
class SearchField: UITextField {
    weak var searchDelegate: SearchFieldDelegate?

    func colourPlaceholder() {
        let label = value(forKey: "_placeholderLabel") as? UILabel
        label?.textColor = .systemTeal
    }

    func search() {
        let report = searchDelegate?.searchField
        report?(self, text ?? "")
    }
}
