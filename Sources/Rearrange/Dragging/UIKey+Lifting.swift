// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

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
}
