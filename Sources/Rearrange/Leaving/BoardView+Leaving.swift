// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// Items that leave the board by drag and drop, and those that come.
extension BoardView {
    /// The board gives its items to drag sessions as long as the app makes drag items of them.
    func offerToDragSessions() {
        if dragItem == nil {
            departure?.cancel()
            dragSource = nil
        } else if dragSource == nil {
            dragSource = BoardDragSource(self)
        }
        listenForDrops()
        for view in views.values { view.offerDrag() }
    }

    /// What is held, with the part of an item in time that is.
    func withHeldPart(_ grip: Space.Grip) -> Space.Grip {
        var held = grip
        held.held = geometry.heldPart(of: grip, in: context)
        return held
    }

    /// Whether a drag session has an item that is not on its way to rest.
    var isLeft: Bool { departure.map { !$0.isEnding } ?? false }

    /// Whether a drag session lifts what is held, and not the board itself.
    func isLiftedBySession(_ grip: Space.Grip) -> Bool { dragItem != nil && grip.kind == .move }

    /// A drag session takes an item from its place: what shows of it there is faint until the session ends.
    func begin(_ departure: BoardDeparture<Space>) {
        controller.finishAtOnce()
        if let landing = self.departure { end(landing, isCommitted: landing.isCommitted) }
        self.departure = departure
        window?.dragRegistry?.register(departure)
        for (key, view) in views where key.id == departure.id { view.alpha = configuration.alpha }
        delegate?.boardView(self, willBeginDragging: departure.grip.home)
    }

    func end(_ departure: BoardDeparture<Space>, isCommitted: Bool) {
        guard self.departure === departure else { return }
        self.departure = nil
        for (key, view) in views where key.id == departure.id { view.alpha = 1 }
        showItems(duration: configuration.returnDuration)
        delegate?.boardView(self, didEndDragging: departure.item ?? departure.grip.home, committed: isCommitted)
    }

    /// Makes a change on the board and shows it; the app is told by whoever commits the part.
    func write(_ change: Space.Change) -> ChangePart {
        apply(change)
        covered = .null
        showItems(duration: configuration.dropDuration)
        let announcement: @MainActor (Bool, String?) -> Void = { [weak self] isReturn, reason in
            self?.announce(change, isReturn: isReturn, reason: reason)
        }
        return ChangePart(
            tell: { [weak self] in self?.tell(change) },
            announce: change.kind == .removed ? nil : announcement,
            canRevert: { [weak self] in self?.inverseNow(of: change) != nil },
            revert: { [weak self] endsDrags in endsDrags ? self?.undo(change) : self?.revert(change) })
    }

    /// The part of undoing a change.
    private func undo(_ change: Space.Change) -> ChangePart? {
        cancel()
        controller.finishAtOnce()
        guard let inverse = inverseNow(of: change) else { return nil }
        let part = write(inverse)
        if visit == nil, inverse.kind != .removed { bringIntoSight(inverse.item) }
        return part
    }

    /// The part of reverting a refused change, which ends no drag.
    private func revert(_ change: Space.Change) -> ChangePart? {
        guard let inverse = inverseNow(of: change) else { return nil }
        var part = write(inverse)
        dataChanged()
        let tell = part.tell
        part.tell = { [weak self] in
            tell()
            self?.stayOffOthers(inverse)
        }
        return part
    }

    /// Takes what was dropped from elsewhere, and has it taken away there if it moves: one change, and one step to undo.
    ///
    /// - Parameter departure: where the item comes from if it moves; nil for a copy.
    func take(_ change: Space.Change, from departure: (any DragDeparture)?, _ items: [UIDragItem]) {
        guard let departure, let left = departure.giveUp(items) else { return commitDrop(change) }
        JointChange(target: self, steps: undoSteps, manager: undoManagerOfSteps)
            .commit([left, write(change)], UndoRegistration(ofDrop: question(about: change)))
    }
}
