// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

/// The drop positions of a collection view: between its items, and in them.
///
/// The slot between the items is the place whose landing frame is nearest to the dragged image. An item in which the
/// pointer rests is a drop position too, if the delegate proposes to drop into it.
@MainActor
final class ItemDropPositions: DropPositions {
    unowned let view: UICollectionView
    unowned let drop: ListDrop
    /// The dragged items of the session that is over the collection view; nil without one.
    private(set) var items: DraggedItems?
    /// The order that the layout shows while a gap is open; nil without a gap.
    private(set) var order: PreviewOrder?
    /// The position chosen with the keyboard or assistive technology, and the pointer for it in the content.
    var chosen: (position: DropPosition, pointer: CGPoint)?
    /// The size of the item under the pointer, and the position of the pointer in it.
    private var held: (size: CGSize, grip: CGPoint)?
    private var cadence = SlotCadence(.immediate, shown: nil)
    private var intoHover = IntoHover()
    /// The item in which the pointer rests, and into which the delegate does not want to drop.
    private var refusedTarget: RowPath?
    /// Whether the delegate has proposed to insert items during this session. If it only ever drops into items, the
    /// pointer does not have to rest.
    private var hasInserted = false
    /// Whether the delegate was asked for a proposal at the origin of own items, which tells whether it inserts items.
    private var wasAskedAtOrigin = false
    /// Whether the dragged items have to be measured again, because the layout or its room has changed.
    private var needsMeasuring = false
    /// The centre of the dragged image in the content.
    private var center = CGPoint.zero
    /// The slot that was found last, and the one to which the delegate has redirected the drop.
    private var redirection: (found: RowPath, chosen: RowPath)?
    /// The attributes of the items near the screen and the content offset before the gap was changed, until the items
    /// are displaced.
    private var before: (frames: [RowPath: UICollectionViewLayoutAttributes], offset: CGPoint)?

    init(of view: UICollectionView, _ drop: ListDrop) {
        (self.view, self.drop) = (view, drop)
    }

    // MARK: Session

    func sessionDidEnter(isLedByKeys: Bool) {
        let entry = isLedByKeys ? chosen : nil
        forgetItems()
        chosen = entry
        (hasInserted, wasAskedAtOrigin, refusedTarget) = (false, false, nil)
    }

    func sessionDidEnd() {
        forgetItems()
        if view.outlineDataSource != nil { view.outlineSpringLoading.ended() }
    }

    func discardEntryPosition() { chosen = nil }

    func delegateDidAnswer(_ intent: DropIntent, at position: DropPosition) -> Bool {
        if intent == .insertAt { hasInserted = true }
        if isAskingAtOrigin(intent), position == items?.origin.map({ .between($0) }) {
            wasAskedAtOrigin = true
            return true
        }
        guard case .into(let target) = position, intent != .insertInto, refusedTarget != target else { return false }
        refusedTarget = target
        return true
    }

    func sourceDidChange() { forgetItems() }

    var isOutdated: Bool { items == nil }

    private func forgetItems() {
        (items, held, chosen, redirection) = (nil, nil, nil, nil)
        _ = intoHover.pointerLeft()
    }

    // MARK: Finding the position

    func findPosition(for hover: ListDrop.Hover) -> DropPosition {
        guard !view.list.counts.isEmpty, !view.isLayingOutRows, view.batch == nil else { return .nowhere }
        view.prepareLayout()
        let own = drop.ownRows(draggedBy: hover.session)
        let pointer = hover.session.location(in: view)
        let items = updateItems(own, hover)
        if isAskingAtOrigin(hover.mode.intent), let origin = items.origin { return .between(origin) }
        if let chosen = chosenPosition(at: pointer) { return chosen }
        if hover.mode.intent == .insertInto, !hasInserted {
            return view.visibleRow(at: pointer).map { own.contains($0) ? .nowhere : .into($0) } ?? .nowhere
        }
        if let target = target(at: pointer, items, own), target != refusedTarget { return .into(target) }
        return slot(for: items, at: pointer, own).map { .between($0) } ?? .nowhere
    }

    /// Whether the delegate is to be asked for a proposal at the origin of the dragged items, because it is not known
    /// whether it only drops into items.
    private func isAskingAtOrigin(_ intent: DropIntent) -> Bool {
        intent == .insertInto && !hasInserted && !wasAskedAtOrigin && items?.origin != nil
    }

    /// The dragged items: own items if they are moved, otherwise copies, which are items from outside.
    private func updateItems(_ own: [RowPath], _ hover: ListDrop.Hover) -> DraggedItems {
        let moved = hover.mode.isMove && hover.mode.intent != .unspecified ? own : []
        if !needsMeasuring, let items, items.lifted.paths == moved {
            let isComplete = moved.isEmpty ? items.count == hover.session.items.count : held != nil
            if items.count > 0, isComplete { return items }
        }
        needsMeasuring = false
        var new = DraggedItems(lifted: AscendingPaths(moved))
        held = nil
        if let payload = view.dragging.drag?.payload, let first = moved.first {
            let lead = payload.lead.row.path.flatMap { moved.contains($0) ? $0 : nil } ?? first
            new.lead = lead
            held = (view.frameOfRow(lead).size, payload.lead.grip)
        } else {
            let layout = view.collectionViewLayout
            new.incomingSizes = hover.session.items.map { item in
                layout.sizeOfIncomingItem(item.drag?.previewSize(of: item) ?? .zero)
            }
        }
        cadence = SlotCadence(view.reorderingCadence.speed, shown: order?.slot ?? new.origin)
        (items, redirection) = (new, nil)
        return new
    }

    /// The position that was chosen for the place of the pointer; nil if the pointer has moved away, or if the delegate
    /// refuses it.
    private func chosenPosition(at pointer: CGPoint) -> DropPosition? {
        guard let chosen, hypot(chosen.pointer.x - pointer.x, chosen.pointer.y - pointer.y) < 0.5 else {
            chosen = nil
            return nil
        }
        switch chosen.position {
        case .into(let item): return item != refusedTarget && view.list.rows.contains(item) ? chosen.position : nil
        case .between(let slot):
            guard view.list.counts.indices.contains(slot.section),
                slot.row <= view.countOfOthers(inSection: slot.section)
            else { return nil }
            cadence.slotChanged(to: slot)
            return chosen.position
        case .nowhere: return nil
        }
    }

    /// The item in whose middle the pointer has rested; nil if there is none.
    private func target(at pointer: CGPoint, _ items: DraggedItems, _ own: [RowPath]) -> RowPath? {
        let point = view.mirrored(pointer)
        var item = view.askingLayout { view.collectionViewLayout.item(at: point, before: items) }
        if let path = item?.path, !view.list.rows.contains(path) || own.contains(path) { item = nil }
        if item?.path != refusedTarget { refusedTarget = nil }
        _ = intoHover.pointerMoved(to: GridPoint(pointer), over: item, at: CACurrentMediaTime())
        return intoHover.target
    }

    /// The slot for the dragged items, which is shown when the cadence allows it.
    private func slot(for items: DraggedItems, at pointer: CGPoint, _ own: [RowPath]) -> RowPath? {
        center = pointer
        if let held {
            center.x += held.size.width / 2 - held.grip.x
            center.y += held.size.height / 2 - held.grip.y
        }
        guard
            let found = view.collectionViewLayout.slot(
                for: items, pointer: view.mirrored(pointer), center: view.mirrored(center), keeping: cadence.shown)
        else { return cadence.shown }
        let time = CACurrentMediaTime()
        let point = CGPoint(x: pointer.x - view.bounds.minX, y: pointer.y - view.bounds.minY)
        _ = cadence.pointerMoved(to: GridPoint(point), slot: redirected(inExpandedItem(found, items), own), at: time)
        return cadence.shown
    }

    /// The slot before the first child of an item, in place of that before the item itself, if the drag has expanded
    /// it: users expand an item to drop something in it.
    private func inExpandedItem(_ slot: RowPath, _ items: DraggedItems) -> RowPath {
        guard view.outlineDataSource != nil else { return slot }
        let inside = RowPath(section: slot.section, row: slot.row + 1)
        let lifted = items.lifted.paths.first
        let isAfterOrigin = lifted.map { $0.section == slot.section && $0.row <= slot.row } ?? false
        return view.outlineSpringLoading.hasExpanded(isAfterOrigin ? inside : slot) ? inside : slot
    }

    /// The slot to which the delegate redirects a move through the data source.
    private func redirected(_ found: RowPath, _ own: [RowPath]) -> RowPath {
        guard let current = cadence.shown, found != current, drop.movesThroughDataSource(own) else { return found }
        if let redirection, redirection.found == found { return redirection.chosen }
        let chosen = view.redirectedTarget(found, ofMoveFrom: own[0], current: current)
        redirection = (found, chosen)
        return chosen
    }

    /// The position of the pointer in the item that it holds; nil for items from outside.
    var gripInHeldItem: CGPoint? { held?.grip }

    /// Calls a closure while the layout shows the items at a slot.
    func showing<Result>(_ slot: RowPath, _ body: () -> Result) -> Result? {
        guard let items else { return nil }
        let (old, new, offset) = (order, items.order(at: slot), view.contentOffset)
        guard new != old else { return body() }
        order = new
        orderDidChange(from: old)
        let result = body()
        // The app may have changed the data in a call of the layout.
        guard order == new else { return nil }
        order = old
        orderDidChange(from: new)
        if order == old { view.contentOffset = offset }
        return result
    }

    /// Prepares the layout after ``order`` has changed.
    private func orderDidChange(from old: PreviewOrder?) {
        guard let items, items.lead != nil else { return view.placesDidChange() }
        func paths(_ order: PreviewOrder?) -> [RowPath] {
            order?.gap.map { gap in gap.rows.map { RowPath(section: gap.section, row: $0) } } ?? items.lifted.paths
        }
        view.orderDidChange(to: paths(order), at: center, from: paths(old), at: center)
    }

    // MARK: Spring loading of outlines

    /// The place that the dragged item gets in an outline by a drop in the gap.
    private var outlinePlace: OutlineDropPlace? {
        guard let order, let slot = order.slot else { return nil }
        return view.outlineDataSource?.outlineDropPlace(of: order.lifted.paths.first, at: slot)
    }

    func springLoad(for hover: ListDrop.Hover, at time: TimeInterval) {
        guard view.outlineDataSource != nil, view.batch == nil, !view.isLayingOutRows else { return }
        let item: RowPath?
        switch hover.position {
        case .into(let target): item = target
        // The keyboard chooses the gap, and not a point.
        case .between(let slot) where chosen != nil: item = view.itemDisplaced(by: slot)
        case .between, .nowhere:
            item = view.hoveredItem(at: hover.session.location(in: view), slot: order?.slot)
        }
        let hasExpanded = view.outlineSpringLoading.hovered(
            over: item, dragging: drop.ownRows(draggedBy: hover.session).first, parent: outlinePlace?.parent, at: time)
        // The gap that the keyboard has chosen moves into the item at once.
        if hasExpanded, let items, case .between(let slot)? = chosen?.position {
            chosen?.position = .between(inExpandedItem(slot, items))
        }
    }

    func dropWillBegin() {
        if view.outlineDataSource != nil { view.outlineSpringLoading.ended(inside: outlinePlace?.parent) }
    }

    // MARK: Gap

    func setGap(_ gap: DropGap) -> GapChange {
        var new: PreviewOrder?
        if gap == .draggedItems, let items, case .between(let slot)? = drop.hover?.position {
            new = items.order(at: slot)
        }
        guard new != order else { return .none }
        let old = order
        if before == nil { before = (view.attributesNearScreen, view.contentOffset) }
        order = new
        orderDidChange(from: old)
        return .gap
    }

    /// Animates the items to their places after the gap or the placeholders have changed.
    func displaceItems() {
        guard let before else { return view.placesDidChange() }
        self.before = nil
        view.animateOrder(from: before.frames, before.offset)
    }

    func removeGap() {
        before = nil
        guard let old = order else { return }
        order = nil
        orderDidChange(from: old)
        view.setNeedsLayout()
    }

    /// Closes the gap without animation, because the layout is replaced.
    func layoutWillChange() {
        removeGap()
        forgetItems()
    }

    /// Called when the size or an inset of the collection view has changed.
    func roomDidChange() { needsMeasuring = true }

    /// Makes the order of the data the order that the layout shows, after the data source has moved the item.
    func orderBecameData() {
        (order, before) = (nil, nil)
        forgetItems()
    }

    var hasGap: Bool { order != nil }

    func hasGap(for rows: [RowPath], at place: RowPath) -> Bool {
        order.map { $0.lifted.paths == rows && $0.slot == place } ?? false
    }

    func takesAway(_ row: RowPath) -> Bool { order?.lifted.contains(row) == true }

    var gapNumber: Int? {
        order?.slot.map { slot in view.layoutCounts[..<slot.section].reduce(slot.row, +) }
    }

    var spokenGap: String? {
        guard let order, let slot = order.slot, let number = gapNumber else { return nil }
        func name(_ row: Int) -> String? {
            guard row >= 0 else { return nil }
            return order.liftPath(ofShown: RowPath(section: slot.section, row: row)).flatMap { view.visible.cells[$0] }?
                .accessibilityLabel
        }
        let (position, count) = ((number + 1).localized, view.layoutCounts.reduce(0, +).localized)
        let text =
            name(slot.row + order.draggedCount).map { Phrase.placeBefore.text(position, count, $0) }
            ?? name(slot.row - 1).map { Phrase.placeAfter.text(position, count, $0) }
            ?? Phrase.place.text(position, count)
        return view.spoken(
            view.spoken(text, atLayout: view.layoutPath(ofShown: slot)), levelOf: order.lifted.paths.first,
            droppedAt: slot)
    }

    // MARK: Data changes

    func update(after plan: BatchUpdatePlan, isDropping: Bool) -> DropPosition {
        let old = order
        (order, before) = (nil, nil)
        let sizes = items?.incomingSizes
        forgetItems()
        guard !isDropping, let new = old?.updated(by: plan), let slot = new.slot else { return .nowhere }
        order = new
        let lead = new.lifted.paths.first
        items = DraggedItems(lifted: new.lifted, lead: lead, incomingSizes: lead == nil ? sizes ?? [] : [])
        cadence.slotChanged(to: slot)
        return .between(slot)
    }

    func listDidReload() {
        (order, before) = (nil, nil)
        forgetItems()
    }
}

extension GridPoint {
    /// A point of a view. Its axes are not those of a layout.
    fileprivate init(_ point: CGPoint) { self.init(position: Double(point.x), offset: Double(point.y)) }
}

extension UICollectionView.ReorderingCadence {
    fileprivate var speed: SlotCadence.Speed {
        switch self {
        case .immediate: .immediate
        case .fast: .fast
        case .slow: .slow
        }
    }
}
