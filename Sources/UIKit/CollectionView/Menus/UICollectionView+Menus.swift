// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The delegate's context menus of a collection view's items.
extension UICollectionView {
    /// The interaction that shows the context menus of the items; nil if the delegate does not provide menus.
    public var contextMenuInteraction: UIContextMenuInteraction? {
        menuMethods.givesMenus ? rowMenu.interaction : nil
    }

    var delegateGivesMenus: Bool { menuMethods.givesMenus }
    var menusMayHaveSeveralRows: Bool { menuMethods.isForSeveralItems }

    func menuFromDelegate(of rows: [RowPath], at point: CGPoint) -> UIContextMenuConfiguration? {
        guard let delegate else { return nil }
        if menuMethods.isForSeveralItems { return delegate.contextMenu(self, rows.map { IndexPath($0) }, point) }
        return rows.first.flatMap { delegate.contextMenu(self, IndexPath($0), point) }
    }

    func newScene(for row: RowPath, at point: CGPoint) -> UIWindowScene.ActivationConfiguration? {
        delegate?.collectionView(self, sceneActivationConfigurationForItemAt: IndexPath(row), point: point)
    }

    /// Opens an item in a new window after a click with the middle button, in an app with several scenes.
    func addNewSceneInteraction() {
        guard delegate != nil, UIApplication.shared.supportsMultipleScenes,
            !interactions.contains(where: { $0 is UIWindowScene.ActivationInteraction })
        else { return }
        addInteraction(
            UIWindowScene.ActivationInteraction { [weak self] _, point in
                self.flatMap { list in list.visibleRow(at: point).flatMap { list.newScene(for: $0, at: point) } }
            } errorHandler: { error in
                warn("The item is not opened in a new window: \(error.localizedDescription)")
            })
    }

    func highlightPreview(of row: RowPath?, _ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        guard let delegate else { return nil }
        if menuMethods.givesHighlightPreviews {
            return row.flatMap { delegate.highlightPreview(self, configuration, IndexPath($0)) }
        }
        if menuMethods.isForSeveralItems { return nil }
        return delegate.collectionView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
    }

    func dismissalPreview(of row: RowPath?, _ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        guard let delegate else { return nil }
        if menuMethods.givesDismissalPreviews {
            return row.flatMap { delegate.dismissalPreview(self, configuration, IndexPath($0)) }
        }
        if menuMethods.isForSeveralItems { return nil }
        return delegate.collectionView(self, previewForDismissingContextMenuWithConfiguration: configuration)
    }

    func willDisplayMenu(
        _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
    ) {
        delegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator)
    }

    func willEndMenu(
        _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
    ) {
        delegate?.collectionView(self, willEndContextMenuInteraction: configuration, animator: animator)
    }

    func willPerformPreviewAction(
        _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
    ) {
        delegate?.collectionView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
}

/// The optional methods for context menus that a delegate implements.
struct ItemMenuMethods {
    var givesItemsMenus = false
    var givesHighlightPreviews = false
    var givesDismissalPreviews = false
    /// Whether the delegate implements the older method for the menu of one item.
    var givesItemMenus = false

    /// Whether the delegate implements a method for several items. The older methods for one item are then not called.
    var isForSeveralItems: Bool { givesItemsMenus || givesHighlightPreviews || givesDismissalPreviews }
    /// Whether the delegate provides menus.
    var givesMenus: Bool { isForSeveralItems ? givesItemsMenus : givesItemMenus }
}

extension UICollectionViewDelegate {
    /// The optional methods for context menus that this delegate implements.
    var menuMethods: ItemMenuMethods {
        if let controller = self as? UICollectionViewController {
            return CollectionControllerMethods.menus(Swift.type(of: controller))
        }
        let type = Self.self
        return ItemMenuMethods(
            givesItemsMenus: OptionalMethod.isImplemented(
                _ItemsMenu.self, returning: UIContextMenuConfiguration?.self,
                "collectionView(_:contextMenuConfigurationForItemsAt:point:)", of: type),
            givesHighlightPreviews: OptionalMethod.isImplemented(
                _HighlightPreview.self, returning: UITargetedPreview?.self,
                "collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)", of: type),
            givesDismissalPreviews: OptionalMethod.isImplemented(
                _DismissalPreview.self, returning: UITargetedPreview?.self,
                "collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)", of: type),
            givesItemMenus: OptionalMethod.isImplemented(
                _ItemMenu.self, returning: UIContextMenuConfiguration?.self,
                "collectionView(_:contextMenuConfigurationForItemAt:point:)", of: type))
    }

    // The following methods call optional methods. Call them only if `menuMethods` says that the method is implemented.
    fileprivate func contextMenu(
        _ view: UICollectionView, _ paths: [IndexPath], _ point: CGPoint
    ) -> UIContextMenuConfiguration? {
        collectionView(view, contextMenuConfigurationForItemsAt: paths, point: point)
            as! UIContextMenuConfiguration?
    }

    fileprivate func contextMenu(
        _ view: UICollectionView, _ path: IndexPath, _ point: CGPoint
    ) -> UIContextMenuConfiguration? {
        collectionView(view, contextMenuConfigurationForItemAt: path, point: point) as! UIContextMenuConfiguration?
    }

    fileprivate func highlightPreview(
        _ view: UICollectionView, _ configuration: UIContextMenuConfiguration, _ path: IndexPath
    ) -> UITargetedPreview? {
        collectionView(view, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
            as! UITargetedPreview?
    }

    fileprivate func dismissalPreview(
        _ view: UICollectionView, _ configuration: UIContextMenuConfiguration, _ path: IndexPath
    ) -> UITargetedPreview? {
        collectionView(view, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
            as! UITargetedPreview?
    }
}
