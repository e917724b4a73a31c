// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension NSCollectionLayoutSection {
    /// Returns a section that is a list: a column of rows as wide as the section, whose content determines their
    /// heights.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let list = ListSection(configuration)
        let metrics = TableMetrics.current
        func row(_ height: CGFloat) -> NSCollectionLayoutSize {
            NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
        }
        let size = row(metrics.rowHeight)
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.list = list
        let margin =
            (layoutEnvironment as? LayoutEnvironment)?.windowMargin
            ?? metrics.margin(windowWidth: layoutEnvironment.container.effectiveContentSize.width)
        section.contentInsets = list.insets(margin: margin)
        // Rows from edge to edge extend below the safe area, which their margins contain.
        section.contentInsetsReference = configuration.appearance == .insetGrouped ? .safeArea : .none

        func boundary(_ kind: String, _ alignment: NSRectAlignment) -> NSCollectionLayoutBoundarySupplementaryItem {
            let item = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: row(list.estimatedHeaderHeight), elementKind: kind, alignment: alignment)
            item.pinToVisibleBounds = configuration.appearance.pinsHeaders
            item.zIndex = 200
            return item
        }
        if configuration.headerMode == .supplementary {
            section.boundarySupplementaryItems.append(boundary(UICollectionView.elementKindSectionHeader, .top))
        }
        if configuration.footerMode == .supplementary {
            section.boundarySupplementaryItems.append(boundary(UICollectionView.elementKindSectionFooter, .bottom))
        }
        return section
    }
}

extension UICollectionViewCompositionalLayout {
    /// Returns a layout whose sections are lists.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        // All sections share one definition, so that their rows are solved once.
        var last: (environment: any NSCollectionLayoutEnvironment, section: NSCollectionLayoutSection)?
        return UICollectionViewCompositionalLayout { _, environment in
            if let last, last.environment === environment { return last.section }
            let section = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
            last = (environment, section)
            return section
        }
    }
}
