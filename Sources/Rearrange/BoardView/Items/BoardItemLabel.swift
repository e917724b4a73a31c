// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The default view of an item: its title on a tint of its colour, with a bar of that colour at the leading edge.
final class BoardItemLabel: UIView {
    private let label = UILabel()
    private let bar = UIView()
    /// The height, in points, of the item's part that is scrolled off at the top. The title moves below that part if
    /// the item has room.
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

    /// Shows an item's title on a tint of its colour.
    func show(_ title: String, color: UIColor) {
        label.text = title
        label.textColor = .label
        bar.backgroundColor = color
        backgroundColor = UIColor { traits in
            let mixed = color.resolvedColor(with: traits)
            let (amount, background): (CGFloat, CGFloat) = traits.userInterfaceStyle == .dark ? (0.4, 0.1) : (0.22, 1)
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            _ = mixed.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            func mix(_ part: CGFloat) -> CGFloat { part * amount + background * (1 - amount) }
            return UIColor(red: mix(red), green: mix(green), blue: mix(blue), alpha: 1)
        }
        setNeedsLayout()
    }

    /// Sets the font to the user's text size. If a line would be higher than the item, a smaller size is used, of at
    /// least 12 points.
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
        // Shows only whole lines, at least one. A single line is centred in a low item, such as a short event.
        let lines = max(1, ((bounds.height - 2 * margin) / line).rounded(.down))
        label.numberOfLines = Int(lines)
        let height = min(lines * line, label.sizeThatFits(CGSize(width: width, height: lines * line)).height)
        let ownTop = min(margin, (bounds.height - height) / 2)
        let top = hiddenTop > 0 ? max(ownTop, min(hiddenTop + margin, bounds.height - height - ownTop)) : ownTop
        label.frame = CGRect(x: isMirrored ? 4 : 8, y: top, width: width, height: height)
    }
}
