// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Points at the left and right of something.
struct SideInsets: Equatable {
    var left: CGFloat = 0
    var right: CGFloat = 0

    var sum: CGFloat { left + right }

    /// The one at which text begins, and the other.
    func directed(isMirrored: Bool) -> (leading: CGFloat, trailing: CGFloat) {
        isMirrored ? (right, left) : (left, right)
    }
}

extension UITableView {
    private var safeSides: SideInsets { SideInsets(left: safeAreaInsets.left, right: safeAreaInsets.right) }

    /// Points at both sides of rows, headers and footers: sections with round corners are as wide as text that is read
    /// with ease, where cells are to be.
    var rowInsets: SideInsets {
        guard style == .insetGrouped else { return SideInsets() }
        let margin = readableMargin(in: bounds.width - safeSides.sum)
        return SideInsets(left: margin + safeSides.left, right: margin + safeSides.right)
    }

    /// How far what is in rows, headers and footers is moved in from their edges, to keep clear of what covers them.
    var contentInsets: SideInsets {
        insetsContentViewsToSafeArea && style != .insetGrouped ? safeSides : SideInsets()
    }

    /// What the height of rows depends on, of what covers the sides.
    var sidesToMeasure: SideInsets { style == .insetGrouped ? rowInsets : contentInsets }

    /// Something else may cover the table's sides: content goes out of its way at the next layout, when the cells know
    /// of it too, and may need another height for that.
    func sidesDidChange() {
        guard sidesToMeasure != measuredAs?.sides else { return }
        for cell in visible.cells.values { cell.setNeedsLayout() }
        for edge in visible.edges.values { edge.view?.setNeedsLayout() }
        setNeedsLayout()
    }
}
