// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A dragged item.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    /// The provider of the item's data for the drop target.
    open var itemProvider: NSItemProvider { storedProvider }
    private let storedProvider: NSItemProvider

    /// An object that the item represents. It is for the app's own use, and other apps do not get it.
    open var localObject: Any?

    /// A closure that makes the drag preview, or returns nil for no preview. If the property is nil, the preview of the
    /// lift is kept.
    ///
    /// The closure is called once if the item was lifted with a preview: when the drag begins, or when the property is
    /// set later.
    open var previewProvider: (() -> UIDragPreview?)? {
        didSet { drag?.previewProviderChanged(of: self) }
    }

    /// The running drag that the item is part of.
    weak var drag: ActiveDrag?
    /// The item's index among the items of `drag`.
    var number = 0

    /// Creates an item whose data is provided by `itemProvider`.
    public init(itemProvider: NSItemProvider) {
        storedProvider = itemProvider
        super.init()
    }

    /// Asks the drop target again for the item's preview while the drop animation runs.
    open func setNeedsDropPreviewUpdate() {
        drag?.dropPreviewChanged(of: self)
    }
}
