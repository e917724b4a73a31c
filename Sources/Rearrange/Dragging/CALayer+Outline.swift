// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

extension CALayer {
    /// Where it is dark, a line round the layer says where what is carried ends: no shadow is seen on a dark ground.
    func outlineInDark(_ traits: UITraitCollection) {
        guard traits.userInterfaceStyle == .dark else { return }
        borderWidth = 1
        borderColor = UIColor.separator.resolvedColor(with: traits).cgColor
    }
}
