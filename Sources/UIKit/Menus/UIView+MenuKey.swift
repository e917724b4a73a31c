// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A delegate that has a menu for each of several parts of its view, and finds the part that somebody's key is about.
@MainActor
protocol ContextMenuParts {
    /// In window coordinates; nil where there is none.
    func partWithMenu(for responder: UIResponder?) -> CGRect?
}

extension UIView {
    /// Shows the view's menu where the key asks for it.
    ///
    /// - Returns: whether it did.
    func showsMenu(by presses: Set<UIPress>) -> Bool {
        guard let press = presses.first(where: { $0.key?.asksForMenu == true }) else { return false }
        return interactions.contains { ($0 as? UIContextMenuInteraction)?.show(byKeyOf: press.responder) == true }
    }
}

extension UIContextMenuInteraction {
    /// Shows the menu of the view, or of the part of it that a responder is in.
    ///
    /// - Returns: whether there is one.
    fileprivate func show(byKeyOf responder: UIResponder?) -> Bool {
        guard let view else { return false }
        let part: CGRect?
        if let parts = delegate as? any ContextMenuParts {
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
    /// The menu key, or Shift-F10 on keyboards without one.
    fileprivate var asksForMenu: Bool {
        keyCode == .keyboardApplication || keyCode == .keyboardF10 && modifierFlags.contains(.shift)
    }
}
