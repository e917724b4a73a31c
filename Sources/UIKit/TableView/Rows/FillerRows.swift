// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The view that draws the separators of the empty filler rows below the last row of a plain table.
@MainActor
final class FillerRows: UIView {
    private var lines: [RowSeparator] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    /// Shows one separator for each filler row that fits in the view.
    ///
    /// - Parameters:
    ///   - height: the height of each row in points.
    ///   - line: the frame of the topmost row's separator.
    ///   - color: the colour of the separators.
    ///   - effect: the visual effect of the separators; nil for the colour alone.
    func show(rowHeight height: CGFloat, line: CGRect, color: UIColor, effect: UIVisualEffect?) {
        let count = line.height > 0 ? Int((bounds.height / height).rounded(.down)) : 0
        while lines.count > count { lines.removeLast().removeFromSuperview() }
        while lines.count < count {
            let line = RowSeparator()
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
    /// Fills the room between the last row and the table's lower edge with empty rows.
    func placeFillers() {
        let height = fillerHeight
        let end = headerHeight + heightOfRows
        let room = CGRect(x: 0, y: end, width: bounds.width, height: max(bounds.maxY - end, 0))
        // Rows less than a pixel high cannot be seen.
        guard style == .plain, tableFooterView == nil, height * pixelsPerPoint >= 1, room.height > 0 else {
            parts.fillers?.removeFromSuperview()
            parts.fillers = nil
            return
        }
        let view = parts.fillers ?? FillerRows(frame: .zero)
        if parts.fillers == nil { insertSubview(view, at: placeAboveBackground) }
        parts.fillers = view
        UIView.performWithoutAnimation {
            view.frame = room
            view.show(
                rowHeight: height, line: fillerLine(height), color: separatorColor ?? .separator,
                effect: separatorEffect)
        }
    }

    /// The height of a filler row in points: the height that the app has set, or the height of the last row.
    private var fillerHeight: CGFloat {
        guard fillerRowHeight == UITableView.automaticDimension else { return fillerRowHeight }
        guard list.rows.count > 0 else { return UITableView.usualRowHeight(traitCollection) }
        return CGFloat(geometry.rowRange(list.rows.path(ofRowNumber: list.rows.count - 1)).height)
    }

    /// The frame of the separator in a filler row, with the same insets as in a row without an image.
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
