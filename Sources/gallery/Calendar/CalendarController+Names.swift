// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import UIKit

/// Lets the user rename appointments in place.
extension CalendarController: NamingPage, UIScrollViewDelegate {
    func setUpRenaming() {
        board.itemActions = { [weak self] item in
            guard let id = item.id.base as? Appointment.ID else { return [] }
            return [
                BoardItemAction(title: "Rename…", image: UIImage(systemName: "pencil")) { self?.naming.begin(id) }
            ]
        }
        board.scrollView.delegate = self
        board.delegate = self
        naming.endOnOutsideTouches()
    }

    func name(of id: Appointment.ID) -> String? { appointments.first { $0.id == id }?.title }

    func scrollToItem(_ id: Appointment.ID) { board.showItem(id) }

    func placeField(_ field: NameField, over id: Appointment.ID) -> Bool {
        board.layoutIfNeeded()
        guard let title = board.view(for: id)?.label else { return false }
        field.place(over: title.convert(title.bounds, to: view), font: title.font, in: board.frame)
        return true
    }

    func hasFocus(_ id: Appointment.ID) -> Bool { board.view(for: id)?.isFocused ?? false }

    func focusItem(_ id: Appointment.ID) { board.view(for: id)?.focusWithoutScrolling() }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { naming.repositionField() }
}

extension UIView {
    /// The first label in the view, which is the title of an appointment's view.
    fileprivate var label: UILabel? { self as? UILabel ?? subviews.lazy.compactMap(\.label).first }
}

/// Lets the user name a new appointment as soon as its drag has ended. Escape deletes the new appointment again.
extension CalendarController: BoardViewDelegate {
    func boardView(
        _ boardView: BoardView<CalendarSpace>, didEndDragging item: BoardItem<CalendarPlace>, committed: Bool
    ) {
        guard let id = unnamedID, item.id == AnyHashable(id) else { return }
        unnamedID = nil
        guard committed else { return }
        naming.begin(
            id,
            escaped: { [weak self] in
                if self?.lastAddedID == id { self?.undoManager?.undo() }
            })
    }
}
