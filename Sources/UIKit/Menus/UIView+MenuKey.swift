// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A context menu delegate that provides separate menus for parts of its view, such as rows.
@MainActor
protocol ContextMenuPartsDelegate {
    /// The frame, in window coordinates, of the part whose menu is shown when `responder` receives a menu key; nil if
    /// there is no such part.
    func partWithMenu(for responder: UIResponder?) -> CGRect?
    /// Whether a long press lifts a preview of the part whose menu was last requested. If not, the menu appears at the
    /// finger.
    var liftsPreview: Bool { get }
}

extension UIView {
    /// Shows the view's context menu if a key press requests it.
    ///
    /// - Returns: whether a menu was shown.
    func showContextMenu(by presses: Set<UIPress>) -> Bool {
        guard let press = presses.first(where: { $0.key?.asksForMenu == true }) else { return false }
        return interactions.contains { ($0 as? UIContextMenuInteraction)?.show(byKeyOf: press.responder) == true }
    }
}

extension UIContextMenuInteraction {
    /// Shows the context menu of the interaction's view, because `responder` has received a menu key. If the parts of
    /// the view have separate menus, shows the menu of the part to which `responder` belongs.
    ///
    /// - Returns: whether a menu was shown.
    fileprivate func show(byKeyOf responder: UIResponder?) -> Bool {
        guard let view else { return false }
        let part: CGRect?
        if let parts = delegate as? any ContextMenuPartsDelegate {
            part = parts.partWithMenu(for: responder)
        } else {
            part = view.convert(view.bounds, to: nil)
        }
        guard let part, let configuration = configuration(at: CGPoint(x: part.midX, y: part.midY), for: .key)
        else { return false }
        show(configuration, .compact, anchor: part)
        return session != nil
    }
}

extension UIKey {
    /// Whether the key requests a context menu: the menu key, or Shift-F10, because some keyboards have no menu key.
    fileprivate var asksForMenu: Bool {
        keyCode == .keyboardApplication || keyCode == .keyboardF10 && modifierFlags.contains(.shift)
    }
}
