// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Something that can be done with an item of a board, besides moving and deleting it.
public struct BoardItemAction {
    /// What it is called, in the item's menu and by assistive technology.
    public var title: String
    /// What its row of the menu shows; nil for nothing.
    public var image: UIImage?
    /// Does it.
    public var handler: @MainActor () -> Void

    public init(title: String, image: UIImage? = nil, handler: @escaping @MainActor () -> Void) {
        (self.title, self.image, self.handler) = (title, image, handler)
    }
}
