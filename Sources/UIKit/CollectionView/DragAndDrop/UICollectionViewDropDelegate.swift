// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The methods that decide which drags a collection view accepts, and that perform the drops.
///
/// > Note: Declare a variable for a delegate as `any UICollectionViewDropDelegate`, because the protocol has an
/// > associated type.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
    /// The return type of `collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)`; `_Unimplemented` if the
    /// delegate does not implement that optional method.
    associatedtype _DropUpdate = _Unimplemented

    /// Inserts the dropped items into the data and the collection view.
    ///
    /// The coordinator holds the dropped items and their destination, and animates the previews to their cells. The
    /// collection view does not call this method if a diffable data source moves the item by its reordering handlers.
    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    )

    /// Whether the collection view can handle a drop session. The default is true.
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
    /// Called when a drop session enters the collection view.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
    /// Returns the proposal for a drop at the current position. The default proposal is a copy, for which the
    /// collection view shows no drop position.
    ///
    /// - Parameter destinationIndexPath: the index path that a dropped item would get, or the index path of the item
    ///   into which the drop would go. Behind a section's last item, its `item` is the section's item count. Nil if the
    ///   collection view has no sections.
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> _DropUpdate
    /// Called when a drop session leaves the collection view.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
    /// Called when a drop session that has entered the collection view has ended in any way.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)

    /// Returns the part of an item's cell that the dropped preview turns into. Nil, the default, stands for the whole
    /// cell.
    func collectionView(
        _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
    public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        true
    }
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {}
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {}
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {}
    public func collectionView(
        _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
}

extension UICollectionViewDropDelegate where _DropUpdate == _Unimplemented {
    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> _Unimplemented { _Unimplemented() }
}

extension UICollectionViewDropDelegate {
    /// The delegate's proposal for a drop at `path`; nil if the delegate does not implement the optional method that
    /// returns proposals.
    func proposal(
        _ view: UICollectionView, _ session: any UIDropSession, at path: IndexPath?
    ) -> UICollectionViewDropProposal? {
        guard
            OptionalMethod.isImplemented(
                _DropUpdate.self, returning: UICollectionViewDropProposal.self,
                "collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)", of: Self.self)
        else { return nil }
        return collectionView(view, dropSessionDidUpdate: session, withDestinationIndexPath: path)
            as? UICollectionViewDropProposal
    }
}
