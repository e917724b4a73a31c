// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import UIKit

/// The layouts of a stage's collection view, with random settings.
@MainActor
final class SoakLayouts {
    enum Kind {
        case flow, compositional
        /// Flow layouts with sizes and insets that no layout can use, and a layout of an app with overlapping items.
        case hostile
    }

    private static let badNumbers: [CGFloat] = [
        .nan, .infinity, -.infinity, -10, 0, 1e9, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
    ]

    private let kind: Kind
    private let grid: SoakGrid
    /// Random numbers of the settings, each from 0 to 999.
    private var settings: [Int]

    init(_ kind: Kind, _ grid: SoakGrid, _ numbers: SoakNumbers) {
        (self.kind, self.grid) = (kind, grid)
        settings = (0..<8).map { _ in numbers.index(below: 1000) }
    }

    private init(_ other: SoakLayouts, _ grid: SoakGrid) {
        (kind, self.grid, settings) = (other.kind, grid, other.settings)
    }

    /// The same settings, for a collection view with other data.
    func copied(for grid: SoakGrid) -> SoakLayouts { SoakLayouts(self, grid) }

    /// Changes one of the settings.
    func change(_ numbers: SoakNumbers) {
        settings[numbers.index(below: settings.count)] = numbers.index(below: 1000)
    }

    private func one<Choice>(_ setting: Int, of choices: [Choice]) -> Choice {
        choices[settings[setting] % choices.count]
    }

    private func isOn(_ setting: Int, percent: Int) -> Bool { settings[setting] % 100 < percent }

    /// A layout with the current settings.
    func make() -> UICollectionViewLayout {
        switch kind {
        case .flow: return flow()
        case .hostile: return isOn(7, percent: 30) ? SoakPileLayout(settings[6]) : flow()
        case .compositional: return compositional()
        }
    }

    // MARK: Flow layouts

    private func flow() -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = one(0, of: [CGSize(width: 60, height: 50), CGSize(width: 140, height: 30)])
        layout.scrollDirection = isOn(1, percent: 25) ? .horizontal : .vertical
        if isOn(2, percent: 30) { layout.estimatedItemSize = CGSize(width: 70, height: 40) }
        if isOn(2, percent: 10) { layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
        layout.minimumLineSpacing = CGFloat(one(3, of: [10, 0, 3, -5]))
        layout.minimumInteritemSpacing = CGFloat(one(4, of: [10, 0, 3, 40]))
        if isOn(5, percent: 40) { layout.headerReferenceSize = CGSize(width: 20, height: 20) }
        if isOn(5, percent: 20) { layout.footerReferenceSize = CGSize(width: 15, height: 15) }
        layout.sectionHeadersPinToVisibleBounds = isOn(6, percent: 40)
        layout.sectionInset = UIEdgeInsets(
            top: CGFloat(one(7, of: [0, 8, 20])), left: CGFloat(one(7, of: [0, 4])), bottom: 5, right: 0)
        if kind == .hostile, isOn(3, percent: 30) {
            layout.minimumInteritemSpacing = one(4, of: Self.badNumbers)
            layout.minimumLineSpacing = one(5, of: Self.badNumbers)
            layout.sectionInset.left = one(6, of: Self.badNumbers)
            layout.headerReferenceSize.height = one(0, of: Self.badNumbers)
        }
        return layout
    }

    /// The size that the delegate returns for an item. A hostile one returns sizes that no layout can use.
    func size(ofItem id: Int) -> CGSize {
        var size = grid.size(of: id)
        if kind == .hostile, (id + settings[0]) % 4 == 0 {
            size.width = Self.badNumbers[(id + settings[1]) % Self.badNumbers.count]
            if settings[2] % 2 == 0 { size.height = Self.badNumbers[(id + settings[3]) % Self.badNumbers.count] }
        }
        return size
    }

    // MARK: Compositional layouts

    private func compositional() -> UICollectionViewCompositionalLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = isOn(1, percent: 15) ? .horizontal : .vertical
        configuration.interSectionSpacing = CGFloat(one(3, of: [0, 12, -4]))
        let section = section()
        return UICollectionViewCompositionalLayout(
            sectionProvider: { _, _ in section }, configuration: configuration)
    }

    private func section() -> NSCollectionLayoutSection {
        let isEstimated = isOn(2, percent: 40)
        let height: NSCollectionLayoutDimension = isEstimated ? .estimated(40) : .absolute(44)
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: one(0, of: [.fractionalWidth(1), .fractionalWidth(0.3), .absolute(90)]),
                heightDimension: height))
        let size = NSCollectionLayoutSize(
            widthDimension: isOn(4, percent: 30) ? .absolute(220) : .fractionalWidth(1), heightDimension: height)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
        if isOn(5, percent: 30) { group.interItemSpacing = .flexible(5) }
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = CGFloat(one(6, of: [0, 6]))
        section.orthogonalScrollingBehavior = one(
            4, of: [.none, .none, .continuous, .groupPaging, .none, .groupPagingCentered])
        if isOn(7, percent: 40) {
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            header.pinToVisibleBounds = isOn(6, percent: 50)
            section.boundarySupplementaryItems = [header]
        }
        return section
    }
}

/// A layout of an app that piles up items, some of which are hidden or out of the content, and returns items that do
/// not exist.
private final class SoakPileLayout: UICollectionViewLayout {
    private let setting: Int

    init(_ setting: Int) {
        self.setting = setting
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override var collectionViewContentSize: CGSize { CGSize(width: 500, height: setting % 3 == 0 ? 0 : 700) }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        if setting % 5 == 0, indexPath.item % 7 == 3 { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        let number = indexPath.item + indexPath.section * 5
        attributes.frame = CGRect(
            x: CGFloat(number * 37 % 460) - 10, y: CGFloat(number * 53 % 800) - 20, width: 80, height: 60)
        attributes.isHidden = number % 11 == 5
        attributes.alpha = number % 6 == 0 ? 0.5 : 1
        return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let view = collectionView else { return nil }
        var all: [UICollectionViewLayoutAttributes] = []
        for section in 0..<view.numberOfSections {
            // One item more than there are, and the first one twice.
            for item in [0] + Array(0...view.numberOfItems(inSection: section)) {
                guard let attributes = layoutAttributesForItem(at: IndexPath(item: item, section: section)) else {
                    continue
                }
                if attributes.frame.intersects(rect) || item % 9 == 8 { all.append(attributes) }
            }
        }
        return all
    }
}
