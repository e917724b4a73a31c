// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A card with a task's text, in as many lines as it needs.
final class StackCard: UIView {
    private let label = UILabel()
    private static let margins = CGSize(width: 24, height: 16)

    /// The width in points at which the text wraps.
    var availableWidth: CGFloat = 0 {
        didSet { if availableWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    init(_ text: String) {
        super.init(frame: .zero)
        backgroundColor = .tertiarySystemGroupedBackground
        layer.cornerRadius = 8
        label.text = text
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.textColor = .label
        label.numberOfLines = 0
        label.adjustsFontForContentSizeCategory = true
        addSubview(label)
        isAccessibilityElement = true
        accessibilityLabel = text
    }

    required init?(coder: NSCoder) {
        fatalError("Cards are made in code")
    }

    override var intrinsicContentSize: CGSize {
        let room = CGSize(width: max(availableWidth - StackCard.margins.width, 0), height: .greatestFiniteMagnitude)
        let height = label.sizeThatFits(room).height + StackCard.margins.height
        return CGSize(width: UIView.noIntrinsicMetric, height: max(54, height.rounded(.up)))
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        invalidateIntrinsicContentSize()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: StackCard.margins.width / 2, dy: 4)
    }
}
