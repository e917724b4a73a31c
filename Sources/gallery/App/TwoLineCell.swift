// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A row with a title and a text below it, both in as many lines as they need.
class TwoLineCell: UITableViewCell {
    /// Points: the least height, which holds a line of each at the usual text size.
    static let height: CGFloat = 60

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        for label in [textLabel, detailTextLabel] { label?.numberOfLines = 0 }
        detailTextLabel?.textColor = .secondaryLabel
    }

    required init?(coder: NSCoder) {
        fatalError("\(type(of: self)) is made in code")
    }

    /// A point less above and below than UIKit's rows have.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let fitting = super.sizeThatFits(size)
        return CGSize(width: fitting.width, height: max(fitting.height - 2, TwoLineCell.height))
    }
}

extension UITableView {
    /// Lets cells with two lines say how high their rows are.
    func takeHeightsOfTwoLineCells() {
        rowHeight = UITableView.automaticDimension
        estimatedRowHeight = TwoLineCell.height
    }
}
