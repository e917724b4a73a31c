// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// An action of a board item, besides moving and deleting it.
public struct BoardItemAction {
    /// The title in the item's menu and among its accessibility actions.
    public var title: String
    /// The image in the item's menu; nil for none.
    public var image: UIImage?
    /// Performs the action.
    public var handler: @MainActor () -> Void

    /// Creates an action with a title, an optional image and a handler.
    public init(title: String, image: UIImage? = nil, handler: @escaping @MainActor () -> Void) {
        (self.title, self.image, self.handler) = (title, image, handler)
    }
}
