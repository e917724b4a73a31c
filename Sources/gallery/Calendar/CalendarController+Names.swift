// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import UIKit

/// Lets the user rename appointments in place.
extension CalendarController: NamingPage, UIScrollViewDelegate {
    func offerNames() {
        board.itemActions = { [weak self] item in
            guard let id = item.id.base as? Appointment.ID else { return [] }
            return [
                BoardItemAction(title: "Rename…", image: UIImage(systemName: "pencil")) { self?.naming.begin(id) }
            ]
        }
        board.scrollView.delegate = self
        board.delegate = self
        naming.endAtTouches()
    }

    func name(of id: Appointment.ID) -> String? { appointments.first { $0.id == id }?.title }

    func show(_ id: Appointment.ID) { board.showItem(id) }

    func lay(_ field: NameField, over id: Appointment.ID) -> Bool {
        board.layoutIfNeeded()
        guard let title = board.view(for: id)?.label else { return false }
        field.lie(over: title.convert(title.bounds, to: view), font: title.font, in: board.frame)
        return true
    }

    func hasFocus(_ id: Appointment.ID) -> Bool { board.view(for: id)?.isFocused ?? false }

    func giveFocus(to id: Appointment.ID) { board.view(for: id)?.takeFocus() }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { naming.follow() }
}

extension UIView {
    /// The first label in the view, which is the title of an appointment's view.
    fileprivate var label: UILabel? { self as? UILabel ?? subviews.lazy.compactMap(\.label).first }
}

/// Lets the user name a new appointment as soon as its drag has ended. Escape then deletes it again.
extension CalendarController: BoardViewDelegate {
    func boardView(
        _ boardView: BoardView<CalendarSpace>, didEndDragging item: BoardItem<CalendarPlace>, committed: Bool
    ) {
        guard let id = nameless, item.id == AnyHashable(id) else { return }
        nameless = nil
        guard committed else { return }
        naming.begin(
            id,
            escaped: { [weak self] in
                if self?.madeLast == id { self?.undoManager?.undo() }
            })
    }
}
