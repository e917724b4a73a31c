// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// The meaning of a key for a focused item, or for an item that is moved by keys: see `KeyStroke`.
extension UIKey {
    fileprivate var stroke: KeyStroke { KeyStroke(usage: keyCode.rawValue, flags: modifierFlags.rawValue) }

    var picksUp: Bool { stroke.picksUp }
    var isPlain: Bool { stroke.isPlain }
    var isCommand: Bool { stroke.isCommand }
    var isArrow: Bool { stroke.arrow != nil }
    var lifts: Bool { stroke.lifts }
    var dropsWithoutModifiers: Bool { stroke.dropsWithoutModifiers }
    var cancels: Bool { stroke.cancels }
    var deletes: Bool { stroke.deletes }
    var createsItem: Bool { stroke.createsItem }
    var activates: Bool { stroke.activates }
    var startsRenaming: Bool { stroke.startsRenaming }
}

extension FocusDirection {
    /// The direction of an arrow key without modifiers; nil for other keys.
    @MainActor
    init?(_ key: UIKey) {
        guard let direction = key.stroke.arrowWithoutModifiers else { return nil }
        self = direction
    }
}
