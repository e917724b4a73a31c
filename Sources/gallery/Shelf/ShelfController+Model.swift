// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

// The page's reactions to changes of the shelf.

extension ShelfController: ShelfPage {
    var deliveries: [ShelfDelivery] { model.deliveries }
    var loader: ShelfLoader { model.loader }

    var isShown: Bool { viewIfLoaded?.window != nil }

    func didOpen() {
        UIView.performWithoutAnimation { thingsDidChange() }
        if isViewLoaded { contentDidChange() }
    }

    func workDidChange() {
        if isViewLoaded { workView.show(model.work?.words) }
    }

    func thingsDidChange() {
        let after = model.things
        guard after != things else { return }
        guard isViewLoaded else { return things = after }
        let difference = RowDifference(from: things, to: after)
        shelf.show(difference) { self.things = after }
        if undoManager?.isUndoing == true || undoManager?.isRedoing == true { shelf.reveal(difference) }
        contentDidChange()
    }

    func noticeDidChange() { fileNotice = model.notice }

    func thumbnailDidCome(of thing: ShelfItem) {
        guard let path = shelf.indexPathsForVisibleRows?.first(where: { things[$0.row] == thing }) else { return }
        shelf.reconfigureRows(at: [path])
    }

    // MARK: Deliveries

    /// Registers one undo step for a delivery. All of its items belong to that step, however late they arrive.
    func didBegin(_ delivery: ShelfDelivery) {
        note = nil
        // The undo manager does not retain its target, so the handler retains the delivery.
        undoManager?.registerUndo(withTarget: delivery) { [weak self, delivery] _ in
            guard let self else { return }
            model.stop(delivery)
            if !delivery.arrived.isEmpty { change(delivery.way.action, delivery.arrived.map { ($0, nil) }) }
        }
        undoManager?.setActionName(delivery.way.action)
        contentDidChange()
    }

    func didEnd(_ delivery: ShelfDelivery) {
        for item in delivery.items { giveUp(item) }
        if delivery.arrived.isEmpty { undoButtons.forget(delivery) }
        // Errors that occur while the page is not visible show when it appears.
        note = isShown ? words(delivery.mistakes) : nil
        contentDidChange()
        if case .paste = delivery.way { bringIntoSight(delivery.arrived) }
    }

    private func words(_ mistakes: [String]) -> String? {
        let most = 3
        let more = mistakes.count > most ? ["And \(mistakes.count - most) more."] : []
        return mistakes.isEmpty ? nil : (mistakes.prefix(most) + more).joined(separator: "\n")
    }

    func place(_ thing: ShelfItem, for item: ShelfDelivery.Item) -> Bool {
        guard let placeholder = placeholders.removeValue(forKey: ObjectIdentifier(item)) else { return false }
        return placeholder.commitInsertion { things.insert(thing, at: $0.row) }
    }

    func giveUp(_ item: ShelfDelivery.Item) {
        placeholders.removeValue(forKey: ObjectIdentifier(item))?.deletePlaceholder()
    }
}
