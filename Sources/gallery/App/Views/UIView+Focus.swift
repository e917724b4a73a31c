// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

extension UIView {
    /// Focuses the view immediately, if it can become focused. The enclosing scroll views do not scroll, because the
    /// user may be touching them.
    func focusWithoutScrolling() {
        guard let system = UIFocusSystem.focusSystem(for: self) else { return }
        let scrolled = sequence(first: self, next: \.superview).compactMap { $0 as? UIScrollView }
            .map { (view: $0, offset: $0.contentOffset) }
        system.requestFocusUpdate(to: self)
        system.updateFocusIfNeeded()
        for (view, offset) in scrolled where view.contentOffset != offset { view.contentOffset = offset }
    }
}
