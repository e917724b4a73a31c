// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// What a board shows of an item for which the app makes no view: its title on its colour.
final class BoardItemLabel: UIView {
    private let label = UILabel()
    private let bar = UIView()
    /// Points of the item that are scrolled out of sight above: the title is below them, as far as the item has room.
    var hiddenTop: CGFloat = 0 {
        didSet { if hiddenTop != oldValue { setNeedsLayout() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        layer.cornerRadius = 6
        layer.masksToBounds = true
        addSubview(bar)
        addSubview(label)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("BoardItemLabel is made in code") }

    func show(_ title: String, color: UIColor) {
        label.text = title
        label.textColor = .label
        bar.backgroundColor = color
        backgroundColor = UIColor { traits in
            let mixed = color.resolvedColor(with: traits)
            let (amount, ground): (CGFloat, CGFloat) = traits.userInterfaceStyle == .dark ? (0.4, 0.1) : (0.22, 1)
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            _ = mixed.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            func mix(_ part: CGFloat) -> CGFloat { part * amount + ground * (1 - amount) }
            return UIColor(red: mix(red), green: mix(green), blue: mix(blue), alpha: 1)
        }
        setNeedsLayout()
    }

    /// The user's text size, as far as a line of it is no higher than the item.
    private func fit() {
        let own = UIFont.systemFont(ofSize: 12, weight: .medium)
        let full = UIFontMetrics(forTextStyle: .caption1).scaledFont(for: own, compatibleWith: traitCollection)
        let isHigher = full.lineHeight > max(bounds.height, own.lineHeight)
        let font =
            isHigher ? full.withSize(full.pointSize * max(bounds.height, own.lineHeight) / full.lineHeight) : full
        if label.font != font { label.font = font }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        fit()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        bar.frame = CGRect(x: isMirrored ? bounds.width - 3 : 0, y: 0, width: 3, height: bounds.height)
        let (line, margin, width) = (label.font.lineHeight, CGFloat(3), max(0, bounds.width - 12))
        // Whole lines, and one at least: in a quarter of an hour it stands in the middle.
        let lines = max(1, ((bounds.height - 2 * margin) / line).rounded(.down))
        label.numberOfLines = Int(lines)
        let height = min(lines * line, label.sizeThatFits(CGSize(width: width, height: lines * line)).height)
        let ownTop = min(margin, (bounds.height - height) / 2)
        let top = hiddenTop > 0 ? max(ownTop, min(hiddenTop + margin, bounds.height - height - ownTop)) : ownTop
        label.frame = CGRect(x: isMirrored ? 4 : 8, y: top, width: width, height: height)
    }
}
