// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// An item of a board that is dragged, from its lift to the end of the drop animation.
@MainActor
final class DraggedBoardItem<Space: BoardSpace>: DraggedContent {
    private(set) weak var board: BoardView<Space>?
    let containerView: UIView
    let controller: DragController<DraggedBoardItem<Space>>
    var grab: Space.Grab
    let dropProposal: BoardDropProposal<Space>
    let view: BoardItemView<Space>
    var surface: BoardSurface
    /// Whether the item gets the focus when it is dropped. This is decided at the lift, because the focused item may be
    /// on another page at the drop.
    let focusesOnDrop: Bool
    /// The items that, before the lift, overlapped the dragged item or were nearer to it than the board's spacing.
    var neighbours: Set<AnyHashable>
    /// The number of times that the item had to move to another place during the drop animation, because others took
    /// its place.
    var evasions = 0
    /// The number of drop animations started for this drag. The drag ends when the last of them has completed.
    var dropAnimationCount = 0
    /// The current drop animation.
    var dropAnimation: DropAnimation?
    /// Whether the drag has begun to extend a new item from the pressed point to the pointer.
    private var isDrawn = false
    /// The pointer's position on the surface at the last update of the item's frame.
    private var place: CGPoint?
    /// The item at the place that the pointer or keys ask for, whether or not a drop is allowed there.
    private var wanted: Space.Item
    /// Whether the dragged item or other items may have changed since the last proposal.
    private var isStale = true
    /// Shows the calendar page again that was visible at the lift.
    let restorePage: @MainActor () -> Void
    /// The scroll positions of the board's scroll views at the lift.
    let scrolled: [SavedContentOffsets]
    /// Whether the item was dropped at an allowed place.
    var isAllowedDrop = false
    /// Whether the drag is by a finger that has not moved since the lift.
    private(set) var isHeldStill = false
    /// Whether the item's menu opens after the drag, as soon as the item is at rest.
    var opensMenu = false
    var dragState = BoardDragState()

    var id: AnyHashable { grab.originalItem.id }
    /// Whether the item is animated to its place after the drag.
    var isLanding: Bool { dropAnimationCount > 0 && !dragState.isBeingDragged && dragState.state != .over }

    init(_ grab: Space.Grab, view: BoardItemView<Space>, on board: BoardView<Space>) {
        (self.grab, self.view, wanted) = (grab, view, grab.originalItem)
        (self.board, containerView, controller) = (board, board, board.controller)
        let recognizer = controller.recognizer
        surface = grab.surface
        self.grab.held = board.geometry.heldDay(of: grab, in: board.context)
        (restorePage, scrolled) = (
            board.makePageRestorer(), board.surfaces.map { SavedContentOffsets(round: $0.scrollView) }
        )
        focusesOnDrop = recognizer.map { board.touchMovesFocus(isPointer: $0.isPointer) } ?? false
        if let recognizer { isHeldStill = !recognizer.isPointer && grab.kind == .move }
        dropProposal = BoardDropProposal(
            grab.originalItem, originalItem: grab.isNew ? nil : grab.originalItem, pulledAt: grab.pulledEdges,
            draggedView: view,
            on: board)
        neighbours = board.overlaps(of: grab.originalItem)
    }

    /// Adds the dragged view to the container for dragged items of a surface. An item that a pointer moves is in front
    /// of all other content. An item that is moved by keys or resized stays within the surface, and scrolls with the
    /// surface.
    func raise(over surface: BoardSurface) {
        guard let board else { return }
        let contentView = board.container(of: surface)
        (isKeyboardDrag || grab.isPull ? contentView.dragContainer : contentView.top).addSubview(view)
        board.placeTops()
    }

    /// Whether the board hides its own view of an item's piece because the dragged view shows that piece.
    func hides(_ key: BoardViewKey) -> Bool { key.id == id && dragState.hides(piece: key.piece) }

    var itemView: UIView { view }

    // MARK: Dragging

    var autoscroll: Autoscroll {
        .placing(zone: board?.configuration.autoscrollZone ?? 0, isPull: grab.isPull)
    }

    func willBegin() {
        adoptItemViews()
        if let board { board.delegate?.boardView(board, willBeginDragging: grab.originalItem) }
    }

    /// Removes the item's views from the board. Only the view of the piece that the user holds is kept. It becomes the
    /// dragged view, at its position on screen.
    private func adoptItemViews() {
        guard let board else { return }
        let place = view.shownFrame
        view.layer.removeAllAnimations()
        UIView.performWithoutAnimation {
            view.frame = place
            raise(over: surface)
        }
        for (key, other) in board.views where key.id == id {
            board.views[key] = nil
            if other !== view { other.removeFromSuperview() }
        }
    }

    func lift() {
        guard let board else { return }
        view.lift(board.configuration)
        board.placesChanged()
        board.showItems()
    }

    func autoscrollTarget(at point: CGPoint) -> (view: UIView, axes: [NSLayoutConstraint.Axis])? {
        // A resize stays on the surface where it began: the board or a calendar's all-day strip.
        board.map { (grab.isPull ? $0.scrollView(of: surface) : $0.scrollView(at: point), [.horizontal, .vertical]) }
    }

    /// Updates the drag and its drop proposal, because the board's items or their places have changed.
    func boardChanged() {
        isStale = true
        controller.updateDrag()
    }

    func update(isThorough: Bool) -> Bool {
        if isStale { adoptItemChanges() }
        guard isThorough, !grab.isPull, let board, let recognizer = controller.recognizer else { return true }
        board.turnPageIfHeldAtSide(at: recognizer.location(in: board), time: CACurrentMediaTime())
        return true
    }

    func move(to pointer: CGPoint) {
        if controller.recognizer?.isStill == false { isHeldStill = false }
        guard dragState.followsDrag, let board else { return }
        changeSurface(pointer)
        let container = board.container(of: surface)
        let place = container.convert(pointer, from: nil)
        guard place != self.place || isStale else { return }
        self.place = place
        var frame: CGRect
        switch grab.kind {
        case .move, .add:
            frame = CGRect(
                x: place.x - (grab.point.x - grab.frame.minX), y: place.y - (grab.point.y - grab.frame.minY),
                width: grab.frame.width, height: grab.frame.height)
            frame = surface == .board ? board.geometry.kept(frame, of: grab, in: board.context) : frame
            wanted = board.geometry.moved(grab, to: frame, on: surface, in: board.context)
        case .resize(let edges):
            let offset = CGVector(dx: place.x - grab.point.x, dy: place.y - grab.point.y)
            frame = pulled(grab.frame, edges, offset).intersection(container.bounds)
            wanted = board.geometry.resized(grab.originalItem, edges, by: offset, in: board.context)
        case .draw:
            wanted = drawn(to: place)
            frame = piece(of: wanted)?.segment.frame ?? grab.frame
        }
        UIView.performWithoutAnimation {
            view.frame = frame
            view.layoutIfNeeded()
        }
    }

    func propose() -> Bool {
        guard dragState.followsDrag else { return false }
        let again = isStale
        isStale = false
        return dropProposal.propose(wanted, again: again)
    }

    func showProposal(isNew: Bool) {
        if isKeyboardDrag, dropProposal.isDue { showPlaceOfKeys() }
        dropProposal.show()
        if isNew { view.show(isAllowed: dropProposal.isAllowed) }
    }

    /// The new item, extended to the pointer. The item keeps the size that the app has given it until the pointer has
    /// moved farther than `stillDistance`. Within this distance, a press counts as still.
    private func drawn(to place: CGPoint) -> Space.Item {
        guard let recognizer = controller.recognizer, let board,
            let (item, end) = board.geometry.drawn(
                grab, to: place, beyond: isDrawn ? 0 : recognizer.stillDistance, in: board.context)
        else { return dropProposal.item }
        isDrawn = true
        dropProposal.pulledEdges = end
        return item
    }

    /// Adopts changes that the app has made to the item, so that a cancelled drag returns the item to its new place.
    private func adoptItemChanges() {
        guard !grab.isNew, let board, let item = board.store[id], item != grab.originalItem else { return }
        let isElsewhere = item.place != grab.originalItem.place
        grab.originalItem = item
        dropProposal.originalItem = item
        view.show(item)
        guard isElsewhere, let (piece, segment) = piece(of: item) else { return }
        if grab.kind == .move {
            let (old, new) = (grab.frame, segment.frame)
            grab.point = CGPoint(
                x: new.minX + min(grab.point.x - old.minX, new.width),
                y: new.minY + min(grab.point.y - old.minY, new.height))
        }
        (grab.piece, grab.surface, grab.frame) = (piece, segment.surface, segment.frame)
        grab.held = board.geometry.heldDay(of: grab, in: board.context)
    }

    private func changeSurface(_ pointer: CGPoint) {
        guard let board, grab.kind == .move || grab.kind == .add else { return }
        let now = board.surface(at: board.convert(pointer, from: nil))
        guard now != surface else { return }
        surface = now
        raise(over: now)
    }

    private func pulled(_ frame: CGRect, _ edges: UIRectEdge, _ offset: CGVector) -> CGRect {
        let least = CGFloat(Thresholds.Board.smallestSide)
        var (left, right, top, bottom) = (frame.minX, frame.maxX, frame.minY, frame.maxY)
        if edges.contains(.left) { left = min(left + offset.dx, right - least) }
        if edges.contains(.right) { right = max(right + offset.dx, left + least) }
        if edges.contains(.top) { top = min(top + offset.dy, bottom - least) }
        if edges.contains(.bottom) { bottom = max(bottom + offset.dy, top + least) }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    func step(for key: UIKey) -> Bool {
        guard let board, let step = board.geometry.step(of: key, for: dropProposal.item, in: board.context),
            step.isResize || grab.originalItem.canMove,
            let next = board.geometry.stepped(dropProposal.item, step, in: board.context)
        else { return false }
        dragState.repositionBegan()
        board.turn(to: next, animated: false)
        dragState.repositionEnded()
        guard dragState.followsDrag else { return false }
        dropProposal.pulledEdges = step.isResize ? .bottom : []
        wanted = next
        return propose()
    }

    private func showPlaceOfKeys() {
        guard let board, let segment = piece(of: dropProposal.item)?.segment else { return }
        UIView.performWithoutAnimation {
            let container = board.container(of: segment.surface)
            if view.superview !== container.dragContainer { container.dragContainer.addSubview(view) }
            view.frame = segment.frame
            view.layoutIfNeeded()
        }
        view.superview?.scrollToVisible(board.withRing(segment.frame))
    }

    /// The index and the segment of the item's piece that has the same index as the dragged piece, or else of its last
    /// piece. Nil if no piece is drawn.
    func piece(of item: Space.Item) -> (piece: Int, segment: BoardSegment)? {
        let segments = board?.segments(of: item) ?? []
        let piece = max(0, min(grab.piece, segments.count - 1))
        return segments.isEmpty ? nil : (piece, segments[piece])
    }

    func announcement(of event: DragEvent) -> String? {
        guard let board else { return nil }
        let isBack = event == .putBack || event == .movedAtOnce
        return PlacementDescriptions.text(
            event, name: grab.originalItem.title,
            place: board.geometry.spokenPlace(
                of: isBack ? board.store[id] ?? grab.originalItem : dropProposal.item, in: board.context),
            isAllowed: dropProposal.isAllowed, others: dropProposal.others.count)
    }
}
