// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Display
import Foundation
import UIKit

/// Short names for the keys that tests press most often.
extension UIKeyboardHIDUsage {
    /// The Escape key.
    public static let escape = keyboardEscape
    /// The space bar.
    public static let space = keyboardSpacebar
    /// The Return key of the main block, not of the keypad.
    public static let `return` = keyboardReturnOrEnter
    /// The key that deletes backwards.
    public static let delete = keyboardDeleteOrBackspace
    /// The key that deletes forwards.
    public static let forwardDelete = keyboardDeleteForward
    /// Tab.
    public static let tab = keyboardTab
    /// The arrow up.
    public static let upArrow = keyboardUpArrow
    /// The arrow down.
    public static let downArrow = keyboardDownArrow
    /// The arrow to the left.
    public static let leftArrow = keyboardLeftArrow
    /// The arrow to the right.
    public static let rightArrow = keyboardRightArrow
    /// Home.
    public static let home = keyboardHome
    /// End.
    public static let end = keyboardEnd
    /// Page Up.
    public static let pageUp = keyboardPageUp
    /// Page Down.
    public static let pageDown = keyboardPageDown

    /// The key that types a character on the US layout; nil if no key does.
    public init?(typing character: Character) {
        guard let stroke = KeyUsage.stroke(typing: character) else { return nil }
        self.init(rawValue: stroke.usage)
    }

    /// The text that the key types on the US layout; empty for keys that type nothing.
    func typed(_ modifiers: UIKeyModifierFlags) -> String {
        KeyUsage.characters(usage: rawValue, isShifted: modifiers.contains(.shift))
    }
}
