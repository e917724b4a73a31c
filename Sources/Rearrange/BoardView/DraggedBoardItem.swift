// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// An item of a board that is dragged, from its lift to the end of the drop animation.
@MainActor
final class DraggedBoardItem<Space: BoardSpace>: DraggedContent {
    private(set) weak var board: BoardView<Space>?
    let ground: UIView
    let controller: DragController<DraggedBoardItem<Space>>
    let isLedByKeys: Bool
    var grip: Space.Grip
    let hover: BoardHover<Space>
    let view: BoardItemView<Space>
    var surface: BoardSurface
    /// Whether the item gets the focus when it is dropped. Decided at the lift, because the focused item may be on another
    /// page at the drop.
    let takesFocusAlong: Bool
    /// The items that were too close to it at home already when it was lifted.
    var neighbours: Set<AnyHashable>
    /// How often it has found another place on its way down.
    var evasions = 0
    /// How often its way down has begun: only the end of the last is the drag's.
    var landings = 0
    /// Its way down.
    var landing: Landing?
    /// Whether a new item has begun to reach to the pointer.
    private var isDrawn = false
    /// The pointer on the surface when the item was moved last: the pointer may have moved since, or the board below it.
    private var place: CGPoint?
    /// The item as a drop would leave it, if that is allowed.
    private var wanted: Space.Item
    /// Whether the items round it may have changed, or the item itself, since a place was proposed.
    private var isStale = true
    /// Has the board show the page that it showed at the lift.
    let wayBack: @MainActor () -> Void
    /// How it was scrolled then.
    let scrolled: [ScrolledPlaces]
    /// Whether it was dropped at a place where it may be.
    var isPut = false
    /// Whether a finger leads the drag and has not moved since the lift.
    private(set) var isHeldStill = false
    /// Whether the item's menu opens once it is at rest.
    var opensMenu = false
    var course = ItemCourse()

    var id: AnyHashable { grip.home.id }
    /// Whether it is on its way down.
    var isLanding: Bool { landings > 0 && !course.isInAir && course.state != .over }

    init(_ grip: Space.Grip, view: BoardItemView<Space>, on board: BoardView<Space>) {
        (self.grip, self.view, wanted) = (grip, view, grip.home)
        (self.board, ground, controller) = (board, board, board.controller)
        let recognizer = controller.recognizer
        isLedByKeys = recognizer == nil
        surface = grip.surface
        self.grip.held = board.geometry.heldPart(of: grip, in: board.context)
        (wayBack, scrolled) = (board.wayBack(), board.surfaces.map { ScrolledPlaces(round: $0.scrollView) })
        takesFocusAlong = recognizer.map { board.takesFocusAlong(isPointer: $0.isPointer) } ?? false
        if let recognizer { isHeldStill = !recognizer.isPointer && grip.kind == .move }
        hover = BoardHover(
            grip.home, home: grip.isNew ? nil : grip.home, pulledAt: grip.pulledEdges, carrier: view,
            on: board)
        neighbours = board.overlaps(of: grip.home)
    }

    /// Puts the view above a surface. What a pointer carries is above all that lies round the surface, too; what keys lead,
    /// and what is pulled, stays among what it belongs to, and scrolls with that.
    func raise(over surface: BoardSurface) {
        guard let board else { return }
        let sheet = board.container(of: surface)
        (isLedByKeys || grip.isPull ? sheet.air : sheet.top).addSubview(view)
        board.placeTops()
    }

    /// Whether a view of the board does not show because it is in the air, or is on its way down.
    func hides(_ key: BoardViewKey) -> Bool { key.id == id && course.hides(piece: key.piece) }

    // MARK: In the air

    var autoscroll: Autoscroll {
        .placing(zone: board?.configuration.autoscrollZone ?? 0, isPull: grip.isPull)
    }

    func willBegin() {
        takeViews()
        if let board { board.delegate?.boardView(board, willBeginDragging: grip.home) }
    }

    /// Takes the item's views off the board: the one that is held is in the air from now on, where it is on screen.
    private func takeViews() {
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
        // A pull stays on the surface where it began.
        board.map { (grip.isPull ? $0.scrollView(of: surface) : $0.scrollView(at: point), [.horizontal, .vertical]) }
    }

    /// The board's items have changed, or their places.
    func boardChanged() {
        isStale = true
        controller.follow()
    }

    func update(isThorough: Bool) -> Bool {
        if isStale { keepUp() }
        guard isThorough, !grip.isPull, let board, let recognizer = controller.recognizer else { return true }
        board.dwell(at: recognizer.location(in: board), time: CACurrentMediaTime())
        return true
    }

    func move(to pointer: CGPoint) {
        if controller.recognizer?.isStill == false { isHeldStill = false }
        guard course.follows, let board else { return }
        changeSurface(pointer)
        let container = board.container(of: surface)
        let place = container.convert(pointer, from: nil)
        guard place != self.place || isStale else { return }
        self.place = place
        var frame: CGRect
        switch grip.kind {
        case .move, .add:
            frame = CGRect(
                x: place.x - (grip.point.x - grip.frame.minX), y: place.y - (grip.point.y - grip.frame.minY),
                width: grip.frame.width, height: grip.frame.height)
            frame = surface == .board ? board.geometry.kept(frame, of: grip, in: board.context) : frame
            wanted = board.geometry.moved(grip, to: frame, on: surface, in: board.context)
        case .resize(let edges):
            let offset = CGVector(dx: place.x - grip.point.x, dy: place.y - grip.point.y)
            frame = pulled(grip.frame, edges, offset).intersection(container.bounds)
            wanted = board.geometry.resized(grip.home, edges, by: offset, in: board.context)
        case .draw:
            wanted = drawn(to: place)
            frame = piece(of: wanted)?.segment.frame ?? grip.frame
        }
        UIView.performWithoutAnimation {
            view.frame = frame
            view.layoutIfNeeded()
        }
    }

    func propose() -> Bool {
        guard course.follows else { return false }
        let again = isStale
        isStale = false
        return hover.propose(wanted, again: again)
    }

    func showProposal(isNew: Bool) {
        if isLedByKeys, hover.isDue { showPlaceOfKeys() }
        hover.show()
        if isNew { view.show(isAllowed: hover.isAllowed) }
    }

    /// The new item up to where the pointer is; as the app has made it, until the pointer has moved farther than one that
    /// is held still.
    private func drawn(to place: CGPoint) -> Space.Item {
        guard let recognizer = controller.recognizer, let board,
            let (item, end) = board.geometry.drawn(
                grip, to: place, beyond: isDrawn ? 0 : recognizer.stillDistance, in: board.context)
        else { return hover.item }
        isDrawn = true
        hover.pulledEdges = end
        return item
    }

    /// Adapts to changes of the item by the app: its home is where it is now, and it is as large as it is now.
    private func keepUp() {
        guard !grip.isNew, let board, let item = board.store[id], item != grip.home else { return }
        let isElsewhere = item.place != grip.home.place
        grip.home = item
        hover.home = item
        view.show(item)
        guard isElsewhere, let (piece, segment) = piece(of: item) else { return }
        if grip.kind == .move {
            let (old, new) = (grip.frame, segment.frame)
            grip.point = CGPoint(
                x: new.minX + min(grip.point.x - old.minX, new.width),
                y: new.minY + min(grip.point.y - old.minY, new.height))
        }
        (grip.piece, grip.surface, grip.frame) = (piece, segment.surface, segment.frame)
        grip.held = board.geometry.heldPart(of: grip, in: board.context)
    }

    private func changeSurface(_ pointer: CGPoint) {
        guard let board, grip.kind == .move || grip.kind == .add else { return }
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
        guard let board, let step = board.geometry.step(of: key, for: hover.item, in: board.context),
            step.isResize || grip.home.canMove,
            let next = board.geometry.stepped(hover.item, step, in: board.context)
        else { return false }
        course.turnBegan()
        board.turn(to: next, animated: false)
        course.turnEnded()
        guard course.follows else { return false }
        hover.pulledEdges = step.isResize ? .bottom : []
        wanted = next
        return propose()
    }

    private func showPlaceOfKeys() {
        guard let board, let segment = piece(of: hover.item)?.segment else { return }
        UIView.performWithoutAnimation {
            let container = board.container(of: segment.surface)
            if view.superview !== container.air { container.air.addSubview(view) }
            view.frame = segment.frame
            view.layoutIfNeeded()
        }
        view.superview?.bringIntoSight(board.withRing(segment.frame))
    }

    /// The piece of an item that the one in the air stands for, and where it is drawn; nil where nothing of it is.
    func piece(of item: Space.Item) -> (piece: Int, segment: BoardSegment)? {
        let segments = board?.segments(of: item) ?? []
        let piece = max(0, min(grip.piece, segments.count - 1))
        return segments.isEmpty ? nil : (piece, segments[piece])
    }

    func announcement(of event: DragEvent) -> String? {
        guard let board else { return nil }
        let isBack = event == .putBack || event == .movedAtOnce
        return PlacingWords.text(
            event, name: grip.home.title,
            place: board.geometry.spokenPlace(
                of: isBack ? board.store[id] ?? grip.home : hover.item, in: board.context),
            isAllowed: hover.isAllowed, others: hover.others.count)
    }
}
