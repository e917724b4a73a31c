// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// Focus movement by arrow keys. While nothing is lifted, an arrow key moves the focus to the nearest item in its
/// direction. The focus system cannot do this, because items that are scrolled off screen have no views.
extension BoardView {
    /// A place that arrow keys can move the focus to: a piece of an item.
    private struct Stop {
        var key: BoardViewKey
        var segment: BoardSegment
        /// The frame of `segment` in coordinates that the board's main area and a calendar's all-day strip share.
        var frame: CGRect
    }

    func mayHaveFocus(_ item: Space.Item) -> Bool { mayLift(item) || mayDelete(item) || hasActions(item) }

    /// The places that arrow keys can move the focus to: each piece of each focusable item on the board, or on a
    /// calendar's visible page. An event across midnight has a piece on each of its days.
    private var stops: [Stop] {
        geometry.ids(near: canvas.bounds, in: context).compactMap(item).filter(mayHaveFocus).flatMap { item in
            segments(of: item).enumerated().map { piece, segment in
                Stop(key: BoardViewKey(id: item.id, piece: piece), segment: segment, frame: onPlane(segment))
            }
        }
    }

    /// The frame of a segment in coordinates that the board's main area and a calendar's all-day strip share. In these
    /// coordinates the strip is above the hours. Horizontal distances are scaled so that arrow keys on a calendar
    /// prefer items in the same column.
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

    /// Moves the focus from the focused item in the direction of an arrow key.
    ///
    /// - Returns: whether the key was handled: false if there is no other item.
    func moveFocus(from view: BoardItemView<Space>, _ direction: FocusDirection) -> Bool {
        let stops = stops
        // Repeats of a held key are sent to the view that was focused when the key went down. So `view` may have lost
        // the focus, and the focused view is looked up.
        guard stops.count > 1, let own = views.first(where: { $0.value.isFocused })?.key ?? key(of: view),
            let index = stops.firstIndex(where: { $0.key == own })
        else { return false }
        if let next = map(of: stops).item(from: stops[index].frame, direction, besides: index) {
            keyRepeatTarget = view
            moveFocus(to: stops[next])
        }
        return true
    }

    private func moveFocus(to stop: Stop) {
        container(of: stop.segment.surface).scrollToVisible(withRing(stop.segment.frame))
        // The layout creates views for items that were scrolled into view.
        scrollView(of: stop.segment.surface).layoutIfNeeded()
        if let view = views[stop.key] { UIFocusSystem.moveFocus(to: view) }
    }

    // MARK: Added and removed items

    /// Whether an item has the focus; for nil, whether any item of the board has it.
    func hasFocus(_ id: AnyHashable? = nil) -> Bool {
        views.contains { (id == nil || $0.key.id == id) && $0.value.isFocused } || drag?.view.isFocused == true
    }

    /// Moves the focus to an item or, if it was removed, to the item nearest to its former place. Of equally near
    /// items, the lowest one on the board gets the focus.
    func moveFocus(to item: Space.Item) {
        let stops = stops
        if let own = stops.first(where: { $0.key.id == item.id }) { return moveFocus(to: own) }
        guard let frame = segments(of: item).first.map(onPlane) else { return }
        func distance(_ stop: Stop) -> (CGFloat, CGFloat) {
            let across = max(0, stop.frame.minX - frame.maxX, frame.minX - stop.frame.maxX)
            let down = max(0, stop.frame.minY - frame.maxY, frame.minY - stop.frame.maxY)
            return (across + down, -stop.frame.midY)
        }
        if let near = stops.min(by: { distance($0) < distance($1) }) { return moveFocus(to: near) }
        // No item can have the focus, so the board itself takes it. Keys can then add an item.
        if canBecomeFocused { UIFocusSystem.moveFocus(to: self) }
    }

    /// Whether the board itself can have the focus: keys can add an item, and the board, or a calendar's visible page,
    /// has no focusable item.
    ///
    /// - Complexity: O(items on the page) if none of them is focusable.
    func takesFocusItself() -> Bool {
        isEnabled && newItem != nil && !views.values.contains(where: \.canBecomeFocused)
            && !hasOnPage(where: mayHaveFocus)
    }

    /// Whether the user can add an item and there is none on the board, or on a calendar's visible page.
    ///
    /// - Complexity: O(1) if an item is visible.
    func isBare() -> Bool {
        isEnabled && newItem != nil && drag == nil && views.isEmpty && !hasOnPage { _ in true }
    }

    /// Whether an item of the board, or of a calendar's visible page, meets a condition. Items that are scrolled off
    /// screen count too.
    private func hasOnPage(where isWanted: (Space.Item) -> Bool) -> Bool {
        geometry.ids(near: canvas.bounds, in: context).contains { id in
            item(id).map { !segments(of: $0).isEmpty && isWanted($0) } == true
        }
    }

    // MARK: Touches

    /// Whether a touch or click on an item moves the focus to that item. A finger moves the focus only if the focus is
    /// in the board already. A mouse does so unless a view outside the board, such as a text field, is first responder.
    func touchMovesFocus(isPointer: Bool) -> Bool { isFocused || hasFocus() || isPointer && hasNoOtherFirstResponder }

    /// Focuses an item that was clicked or touched, if ``touchMovesFocus(isPointer:)`` allows that.
    func focusFollowsTouch(on view: BoardItemView<Space>, isPointer: Bool) {
        guard window?.isDragging == false, touchMovesFocus(isPointer: isPointer) else { return }
        giveFocusWithoutScrolling(to: view)
    }

    /// Focuses an item without scrolling, because the user has touched it and sees it already.
    func giveFocusWithoutScrolling(to view: BoardItemView<Space>) {
        guard view.canBecomeFocused else { return }
        isFollowingTouch = true
        UIFocusSystem.moveFocus(to: view)
        isFollowingTouch = false
    }

    /// Whether no view except the board or its ancestors is first responder; false if, for example, a text field is.
    var hasNoOtherFirstResponder: Bool {
        guard let first = window?.firstResponderInside else { return true }
        return isDescendant(of: first)
    }
}

extension UIView {
    /// The first responder among the view and its descendants.
    ///
    /// - Complexity: O(descendants); called once per click.
    fileprivate var firstResponderInside: UIView? {
        isFirstResponder ? self : subviews.lazy.compactMap(\.firstResponderInside).first
    }
}
