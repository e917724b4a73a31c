// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An item of a bar, with a title or an image.
///
/// The bar is updated as soon as a property changes.
@preconcurrency @MainActor
open class UIBarItem: AccessibleObject {
    /// Called after every change of one of the item's properties. Set by the bar.
    var didChange: (() -> Void)?

    public override init() {
        super.init()
    }

    /// Creates an item of a storyboard or nib.
    public required init?(coder: NSCoder) {
        super.init()
        (coder as? NibDecoder)?.configure(self)
    }

    override var accessibilityDefaults: any AccessibilityDefaults { BarItemAccessibility(item: self) }

    /// Whether the item can be pressed.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { didChange?() } }
    }

    /// The title that the bar shows.
    open var title: String? {
        didSet { if title != oldValue { didChange?() } }
    }

    /// The image that the bar shows.
    open var image: UIImage? {
        didSet { if image !== oldValue { didChange?() } }
    }

    /// A number with which the app can identify the item.
    open var tag = 0
}
