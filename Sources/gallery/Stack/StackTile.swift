// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A coloured tile with a word.
final class StackTile: UIView {
    /// The minimum height of a tile in points. Tiles are higher only at very large text sizes.
    private static let height: CGFloat = 88

    /// The height in points for the given text size.
    static func height(for traits: UITraitCollection) -> CGFloat {
        max(height, UIFontMetrics(forTextStyle: .headline).scaledValue(for: 54, compatibleWith: traits).rounded())
    }

    static let colours: [UIColor] = [
        .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue, .systemIndigo, .systemPink,
    ]
    /// The colours on which white text is hard to read.
    private static let light: Set<UIColor> = [.systemOrange, .systemYellow, .systemGreen, .systemTeal]
    private let label = UILabel()

    init(_ text: String, colour: UIColor) {
        super.init(frame: .zero)
        backgroundColor = colour
        layer.cornerRadius = 10
        label.text = text
        label.font = .preferredFont(forTextStyle: .headline)
        label.textColor = StackTile.light.contains(colour) ? .black : .white
        label.textAlignment = .center
        label.adjustsFontForContentSizeCategory = true
        addSubview(label)
        isAccessibilityElement = true
        accessibilityLabel = text
    }

    required init?(coder: NSCoder) {
        fatalError("Tiles are made in code")
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: max(72, label.intrinsicContentSize.width + 28), height: StackTile.height(for: traitCollection))
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        invalidateIntrinsicContentSize()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
}
