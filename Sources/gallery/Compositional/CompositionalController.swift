// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A store of prints in a compositional layout: cards, collections and columns that scroll sideways, badges, and
/// headers that stay visible.
///
/// A price adds a print to the bag, the menu of a print also removes it, and both can be undone. A collection shows
/// only its own prints at the end of the page.
final class CompositionalController: UndoingController, UICollectionViewDelegate {
    typealias DataSource = UICollectionViewDiffableDataSource<StoreSection, StoreItem>

    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: StoreLayout.make())
    private var dataSource: DataSource?
    /// The numbers of copies of the prints in the bag.
    private(set) var bag = [StorePrint(10): 1, StorePrint(28): 2]
    /// The collection whose prints are shown; nil for all prints.
    private(set) var chosen: Picture.Subject?

    // MARK: Lifecycle

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Compositional"
    }

    required init?(coder: NSCoder) {
        fatalError("CompositionalController is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.delegate = self
        view.addSubview(collectionView)
        navigationItem.rightBarButtonItems = undoButtons.items
        setUpDataSource()
        showPrints(animated: false)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        for path in collectionView.indexPathsForSelectedItems ?? [] {
            collectionView.deselectItem(at: path, animated: animated)
        }
    }

    private func setUpDataSource() {
        let featured = UICollectionView.CellRegistration<FeaturedCell, StorePrint> { cell, _, print in
            cell.show(print)
        }
        let collection = UICollectionView.CellRegistration<CollectionCell, Picture.Subject> {
            [weak self] cell, _, subject in
            cell.show(subject, isChosen: subject == self?.chosen)
        }
        let popular = UICollectionView.CellRegistration<PopularCell, StorePrint> { [weak self] cell, path, print in
            cell.show(print, isLast: path.item % 3 == 2)
            cell.price.onPress = { self?.add(print) }
        }
        let all = UICollectionView.CellRegistration<PrintCell, StorePrint> { [weak self] cell, _, print in
            cell.show(print)
            cell.price.onPress = { self?.add(print) }
        }
        let source = DataSource(collectionView: collectionView) { collectionView, path, item in
            switch item {
            case .featured(let print):
                collectionView.dequeueConfiguredReusableCell(using: featured, for: path, item: print)
            case .collection(let subject):
                collectionView.dequeueConfiguredReusableCell(using: collection, for: path, item: subject)
            case .popular(let print):
                collectionView.dequeueConfiguredReusableCell(using: popular, for: path, item: print)
            case .all(let print):
                collectionView.dequeueConfiguredReusableCell(using: all, for: path, item: print)
            }
        }
        let header = UICollectionView.SupplementaryRegistration<StoreHeader>(elementKind: StoreLayout.headerKind) {
            [weak self] view, _, path in
            view.title.text = self?.title(ofSection: path.section)
        }
        let badge = UICollectionView.SupplementaryRegistration<BadgeView>(elementKind: StoreLayout.badgeKind) {
            [weak self] view, _, path in
            view.show(self?.copies(at: path) ?? 0)
        }
        source.supplementaryViewProvider = { collectionView, kind, path in
            kind == StoreLayout.badgeKind
                ? collectionView.dequeueConfiguredReusableSupplementary(using: badge, for: path)
                : collectionView.dequeueConfiguredReusableSupplementary(using: header, for: path)
        }
        dataSource = source
    }

    /// Shows the prints of the chosen collection.
    private func showPrints(animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<StoreSection, StoreItem>()
        snapshot.appendSections(StoreSection.allCases)
        snapshot.appendItems(Store.featured.map { .featured($0) }, toSection: .featured)
        snapshot.appendItems(Picture.Subject.allCases.map { .collection($0) }, toSection: .collections)
        snapshot.appendItems(Store.popular.map { .popular($0) }, toSection: .popular)
        snapshot.appendItems(Store.prints(of: chosen).map { .all($0) }, toSection: .all)
        if animated { snapshot.reconfigureItems(Picture.Subject.allCases.map { .collection($0) }) }
        dataSource?.apply(snapshot, animatingDifferences: animated)
        let section = StoreSection.all.rawValue
        let header = collectionView.supplementaryView(
            forElementKind: StoreLayout.headerKind, at: IndexPath(item: 0, section: section))
        (header as? StoreHeader)?.title.text = title(ofSection: section)
    }

    private func title(ofSection index: Int) -> String? {
        let section = StoreSection(rawValue: index)
        return section == .all ? chosen?.title ?? section?.title : section?.title
    }

    // MARK: Bag

    private func copies(at path: IndexPath) -> Int {
        dataSource?.itemIdentifier(for: path)?.print.flatMap { bag[$0] } ?? 0
    }

    private func add(_ print: StorePrint) { change(print, by: 1, "Add to Bag") }

    private func remove(_ print: StorePrint) { change(print, by: -1, "Remove from Bag") }

    /// Changes the number of copies of a print in the bag, as an undo step.
    private func change(_ print: StorePrint, by difference: Int, _ name: String) {
        let copies = max(0, (bag[print] ?? 0) + difference)
        bag[print] = copies == 0 ? nil : copies
        undoManager?.registerUndo(withTarget: self) { page in
            MainActor.assumeIsolated { page.change(print, by: -difference, name) }
        }
        undoManager?.setActionName(name)
        updateBadges()
        UIAccessibility.post(notification: .announcement, argument: "\(print.title): \(copies) in the bag")
    }

    private func updateBadges() {
        let kind = StoreLayout.badgeKind
        for path in collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
            let view = collectionView.supplementaryView(forElementKind: kind, at: path)
            (view as? BadgeView)?.show(copies(at: path))
        }
    }

    // MARK: Delegate

    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        switch dataSource?.itemIdentifier(for: indexPath) {
        case .collection(let subject):
            collectionView.deselectItem(at: indexPath, animated: false)
            chosen = subject == chosen ? nil : subject
            showPrints(animated: true)
        case let item?:
            guard let print = item.print else { return }
            navigationController?.pushViewController(PictureController(print.picture), animated: true)
        case nil: break
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard indexPaths.count == 1, let print = dataSource?.itemIdentifier(for: indexPaths[0])?.print else {
            return nil
        }
        let isInBag = bag[print] != nil
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
            let add = UIAction(title: "Add to Bag", image: UIImage(systemName: "plus")) { _ in self?.add(print) }
            let remove = UIAction(
                title: "Remove from Bag", image: UIImage(systemName: "minus"), attributes: .destructive
            ) { _ in self?.remove(print) }
            return UIMenu(children: isInBag ? [add, remove] : [add])
        }
    }

    /// The lifted product has round corners, and room around its content.
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        guard let cell = collectionView.cellForItem(at: indexPath) as? StoreCell else { return nil }
        let parameters = UIPreviewParameters()
        parameters.backgroundColor = .systemBackground
        parameters.visiblePath = UIBezierPath(
            roundedRect: cell.outline.rect, cornerRadius: cell.outline.cornerRadius)
        return UITargetedPreview(view: cell, parameters: parameters)
    }
}
