// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The insets at the left and right side of an area, in points.
struct SideInsets: Equatable {
    var left: CGFloat = 0
    var right: CGFloat = 0

    var sum: CGFloat { left + right }

    /// The insets at the leading and trailing side. `isMirrored` is whether the layout is right to left.
    func directed(isMirrored: Bool) -> (leading: CGFloat, trailing: CGFloat) {
        isMirrored ? (right, left) : (left, right)
    }
}

extension UITableView {
    private var safeSides: SideInsets { SideInsets(left: safeAreaInsets.left, right: safeAreaInsets.right) }

    /// The insets in points of rows, headers and footers in the table.
    ///
    /// The insets are zero except in inset grouped tables. They respect `cellLayoutMarginsFollowReadableWidth`.
    var rowInsets: SideInsets {
        guard style == .insetGrouped else { return SideInsets() }
        let margin = readableMargin(in: bounds.width - safeSides.sum)
        return SideInsets(left: margin + safeSides.left, right: margin + safeSides.right)
    }

    /// The insets in points that keep the content of rows, headers and footers inside the safe area.
    var contentInsets: SideInsets {
        insetsContentViewsToSafeArea && style != .insetGrouped ? safeSides : SideInsets()
    }

    /// The side insets that determine the width of the content and thus the row heights.
    var sidesToMeasure: SideInsets { style == .insetGrouped ? rowInsets : contentInsets }

    /// Lays out the cells, headers and footers again if the side insets have changed. The next layout, in which the
    /// cells have the new safe area, also measures the rows again.
    func sidesDidChange() {
        guard sidesToMeasure != heights.measuredAs?.sides else { return }
        for cell in visible.cells.values { cell.setNeedsLayout() }
        for headerFooter in parts.headersAndFooters.values { headerFooter.view?.setNeedsLayout() }
        setNeedsLayout()
    }
}
