// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Finds out whether a subclass of `UICollectionViewController` overrides an optional method. Only then the method
/// counts as implemented, although the controller itself has a body for it.
@MainActor
enum CollectionControllerMethods {
    /// A subclass that overrides nothing.
    private final class Plain: UICollectionViewController {}

    private final class Moving: UICollectionViewController {
        override func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) { preconditionFailure("A probe is only looked at") }
    }

    private static let moving = OverrideProbe(
        base: UICollectionViewController.self, plain: Plain.self, probe: Moving.self)

    /// Whether a class of controllers can move items.
    static func movesItems(_ type: UICollectionViewController.Type) -> Bool {
        type != UICollectionViewController.self && moving.overrides(type)
    }
}

extension UICollectionViewController: MovesItemsByOverriding {
    var overridesMoveItem: Bool { CollectionControllerMethods.movesItems(type(of: self)) }
}
