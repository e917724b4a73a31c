// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// A view with a progress bar for an item that is being loaded. The item's name, if it has one, is above the bar.
final class LinkedLoadingView: UIView {
    /// The margin on all sides of the name and the bar, in points.
    private static let margin: CGFloat = 16
    /// The distance between the name and the bar, in points.
    private static let gap: CGFloat = 4

    private let label = UILabel()
    private let bar = UIProgressView(progressViewStyle: .default)

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .preferredFont(forTextStyle: .footnote)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        addSubview(label)
        addSubview(bar)
        isAccessibilityElement = true
        accessibilityTraits = .updatesFrequently
        name = nil
    }

    required init?(coder: NSCoder) {
        fatalError("LinkedLoadingView is made in code")
    }

    /// The name that the other app has given the item; nil for none.
    var name: String? {
        didSet {
            label.text = name
            accessibilityLabel = name.map { Phrase.nameLoading.text($0) } ?? Phrase.loading.text()
            setNeedsLayout()
        }
    }

    /// The loaded part of the item, from 0 to 1.
    var fraction: Double = 0 {
        didSet {
            bar.progress = Float(fraction)
            accessibilityValue = StringTable.current.percent(fraction)
        }
    }

    /// The height, in points, of the name, the bar, and the margins above and below them.
    var heightThatFits: CGFloat { heightOfName + bar.intrinsicContentSize.height + 2 * Self.margin }

    private var heightOfName: CGFloat { name == nil ? 0 : label.font.lineHeight.rounded(.up) + Self.gap }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.insetBy(dx: Self.margin, dy: 0)
        let (words, height) = (heightOfName, bar.intrinsicContentSize.height)
        let top = (room.height - words - height) / 2
        label.frame = CGRect(x: room.minX, y: top, width: max(room.width, 0), height: words)
        bar.frame = CGRect(x: room.minX, y: top + words, width: max(room.width, 0), height: height)
    }
}
