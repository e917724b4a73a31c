// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The placeholder cell of an item that is being loaded.
@MainActor
protocol LinkedProgressCell: UIView {
    var loading: LinkedLoadingView { get }
}

extension LinkedProgressCell {
    /// Makes the cell one element of accessibility, and puts the loading view into its content view.
    fileprivate func setUp(in contentView: UIView) {
        loading.isAccessibilityElement = false
        loading.frame = contentView.bounds
        loading.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(loading)
        isAccessibilityElement = true
        accessibilityTraits = .updatesFrequently
        show(name: nil)
    }

    /// Shows the name that the other app has given the item; nil for none.
    func show(name: String?) {
        loading.name = name
        accessibilityLabel = loading.accessibilityLabel
    }

    /// Shows the loaded part of the item, from 0 to 1.
    func show(fraction: Double) {
        loading.fraction = fraction
        accessibilityValue = loading.accessibilityValue
    }
}

/// The placeholder cell in a table.
final class LinkedLoadingCell: UITableViewCell, LinkedProgressCell {
    static let identifier = "Rearrange.LinkedLoadingCell"

    let loading = LinkedLoadingView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setUp(in: contentView)
    }

    required init?(coder: NSCoder) {
        fatalError("LinkedLoadingCell is made in code")
    }
}

/// The placeholder cell in a collection view.
final class LinkedLoadingCollectionCell: UICollectionViewCell, LinkedProgressCell {
    static let identifier = "Rearrange.LinkedLoadingCollectionCell"

    let loading = LinkedLoadingView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp(in: contentView)
    }

    required init?(coder: NSCoder) {
        fatalError("LinkedLoadingCollectionCell is made in code")
    }
}
