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
    /// The Tab key.
    public static let tab = keyboardTab
    /// The Up Arrow key.
    public static let upArrow = keyboardUpArrow
    /// The Down Arrow key.
    public static let downArrow = keyboardDownArrow
    /// The Left Arrow key.
    public static let leftArrow = keyboardLeftArrow
    /// The Right Arrow key.
    public static let rightArrow = keyboardRightArrow
    /// The Home key.
    public static let home = keyboardHome
    /// The End key.
    public static let end = keyboardEnd
    /// The Page Up key.
    public static let pageUp = keyboardPageUp
    /// The Page Down key.
    public static let pageDown = keyboardPageDown

    /// The key that types a character on the US layout; nil if no key does.
    public init?(typing character: Character) {
        guard let stroke = KeyUsage.stroke(typing: character) else { return nil }
        self.init(rawValue: stroke.usage)
    }

    /// The text that the key types on the US layout while modifier keys are held; empty for keys that type nothing.
    /// Only Shift has an effect.
    func typed(_ modifiers: UIKeyModifierFlags) -> String {
        KeyUsage.characters(usage: rawValue, isShifted: modifiers.contains(.shift))
    }
}
