// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Finds out which optional methods a subclass of `UICollectionViewController` overrides. Only these methods count as
/// implemented, although the controller itself has a body for every method.
///
/// Each private subclass overrides one method, so that `OverrideProbe` finds the position of the method in the class's
/// method table.
@MainActor
enum CollectionControllerMethods {
    private typealias Controller = UICollectionViewController

    /// A subclass that overrides nothing, with which the other subclasses are compared.
    private final class Plain: Controller {}

    /// The body of all methods that the private subclasses override. The methods are never called.
    ///
    /// The body differs from every inherited body, because an optimiser may merge equal functions. An override could
    /// then not be recognized.
    private static func notCalled() -> Never { preconditionFailure("A probe is only looked at") }

    private final class GivingItemsMenus: Controller {
        override func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
            point: CGPoint
        ) -> UIContextMenuConfiguration? { notCalled() }
    }

    private final class GivingHighlightPreviews: Controller {
        override func collectionView(
            _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
            highlightPreviewForItemAt indexPath: IndexPath
        ) -> UITargetedPreview? { notCalled() }
    }

    private final class GivingDismissalPreviews: Controller {
        override func collectionView(
            _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
            dismissalPreviewForItemAt indexPath: IndexPath
        ) -> UITargetedPreview? { notCalled() }
    }

    private final class GivingItemMenus: Controller {
        override func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? { notCalled() }
    }

    private final class MovingItems: Controller {
        override func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) { notCalled() }
    }

    private static func probe(_ type: AnyClass) -> OverrideProbe {
        OverrideProbe(base: Controller.self, plain: Plain.self, probe: type)
    }

    private static let givingItemsMenus = probe(GivingItemsMenus.self)
    private static let givingHighlightPreviews = probe(GivingHighlightPreviews.self)
    private static let givingDismissalPreviews = probe(GivingDismissalPreviews.self)
    private static let givingItemMenus = probe(GivingItemMenus.self)

    private static let movingItems = probe(MovingItems.self)

    /// Whether the controller class `type` can move items.
    static func movesItems(_ type: UICollectionViewController.Type) -> Bool {
        type != Controller.self && movingItems.overrides(type)
    }

    /// The optional methods for context menus that the controller class `type` overrides.
    static func menus(_ type: UICollectionViewController.Type) -> ItemMenuMethods {
        if type == Controller.self { return ItemMenuMethods() }
        return ItemMenuMethods(
            givesItemsMenus: givingItemsMenus.overrides(type),
            givesHighlightPreviews: givingHighlightPreviews.overrides(type),
            givesDismissalPreviews: givingDismissalPreviews.overrides(type),
            givesItemMenus: givingItemMenus.overrides(type))
    }
}
