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
        for responder in view.chain {
            if let view = responder as? UIView, view.isHidden || view.alpha < 0.01 { return false }
            if let controller = responder as? UIViewController,
                let navigation = controller.parent as? UINavigationController,
                navigation.topViewController !== controller
            {
                return false
            }
        }
        return true
    }

    // MARK: Stops

    /// All that tab comes by, in the order in which it is read.
    private func stops(in window: UIWindow, under root: UIView? = nil) -> [UIView] {
        var found: [UIView] = []
        collect(root ?? scope(of: window), in: window.bounds, scrolls: false, into: &found)
        let places = found.enumerated().map { FocusMap.Place(item: $0.offset, frame: $0.element.frameOfFocusStop) }
        let isRightToLeft = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return FocusMap(places, isRightToLeft: isRightToLeft).inOrder.map { found[$0] }
    }

    /// - Parameter scrolls: whether what lies outside can be scrolled to.
    private func collect(_ view: UIView, in visible: CGRect, scrolls: Bool, into found: inout [UIView]) {
        guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { return }
        if let controller = view.controller, let navigation = controller.parent as? UINavigationController,
            navigation.topViewController !== controller
        {
            return
        }
        if let cell = view as? UITableViewCell, let table = cell.table {
            // The row is a stop of its table's. What is in it is reached from the row, and what takes text from all.
            collectContent(of: cell, isFocused: table.lastFocusedRow == cell.path, visible, into: &found)
            return
        }
        if view.isFocusStop, scrolls || view.frameOfFocusStop.intersects(visible) { found.append(view) }
        let scrolls = scrolls || view is UIScrollView
        for subview in view.subviews { collect(subview, in: visible, scrolls: scrolls, into: &found) }
    }

    private func collectContent(
        of cell: UITableViewCell, isFocused: Bool, _ visible: CGRect, into found: inout [UIView]
    ) {
        var inside: [UIView] = []
        for subview in cell.subviews { collect(subview, in: visible, scrolls: true, into: &inside) }
        found += inside.filter { isFocused || $0 is any UIKeyInput || $0.focus?.holds == true }
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
        for step in 1...stops.count {
            let start = index ?? (isForward ? -1 : stops.count)
            let candidate = stops[((start + (isForward ? step : -step)) % stops.count + stops.count) % stops.count]
            if candidate === here || group != nil && candidate.focusGroup == group { continue }
            if enter(candidate, among: stops, heading) { return true }
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
        // The first of several, also for who comes from behind.
        return enter(members.first { priority($0) == most } ?? stop, heading)
    }

    private func enter(_ stop: UIView, _ heading: UIFocusHeading) -> Bool {
        guard let place = stop.focusPlaceOnEntering, move(to: place, heading) else { return false }
        settle(place)
        return true
    }

    /// Brings the place that has got the focus into sight.
    private func settle(_ place: FocusPlace) {
        if let row = place.row {
            (place.view as? any FocusList)?.focusDidSettle(on: row)
        }
        place.view?.scrollIntoSight(
            margin: CGFloat(Thresholds.Focus.ringGap + Thresholds.Focus.ringWidth), animated: !Motion.isReduced)
    }

    // MARK: Arrows

    /// Goes to the nearest item of the group that an arrow points to.
    ///
    /// - Returns: whether the key is used up: not where the item is alone in its group.
    func moveInGroup(_ direction: FocusDirection) -> Bool {
        guard let view = current?.view, let window = view.window, let group = view.focusGroup else { return false }
        let members = stops(in: window).filter { $0.focusGroup == group }
        guard members.count > 1 else { return false }
        keysWereUsed()
        let map = FocusMap(
            members.enumerated().map { FocusMap.Place(item: $0.offset, frame: $0.element.frameOfFocusStop) },
            isRightToLeft: window.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let own = members.firstIndex { $0 === view }
        guard let next = map.item(from: view.frameOfFocusStop, direction, besides: own),
            enter(members[next], direction.heading)
        else {
            movementFailed(direction.heading)
            return true
        }
        return true
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
            if view is any FocusList { return view.focusPlaceOnEntering }
            if view.canBecomeFocused { return FocusPlace(of: view) }
        }
        for wanted in environment.preferredFocusEnvironments {
            if let place = preferred(wanted, &seen) { return place }
        }
        return nil
    }
}

extension UIView {
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
