// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The lines above and below a list cell.
@MainActor
struct ListCellSeparators {
    private var top: RowSeparator?
    private var bottom: RowSeparator?
    /// The separators of the item, without automatic visibilities; nil for a cell without separators.
    private var configuration: UIListSeparatorConfiguration?
    private var isOutdated = true
    private var guide: UILayoutGuide?
    /// The constraint that places the guide at the text, unless the app adds another.
    private var guideStart: NSLayoutConstraint?

    /// Asks the list for the separators again at the next layout.
    mutating func setNeedsUpdate() { isOutdated = true }

    /// The guide for the sides of the separators. It is made when the app asks for it first.
    mutating func guide(in cell: UICollectionViewListCell) -> UILayoutGuide {
        if let guide { return guide }
        let new = UILayoutGuide()
        new.identifier = "UIListSeparatorLayoutGuide"
        cell.addLayoutGuide(new)
        let start = new.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: textStart(cell))
        let end = new.trailingAnchor.constraint(equalTo: cell.trailingAnchor)
        let constraints = [
            start, end, new.topAnchor.constraint(equalTo: cell.topAnchor),
            new.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
        ]
        for constraint in constraints { constraint.priority = .defaultLow }
        NSLayoutConstraint.activate(constraints)
        (guide, guideStart) = (new, start)
        cell.setNeedsLayout()
        return new
    }

    // MARK: Layout

    /// Places the lines.
    mutating func layOut(in cell: UICollectionViewListCell) {
        if isOutdated {
            isOutdated = false
            configuration = cell.role.flatMap { role in cell.path.flatMap { role.separators(at: IndexPath($0)) } }
            show(in: cell)
        }
        let sides = automaticSides(cell)
        guard let configuration else { return }
        let isSelected = cell.isSelected && cell.list?.allowsSeveralSelectedRows == true
        let color = isSelected ? configuration.multipleSelectionColor : configuration.color
        let thickness = 1 / cell.pixelsPerPoint
        let (isFull, isFirst) = (cell.role?.appearance == .grouped, cell.role?.isFirst == true)
        if let top, !top.isHidden {
            top.show(color, configuration.visualEffect)
            place(top, 0, thickness, configuration.topSeparatorInsets, isFull && isFirst ? (0, 0) : sides, cell)
        }
        if let bottom, !bottom.isHidden {
            bottom.show(color, configuration.visualEffect)
            let isLast = cell.role?.isLast == true
            place(
                bottom, cell.bounds.height - thickness, thickness, configuration.bottomSeparatorInsets,
                isFull && isLast ? (0, 0) : sides, cell)
        }
    }

    /// Adds the lines that are visible, and hides the others.
    private mutating func show(in cell: UICollectionViewListCell) {
        func line(_ line: RowSeparator?, _ visibility: UIListSeparatorConfiguration.Visibility?) -> RowSeparator? {
            let isShown = visibility == .visible
            line?.isHidden = !isShown
            guard line == nil, isShown else { return line }
            let new = RowSeparator(frame: .zero)
            cell.addSubview(new)
            return new
        }
        top = line(top, configuration?.topSeparatorVisibility)
        bottom = line(bottom, configuration?.bottomSeparatorVisibility)
    }

    /// The distances of lines with automatic insets from the sides of the cell, in points.
    private func automaticSides(_ cell: UICollectionViewListCell) -> (leading: CGFloat, trailing: CGFloat) {
        let start = textStart(cell)
        guard let guide, let guideStart else { return (start, 0) }
        if guideStart.constant != start { guideStart.constant = start }
        let frame = cell.mirrored(guide.layoutFrame)
        return (frame.minX, cell.bounds.width - frame.maxX)
    }

    /// The distance from the leading edge of the cell to its text.
    private func textStart(_ cell: UICollectionViewListCell) -> CGFloat {
        let margins = NSDirectionalEdgeInsets(
            cell.contentView.layoutMargins, cell.effectiveUserInterfaceLayoutDirection)
        let inContent = (cell.contentView as? UIListContentView)?.textStart ?? margins.leading
        return cell.rowLayout(width: cell.bounds.width).contentStart + inContent
    }

    private func place(
        _ line: RowSeparator, _ y: CGFloat, _ thickness: CGFloat, _ insets: NSDirectionalEdgeInsets,
        _ sides: (leading: CGFloat, trailing: CGFloat), _ cell: UICollectionViewListCell
    ) {
        let automatic = UIListSeparatorConfiguration.automaticInsets
        let leading = insets.leading == automatic.leading ? sides.leading : insets.leading
        let trailing = insets.trailing == automatic.trailing ? sides.trailing : insets.trailing
        let frame = cell.mirrored(
            CGRect(x: leading, y: y, width: max(0, cell.bounds.width - leading - trailing), height: thickness))
        if line.frame != frame { line.frame = frame }
    }
}
