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

    func target(of movement: RowKey.Movement, from path: RowPath) -> RowPath? {
        let found: RowPath?
        switch movement {
        case .next: found = nearestItem(to: path, isBackwards: false, within: visibleContent.height)
        case .previous: found = nearestItem(to: path, isBackwards: true, within: visibleContent.height)
        case .nextPage, .previousPage:
            let isBackwards = movement == .previousPage
            let page = visibleContent.height - frameOfRow(path).height
            found =
                nearestItem(to: path, isBackwards: isBackwards, atLeast: page, within: 2 * visibleContent.height)
                ?? focusableRow(
                    from: list.rows.path(ofRowNumber: isBackwards ? 0 : list.rows.count - 1), isBackwards: !isBackwards)
        case .first: found = focusableRow(from: list.rows.path(ofRowNumber: 0), isBackwards: false)
        case .last: found = focusableRow(from: list.rows.path(ofRowNumber: list.rows.count - 1), isBackwards: true)
        }
        return found == path ? nil : found
    }

    /// The focusable item below or above an item whose centre is nearest: first along the vertical, then along the
    /// horizontal axis. Nil if there is none within a distance.
    private func nearestItem(
        to path: RowPath, isBackwards: Bool, atLeast least: CGFloat = 0, within room: CGFloat
    ) -> RowPath? {
        let frame = frameOfRow(path)
        let top = isBackwards ? frame.minY - least - room : frame.maxY + least
        let area = CGRect(x: 0, y: top, width: max(contentSize.width, bounds.width), height: room)
        let candidates = rows(in: area).map { (path: $0, frame: frameOfRow($0)) }.filter {
            isBackwards ? $0.frame.midY < frame.minY : $0.frame.midY > frame.maxY
        }
        func distance(_ other: CGRect) -> (CGFloat, CGFloat) {
            let along = isBackwards ? frame.minY - other.maxY : other.minY - frame.maxY
            return (max(along, 0), abs(other.midX - frame.midX))
        }
        return candidates.sorted { distance($0.frame) < distance($1.frame) }.first { mayFocus($0.path) }?.path
    }
}
