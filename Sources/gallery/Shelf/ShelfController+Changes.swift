// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

// What changes on the shelf, and how that is taken back.

extension ShelfController {
    /// Puts things in rows, or takes those away that have none; it can be undone.
    ///
    /// Only of these things is anything kept for undoing: others may come meanwhile.
    func change(_ name: String, _ places: [(thing: ShelfThing, row: Int?)]) {
        rememberForUndo(name, places.map(\.thing))
        put(places)
    }

    private func put(_ places: [(thing: ShelfThing, row: Int?)]) {
        forgetMistakes()
        var after = things.filter { thing in !places.contains { $0.thing == thing } }
        for place in places.filter({ $0.row != nil }).sorted(by: { $0.row! < $1.row! }) {
            after.insert(place.thing, at: min(place.row!, after.count))
        }
        show(after)
    }

    /// Remembers where things are, before they go elsewhere.
    func rememberForUndo(_ name: String, _ moved: [ShelfThing]) {
        let before = moved.map { thing in (thing, things.firstIndex(of: thing)) }
        let marks = RowMarks([(shelf, things)])
        undoManager?.registerUndo(withTarget: self) { shelf in
            let now = RowMarks([(shelf.shelf, shelf.things)])
            shelf.change(name, before)
            marks.restore(after: now, in: [(shelf.shelf, shelf.things)])
        }
        undoManager?.setActionName(name)
    }

    private func show(_ after: [ShelfThing]) {
        guard isViewLoaded else { return things = after }
        let difference = after.difference(from: things).inferringMoves()
        shelf.show(difference) { self.things = after }
        if undoManager?.isUndoing == true || undoManager?.isRedoing == true { shelf.reveal(difference) }
        if !difference.isEmpty { contentDidChange() }
    }

    /// Scrolls to what was pasted: to its first row where not all of it has room.
    private func bringIntoSight(_ pasted: [ShelfThing]) {
        let rows = pasted.compactMap(things.firstIndex)
        guard isViewLoaded, !shelf.hasActiveDrag, !shelf.hasActiveDrop, let first = rows.min(), let last = rows.max()
        else { return }
        let room = shelf.bounds.inset(by: shelf.adjustedContentInset)
        let block = shelf.rectForRow(at: path(first)).union(shelf.rectForRow(at: path(last)))
        let isFromTop = block.minY < room.minY || block.height > room.height
        shelf.scrollToRow(
            at: path(isFromTop ? first : last), at: isFromTop ? .top : .none,
            animated: !UIAccessibility.isReduceMotionEnabled)
    }

    func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    // MARK: Deliveries

    /// Loads what was pasted, and puts it in rows when all has come.
    func receive(_ providers: [NSItemProvider], at row: Int?) {
        let delivery = ShelfDelivery(providers, name: "What was pasted")
        begin(delivery, "Paste")
        say("Pasting…")
        delivery.whenLoaded = { [weak self] delivery, _ in
            guard let self, delivery.isOver else { return }
            delivery.arrived = delivery.items.compactMap { try? $0.result?.get() }
            put(delivery.arrived.enumerated().map { ($1, (row ?? things.count) + $0) })
            end(delivery)
            bringIntoSight(delivery.arrived)
        }
        delivery.load(providers, with: loader)
    }

    /// Loads what was dropped, and puts each thing in the place of its placeholder.
    func receive(_ delivery: ShelfDelivery, of providers: [NSItemProvider]) {
        begin(delivery, "Drop")
        waitForEach(of: delivery)
        delivery.load(providers, with: loader)
    }

    /// Waits for what was on its way when the shelf was left: it comes to the end.
    func goOnWaiting(for delivery: ShelfDelivery) {
        begin(delivery, "Drop")
        waitForEach(of: delivery)
    }

    private func waitForEach(of delivery: ShelfDelivery) {
        delivery.whenLoaded = { [weak self] delivery, item in
            guard let self else { return }
            switch item.result {
            case .success(let thing): arrive(thing, item, delivery)
            case .failure, nil: item.placeholder?.deletePlaceholder()
            }
            if delivery.isOver { end(delivery) }
        }
    }

    private func arrive(_ thing: ShelfThing, _ item: ShelfDelivery.Item, _ delivery: ShelfDelivery) {
        delivery.arrived.append(thing)
        let isInserted = item.placeholder?.commitInsertion { things.insert(thing, at: $0.row) } ?? false
        if isInserted { return }
        // Its place has gone: with a page that was left, or at a reload.
        thing.file?.staysWhereItIs()
        put([(thing, things.count)])
    }

    /// Begins a step to undo, to which all belongs that comes, however late.
    private func begin(_ delivery: ShelfDelivery, _ name: String) {
        note = nil
        deliveries.append(delivery)
        // The handler is what keeps the delivery.
        undoManager?.registerUndo(withTarget: delivery) { [weak self, delivery] _ in
            guard let self else { return }
            stop(delivery)
            if !delivery.arrived.isEmpty { change(name, delivery.arrived.map { ($0, nil) }) }
        }
        undoManager?.setActionName(name)
        contentDidChange()
    }

    private func end(_ delivery: ShelfDelivery) {
        deliveries.removeAll { $0 === delivery }
        if delivery.arrived.isEmpty { undoButtons.forget(delivery) }
        let mistakes = delivery.mistakes
        let most = 3
        note =
            mistakes.isEmpty
            ? nil
            : (mistakes.prefix(most) + (mistakes.count > most ? ["And \(mistakes.count - most) more."] : []))
                .joined(separator: "\n")
        contentDidChange()
    }

    private func stop(_ delivery: ShelfDelivery) {
        guard !delivery.isOver else { return }
        delivery.cancel()
        end(delivery)
    }
}
