// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics

/// The content view of a cell that has no content configuration. Views at its layout margins are aligned with the text
/// of other rows.
final class CellContentView: UIView {
    override var systemMargins: UIEdgeInsets {
        (superview as? UITableViewCell)?.contentMargins ?? (superview as? UICollectionViewListCell)?.contentMargins
            ?? super.systemMargins
    }
}

extension UITableViewCell {
    /// The layout margins of the content view: those of the cell, but the usual trailing margin of a view before an
    /// accessory or a control.
    ///
    /// Interface Builder lays out 16 points before and after the content in a row of 375 points, 8 points before an
    /// accessory, and 11 points above and below.
    var contentMargins: UIEdgeInsets {
        var margins = systemMargins
        if !contentReachesMargin {
            let trailing = MarginMetrics.standard.right
            if isRightToLeft { margins.left = trailing } else { margins.right = trailing }
        }
        return margins
    }
}
