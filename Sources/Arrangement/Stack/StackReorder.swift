// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Where an item of a stack would land while it is carried along it, or a visitor from another, and where the others
/// stand meanwhile.
///
/// The item's frame is the lift frame moved by the pointer, unscaled. A neighbour gives way when the item's edge passes
/// the neighbour's centre, where that is with the item in its place; on the centre everything stays as it is. Where the
/// neighbour then stands, the item's other edge has passed its centre already, so that holding still never causes
/// another change. One event may pass any number of neighbours.
///
/// A visitor has no frame in the stack: it lands where the pointer is, before an item whose centre it is not past, with
/// the items as they stand without it.
///
/// Lengths are in points along the axis, from the leading end of the first item; places are numbers among the items that
/// show. It holds no view, and knows of hidden ones nothing.
package struct StackReorder: Equatable, Sendable {
    /// The way in which the space between the items is shared.
    package enum Sharing: Sendable, CaseIterable {
        /// Each item has its spacing after it.
        case spacings
        /// The gaps, or the distances of centres, are as equal as their least ones allow, and fill the length.
        case equalGaps, equalCentres
    }

    package struct Item: Equatable, Sendable {
        package var length: Double
        /// To the next item; the least there is where gaps are shared equally.
        package var spacing: Double

        package init(length: Double, spacing: Double = 0) {
            self.length = length
            self.spacing = spacing
        }
    }

    package typealias Span = StackLayout.Span

    /// The item that is carried.
    package private(set) var item: Item
    /// All but the item, in their order.
    package private(set) var others: [Item]
    /// The index at which the item was lifted, among all; nil for a visitor.
    package private(set) var home: Int?
    /// The index at which it would land: the number of other items before it.
    package private(set) var slot: Int
    /// Whether it is elsewhere: the others stand as if it had gone.
    package private(set) var isAway = false
    /// The places that it may take; as far as there are such.
    package var allowed: ClosedRange<Int> {
        didSet { slot = clamped(slot) }
    }
    /// How far from the beginning the first of the others is laid out, where the layout has some room there, or none,
    /// and the item not at home; nil where it has that at home, or a visitor has not come in.
    private var roomBefore: Double?
    /// The start of each of the others, laid out without the item.
    private var bareStarts: [Double]

    private let sharing: Sharing
    /// From end to end of all items; gaps that are shared equally fill it.
    private let length: Double

    // MARK: - Lifecycle

    /// - Parameters:
    ///   - items: all that show, the lifted one among them.
    ///   - length: from the beginning of the first to the end of the last, where gaps are shared equally.
    ///   - allowed: the places that the item may take; nil for all.
    package init(
        _ items: [Item], lifted: Int, sharing: Sharing = .spacings, length: Double = 0,
        allowed: ClosedRange<Int>? = nil
    ) {
        precondition(items.indices.contains(lifted), "There is no item \(lifted) to lift.")
        var others = items
        item = others.remove(at: lifted)
        self.others = others
        (home, slot) = (lifted, lifted)
        (self.sharing, self.length) = (sharing, length)
        self.allowed = allowed ?? 0...others.count
        bareStarts = StackReorder.starts(of: others)
    }

    /// Room for what comes from elsewhere; it is away until the pointer comes.
    package init(visitor: Item, in items: [Item], sharing: Sharing = .spacings, length: Double = 0) {
        item = visitor
        others = items
        (home, slot) = (nil, items.count)
        isAway = true
        (self.sharing, self.length) = (sharing, length)
        allowed = 0...items.count
        bareStarts = StackReorder.starts(of: items)
    }

    private static func starts(of items: [Item]) -> [Double] {
        var (starts, next) = ([Double](), 0.0)
        for item in items {
            starts.append(next)
            next += item.length + item.spacing
        }
        return starts
    }

    /// Whether letting go now would change anything.
    package var isMoved: Bool { isAway || slot != home }

    // MARK: - Events

    /// The item has moved so that it begins at `start`. The new place, or nil where nothing has changed.
    ///
    /// - Complexity: O(1) for each neighbour passed, O(n log n) where gaps are shared equally.
    package mutating func itemMoved(start: Double) -> Int? {
        let old = isAway ? nil : slot
        isAway = false
        while slot < highest, start > lineOnward(past: slot) { slot += 1 }
        while slot > lowest, start < lineBack(past: slot - 1) { slot -= 1 }
        return slot == old ? nil : slot
    }

    /// A visitor's pointer is at `offset`. The new place, or nil where nothing has changed.
    ///
    /// - Complexity: O(n)
    package mutating func visitorMoved(to offset: Double) -> Int? {
        let old = isAway ? nil : slot
        isAway = false
        let spans = placesWithoutItem
        slot = clamped(spans.count { $0.start + $0.length / 2 < offset })
        return slot == old ? nil : slot
    }

    /// The item is to go to a place, as by keys; to the nearest that there is.
    package mutating func moved(toSlot wanted: Int) {
        isAway = false
        slot = clamped(wanted)
    }

    /// The item has gone elsewhere.
    package mutating func left() { isAway = true }

    /// The others are laid out some points from the beginning now, and the item is not laid out; nil where it is at home.
    package mutating func laidOut(roomBefore: Double?) { self.roomBefore = roomBefore }

    /// The item has another length here.
    package mutating func resized(to length: Double) { item.length = length }

    /// The place after some steps on, or back for less than none; nil beyond the ends.
    package func slot(after steps: Int) -> Int? {
        let wanted = slot + steps
        return (lowest...highest).contains(wanted) ? wanted : nil
    }

    /// The first place that the item may take, and the last.
    package var lowest: Int { min(max(allowed.lowerBound, 0), others.count) }
    package var highest: Int { max(min(allowed.upperBound, others.count), lowest) }

    /// The places at which an item has an index that is allowed; `home` where there is none.
    ///
    /// - Parameters:
    ///   - allowed: indices among all views, with those that do not show.
    ///   - indices: of all items that show, the item among them; they ascend. In another place the item has the index of
    ///     the one that it takes the place of.
    /// - Complexity: O(log n)
    package static func slots(
        allowing allowed: ClosedRange<Int>, of indices: [Int], home: Int
    ) -> ClosedRange<Int> {
        /// The number of indices that are less than a number.
        func count(lessThan bound: Int) -> Int { indices.indices.partitionPoint { indices[$0] >= bound } }
        let first = count(lessThan: allowed.lowerBound)
        let end = allowed.upperBound < .max ? count(lessThan: allowed.upperBound + 1) : indices.count
        return first < end ? first...(end - 1) : home...home
    }

    private func clamped(_ slot: Int) -> Int { min(max(slot, lowest), highest) }

    // MARK: - Lines

    /// Beyond which the item's beginning has to be for its end to have passed the centre of one of the others, the item
    /// being right before that.
    ///
    /// Never before the line back: where spacings are negative, that line counts for both ways.
    private func lineOnward(past index: Int) -> Double {
        max(centre(of: index, withItemAt: index) - item.length, lineBack(past: index))
    }

    /// Before which its beginning has to be to have passed that centre, the item being right after it.
    private func lineBack(past index: Int) -> Double { centre(of: index, withItemAt: index + 1) }

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

    // MARK: - Drawing

    /// Where each of the others stands now, the item's place or the way it has gone being seen to.
    package var placesOfOthers: [Span] {
        if isAway { return placesWithoutItem }
        var spans = places(withItemAt: slot)
        spans.remove(at: slot)
        return spans
    }

    /// Where the others are laid out: where they stood before anything was lifted or came in, or as the room that they
    /// have got or lost since has them.
    package var restingPlacesOfOthers: [Span] {
        if let roomBefore {
            // Gaps that are shared equally are shared with what has room there.
            let isShared = sharing != .spacings && roomBefore > 0
            let spans = isShared ? Array(places(withItemAt: 0).dropFirst()) : placesWithoutItem
            let shift = roomBefore - (spans.first?.start ?? 0)
            return spans.map { Span(start: $0.start + shift, length: $0.length) }
        }
        guard let home else { return placesWithoutItem }
        var spans = places(withItemAt: home)
        spans.remove(at: home)
        return spans
    }

    /// The numbers of the others that stand elsewhere now than in an earlier state of the same items.
    ///
    /// - Complexity: O(1)
    package func othersMoved(since old: StackReorder) -> Range<Int> {
        guard sharing == .spacings, isAway == old.isAway, roomBefore == old.roomBefore, item == old.item else {
            return others.indices
        }
        return min(slot, old.slot)..<max(slot, old.slot)
    }

    /// The distances of some of the others from where they are laid out, in points along the axis.
    ///
    /// - Complexity: O(those asked about); O(all) if gaps are shared equally.
    package func shifts(ofOthers numbers: Range<Int>) -> [Double] {
        guard sharing == .spacings else {
            let (now, resting) = (placesOfOthers, restingPlacesOfOthers)
            return numbers.map { now[$0].start - resting[$0].start }
        }
        let gap = item.length + item.spacing
        return numbers.map { number in
            let now = !isAway && slot <= number ? gap : 0
            let isPastHome = home.map { $0 <= number } ?? false
            return now - (roomBefore ?? (isPastHome ? gap : 0))
        }
    }

    /// The place at which the item comes to rest if it is dropped now.
    package var placeOfItem: Span { places(withItemAt: slot)[slot] }

    /// The length that the stack has more with the item at home than without it.
    package var lengthOfGap: Double {
        (places(withItemAt: home ?? slot).last?.end ?? 0) - (placesWithoutItem.last?.end ?? 0)
    }

    private var placesWithoutItem: [Span] { places(of: others) }

    private func places(withItemAt slot: Int) -> [Span] {
        var items = others
        items.insert(item, at: slot)
        return places(of: items)
    }

    private func places(of items: [Item]) -> [Span] {
        let distribution: StackLayout.Distribution = sharing == .equalGaps ? .equalSpacing : .equalCentering
        // One alone would touch both ends, and be another length.
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
    /// Other items are there now: some came, went, changed places or lengths. The item is followed, and so is its place.
    ///
    /// What was at its own place is still there; else it stays before the item that it was before, or if that has gone
    /// before the next that is left, or at the end. Tell where it is afterwards.
    ///
    /// - Parameters:
    ///   - items: all that show now, a lifted item among them.
    ///   - oldIndices: for each the number that it had among all; nil for a new one.
    /// - Returns: nil where a lifted item has gone, and the drag with it.
    package func changed(to items: [Item], oldIndices: [Int?], length: Double) -> StackReorder? {
        precondition(items.count == oldIndices.count, "Each item has an old number, or none.")
        var new: StackReorder
        if let home {
            guard let lifted = oldIndices.firstIndex(of: home) else { return nil }
            new = StackReorder(items, lifted: lifted, sharing: sharing, length: length)
        } else {
            new = StackReorder(visitor: item, in: items, sharing: sharing, length: length)
        }
        new.isAway = isAway
        if let home, slot == home { return new }
        var left = oldIndices
        if let place = new.home { left.remove(at: place) }
        // Old numbers among all, from the place on.
        let onward = (slot..<others.count).map { index in home.map { index < $0 ? index : index + 1 } ?? index }
        new.slot = onward.lazy.compactMap { left.firstIndex(of: $0) }.first ?? new.others.count
        return new
    }
}
