// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore

/// An effect that a ``UIVisualEffectView`` applies to the backdrop or to its content.
///
/// ## Caveats
/// `NSSecureCoding` is not supported.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NSCopying {
    /// Creates an effect that changes nothing.
    public override init() {
        super.init()
    }

    /// Returns the object itself, which is immutable.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    /// The changes that the effect makes to the backdrop, with the given traits.
    func backdropEffect(in traits: UITraitCollection) -> BackdropEffect { BackdropEffect() }
}
