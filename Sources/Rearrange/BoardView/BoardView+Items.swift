// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

extension BoardView {
    /// The item as it is drawn now: at its temporary place if it is pushed, otherwise at its own place. Nil if the
    /// board has no item with this id.
    func item(_ id: AnyHashable) -> Space.Item? { pushedItems[id] ?? store[id] }

    /// Replaces the items with those that the app has set.
    func setItems(_ items: [Space.Item]) {
        guard items != store.items else { return }
        let before = store
        store = BoardStore<Space.Place>(items)
        for item in before.items where store[item.id] == nil { removeExtent(of: item.id) }
        for item in store.items where before[item.id] != item { updateExtent(of: item) }
        pushedItems = pushedItems.filter { store[$0.key] != nil }
        dataChanged()
    }

    /// Updates the views, the current drag and the current drop after items or their places have changed.
    func dataChanged() {
        placesChanged()
        populatedRect = .null
        if let drag, !drag.grab.isNew, store[drag.id] == nil {
            drag.itemRemoved()
        } else {
            drag?.boardChanged()
        }
        if let dragSession, !dragSession.isAccepted, store[dragSession.id] == nil { dragSession.cancel() }
        dropSession?.updateProposal(again: true)
        drag?.updateLandingPiece()
        if drag?.isLanding == true {
            // Checks the dropped item's place at the next layout, because the app may still be changing the board's
            // items.
            setNeedsLayout()
        }
        showItems(duration: window == nil ? 0 : configuration.dropDuration)
    }

    /// Computes the rectangles of all items again and places their views, after the board's size or grid has changed.
    ///
    /// - Complexity: O(items)
    func boardChanged() {
        (context.bounds.size, context.isMirrored) = (canvas.bounds.size, isMirrored)
        context.plan = geometry.makePlan(in: context)
        for item in store.items { updateExtent(of: item) }
        placesChanged()
        populatedRect = .null
        drag?.boardChanged()
        drag?.updateLandingPiece()
        dropSession?.updateProposal(again: true)
        showItems()
    }

    /// Applies a change to the board, and tells the app.
    ///
    /// - Parameter registration: when the change is registered with the undo manager, for example after the app has
    ///   confirmed a drop.
    func commit(_ change: Space.Change, _ registration: UndoRegistration = .atOnce) {
        apply(change)
        registration.commit {
            report(change)
        } register: { [weak self] in
            self?.register(change)
        } revert: { [weak self] reason in
            self?.revert(change, reason: reason)
        }
    }

    /// Tells the app of a change. Changes that the app makes in the callback are reported after the callback returns.
    func report(_ change: Space.Change) {
        changeQueue.performChange { [weak self] in
            self?.onChange?(change)
            self?.changeStreams.send(change)
        }
    }

    /// Applies a change to the stored items, and to the collision indexes, which contain the items' rectangles.
    func apply(_ change: Space.Change) {
        pushedItems = [:]
        for item in [change.item] + change.pushed {
            if change.kind == .removed, item.id == change.item.id {
                store.remove(item.id)
                removeExtent(of: item.id)
            } else {
                store.insertOrReplace(item, at: change.index)
                updateExtent(of: item)
            }
        }
        placesChanged()
    }

    private func register(_ change: Space.Change) {
        let manager = configuration.drag.undoManager(of: self)
        undoSteps.register(change.kind.actionName, of: self, in: manager) { $0.undoAlone(change) }
    }

    /// Undoes a change that affected only this board. It restores the places of the items, and keeps their other
    /// properties.
    private func undoAlone(_ change: Space.Change) {
        cancel()
        controller.finishAtOnce()
        let hadFocus = isFocused || hasFocus()
        guard let inverse = inverseNow(of: change) else { return }
        commit(inverse)
        populatedRect = .null
        showItems(duration: configuration.dropDuration)
        // The board does not scroll while a UIKit drag is over it, because the place of the drop would change.
        if dropSession == nil { scrollToVisible(inverse.item) }
        if hadFocus { moveFocus(to: inverse.item) }
        announce(inverse)
    }

    /// The change that undoes `change`, made from the current values of its items; nil if the app has removed the
    /// changed item in the meantime.
    func inverseNow(of change: Space.Change) -> Space.Change? {
        let inverse = change.inverse
        let known = store[inverse.item.id]
        guard inverse.kind == .added || known != nil else { return nil }
        let item = known?.moved(to: inverse.item.place) ?? inverse.item
        let pushed = inverse.pushed.compactMap { store[$0.id]?.moved(to: $0.place) }
        let index: Int? =
            switch inverse.kind {
            case .added: inverse.index
            case .removed: store.index(of: item.id)
            case .moved, .resized: nil
            }
        return Space.Change(
            kind: inverse.kind, item: item, pushed: pushed, previous: ([item] + pushed).compactMap { store[$0.id] },
            index: index)
    }
}

extension BoardChangeKind {
    /// The name of the change in undo and redo commands, for the undo manager.
    var actionName: String {
        switch self {
        case .moved: Phrase.undoMove.text()
        case .resized: Phrase.undoResize.text()
        case .added: Phrase.undoAdd.text()
        case .removed: Phrase.delete.text()
        }
    }
}

extension CGRect {
    var isFinite: Bool { minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite }
}
