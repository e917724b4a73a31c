// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore

extension UITraitCollection {
    /// What this thread was told; nil is what the system says.
    private static let override = ThreadLocal<UITraitCollection?> { nil }

    private static let unconnected = UITraitCollection(.system)

    /// What holds where nobody says otherwise: the screen's and the user's settings.
    package static var system: UITraitCollection {
        get { DisplayConnection.connected?.traits.withLock { $0 } ?? unconnected }
        set { DisplayConnection.connected?.traits.withLock { $0 = newValue } }
    }

    /// The traits that dynamic colours are resolved with; each thread has its own.
    ///
    /// Views set it around layout and drawing. Elsewhere it is the system's.
    public static var current: UITraitCollection {
        get { override.value ?? system }
        set { override.value = newValue }
    }

    /// Runs `actions` with this collection as the current one.
    public func performAsCurrent(_ actions: () -> Void) {
        let before = UITraitCollection.override.value
        UITraitCollection.override.value = self
        defer { UITraitCollection.override.value = before }
        actions()
    }
}
