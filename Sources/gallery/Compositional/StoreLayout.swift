// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The layout of the store: sections that scroll sideways, badges, and headers that stay visible.
@MainActor
enum StoreLayout {
    static let headerKind = UICollectionView.elementKindSectionHeader
    /// The kind of the badges with the number of prints in the bag.
    static let badgeKind = "badge"
    /// The side of the pictures in the section Popular, in points.
    static let iconSide: CGFloat = 64
    private static let margin: CGFloat = 20

    static func make() -> UICollectionViewCompositionalLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 12
        return UICollectionViewCompositionalLayout(
            sectionProvider: { index, environment in
                guard let kind = StoreSection(rawValue: index) else { return nil }
                let section = section(kind, environment)
                if kind.title != nil { section.boundarySupplementaryItems = [header] }
                // A header covers the whole width, so that nothing is seen beside it.
                section.supplementaryContentInsetsReference = .none
                return section
            }, configuration: configuration)
    }

    private static func section(
        _ kind: StoreSection, _ environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let room = Room(environment)
        switch kind {
        case .featured: return featured(room)
        case .collections: return collections(room)
        case .popular: return popular(room)
        case .all: return all(room)
        }
    }

    /// The room for a section, and the text size.
    private struct Room {
        let width: CGFloat
        let hasLargeText: Bool
        let traits: UITraitCollection

        @MainActor
        init(_ environment: any NSCollectionLayoutEnvironment) {
            width = environment.container.effectiveContentSize.width
            traits = environment.traitCollection
            hasLargeText = traits.preferredContentSizeCategory.isAccessibilityCategory
        }
    }

    // MARK: Sections

    /// Large cards, one a page.
    private static func featured(_ room: Room) -> NSCollectionLayoutSection {
        let isWide = room.width >= 700
        let size = size(.absolute(isWide ? 420 : room.width - 2 * margin), 320)
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.orthogonalScrollingBehavior = isWide ? .groupPaging : .groupPagingCentered
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: margin, bottom: 8, trailing: margin)
        return section
    }

    /// Small round pictures that scroll freely.
    private static func collections(_ room: Room) -> NSCollectionLayoutSection {
        let size = size(.absolute(room.hasLargeText ? 190 : 84), 100)
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.orthogonalScrollingBehavior = .continuous
        section.interGroupSpacing = 4
        section.contentInsets = NSDirectionalEdgeInsets(
            top: 4, leading: margin - 8, bottom: 8, trailing: margin - 8)
        return section
    }

    /// Columns of three rows. The section stops at the beginning of a column.
    private static func popular(_ room: Room) -> NSCollectionLayoutSection {
        let side = badgeSide(room)
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(side), heightDimension: .absolute(side)),
            elementKind: badgeKind,
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .leading], absoluteOffset: CGPoint(x: iconSide + 8 - side, y: 0)))
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), 80), supplementaryItems: [badge])
        let columns = max(1, (room.width / (room.hasLargeText ? 600 : 380)).rounded(.down))
        let width = (room.width - 2 * margin - 24) / columns
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.absolute(width), 240), repeatingSubitem: item, count: 3)
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
        section.interGroupSpacing = 16
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 8, trailing: margin)
        return section
    }

    /// Columns that scroll with the page.
    private static func all(_ room: Room) -> NSCollectionLayoutSection {
        let side = badgeSide(room)
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(side), heightDimension: .absolute(side)),
            elementKind: badgeKind,
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], absoluteOffset: CGPoint(x: 7, y: -7)))
        let columns =
            room.hasLargeText ? max(1, Int(room.width / 460)) : max(2, Int((room.width / 200).rounded(.down)))
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(1 / CGFloat(columns)), 240), supplementaryItems: [badge])
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), 240), repeatingSubitem: item, count: columns)
        group.interItemSpacing = .fixed(16)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 20
        section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: margin, bottom: 24, trailing: margin)
        return section
    }

    // MARK: Parts

    private static var header: NSCollectionLayoutBoundarySupplementaryItem {
        let item = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), 44), elementKind: headerKind, alignment: .top)
        item.pinToVisibleBounds = true
        item.zIndex = 10
        return item
    }

    /// The side of a badge, which grows with the text in it.
    private static func badgeSide(_ room: Room) -> CGFloat {
        UIFontMetrics(forTextStyle: .caption1).scaledValue(for: 22, compatibleWith: room.traits).rounded()
    }

    private static func size(_ width: NSCollectionLayoutDimension, _ estimatedHeight: CGFloat) -> NSCollectionLayoutSize
    {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: .estimated(estimatedHeight))
    }
}
