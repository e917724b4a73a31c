// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A closure that creates a menu. It receives the elements that the system suggests; Uplift passes an empty array.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// A closure that creates the controller whose view is shown above the menu.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// The content of a context menu: its actions and preview.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    /// The identifier that the app has given the menu; a unique one if the app has given none.
    open var identifier: any NSCopying { storedIdentifier }

    private let storedIdentifier: any NSCopying
    let previewProvider: UIContextMenuContentPreviewProvider?
    private let actionProvider: UIContextMenuActionProvider?
    /// The elements that follow those of the app's menu.
    var additionalElements: [UIMenuElement] = []

    private init(
        _ identifier: (any NSCopying)?, _ previewProvider: UIContextMenuContentPreviewProvider?,
        _ actionProvider: UIContextMenuActionProvider?
    ) {
        storedIdentifier = identifier ?? NSUUID()
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }

    /// Creates a configuration. Without a preview provider there is no preview, and without an action provider there
    /// are no actions.
    public convenience init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.init(identifier, previewProvider, actionProvider)
    }

    /// Creates the menu; nil if there are no elements to show.
    func makeMenu() -> UIMenu? {
        let menu = actionProvider?([])
        guard !additionalElements.isEmpty else { return menu }
        guard let menu else { return UIMenu(children: additionalElements) }
        return menu.replacingChildren(menu.children + [UIMenu(options: .displayInline, children: additionalElements)])
    }
}
