// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A coloured tile of a row, with a word in it.
final class StackTile: UIView {
    static let height: CGFloat = 88
    static let colours: [UIColor] = [
        .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue, .systemIndigo, .systemPink,
    ]
    private let label = UILabel()

    init(_ text: String, colour: UIColor) {
        super.init(frame: .zero)
        backgroundColor = colour
        layer.cornerRadius = 10
        label.text = text
        label.font = .preferredFont(forTextStyle: .headline)
        label.textColor = .white
        label.textAlignment = .center
        addSubview(label)
        isAccessibilityElement = true
        accessibilityLabel = text
    }

    required init?(coder: NSCoder) {
        fatalError("Tiles are made in code")
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: max(72, label.intrinsicContentSize.width + 28), height: StackTile.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
}

/// A task: as many lines as its text needs.
final class StackCard: UIView {
    private let label = UILabel()

    init(_ text: String) {
        super.init(frame: .zero)
        backgroundColor = .tertiarySystemGroupedBackground
        layer.cornerRadius = 8
        label.text = text
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.textColor = .label
        label.numberOfLines = 2
        addSubview(label)
        isAccessibilityElement = true
        accessibilityLabel = text
    }

    required init?(coder: NSCoder) {
        fatalError("Cards are made in code")
    }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 54) }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 12, dy: 4)
    }
}
