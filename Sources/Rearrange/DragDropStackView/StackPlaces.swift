// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// A stack that a view is carried in: which views show there, where they stand, and how they make way.
@MainActor
final class StackPlaces {
    let stack: DragDropStackView
    /// Carried; one of the stack's own, or a visitor.
    let item: UIView
    let isHome: Bool
    private(set) var reorder: StackReorder
    /// The stack as it is laid out; the item is among its views where it is the stack's own.
    private var measure: StackMeasure
    /// The stack's `layoutVersion` when it was measured.
    private var measuredVersion: Int
    /// All views but the item, in their order.
    private var others: [UIView]
    private let shifter = StackShifter()
    /// The model of the places that the views have now.
    private var arranged: StackReorder?
    /// The places at which the views were seen when the item had gone, before they were laid out without it.
    private var shownBefore: ShownPlaces?
    /// The arrangement that is laid out until then instead of the app's.
    private var room: StackRoom?
    /// The size that the item would like to have here, as a visitor.
    private let visitor: StackReorder.Item
    private let breadth: CGFloat

    /// - Parameter item: lifted in the stack, or come from another; nil where the stack does not show one of its own.
    init?(_ stack: DragDropStackView, carrying item: UIView) {
        stack.layoutIfNeeded()
        let measure = StackMeasure(stack)
        let items = measure.items(in: stack)
        (isHome, visitor) = (item.isDescendant(of: stack), stack.visitor(item))
        breadth = stack.axis == .vertical ? item.wantedSize.width : item.wantedSize.height
        if isHome {
            guard let lifted = measure.views.firstIndex(where: { $0 === item }) else { return nil }
            reorder = StackReorder(items, lifted: lifted, sharing: stack.sharing, length: measure.length)
        } else {
            reorder = StackReorder(visitor: visitor, in: items, sharing: stack.sharing, length: measure.length)
        }
        (self.stack, self.item, self.measure) = (stack, item, measure)
        (measuredVersion, others) = (stack.layoutVersion, measure.views.filter { $0 !== item })
        limit()
    }

    /// The delegate's limits.
    private func limit() {
        guard isHome, let allowed = stack.dragDelegate?.stackView(stack, allowedIndicesOf: item) else { return }
        reorder.allowed = StackReorder.slots(allowing: allowed, of: stack.shownIndices, home: reorder.home ?? 0)
    }

    // MARK: - Where it is

    /// The stack may have other views now, or have laid them out anew. False where a view of its own has gone.
    ///
    /// - Complexity: O(1) if the stack has not been laid out since, else O(views)
    func measureAgain() -> Bool {
        if isHome, item.isHidden || !isArranged {
            shownBefore = shownBefore ?? shifter.release()
            return false
        }
        sizeRoom()
        stack.layoutIfNeeded()
        // A view that is away is not laid out: hiding it changes no layout.
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
        if let room, !isHome, stack.sharesLength { changed.resized(to: stack.length(of: room.placeholder)) }
        (reorder, measure, measuredVersion) = (changed, new, version)
        others = new.views.filter { $0 !== item }
        arranged = nil
        limit()
        return true
    }

    /// Whether the stack arranges the item. O(1) if the stack has not been laid out since it was measured, else O(views).
    private var isArranged: Bool {
        item.superview === stack && (measuredVersion == stack.layoutVersion || stack.arrangedSubviews.contains(item))
    }

    /// The item's centre is here now, in the stack. Whether its place has changed.
    func itemMoved(to center: CGPoint) -> Bool {
        reorder.itemMoved(start: stack.along(center) - reorder.item.length / 2 - measure.origin) != nil
    }

    /// The pointer of a visitor is here now.
    func visitorMoved(to point: CGPoint) -> Bool {
        reorder.visitorMoved(to: stack.along(point) - measure.origin) != nil
    }

    func moved(toSlot slot: Int) { reorder.moved(toSlot: slot) }
    func left() { reorder.left() }

    /// The middle of the place in which the item comes to rest, in the stack.
    var restingCenter: CGPoint {
        let place = reorder.placeOfItem
        let along = measure.origin + place.start + place.length / 2
        let beside = isHome ? item.center : CGPoint(x: stack.bounds.midX, y: stack.bounds.midY)
        return stack.axis == .vertical
            ? CGPoint(x: beside.x, y: along) : CGPoint(x: stack.isMirrored ? -along : along, y: beside.y)
    }

    // MARK: - Indices

    /// The item's index in `arrangedSubviews` once it is let go of.
    var targetIndex: Int { index(ofSlot: reorder.slot) }

    /// Next to the view that it has passed last: hidden ones stay where they are.
    private func index(ofSlot slot: Int) -> Int {
        let arranged = stack.arrangedSubviews
        if slot == reorder.home, let own = arranged.firstIndex(where: { $0 === item }) { return own }
        let left = arranged.filter { $0 !== item }
        func index(_ view: UIView) -> Int? { left.firstIndex { $0 === view } }
        if slot > reorder.home ?? 0 { return index(others[slot - 1]).map { $0 + 1 } ?? left.count }
        return others.indices.contains(slot) ? index(others[slot]) ?? left.count : left.count
    }

    // MARK: - Drawing

    /// Puts all views but the item at their places.
    func arrange(_ pace: StackShifter.Pace, scale: CGFloat) {
        guard reorder != arranged else { return }
        let moved = arranged.map { reorder.othersMoved(since: $0) } ?? others.indices
        let isKnown = arranged != nil
        arranged = reorder
        let small = CGAffineTransform(scaleX: scale, y: scale)
        let transforms = reorder.shifts(ofOthers: moved).map {
            small.concatenating(stack.translation(along: $0))
        }
        if isKnown { shifter.update(moved, pace, transforms) } else { shifter.update(others, pace, transforms) }
    }

    func restore(_ pace: StackShifter.Pace) {
        arranged = nil
        shifter.reset(pace)
    }

    func release() -> ShownPlaces {
        arranged = nil
        return shownBefore ?? shifter.release()
    }

    // MARK: - Room

    /// Whether the stack is as large as it will be if the item is let go of elsewhere, for one of its own, or here.
    var hasRoom: Bool { room != nil }

    /// Whether it has not the room that a visitor needs.
    var needsRoom: Bool { room.map { $0.gap != gap } ?? true }

    /// The stack is to have it; its layout is due.
    func openRoom() {
        if room == nil { room = stack.open(away: isHome ? item : nil) }
        sizeRoom()
        stack.sizeMayChange()
    }

    /// Lays the stack out as the app has arranged it.
    func closeRoom() {
        guard let open = room else { return }
        room = nil
        stack.close(open)
    }

    /// What a visitor takes among those that are there now: with the spacing after the one that it would follow last.
    private var gap: StackReorder.Item {
        guard let last = stack.arrangedSubviews.last(where: { !$0.isHidden }) else {
            return StackReorder.Item(length: visitor.length)
        }
        let isLast = !reorder.isAway && reorder.slot == reorder.others.count
        return StackReorder.Item(
            length: visitor.length, spacing: isLast ? stack.spacing(after: last) : visitor.spacing)
    }

    private func sizeRoom() {
        if let room, !isHome { stack.size(of: room, gap, breadth: breadth) }
    }

    /// What the stack is in may not have closed up with it: then the views in it keep their sizes.
    ///
    /// - Parameter oldLength: of the stack, before it closed up.
    /// - Returns: whether the layout is due again.
    func keepRoomLeft(of oldLength: Double) -> Bool {
        guard let room, isHome, stack.givesRoomUp else { return false }
        let gap = reorder.lengthOfGap
        let left = min(gap, stack.length(of: stack) - max(oldLength - gap, stack.wantedLength))
        guard left > 0.5 else { return false }
        stack.size(of: room, StackReorder.Item(length: left), breadth: UIView.noIntrinsicMetric)
        return true
    }

    // MARK: - Words

    func announcement(_ event: DragEvent) -> String {
        let slot = event == .putBack ? reorder.home ?? reorder.slot : reorder.slot
        return ReorderAnnouncement(
            name: item.spokenName, below: others.indices.contains(slot) ? others[slot].spokenName : nil,
            above: slot > 0 ? others[slot - 1].spokenName : nil, number: slot + 1, count: others.count + 1,
            things: stack.axis == .vertical ? .column : .line
        ).text(event)
    }
}
