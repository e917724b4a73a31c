// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

extension UIFocusSystem {
    // MARK: Reachable views

    /// The view that contains everything the focus can move to: the view of the frontmost presented view controller, or
    /// the window.
    private func scope(of window: UIWindow) -> UIView {
        window.rootViewController?.topmostForKeys.root.viewIfLoaded ?? window
    }

    /// Whether the focus can move into a view. The view must be visible, nothing may be presented over it, and its view
    /// controller must be on top of the navigation stack.
    func isReachable(_ view: UIView) -> Bool {
        guard let window = view.window, view.isDescendant(of: scope(of: window)) else { return false }
        return sequence(first: view, next: \.superview).allSatisfy(\.allowsFocusInside)
    }

    // MARK: Focus stops

    /// The focus stops inside `root`, in reading order: the views that the tab key moves to. If `root` is nil, all
    /// views that the focus can reach are searched.
    private func stops(in window: UIWindow, under root: UIView? = nil) -> [UIView] {
        var found: [UIView] = []
        collect(root ?? scope(of: window), in: window.bounds, scrolls: false, into: &found)
        return inReadingOrder(found, in: window)
    }

    /// Sorts focus stops into reading order. The stops of a scroll view stay together, at the scroll view's position,
    /// even if some are scrolled out of sight.
    ///
    /// - Parameter depth: the number of scroll views, counted from the outermost, that contain all the stops.
    private func inReadingOrder(_ stops: [UIView], in window: UIWindow, depth: Int = 0) -> [UIView] {
        guard stops.count > 1 else { return stops }
        var groups: [(area: UIScrollView?, stops: [UIView])] = []
        for stop in stops {
            let areas = scrollViews(round: stop)
            let area = areas.count > depth ? areas[areas.count - 1 - depth] : nil
            if let area, let index = groups.firstIndex(where: { $0.area === area }) {
                groups[index].stops.append(stop)
            } else {
                groups.append((area, [stop]))
            }
        }
        let frames = groups.map { group in
            group.area.map { $0.frameInSight(of: $0.visibleContent) } ?? group.stops[0].frameOfFocusStop
        }
        return map(of: frames, in: window).itemsInReadingOrder.flatMap { index in
            let group = groups[index]
            return group.area == nil ? group.stops : inReadingOrder(group.stops, in: window, depth: depth + 1)
        }
    }

    /// Appends the focus stops in a view and its subviews to `found`.
    ///
    /// - Parameters:
    ///   - view: the view that is searched.
    ///   - visible: the visible area in window coordinates.
    ///   - scrolls: whether views outside the visible area can be scrolled into view, and are therefore included.
    ///   - found: the array to which the focus stops are appended.
    private func collect(_ view: UIView, in visible: CGRect, scrolls: Bool, into found: inout [UIView]) {
        guard view.allowsFocusInside, view.isUserInteractionEnabled else { return }
        if let cell = view as? any ListCell, let list = cell.listView {
            // The list is the focus stop for its rows. Views in a row are stops only if the row was the last focused
            // one, or cannot have the focus itself. Views that take text are always stops.
            let all = content(of: cell, visible)
            if all.isEmpty { return }
            let isOpen = list.lastFocusedRow == cell.path || cell.path.map(list.mayFocus) == false
            found += all.filter { isOpen || $0 is any UIKeyInput || $0.focus?.hasFocus == true }
            return
        }
        if view.isFocusStop, scrolls || view.frameOfFocusStop.overlaps(visible) { found.append(view) }
        let scrolls = scrolls || view is UIScrollView
        for subview in view.subviews { collect(subview, in: visible, scrolls: scrolls, into: &found) }
    }

    /// The focus stops inside a cell, including those that are scrolled out of sight.
    private func content(of cell: UIView, _ visible: CGRect) -> [UIView] {
        var found: [UIView] = []
        for subview in cell.subviews { collect(subview, in: visible, scrolls: true, into: &found) }
        return found
    }

    /// The focus stops in a row, apart from the row itself, in reading order.
    func stops(in cell: any ListCell) -> [UIView] {
        guard let window = cell.window, cell.allowsInteraction else { return [] }
        return inReadingOrder(content(of: cell, window.bounds), in: window)
    }

    /// A map that finds the reading order of frames, and the frame to which an arrow key moves the focus. The frames
    /// are in window coordinates; the map's items are the indices of the frames.
    private func map(of frames: [CGRect], in window: UIWindow) -> FocusMap<Int> {
        FocusMap(
            frames.enumerated().map { FocusMap.Place(item: $0.offset, frame: $0.element) },
            isRightToLeft: window.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    /// The place that the first press of an arrow key moves the focus to. It is the first of these that exists:
    ///
    /// 1. the preferred focus environment of the frontmost view controller;
    /// 2. `area`, if it is a list;
    /// 3. the first visible focus stop of the largest scroll view inside `area`, such as a list. The stops directly in
    ///    `area` are compared as if one scroll view enclosed them.
    ///
    /// Controls, text inputs and plain scroll views are skipped: the tab key leads to them.
    ///
    /// - Parameter area: the largest scroll view in the window.
    func placeOfFirstArrow(in area: UIScrollView, of window: UIWindow) -> FocusStop? {
        var seen: Set<ObjectIdentifier> = []
        if let page = window.rootViewController?.topmostForKeys, let place = preferred(page, &seen),
            place.row != nil || place.view !== area
        {
            return place
        }
        if area is any ListView { return area.focusPlaceOnEntering }
        let items = stops(in: window, under: area).filter { stop in
            isSeen(stop) && !(stop is UIControl) && !(stop is any UIKeyInput)
                && (stop is any ListView || !(stop is UIScrollView))
        }
        let holders = items.map { $0 as? UIScrollView ?? scrollViews(round: $0).first ?? area }
        // Items that are directly in `area` form one group. The frame of that group encloses all of them.
        var frames: [UIScrollView: CGRect] = [:]
        for (item, holder) in zip(items, holders) {
            let frame = holder === area ? item.frameOfFocusStop : holder.frameOfFocusStop
            frames[holder] = frames[holder]?.union(frame) ?? frame
        }
        func size(_ index: Int) -> CGFloat { frames[holders[index]].map { $0.width * $0.height } ?? 0 }
        return items.indices.min { size($0) > size($1) }.flatMap { items[$0].focusPlaceOnEntering }
    }

    // MARK: Tab

    /// Moves the focus to the next or the previous group, and wraps around after the last or the first. Returns whether
    /// the tab key was handled.
    func moveToGroup(isForward: Bool, in window: UIWindow) -> Bool {
        let heading: UIFocusHeading = isForward ? .next : .previous
        let stops = stops(in: window)
        guard !stops.isEmpty else { return false }
        keysWereUsed()
        let here = current.flatMap { $0.view } ?? (host?.firstResponder as? UIView)
        let index = here.flatMap { here in stops.firstIndex { $0 === here } }
        let group = here?.focusGroup
        let start = index ?? (isForward ? -1 : stops.count)
        let order = (1...stops.count).map { step in
            stops[((start + (isForward ? step : -step)) % stops.count + stops.count) % stops.count]
        }.filter { $0 !== here && (group == nil || $0.focusGroup != group) }
        for index in order.indices {
            if enter(firstSeen(of: order[index...], from: here), among: stops, heading) { return true }
        }
        movementFailed(heading)
        return here != nil
    }

    /// Focuses the item with the highest priority in the focus group of `stop`. Returns whether the focus has moved.
    ///
    /// - Parameters:
    ///   - stops: all focus stops of the window, among which are the items of the group.
    ///   - heading: the direction of the movement, which is reported to the environments.
    private func enter(_ stop: UIView, among stops: [UIView], _ heading: UIFocusHeading) -> Bool {
        guard let group = stop.focusGroup else { return enter(stop, heading) }
        let before = lastFocusedStops[group]?.view
        func priority(_ view: UIView) -> UIFocusGroupPriority {
            max(view.focusGroupPriority, view === before ? .previouslyFocused : .ignored)
        }
        let members = stops.filter { $0.focusGroup == group }
        let most = members.map(priority).max() ?? .ignored
        // Of several items with the highest priority, the first visible one gets the focus, whether the focus moves
        // forwards or backwards.
        let best = members.filter { priority($0) == most }
        return enter(best.first(where: isSeen) ?? best.first ?? stop, heading)
    }

    /// Returns the first of several focus stops. If that stop is scrolled out of view and the focus comes from outside
    /// its scroll view, returns the scroll view's first visible stop.
    ///
    /// - Parameter here: the view that has the focus now, or the first responder; nil if there is neither.
    private func firstSeen(of stops: ArraySlice<UIView>, from here: UIView?) -> UIView {
        let first = stops[stops.startIndex]
        guard !isSeen(first), let area = scrollViews(round: first).first,
            here?.isDescendant(of: area) != true
        else { return first }
        return stops.prefix { $0.isDescendant(of: area) }.first(where: isSeen) ?? first
    }

    /// The scroll views that contain a focus stop, the innermost first.
    private func scrollViews(round stop: UIView) -> [UIScrollView] {
        sequence(first: stop, next: \.superview).dropFirst().compactMap { $0 as? UIScrollView }
    }

    /// Whether a part of a focus stop is visible in all enclosing scroll views.
    private func isSeen(_ stop: UIView) -> Bool {
        let frame = stop.frameOfFocusStop
        return scrollViews(round: stop).allSatisfy {
            frame.overlaps($0.convert($0.visibleContent, to: nil))
        }
    }

    /// Focuses a view, or the preferred row of a list, and scrolls it into view. Returns whether the focus has moved.
    func enter(_ stop: UIView, _ heading: UIFocusHeading) -> Bool {
        stop.focusPlaceOnEntering.map { enter($0, heading) } ?? false
    }

    /// Focuses a view or a row, and scrolls it into view. Returns whether the focus has moved.
    func enter(_ place: FocusStop, _ heading: UIFocusHeading) -> Bool {
        guard move(to: place, heading) else { return false }
        scrollToVisible(place)
        return true
    }

    /// Scrolls a focused row or view into view. A row is first scrolled into view inside its list. All enclosing scroll
    /// views then scroll too.
    ///
    /// - Parameter isNear: whether the focus was already in the same list. If not, scrolls so that the whole list is
    ///   visible, if it fits on the screen.
    func scrollToVisible(_ place: FocusStop, isNear: Bool = false, animated: Bool = true) {
        guard let view = place.view else { return }
        if let row = place.row { (view as? any ListView)?.revealFocusedRow(row, animated: animated) }
        // The focus ring of a view is drawn outside the view, and that of a row inside the row.
        let margin = place.row == nil ? -CGFloat(Thresholds.Focus.ringGap + Thresholds.Focus.ringWidth) : 0
        let whole = view.bounds.insetBy(dx: margin, dy: margin)
        // `place.part` is nil if a scroll view delegate has deleted the row while the list scrolled.
        guard let part = place.row == nil ? place.part ?? view.bounds : place.part else { return }
        let least = part.insetBy(dx: margin, dy: margin)
        view.scrollToVisible(
            isNear ? least : whole, fallback: least, animated: animated && !Motion.isReduced)
    }

    // MARK: Arrows

    /// Moves the focus to the nearest item of the focus group in an arrow's direction. While the focus ring is shown,
    /// the views in a navigation bar form a group for arrow keys. This applies even to a bar with only one such view.
    ///
    /// - Returns: whether the key was handled, even if no item is in that direction. False if the focused item is in no
    ///   group, or is alone in a group that is not a navigation bar's.
    func moveInGroup(_ direction: FocusDirection) -> Bool {
        guard let view = current?.view, let window = view.window else { return false }
        let members: [UIView]
        if let group = view.focusGroup {
            members = stops(in: window).filter { $0.focusGroup == group }
            guard members.count > 1 else { return false }
        } else if isRingShown, let bar = view.chain.lazy.compactMap({ $0 as? UINavigationBar }).first {
            members = stops(in: window, under: bar)
        } else {
            return false
        }
        keysWereUsed()
        if !move(direction, from: view, among: members) { movementFailed(direction.heading) }
        return true
    }

    /// Moves the focus from `view` to the nearest of `members` in an arrow's direction. Returns whether the focus has
    /// moved; false if no member is in that direction or the movement is refused.
    func move(_ direction: FocusDirection, from view: UIView, among members: [UIView]) -> Bool {
        guard let window = view.window else { return false }
        let own = members.firstIndex { $0 === view }
        let next = map(of: members.map(\.frameOfFocusStop), in: window)
            .item(from: view.frameOfFocusStop, direction, besides: own)
        return next.map { enter(members[$0], direction.heading) } ?? false
    }

    // MARK: Preferences

    /// The view or row to focus in an environment: the first focusable item among its preferred environments, or else
    /// its first focus stop.
    func preferredPlace(in environment: any UIFocusEnvironment) -> FocusStop? {
        var seen: Set<ObjectIdentifier> = []
        if let place = preferred(environment, &seen) { return place }
        let root = (environment as? UIView) ?? (environment as? UIViewController)?.viewIfLoaded
        guard let root, let window = root.window, isReachable(root) else { return nil }
        return stops(in: window, under: root).lazy.compactMap(\.focusPlaceOnEntering).first
    }

    /// The first focusable item among an environment and its preferred environments. `seen` prevents endless recursion.
    private func preferred(
        _ environment: any UIFocusEnvironment, _ seen: inout Set<ObjectIdentifier>
    ) -> FocusStop? {
        guard seen.insert(ObjectIdentifier(environment)).inserted else { return nil }
        if let view = environment as? UIView {
            guard isReachable(view) else { return nil }
            if view is any ListView { return view.focusPlaceOnEntering }
            if view.canBecomeFocused { return FocusStop(of: view) }
        }
        for wanted in environment.preferredFocusEnvironments {
            if let place = preferred(wanted, &seen) { return place }
        }
        return nil
    }
}

extension UIView {
    /// Whether the view's own state allows focus inside the view: the view is visible, and its controller is on top of
    /// the navigation stack.
    var allowsFocusInside: Bool {
        guard !isHidden, alpha >= 0.01 else { return false }
        guard let controller, let navigation = controller.parent as? UINavigationController else { return true }
        return navigation.topViewController === controller
    }

    /// The name of the view's focus group: its own identifier, or that of the nearest enclosing environment. A view
    /// without such a name forms a group of its own.
    var focusGroup: String? {
        for responder in chain {
            if let environment = responder as? any UIFocusEnvironment, let group = environment.focusGroupIdentifier {
                return group
            }
        }
        return nil
    }
}

extension FocusDirection {
    var heading: UIFocusHeading {
        switch self {
        case .up: .up
        case .down: .down
        case .left: .left
        case .right: .right
        }
    }
}
