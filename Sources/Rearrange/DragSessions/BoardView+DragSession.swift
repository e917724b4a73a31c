// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// UIKit drag sessions that move items of the board, and drops that add items from outside.
extension BoardView {
    /// Enables or disables UIKit drags of the items, depending on whether ``dragItem`` is set.
    func offerToDragSessions() {
        if dragItem == nil {
            dragSession?.cancel()
            dragSource = nil
        } else if dragSource == nil {
            dragSource = BoardDragSource(self)
        }
        listenForDrops()
        for view in views.values { view.offerDrag() }
    }

    /// A copy of `grab` that also records on which day of a calendar item of several days the item is held.
    func withHeldPart(_ grab: Space.Grab) -> Space.Grab {
        var held = grab
        held.held = geometry.heldDay(of: grab, in: context)
        return held
    }

    /// Whether a UIKit drag session is dragging an item of this board.
    var isDraggedBySession: Bool { dragSession.map { !$0.isEnding } ?? false }

    /// Whether UIKit, and not the board, lifts the item of `grab`. UIKit then drags it in a drag session.
    func isLiftedBySession(_ grab: Space.Grab) -> Bool { dragItem != nil && grab.kind == .move }

    /// Begins the UIKit drag of an item: its views on the board are translucent until the session ends.
    func begin(_ dragSession: BoardDragSession<Space>) {
        controller.finishAtOnce()
        if let landing = self.dragSession { end(landing, isCommitted: landing.isCommitted) }
        self.dragSession = dragSession
        window?.dragRegistry?.register(dragSession)
        for (key, view) in views where key.id == dragSession.id { view.alpha = configuration.alpha }
        delegate?.boardView(self, willBeginDragging: dragSession.grab.originalItem)
    }

    func end(_ dragSession: BoardDragSession<Space>, isCommitted: Bool) {
        guard self.dragSession === dragSession else { return }
        self.dragSession = nil
        for (key, view) in views where key.id == dragSession.id { view.alpha = 1 }
        showItems(duration: configuration.returnDuration)
        delegate?.boardView(
            self, didEndDragging: dragSession.item ?? dragSession.grab.originalItem, committed: isCommitted)
    }

    /// Applies this board's part of a change that also affects another board or list, and shows it.
    ///
    /// - Returns: this board's part of the whole change. The app is told when the whole change is committed.
    func write(_ change: Space.Change) -> ChangePart {
        apply(change)
        populatedRect = .null
        showItems(duration: configuration.dropDuration)
        let announcement: @MainActor (Bool, String?) -> Void = { [weak self] isReturn, reason in
            self?.announce(change, isReturn: isReturn, reason: reason)
        }
        return ChangePart(
            report: { [weak self] in self?.report(change) },
            announce: change.kind == .removed ? nil : announcement,
            canRevert: { [weak self] in self?.inverseNow(of: change) != nil },
            revert: { [weak self] endsDrags in endsDrags ? self?.undo(change) : self?.revert(change) })
    }

    /// Undoes this board's part of a change that also affects another board or list. Returns this board's part of the
    /// inverse change; nil if the item no longer exists.
    private func undo(_ change: Space.Change) -> ChangePart? {
        cancel()
        controller.finishAtOnce()
        guard let inverse = inverseNow(of: change) else { return nil }
        let part = write(inverse)
        if dropSession == nil, inverse.kind != .removed { scrollToVisible(inverse.item) }
        return part
    }

    /// Reverts this board's part of a refused change that also affects another board or list, without ending a drag.
    /// Returns this board's part of the inverse change; nil if it cannot be reverted.
    private func revert(_ change: Space.Change) -> ChangePart? {
        guard let inverse = inverseNow(of: change) else { return nil }
        var part = write(inverse)
        dataChanged()
        let report = part.report
        part.report = { [weak self] in
            report()
            self?.moveReturnedOffTakenPlaces(inverse)
        }
        return part
    }

    /// Adds an item that was dropped from outside the board. If the drop is a move, the item is removed from its source
    /// in the same change and undo step.
    ///
    /// - Parameters:
    ///   - change: the change that adds the item to this board.
    ///   - source: the source of the item if the drop is a move; nil for a copy.
    ///   - items: the drag items that are removed from the source.
    func acceptDrop(_ change: Space.Change, from source: (any TransferSource)?, _ items: [UIDragItem]) {
        guard let source, let left = source.removeItems(items) else { return commitDrop(change) }
        CombinedChange(target: self, steps: undoSteps, manager: configuration.drag.undoManager(of: self))
            .commit([left, write(change)], UndoRegistration(ofDrop: question(about: change)))
    }
}
