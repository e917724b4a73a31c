// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The position of an item that is dragged within a stack or into it from another stack, and the displaced positions of
/// the other items.
///
/// The dragged item's frame is its frame at the lift plus the pointer's movement, unscaled. A neighbour moves when the
/// item's edge passes the neighbour's centre; exactly on the centre nothing changes. At the neighbour's new position,
/// its centre is already past the item's other edge, so a still pointer never causes another change. The item may pass
/// any number of neighbours in one event.
///
/// An incoming item, which comes from another stack, has no frame in this stack. It lands at the pointer: before the
/// first item whose centre the pointer has not passed, in the layout without the incoming item.
///
/// Lengths are in points along the axis, from the leading end of the first item. Slots are indices among the visible
/// items. The model has no views, and does not know the hidden items.
package struct StackReorder: Equatable, Sendable {
    /// The way in which the space between the items is distributed.
    package enum Sharing: Sendable, CaseIterable {
        /// Each item is followed by its own spacing.
        case spacings
        /// The gaps, or the distances between centres, are as equal as their minimums allow, and fill the length.
        case equalGaps, equalCentres
    }

    /// A visible view of the stack.
    package struct Item: Equatable, Sendable {
        package var length: Double
        /// The spacing to the next item; the minimum spacing if gaps are shared equally.
        package var spacing: Double

        package init(length: Double, spacing: Double = 0) {
            self.length = length
            self.spacing = spacing
        }
    }

    package typealias Span = StackLayout.Span

    /// The dragged item.
    package private(set) var item: Item
    /// All items except the dragged one, in order.
    package private(set) var others: [Item]
    /// The index at which the item was lifted, among all items; nil for an incoming item.
    package private(set) var originalSlot: Int?
    /// The index at which the item would land: the number of other items before it.
    package private(set) var slot: Int
    /// Whether the item is outside the stack, so that the others are laid out without it.
    package private(set) var isAway = false
    /// The slots that the item may take; slots that do not exist are ignored.
    package var allowed: ClosedRange<Int> {
        didSet { slot = clamped(slot) }
    }
    /// The offset of the first item of `others` in the stack view's own layout, if that layout contains a placeholder
    /// for the dragged item. Nil if it contains the dragged item itself, or if an incoming item has not entered yet.
    private var roomBefore: Double?
    /// The start of each other item in a layout without the dragged one.
    private var bareStarts: [Double]

    private let sharing: Sharing
    /// The length from the start of the first item to the end of the last one; needed only if gaps are shared equally.
    private let length: Double

    // MARK: - Lifecycle

    /// Creates the state after one of the stack's items was lifted.
    ///
    /// - Parameters:
    ///   - items: all visible items, including the lifted one.
    ///   - lifted: the index of the lifted item in `items`.
    ///   - sharing: the way in which the space between the items is distributed.
    ///   - length: the length from the start of the first item to the end of the last one, for equally shared gaps.
    ///   - allowed: the slots that the item may take; nil for all.
    package init(
        _ items: [Item], lifted: Int, sharing: Sharing = .spacings, length: Double = 0,
        allowed: ClosedRange<Int>? = nil
    ) {
        precondition(items.indices.contains(lifted), "There is no item \(lifted) to lift.")
        var others = items
        item = others.remove(at: lifted)
        self.others = others
        (originalSlot, slot) = (lifted, lifted)
        (self.sharing, self.length) = (sharing, length)
        self.allowed = allowed ?? 0...others.count
        bareStarts = StackReorder.starts(of: others)
    }

    /// Creates the state for an incoming item, which is outside the stack until the pointer enters.
    package init(incomingItem: Item, in items: [Item], sharing: Sharing = .spacings, length: Double = 0) {
        item = incomingItem
        others = items
        (originalSlot, slot) = (nil, items.count)
        isAway = true
        (self.sharing, self.length) = (sharing, length)
        allowed = 0...items.count
        bareStarts = StackReorder.starts(of: items)
    }

    /// The start of each item in a layout in which each item is followed by its own spacing.
    private static func starts(of items: [Item]) -> [Double] {
        var (starts, next) = ([Double](), 0.0)
        for item in items {
            starts.append(next)
            next += item.length + item.spacing
        }
        return starts
    }

    /// Whether a drop now would move the item to another slot, insert it, or remove it from the stack.
    package var isMoved: Bool { isAway || slot != originalSlot }

    // MARK: - Events

    /// Moves the item so that it begins at `start`. Returns the new slot, or nil if nothing has changed.
    ///
    /// - Complexity: O(1) for each neighbour passed, O(n log n) if gaps are shared equally.
    package mutating func itemMoved(start: Double) -> Int? {
        let old = isAway ? nil : slot
        isAway = false
        while slot < highest, start > forwardThreshold(past: slot) { slot += 1 }
        while slot > lowest, start < backThreshold(past: slot - 1) { slot -= 1 }
        return slot == old ? nil : slot
    }

    /// Updates the slot of an incoming item after its pointer moved to `offset`. Returns the new slot; nil if it is
    /// unchanged.
    ///
    /// - Complexity: O(n)
    package mutating func incomingItemMoved(to offset: Double) -> Int? {
        let old = isAway ? nil : slot
        isAway = false
        let spans = placesWithoutItem
        slot = clamped(spans.count { $0.start + $0.length / 2 < offset })
        return slot == old ? nil : slot
    }

    /// Moves the item to the slot `wanted`, as with the keyboard, or to the nearest allowed slot.
    package mutating func moved(toSlot wanted: Int) {
        isAway = false
        slot = clamped(wanted)
    }

    /// Marks the item as outside the stack.
    package mutating func exited() { isAway = true }

    /// Sets the offset of the first item of `others` in the stack view's layout. Nil means that this layout contains
    /// the dragged item itself, and not a placeholder.
    package mutating func laidOut(roomBefore: Double?) { self.roomBefore = roomBefore }

    /// Sets the length that the dragged item takes along this stack's axis.
    package mutating func resized(to length: Double) { item.length = length }

    /// The slot `steps` after the current one, or before it if `steps` is negative; nil if that slot is not allowed.
    package func slot(after steps: Int) -> Int? {
        let wanted = slot + steps
        return (lowest...highest).contains(wanted) ? wanted : nil
    }

    /// The first slot that the item may take.
    package var lowest: Int { min(max(allowed.lowerBound, 0), others.count) }
    /// The last slot that the item may take.
    package var highest: Int { max(min(allowed.upperBound, others.count), lowest) }

    /// The slots in which the dragged item would have an allowed index; only `originalSlot` if there is none.
    ///
    /// - Parameters:
    ///   - allowed: the allowed indices among all views, including hidden ones.
    ///   - indices: the indices of all visible items, including the dragged one, ascending. In another slot the dragged
    ///     item has the index of the item that it replaces there.
    /// - Complexity: O(log n)
    package static func slots(
        allowing allowed: ClosedRange<Int>, of indices: [Int], originalSlot: Int
    ) -> ClosedRange<Int> {
        /// The number of indices below a bound.
        func count(lessThan bound: Int) -> Int { indices.indices.partitionPoint { indices[$0] >= bound } }
        let first = count(lessThan: allowed.lowerBound)
        let end = allowed.upperBound < .max ? count(lessThan: allowed.upperBound + 1) : indices.count
        return first < end ? first...(end - 1) : originalSlot...originalSlot
    }

    private func clamped(_ slot: Int) -> Int { min(max(slot, lowest), highest) }

    // MARK: - Thresholds

    /// The position that the start of the dragged item must exceed to swap places with the next item, `others[index]`.
    /// The dragged item's end has then passed the centre of that item.
    ///
    /// The result is at least `backThreshold`, because with negative spacings it could be smaller otherwise.
    private func forwardThreshold(past index: Int) -> Double {
        max(centre(of: index, withItemAt: index) - item.length, backThreshold(past: index))
    }

    /// The position of the centre of the previous item, `others[index]`. If the start of the dragged item is below this
    /// position, the two items swap places.
    private func backThreshold(past index: Int) -> Double { centre(of: index, withItemAt: index + 1) }

    /// The centre of `others[index]` while the dragged item is at `slot`.
    private func centre(of index: Int, withItemAt slot: Int) -> Double {
        switch sharing {
        case .spacings:
            let shift = slot <= index ? item.length + item.spacing : 0
            return bareStarts[index] + shift + others[index].length / 2
        case .equalGaps, .equalCentres:
            let span = places(withItemAt: slot)[index < slot ? index : index + 1]
            return span.start + span.length / 2
        }
    }

    // MARK: - Positions

    /// The current position of each other item, with a gap for the dragged item unless it is outside the stack.
    package var placesOfOthers: [Span] {
        if isAway { return placesWithoutItem }
        var spans = places(withItemAt: slot)
        spans.remove(at: slot)
        return spans
    }

    /// The positions of the other items in the stack view's own layout: the layout before the drag, or the latest
    /// layout since.
    package var restingPlacesOfOthers: [Span] {
        if let roomBefore {
            // With equal gaps or centres, a placeholder before the first item counts as an item. The other items are
            // then spaced as if the dragged item were at slot 0.
            let isShared = sharing != .spacings && roomBefore > 0
            let spans = isShared ? Array(places(withItemAt: 0).dropFirst()) : placesWithoutItem
            let shift = roomBefore - (spans.first?.start ?? 0)
            return spans.map { Span(start: $0.start + shift, length: $0.length) }
        }
        guard let originalSlot else { return placesWithoutItem }
        var spans = places(withItemAt: originalSlot)
        spans.remove(at: originalSlot)
        return spans
    }

    /// The range of the indices of the other items whose position may differ from that in `old`, an earlier state with
    /// the same items.
    ///
    /// - Complexity: O(1)
    package func othersMoved(since old: StackReorder) -> Range<Int> {
        guard sharing == .spacings, isAway == old.isAway, roomBefore == old.roomBefore, item == old.item else {
            return others.indices
        }
        return min(slot, old.slot)..<max(slot, old.slot)
    }

    /// The displacements of the other items with the indices `numbers` from their ``restingPlacesOfOthers``, in points
    /// along the axis.
    ///
    /// - Complexity: O(k) for k items in `numbers`; O(all items) if gaps are shared equally.
    package func shifts(ofOthers numbers: Range<Int>) -> [Double] {
        guard sharing == .spacings else {
            let (now, resting) = (placesOfOthers, restingPlacesOfOthers)
            return numbers.map { now[$0].start - resting[$0].start }
        }
        let gap = item.length + item.spacing
        return numbers.map { number in
            let now = !isAway && slot <= number ? gap : 0
            let isPastHome = originalSlot.map { $0 <= number } ?? false
            return now - (roomBefore ?? (isPastHome ? gap : 0))
        }
    }

    /// The position that the dragged item would have after a drop now.
    package var placeOfItem: Span { places(withItemAt: slot)[slot] }

    /// The points by which the dragged item lengthens the stack when it is in its original slot. An incoming item has
    /// no original slot, so its current slot is used.
    package var lengthOfGap: Double {
        (places(withItemAt: originalSlot ?? slot).last?.end ?? 0) - (placesWithoutItem.last?.end ?? 0)
    }

    private var placesWithoutItem: [Span] { places(of: others) }

    /// The positions of all items if the dragged item is at `slot`.
    private func places(withItemAt slot: Int) -> [Span] {
        var items = others
        items.insert(item, at: slot)
        return places(of: items)
    }

    private func places(of items: [Item]) -> [Span] {
        let distribution: StackLayout.Distribution = sharing == .equalGaps ? .equalSpacing : .equalCentering
        // `StackLayout` would stretch a single item to the whole stack, and so change the item's length.
        guard sharing != .spacings, items.count > 1 else {
            return zip(StackReorder.starts(of: items), items).map { Span(start: $0, length: $1.length) }
        }
        let layout = StackLayout(distribution: distribution)
        let items = items.map { StackLayout.Item(length: $0.length, spacing: $0.spacing) }
        return layout.places(of: items, in: max(length, layout.naturalLength(of: items)))
    }
}

// MARK: - Live data

extension StackReorder {
    /// The state after items were inserted, removed, moved or resized. The dragged item stays the same.
    ///
    /// A dragged item in its original slot stays there. In any other slot, it stays before the same item, or before the
    /// next remaining item, or at the end. The caller must pass the dragged item's position to `itemMoved` again.
    ///
    /// - Parameters:
    ///   - items: all visible items now, including the lifted one if there is one.
    ///   - oldIndices: for each item its old index among all items; nil for a new item.
    ///   - length: the length from the start of the first item to the end of the last one now.
    /// - Returns: nil if a lifted item was removed, which ends the drag.
    package func changed(to items: [Item], oldIndices: [Int?], length: Double) -> StackReorder? {
        precondition(items.count == oldIndices.count, "Each item has an old number, or none.")
        var new: StackReorder
        if let originalSlot {
            guard let lifted = oldIndices.firstIndex(of: originalSlot) else { return nil }
            new = StackReorder(items, lifted: lifted, sharing: sharing, length: length)
        } else {
            new = StackReorder(incomingItem: item, in: items, sharing: sharing, length: length)
        }
        new.isAway = isAway
        if let originalSlot, slot == originalSlot { return new }
        var left = oldIndices
        if let place = new.originalSlot { left.remove(at: place) }
        // The dragged item goes before the nearest later item that still exists. `onward` contains the items after the
        // slot, as indices among all old items, including the dragged one.
        let onward = (slot..<others.count).map { index in originalSlot.map { index < $0 ? index : index + 1 } ?? index }
        new.slot = onward.lazy.compactMap { left.firstIndex(of: $0) }.first ?? new.others.count
        return new
    }
}
