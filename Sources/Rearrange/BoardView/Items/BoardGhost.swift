// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A view that shows the place that the dragged item would have if it were dropped now, and whether the drop is
/// allowed.
final class BoardGhost: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.cornerRadius = DraggedViewStyle.cornerRadius
        layer.borderWidth = 1
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("BoardGhost is made in code") }

    func show(color: UIColor, isAllowed: Bool) {
        let shown = (isAllowed ? color : .systemRed).resolvedColor(with: traitCollection)
        backgroundColor = shown.withAlphaComponent(isAllowed ? 0.2 : 0.12)
        layer.borderColor = shown.withAlphaComponent(0.7).cgColor
    }
}
