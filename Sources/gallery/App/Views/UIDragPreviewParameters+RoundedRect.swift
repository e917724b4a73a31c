// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

extension UIDragPreviewParameters {
    /// Creates parameters for a rounded rectangle of the lifted view, without a background.
    convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        backgroundColor = .clear
        visiblePath = UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius)
    }
}
