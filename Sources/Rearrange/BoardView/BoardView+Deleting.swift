// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// Deleting items, and the app's own item actions.
extension BoardView {
    func hasActions(_ item: Space.Item) -> Bool { isEnabled && itemActions?(item).isEmpty == false }

    /// Performs the first of the app's actions for an item, unless a drag is in progress.
    ///
    /// - Returns: whether there was an action.
    func performFirstAction(of id: AnyHashable) -> Bool {
        guard isAtRest, isEnabled, let item = store[id], let action = itemActions?(item).first else { return false }
        action.handler()
        return true
    }

    func mayDelete(_ item: Space.Item) -> Bool { isEnabled && item.canDelete }

    /// Whether no drag is in progress: on the board, onto or from the board, or elsewhere in its window.
    var isAtRest: Bool {
        dropSession == nil && !isDraggedBySession && !controller.isUnderWay && window?.isDragging == false
    }

    /// Deletes an item, as one undo step.
    ///
    /// - Returns: whether the item existed and could be deleted.
    func delete(_ id: AnyHashable) -> Bool {
        changeQueue.performAction { [weak self] in
            guard let self, isAtRest else { return false }
            // Ending the previous drag calls the app, which may remove the item, so the item is looked up afterwards.
            controller.finishAtOnce()
            guard let item = store[id], mayDelete(item) else { return false }
            let hadFocus = hasFocus(id)
            let change = Space.Change(
                kind: .removed, item: item, pushed: [], previous: [item], index: store.index(of: id))
            commit(change)
            showItems(duration: configuration.dropDuration)
            if hadFocus { moveFocus(to: item) }
            announce(change)
            return true
        }
    }

    /// The menu of an item; nil if the item has no actions and cannot be deleted. Also nil during a drag, and during a
    /// long press, because the press will lift the item.
    func menu(for id: AnyHashable) -> UIMenu? {
        guard isEnabled, let item = store[id], recognizer.press.state == .idle, isAtRest else { return nil }
        let actions = itemActions?(item) ?? []
        guard !actions.isEmpty || mayDelete(item) else { return nil }
        var children = actions.map { action in
            UIAction(title: action.title, image: action.image) { _ in action.handler() }
        }
        if mayDelete(item) {
            let image = UIImage(systemName: "trash")
            children.append(
                UIAction(title: Phrase.delete.text(), image: image, attributes: .destructive) { [weak self] _ in
                    _ = self?.delete(id)
                })
        }
        return UIMenu(children: children)
    }
}
