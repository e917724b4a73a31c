// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import UIKit

/// How cards get other titles.
extension KanbanController {
    func offerNames() {
        for column in columns { column.asksForTitle = { [weak self] in self?.beginRenaming($0) } }
        strip.onScroll = { [weak self] in
            if self?.renaming != nil { self?.placeNameField() }
        }
        let touches = TouchesElsewhere()
        touches.cancelsTouchesInView = false
        touches.delaysTouchesEnded = false
        touches.began = { [weak self] view in
            if let field = self?.renaming?.field, view?.isDescendant(of: field) != true { self?.endRenaming() }
        }
        view.addGestureRecognizer(touches)
    }

    func beginRenaming(_ id: KanbanCard.ID) {
        endRenaming()
        guard let place = tables.place(of: id) else { return }
        let focused = UIFocusSystem.focusSystem(for: view)?.focusedItem as? UIView
        let field = NameField(place.list.items[place.row].title) { [weak self, weak focused] name in
            guard let self else { return }
            renaming = nil
            if let name { rename(id, name) }
            // Keys go on as before.
            becomeFirstResponder()
            restoreFocus(to: focused, orCard: id)
        }
        renaming = (field, id)
        view.addSubview(field)
        placeNameField()
        field.becomeFirstResponder()
        field.selectAll(nil)
    }

    /// Takes what was typed, if anything is being typed.
    func endRenaming() { renaming?.field.resignFirstResponder() }

    /// The field goes along with its card.
    func placeNameField() {
        guard let (field, id) = renaming else { return }
        guard let place = tables.place(of: id),
            let column = columns.first(where: { $0.tableView === place.list.tableView })
        else { return endRenaming() }
        strip.layoutIfNeeded()
        let frame = column.convert(column.titleFrame(ofRow: place.row), to: view)
        field.lie(over: frame, in: strip.frame)
        field.frame.size.height = max(field.frame.height, frame.height)
    }

    private func restoreFocus(to view: UIView?, orCard id: KanbanCard.ID) {
        guard let view else { return }
        if view is KanbanCell {
            guard let place = tables.place(of: id) else { return }
            place.list.tableView?.focusRow(at: IndexPath(row: place.row, section: 0))
        } else if let system = UIFocusSystem.focusSystem(for: view) {
            system.requestFocusUpdate(to: view)
            system.updateFocusIfNeeded()
        }
    }

    /// One step to undo.
    private func rename(_ id: KanbanCard.ID, _ name: String) {
        guard let (list, row) = tables.place(of: id), list.items[row].title != name else { return }
        let old = list.items[row].title
        list.items[row].title = name
        boardDidChange()
        undoManager?.registerUndo(withTarget: self) { page in
            page.rename(id, old)
            page.showCard(id)
        }
        undoManager?.setActionName("Rename")
        UIAccessibility.post(notification: .announcement, argument: "Renamed to \(name)")
    }

    private func showCard(_ id: KanbanCard.ID) {
        guard let place = tables.place(of: id), let table = place.list.tableView,
            let column = columns.first(where: { $0.tableView === table })
        else { return }
        strip.show(column)
        table.scrollToRow(
            at: IndexPath(row: place.row, section: 0), at: .none, animated: !UIAccessibility.isReduceMotionEnabled)
    }
}

/// Hears of every touch, and takes none.
private final class TouchesElsewhere: UIGestureRecognizer {
    var began: (UIView?) -> Void = { _ in }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        for touch in touches { began(touch.view) }
        state = .failed
    }
}
