// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore

extension UITraitCollection {
    /// The traits that were set as the current ones on this thread; nil means the system's traits.
    private static let override = ThreadLocal<UITraitCollection?> { nil }

    /// The value of `system` before there is a display.
    private static let unconnected = UITraitCollection(.system)

    /// The traits of the display and of the user's settings, which are the defaults for windows and dynamic colours.
    package static var system: UITraitCollection {
        get { DisplayConnection.connected?.traits.withLock { $0 } ?? unconnected }
        set { DisplayConnection.connected?.traits.withLock { $0 = newValue } }
    }

    /// The traits with which dynamic colours are resolved. Each thread has its own.
    ///
    /// Views set the current traits during layout and drawing. At other times, the current traits are those of the
    /// display and the user's settings.
    public static var current: UITraitCollection {
        get { override.value ?? system }
        set { override.value = newValue }
    }

    /// Calls `actions` with this collection as the current traits.
    public func performAsCurrent(_ actions: () -> Void) {
        let before = UITraitCollection.override.value
        UITraitCollection.override.value = self
        defer { UITraitCollection.override.value = before }
        actions()
    }
}
