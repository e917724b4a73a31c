// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

extension UIKey {
    /// Whether it is the key by which UIKit picks up what has the focus: control or command with D.
    var picksUp: Bool {
        keyCode == .keyboardD && !modifierFlags.isDisjoint(with: [.control, .command])
            && modifierFlags.isDisjoint(with: [.shift, .alternate])
    }

    /// Whether no other key is held down with it.
    var isPlain: Bool { modifierFlags.isDisjoint(with: [.shift, .control, .alternate, .command]) }

    /// Whether it lifts what has the focus: space, or the key by which UIKit picks that up.
    var lifts: Bool { picksUp || isPlain && keyCode == .keyboardSpacebar }

    /// Whether it lets go of what keys carry: space, return or enter.
    var letsGo: Bool {
        isPlain && [.keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter].contains(keyCode)
    }

    /// Whether it puts back what is carried, whatever else is held down with it.
    var cancels: Bool { keyCode == .keyboardEscape }

    /// Whether it deletes what has the focus.
    var deletes: Bool { isPlain && (keyCode == .keyboardDeleteOrBackspace || keyCode == .keyboardDeleteForward) }
}

extension FocusDirection {
    /// The way that an arrow key alone points; nil for other keys.
    @MainActor
    init?(_ key: UIKey) {
        guard key.isPlain else { return nil }
        switch key.keyCode {
        case .keyboardUpArrow: self = .up
        case .keyboardDownArrow: self = .down
        case .keyboardLeftArrow: self = .left
        case .keyboardRightArrow: self = .right
        default: return nil
        }
    }
}
