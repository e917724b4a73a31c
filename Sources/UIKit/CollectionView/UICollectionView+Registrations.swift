// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UICollectionView {
    /// The class or nib of cells, and the function that configures each for an item.
    ///
    /// Create a registration once, not for each item: cells are reused per registration.
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Configures a cell for an item.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let identifier = RegistrationIdentifier()
        let nib: UINib?
        let handler: Handler

        /// Creates a registration of the class `Cell`.
        public init(handler: @escaping Handler) {
            (nib, self.handler) = (nil, handler)
        }

        /// Creates a registration of a nib with one `Cell`.
        public init(cellNib: UINib, handler: @escaping Handler) {
            (nib, self.handler) = (cellNib, handler)
        }
    }

    /// The class or nib of supplementary views of a kind, and the function that configures each.
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Configures a supplementary view.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        let identifier = RegistrationIdentifier()
        let kind: String
        let nib: UINib?
        let handler: Handler

        /// Creates a registration of the class `Supplementary`.
        public init(elementKind: String, handler: @escaping Handler) {
            (kind, nib, self.handler) = (elementKind, nil, handler)
        }

        /// Creates a registration of a nib with one `Supplementary`.
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            (kind, nib, self.handler) = (elementKind, supplementaryNib, handler)
        }
    }

    /// Returns a cell of a registration, configured for an item.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let identifier = registration.identifier
        if !identifier.isRegistered(in: self) {
            if identifier.wasCreatedDuringRequest {
                misuse(
                    "Attempted to dequeue a cell using a registration that was created inside "
                        + "-collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell "
                        + "provider. Creating a new registration each time a cell is requested will prevent reuse and "
                        + "cause created cells to remain inaccessible in memory for the lifetime of the collection view. "
                        + "Registrations should be created up front and reused. Registration: \(registration)")
            }
            identifier.register(in: self)
            if let nib = registration.nib {
                register(nib, forCellWithReuseIdentifier: identifier.name)
            } else {
                register(Cell.self, forCellWithReuseIdentifier: identifier.name)
            }
        }
        let dequeued = dequeueReusableCell(withReuseIdentifier: identifier.name, for: indexPath)
        guard let cell = dequeued as? Cell else {
            misuse(
                "The nib of a registration of \(Cell.self) has a \(type(of: dequeued)). Register a nib with a \(Cell.self)."
            )
        }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// Returns a supplementary view of a registration, configured for an index path.
    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let identifier = registration.identifier
        if !identifier.isRegistered(in: self) {
            if identifier.wasCreatedDuringRequest {
                misuse(
                    "Attempted to dequeue a supplementary view using a registration that was created inside the "
                        + "supplementary view provider. Registrations should be created up front and reused. "
                        + "Registration: \(registration)")
            }
            identifier.register(in: self)
            if let nib = registration.nib {
                register(
                    nib, forSupplementaryViewOfKind: registration.kind, withReuseIdentifier: identifier.name)
            } else {
                register(
                    Supplementary.self, forSupplementaryViewOfKind: registration.kind,
                    withReuseIdentifier: identifier.name)
            }
        }
        let dequeued = dequeueReusableSupplementaryView(
            ofKind: registration.kind, withReuseIdentifier: identifier.name, for: indexPath)
        guard let view = dequeued as? Supplementary else {
            misuse(
                "The nib of a registration of \(Supplementary.self) has a \(type(of: dequeued)). Register a nib with a "
                    + "\(Supplementary.self).")
        }
        registration.handler(view, registration.kind, indexPath)
        return view
    }
}

/// The reuse identifier of a registration, and the collection views in which it is registered.
@MainActor
final class RegistrationIdentifier {
    private struct Entry {
        weak var collectionView: UICollectionView?
    }

    /// The number of requests of views from data sources that are running. A registration must not be created in one.
    static var runningRequests = 0
    private static var count = 0

    let name: String
    let wasCreatedDuringRequest: Bool
    private var entries: [Entry] = []

    init() {
        RegistrationIdentifier.count += 1
        let number = RegistrationIdentifier.count
        name = "registration\(number)"
        wasCreatedDuringRequest = RegistrationIdentifier.runningRequests > 0
    }

    func isRegistered(in collectionView: UICollectionView) -> Bool {
        entries.contains { $0.collectionView === collectionView }
    }

    func register(in collectionView: UICollectionView) {
        entries.removeAll { $0.collectionView == nil }
        entries.append(Entry(collectionView: collectionView))
    }
}
