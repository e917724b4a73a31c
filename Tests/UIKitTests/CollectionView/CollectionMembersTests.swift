// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
@testable import UIKit
import UIKitTesting

/// A data source that prefetches, and logs that.
@MainActor
private final class PrefetchingTiles: Tiles, UICollectionViewDataSourcePrefetching {
    var prefetched: Set<Int> = []

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        prefetched.formUnion(indexPaths.map(\.item))
    }
}

/// A cell that logs its drag states.
private final class LoggingCell: UICollectionViewCell {
    var states: [UICollectionViewCell.DragState] = []

    override func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {
        super.dragStateDidChange(dragState)
        states.append(dragState)
    }
}

/// Members of the collection types that no other test needs.
@Suite("Members of the collection types") @MainActor
struct CollectionMembersTests {
    // MARK: Values

    @Test("Enumerations have Apple's raw values")
    func rawValues() {
        #expect(UICollectionView.ElementCategory(rawValue: 2) == .decorationView)
        #expect(UICollectionView.ReorderingCadence(rawValue: 1) == .fast)
        #expect(UICollectionView.ScrollDirection(rawValue: 1) == .horizontal)
        #expect(UICollectionView.SelfSizingInvalidation(rawValue: 2) == .enabledIncludingConstraints)
        #expect(UICollectionViewFlowLayout.SectionInsetReference(rawValue: 1) == .fromSafeArea)
        #expect(UICollectionViewDropProposal.Intent(rawValue: 2) == .insertIntoDestinationIndexPath)
        #expect(UICollectionViewCell.DragState(rawValue: 1) == .lifting)
        let actions: [UICollectionViewUpdateItem.Action] = [.insert, .delete, .reload, .move, .none]
        #expect((0..<5).compactMap { UICollectionViewUpdateItem.Action(rawValue: $0) } == actions)
        #expect(UICollectionLayoutSectionOrthogonalScrollingBehavior(rawValue: 5) == .groupPagingCentered)
        #expect(UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce(rawValue: 1) == .always)
        #expect(UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce(rawValue: 2) == .never)
        #expect(UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate.normal.rawValue > 0)
        #expect(
            UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate.fast.rawValue
                < UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate.normal.rawValue)
        #expect(UIListSeparatorConfiguration.Visibility(rawValue: 0) == .automatic)
    }

    @Test("Definitions of a compositional layout keep what they were made with")
    func definitions() {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(10))
        let corner = NSCollectionLayoutAnchor(edges: [.top, .trailing])
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size, elementKind: "badge", containerAnchor: corner,
            itemAnchor: NSCollectionLayoutAnchor(edges: .bottom))
        #expect(badge.elementKind == "badge")
        #expect(badge.containerAnchor.edges == [.top, .trailing])
        #expect(badge.itemAnchor?.edges == .bottom)
        #expect(badge.zIndex == 1)
        let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
        item.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .fixed(3), top: nil, trailing: nil, bottom: nil)
        #expect(item.layoutSize.widthDimension.dimension == 20)
        #expect(item.edgeSpacing?.leading?.spacing == 3)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
        #expect(group.subitems.count == 1)
        group.supplementaryItems = [badge]
        #expect(group.supplementaryItems.map(\.elementKind) == ["badge"])
        #expect(group.visualDescription().contains("horizontal"))
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size, elementKind: "head", alignment: .top, absoluteOffset: CGPoint(x: 1, y: 2))
        #expect(header.alignment == .top)
        #expect(header.offset == CGPoint(x: 1, y: 2))
        let ground = NSCollectionLayoutDecorationItem.background(elementKind: "ground")
        ground.zIndex = -1
        #expect(ground.elementKind == "ground")
        #expect(ground.zIndex == -1)
        let provider: NSCollectionLayoutGroupCustomItemProvider = { _ in
            [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 1, y: 2, width: 3, height: 4), zIndex: 5)]
        }
        let section: UICollectionViewCompositionalLayoutSectionProvider = { _, _ in
            NSCollectionLayoutSection(group: .custom(layoutSize: size, itemProvider: provider))
        }
        let stage = StoreStage([2], UICollectionViewCompositionalLayout(sectionProvider: section))
        #expect(stage.onScreen(0) == CGRect(x: 1, y: 2, width: 3, height: 4))
        let made = NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 1, y: 2, width: 3, height: 4), zIndex: 5)
        #expect(made.frame.width == 3)
        #expect(made.zIndex == 5)
    }

    @Test("The handler of visible items gets their attributes, and can change their transform")
    func visibleItems() throws {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(50))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        var seen: [String] = []
        section.visibleItemsInvalidationHandler = { items, _, _ in
            for item in items {
                seen.append("\(item.name) \(item.indexPath.item) \(item.representedElementCategory.rawValue)")
                #expect(item.representedElementKind == nil)
                #expect(item.bounds.size == CGSize(width: 100, height: 50))
                item.center.x += 10
                item.zIndex = 4
                item.transform3D = CATransform3DMakeScale(0.5, 0.5, 1)
                item.isHidden = item.indexPath.item == 1
                #expect(item.isHidden == (item.indexPath.item == 1))
                #expect(item.zIndex == 4)
                #expect(item.transform3D.m11 == 0.5)
            }
        }
        let stage = StoreStage([3], UICollectionViewCompositionalLayout(section: section))
        #expect(seen.prefix(3) == ["cell 0 0", "cell 1 0", "cell 2 0"])
        let cell = try #require(stage.cell(0))
        #expect(cell.center.x == 60)
        #expect(cell.layer.transform.m11 == 0.5)
        #expect(stage.cell(1) == nil)
    }

    @Test("Attributes can be given bounds, which keep their centre")
    func bounds() {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path(0))
        attributes.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        attributes.bounds = CGRect(x: 0, y: 0, width: 40, height: 10)
        #expect(attributes.frame == CGRect(x: 0, y: 15, width: 40, height: 10))
    }

    // MARK: Lists

    @Test("Options of accessories have their defaults, and keep what is set")
    func accessories() {
        typealias Accessory = UICellAccessory
        let tint = UIColor.systemPurple
        let disclosure = Accessory.DisclosureIndicatorOptions(
            isHidden: true, reservedLayoutWidth: .custom(9), tintColor: tint)
        #expect(disclosure.isHidden && disclosure.tintColor == tint)
        if case .custom(let width) = disclosure.reservedLayoutWidth {
            #expect(width == 9)
        } else {
            Issue.record("another width")
        }
        func expectDefault(_ isHidden: Bool, _ color: UIColor?, _ dimension: Accessory.LayoutDimension) {
            #expect(!isHidden && color == nil)
            guard case .standard = dimension else {
                Issue.record("\(dimension)")
                return
            }
        }
        let checkmark = Accessory.CheckmarkOptions()
        expectDefault(checkmark.isHidden, checkmark.tintColor, checkmark.reservedLayoutWidth)
        let delete = Accessory.DeleteOptions(backgroundColor: tint)
        expectDefault(delete.isHidden, delete.tintColor, delete.reservedLayoutWidth)
        #expect(delete.backgroundColor == tint)
        let insert = Accessory.InsertOptions(backgroundColor: tint)
        expectDefault(insert.isHidden, insert.tintColor, insert.reservedLayoutWidth)
        #expect(insert.backgroundColor == tint)
        let select = Accessory.MultiselectOptions(backgroundColor: tint)
        expectDefault(select.isHidden, select.tintColor, select.reservedLayoutWidth)
        #expect(select.backgroundColor == tint)
        let detail = Accessory.DetailOptions()
        expectDefault(detail.isHidden, detail.tintColor, detail.reservedLayoutWidth)
        let outline = Accessory.OutlineDisclosureOptions()
        expectDefault(outline.isHidden, outline.tintColor, outline.reservedLayoutWidth)
        #expect(outline.style == .automatic)
        let label = Accessory.LabelOptions(reservedLayoutWidth: .actual)
        #expect(label.font == .preferredFont(forTextStyle: .body) && label.adjustsFontForContentSizeCategory)
        #expect(!label.isHidden && label.tintColor == nil)
        guard case .actual = label.reservedLayoutWidth else {
            Issue.record("another value")
            return
        }
        let view = UIView()
        let position: Accessory.Placement.Position = { $0.count }
        let custom = Accessory.CustomViewConfiguration(
            customView: view, placement: .leading(at: position), tintColor: tint)
        #expect(
            custom.customView === view && custom.tintColor == tint && !custom.isHidden && !custom.maintainsFixedSize)
        guard case .leading(.always, let at) = custom.placement else {
            Issue.record("another value")
            return
        }
        #expect(at([]) == 0)
        guard case .actual = custom.reservedLayoutWidth else {
            Issue.record("another value")
            return
        }
    }

    @Test("An accessory knows its type, and a cell its accessories")
    func accessoryTypes() {
        var calls = 0
        let handler: UICellAccessory.ActionHandler = { calls += 1 }
        let accessories: [UICellAccessory] = [
            .checkmark(), .delete(), .detail(actionHandler: handler), .disclosureIndicator(), .insert(),
            .label(text: "3"), .multiselect(), .outlineDisclosure(), .reorder(),
        ]
        let types: [UICellAccessory.AccessoryType] = [
            .checkmark, .delete, .detail, .disclosureIndicator, .insert, .label, .multiselect, .outlineDisclosure,
            .reorder,
        ]
        #expect(accessories.map(\.accessoryType) == types)
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        cell.accessories = [accessories[2]]
        #expect(cell.accessories.map(\.accessoryType) == [.detail])
        cell.layoutIfNeeded()
        cell.subviews.lazy.compactMap { $0 as? DetailButton }.first?.sendActions(for: .touchUpInside)
        #expect(calls == 1)
    }

    @Test("Separators describe themselves, and equal ones have equal hashes")
    func separators() {
        var one = UIListSeparatorConfiguration(listAppearance: .plain)
        var other = one
        one.topSeparatorVisibility = .visible
        one.topSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 0)
        one.multipleSelectionColor = .systemRed
        #expect(one != other)
        #expect(other.topSeparatorInsets == UIListSeparatorConfiguration.automaticInsets)
        #expect(other.multipleSelectionColor == .separator && other.visualEffect == nil)
        other.topSeparatorVisibility = .visible
        other.topSeparatorInsets = one.topSeparatorInsets
        other.multipleSelectionColor = .systemRed
        #expect(one == other)
        #expect(Set([one, other]).count == 1)
        #expect("\(one)".contains("topSeparatorVisibility = visible"))
        #expect(one.debugDescription == one.description)
        #expect(one.customMirror.children.count == 7)
        let handler: UICollectionLayoutListConfiguration.ItemSeparatorHandler = { _, separators in
            var separators = separators
            separators.bottomSeparatorVisibility = .hidden
            return separators
        }
        let stage = ListStage([["a", "b"]], configure: { $0.itemSeparatorHandler = handler })
        stage.screen.advance(by: 0.1)
        #expect(stage.lines(1).isEmpty)
    }

    // MARK: Cells

    @Test("A cell can stop updating its configurations, and returns those that it has")
    func configurations() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        #expect(cell.contentConfiguration == nil && cell.configurationUpdateHandler == nil)
        #expect(cell.automaticallyUpdatesContentConfiguration && cell.automaticallyUpdatesBackgroundConfiguration)
        var updates = 0
        let handler: UICollectionViewCell.ConfigurationUpdateHandler = { _, _ in updates += 1 }
        cell.configurationUpdateHandler = handler
        #expect(cell.configurationUpdateHandler != nil)
        cell.contentConfiguration = UIListContentConfiguration.cell()
        #expect(cell.contentConfiguration is UIListContentConfiguration)
        cell.automaticallyUpdatesContentConfiguration = false
        cell.automaticallyUpdatesBackgroundConfiguration = false
        #expect(!cell.automaticallyUpdatesContentConfiguration && !cell.automaticallyUpdatesBackgroundConfiguration)
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(updates > 0)
    }

    @Test("A cell is told that it is lifted, dragged, and neither")
    func dragStates() throws {
        let stage = ItemDragStage()
        stage.left.register(LoggingCell.self, forCellWithReuseIdentifier: "logging")
        let registration = UICollectionView.CellRegistration<LoggingCell, String>(handler: { _, _, _ in })
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: stage.left) { view, path, name in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b"])
        source.apply(snapshot, animatingDifferences: false)
        stage.ours.sections = [["a", "b"]]
        stage.screen.advance(by: 0.1)
        let cell = try #require(stage.left.cellForItem(at: path(0)) as? LoggingCell)
        let finger = stage.lift(stage.left, 0)
        finger.hold(0.3)
        #expect(cell.states == [.lifting])
        finger.move(by: CGVector(dx: 0, dy: 200), duration: 0.3)
        #expect(cell.states == [.lifting, .dragging])
        finger.cancel()
        try stage.screen.settle()
        #expect(cell.states == [.lifting, .dragging, .none])
    }

    // MARK: Collection views

    @Test("Items beyond the screen are prefetched by the delegate of the protocol")
    func prefetching() {
        let tiles = PrefetchingTiles([(0..<300).map { "B\($0)" }])
        let stage = GridStage(tiles)
        stage.grid.prefetchDataSource = tiles
        stage.screen.advance(by: 0.1)
        let finger = stage.screen.touch(at: CGPoint(x: 100, y: 300))
        finger.move(by: CGVector(dx: 0, dy: -120), duration: 0.2)
        stage.screen.advance(by: 0.1)
        #expect(!tiles.prefetched.isEmpty)
        // The protocol's method for cancelling is optional.
        stage.grid.prefetchDataSource?.collectionView(stage.grid, cancelPrefetchingForItemsAt: [path(0)])
        finger.up()
    }

    @Test("The focus cannot enter in editing mode if allowsFocusDuringEditing is false")
    func focus() {
        let stage = GridStage(Tiles(count: 9))
        stage.grid.isEditing = true
        stage.grid.allowsFocusDuringEditing = false
        stage.screen.advance(by: 0.1)
        #expect(stage.grid.cellForItem(at: path(0))?.canBecomeFocused == false)
        stage.grid.allowsFocusDuringEditing = true
        #expect(stage.grid.cellForItem(at: path(0))?.canBecomeFocused == true)
        let context = UICollectionViewFocusUpdateContext(from: nil, to: nil, [])
        context.nextFocusedIndexPath = path(1)
        #expect(context.nextFocusedIndexPath == path(1) && context.previouslyFocusedIndexPath == nil)
    }

    @Test("A transition tells its completion whether it has finished")
    func transition() throws {
        let stage = GridStage(Tiles(count: 9))
        var finished: Bool?
        let completion: UICollectionView.LayoutInteractiveTransitionCompletion = { _, isFinished in
            finished = isFinished
        }
        let transition = stage.grid.startInteractiveTransition(to: UICollectionViewFlowLayout(), completion: completion)
        transition.transitionProgress = 0.4
        stage.grid.finishInteractiveTransition()
        try stage.screen.settle()
        #expect(finished == true)
    }

    @Test("Handlers of registrations get the view, its place and its item")
    func registrations() {
        let cells: UICollectionView.CellRegistration<UICollectionViewCell, String>.Handler = { cell, path, name in
            cell.accessibilityLabel = "\(name) \(path.item)"
        }
        let heads: UICollectionView.SupplementaryRegistration<UICollectionReusableView>.Handler = { view, kind, _ in
            view.accessibilityLabel = kind
        }
        let cellRegistration = UICollectionView.CellRegistration(handler: cells)
        let headRegistration = UICollectionView.SupplementaryRegistration(
            elementKind: UICollectionView.elementKindSectionHeader, handler: heads)
        let flow = UICollectionViewFlowLayout()
        flow.headerReferenceSize = CGSize(width: 0, height: 20)
        let grid = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: flow)
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: grid) { view, path, name in
            view.dequeueConfiguredReusableCell(using: cellRegistration, for: path, item: name)
        }
        let heading: UICollectionViewDiffableDataSource<Int, String>.SupplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: headRegistration, for: path)
        }
        source.supplementaryViewProvider = heading
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a"])
        source.apply(snapshot, animatingDifferences: false)
        let screen = TestScreen(size: CGSize(width: 200, height: 200))
        screen.show(grid)
        #expect(grid.cellForItem(at: path(0))?.accessibilityLabel == "a 0")
        let header = grid.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path(0))
        #expect(header?.accessibilityLabel == UICollectionView.elementKindSectionHeader)
    }

    @Test("The data source with identifiers of any type has the same providers")
    func referenceProviders() {
        let flow = UICollectionViewFlowLayout()
        flow.headerReferenceSize = CGSize(width: 0, height: 20)
        let grid = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: flow)
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        grid.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "head")
        let cells: UICollectionViewDiffableDataSourceReferenceCellProvider = { view, path, item in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            cell.accessibilityLabel = item as? String
            return cell
        }
        let heads: UICollectionViewDiffableDataSourceReferenceSupplementaryViewProvider = { view, kind, path in
            view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "head", for: path)
        }
        let source = UICollectionViewDiffableDataSourceReference(collectionView: grid, cellProvider: cells)
        source.supplementaryViewProvider = heads
        let snapshot = NSDiffableDataSourceSnapshotReference()
        snapshot.appendSections(withIdentifiers: [0])
        snapshot.appendItems(withIdentifiers: ["a"])
        source.applySnapshot(snapshot, animatingDifferences: false)
        let screen = TestScreen(size: CGSize(width: 200, height: 200))
        screen.show(grid)
        #expect(grid.cellForItem(at: path(0))?.accessibilityLabel == "a")
        #expect(
            grid.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path(0)) != nil)
    }
}
