// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// Items that leave and enter the board by UIKit drag sessions.
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

    /// A copy of `grab` that also records which day of a calendar item is held.
    func withHeldPart(_ grab: Space.Grab) -> Space.Grab {
        var held = grab
        held.held = geometry.heldPart(of: grab, in: context)
        return held
    }

    /// Whether a UIKit drag session is dragging an item of this board.
    var hasDragSession: Bool { dragSession.map { !$0.isEnding } ?? false }

    /// Whether UIKit lifts the held item in a drag session, instead of the board.
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

    /// Applies a change to the board and shows it.
    ///
    /// - Returns: the board's part of a change of several components. The app is told when that change is committed.
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

    /// Undoes a change on the board, and returns the board's part of a change of several components.
    private func undo(_ change: Space.Change) -> ChangePart? {
        cancel()
        controller.finishAtOnce()
        guard let inverse = inverseNow(of: change) else { return nil }
        let part = write(inverse)
        if dropSession == nil, inverse.kind != .removed { bringIntoSight(inverse.item) }
        return part
    }

    /// Reverts a refused change without ending a drag, and returns the board's part of a change of several components.
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

    /// Adds a dropped external item. If it moves, it is removed from its source in the same change and undo step.
    ///
    /// - Parameters:
    ///   - dragSession: the source of an item that moves; nil for a copy.
    ///   - items: the drag items that are removed from the source.
    func acceptDrop(_ change: Space.Change, from dragSession: (any TransferSource)?, _ items: [UIDragItem]) {
        guard let dragSession, let left = dragSession.removeItems(items) else { return commitDrop(change) }
        CombinedChange(target: self, steps: undoSteps, manager: configuration.drag.undoManager(of: self))
            .commit([left, write(change)], UndoRegistration(ofDrop: question(about: change)))
    }
}
