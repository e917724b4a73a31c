// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// Shows where an item would lie if it were let go of now, and whether it may.
final class BoardGhost: UIView {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.cornerRadius = CGFloat(Thresholds.MovingView.borderRadius)
        layer.borderWidth = 1
        label.font = UIFontMetrics(forTextStyle: .caption2).scaledFont(for: .systemFont(ofSize: 11, weight: .semibold))
        label.textAlignment = .center
        addSubview(label)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("BoardGhost is made in code") }

    /// - Parameter text: what is to be known of the place; nil for nothing.
    func show(color: UIColor, isAllowed: Bool, text: String?) {
        let shown = (isAllowed ? color : .systemRed).resolvedColor(with: traitCollection)
        backgroundColor = shown.withAlphaComponent(isAllowed ? 0.2 : 0.12)
        layer.borderColor = shown.withAlphaComponent(0.7).cgColor
        label.text = text
        label.textColor = shown
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // At the end: what is carried covers the beginning.
        let height = min(bounds.height, ceil(label.font.lineHeight))
        label.frame = CGRect(x: 0, y: bounds.maxY - height - 1, width: bounds.width, height: height)
    }
}
