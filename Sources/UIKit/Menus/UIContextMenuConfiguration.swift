// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Makes a menu, of the elements that the system suggests: none here.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// Makes a controller whose view is shown above the menu.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// What a context menu is to show.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    /// By what the app knows the menu again; unique where none was given.
    open var identifier: any NSCopying { storedIdentifier }

    private let storedIdentifier: any NSCopying
    let previewProvider: UIContextMenuContentPreviewProvider?
    let actionProvider: UIContextMenuActionProvider?

    private init(
        _ identifier: (any NSCopying)?, _ previewProvider: UIContextMenuContentPreviewProvider?,
        _ actionProvider: UIContextMenuActionProvider?
    ) {
        storedIdentifier = identifier ?? NSUUID()
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }

    public convenience init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.init(identifier, previewProvider, actionProvider)
    }
}
