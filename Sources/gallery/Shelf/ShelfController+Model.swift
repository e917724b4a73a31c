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
        shelf.apply(difference) { self.things = after }
        if undoManager?.isUndoing == true || undoManager?.isRedoing == true { shelf.reveal(difference) }
        contentDidChange()
    }

    func noticeDidChange() { fileNotice = model.notice }

    func thumbnailDidLoad(of thing: ShelfItem) {
        guard let path = shelf.indexPathsForVisibleRows?.first(where: { things[$0.row] == thing }) else { return }
        shelf.reconfigureRows(at: [path])
    }

    // MARK: Deliveries

    /// Registers one undo step for a delivery. All of its items belong to that step, however late they arrive.
    func didBegin(_ delivery: ShelfDelivery) {
        failureMessage = nil
        // The undo manager does not retain its target, so the handler retains the delivery.
        undoManager?.registerUndo(withTarget: delivery) { [weak self, delivery] _ in
            guard let self else { return }
            model.stop(delivery)
            if !delivery.arrived.isEmpty { change(delivery.kind.action, delivery.arrived.map { ($0, nil) }) }
        }
        undoManager?.setActionName(delivery.kind.action)
        contentDidChange()
    }

    func didEnd(_ delivery: ShelfDelivery) {
        for item in delivery.items { removePlaceholder(of: item) }
        if delivery.arrived.isEmpty { undoButtons.removeSteps(of: delivery) }
        // Errors that occur while the page is not visible show when it appears.
        failureMessage = isShown ? words(delivery.errorMessages) : nil
        contentDidChange()
        if case .paste = delivery.kind { scrollToItems(delivery.arrived) }
    }

    private func words(_ errorMessages: [String]) -> String? {
        let most = 3
        let more = errorMessages.count > most ? ["And \(errorMessages.count - most) more."] : []
        return errorMessages.isEmpty ? nil : (errorMessages.prefix(most) + more).joined(separator: "\n")
    }

    func replacePlaceholder(with thing: ShelfItem, for item: ShelfDelivery.Item) -> Bool {
        guard let placeholder = placeholders.removeValue(forKey: ObjectIdentifier(item)) else { return false }
        return placeholder.commitInsertion { things.insert(thing, at: $0.row) }
    }

    func removePlaceholder(of item: ShelfDelivery.Item) {
        placeholders.removeValue(forKey: ObjectIdentifier(item))?.deletePlaceholder()
    }
}
