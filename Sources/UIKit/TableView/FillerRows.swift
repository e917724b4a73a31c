// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The empty rows below the last one of a plain table, which are seen by their lines.
@MainActor
final class FillerRows: UIView {
    private var lines: [RowLine] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    /// - Parameters:
    ///   - height: points of each row.
    ///   - line: where the line of the topmost one lies.
    func show(rowHeight height: CGFloat, line: CGRect, color: UIColor, effect: UIVisualEffect?) {
        let count = line.height > 0 ? Int((bounds.height / height).rounded(.down)) : 0
        while lines.count > count { lines.removeLast().removeFromSuperview() }
        while lines.count < count {
            let line = RowLine()
            addSubview(line)
            lines.append(line)
        }
        for (index, view) in lines.enumerated() {
            view.show(color, effect)
            view.frame = line.offsetBy(dx: 0, dy: CGFloat(index) * height)
        }
    }
}

extension UITableView {
    /// Fills what the rows leave of the table, down to its lower edge, with empty rows.
    func placeFillers() {
        let height = fillerHeight
        let end = headerHeight + heightOfRows
        let room = CGRect(x: 0, y: end, width: bounds.width, height: max(bounds.maxY - end, 0))
        // Of rows lower than a pixel nothing is to be seen.
        guard style == .plain, tableFooterView == nil, height * pixelsPerPoint >= 1, room.height > 0 else {
            visible.fillers?.removeFromSuperview()
            visible.fillers = nil
            return
        }
        let view = visible.fillers ?? FillerRows(frame: .zero)
        if visible.fillers == nil { insertSubview(view, at: placeAboveBackground) }
        visible.fillers = view
        UIView.performWithoutAnimation {
            view.frame = room
            view.show(
                rowHeight: height, line: fillerLine(height), color: separatorColor ?? .separator,
                effect: separatorEffect)
        }
    }

    private var fillerHeight: CGFloat {
        guard fillerRowHeight == UITableView.automaticDimension else { return fillerRowHeight }
        guard list.geometry.rowCount > 0 else { return UITableView.usualRowHeight(traitCollection) }
        return CGFloat(list.geometry.rowRange(list.geometry.path(ofRowNumber: list.geometry.rowCount - 1)).height)
    }

    /// Where rows without pictures have their lines.
    private func fillerLine(_ height: CGFloat) -> CGRect {
        let thickness = separatorStyle == .none ? 0 : 1 / pixelsPerPoint
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let inset = chosenSeparatorInset ?? .zero
        var sides = SideInsets(left: inset.left, right: inset.right).directed(isMirrored: isMirrored)
        if chosenSeparatorInset == nil || separatorInsetReference == .fromAutomaticInsets {
            sides.leading += contentInsets.directed(isMirrored: isMirrored).leading + rowMargin
        }
        return CGRect(
            x: isMirrored ? sides.trailing : sides.leading, y: height - thickness,
            width: max(bounds.width - sides.leading - sides.trailing, 0), height: thickness)
    }
}
