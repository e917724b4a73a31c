// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// The state of the update of item views: idle, running, or running and to be repeated.
enum BoardViewUpdate {
    case idle, running, repeatPending
}

extension BoardView {
    /// The visible part of the board with a margin around it, in the coordinates of `canvas`, the view that contains
    /// the items. Items in this rectangle get views.
    private var rectToPopulate: CGRect {
        let margin = CGFloat(Thresholds.Board.cellSide)
        return CGRect(origin: scrollView.contentOffset, size: scrollView.bounds.size)
            .offsetBy(dx: -canvas.frame.minX, dy: -canvas.frame.minY).insetBy(dx: -margin, dy: -margin)
    }

    func scrolled() {
        let seen = rectToPopulate.insetBy(
            dx: CGFloat(Thresholds.Board.cellSide), dy: CGFloat(Thresholds.Board.cellSide))
        // An update that is already running has placed titles for the earlier scroll position, so the update has to be
        // repeated.
        if viewUpdate != .idle || !populatedRect.contains(seen) { showItems() }
        for view in views.values { view.keepTitleInSight() }
        placeTops()
        controller.updateDrag()
    }

    /// Aligns the containers of dragged items with the scrolled content of their surfaces.
    func placeTops() {
        for surface in surfaces { surface.contentView.alignDragContainer() }
    }

    /// Creates, places and orders the views of all items on screen, and removes the views of all others.
    ///
    /// - Parameter duration: the seconds in which existing views move to their new places.
    /// - Complexity: O(k log k), where k is the number of items on screen.
    func showItems(duration: TimeInterval = 0) {
        guard viewUpdate == .idle else {
            viewUpdate = .repeatPending
            return
        }
        viewUpdate = .running
        updateViews(duration: duration)
        // The app's view closures may have caused a layout that changed the visible area, so the update is repeated.
        let isDue = viewUpdate == .repeatPending
        viewUpdate = .idle
        if isDue { showItems(duration: duration) }
    }

    private func updateViews(duration: TimeInterval) {
        guard !scrollView.bounds.isEmpty else { return }
        populatedRect = rectToPopulate
        var ids = geometry.ids(near: populatedRect, in: context)
        let known = Set(ids)
        ids += Set(pushedItems.keys).union(focusedKey.map { [$0.id] } ?? []).subtracting(known)
        ids.sort { store.index(of: $0) ?? 0 < store.index(of: $1) ?? 0 }
        var shown: [BoardViewKey: BoardItemView<Space>] = [:]
        var order: [BoardItemView<Space>] = []
        for id in ids {
            guard let item = item(id) else { continue }
            for (piece, segment) in segments(of: item).enumerated() {
                let key = BoardViewKey(id: id, piece: piece)
                guard hasView(key, segment) else { continue }
                let view = views[key] ?? makeItemView(item)
                place(view, segment, isNew: views[key] == nil, duration: duration)
                view.show(item)
                if dragSession?.id == id { view.alpha = configuration.alpha }
                shown[key] = view
                order.append(view)
            }
        }
        for (key, view) in views where shown[key] == nil {
            // A UIKit drag session lasts only as long as the view that it lifted, so that view is kept, invisibly.
            if let dragSession, key.id == dragSession.id, dragSession.interaction?.view === view {
                (view.alpha, shown[key]) = (0, view)
            } else {
                view.removeFromSuperview()
            }
        }
        views = shown
        orderViews(order)
    }

    /// Replaces the set of pushed items, and animates those that have moved.
    ///
    /// - Complexity: O(k), where k is the number of items that change their place. If one of them enters or leaves the
    ///   screen, all item views are updated, as in `showItems(duration:)`.
    func showPushedItems(_ others: [AnyHashable: Space.Item], duration: TimeInterval) {
        let changed = Set(pushedItems.keys).union(others.keys).filter { pushedItems[$0] != others[$0] }
        pushedItems = others
        let ids = changed.union(placesChanged(of: changed))
        if !ids.allSatisfy({ moveViews(of: $0, duration) }) { showItems(duration: duration) }
    }

    /// Moves an item's views to its current place.
    ///
    /// - Returns: false if a view of the item has to be created or removed, which this method does not do.
    private func moveViews(of id: AnyHashable, _ duration: TimeInterval) -> Bool {
        guard let item = item(id) else { return false }
        let segments = segments(of: item)
        for piece in 0..<max(geometry.mostPieces, segments.count) {
            let key = BoardViewKey(id: id, piece: piece)
            let segment = segments.indices.contains(piece) ? segments[piece] : nil
            let hasView = segment.map { self.hasView(key, $0) } ?? false
            guard hasView == (views[key] != nil) else { return false }
            guard hasView, let segment, let view = views[key] else { continue }
            place(view, segment, isNew: false, duration: duration)
            view.show(item)
        }
        return true
    }

    /// The key, in `views`, of the item view that has the focus or contains the focused view, such as a text field.
    ///
    /// - Complexity: O(item views)
    private var focusedKey: BoardViewKey? {
        let focused = UIFocusSystem.focusSystem(for: self)?.focusedItem as? UIView
        return sequence(first: focused, next: { $0?.superview }).lazy.compactMap { $0 as? BoardItemView<Space> }.first
            .flatMap(key(of:))
    }

    /// Whether a piece of an item needs a view: it is on or near the screen, or its view has the focus, which must
    /// stay.
    private func hasView(_ key: BoardViewKey, _ segment: BoardSegment) -> Bool {
        guard drag?.hides(key) != true else { return false }
        return segment.surface == .strip || segment.frame.intersects(populatedRect) || key == focusedKey
    }

    func makeItemView(_ item: Space.Item) -> BoardItemView<Space> {
        let content = makeView?(item) ?? BoardItemLabel()
        let view = BoardItemView<Space>(item: item, content: content, board: self)
        update(content, with: item)
        return view
    }

    func update(_ content: UIView, with item: Space.Item) {
        if let label = content as? BoardItemLabel { label.show(item.title, color: item.color ?? tintColor) }
        updateView?(content, item)
    }

    private func place(_ view: BoardItemView<Space>, _ segment: BoardSegment, isNew: Bool, duration: TimeInterval) {
        let container = container(of: segment.surface)
        if view.superview !== container.items { container.items.addSubview(view) }
        guard view.frame != segment.frame else { return view.keepTitleInSight() }
        if isNew || duration <= 0 || DragMotion.isReduced || window == nil {
            UIView.performWithoutAnimation {
                view.frame = segment.frame
                view.keepTitleInSight()
                view.layoutIfNeeded()
            }
        } else {
            let animations = controller.animations
            animations?.began()
            UIView.animate(
                withDuration: duration, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
                animations: {
                    view.frame = segment.frame
                    view.keepTitleInSight()
                    view.layoutIfNeeded()
                },
                completion: { _ in animations?.settled() })
        }
    }

    /// Orders the views so that later items are in front of earlier ones.
    private func orderViews(_ order: [BoardItemView<Space>]) {
        for items in surfaces.map(\.contentView.items) {
            let wanted = order.filter { $0.superview === items }
            if items.subviews != wanted { wanted.forEach(items.bringSubviewToFront) }
        }
    }
}
