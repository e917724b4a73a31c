// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The row of an item that is being read: its name, where it has one, and how far it has come.
final class LinkedLoadingCell: UITableViewCell {
    static let identifier = "Rearrange.LinkedLoadingCell"

    /// Points round the bar where there is no name, and between name and bar.
    private static let margin: CGFloat = 16
    private static let gap: CGFloat = 4

    /// Which of the items it is.
    var index: Int?
    private let label = UILabel()
    private let bar = UIProgressView(progressViewStyle: .default)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.font = .preferredFont(forTextStyle: .footnote)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        contentView.addSubview(label)
        contentView.addSubview(bar)
        isAccessibilityElement = true
        accessibilityTraits = .updatesFrequently
        name = nil
    }

    required init?(coder: NSCoder) {
        fatalError("LinkedLoadingCell is made in code")
    }

    /// What the other program calls the item.
    var name: String? {
        didSet {
            label.text = name
            accessibilityLabel = name.map { "\($0), loading" } ?? "Loading"
            setNeedsLayout()
        }
    }

    /// From 0 to 1.
    var fraction: Double = 0 {
        didSet {
            bar.progress = Float(fraction)
            accessibilityValue = "\(Int(fraction * 100)) %"
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = contentView.bounds.insetBy(dx: LinkedLoadingCell.margin, dy: 0)
        let words = name == nil ? 0 : label.font.lineHeight.rounded(.up) + LinkedLoadingCell.gap
        let height = bar.intrinsicContentSize.height
        let top = (room.height - words - height) / 2
        label.frame = CGRect(x: room.minX, y: top, width: max(room.width, 0), height: words)
        bar.frame = CGRect(x: room.minX, y: top + words, width: max(room.width, 0), height: height)
    }
}
