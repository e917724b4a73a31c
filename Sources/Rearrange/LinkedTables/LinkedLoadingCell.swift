// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The placeholder cell of an item that is being loaded.
final class LinkedLoadingCell: UITableViewCell {
    static let identifier = "Rearrange.LinkedLoadingCell"

    /// The item's index among the items that were dropped together.
    var index: Int?
    private let loading = LinkedLoadingView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        loading.isAccessibilityElement = false
        contentView.addSubview(loading)
        isAccessibilityElement = true
        accessibilityTraits = .updatesFrequently
        name = nil
    }

    required init?(coder: NSCoder) {
        fatalError("LinkedLoadingCell is made in code")
    }

    /// The name that the other app has given the item; nil for none.
    var name: String? {
        didSet {
            loading.name = name
            accessibilityLabel = loading.accessibilityLabel
        }
    }

    /// The loaded part of the item, from 0 to 1.
    var fraction: Double = 0 {
        didSet {
            loading.fraction = fraction
            accessibilityValue = loading.accessibilityValue
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        loading.frame = contentView.bounds
    }
}
