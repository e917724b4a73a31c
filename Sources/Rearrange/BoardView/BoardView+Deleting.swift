// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Items that people take off the board.
extension BoardView {
    func mayDelete(_ item: BoardItem) -> Bool { isEnabled && item.canDelete }

    /// Whether nothing is in the air.
    private var isAtRest: Bool { visit == nil && !session.isUnderWay && window?.carriesSomething == false }

    /// Deletes an item, as a step to undo.
    ///
    /// - Returns: whether it was there and might be.
    func delete(_ id: AnyHashable) -> Bool {
        turns.answer { [weak self] in
            guard let self, isAtRest else { return false }
            // Whoever hears that it has come down may take the item away.
            drag?.finishAtOnce()
            guard let item = store[id], mayDelete(item) else { return false }
            let hadFocus = hasFocus(id)
            commit(BoardChange(kind: .removed, item: item, pushed: [], previous: [item], index: store.place(of: id)))
            showItems(duration: configuration.snapDuration)
            if hadFocus { giveFocus(to: item) }
            let words = BoardWords.text(.deleted, name: item.title, place: "", isAllowed: true, others: 0)
            UIAccessibility.post(notification: .announcement, argument: words)
            return true
        }
    }

    /// The menu of an item; nil where it has none, and for a press that lasts, which lifts the item.
    func menu(for id: AnyHashable) -> UIContextMenuConfiguration? {
        guard let item = store[id], mayDelete(item), recognizer.press.state == .idle, isAtRest else {
            return nil
        }
        return UIContextMenuConfiguration(actionProvider: { [weak self] _ in
            let image = UIImage(systemName: "trash")
            return UIMenu(children: [
                UIAction(title: "Delete", image: image, attributes: .destructive) { _ in _ = self?.delete(id) }
            ])
        })
    }
}
