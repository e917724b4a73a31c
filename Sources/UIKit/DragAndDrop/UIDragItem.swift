// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One of the things that a drag carries.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    /// Gives its data to whoever it is dropped on.
    open var itemProvider: NSItemProvider { storedProvider }
    private let storedProvider: NSItemProvider

    /// What it stands for, for the app itself: other programs see nothing of it.
    open var localObject: Any?

    /// Makes what it looks like while it is dragged; nil for what was lifted. Nothing shows where it returns nil.
    ///
    /// It is called once for each item that shows, when the drag begins or when it is set after that.
    open var previewProvider: (() -> UIDragPreview?)? {
        didSet { drag?.previewProviderChanged(of: self) }
    }

    /// Whose item it is at the moment.
    weak var drag: ActiveDrag?
    /// As which of its items.
    var number = 0

    public init(itemProvider: NSItemProvider) {
        storedProvider = itemProvider
        super.init()
    }

    /// Has the destination asked again where the item's preview goes, while it is on its way there.
    open func setNeedsDropPreviewUpdate() {
        drag?.dropPreviewChanged(of: self)
    }
}
