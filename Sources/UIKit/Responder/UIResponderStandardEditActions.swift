// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What people ask of whatever they edit, by keys.
///
/// Control or command with C, X, V and A ask the first responder, and what it does not override asks the next one.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
    func cut(_ sender: Any?)
    func copy(_ sender: Any?)
    func paste(_ sender: Any?)
    func selectAll(_ sender: Any?)
}

extension UIResponderStandardEditActions {
    public func cut(_ sender: Any?) {}
    public func copy(_ sender: Any?) {}
    public func paste(_ sender: Any?) {}
    public func selectAll(_ sender: Any?) {}
}

/// What a key asks of editing.
enum EditKey {
    case cut, copy, paste, selectAll

    /// The letter counts, not the place of the key.
    init?(_ key: UIKey) {
        let flags = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        switch key.keyCode {
        // The keys of old.
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

extension UIWindow {
    /// Asks the press's responder to cut, copy, paste or select, if the key means that. For a control of a bar, such as a
    /// button, the page in sight is asked: a control has nothing to cut, and the bar's responders do not lead to the page.
    func edits(by presses: Set<UIPress>) {
        guard let press = presses.first, let key = press.key.flatMap(EditKey.init) else { return }
        var responder = press.responder ?? self
        if responder is UIControl, !(responder is any UIKeyInput), responder !== FirstResponder.current,
            let page = rootViewController?.topmostForKeys, !responder.chain.contains(where: { $0 === page })
        {
            responder = page
        }
        key.perform(on: responder)
    }
}
