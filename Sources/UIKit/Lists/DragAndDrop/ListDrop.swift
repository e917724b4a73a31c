// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

/// The drop destination of a list: tracks the drag session over it, asks the delegate for proposals, and shows the drop
/// position.
///
/// `ListDrop+Performing` handles the drop itself. The list's ``DropPositions`` find the position and open the gap.
@MainActor
final class ListDrop: NSObject, UIDropInteractionDelegate {
    /// The parts of a drop proposal that decide the drop position.
    struct Mode: Equatable {
        var intent: DropIntent
        var isMove: Bool
    }

    /// A drop session that is over the list.
    struct Hover {
        let session: any UIDropSession
        /// The intent and operation of the last proposal; before the first proposal, an insertion between rows.
        var mode: Mode
        var proposal: UIDropProposal?
        var position = DropPosition.nowhere
    }

    /// The object that is handling a drop.
    enum DropHandler {
        /// The drop delegate handles the drop. The rows that it inserts fill the gap.
        case delegate
        /// The data source handles the drop: it moves the dragged row.
        case dataSource
    }

    private weak var weakList: (any DraggableList)?
    private(set) lazy var interaction = UIDropInteraction(delegate: self)
    private(set) lazy var positions = list.makeDropPositions(of: self)
    private(set) var hover: Hover?
    /// The row that is highlighted because the items would be dropped into it.
    private(set) var target: RowPath?
    private var link: CADisplayLink?
    var dropHandler: DropHandler?
    /// The number of drops so far. It identifies the drop to which a placeholder belongs.
    var dropCount = 0
    /// The destinations of previews whose drop animations run, keyed by the drag item.
    var landings: [ObjectIdentifier: Landing] = [:]

    init(of list: any DraggableList) {
        weakList = list
    }

    /// Whether the list still exists. The app may keep the interaction longer than the list.
    var listExists: Bool { weakList != nil }

    /// The list, which must still exist.
    var list: any DraggableList {
        guard let weakList else {
            preconditionFailure("The drop destination of a list is used after the list has gone.")
        }
        return weakList
    }

    /// Whether a drop session is over the list.
    var isActive: Bool { hover != nil }

    /// The list's own rows that a session drags, by their current paths.
    func ownRows(draggedBy session: (any UIDropSession)?) -> [RowPath] {
        list.dragging.drag?.paths(draggedBy: session?.localDragSession) ?? []
    }

    /// Whether the user controls the drag with the keyboard.
    private var isLedByKeys: Bool { interaction.coordinator?.current?.isKeyboardDrag ?? false }

    // MARK: Session lifecycle

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        listExists && list.hasDropDelegate && !list.isReordering && list.canHandle(session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        _ = list.closeOpenRow()
        hover = Hover(session: session, mode: Mode(intent: .insertAt, isMove: session.allowsMoveOperation))
        positions.sessionDidEnter(isLedByKeys: isLedByKeys)
        link?.invalidate()
        link = CADisplayLink.running(for: self) { drop, time, _ in drop.frame(at: time) }
        list.updateDragAppearance()
        list.dropDidEnter(session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        endHover()
        if listExists { list.dropDidExit(session) }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        if hover?.session === session { endHover() }
        if listExists { list.dropDidEnd(session) }
    }

    /// Called when the drop session leaves the list or ends. Closes the gap and removes the highlight.
    func endHover() {
        link?.invalidate()
        link = nil
        hover = nil
        guard listExists else { return }
        show(gap: .none, target: nil)
        positions.sessionDidEnd()
        list.updateDragAppearance()
    }

    // MARK: Proposing

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { propose(session) }

    private func propose(_ session: any UIDropSession) -> UIDropProposal {
        guard listExists else { return UIDropProposal(operation: .cancel) }
        let nothing = list.makeDropProposal(.cancel)
        guard list.hasDropDelegate, hover != nil else { return nothing }
        list.loadDataIfNeeded()
        updatePosition()
        // If the delegate answers with a new intent or operation, the drop position may change. The delegate is then
        // asked again with the new position.
        for _ in 0..<3 {
            let asked = hover?.position.path
            let answer = list.dropProposal(session, at: asked)
            guard hover != nil else { return nothing }
            let proposal = answer ?? list.makeDropProposal(.copy)
            // With the automatic intent, a keyboard drag that enters the list first highlights a row. So the drop
            // position that was chosen on entering, which would open a gap above that row, is discarded.
            let intent = proposal.listIntent
            if hover?.proposal == nil, intent == .automatic { positions.discardEntryPosition() }
            hover?.proposal = proposal
            let mode = Mode(intent: intent, isMove: proposal.operation == .move)
            let isRefused = hover.map { positions.delegateDidAnswer(intent, at: $0.position) } ?? false
            guard hover?.mode != mode || isRefused else { break }
            hover?.mode = mode
            updatePosition()
            if hover?.position.path == asked { break }
        }
        guard let hover else { return nothing }
        showPosition(hover)
        return hover.proposal ?? nothing
    }

    /// Finds the drop position for the pointer again.
    func updatePosition() {
        guard let hover else { return }
        let position = positions.findPosition(for: hover)
        self.hover?.position = position
    }

    /// Discards the position that was found, because rows were added to the drag.
    func sourceDidChange() { positions.sourceDidChange() }

    // MARK: Showing the drop position

    private func showPosition(_ hover: Hover) {
        let operation = hover.proposal?.operation ?? .cancel
        let happens = operation == .copy || operation == .move && hover.session.allowsMoveOperation
        guard happens else { return show(gap: .none, target: nil) }
        switch (hover.mode.intent, hover.position) {
        // A collection view inserts between items although the proposal is to drop into one, until the pointer rests.
        case (.insertAt, .between), (.automatic, .between), (.insertInto, .between):
            show(gap: .draggedItems, target: nil)
        case (.automatic, .into(let row)): show(gap: .ownRows, target: row)
        case (.insertInto, .into(let row)): show(gap: .none, target: row)
        case (.insertAt, _), (.automatic, .nowhere), (.insertInto, _), (.unspecified, _): show(gap: .none, target: nil)
        }
    }

    private func show(gap: DropGap, target new: RowPath?) {
        let old = target
        target = new
        let change = positions.setGap(gap)
        if change == .none, new == old { return }
        list.updateDragAppearance()
        if change == .gap { list.displaceRows() }
    }

    /// Removes the gap and the highlight without animation, because the next inserted rows take the gap's place.
    func removeGap() {
        positions.removeGap()
        target = nil
    }

    // MARK: Updating before each frame

    private func frame(at time: TimeInterval) {
        guard listExists, let before = hover?.position else { return }
        list.loadDataIfNeeded()
        // The list may have scrolled under a pointer that does not move.
        updatePosition()
        if hover?.position != before { interaction.coordinator?.contentMoved(interaction) }
        if listExists, let hover { positions.springLoad(for: hover, at: time) }
    }

    // MARK: Data changes

    /// Updates the gap and the highlight after a batch of updates.
    func update(after plan: BatchUpdatePlan) {
        target = target.flatMap { plan.newPath(forOld: $0) }
        hover?.position = positions.update(after: plan, isDropping: dropHandler == .delegate)
        if dropHandler == .delegate { target = nil }
    }

    /// Removes the gap and the highlight, because the list was reloaded.
    func listDidReload() {
        target = nil
        positions.listDidReload()
        hover?.position = .nowhere
    }
}

extension UIDropProposal {
    /// The way in which a list shows the drop position of this proposal.
    fileprivate var listIntent: DropIntent {
        switch self {
        case let proposal as UITableViewDropProposal: DropIntent(rawValue: proposal.intent.rawValue) ?? .unspecified
        case let proposal as UICollectionViewDropProposal:
            DropIntent(rawValue: proposal.intent.rawValue) ?? .unspecified
        default: .unspecified
        }
    }
}

// MARK: - Keyboard and screen readers

extension ListDrop: DragStepping {
    func pointer(after step: DragStep) -> CGPoint? {
        guard hover != nil, !list.list.counts.isEmpty else { return nil }
        list.loadDataIfNeeded()
        if positions.isOutdated { updatePosition() }
        return hover == nil ? nil : positions.pointer(after: step)
    }

    func pointerOnEntering(beside point: CGPoint?) -> CGPoint { positions.pointerOnEntering(beside: point) }

    var dropPositionWidth: CGFloat { positions.dropPositionWidth }

    /// Returns the pointer position, in window coordinates, for a point of the list. Scrolls the list's superviews
    /// until the point is visible.
    ///
    /// Nil if the point cannot be made visible, because a drop at an invisible point would miss the list.
    ///
    /// - Parameters:
    ///   - point: the point in the list's coordinates.
    ///   - room: the distance in points above and below the point that should be visible too, if it fits.
    func pointerInSight(at point: CGPoint, room: CGFloat) -> CGPoint? {
        let list = list
        // A point on the bottom edge is already outside the list.
        let y = min(max(point.y, list.bounds.minY), list.bounds.maxY - 1 / list.pixelsPerPoint)
        for room in [room, 0.5] {
            let round = CGRect(x: point.x - 0.5, y: y - room, width: 1, height: 2 * room)
            list.scrollToVisible(round.intersection(list.bounds))
        }
        list.window?.layoutIfNeeded()
        let inside = CGPoint(x: point.x, y: y)
        return list.visiblePart()?.contains(inside) == true ? list.convert(inside, to: nil) : nil
    }
}

extension ListDrop: DragPositionDescribing {
    var describedPosition: DescribedDropPosition? {
        target.map { .into($0) } ?? positions.gapNumber.map { .gap($0) }
    }

    var spokenPlace: String? {
        if let target { return list.cell(of: target)?.accessibilityLabel.map { Phrase.placeInto.text($0) } }
        return positions.spokenGap
    }
}

extension ListDrag: DragPositionDescribing {
    var describedPosition: DescribedDropPosition? {
        payload?.rows.first?.row.path.map { .gap(view.list.rows.number(ofRow: $0)) }
    }

    var spokenPlace: String? {
        guard let payload, payload.rows.count == 1, let path = payload.rows[0].row.path else { return nil }
        let text = Phrase.place.text(
            (view.list.rows.number(ofRow: path) + 1).localized, view.list.rows.count.localized)
        return view.spoken(text, at: path)
    }
}

extension ListDrag: ListDragSource {
    func revealSourcePosition() -> UIView? {
        view.loadDataIfNeeded()
        guard let path = payload?.lead.row.path else { return nil }
        view.reveal(path, animated: false)
        view.layoutIfNeeded()
        return payload?.lead.row.path.flatMap { view.cell(of: $0) }
    }
}

extension DraggableList {
    func liftFocusedRow() -> Bool { focusedRow.map(pickUp) ?? false }

    /// Lifts a row for a drag by keyboard, scrolling it into view first.
    ///
    /// - Returns: false if the row cannot be made visible or the delegate returns no drag items for it.
    func pickUp(_ path: RowPath) -> Bool {
        guard let drag = dragging.drag, let drags = window?.host?.drags else { return false }
        if !isInSight(path) {
            reveal(path, animated: false)
            layoutIfNeeded()
        }
        guard list.rows.contains(path) else { return false }
        func seen() -> CGRect? { visiblePart()?.intersection(frameOfCell(path)) }
        if seen()?.isEmpty != false {
            scrollToVisible(frameOfCell(path).intersection(bounds))
            window?.layoutIfNeeded()
        }
        guard let seen = seen(), !seen.isEmpty else { return false }
        return drags.beginKeyboardDrag(
            of: drag.interaction, at: convert(CGPoint(x: seen.midX, y: seen.midY), to: nil))
    }
}
