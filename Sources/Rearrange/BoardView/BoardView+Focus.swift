// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// Where arrows lead the focus while nothing is lifted: to the nearest item that way, also one that is not in sight and has
/// no view yet, which no focus system can know of.
extension BoardView {
    private struct Stop {
        var key: BoardViewKey
        var segment: BoardSegment
        /// On a plane that all surfaces share.
        var frame: CGRect
    }

    func mayHaveFocus(_ item: Space.Item) -> Bool { mayLift(item) || mayDelete(item) || hasActions(item) }

    /// Everything on the board, or on the page of it that shows, that can have the focus.
    ///
    /// - Complexity: O(items)
    private var stops: [Stop] {
        geometry.ids(near: canvas.bounds, in: context).compactMap(item).filter(mayHaveFocus).flatMap { item in
            segments(of: item).enumerated().map { piece, segment in
                Stop(key: BoardViewKey(id: item.id, piece: piece), segment: segment, frame: onPlane(segment))
            }
        }
    }

    /// What lasts whole days lies above the hours. Columns that count are so far apart that what is in one comes first.
    private func onPlane(_ segment: BoardSegment) -> CGRect {
        let rise = segment.surface == .strip ? container(of: .strip).bounds.height : 0
        let frame = segment.frame
        let weight = geometry.focusWeightAcross
        return CGRect(
            x: frame.minX * weight, y: frame.minY - rise, width: frame.width * weight, height: frame.height)
    }

    private func map(of stops: [Stop]) -> FocusMap<Int> {
        FocusMap(
            stops.enumerated().map { FocusMap.Place(item: $0.offset, frame: $0.element.frame) },
            isRightToLeft: isMirrored)
    }

    /// An arrow points on from the item that has the focus.
    ///
    /// - Returns: whether the key is used up: not where the item is alone.
    func moveFocus(from view: BoardItemView<Space>, _ direction: FocusDirection) -> Bool {
        let stops = stops
        // A key that is held down comes to where the focus was at first.
        guard stops.count > 1, let own = views.first(where: { $0.value.isFocused })?.key ?? key(of: view),
            let index = stops.firstIndex(where: { $0.key == own })
        else { return false }
        if let next = map(of: stops).item(from: stops[index].frame, direction, besides: index) {
            hearer = view
            giveFocus(to: stops[next])
        }
        return true
    }

    private func giveFocus(to stop: Stop) {
        container(of: stop.segment.surface).bringIntoSight(withRing(stop.segment.frame))
        // What has come on screen gets its view.
        scrollView(of: stop.segment.surface).layoutIfNeeded()
        if let view = views[stop.key] { UIFocusSystem.give(to: view) }
    }

    // MARK: What goes and comes

    /// Whether an item of the board has the focus; one of its own unless nil.
    func hasFocus(_ id: AnyHashable? = nil) -> Bool {
        views.contains { (id == nil || $0.key.id == id) && $0.value.isFocused } || drag?.view.isFocused == true
    }

    /// Gives the focus to an item that has come back, or, where it has gone, to the one nearest to where it was; of two, to
    /// the lower one.
    func giveFocus(to item: Space.Item) {
        let stops = stops
        if let own = stops.first(where: { $0.key.id == item.id }) { return giveFocus(to: own) }
        guard let frame = segments(of: item).first.map(onPlane) else { return }
        func distance(_ stop: Stop) -> (CGFloat, CGFloat) {
            let across = max(0, stop.frame.minX - frame.maxX, frame.minX - stop.frame.maxX)
            let down = max(0, stop.frame.minY - frame.maxY, frame.minY - stop.frame.maxY)
            return (across + down, -stop.frame.midY)
        }
        if let near = stops.min(by: { distance($0) < distance($1) }) { return giveFocus(to: near) }
        // Keys make another.
        if canBecomeFocused { UIFocusSystem.give(to: self) }
    }

    /// Whether the board has the focus itself: keys can make an item, and there is none on the page that may have it.
    ///
    /// - Complexity: O(items on the page) where none of them may.
    func takesFocusItself() -> Bool {
        isEnabled && newItem != nil && !views.values.contains(where: \.canBecomeFocused)
            && !hasOnPage(where: mayHaveFocus)
    }

    /// Whether people can make an item where none shows, whatever may be done with those that do.
    ///
    /// - Complexity: O(1) where an item is in sight.
    func isBare() -> Bool {
        isEnabled && newItem != nil && drag == nil && views.isEmpty && !hasOnPage { _ in true }
    }

    /// Whether such an item shows on the board, or on the page of it that does, as far as that scrolls.
    private func hasOnPage(where isWanted: (Space.Item) -> Bool) -> Bool {
        geometry.ids(near: canvas.bounds, in: context).contains { id in
            item(id).map { !segments(of: $0).isEmpty && isWanted($0) } == true
        }
    }

    // MARK: Touches

    /// Whether keys begin where somebody touches the board now. A finger takes the focus along only where the board has it,
    /// as in a list, and a mouse not from somebody who types elsewhere.
    func takesFocusAlong(isPointer: Bool) -> Bool { isFocused || hasFocus() || isPointer && keysMayBeOurs }

    /// An item was clicked, or touched: keys begin there.
    func focusFollowsTouch(on view: BoardItemView<Space>, isPointer: Bool) {
        guard window?.isDragging == false, takesFocusAlong(isPointer: isPointer) else { return }
        giveFocusWithoutScrolling(to: view)
    }

    /// Gives the focus to what somebody has touched, and so sees already.
    func giveFocusWithoutScrolling(to view: BoardItemView<Space>) {
        guard view.canBecomeFocused else { return }
        isFollowingTouch = true
        UIFocusSystem.give(to: view)
        isFollowingTouch = false
    }

    /// Whether nobody beside the board has the keys, as a field in which somebody types.
    var keysMayBeOurs: Bool {
        guard let first = window?.firstResponderInside else { return true }
        return isDescendant(of: first)
    }
}

extension UIView {
    /// The view, or the one in it, that is first responder.
    ///
    /// - Complexity: O(views below): it is asked at a click.
    fileprivate var firstResponderInside: UIView? {
        isFirstResponder ? self : subviews.lazy.compactMap(\.firstResponderInside).first
    }
}
