// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// Rows make way for one that is moved by its grip, and for what is dragged over the table.
extension UITableView {
    /// Who makes way for what; nil while every row is in its own place.
    var makingWay: ReorderModel? {
        if let reorder { return reorder.isSettling ? nil : reorder.model }
        return dragging.drop?.gap
    }

    /// How far a part is drawn from its own place, in points.
    func displacement(of part: ListPart) -> CGFloat { makingWay.map { CGFloat($0.displacement(of: part)) } ?? 0 }

    /// Points of all sections, with placeholders and the gap among them.
    var heightOfRows: CGFloat {
        CGFloat(list.geometry.totalHeight + (makingWay?.growth ?? 0) + (dragging.placeholders?.openings.height ?? 0))
    }

    /// How far placeholders push a part down, in points.
    func roomOfPlaceholders(above part: ListPart) -> CGFloat {
        dragging.placeholders.map { CGFloat($0.openings.displacement(of: part)) } ?? 0
    }

    /// Where among the rows alone, without placeholders, a place of the content is.
    func rowsOffset(at y: CGFloat) -> Double {
        let offset = Double(y - headerHeight)
        return dragging.placeholders?.openings.rowsOffset(offset, in: list.geometry).offset ?? offset
    }

    /// Where in the content an offset among the rows alone is, for what would come to be a row.
    func contentY(ofRowsOffset offset: Double, at place: RowPath) -> CGFloat {
        let part: ListPart = list.geometry.contains(place) ? .row(place) : .footer(place.section)
        return headerHeight + CGFloat(offset) + roomOfPlaceholders(above: part)
    }

    /// Lets the rows move to where they lie now.
    func makeWay() {
        fillScreenNow()
        setNeedsLayout()
        animateRows(Thresholds.Gap.duration) {
            self.contentSizeMayHaveChanged()
            for (path, cell) in self.visible.cells where !self.isLifted(path) { cell.place(in: self.frameOfCell(path)) }
            self.placeEdges()
            self.dragging.placeholders?.layOut()
            let resting = self.resting(self.contentOffset)
            if resting != self.contentOffset, !self.isTracking { self.contentOffset = resting }
        }
    }

    /// Runs animations of rows that are moved, or makes their changes at once where motion is reduced.
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
