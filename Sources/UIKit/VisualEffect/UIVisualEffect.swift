// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore

/// What a ``UIVisualEffectView`` does to what lies below it, or to its content.
///
/// ## Caveats
/// Archives of effects are not there.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NSCopying {
    public override init() {
        super.init()
    }

    /// The effect itself, which never changes.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    /// What it makes of what lies below, where the traits are these.
    func look(in traits: UITraitCollection) -> BackdropLook { BackdropLook() }
}
