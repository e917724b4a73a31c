// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

extension BoardView {
    // MARK: Lifting

    /// Whether a press at a point of the view may lift the item there, or a new item if the place is empty. This method
    /// does not call ``newItem``.
    func mayLift(at point: CGPoint) -> Bool {
        guard window?.isDragging == false, let (surface, place) = surfaceAndPlace(at: point) else { return false }
        if topView(at: place, in: container(of: surface)) != nil {
            return held(at: place, on: surface).map { !isLiftedBySession($0) } ?? false
        }
        return newItem != nil && emptyPlace(at: place, on: surface) != nil
    }

    /// The item that a press at a point of the view would lift or resize; nil if there is none. The result includes the
    /// piece and the edges that the press holds. At an empty place, this method calls ``newItem`` to create the item.
    func grab(at point: CGPoint) -> Space.Grab? {
        guard let (surface, place) = surfaceAndPlace(at: point) else { return nil }
        if topView(at: place, in: container(of: surface)) != nil { return held(at: place, on: surface) }
        guard let empty = emptyPlace(at: place, on: surface), let item = newItem?(empty), store[item.id] == nil,
            let segment = segments(of: item).first
        else { return nil }
        return Space.Grab(
            kind: geometry.draws(item, on: surface) ? .draw : .add, originalItem: item, piece: 0, surface: surface,
            frame: segment.frame, point: place)
    }

    private func surfaceAndPlace(at point: CGPoint) -> (BoardSurface, CGPoint)? {
        guard isEnabled, dropSession == nil, bounds.contains(point) else { return nil }
        let surface = surface(at: point)
        // Items that are scrolled under a calendar's header cannot be lifted through the header.
        guard scrollView(of: surface).frame.contains(point) else { return nil }
        return (surface, container(of: surface).convert(point, from: self))
    }

    private func emptyPlace(at place: CGPoint, on surface: BoardSurface) -> Space.Place? {
        container(of: surface).bounds.contains(place) ? geometry.newPlace(at: place, on: surface, in: context) : nil
    }

    private func held(at place: CGPoint, on surface: BoardSurface) -> Space.Grab? {
        let container = container(of: surface)
        guard let (key, view) = topView(at: place, in: container), let item = store[key.id], mayLift(item),
            configuration.liftsByControls || !view.content.hasControl(at: view.content.convert(place, from: container))
        else { return nil }
        let frame = view.shownFrame
        let pulled =
            item.canResize
            ? frame.edges(at: place).intersection(geometry.edges(of: item, piece: key.piece, in: context)) : []
        guard item.canMove || !pulled.isEmpty else { return nil }
        return Space.Grab(
            kind: pulled.isEmpty ? .move : .resize(pulled), originalItem: item, piece: key.piece, surface: surface,
            frame: frame, point: place)
    }

    func mayLift(_ item: Space.Item) -> Bool {
        isEnabled && !isDraggedBySession && (item.canMove || item.canResize) && !pendingDrops.contains(item.id)
            && delegate?.boardView(self, canLift: item) != false
    }

    /// The drop animation of the item shown at a point of the view; nil if there is none.
    func dropAnimation(at point: CGPoint) -> DropAnimation? {
        guard let drag, drag.isLanding, let (surface, place) = surfaceAndPlace(at: point),
            topView(at: place, in: container(of: surface))?.1 === drag.view
        else { return nil }
        return drag.dropAnimation
    }

    /// The topmost item view at a point of `container`, and its key. For a view that is being animated, the frame that
    /// is visible on screen is used.
    private func topView(at point: CGPoint, in container: BoardContentView<Space>) -> (
        BoardViewKey, BoardItemView<Space>
    )? {
        var found: (key: BoardViewKey, view: BoardItemView<Space>)?
        var all = views
        if let drag { all[BoardViewKey(id: drag.id, piece: drag.grab.piece)] = drag.view }
        for (key, view) in all where container.has(view) && view.shownFrame.contains(point) {
            let isAbove = found.map { isDrawn(key, view, above: $0.key, $0.view) } ?? true
            if isAbove { found = (key, view) }
        }
        return found
    }

    /// Whether an item view is drawn above another. The focused item is above all others; the others are in the order
    /// of the board's items.
    private func isDrawn(
        _ key: BoardViewKey, _ view: BoardItemView<Space>, above other: BoardViewKey, _ otherView: BoardItemView<Space>
    ) -> Bool {
        if view.isFocused != otherView.isFocused { return view.isFocused }
        return (store.index(of: key.id) ?? 0) >= (store.index(of: other.id) ?? 0)
    }

    // MARK: Input

    func handle(_ recognizer: LiftGestureRecognizer) {
        if recognizer.state == .ended, let drag = controller.dragged {
            drag.opensMenu = drag.isHeldStill && controller.canContinue()
        }
        // The items may have changed since the touch began, so the pressed item is looked up now.
        controller.handle(recognizer) { grab(at: recognizer.beginning).map(makeContent) }
    }

    func makeContent(_ grab: Space.Grab) -> DraggedBoardItem<Space> {
        if !grab.isNew, let view = views[BoardViewKey(id: grab.originalItem.id, piece: grab.piece)] {
            return DraggedBoardItem<Space>(grab, view: view, on: self)
        }
        let view = makeItemView(grab.originalItem)
        view.frame = grab.frame
        return DraggedBoardItem<Space>(grab, view: view, on: self)
    }
}
