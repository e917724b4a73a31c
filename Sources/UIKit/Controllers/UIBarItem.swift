// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a bar shows in one place: a title or an image.
///
/// A bar shows a change at once.
@preconcurrency @MainActor
open class UIBarItem: AccessibleObject {
    /// Told of every change.
    var didChange: (() -> Void)?

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    override var accessibilityDefaults: any AccessibilityDefaults { BarItemAccessibility(item: self) }

    open var isEnabled = true {
        didSet { if isEnabled != oldValue { didChange?() } }
    }

    open var title: String? {
        didSet { if title != oldValue { didChange?() } }
    }

    open var image: UIImage? {
        didSet { if image !== oldValue { didChange?() } }
    }

    open var tag = 0
}
