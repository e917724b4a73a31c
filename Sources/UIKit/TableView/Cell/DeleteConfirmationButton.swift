// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The button behind a row that is swiped open, or whose red minus was tapped.
final class DeleteConfirmationButton: UIControl {
    private let label = UILabel()

    init(title: String) {
        super.init(frame: .zero)
        backgroundColor = .systemRed
        clipsToBounds = true
        label.text = title
        label.textColor = .white
        label.textAlignment = .center
        label.font = UIFont.systemFont(ofSize: 15, weight: .medium)
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    var title: String? { label.text }

    /// Points it needs to show its title.
    var wantedWidth: CGFloat {
        let text = label.sizeThatFits(CGSize(width: UILabel.unlimited, height: UILabel.unlimited)).width
        let wanted = (text + 2 * TableMetrics.current.swipeButtonPadding).rounded(.up)
        return max(CGFloat(Thresholds.SwipeActions.minimumButtonWidth), wanted)
    }

    /// Fills what the row's content has left free at its end.
    func layOut(in cell: UITableViewCell) {
        let width = max(abs(cell.bounds.minX), wantedWidth)
        frame = CGRect(
            x: cell.isRightToLeft ? -width : cell.bounds.width, y: 0, width: width, height: cell.bounds.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = min(wantedWidth, bounds.width)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        label.frame = CGRect(x: isRightToLeft ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
        label.alpha = isHighlighted ? 0.5 : 1
    }
}
