// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Display
import Foundation
import UIKit

/// Short names for the keys that tests press most.
extension UIKeyboardHIDUsage {
    /// Esc, which ends what is under way.
    public static let escape = keyboardEscape
    /// The space bar.
    public static let space = keyboardSpacebar
    /// Return, in the main block.
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
