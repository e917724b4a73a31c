// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// Adding new items by keys, menus and accessibility actions.
extension BoardView {
    /// Adds an item, as Control-N does, if ``newItem`` creates one. The item goes to the first free place after the
    /// focused item, or else to a visible place, and gets the focus. The addition is one undo step. A calendar tries
    /// the time right after the focused item, then visible hours, then other hours of the visible days.
    ///
    /// If no place is free, the item goes where ``collision`` allows it.
    ///
    /// - Returns: whether an item was added. False during a drag, or if there is no place for the item. Also false if
    ///   the app calls this method from ``onChange``; the item is then added after ``onChange`` returns.
    @discardableResult
    public func addItem() -> Bool {
        let waits = changeQueue.isBusy
        return addItem(after: nil) && !waits
    }

    /// Adds a new item, as ``addItem()`` does, after a given item.
    ///
    /// - Parameter id: the item after which the new item is added; nil for the focused item, if there is one.
    /// - Returns: whether an item was added. Also true if the addition waits until the current change has been reported
    ///   to the app.
    func addItem(after id: AnyHashable?) -> Bool {
        changeQueue.performAction { [weak self] in
            guard let self, isEnabled, isAtRest, let newItem else { return false }
            controller.finishAtOnce()
            layoutIfNeeded()
            // Ending the previous drag has called the app, which may have started another move.
            guard !controller.isActive else { return false }
            let before = (id ?? views.first { $0.value.isFocused }?.key.id).flatMap { store[$0] }
            guard let place = placeForNew(after: before) else {
                UIAccessibility.post(notification: .announcement, argument: PlacementDescriptions.noRoom)
                return false
            }
            guard let item = newItem(place), store[item.id] == nil else { return false }
            return act(on: item, seenAs: nil) {
                // In `willBeginDragging` the app may have added items, so the new item's id and place are checked
                // again.
                guard self.store[item.id] == nil, let pushed = self.itemsPushed(for: item) else { return nil }
                return Space.Change(
                    kind: .added, item: item, pushed: pushed, previous: pushed.compactMap { self.store[$0.id] })
            }
        }
    }

    /// The place for a new item: the first free place after `item`, or else the first place that the collision rule
    /// allows. Nil if no place is allowed.
    private func placeForNew(after item: Space.Item?) -> Space.Place? {
        let all = geometry.newPlaces(after: item, sight: sight, in: context)
            .map { Space.Item(id: NewItem.only, place: $0) }.filter(geometry.has)
        let extents = all.map { geometry.extent(of: $0, in: context) }
        let free = extents.firstIndex { $0.map { context.plan.conflicts(of: nil, in: $0).isEmpty } ?? true }
        let allowed =
            free
            ?? extents.firstIndex { extent in
                extent.map { context.plan.proposal(of: nil, in: $0, rule: collision.rule).isAllowed } ?? true
            }
        return allowed.map { all[$0].place }
    }

    /// The items that a new item pushes out of the way; nil if the new item is not allowed at its place.
    private func itemsPushed(for item: Space.Item) -> [Space.Item]? {
        guard geometry.has(item) else { return nil }
        guard let extent = geometry.extent(of: item, in: context) else { return [] }
        let proposal = context.plan.proposal(of: nil, in: extent, rule: collision.rule)
        return proposal.isAllowed ? itemsPushed(in: proposal) : nil
    }

    /// The visible part of the board, in the coordinates of `canvas`, the view that contains the items.
    var sight: CGRect {
        let seen = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
        return canvas.convert(seen, from: scrollView).intersection(canvas.bounds)
    }

    /// The accessibility action that adds a new item after a given item, or after the focused item if `id` is nil.
    func actionOfAdding(after id: AnyHashable?) -> UIAccessibilityCustomAction {
        UIAccessibilityCustomAction(name: Phrase.newItem.text()) { [weak self] _ in self?.addItem(after: id) == true }
    }
}

extension BoardView where Space == PlaneSpace {
    /// Whether a key adds a new item: Control-N or Command-N. The board handles these keys if the focus is in the
    /// board. If the focus is elsewhere, a view controller can recognise the key with this method, and then call
    /// ``addItem()``.
    public static func isKeyOfNewItem(_ key: UIKey) -> Bool { key.createsItem }
}

/// A stand-in for the id of a new item, used to search for its place before the app creates the item.
private enum NewItem: Hashable { case only }

extension BoardView {
    /// Whether a key adds a new item: Control-N or Command-N, and Return if the board itself has the focus. False if
    /// `newItem` is nil.
    func createsItem(_ key: UIKey) -> Bool {
        newItem != nil && (key.createsItem || isFocused && key.activates)
    }

    /// Places the board's own focus ring inside the bounds of the board, where the ring is not clipped.
    func placeRing() {
        guard isFocused, focusEffect != nil, ringBounds != bounds else { return }
        ringBounds = bounds
        let reach = Thresholds.Focus.ringReach
        let ring = UIFocusHaloEffect(
            roundedRect: bounds.insetBy(dx: reach, dy: reach), cornerRadius: 0, curve: .circular)
        ring.position = .outside
        focusEffect = ring
    }
}
