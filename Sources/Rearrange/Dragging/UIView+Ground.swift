// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

extension UIView {
    /// The first colour behind what the view shows that lets nothing through: its own, or that of something it lies in.
    ///
    /// What is carried has it, so that nothing of what it is carried over shows through, though it may be see-through at
    /// home.
    ///
    /// - Complexity: O(views that it lies in)
    func opaqueGround() -> UIColor {
        let colors = sequence(first: self, next: \.superview).lazy.compactMap(\.backgroundColor)
        return colors.first { $0.resolvedColor(with: self.traitCollection).cgColor.alpha == 1 } ?? .systemBackground
    }
}
