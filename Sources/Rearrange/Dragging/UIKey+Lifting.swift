// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// What a key means to what keys carry: see `KeyStroke`.
extension UIKey {
    fileprivate var stroke: KeyStroke { KeyStroke(usage: keyCode.rawValue, flags: modifierFlags.rawValue) }

    var picksUp: Bool { stroke.picksUp }
    var isPlain: Bool { stroke.isPlain }
    var lifts: Bool { stroke.lifts }
    var letsGo: Bool { stroke.letsGo }
    var cancels: Bool { stroke.cancels }
    var deletes: Bool { stroke.deletes }
}

extension FocusDirection {
    /// The way that an arrow key alone points; nil for other keys.
    @MainActor
    init?(_ key: UIKey) {
        guard let direction = key.stroke.direction else { return nil }
        self = direction
    }
}
