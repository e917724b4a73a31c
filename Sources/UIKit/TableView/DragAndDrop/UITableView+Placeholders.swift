// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The placeholders of a table: gaps between the rows, with cells.
extension UITableView {
    /// Whether a vertical position in the content is inside a placeholder.
    func isOverPlaceholder(_ y: CGFloat) -> Bool {
        placeholders?.gaps.rowsOffset(Double(y - headerHeight), in: geometry).gap != nil
    }

    func placeholdersOnScreen() -> [(number: Int, frame: CGRect)] {
        guard let gaps = placeholders?.gaps else { return [] }
        var shown: [(number: Int, frame: CGRect)] = []
        var index = gaps.firstIndex { (frameOfPlaceholder($0)?.maxY ?? 0) > bounds.minY }
        while index < gaps.count, let frame = frameOfPlaceholder(gaps.id(at: index)), frame.minY < bounds.maxY {
            if frame.overlaps(bounds) { shown.append((gaps.id(at: index), frame)) }
            index += 1
        }
        return shown
    }

    func frameOfPlaceholder(_ number: Int) -> CGRect? {
        guard let gaps = placeholders?.gaps, let range = gaps.range(of: number, in: geometry),
            let place = gaps.place(of: number)
        else { return nil }
        let part: ListPart = list.rows.contains(place) ? .row(place) : .footer(place.section)
        let pushed = displacementModel.map { CGFloat($0.displacement(of: part)) } ?? 0
        return CGRect(
            x: rowInsets.left, y: headerHeight + CGFloat(range.offset) + pushed, width: rowWidth,
            height: CGFloat(range.height))
    }

    func makePlaceholderCell(_ reuseIdentifier: String, _ frame: CGRect) -> UITableViewCell {
        guard let cell = dequeueReusableCell(withIdentifier: reuseIdentifier) else {
            misuse(
                "A placeholder asks for a cell with the identifier \(reuseIdentifier), and no class is registered for "
                    + "that. Call register(_:forCellReuseIdentifier:) before the drop.")
        }
        cell.table = self
        cell.isHidden = false
        cell.applyDefaultBackgroundColor(of: style)
        cell.setEditing(false, animated: false)
        cell.separator.backgroundColor = separatorColor ?? .separator
        insertSubview(cell, at: placeAboveBackground)
        return cell
    }

    func show(_ cell: UITableViewCell, asPlaceholder number: Int, in frame: CGRect) {
        cell.place(in: frame)
        showGroupPlace(of: cell, number)
    }

    /// Gives a placeholder's cell the corners and the separator that a row at the placeholder's position would have.
    private func showGroupPlace(of cell: UITableViewCell, _ number: Int) {
        guard let gaps = placeholders?.gaps, let place = gaps.place(of: number) else { return }
        let ends = gaps.ends(of: number)
        cell.groupPlace = GroupPlace(
            isFirst: place.row == 0 && ends.isFirst,
            isLast: place.row == list.rows.count(inSection: place.section) && ends.isLast, style: style)
        cell.separator.isHidden = cell.groupPlace.line == .none
    }

    func placesOfPlaceholdersDidChange() {}

    func keepingTopmostRow(_ change: () -> Bool) -> Bool {
        let anchor = contentOffset.y > -restingInset.top ? anchorInView() : nil
        let isChanged = change()
        if isChanged, let anchor { restore(anchor) }
        return isChanged
    }

    func animatePlaceholder(_ changes: @escaping () -> Void, completion: @escaping () -> Void) {
        animateRows(Thresholds.Gap.duration, changes, completion: completion)
    }

    func insertRow(at indexPath: IndexPath, _ updates: () -> Void) {
        beginUpdates()
        updates()
        insertRows(at: [indexPath], with: .none)
        endUpdates()
    }
}
