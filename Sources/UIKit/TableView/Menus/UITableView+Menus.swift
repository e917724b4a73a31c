// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The delegate's context menus of a table's rows.
extension UITableView {
    /// The interaction that shows the context menus of the rows; nil if the delegate does not provide menus.
    public var contextMenuInteraction: UIContextMenuInteraction? {
        delegateMethods.givesContextMenus ? rowMenu.interaction : nil
    }

    var delegateGivesMenus: Bool { delegateMethods.givesContextMenus }
    var menusMayHaveSeveralRows: Bool { false }

    func menuFromDelegate(of rows: [RowPath], at point: CGPoint) -> UIContextMenuConfiguration? {
        rows.first.flatMap { delegate?.contextMenu(self, IndexPath($0), point) }
    }

    /// A table's delegate opens no rows in windows of their own.
    func newScene(for row: RowPath, at point: CGPoint) -> UIWindowScene.ActivationConfiguration? { nil }

    func highlightPreview(of row: RowPath?, _ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        delegate?.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
    }

    func dismissalPreview(of row: RowPath?, _ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        delegate?.tableView(self, previewForDismissingContextMenuWithConfiguration: configuration)
    }

    func willDisplayMenu(
        _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
    ) {
        delegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator)
    }

    func willEndMenu(
        _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
    ) {
        delegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator)
    }

    func willPerformPreviewAction(
        _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
    ) {
        delegate?.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
}
