// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

extension UIView {
    /// The first opaque background colour among the view and its superviews, or the system background.
    ///
    /// A drag preview is drawn on this colour, so that the views below it do not show through.
    ///
    /// - Complexity: O(superviews)
    func opaqueBackdrop() -> UIColor {
        let colors = sequence(first: self, next: \.superview).lazy.compactMap(\.backgroundColor)
        return colors.first { $0.resolvedColor(with: self.traitCollection).cgColor.alpha == 1 } ?? .systemBackground
    }
}
