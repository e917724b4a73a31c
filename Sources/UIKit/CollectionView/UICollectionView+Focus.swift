// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// Information about a focus update that moves the focus to or from an item of a collection view.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    /// The index path of the item that had the focus; nil if no item of this collection view had it.
    open internal(set) var previouslyFocusedIndexPath: IndexPath?
    /// The index path of the item that gets the focus; nil if no item of this collection view gets it.
    open internal(set) var nextFocusedIndexPath: IndexPath?
}

extension UICollectionView {
    func delegateAllowsFocus(_ path: RowPath) -> Bool {
        guard let delegate else { return isEditing ? allowsFocusDuringEditing : allowsFocus }
        return delegate.collectionView(self, canFocusItemAt: IndexPath(path))
    }

    var indexPathPreferredByDelegate: IndexPath? { delegate?.indexPathForPreferredFocusedView(in: self) }

    func focusUpdateContext(
        from old: FocusStop?, _ oldItem: UIView?, to new: FocusStop?, _ newItem: UIView?, _ heading: UIFocusHeading
    ) -> UIFocusUpdateContext {
        itemContext(from: old, oldItem, to: new, newItem, heading)
    }

    private func itemContext(
        from old: FocusStop?, _ oldItem: UIView?, to new: FocusStop?, _ newItem: UIView?, _ heading: UIFocusHeading
    ) -> UICollectionViewFocusUpdateContext {
        let context = UICollectionViewFocusUpdateContext(from: oldItem, to: newItem, heading)
        context.previouslyFocusedIndexPath = old?.view === self ? old?.row.map { IndexPath($0) } : nil
        context.nextFocusedIndexPath = new?.view === self ? new?.row.map { IndexPath($0) } : nil
        return context
    }

    private func context(of change: FocusChange) -> UICollectionViewFocusUpdateContext {
        change.context as? UICollectionViewFocusUpdateContext
            ?? itemContext(
                from: change.old, change.oldItem, to: change.new, change.newItem, change.context.focusHeading)
    }

    func allowsFocusUpdate(_ change: FocusChange) -> Bool {
        delegate?.collectionView(self, shouldUpdateFocusIn: context(of: change)) ?? true
    }

    func tellOfFocusUpdate(_ change: FocusChange, _ coordinator: UIFocusAnimationCoordinator) {
        let context = context(of: change)
        delegate?.collectionView(self, didUpdateFocusIn: context, with: coordinator)
        guard let row = context.nextFocusedIndexPath.flatMap(existingRow), row == focusedRow else { return }
        selectWithFocus(row)
    }

    // MARK: Moving the focus

    var lineAxis: ScrollAxis { collectionViewLayout.lineAxis }

    /// The arrangement of the items around an item. Items that leave no room beside them form a column, as in a table.
    /// Items of a section that scrolls across form a row, whatever their sizes are.
    ///
    /// The layout is asked only for the item, its two neighbours, and the first and last item.
    func arrangement(around path: RowPath) -> RowArrangement {
        let axis = lineAxis
        let across = axis.other
        let isInRow = scrollsAcross(path)
        var neighbours = (after: row(after: path), before: row(after: path, isBackwards: true))
        let adjoinsRow = !isInRow && [neighbours.after, neighbours.before].contains { $0.map(scrollsAcross) ?? false }
        // The place of such an item depends on how far its row is scrolled.
        if adjoinsRow || isInRow {
            if let after = neighbours.after, scrollsAcross(after) { neighbours.after = nil }
            if let before = neighbours.before, scrollsAcross(before) { neighbours.before = nil }
        }
        let (frame, after, before) = (
            frameOfRow(path), neighbours.after.map(frameOfRow), neighbours.before.map(frameOfRow)
        )
        let room = max(contentSize[across], visibleContent.size[across])
        let hasRoomBeside =
            isInRow || [frame, after, before].contains { $0.map { $0.size[across] * 2 <= room } ?? false }
        var arrangement = RowArrangement(axis: axis, hasRowsSideBySide: hasRoomBeside)
        (arrangement.isInOrthogonalPart, arrangement.adjoinsOrthogonalPart) = (isInRow, adjoinsRow)
        func isInLine(_ other: CGRect?) -> CGRect? {
            other.flatMap { $0.contains(frame.middle[axis], axis) ? $0 : nil }
        }
        if !isInRow, let after = isInLine(after) {
            arrangement.isLineReversed = after.middle[across] < frame.middle[across]
        } else if !isInRow, let before = isInLine(before) {
            arrangement.isLineReversed = before.middle[across] > frame.middle[across]
        } else {
            arrangement.isLineReversed =
                across == .horizontal && effectiveUserInterfaceLayoutDirection == .rightToLeft
        }
        let first = frameOfRow(list.rows.path(ofRowNumber: 0))
        let last = frameOfRow(list.rows.path(ofRowNumber: list.rows.count - 1))
        arrangement.areLinesReversed = last.middle[axis] < first.middle[axis]
        return arrangement
    }

    // MARK: Sections that scroll across

    private func scrollsAcross(_ path: RowPath) -> Bool {
        prepareLayout()
        return compositionalLayout?.scrollsAcross(path.section) ?? false
    }

    func orthogonalPart(of path: RowPath) -> OrthogonalPart? {
        prepareLayout()
        let section = path.section
        guard let row = compositionalLayout?.scrollingRow(section) else { return nil }
        let start = row.start - row.offset
        let area =
            row.isHorizontal
            ? CGRect(x: start, y: row.position, width: row.length, height: row.breadth)
            : CGRect(x: row.position, y: start, width: row.breadth, height: row.length)
        return OrthogonalPart(
            section: section, axis: row.isHorizontal ? .horizontal : .vertical, area: mirrored(area),
            remainingDistance: self.row(ofSection: section)?.remainingDistance ?? .zero)
    }

    func rows(in rect: CGRect, of part: OrthogonalPart) -> [RowPath] {
        prepareLayout()
        let rect = mirrored(rect)
        let items = askingLayout { compositionalLayout?.items(ofScrollingRow: part.section, in: rect) } ?? []
        return items.compactMap(dataPath).filter(list.rows.contains).sorted()
    }

    func pageLength(from path: RowPath) -> CGFloat {
        let pinned = collectionViewLayout.pinnedLengths(inSection: path.section)
        return visibleContent.size[lineAxis] - pinned.header - pinned.footer
    }
}

extension CGRect {
    fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }

    /// Whether the rectangle's extent along an axis contains a coordinate.
    fileprivate func contains(_ coordinate: CGFloat, _ axis: ScrollAxis) -> Bool {
        axis == .vertical ? minY <= coordinate && coordinate <= maxY : minX <= coordinate && coordinate <= maxX
    }
}
