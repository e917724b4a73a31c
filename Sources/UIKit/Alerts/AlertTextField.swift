// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A text field of an alert.
final class AlertTextField: UITextField {
    override init(frame: CGRect) {
        super.init(frame: frame)
        borderStyle = .roundedRect
        font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 15))
        clearButtonMode = .whileEditing
    }

    required init?(coder: NSCoder) { nil }

    /// Leaves Escape to the alert, which it cancels. In other text fields, the key ends the typing.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.first?.key?.keyCode == .keyboardEscape {
            next?.pressesBegan(presses, with: event)
        } else {
            super.pressesBegan(presses, with: event)
        }
    }
}
