// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The standard editing commands, which the user performs with keyboard shortcuts.
///
/// Control or Command with C, X, V or A is copy, cut, paste or select all. The first responder gets the command, and
/// the default implementations pass it along the responder chain until a responder handles it.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
    /// Cuts the selection to the pasteboard.
    func cut(_ sender: Any?)
    /// Copies the selection to the pasteboard.
    func copy(_ sender: Any?)
    /// Pastes the contents of the pasteboard.
    func paste(_ sender: Any?)
    /// Selects everything.
    func selectAll(_ sender: Any?)
}

extension UIResponderStandardEditActions {
    public func cut(_ sender: Any?) {}
    public func copy(_ sender: Any?) {}
    public func paste(_ sender: Any?) {}
    public func selectAll(_ sender: Any?) {}
}

/// An editing command that the user performs with a keyboard shortcut.
enum EditKey {
    case cut, copy, paste, selectAll

    /// Creates the command for a key; nil if the key is no shortcut. The typed letter counts, not the key's position.
    init?(_ key: UIKey) {
        let flags = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        switch key.keyCode {
        // The traditional PC keys: Control-Insert, Shift-Insert and Shift-Delete.
        case .keyboardInsert where flags == .control: self = .copy
        case .keyboardInsert where flags == .shift: self = .paste
        case .keyboardDeleteForward where flags == .shift: self = .cut
        default:
            guard flags == .command || flags == .control else { return nil }
            switch key.charactersIgnoringModifiers.lowercased() {
            case "x": self = .cut
            case "c": self = .copy
            case "v": self = .paste
            case "a": self = .selectAll
            default: return nil
            }
        }
    }

    @MainActor
    func perform(on responder: UIResponder) {
        switch self {
        case .cut: responder.cut(nil)
        case .copy: responder.copy(nil)
        case .paste: responder.paste(nil)
        case .selectAll: responder.selectAll(nil)
        }
    }
}

extension UIPress {
    /// The responder at whose commands the press is aimed: that of the press. If it is a control in a bar, such as a
    /// button, it is the visible page, because a bar's responder chain does not contain the page.
    @MainActor
    var commandResponder: UIResponder? {
        guard let responder, responder is UIControl, !(responder is any UIKeyInput),
            responder !== FirstResponder.current, let page = window?.rootViewController?.topmostForKeys,
            !responder.chain.contains(where: { $0 === page })
        else { return responder }
        return page
    }
}

extension UIWindow {
    /// Performs the editing command of a key press.
    func performEditCommand(by presses: Set<UIPress>) {
        guard let press = presses.first, let key = press.key.flatMap(EditKey.init) else { return }
        key.perform(on: press.commandResponder ?? self)
    }
}
