// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

extension UIFocusSystem {
    // MARK: What is in reach

    /// The view that holds all that the focus can go to: what is presented last, or the window.
    private func scope(of window: UIWindow) -> UIView {
        window.rootViewController?.topmostForKeys.root.viewIfLoaded ?? window
    }

    /// Whether keys can be for a view: it is on screen, nothing is presented over it, and its controller is not going.
    func isReachable(_ view: UIView) -> Bool {
        guard let window = view.window, view.isDescendant(of: scope(of: window)) else { return false }
        return sequence(first: view, next: \.superview).allSatisfy(\.letsFocusIn)
    }

    // MARK: Stops

    /// All that tab comes by, in the order in which it is read.
    private func stops(in window: UIWindow, under root: UIView? = nil) -> [UIView] {
        var found: [UIView] = []
        collect(root ?? scope(of: window), in: window.bounds, scrolls: false, into: &found)
        return inReadingOrder(found, in: window)
    }

    /// Sorts stops into reading order. The stops of a scroll view stay together, at the scroll view's position, even if
    /// some are scrolled out of sight.
    ///
    /// - Parameter depth: the number of scroll views that contain all the stops.
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
        return map(of: frames, in: window).inOrder.flatMap { index in
            let group = groups[index]
            return group.area == nil ? group.stops : inReadingOrder(group.stops, in: window, depth: depth + 1)
        }
    }

    /// - Parameter scrolls: whether what lies outside can be scrolled to.
    private func collect(_ view: UIView, in visible: CGRect, scrolls: Bool, into found: inout [UIView]) {
        guard view.letsFocusIn, view.isUserInteractionEnabled else { return }
        if let cell = view as? any ListCell, let list = cell.listView {
            // The row is a stop of its table's. What is in it is reached from the row, and from all where the row
            // itself may not have the focus; so is what takes text.
            let all = content(of: cell, visible)
            if all.isEmpty { return }
            let isOpen = list.lastFocusedRow == cell.path || cell.path.map(list.mayFocus) == false
            found += all.filter { isOpen || $0 is any UIKeyInput || $0.focus?.holds == true }
            return
        }
        if view.isFocusStop, scrolls || view.frameOfFocusStop.overlaps(visible) { found.append(view) }
        let scrolls = scrolls || view is UIScrollView
        for subview in view.subviews { collect(subview, in: visible, scrolls: scrolls, into: &found) }
    }

    private func content(of cell: UIView, _ visible: CGRect) -> [UIView] {
        var found: [UIView] = []
        for subview in cell.subviews { collect(subview, in: visible, scrolls: true, into: &found) }
        return found
    }

    /// What in a row can have the focus beside the row itself, in the order in which it is read.
    func stops(in cell: any ListCell) -> [UIView] {
        guard let window = cell.window, cell.takesInteraction else { return [] }
        return inReadingOrder(content(of: cell, window.bounds), in: window)
    }

    /// Frames in the window, by their numbers.
    private func map(of frames: [CGRect], in window: UIWindow) -> FocusMap<Int> {
        FocusMap(
            frames.enumerated().map { FocusMap.Place(item: $0.offset, frame: $0.element) },
            isRightToLeft: window.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    /// The place that the first arrow goes to. It is the first of these that there is:
    ///
    /// 1. the page's preferred focus environment;
    /// 2. the largest scroll view, if it is a list;
    /// 3. the first visible stop of the largest scroll view inside that one, such as a list or an item of a board.
    ///
    /// Controls, text inputs and plain scroll views are skipped: the tab key leads to them.
    func placeOfFirstArrow(in area: UIScrollView, of window: UIWindow) -> FocusPlace? {
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
        // What is in the largest scroll view itself is as large as the items are together.
        var frames: [UIScrollView: CGRect] = [:]
        for (item, holder) in zip(items, holders) {
            let frame = holder === area ? item.frameOfFocusStop : holder.frameOfFocusStop
            frames[holder] = frames[holder]?.union(frame) ?? frame
        }
        func size(_ index: Int) -> CGFloat { frames[holders[index]].map { $0.width * $0.height } ?? 0 }
        return items.indices.min { size($0) > size($1) }.flatMap { items[$0].focusPlaceOnEntering }
    }

    // MARK: Tab

    /// Goes to the next group, or the one before; round from the last to the first.
    func moveToGroup(isForward: Bool, in window: UIWindow) -> Bool {
        let heading: UIFocusHeading = isForward ? .next : .previous
        let stops = stops(in: window)
        guard !stops.isEmpty else { return false }
        keysWereUsed()
        let here = current.flatMap { $0.view } ?? (FirstResponder.current as? UIView)
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

    /// Gives the focus to the item of a stop's group that wants it most.
    private func enter(_ stop: UIView, among stops: [UIView], _ heading: UIFocusHeading) -> Bool {
        guard let group = stop.focusGroup else { return enter(stop, heading) }
        let before = previous[group]?.view
        func priority(_ view: UIView) -> UIFocusGroupPriority {
            max(view.focusGroupPriority, view === before ? .previouslyFocused : .ignored)
        }
        let members = stops.filter { $0.focusGroup == group }
        let most = members.map(priority).max() ?? .ignored
        // The first of several, also for who comes from behind, and of those in sight where there are any.
        let best = members.filter { priority($0) == most }
        return enter(best.first(where: isSeen) ?? best.first ?? stop, heading)
    }

    /// The first of some stops; where that is scrolled out of sight, and whoever comes is from outside of what scrolls
    /// there, the first after it in the same place that shows.
    private func firstSeen(of stops: ArraySlice<UIView>, from here: UIView?) -> UIView {
        let first = stops[stops.startIndex]
        guard !isSeen(first), let area = scrollViews(round: first).first,
            here?.isDescendant(of: area) != true
        else { return first }
        return stops.prefix { $0.isDescendant(of: area) }.first(where: isSeen) ?? first
    }

    private func scrollViews(round stop: UIView) -> [UIScrollView] {
        sequence(first: stop, next: \.superview).dropFirst().compactMap { $0 as? UIScrollView }
    }

    /// Whether something of a stop shows in all that scrolls round it.
    private func isSeen(_ stop: UIView) -> Bool {
        let frame = stop.frameOfFocusStop
        return scrollViews(round: stop).allSatisfy {
            frame.overlaps($0.convert($0.visibleContent, to: nil))
        }
    }

    func enter(_ stop: UIView, _ heading: UIFocusHeading) -> Bool {
        stop.focusPlaceOnEntering.map { enter($0, heading) } ?? false
    }

    func enter(_ place: FocusPlace, _ heading: UIFocusHeading) -> Bool {
        guard move(to: place, heading) else { return false }
        settle(place)
        return true
    }

    /// Brings the place that has got the focus into sight: a row in its list, and the row, or the view, in all that lies
    /// round that.
    ///
    /// - Parameter isNear: whether the focus was in the same list: else all of the list is shown, where there is room.
    func settle(_ place: FocusPlace, isNear: Bool = false, animated: Bool = true) {
        guard let view = place.view else { return }
        if let row = place.row { (view as? any ListView)?.revealFocusedRow(row, animated: animated) }
        // Round a view lies its ring; that of a row is in the row.
        let margin = place.row == nil ? -CGFloat(Thresholds.Focus.ringGap + Thresholds.Focus.ringWidth) : 0
        let whole = view.bounds.insetBy(dx: margin, dy: margin)
        // Whoever hears of the scrolling may have taken the row away.
        guard let part = place.row == nil ? place.part ?? view.bounds : place.part else { return }
        let least = part.insetBy(dx: margin, dy: margin)
        view.scrollIntoSight(
            isNear ? least : whole, orWhereThatHasNoRoom: least, animated: animated && !Motion.isReduced)
    }

    // MARK: Arrows

    /// Goes to the nearest item of the group that an arrow points to. The buttons of a bar are a group to arrows, and
    /// nothing else is done by them there.
    ///
    /// - Returns: whether the key is used up: not where the item is alone in its group.
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

    /// Goes to the nearest of several items that an arrow points to.
    func move(_ direction: FocusDirection, from view: UIView, among members: [UIView]) -> Bool {
        guard let window = view.window else { return false }
        let own = members.firstIndex { $0 === view }
        let next = map(of: members.map(\.frameOfFocusStop), in: window)
            .item(from: view.frameOfFocusStop, direction, besides: own)
        return next.map { enter(members[$0], direction.heading) } ?? false
    }

    // MARK: Preferences

    /// Where the focus goes that is to go to an environment: the first item among what it prefers, and else in it.
    func preferredPlace(in environment: any UIFocusEnvironment) -> FocusPlace? {
        var seen: Set<ObjectIdentifier> = []
        if let place = preferred(environment, &seen) { return place }
        let root = (environment as? UIView) ?? (environment as? UIViewController)?.viewIfLoaded
        guard let root, let window = root.window, isReachable(root) else { return nil }
        return stops(in: window, under: root).lazy.compactMap(\.focusPlaceOnEntering).first
    }

    private func preferred(
        _ environment: any UIFocusEnvironment, _ seen: inout Set<ObjectIdentifier>
    ) -> FocusPlace? {
        guard seen.insert(ObjectIdentifier(environment)).inserted else { return nil }
        if let view = environment as? UIView {
            guard isReachable(view) else { return nil }
            if view is any ListView { return view.focusPlaceOnEntering }
            if view.canBecomeFocused { return FocusPlace(of: view) }
        }
        for wanted in environment.preferredFocusEnvironments {
            if let place = preferred(wanted, &seen) { return place }
        }
        return nil
    }
}

extension UIView {
    /// Whether the focus may be here, as far as the view alone says: it shows, and its controller is not going.
    var letsFocusIn: Bool {
        guard !isHidden, alpha >= 0.01 else { return false }
        guard let controller, let navigation = controller.parent as? UINavigationController else { return true }
        return navigation.topViewController === controller
    }

    /// The group that the view is in by name: its own identifier, or that of the nearest environment round it. Views
    /// without a name are groups of their own.
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
