// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

extension CALayer {
    /// In dark mode, outlines the layer of a drag preview, because a shadow is not visible on a dark background.
    func outlineInDark(_ traits: UITraitCollection) {
        guard traits.userInterfaceStyle == .dark else { return }
        borderWidth = 1
        borderColor = UIColor.separator.resolvedColor(with: traits).cgColor
    }
}
