// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// A stack that a view is dragged over: its visible views, their places, and their displacement.
@MainActor
final class StackDropTarget {
    let stack: DragDropStackView
    /// The dragged view: one of the stack's own, or one of another stack.
    let item: UIView
    let isOwnStack: Bool
    private(set) var reorder: StackReorder
    /// The measured layout of the stack. The dragged view is among its views if it belongs to this stack.
    private var measure: StackMeasure
    /// The stack's `layoutVersion` at the time of the measurement.
    private var measuredVersion: Int
    /// All visible views of the stack except the dragged view, in their order.
    private var others: [UIView]
    private let displacement = StackDisplacement()
    /// The value of `reorder` for which the views were last displaced; nil if they are not displaced, or have to be
    /// displaced again.
    private var arranged: StackReorder?
    /// The visible places of the views when the dragged view was removed from the stack, before the remaining views
    /// were laid out. Nil unless the dragged view was removed.
    private var shownBefore: ShownPlaces?
    /// The arrangement that the stack lays out instead of the app's while a view is dragged into the stack or out of
    /// it. Otherwise nil.
    private var temporaryArrangement: TemporaryArrangement?
    /// The dragged view as an item of the reorder model, with the view's fitting length along this stack's axis. Used
    /// only if the view comes from another stack.
    private let incomingItem: StackReorder.Item
    /// The fitting size of the dragged view across the stack's axis; `noIntrinsicMetric` if the view has no preference.
    private let breadth: CGFloat

    /// Creates the drop target; nil if the dragged view belongs to the stack and is not visible.
    ///
    /// - Parameter item: the dragged view, of this stack or of another.
    init?(_ stack: DragDropStackView, dragging item: UIView) {
        stack.layoutIfNeeded()
        let measure = StackMeasure(stack)
        let items = measure.items(in: stack)
        (isOwnStack, incomingItem) = (item.isDescendant(of: stack), stack.incomingItem(item))
        breadth = stack.axis == .vertical ? item.wantedSize.width : item.wantedSize.height
        if isOwnStack {
            guard let lifted = measure.views.firstIndex(where: { $0 === item }) else { return nil }
            reorder = StackReorder(items, lifted: lifted, sharing: stack.sharing, length: measure.length)
        } else {
            reorder = StackReorder(
                incomingItem: incomingItem, in: items, sharing: stack.sharing, length: measure.length)
        }
        (self.stack, self.item, self.measure) = (stack, item, measure)
        (measuredVersion, others) = (stack.layoutVersion, measure.views.filter { $0 !== item })
        limit()
    }

    /// Limits the proposed places to those that the stack's delegate allows for the stack's own dragged view.
    private func limit() {
        guard isOwnStack, let allowed = stack.dragDelegate?.stackView(stack, allowedIndicesOf: item) else { return }
        reorder.allowed = StackReorder.slots(
            allowing: allowed, of: stack.shownIndices, originalSlot: reorder.originalSlot ?? 0)
    }

    // MARK: - Places

    /// Measures the stack again if it has other views or another layout. Returns false if the stack's own dragged view
    /// was removed.
    ///
    /// - Complexity: O(1) if the stack has not been laid out since the last call, else O(views)
    func remeasure() -> Bool {
        if isOwnStack, item.isHidden || !isArranged {
            shownBefore = shownBefore ?? displacement.release()
            return false
        }
        resizePlaceholder()
        stack.layoutIfNeeded()
        // The stack does not lay out a view that is dragged outside it, so hiding that view does not change
        // `layoutVersion`.
        guard measuredVersion != stack.layoutVersion || item.isHidden else { return true }
        let (new, version) = (StackMeasure(stack), stack.layoutVersion)
        guard !new.isSame(as: measure) else {
            measuredVersion = version
            return true
        }
        let numbers = Dictionary(
            uniqueKeysWithValues: measure.views.enumerated().map { (ObjectIdentifier($1), $0) })
        guard
            var changed = reorder.changed(
                to: new.items(in: stack), oldIndices: new.views.map { numbers[ObjectIdentifier($0)] },
                length: new.length)
        else { return false }
        changed.laidOut(roomBefore: new.roomBefore)
        if let temporaryArrangement, !isOwnStack, stack.sharesLength {
            changed.resized(to: stack.length(of: temporaryArrangement.placeholder))
        }
        (reorder, measure, measuredVersion) = (changed, new, version)
        others = new.views.filter { $0 !== item }
        arranged = nil
        limit()
        return true
    }

    /// Whether the dragged view is an arranged view of the stack. O(1) if the stack has not been laid out since it was
    /// measured, else O(views).
    private var isArranged: Bool {
        item.superview === stack && (measuredVersion == stack.layoutVersion || stack.arrangedSubviews.contains(item))
    }

    /// Updates the proposed place after the center of the dragged view has moved, and returns whether the place has
    /// changed. The center is in the stack's coordinates.
    func itemMoved(to center: CGPoint) -> Bool {
        reorder.itemMoved(start: stack.along(center) - reorder.item.length / 2 - measure.origin) != nil
    }

    /// Updates the proposed place after the pointer has moved with a view of another stack, and returns whether the
    /// place has changed. The pointer's position is in this stack's coordinates.
    func incomingItemMoved(to point: CGPoint) -> Bool {
        reorder.incomingItemMoved(to: stack.along(point) - measure.origin) != nil
    }

    func moved(toSlot slot: Int) { reorder.moved(toSlot: slot) }
    func left() { reorder.exited() }

    /// The center of the place that a drop would give the item, in the stack's coordinates.
    var restingCenter: CGPoint {
        let place = reorder.placeOfItem
        let along = measure.origin + place.start + place.length / 2
        let beside = isOwnStack ? item.center : CGPoint(x: stack.bounds.midX, y: stack.bounds.midY)
        return stack.axis == .vertical
            ? CGPoint(x: beside.x, y: along) : CGPoint(x: stack.isMirrored ? -along : along, y: beside.y)
    }

    // MARK: - Indices

    /// The item's index in `arrangedSubviews` after a drop.
    var targetIndex: Int { index(ofSlot: reorder.slot) }

    /// Converts a slot, which is an index among the visible views, to an index in `arrangedSubviews`. The index is
    /// directly beside the view that the item has passed last, so that hidden views keep their places.
    private func index(ofSlot slot: Int) -> Int {
        let arranged = stack.arrangedSubviews
        if slot == reorder.originalSlot, let own = arranged.firstIndex(where: { $0 === item }) { return own }
        let left = arranged.filter { $0 !== item }
        func index(_ view: UIView) -> Int? { left.firstIndex { $0 === view } }
        if slot > reorder.originalSlot ?? 0 { return index(others[slot - 1]).map { $0 + 1 } ?? left.count }
        return others.indices.contains(slot) ? index(others[slot]) ?? left.count : left.count
    }

    // MARK: - Displacement

    /// Displaces all views except the dragged one to the places that they would have after a drop.
    func displaceViews(_ pace: StackDisplacement.Pace, scale: CGFloat) {
        guard reorder != arranged else { return }
        let moved = arranged.map { reorder.othersMoved(since: $0) } ?? others.indices
        let isKnown = arranged != nil
        arranged = reorder
        let small = CGAffineTransform(scaleX: scale, y: scale)
        let transforms = reorder.shifts(ofOthers: moved).map {
            small.concatenating(stack.translation(along: $0))
        }
        if isKnown {
            displacement.update(moved, pace, transforms)
        } else {
            displacement.update(others, pace, transforms)
        }
    }

    func restore(_ pace: StackDisplacement.Pace) {
        arranged = nil
        displacement.reset(pace)
    }

    func release() -> ShownPlaces {
        arranged = nil
        return shownBefore ?? displacement.release()
    }

    // MARK: - Making room

    /// Whether the stack is laid out as after a drop: without its own dragged view, or with room for another stack's
    /// view.
    var hasTemporaryArrangement: Bool { temporaryArrangement != nil }

    /// Whether the placeholder for a view of another stack is missing, or has an outdated size.
    var needsPlaceholderUpdate: Bool { temporaryArrangement.map { $0.gap != gap } ?? true }

    /// Replaces the app's arrangement with the arrangement after a drop, without laying the stack out.
    func beginTemporaryArrangement() {
        if temporaryArrangement == nil {
            temporaryArrangement = stack.beginTemporaryArrangement(away: isOwnStack ? item : nil)
        }
        resizePlaceholder()
        stack.sizeMayChange()
    }

    /// Restores the app's own arrangement.
    func endTemporaryArrangement() {
        guard let open = temporaryArrangement else { return }
        temporaryArrangement = nil
        stack.endTemporaryArrangement(open)
    }

    /// The length of the placeholder for another stack's view, and the spacing after it. If that view would be the last
    /// one, the spacing is that of the current last view.
    private var gap: StackReorder.Item {
        guard let last = stack.arrangedSubviews.last(where: { !$0.isHidden }) else {
            return StackReorder.Item(length: incomingItem.length)
        }
        let isLast = !reorder.isAway && reorder.slot == reorder.others.count
        return StackReorder.Item(
            length: incomingItem.length, spacing: isLast ? stack.spacing(after: last) : incomingItem.spacing)
    }

    private func resizePlaceholder() {
        if let temporaryArrangement, !isOwnStack { stack.size(of: temporaryArrangement, gap, breadth: breadth) }
    }

    /// Fills space with a placeholder after the stack has closed the gap that the dragged view left. Constraints or a
    /// superview can keep the stack from becoming shorter by the whole gap. Without the placeholder, the other views
    /// would grow into the remaining space.
    ///
    /// - Parameter oldLength: the length of the stack before it closed the gap.
    /// - Returns: whether the stack has to be laid out again.
    func fillUnusedGap(oldLength: Double) -> Bool {
        guard let temporaryArrangement, isOwnStack, stack.placeholderCanShrink else { return false }
        let gap = reorder.lengthOfGap
        let left = min(gap, stack.length(of: stack) - max(oldLength - gap, stack.wantedLength))
        guard left > 0.5 else { return false }
        stack.size(of: temporaryArrangement, StackReorder.Item(length: left), breadth: UIView.noIntrinsicMetric)
        return true
    }

    // MARK: - Announcements

    func announcement(_ event: DragEvent) -> String {
        let slot = event == .putBack ? reorder.originalSlot ?? reorder.slot : reorder.slot
        return ReorderAnnouncement(
            name: item.spokenName, below: others.indices.contains(slot) ? others[slot].spokenName : nil,
            above: slot > 0 ? others[slot - 1].spokenName : nil, number: slot + 1, count: others.count + 1,
            elementKind: stack.axis == .vertical ? .column : .line
        ).text(event)
    }
}
