// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A cell with a title and a subtitle below it, both in as many lines as they need.
class TwoLineCell: UITableViewCell {
    /// The minimum height in points, for one line of each text at the default text size.
    static let height: CGFloat = 60

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        for label in [textLabel, detailTextLabel] { label?.numberOfLines = 0 }
        detailTextLabel?.textColor = .secondaryLabel
    }

    required init?(coder: NSCoder) {
        fatalError("\(type(of: self)) is made in code")
    }

    /// Returns a height that is two points less than that of UIKit's cells, but at least ``height``. The space above
    /// the texts is one point smaller, and so is the space below them.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let fitting = super.sizeThatFits(size)
        return CGSize(width: fitting.width, height: max(fitting.height - 2, TwoLineCell.height))
    }
}

extension UITableView {
    /// Makes each row as high as its ``TwoLineCell``, with ``TwoLineCell/height`` as the estimate.
    func useTwoLineCellHeights() {
        rowHeight = UITableView.automaticDimension
        estimatedRowHeight = TwoLineCell.height
    }
}
