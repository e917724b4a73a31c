// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension UICollectionViewListCell {
    /// The horizontal places in a row in points from its leading edge.
    struct RowLayout {
        var accessoriesStart: CGFloat
        var contentStart: CGFloat
        var contentEnd: CGFloat
        var accessoriesEnd: CGFloat
    }

    /// The margin before and after the content and the accessories, in points.
    private var rowMargin: CGFloat { role == nil ? MarginMetrics.standard.left : windowMargin }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The rectangle mirrored horizontally in the cell in right-to-left layouts; otherwise unchanged.
    func mirrored(_ rect: CGRect) -> CGRect {
        guard isRightToLeft else { return rect }
        return CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// The places of the content and the accessories in a row of a given width.
    func rowLayout(width: CGFloat) -> RowLayout {
        let side = NSDirectionalEdgeInsets(safeAreaInsets, effectiveUserInterfaceLayoutDirection)
        let widths = accessoryViews.widths
        let end = width - side.trailing
        return RowLayout(
            accessoriesStart: side.leading + rowMargin + (indentsAccessories ? indentation : 0),
            contentStart: side.leading + indentation
                + (accessoryViews.leading.isEmpty ? 0 : rowMargin + widths.leading),
            contentEnd: accessoryViews.trailing.isEmpty ? end : end - rowMargin - widths.trailing,
            accessoriesEnd: end - rowMargin)
    }

    // MARK: Margins

    /// The layout margins of the cell. The content view begins after the indentation.
    var rowMargins: UIEdgeInsets {
        let padding = TableMetrics.current.verticalPadding
        return UIEdgeInsets(
            NSDirectionalEdgeInsets(
                top: padding, leading: rowMargin + (accessoryViews.leading.isEmpty ? indentation : 0), bottom: padding,
                trailing: rowMargin), effectiveUserInterfaceLayoutDirection)
    }

    /// The layout margins of a content view without content configuration.
    var contentMargins: UIEdgeInsets {
        guard role != nil else { return MarginMetrics.standard }
        let padding = TableMetrics.current.verticalPadding
        return UIEdgeInsets(
            NSDirectionalEdgeInsets(
                top: padding, leading: accessoryViews.leading.isEmpty ? rowMargin : ListCellMetrics.leadingGap,
                bottom: padding,
                trailing: accessoryViews.trailing.isEmpty ? rowMargin : MarginMetrics.standard.right),
            effectiveUserInterfaceLayoutDirection)
    }

    // MARK: Measuring

    /// The thickness in points of a separator: one pixel, or 0 in a list without separators.
    var separatorThickness: CGFloat {
        guard let role, role.part == .item, role.section.configuration.showsSeparators else { return 0 }
        return 1 / pixelsPerPoint
    }

    /// The height of a row of a given width that fits the content and the accessories. A row with a list content
    /// configuration is at least as high as the usual row of a table.
    func fittingHeight(width: CGFloat) -> CGFloat {
        willMeasure()
        accessoryViews.update()
        let before = bounds.size.width
        if before != width { bounds.size.width = width }
        defer { if before != width { bounds.size.width = before } }
        let row = rowLayout(width: width)
        let room = max(0, row.contentEnd - row.contentStart)
        // The content view is measured in its final frame, because its layout margins depend on how far the margins of
        // the cell extend into that frame.
        contentView.frame = mirrored(
            CGRect(x: row.contentStart, y: 0, width: room, height: contentView.bounds.height))
        contentView.refreshMargins()
        let content = contentView.systemLayoutSizeFitting(
            CGSize(width: room, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        guard content.isFinite, content > 0 else { return 0 }
        var height = max(content, accessoryViews.height)
        height = (height + separatorThickness).roundedUp(toPixelsAt: pixelsPerPoint)
        let isItem = role.map { $0.part == .item } ?? true
        guard isItem, contentView is UIListContentView else { return height }
        return max(height, UITableView.usualRowHeight(traitCollection))
    }
}
