// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Says beside an item's ghost what is to be known of the place, above all that is in the air: a calendar's time.
final class BoardPlaceTag: UIView {
    private let label = UILabel()
    private static let margin = CGSize(width: 6, height: 2)

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        // Also above an item that has the focus.
        layer.zPosition = 2
        // Assistive technology hears it as an announcement.
        accessibilityElementsHidden = true
        label.font = UIFontMetrics(forTextStyle: .caption2).scaledFont(
            for: .monospacedDigitSystemFont(ofSize: 11, weight: .semibold))
        label.textAlignment = .center
        label.textColor = .systemBackground
        addSubview(label)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("BoardPlaceTag is made in code") }

    /// Lies on the edge of the ghost that the text is about, at its trailing end, wholly on the sheet.
    func show(_ text: String, at ghost: CGRect, pulledAt edges: UIRectEdge, isAllowed: Bool) {
        label.text = text
        backgroundColor = isAllowed ? .label : .systemRed
        guard let sheet = superview?.bounds else { return }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let words = label.sizeThatFits(sheet.size)
        let (margin, inset) = (BoardPlaceTag.margin, CGFloat(4))
        let size = CGSize(width: ceil(words.width) + 2 * margin.width, height: ceil(words.height) + 2 * margin.height)
        var x = isMirrored ? ghost.minX + inset : ghost.maxX - inset - size.width
        if size.width + 2 * inset > ghost.width { x = ghost.midX - size.width / 2 }
        let y = (edges.contains(.bottom) ? ghost.maxY : ghost.minY) - size.height / 2
        frame = CGRect(
            x: max(0, min(x, sheet.width - size.width)), y: max(0, min(y, sheet.height - size.height)),
            width: size.width, height: size.height)
        layer.cornerRadius = size.height / 2
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
}
