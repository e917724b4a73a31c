// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import UIKit

/// How appointments get other names.
extension CalendarController: UIScrollViewDelegate {
    func offerNames() {
        board.itemActions = { [weak self] item in
            guard let id = item.id.base as? Appointment.ID else { return [] }
            return [
                BoardItemAction(title: "Rename…", image: UIImage(systemName: "pencil")) { self?.beginRenaming(id) }
            ]
        }
        board.scrollView.delegate = self
        board.delegate = self
        // A touch elsewhere ends it; whatever is touched hears of that as ever.
        let taps = UITapGestureRecognizer(target: self, action: CalendarController.touchedBoard)
        (taps.cancelsTouchesInView, taps.delaysTouchesEnded) = (false, false)
        board.addGestureRecognizer(taps)
    }

    private func touchedBoard(_ taps: UITapGestureRecognizer) { endRenaming() }

    private func beginRenaming(_ id: Appointment.ID) {
        endRenaming()
        guard let appointment = appointments.first(where: { $0.id == id }), let place = board.view(for: id) else {
            return
        }
        let hadFocus = place.isFocused
        let field = NameField(appointment.title) { [weak self] name in
            guard let self else { return }
            renaming = nil
            if let name { rename(id, name) }
            // Keys go on as before.
            becomeFirstResponder()
            if hadFocus, let place = board.view(for: id), let system = UIFocusSystem.focusSystem(for: place) {
                system.requestFocusUpdate(to: place)
                system.updateFocusIfNeeded()
            }
        }
        renaming = (field, id)
        view.addSubview(field)
        placeNameField()
        field.becomeFirstResponder()
        field.selectAll(nil)
    }

    /// Takes what was typed, if anything is being typed.
    func endRenaming() { renaming?.field.resignFirstResponder() }

    /// The field goes along with what it is about.
    func placeNameField() {
        board.layoutIfNeeded()
        guard let (field, id) = renaming, let place = board.view(for: id) else { return endRenaming() }
        field.lie(over: place.convert(place.bounds, to: view), in: board.frame)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if renaming != nil { placeNameField() }
    }

    /// One step to undo.
    private func rename(_ id: Appointment.ID, _ name: String) {
        guard let old = appointments.first(where: { $0.id == id })?.title, old != name else { return }
        takeName(name, of: id)
        undoManager?.registerUndo(withTarget: self) { page in
            page.rename(id, old)
            page.board.showItem(id)
        }
        undoManager?.setActionName("Rename")
        UIAccessibility.post(notification: .announcement, argument: "Renamed to \(name)")
    }
}

/// A new appointment is named as soon as it lies where it is to be.
extension CalendarController: BoardViewDelegate {
    func boardView(_ boardView: BoardView, didEndDragging item: BoardItem, committed: Bool) {
        guard let id = nameless, item.id == AnyHashable(id) else { return }
        nameless = nil
        if committed { beginRenaming(id) }
    }
}
