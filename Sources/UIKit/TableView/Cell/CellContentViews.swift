// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A label that belongs to a cell. A change of its size lays out the cell again.
final class CellLabel: UILabel {
    weak var cell: UITableViewCell?

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        cell?.contentDidChange()
    }
}

/// An image view that belongs to a cell. A change of its size lays out the cell again.
final class CellImageView: UIImageView {
    weak var cell: UITableViewCell?

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        cell?.contentDidChange()
    }
}
