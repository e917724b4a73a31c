// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An object that provides the sections, items and views of a collection view, and changes the data when the user moves
/// items.
///
/// > Note: The protocol has an associated type. Declare a variable for a data source as
///   `any UICollectionViewDataSource`.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
    // The return type of an optional method; `_Unimplemented` if the data source does not implement the method.
    associatedtype _MoveItem = _Unimplemented

    /// Returns the number of items in a section.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// Returns a cell that shows an item. The app dequeues the cell from the collection view.
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell

    /// Returns the number of sections; 1 if not implemented.
    func numberOfSections(in collectionView: UICollectionView) -> Int
    /// Returns a supplementary view, such as a header, that the layout needs. The app dequeues the view from the
    /// collection view.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView

    /// Returns whether the user can move an item; true if not implemented. Called only if
    /// `collectionView(_:moveItemAt:to:)` is implemented.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    /// Called after the user has moved an item. The user can move items only if this method is implemented.
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) -> _MoveItem

    /// Returns the titles of the index at the collection view's edge, for example "A" to "Z"; nil for no index.
    func indexTitles(for collectionView: UICollectionView) -> [String]?
    /// Returns the index path of the item to which a touch on a title of the index scrolls. If not implemented, it is
    /// the first item of the section whose number is `index`, the position of the title in the index.
    func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath
}

extension UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
    public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
    public func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: index) }

    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        misuse(
            "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: does not exist: the "
                + "layout has a view of kind \(kind) at \(indexPath), and \(type(of: self)) does not implement "
                + "collectionView(_:viewForSupplementaryElementOfKind:at:). Implement it.")
    }
}

extension UICollectionViewDataSource where _MoveItem == _Unimplemented {
    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) -> _Unimplemented { _Unimplemented() }
}

extension UICollectionViewDataSource {
    /// Whether this data source implements `collectionView(_:moveItemAt:to:)`.
    var movesItems: Bool {
        if let controller = self as? UICollectionViewController {
            return CollectionControllerMethods.movesItems(type(of: controller))
        }
        return OptionalMethod.isImplemented(
            _MoveItem.self, returning: Void.self, "collectionView(_:moveItemAt:to:)", of: Self.self)
    }

    /// Whether the user can move an item: the data source implements the method for moving, and agrees.
    func mayMoveItem(_ collectionView: UICollectionView, at indexPath: IndexPath) -> Bool {
        movesItems && self.collectionView(collectionView, canMoveItemAt: indexPath)
    }

    /// Tells the data source that the user has moved an item. Call this only if ``movesItems`` is true.
    func moveItem(_ collectionView: UICollectionView, from source: IndexPath, to destination: IndexPath) {
        _ = self.collectionView(collectionView, moveItemAt: source, to: destination)
    }
}

/// An object that loads the data of items before they appear on screen.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    /// Called with items that will probably be shown soon, the nearest first. The object begins to load their data.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    /// Called with prefetched items that will probably not be shown. The object can stop loading their data.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    public func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {}
}
