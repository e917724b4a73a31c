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
    /// All that show, the item among them where it is the stack's own.
    private var views: [UIView]
    private var spans: [StackLayout.Span]
    private let shifter = StackShifter()
    /// As what the views stand now.
    private var arranged: StackReorder?

    /// - Parameter item: lifted in the stack, or come from another; nil where the stack does not show one of its own.
    init?(_ stack: DragDropStackView, carrying item: UIView) {
        stack.layoutIfNeeded()
        let views = stack.shownViews
        let spans = stack.spans(of: views)
        let items = stack.items(views, spans)
        let (sharing, length) = (stack.sharing, StackPlaces.length(spans))
        isHome = item.isDescendant(of: stack)
        if isHome {
            guard let lifted = views.firstIndex(where: { $0 === item }) else { return nil }
            reorder = StackReorder(items, lifted: lifted, sharing: sharing, length: length)
        } else {
            let visitor = StackReorder.Item(
                length: stack.length(of: item), spacing: stack.spacing(after: nil))
            reorder = StackReorder(visitor: visitor, in: items, sharing: sharing, length: length)
        }
        (self.stack, self.item, self.views, self.spans) = (stack, item, views, spans)
        limit()
    }

    private static func length(_ spans: [StackLayout.Span]) -> Double {
        (spans.last?.end ?? 0) - (spans.first?.start ?? 0)
    }

    /// The delegate's limits.
    private func limit() {
        guard isHome, let allowed = stack.dragDelegate?.stackView(stack, allowedIndicesOf: item) else { return }
        let slots = (0...reorder.others.count).filter { allowed.contains(index(ofSlot: $0)) }
        let home = reorder.home ?? 0
        reorder.allowed = (slots.first ?? home)...(slots.last ?? home)
    }

    /// All but the item.
    private var others: [UIView] { views.filter { $0 !== item } }

    /// Where places are counted from, along the axis.
    private var origin: Double { spans.first?.start ?? stack.beginning }

    // MARK: - Where it is

    /// The stack may have other views now, or have laid them out anew. False where a view of its own has gone.
    ///
    /// - Complexity: O(views)
    func measureAgain() -> Bool {
        stack.layoutIfNeeded()
        let newViews = stack.shownViews
        let newSpans = stack.spans(of: newViews)
        guard newSpans != spans || !zip(newViews, views).allSatisfy({ $0 === $1 }) else { return true }
        let numbers = Dictionary(uniqueKeysWithValues: views.enumerated().map { (ObjectIdentifier($1), $0) })
        guard
            let new = reorder.changed(
                to: stack.items(newViews, newSpans), oldIndices: newViews.map { numbers[ObjectIdentifier($0)] },
                length: StackPlaces.length(newSpans))
        else { return false }
        (reorder, views, spans) = (new, newViews, newSpans)
        arranged = nil
        limit()
        return true
    }

    /// The item's centre is here now, in the stack. Whether its place has changed.
    func itemMoved(to center: CGPoint) -> Bool {
        reorder.itemMoved(start: stack.along(center) - reorder.item.length / 2 - origin) != nil
    }

    /// The pointer of a visitor is here now.
    func visitorMoved(to point: CGPoint) -> Bool { reorder.visitorMoved(to: stack.along(point) - origin) != nil }

    func moved(toSlot slot: Int) { reorder.moved(toSlot: slot) }
    func left() { reorder.left() }

    /// The middle of the place in which the item comes to rest, in the stack.
    var restingCenter: CGPoint {
        let place = reorder.placeOfItem
        let along = origin + place.start + place.length / 2
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
        let others = others
        func index(_ view: UIView) -> Int? { left.firstIndex { $0 === view } }
        if slot > reorder.home ?? 0 { return index(others[slot - 1]).map { $0 + 1 } ?? left.count }
        return others.indices.contains(slot) ? index(others[slot]) ?? left.count : left.count
    }

    // MARK: - Drawing

    /// Has all views but the item stand where they are to.
    func arrange(_ motion: StackShifter.Motion, scale: CGFloat) {
        guard reorder != arranged else { return }
        arranged = reorder
        let (now, resting) = (reorder.placesOfOthers, reorder.restingPlacesOfOthers)
        let small = CGAffineTransform(scaleX: scale, y: scale)
        shifter.update(others, motion) { index in
            let shift = now[index].start - resting[index].start
            return small.concatenating(stack.translation(along: shift))
        }
    }

    func restore(_ motion: StackShifter.Motion) {
        arranged = nil
        shifter.reset(motion)
    }

    func release() -> ShownPlaces {
        arranged = nil
        return shifter.release()
    }

    // MARK: - Words

    func announcement(_ event: ReorderAnnouncement.Event) -> String {
        let others = others
        let slot = event == .putBack ? reorder.home ?? reorder.slot : reorder.slot
        return ReorderAnnouncement(
            name: item.spokenName, below: others.indices.contains(slot) ? others[slot].spokenName : nil,
            above: slot > 0 ? others[slot - 1].spokenName : nil, number: slot + 1, count: others.count + 1,
            things: stack.axis == .vertical ? .column : .line
        ).text(event)
    }
}
