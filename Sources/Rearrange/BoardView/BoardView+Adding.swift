// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// New items without a pointer.
extension BoardView {
    /// Makes an item, where ``newItem`` gives one, at the first free place after the item that has the focus, or else in
    /// sight, as control-N does: it is a step to undo, and has the focus then. A calendar takes the time
    /// right after the item if that is free, then looks in sight, then in the other hours of the days that show.
    ///
    /// If no place is free, it lies where ``collision`` lets it.
    ///
    /// - Returns: whether there is one now. It is not where something is in the air, or where no place is left for it; and
    ///   not yet where ``onChange`` is being told of a change, after which it is made.
    @discardableResult
    public func addItem() -> Bool {
        let waits = turns.isTaken
        return addItem(after: nil) && !waits
    }

    /// - Parameter id: the item after which it is to lie; nil for the one that has the focus, or for none.
    /// - Returns: whether there is one now, or may be after what is being told.
    func addItem(after id: AnyHashable?) -> Bool {
        turns.answer { [weak self] in
            guard let self, isEnabled, isAtRest, let newItem else { return false }
            controller.finishAtOnce()
            layoutIfNeeded()
            // Whoever hears that what was moving has ended may move something.
            guard !controller.isActive else { return false }
            let before = (id ?? views.first { $0.value.isFocused }?.key.id).flatMap { store[$0] }
            guard let place = placeForNew(after: before) else {
                UIAccessibility.post(notification: .announcement, argument: PlacingWords.noRoom)
                return false
            }
            guard let item = newItem(place), store[item.id] == nil else { return false }
            return act(on: item, seenAs: nil) {
                // Whoever hears of the begin may put something else there.
                guard self.store[item.id] == nil, let pushed = self.makingWay(for: item) else { return nil }
                return Space.Change(
                    kind: .added, item: item, pushed: pushed, previous: pushed.compactMap { self.store[$0.id] })
            }
        }
    }

    /// The first place that nobody has, or else the first that the item may have all the same.
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

    /// Those who make way for a new item; nil where it may not lie where it is.
    private func makingWay(for item: Space.Item) -> [Space.Item]? {
        guard geometry.has(item) else { return nil }
        guard let extent = geometry.extent(of: item, in: context) else { return [] }
        let proposal = context.plan.proposal(of: nil, in: extent, rule: collision.rule)
        return proposal.isAllowed ? othersMakingWay(in: proposal) : nil
    }

    /// The part of the board that can be seen.
    var sight: CGRect {
        let seen = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
        return canvas.convert(seen, from: scrollView).intersection(canvas.bounds)
    }

    func actionOfAdding(after id: AnyHashable?) -> UIAccessibilityCustomAction {
        UIAccessibilityCustomAction(name: Phrase.newItem.text()) { [weak self] _ in self?.addItem(after: id) == true }
    }
}

extension BoardView where Space == PlaneSpace {
    /// Whether a key makes a new item wherever the focus is: control or command with N. A board hears of keys that are
    /// pressed at what lies on it; this is for a controller that hears of others, too, and calls ``addItem()`` then.
    public static func isKeyOfNewItem(_ key: UIKey) -> Bool { key.makesNew }
}

/// Stands for an item that is not there yet.
private enum NewItem: Hashable { case only }

extension BoardView {
    /// Whether a key makes a new item: where no item has the focus, but the board itself, return does, too.
    func makesNew(_ key: UIKey) -> Bool {
        newItem != nil && (key.makesNew || isFocused && key.activates)
    }

    /// The ring of a board that has the focus itself runs inside of it: what is round it may cut off what is outside.
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
