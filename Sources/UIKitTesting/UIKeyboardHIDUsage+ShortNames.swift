// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Display
import Foundation
import UIKit

extension UIKeyboardHIDUsage {
    public static let escape = keyboardEscape
    public static let space = keyboardSpacebar
    public static let `return` = keyboardReturnOrEnter
    public static let delete = keyboardDeleteOrBackspace
    public static let forwardDelete = keyboardDeleteForward
    public static let tab = keyboardTab
    public static let upArrow = keyboardUpArrow
    public static let downArrow = keyboardDownArrow
    public static let leftArrow = keyboardLeftArrow
    public static let rightArrow = keyboardRightArrow
    public static let home = keyboardHome
    public static let end = keyboardEnd
    public static let pageUp = keyboardPageUp
    public static let pageDown = keyboardPageDown

    /// The key of a letter, digit or other character of the US layout; nil where no key types it.
    public init?(typing character: Character) {
        guard let stroke = KeyUsage.stroke(typing: character) else { return nil }
        self.init(rawValue: stroke.usage)
    }

    /// What the key types on the US layout; empty for keys that type nothing.
    func typed(_ modifiers: UIKeyModifierFlags) -> String {
        KeyUsage.characters(usage: rawValue, isShifted: modifiers.contains(.shift))
    }
}
