// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The displacement of rows by a row that is being reordered, and by items that are dragged over the table.
extension UITableView {
    /// The model of the displaced rows and the gap; nil if no row is displaced.
    var displacementModel: ReorderModel? {
        if let reorder { return reorder.isSettling ? nil : reorder.model }
        return dropPositions?.gap
    }

    /// The distance in points by which a drag moves a row, header or footer down from its position without the drag.
    func displacement(of part: ListPart) -> CGFloat {
        displacementModel.map { CGFloat($0.displacement(of: part)) } ?? 0
    }

    /// The height of all sections in points, including placeholders and the gap.
    var heightOfRows: CGFloat {
        CGFloat(
            geometry.totalHeight + (displacementModel?.growth ?? 0) + (placeholders?.gaps.height ?? 0))
    }

    /// The total height in points of the placeholders above a row, header or footer.
    func heightOfPlaceholders(above part: ListPart) -> CGFloat {
        placeholders.map { CGFloat($0.gaps.displacement(of: part)) } ?? 0
    }

    /// Converts a y coordinate of the content to a distance in points from the top of the first row, without
    /// placeholders.
    func rowsOffset(at y: CGFloat) -> Double {
        let offset = Double(y - headerHeight)
        return placeholders?.gaps.rowsOffset(offset, in: geometry).offset ?? offset
    }

    /// Converts a distance in points from the top of the first row, without placeholders, to a y coordinate of the
    /// content.
    ///
    /// - Parameter place: the drop position at that distance. The heights of the placeholders above this position are
    ///   added.
    func contentY(ofRowsOffset offset: Double, at place: RowPath) -> CGFloat {
        let part: ListPart = list.rows.contains(place) ? .row(place) : .footer(place.section)
        return headerHeight + CGFloat(offset) + heightOfPlaceholders(above: part)
    }

    /// Animates rows, headers, footers and placeholders to their displaced positions.
    func displaceRows() {
        fillScreenNow()
        setNeedsLayout()
        animateRows(Thresholds.Gap.duration) {
            self.contentSizeMayHaveChanged()
            for (path, cell) in self.visible.cells where !self.isLifted(path) { cell.place(in: self.frameOfCell(path)) }
            self.placeHeadersAndFooters()
            self.placeholders?.layOut()
            let resting = self.resting(self.contentOffset)
            if resting != self.contentOffset, !self.isTracking { self.contentOffset = resting }
        }
    }

    /// Animates changes of rows. Makes the changes at once if reduced motion is on or the table is not in a window.
    func animateRows(
        _ duration: TimeInterval, _ changes: @escaping () -> Void, completion: @escaping () -> Void = {}
    ) {
        guard !Motion.isReduced, window != nil else {
            changes()
            return completion()
        }
        UIView.animate(
            withDuration: duration, delay: 0, options: .allowUserInteraction, animations: changes,
            completion: { _ in completion() })
    }
}
