// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import Foundation

extension SnapshotApplier {
    /// The item at an index path; nil if there is none.
    @MainActor
    func item(at indexPath: IndexPath) -> ItemID? {
        indexPath.count == 2 ? shown.item(at: RowPath(indexPath)) : nil
    }

    /// The item at an index path that the list has passed to its data source. The error message names the class of the
    /// data source `source`.
    @MainActor
    func item(at indexPath: IndexPath, of source: NSObject) -> ItemID {
        guard let item = item(at: indexPath) else {
            misuse(
                "\(type(of: source)) has no item at \(indexPath). Do not change the list directly: apply a snapshot.")
        }
        return item
    }

    /// The cell that the app's cell provider returns for the item at an index path. The error messages name the class
    /// of the data source `source`.
    @MainActor
    func cell<List: ListView>(
        _ list: List, _ indexPath: IndexPath, of source: NSObject,
        from provide: (List, IndexPath, ItemID) -> List.Cell?
    ) -> List.Cell {
        let item = item(at: indexPath, of: source)
        guard let cell = provide(list, indexPath, item) else {
            let isTable = list is UITableView
            misuse(
                "\(isTable ? "UITableView" : "UICollectionView")DiffableDataSource cell provider returned nil for "
                    + "index path \(indexPath) with item identifier '\(item)', which is not allowed. You must always "
                    + "return a cell to the \(isTable ? "table view" : "collection view"): \(list). Return a cell for "
                    + "every item that is in a snapshot.")
        }
        return cell
    }

    /// The view that the app's provider returns for a supplementary view of a collection view.
    @MainActor
    func supplementaryView(
        _ collectionView: UICollectionView, _ kind: String, _ indexPath: IndexPath,
        from provide: ((UICollectionView, String, IndexPath) -> UICollectionReusableView?)?
    ) -> UICollectionReusableView {
        guard let provide else {
            misuse(
                "CollectionView \(collectionView) requested a supplementary view, but a supplementaryViewProvider was not "
                    + "specified on the diffable data source. The layout has a view of kind \(kind) at \(indexPath): set "
                    + "supplementaryViewProvider, or remove the view from the layout.")
        }
        guard let view = provide(collectionView, kind, indexPath) else {
            misuse(
                "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: "
                    + "(\(kind), \(indexPath)) was not retrieved by calling "
                    + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil. "
                    + "Return a view from supplementaryViewProvider for each view of the layout.")
        }
        return view
    }

    /// The number of displayed items in a section of a collection view.
    @MainActor
    func itemCount(inSection section: Int) -> Int {
        guard 0..<shown.sectionCount ~= section else {
            misuse(
                "Invalid parameter not satisfying: section < _impl.numberOfSections. There is no section \(section) in a "
                    + "data source with \(shown.sectionCount) sections.")
        }
        return shown.itemCount(inSection: section)
    }
}
