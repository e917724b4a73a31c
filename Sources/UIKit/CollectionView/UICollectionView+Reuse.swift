// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

extension UICollectionView {
    // MARK: Registration

    /// Registers the class of new cells with a reuse identifier; nil removes the registration.
    public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        guard let cellClass else { return visible.pool.register(nil, identifier) }
        guard let type = cellClass as? UICollectionViewCell.Type else {
            misuse(
                "register(_:forCellWithReuseIdentifier: \"\(identifier)\") was given \(cellClass), which is not a "
                    + "UICollectionViewCell. Register a subclass of UICollectionViewCell.")
        }
        visible.pool.register(.type(type), identifier)
    }

    /// Registers the nib of new cells with a reuse identifier; nil removes the registration.
    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        visible.pool.register(nib.map { .nib($0) }, identifier)
    }

    /// Registers the class of new supplementary views of a kind with a reuse identifier; nil removes the registration.
    public func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {
        supplementary.pools[elementKind, default: ReusePool()].register(
            UICollectionView.source(
                of: viewClass, "register(_:forSupplementaryViewOfKind:withReuseIdentifier:)"), identifier)
    }

    /// Registers the nib of new supplementary views of a kind with a reuse identifier; nil removes the registration.
    public func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        supplementary.pools[kind, default: ReusePool()].register(nib.map { .nib($0) }, identifier)
    }

    /// The source of views of a class that an app has passed to `method`.
    static func source(of viewClass: AnyClass?, _ method: String) -> ReusePool<UICollectionReusableView>.Source? {
        guard let viewClass else { return nil }
        guard let type = viewClass as? UICollectionReusableView.Type else {
            misuse(
                "\(method) was given \(viewClass), which is not a UICollectionReusableView. Register a subclass of "
                    + "UICollectionReusableView.")
        }
        return .type(type)
    }

    // MARK: Dequeuing

    /// Returns a cell for an item: an unused one, or a new one of the registered class or nib. It has the size and
    /// position of the item.
    public func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard !identifier.isEmpty else {
            misuse(
                "must pass a valid reuse identifier to "
                    + "-[UICollectionView dequeueReusableCellWithReuseIdentifier:forIndexPath:]. It is empty.")
        }
        if let cell = visible.cellToReconfigure, cell.reuseIdentifier == identifier { return cell }
        let attributes = attributesToDequeue(nil, indexPath)
        let cell: UICollectionViewCell
        if let unused = visible.pool.dequeue(identifier) {
            unused.prepareForReuse()
            unused.setNeedsUpdateConfiguration()
            cell = unused
        } else {
            guard let source = visible.pool.source(identifier) else {
                UICollectionView.stopUnregistered("UICollectionElementKindCell", identifier)
            }
            statistics.cellsMade += 1
            cell = makeView(source, identifier, attributes?.frame ?? .zero)
        }
        didDequeue(cell, attributes)
        return cell
    }

    /// Returns a supplementary view: an unused one, or a new one of the registered class or nib.
    public func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard !identifier.isEmpty, !elementKind.isEmpty else {
            misuse(
                "must pass a valid reuse identifier to -[UICollectionView "
                    + "dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:]. The identifier or the "
                    + "kind is empty.")
        }
        let attributes = attributesToDequeue(elementKind, indexPath)
        let view: UICollectionReusableView
        if let unused = supplementary.pools[elementKind]?.dequeue(identifier) {
            unused.prepareForReuse()
            view = unused
        } else {
            guard let source = supplementary.pools[elementKind]?.source(identifier) else {
                UICollectionView.stopUnregistered(elementKind, identifier)
            }
            view = makeView(source, identifier, attributes?.frame ?? .zero)
        }
        didDequeue(view, attributes)
        return view
    }

    /// The attributes of the view that is dequeued: those of the current request, or those of the layout.
    private func attributesToDequeue(_ kind: String?, _ indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        if let request, request.attributes.indexPath == indexPath, request.attributes.representedElementKind == kind {
            return request.attributes
        }
        guard existingRow(indexPath) != nil, !collectionViewLayout.isInvalid else { return nil }
        return shownAttributes(of: kind.map { LayoutElement($0, indexPath) } ?? LayoutElement(item: indexPath))
    }

    /// Gives a dequeued view the attributes of its item.
    private func didDequeue(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes?) {
        if let attributes { UIView.performWithoutAnimation { view.show(attributes) } }
        if let cell = view as? UICollectionViewListCell, let attributes, attributes.representedElementCategory == .cell
        {
            cell.show(outlineDataSource?.outlinePlace(of: RowPath(attributes.indexPath)))
        }
        guard let attributes, attributes === request?.attributes else { return }
        request?.dequeued = view
    }

    private static func stopUnregistered(_ kind: String, _ identifier: String) -> Never {
        misuse(
            "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a class for "
                + "the identifier or connect a prototype cell in a storyboard")
    }

    /// Creates a view of a registered class or nib.
    func makeView<View: UICollectionReusableView>(
        _ source: ReusePool<View>.Source, _ identifier: String, _ frame: CGRect
    ) -> View {
        let view =
            switch source {
            case .type(let type): type.makeOfRuntimeClass(frame: frame)
            case .nib(let nib): nib.makeReusableView(for: identifier) as View
            }
        if view.reuseIdentifier == nil { view.reuseIdentifier = identifier }
        return view
    }
}
