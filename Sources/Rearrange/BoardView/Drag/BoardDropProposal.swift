// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// The drop proposal for an item that is dragged over a board: its place, the items that it pushes aside, and whether a
/// drop is allowed. Ghost views at the proposed place show the proposal to the user.
@MainActor
final class BoardDropProposal<Space: BoardSpace> {
    private weak var board: BoardView<Space>?
    /// The item before the drag; nil for an item that is not on the board.
    var originalItem: Space.Item?
    private(set) var item: Space.Item
    private(set) var isAllowed = true
    private(set) var others: [AnyHashable: Space.Item] = [:]
    /// The items that were pushed during the drag, by id, with the places to which they return. Items that have
    /// returned already are included.
    var returning: [AnyHashable: ReturningItem<Space.Place>] = [:]
    private var ghosts: [BoardGhost] = []
    private var tag: BoardPlaceTag?
    /// The piece of the item beside which the place tag, a label with a text such as a time, is shown.
    private var tagged: BoardSegment?
    /// The view of the dragged item; nil in a UIKit drag session, whose preview UIKit draws.
    private weak var draggedView: UIView?
    /// The edges that are moved by a resize; empty if the whole item moves.
    var pulledEdges: UIRectEdge
    private enum Display {
        case nothing, decided, shown
    }
    /// Whether the proposal has been decided, and whether the ghosts and the place tag already show the decision.
    private var display = Display.nothing
    /// Whether the latest decision about the proposal is not shown yet.
    var isDue: Bool { display == .decided }

    /// Creates the proposal for an item over a board.
    ///
    /// - Parameters:
    ///   - item: the item at its proposed place.
    ///   - originalItem: the item before the drag; nil for an item that is not on the board.
    ///   - edges: the edges that are moved by a resize; empty if the whole item moves.
    ///   - draggedView: the view of the dragged item; nil in a UIKit drag session, whose preview UIKit draws.
    ///   - board: the board over which the item is.
    init(
        _ item: Space.Item, originalItem: Space.Item?, pulledAt edges: UIRectEdge = [], draggedView: UIView? = nil,
        on board: BoardView<Space>
    ) {
        self.item = item
        self.originalItem = originalItem
        pulledEdges = edges
        self.draggedView = draggedView
        self.board = board
    }

    /// Decides whether the item can be dropped at a place, and which items it pushes.
    ///
    /// - Parameters:
    ///   - new: the item at the place.
    ///   - again: whether to decide again for the same place, because the other items may have changed.
    /// - Returns: whether the item or the decision has changed.
    func propose(_ new: Space.Item, again: Bool = false) -> Bool {
        guard again || display == .nothing || new != item else { return false }
        let before = (item, isAllowed)
        item = new
        display = .decided
        decide()
        return item != before.0 || isAllowed != before.1
    }

    /// Shows the latest decision: the ghosts, the place tag and the pushed items. The tag avoids the dragged view.
    func show() {
        guard isDue, let board else { return placeTag() }
        display = .shown
        showGhosts()
        if others != board.pushedItems { board.showPushedItems(others, duration: board.configuration.gapDuration) }
    }

    private func decide() {
        others = [:]
        isAllowed = true
        guard let board, item.place != originalItem?.place else { return }
        isAllowed = board.geometry.has(item)
        guard let extent = board.geometry.extent(of: item, in: board.context) else { return }
        let proposal = board.context.plan.proposal(of: item.id, in: extent, rule: board.collision.rule)
        isAllowed = isAllowed && proposal.isAllowed
        for (id, extent) in proposal.others {
            guard let other = board.store[id] else { continue }
            if returning[id] == nil {
                returning[id] = ReturningItem(place: other.place, overlaps: board.overlaps(of: other))
            }
            others[id] = board.geometry.item(other, at: extent)
        }
    }

    private func showGhosts() {
        guard let board else { return }
        let segments = board.segments(of: item)
        while ghosts.count > segments.count { ghosts.removeLast().removeFromSuperview() }
        while ghosts.count < segments.count { ghosts.append(BoardGhost()) }
        for (ghost, segment) in zip(ghosts, segments) {
            let container = board.container(of: segment.surface)
            if ghost.superview !== container.dragContainer { container.dragContainer.insertSubview(ghost, at: 0) }
            ghost.frame = segment.frame
            ghost.show(color: item.color ?? board.tintColor, isAllowed: isAllowed)
        }
        tagged = pulledEdges.contains(.bottom) ? segments.last : segments.first
        showTag()
    }

    private func showTag() {
        guard let board, let tagged, let text = board.geometry.placeText(of: item, pulledAt: pulledEdges) else {
            tag?.removeFromSuperview()
            tag = nil
            return
        }
        let tag = tag ?? BoardPlaceTag()
        self.tag = tag
        // The place tag is added to the same container as the dragged view, so that it can be in front of that view.
        let contentView = board.container(of: tagged.surface)
        (draggedView?.superview === contentView.top ? contentView.top : contentView.dragContainer).addSubview(tag)
        contentView.alignDragContainer()
        tag.say(text, isAllowed: isAllowed)
        placeTag()
    }

    /// Positions the place tag within the visible area, beside the dragged view if there is room.
    func placeTag() {
        guard let board, let tag, let tagged else { return }
        let contentView = board.container(of: tagged.surface)
        let scrollView = board.scrollView(of: tagged.surface)
        let sight = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
        tag.position(
            at: tagged.frame, draggedFrame: draggedView.flatMap { contentView.has($0) ? $0.frame : nil },
            in: contentView.convert(sight, from: scrollView).intersection(contentView.bounds), pulledAt: pulledEdges)
    }

    /// The change that a drop at the proposed place makes, with the pushed items in their order on the board.
    func change(_ kind: BoardChangeKind) -> Space.Change {
        let store = board?.store ?? BoardStore()
        let pushed = others.values.sorted { store.index(of: $0.id) ?? 0 < store.index(of: $1.id) ?? 0 }
        return Space.Change(
            kind: kind, item: item, pushed: pushed, previous: ([item] + pushed).compactMap { store[$0.id] })
    }

    /// Called when the change was committed. The new places of the pushed items become the places to which they return.
    func wasCommitted() {
        for (id, other) in others { returning[id] = ReturningItem(place: other.place, overlaps: []) }
    }

    /// Removes the ghosts and the place tag. The pushed items return, unless `othersStay` is true.
    func end(othersStay: Bool) {
        ghosts.forEach { $0.removeFromSuperview() }
        ghosts = []
        tag?.removeFromSuperview()
        (tag, tagged) = (nil, nil)
        display = .nothing
        guard !othersStay, !others.isEmpty, let board else { return }
        others = [:]
        board.showPushedItems([:], duration: board.configuration.returnDuration)
    }
}
