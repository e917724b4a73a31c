// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

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
        let lower = Character(character.lowercased())
        if let index = "abcdefghijklmnopqrstuvwxyz1234567890".firstIndex(of: lower) {
            let offset = "abcdefghijklmnopqrstuvwxyz1234567890".distance(
                from: "abcdefghijklmnopqrstuvwxyz1234567890".startIndex, to: index)
            self.init(rawValue: UIKeyboardHIDUsage.keyboardA.rawValue + offset)
            return
        }
        switch character {
        case " ": self = .keyboardSpacebar
        case "\n": self = .keyboardReturnOrEnter
        case "\t": self = .keyboardTab
        case "-", "_": self = .keyboardHyphen
        case "=", "+": self = .keyboardEqualSign
        case ",", "<": self = .keyboardComma
        case ".", ">": self = .keyboardPeriod
        case "/", "?": self = .keyboardSlash
        case ";", ":": self = .keyboardSemicolon
        case "'", "\"": self = .keyboardQuote
        default: return nil
        }
    }

    /// What the key types on the US layout; empty for keys that type nothing.
    func typed(_ modifiers: UIKeyModifierFlags) -> String {
        switch self {
        case .keyboardSpacebar: return " "
        case .keyboardReturnOrEnter: return "\r"
        case .keyboardTab: return "\t"
        case .keyboardDeleteOrBackspace: return "\u{8}"
        default: break
        }
        let letters = Array("abcdefghijklmnopqrstuvwxyz1234567890")
        let index = rawValue - UIKeyboardHIDUsage.keyboardA.rawValue
        guard letters.indices.contains(index) else { return "" }
        let letter = String(letters[index])
        return modifiers.contains(.shift) ? letter.uppercased() : letter
    }
}
