// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

// On Apple's platforms, the data source and delegate methods called below are optional. On Linux they have default
// implementations, which behave as UIKit does if the app does not implement the methods.

#if canImport(ObjectiveC)
extension UITableViewDataSource {
    func rowReordererCanMove(_ path: IndexPath, in table: UITableView) -> Bool {
        tableView?(table, canMoveRowAt: path) ?? true
    }

    func rowReordererMove(_ source: IndexPath, to target: IndexPath, in table: UITableView) {
        tableView?(table, moveRowAt: source, to: target)
    }
}

extension UITableViewDelegate {
    func rowReordererTarget(from source: IndexPath, proposed: IndexPath, in table: UITableView) -> IndexPath {
        tableView?(table, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed) ?? proposed
    }
}

extension UICollectionViewDataSource {
    func itemReordererCanMove(_ path: IndexPath, in view: UICollectionView) -> Bool {
        collectionView?(view, canMoveItemAt: path) ?? true
    }

    func itemReordererMove(_ source: IndexPath, to target: IndexPath, in view: UICollectionView) {
        collectionView?(view, moveItemAt: source, to: target)
    }
}
#else
extension UITableViewDataSource {
    func rowReordererCanMove(_ path: IndexPath, in table: UITableView) -> Bool {
        tableView(table, canMoveRowAt: path)
    }

    func rowReordererMove(_ source: IndexPath, to target: IndexPath, in table: UITableView) {
        _ = tableView(table, moveRowAt: source, to: target)
    }
}

extension UITableViewDelegate {
    func rowReordererTarget(from source: IndexPath, proposed: IndexPath, in table: UITableView) -> IndexPath {
        tableView(table, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed)
    }
}

extension UICollectionViewDataSource {
    func itemReordererCanMove(_ path: IndexPath, in view: UICollectionView) -> Bool {
        collectionView(view, canMoveItemAt: path)
    }

    func itemReordererMove(_ source: IndexPath, to target: IndexPath, in view: UICollectionView) {
        _ = collectionView(view, moveItemAt: source, to: target)
    }
}
#endif
