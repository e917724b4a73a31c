// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
@testable import UIKit
import UIKitTesting

/// A collection view of 320 by 440 points with a compositional layout.
@MainActor
struct StoreStage {
    let screen = TestScreen(size: CGSize(width: 320, height: 440))
    let grid: UICollectionView
    let layout: UICollectionViewCompositionalLayout
    let data: Tiles

    init(_ sections: [Int], _ layout: UICollectionViewCompositionalLayout, isRightToLeft: Bool = false) {
        data = Tiles(sections.enumerated().map { section, count in (0..<count).map { "S\(section)I\($0)" } })
        self.layout = layout
        grid = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), collectionViewLayout: layout)
        if isRightToLeft { grid.semanticContentAttribute = .forceRightToLeft }
        grid.register(TileCell.self, forCellWithReuseIdentifier: "tile")
        for kind in ["header", "footer", "badge", UICollectionView.elementKindSectionHeader] {
            grid.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
        }
        grid.register(ScaledHeader.self, forSupplementaryViewOfKind: "scaled", withReuseIdentifier: "title")
        grid.dataSource = data
        screen.show(grid)
    }

    func cell(_ item: Int, _ section: Int = 0) -> TileCell? {
        grid.cellForItem(at: IndexPath(item: item, section: section)) as? TileCell
    }

    func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
        grid.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }

    func supplementary(_ kind: String, _ item: Int, _ section: Int) -> UICollectionReusableView? {
        grid.supplementaryView(forElementKind: kind, at: IndexPath(item: item, section: section))
    }

    func scroll(_ y: CGFloat) {
        grid.contentOffset.y = y
        screen.advance(by: 0.1)
    }

    /// The frame of a cell on the screen.
    func onScreen(_ item: Int, _ section: Int = 0) -> CGRect? {
        cell(item, section).map { $0.convert($0.bounds, to: nil) }
    }
}

@MainActor
func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

/// Compositional layouts in a collection view. The numbers are those of `Documentation/Facts.md`.
@Suite("Compositional layout") @MainActor
struct CompositionalLayoutTests {
    /// A grid of three columns of squares 100 points high, with spaces of 10.
    private func columns(_ change: (NSCollectionLayoutSection) -> Void = { _ in }) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)), repeatingSubitem: item, count: 3)
        group.interItemSpacing = .fixed(10)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        change(section)
        return section
    }

    private func header(
        _ height: NSCollectionLayoutDimension = .absolute(40), pinned: Bool = false
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        let item = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), height), elementKind: "header", alignment: .top)
        item.pinToVisibleBounds = pinned
        return item
    }

    @Test("Dimensions, sizes, spacings and anchors answer what they were made with (C156, C157, C169, C171, C188)")
    func values() {
        #expect(NSCollectionLayoutDimension.absolute(20).isAbsolute)
        #expect(NSCollectionLayoutDimension.absolute(20).dimension == 20)
        #expect(NSCollectionLayoutDimension.fractionalWidth(0.5).isFractionalWidth)
        #expect(NSCollectionLayoutDimension.fractionalHeight(0.25).isFractionalHeight)
        #expect(NSCollectionLayoutDimension.fractionalHeight(0.25).dimension == 0.25)
        #expect(NSCollectionLayoutDimension.estimated(44).isEstimated)
        #expect(!NSCollectionLayoutDimension.estimated(44).isUniformAcrossSiblings)
        let uniform = NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 44)
        #expect(uniform.isEstimated && uniform.isUniformAcrossSiblings && uniform.dimension == 44)
        #expect(!NSCollectionLayoutDimension.absolute(20).isEstimated)
        let dimensions = size(.absolute(1), .absolute(2))
        #expect(dimensions.widthDimension.dimension == 1)
        #expect(dimensions.heightDimension.dimension == 2)
        #expect(NSCollectionLayoutSpacing.fixed(3).isFixed)
        #expect(NSCollectionLayoutSpacing.flexible(4).isFlexible)
        #expect(NSCollectionLayoutSpacing.flexible(4).spacing == 4)
        let edges = NSCollectionLayoutEdgeSpacing(leading: .fixed(1), top: nil, trailing: .flexible(2), bottom: nil)
        #expect(edges.leading?.spacing == 1)
        #expect(edges.top == nil)
        #expect(edges.trailing?.isFlexible == true)
        #expect(edges.bottom == nil)
        let anchor = NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3))
        #expect(anchor.isFractionalOffset && !anchor.isAbsoluteOffset)
        #expect(anchor.offset == CGPoint(x: 0.3, y: -0.3))
        #expect(anchor.edges == [.top, .trailing])
        #expect(NSCollectionLayoutAnchor(edges: .top, absoluteOffset: CGPoint(x: 2, y: 3)).isAbsoluteOffset)
    }

    @Test("Defaults of sections and configurations (C155)")
    func defaults() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        #expect(configuration.scrollDirection == .vertical)
        #expect(configuration.interSectionSpacing == 0)
        #expect(configuration.boundarySupplementaryItems.isEmpty)
        #expect(configuration.contentInsetsReference == .safeArea)
        let section = columns()
        #expect(section.contentInsets == .zero)
        #expect(section.contentInsetsReference == .automatic)
        #expect(section.supplementaryContentInsetsReference == .automatic)
        #expect(section.orthogonalScrollingBehavior == .none)
        #expect(section.supplementariesFollowContentInsets)
        #expect(section.orthogonalScrollingProperties.bounce == .automatic)
        #expect(section.orthogonalScrollingProperties.decelerationRate == .automatic)
        #expect(header().extendsBoundary)
        #expect(!header().pinToVisibleBounds)
    }

    @Test("A grid of three columns, in sections with insets and spacing (C165, C166, C180)")
    func grid() throws {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 20
        let section = columns {
            $0.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 8, bottom: 7, trailing: 12)
        }
        let stage = StoreStage(
            [5, 300], UICollectionViewCompositionalLayout(section: section, configuration: configuration))
        // (300 - 20) / 3 = 93.33, rounded down to a pixel.
        let frames = (0..<5).compactMap { stage.frame($0) }
        #expect(frames[0].minX == 8)
        #expect(frames[1].minX == frames[4].minX)
        #expect(abs(frames[1].minX - 111.5) < 0.6)
        #expect(frames[2].maxX <= 308)
        #expect(frames.map(\.minY) == [5, 5, 5, 115, 115])
        #expect(stage.frame(0, 1)?.minY == 247)
        #expect(stage.grid.contentSize.width == 320)
        #expect(stage.grid.visibleCells.count == 11)
        stage.scroll(3000)
        #expect(stage.cell(75, 1)?.frame.minY == 2997)
    }

    @Test("The section provider is asked once per section on each solve, with the view's room and traits (C153, C199)")
    func provider() {
        var asked: [Int] = []
        var width: CGFloat = 0
        let section = columns()
        let layout = UICollectionViewCompositionalLayout { index, environment in
            asked.append(index)
            width = environment.container.effectiveContentSize.width
            #expect(environment.container.contentSize.height == 440)
            #expect(environment.container.contentInsets == .zero)
            #expect(environment.container.effectiveContentInsets == .zero)
            #expect(environment.traitCollection.userInterfaceStyle == .light)
            return section
        }
        let stage = StoreStage([3, 0, 3], layout)
        #expect(asked == [0, 1, 2])
        #expect(width == 320)
        asked = []
        stage.scroll(10)
        #expect(asked == [])
        stage.grid.frame.size.width = 200
        stage.screen.advance(by: 0.1)
        #expect(asked == [0, 1, 2])
        #expect(width == 200)
    }

    @Test("A section with items needs a definition (C153)")
    func missingDefinition() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = StoreStage([3], UICollectionViewCompositionalLayout { _, _ in nil }) }
        }
        #expect(
            failure(result).contains(
                "Invalid section definition. Please specify a valid section definition when content is to be rendered "
                    + "for a section. This is a client error."))
    }

    @Test("Setting the configuration lays out again; changing the one that it returns does not (C154)")
    func configuration() {
        let layout = UICollectionViewCompositionalLayout(section: columns())
        let stage = StoreStage([3, 3], layout)
        #expect(stage.frame(0, 1)?.minY == 100)
        let spaced = layout.configuration
        spaced.interSectionSpacing = 30
        layout.configuration = spaced
        stage.screen.advance(by: 0.1)
        #expect(stage.frame(0, 1)?.minY == 130)
        let copy = layout.configuration
        copy.interSectionSpacing = 50
        layout.invalidateLayout()
        stage.screen.advance(by: 0.1)
        #expect(stage.frame(0, 1)?.minY == 130)
    }

    @Test("Scroll bars are in front of pinned headers")
    func scrollBars() throws {
        let section = columns { $0.boundarySupplementaryItems = [header(pinned: true)] }
        let stage = StoreStage([30, 30], UICollectionViewCompositionalLayout(section: section))
        let finger = stage.screen.touch(at: CGPoint(x: 160, y: 400))
        finger.move(by: CGVector(dx: 0, dy: -200), duration: 0.3)
        let shown = try #require(stage.supplementary("header", 0, 0))
        let bars = stage.grid.subviews.filter { !($0 is UICollectionReusableView) && $0.frame.width < 10 }
        #expect(bars.count == 1)
        #expect(bars.allSatisfy { $0.layer.zPosition > shown.layer.zPosition })
        finger.up()
    }

    @Test("Headers are asked for once for their section, and pinned ones stay (C182, C185, C186, C187, C189)")
    func headers() throws {
        let section = columns { $0.boundarySupplementaryItems = [header(pinned: true)] }
        let stage = StoreStage([30, 30], UICollectionViewCompositionalLayout(section: section))
        #expect(stage.supplementary("header", 0, 0)?.frame == CGRect(x: 0, y: 0, width: 320, height: 40))
        #expect(stage.frame(0)?.minY == 40)
        #expect(stage.data.calls.filter { !$0.hasPrefix("cell") } == ["footer 0"])
        stage.scroll(500)
        let shown = try #require(stage.supplementary("header", 0, 0))
        #expect(shown.frame.minY == 500)
        #expect(stage.data.calls.filter { !$0.hasPrefix("cell") } == ["footer 0"])
        let cells = stage.grid.subviews.firstIndex { $0 is TileCell && $0.frame.overlaps(shown.frame) }
        let place = stage.grid.subviews.firstIndex { $0 === shown }
        #expect(try #require(place) > #require(cells))
        // A section is 40 + 10 * 100 + 9 * 10 = 1130 high.
        stage.scroll(1110)
        #expect(stage.supplementary("header", 0, 0)?.frame.minY == 1090)
        #expect(stage.supplementary("header", 0, 1)?.frame.minY == 1130)
    }

    @Test("A header of the whole layout, backgrounds behind sections, and badges at items (C188, C189, C190)")
    func decorations() throws {
        final class Ground: UICollectionReusableView {}
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
        let item = NSCollectionLayoutItem(
            layoutSize: size(.absolute(100), .absolute(100)), supplementaryItems: [badge])
        #expect(item.supplementaryItems == [badge])
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        let ground = NSCollectionLayoutDecorationItem.background(elementKind: "ground")
        ground.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
        section.decorationItems = [ground]
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.boundarySupplementaryItems = [header()]
        let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
        layout.register(Ground.self, forDecorationViewOfKind: "ground")
        let stage = StoreStage([3], layout)
        #expect(stage.supplementary("header", Int.max, 0)?.frame == CGRect(x: 0, y: 0, width: 320, height: 40))
        #expect(stage.frame(1) == CGRect(x: 110, y: 50, width: 100, height: 100))
        #expect(stage.supplementary("badge", 1, 0)?.frame == CGRect(x: 196, y: 44, width: 20, height: 20))
        let view = try #require(stage.grid.subviews.first { $0 is Ground })
        #expect(view.frame == CGRect(x: 2, y: 42, width: 316, height: 116))
        #expect(stage.grid.subviews.first { $0 is UICollectionReusableView } === view)
        #expect(stage.layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.zIndex == 1)
        #expect(
            stage.layout.layoutAttributesForDecorationView(ofKind: "ground", at: IndexPath(item: 0, section: 0))?.frame
                == view.frame)
    }

    @Test("Two boundary items of one kind are an error (C191)")
    func sameKind() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let item = NSCollectionLayoutItem(layoutSize: size(.absolute(10), .absolute(10)))
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: size(.absolute(10), .absolute(10)), subitems: [item])
                let section = NSCollectionLayoutSection(group: group)
                let title = NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size(.absolute(10), .absolute(10)), elementKind: "header", alignment: .top)
                section.boundarySupplementaryItems = [title, title]
                _ = StoreStage([3], UICollectionViewCompositionalLayout(section: section))
            }
        }
        #expect(
            failure(result)
                .contains("two supplementary or decoration items of the kind header"))
    }

    @Test("A custom group places its items, and is asked with the view's room (C178)")
    func custom() {
        let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(90))) {
            environment in
            #expect(environment.container.contentSize.width == 320)
            return [
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 5, y: 6, width: 50, height: 60)),
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 40, y: 20, width: 50, height: 60), zIndex: 4),
            ]
        }
        let stage = StoreStage(
            [4], UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        #expect(stage.frame(0) == CGRect(x: 5, y: 6, width: 50, height: 60))
        #expect(stage.frame(3) == CGRect(x: 40, y: 110, width: 50, height: 60))
        #expect(stage.layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.zIndex == 4)
    }

    @Test("Self-sizing rows take the height of their content, and keep it (C83, C89)")
    func selfSizing() throws {
        final class Words: Tiles {
            override func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "word", for: indexPath)
                (cell as? LineCell)?.label.text = String(repeating: "word ", count: 3 + indexPath.item * 7)
                return cell
            }
        }
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(30)))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .estimated(30)), subitems: [item])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let screen = TestScreen(size: CGSize(width: 320, height: 440))
        let data = Words(count: 8)
        let grid = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), collectionViewLayout: layout)
        grid.register(LineCell.self, forCellWithReuseIdentifier: "word")
        grid.dataSource = data
        screen.show(grid)
        var bottom: CGFloat = 0
        for index in 0..<8 {
            let path = IndexPath(item: index, section: 0)
            guard let cell = grid.cellForItem(at: path) as? LineCell else { break }
            let height = cell.label.sizeThatFits(CGSize(width: 300, height: 1000)).height
            #expect(abs(cell.frame.height - height) < 1)
            #expect(cell.frame.width == 320)
            #expect(cell.frame.minY == bottom)
            bottom = cell.frame.maxY
        }
        #expect(bottom > 200)
        // At another width, and with another configuration, everything on screen is measured again.
        func heights() -> [CGFloat] {
            (0..<3).compactMap { index in
                let cell = grid.cellForItem(at: IndexPath(item: index, section: 0)) as? LineCell
                return cell.map {
                    abs(
                        $0.frame.height - $0.label.sizeThatFits(CGSize(width: $0.frame.width - 20, height: 1000)).height
                    )
                }
            }
        }
        grid.frame.size.width = 200
        screen.advance(by: 0.1)
        #expect(grid.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.width == 200)
        #expect(heights().count == 3)
        #expect(heights().allSatisfy { $0 < 1 })
        layout.configuration = UICollectionViewCompositionalLayoutConfiguration()
        screen.advance(by: 0.1)
        #expect(heights().count == 3)
        #expect(heights().allSatisfy { $0 < 1 })
    }

    @Test("From right to left the first column is at the right (C201)")
    func rightToLeft() throws {
        let stage = StoreStage([30], UICollectionViewCompositionalLayout(section: columns()), isRightToLeft: true)
        let frames = (0..<3).compactMap { stage.cell($0)?.frame }
        #expect(frames[0].maxX == 320)
        #expect(frames[2].minX < 1)
        #expect(stage.grid.indexPathForItem(at: CGPoint(x: 315, y: 5)) == IndexPath(item: 0, section: 0))
    }

    @Test("Updates animate, and keep what is measured (C39)")
    func updates() throws {
        let stage = StoreStage([30], UICollectionViewCompositionalLayout(section: columns()))
        let cell = try #require(stage.cell(4))
        stage.data.sections[0].remove(at: 0)
        stage.grid.deleteItems(at: [IndexPath(item: 0, section: 0)])
        try stage.screen.settle()
        #expect(stage.cell(3) === cell)
        #expect(cell.frame == stage.frame(3))
        stage.data.sections.insert(["a", "b"], at: 0)
        stage.grid.insertSections([0])
        try stage.screen.settle()
        #expect(stage.cell(3, 1) === cell)
        #expect(stage.frame(0, 1)?.minY == 100)
        #expect(cell.frame == stage.frame(3, 1))
    }

    @Test("A million items: only what is on screen has cells, and a jump is exact")
    func million() {
        let layout = UICollectionViewCompositionalLayout(section: columns())
        let stage = StoreStage([9], layout)
        final class Many: NSObject, UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
                1_000_000
            }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
            }
        }
        let many = Many()
        stage.grid.dataSource = many
        stage.screen.advance(by: 0.1)
        stage.grid.scrollToItem(at: IndexPath(item: 999_999, section: 0), at: .bottom, animated: false)
        stage.screen.advance(by: 0.1)
        #expect(stage.grid.contentSize.height == 36_666_730)
        #expect(stage.grid.indexPathsForVisibleItems.max()?.item == 999_999)
        #expect(stage.grid.statistics.cellsMade < 40)
    }
}

/// A cell with a label of several lines, 10 points from the sides.
private final class LineCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
            label.topAnchor.constraint(equalTo: contentView.topAnchor),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }

    @Test("A change of the text size asks for the sections again, and measures all views again")
    func otherTextSize() throws {
        var asked: [UIContentSizeCategory] = []
        let layout = UICollectionViewCompositionalLayout { _, environment in
            let category = environment.traitCollection.preferredContentSizeCategory
            asked.append(category)
            let count = category.isAccessibilityCategory ? 1 : 2
            let item = NSCollectionLayoutItem(
                layoutSize: size(.fractionalWidth(1 / CGFloat(count)), .estimated(50)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.fractionalWidth(1), .estimated(50)), repeatingSubitem: item, count: count)
            let section = NSCollectionLayoutSection(group: group)
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size(.fractionalWidth(1), .estimated(30)), elementKind: "scaled", alignment: .top)
            ]
            return section
        }
        let stage = StoreStage([40], layout)
        try stage.screen.settle()
        let header = try #require(stage.supplementary("scaled", 0, 0))
        let height = header.bounds.height
        #expect(stage.frame(1)?.minX == 160)
        asked = []
        stage.screen.traits.preferredContentSizeCategory = .accessibilityLarge
        try stage.screen.settle()
        #expect(asked.last == .accessibilityLarge)
        #expect(stage.frame(1)?.minX == 0)
        #expect(header.bounds.height > height * 1.5)
        #expect(stage.frame(0)?.minY == header.frame.maxY)
        asked = []
        stage.scroll(30)
        #expect(asked == [])
    }

    @Test("The topmost item keeps its place when the text size changes")
    func anchoredTextSize() throws {
        let layout = UICollectionViewCompositionalLayout { _, environment in
            let height: CGFloat = environment.traitCollection.preferredContentSizeCategory == .large ? 50 : 80
            let row = size(.fractionalWidth(1), .absolute(height))
            return NSCollectionLayoutSection(
                group: .horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
        }
        let stage = StoreStage([100], layout)
        stage.scroll(2000)
        stage.screen.traits.preferredContentSizeCategory = .extraLarge
        try stage.screen.settle()
        #expect(stage.onScreen(40)?.minY == 0)
    }
}

/// A header with a text that follows the text size.
private final class ScaledHeader: UICollectionReusableView {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.text = "Header"
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor), label.bottomAnchor.constraint(equalTo: bottomAnchor),
            label.leadingAnchor.constraint(equalTo: leadingAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }
}
