// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import UIKit

/// Pages of icons that the user reorders, with a page control below. The home screen is one, and so is an open folder.
final class IconPagesView: UIView, UICollectionViewDelegate {
    let collectionView: UICollectionView
    let layout: PagesLayout
    let pageControl = PageControl()
    let reorderer: ItemReorderer
    private var dataSource: UICollectionViewDiffableDataSource<Int, HomeIcon.ID>?
    private var icons: [HomeIcon.ID: HomeIcon] = [:]
    /// The first icon on the shown page. It stays on the shown page if the number of icons on a page changes.
    private var firstIndex = 0
    private var laidOutSize = CGSize.zero
    /// The icon that was moved last; nil if its page is shown.
    private var movedID: HomeIcon.ID?

    /// Called when the user has moved icons, with the new order.
    var onMove: ([HomeIcon.ID]) -> Void = { _ in }
    /// Called when the user has chosen an icon.
    var onSelect: (HomeIcon) -> Void = { _ in }
    /// Returns the context menu of an icon.
    var menu: (HomeIcon) -> UIMenu? = { _ in nil }

    // MARK: Lifecycle

    init(mostColumns: Int, mostRows: Int) {
        layout = PagesLayout(mostColumns: mostColumns, mostRows: mostRows)
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        reorderer = ItemReorderer(collectionView: collectionView)
        super.init(frame: .zero)
        collectionView.backgroundColor = .clear
        collectionView.isPagingEnabled = true
        collectionView.alwaysBounceHorizontal = true
        collectionView.showsHorizontalScrollIndicator = false
        collectionView.contentInsetAdjustmentBehavior = .never
        // Icons do not give way to a drag that only passes over them.
        collectionView.reorderingCadence = .fast
        collectionView.delegate = self
        addSubview(collectionView)
        addSubview(pageControl)
        pageControl.addAction(
            UIAction { [weak self] _ in self.map { $0.show(page: $0.pageControl.currentPage) } }, for: .valueChanged)
        setUpDataSource()
        addInteraction(
            UISpringLoadedInteraction(interactionBehavior: PageEdges(), interactionEffect: FadedPageControl()) {
                [weak self] _, context in self?.turnPage(at: context)
            })
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (view: IconPagesView, _) in
            view.setNeedsLayout()
        }
    }

    required init?(coder: NSCoder) {
        fatalError("IconPagesView is made in code")
    }

    private func setUpDataSource() {
        let registration = UICollectionView.CellRegistration<IconCell, HomeIcon.ID> { [weak self] cell, _, id in
            if let icon = self?.icons[id] { cell.show(icon) }
        }
        let source = UICollectionViewDiffableDataSource<Int, HomeIcon.ID>(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        dataSource = source
        reorderer.previewParameters = { ($0 as? IconCell)?.previewParameters }
        reorderer.registersUndo = false
        reorderer.reorder(
            source,
            didMove: { [weak self] transaction in
                self?.movedID = transaction.items.first
                self?.onMove(transaction.finalSnapshot.itemIdentifiers)
            })
        reorderer.onEnd = { [weak self] _ in self?.moveDidEnd() }
    }

    /// Shows icons, and animates their changes.
    func show(_ list: [HomeIcon]) {
        let old = icons
        icons = Dictionary(uniqueKeysWithValues: list.map { ($0.id, $0) })
        var snapshot = NSDiffableDataSourceSnapshot<Int, HomeIcon.ID>()
        snapshot.appendSections([0])
        snapshot.appendItems(list.map(\.id))
        snapshot.reconfigureItems(list.filter { old[$0.id] != nil && old[$0.id] != $0 }.map(\.id))
        dataSource?.apply(snapshot, animatingDifferences: !old.isEmpty)
        setNeedsLayout()
    }

    // MARK: Finding icons

    func icon(at path: IndexPath) -> HomeIcon? { dataSource?.itemIdentifier(for: path).flatMap { icons[$0] } }

    func cell(of id: HomeIcon.ID) -> IconCell? {
        dataSource?.indexPath(for: id).flatMap { collectionView.cellForItem(at: $0) as? IconCell }
    }

    /// The icon that has the focus; nil without one.
    var focusedIcon: HomeIcon? {
        let focused = UIFocusSystem.focusSystem(for: self)?.focusedItem as? UICollectionViewCell
        return focused.flatMap { collectionView.indexPath(for: $0) }.flatMap { icon(at: $0) }
    }

    // MARK: Pages

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The page that is most visible.
    var page: Int {
        let width = collectionView.bounds.width
        guard width > 0 else { return 0 }
        let number = Int((collectionView.contentOffset.x / width).rounded())
        return max(0, min(layout.pageCount - 1, isMirrored ? layout.pageCount - 1 - number : number))
    }

    func show(page: Int, animated: Bool = true) {
        let page = max(0, min(layout.pageCount - 1, page))
        let place = isMirrored ? layout.pageCount - 1 - page : page
        let offset = CGPoint(x: CGFloat(place) * collectionView.bounds.width, y: 0)
        guard offset != collectionView.contentOffset else { return }
        collectionView.setContentOffset(offset, animated: animated && !UIAccessibility.isReduceMotionEnabled)
    }

    /// Shows the whole page of the moved icon, or the nearest page if no icon was moved.
    private func moveDidEnd() {
        let path = movedID.flatMap { dataSource?.indexPath(for: $0) }
        movedID = nil
        show(page: path.map { $0.item / layout.capacity } ?? page)
    }

    /// Scrolls to the nearest page after the content was scrolled without regard to pages.
    private func restAtPage() { show(page: page) }

    fileprivate func side(of context: any UISpringLoadedInteractionContext) -> Int {
        let (x, zone) = (context.location(in: self).x, min(32, bounds.width / 8))
        return x < zone ? -1 : x > bounds.width - zone ? 1 : 0
    }

    private func turnPage(at context: any UISpringLoadedInteractionContext) {
        show(page: page + (isMirrored ? -1 : 1) * side(of: context))
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let (dots, room) = bounds.divided(atDistance: 28, from: .maxYEdge)
        pageControl.frame = dots
        let minimum = IconCell.minimumSize(traitCollection)
        let isChanged = room.size != laidOutSize || layout.minimumItemSize != minimum
        let index = firstIndex
        laidOutSize = room.size
        layout.minimumItemSize = minimum
        collectionView.frame = room
        collectionView.layoutIfNeeded()
        if isChanged {
            show(page: index / layout.capacity, animated: false)
            firstIndex = index
        }
        showPages()
    }

    private func showPages() { (pageControl.pageCount, pageControl.currentPage) = (layout.pageCount, page) }

    // MARK: Delegate

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView.bounds.size == laidOutSize else { return }
        firstIndex = page * layout.capacity
        showPages()
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { restAtPage() }

    /// Shows the whole page of the icon that has got the focus.
    func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        if let path = context.nextFocusedIndexPath { show(page: path.item / layout.capacity) }
    }

    /// Apps cannot be opened, so that a touch does not select them.
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        icon(at: indexPath)?.isFolder == true
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: false)
        icon(at: indexPath).map(onSelect)
    }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let icon = indexPaths.first.flatMap({ icon(at: $0) }), let menu = menu(icon) else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
    }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        (collectionView.cellForItem(at: indexPath) as? IconCell)?.menuPreview
    }
}

/// Turns a page when a drag rests at the left or right edge of the pages, and again while it stays there.
@MainActor
private final class PageEdges: NSObject, UISpringLoadedInteractionBehavior {
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        guard let pages = interaction.view as? IconPagesView else { return false }
        // Another item restarts the delay for the next page.
        context.targetItem = pages.page
        return pages.side(of: context) != 0
    }
}

/// Fades the page control while a drag rests at an edge.
@MainActor
private final class FadedPageControl: NSObject, UISpringLoadedInteractionEffect {
    func interaction(
        _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
    ) {
        guard let control = (interaction.view as? IconPagesView)?.pageControl else { return }
        let isWaiting = context.state == .possible || context.state == .activating
        UIView.animate(withDuration: 0.2) { control.alpha = isWaiting ? 0.4 : 1 }
    }
}
