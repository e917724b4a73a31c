// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

extension UIFocusSystem {
    /// Handles a key press that no responder has handled: tab, arrow keys, escape, and letters for a list.
    ///
    /// - Returns: whether the key was handled.
    func handle(_ presses: Set<UIPress>, in window: UIWindow, isRepeated: Bool) -> Bool {
        guard let key = presses.first?.key, let host, host.openMenu == nil else { return false }
        let flags = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        if key.keyCode == .keyboardTab {
            guard flags.isSubset(of: .shift) else { return false }
            return moveToGroup(isForward: flags.isEmpty, in: window)
        }
        guard FirstResponder.typing == nil else { return false }
        if key.keyCode == .keyboardEscape, flags.isEmpty { return !isRepeated && window.handleEscape() }
        if current?.view?.allowsInteraction == false { return false }
        if key.stroke.picksUp, !isRepeated { return beginKeyboardDrag() }
        if let list = current?.view as? any ListView, !isRepeated, let characters = key.typedCharacters {
            return list.typed(characters)
        }
        if let direction = FocusDirection(key), moveInGroup(direction) { return true }
        if current?.view is any ListView { return false }
        // An arrow key does not leave a focused item that shows its ring. Without a ring, the item was focused by a
        // touch, and an arrow key may move the focus into a list.
        if current != nil {
            if beginsEditing(with: key) { return true }
            if isRingShown { return false }
        }
        guard flags.isEmpty, key.keyCode == .keyboardUpArrow || key.keyCode == .keyboardDownArrow,
            let area = window.largestFilledScrollView,
            host.firstResponder.map({ first in area.chain.contains { $0 === first } }) ?? true,
            let place = placeOfFirstArrow(in: area, of: window)
        else { return false }
        keysWereUsed()
        guard enter(place, key.keyCode == .keyboardUpArrow ? .up : .down) else { return false }
        presses.first?.hasGivenFocus = true
        return true
    }

    /// Begins editing if Return or Enter is pressed while a view that takes text is focused. Returns whether editing
    /// has begun.
    private func beginsEditing(with key: UIKey) -> Bool {
        guard key.keyCode == .keyboardReturnOrEnter || key.keyCode == .keypadEnter,
            let view = current?.view, view.canBecomeFirstResponder, !view.isFirstResponder
        else { return false }
        return view.becomeFirstResponder()
    }

    /// Handles an arrow key by moving the focus within its group. Called by a scroll view that contains the focused
    /// view, before the scroll view scrolls. Returns whether the key was handled.
    func handleArrow(_ presses: Set<UIPress>, in view: UIView) -> Bool {
        guard let key = presses.first?.key, let direction = FocusDirection(key), FirstResponder.typing == nil,
            let focusOwner, focusOwner.isDescendant(of: view)
        else { return false }
        return moveInGroup(direction)
    }
}

extension FocusDirection {
    /// Creates the direction of an arrow key that is pressed without modifiers; nil for any other key.
    @MainActor init?(_ key: UIKey) {
        guard let direction = key.stroke.arrowWithoutModifiers else { return nil }
        self = direction
    }
}

extension UIKey {
    /// The key stroke, as interpreted by keyboard drags and the focus system.
    var stroke: KeyStroke { KeyStroke(usage: keyCode.rawValue, flags: modifierFlags.rawValue) }

    /// The characters that the key types; nil if it types no printable character, or if Control or Command is held.
    var typedCharacters: String? {
        guard modifierFlags.isDisjoint(with: [.control, .command]), !characters.isEmpty,
            characters.unicodeScalars.allSatisfy({
                $0.value >= 0x20 && $0.value != 0x7F && !(0xF700...0xF8FF ~= $0.value)
            })
        else { return nil }
        return characters
    }
}
