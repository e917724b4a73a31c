// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The look of a list in a collection view, for `NSCollectionLayoutSection.list(using:layoutEnvironment:)` and
/// `UICollectionViewCompositionalLayout.list(using:)`.
public struct UICollectionLayoutListConfiguration {
    /// The look of a list.
    public enum Appearance: Int, Sendable {
        /// Rows from edge to edge on the system background, with pinned headers.
        case plain
        /// Rows from edge to edge in groups, on a grouped background.
        case grouped
        /// Rows in groups with round corners, away from the edges.
        case insetGrouped
        /// Rows without separators, of which the selected ones are filled with the tint colour.
        case sidebar
        /// Rows of a list beside a sidebar, without separators and with pinned headers.
        case sidebarPlain
    }

    /// The kind of the headers of the sections.
    public enum HeaderMode: Int, Sendable {
        /// There are no headers.
        case none
        /// The data source provides supplementary views of the kind `UICollectionView.elementKindSectionHeader`.
        case supplementary
        /// The first item of each section is its header.
        case firstItemInSection
    }

    /// The kind of the footers of the sections.
    public enum FooterMode: Int, Sendable {
        /// There are no footers.
        case none
        /// The data source provides supplementary views of the kind `UICollectionView.elementKindSectionFooter`.
        case supplementary
    }

    /// Returns the actions that a swipe shows on one side of an item; nil for none.
    public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
    /// Returns the separators of an item. The configuration that it gets has no automatic visibilities.
    public typealias ItemSeparatorHandler = (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration

    /// The look of the list.
    public private(set) var appearance: Appearance
    /// Whether rows have separators. False by default for sidebars.
    public var showsSeparators: Bool
    /// The separators of all rows; they have no effect if ``showsSeparators`` is false.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// A function that may change the separators of an item; nil if they are the same for all.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// A function that returns the actions at the leading edge of an item, called when the user swipes it; nil for
    /// none.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// A function that returns the actions at the trailing edge of an item, called when the user swipes it; nil for
    /// none.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// The background colour of the list; nil for that of the appearance.
    ///
    /// > Note: A collection view has one background colour: that of the first section that is a list. A colour that
    /// the app sets as the collection view's `backgroundColor` takes precedence.
    public var backgroundColor: UIColor?
    /// The kind of the headers of the sections.
    public var headerMode = HeaderMode.none
    /// The kind of the footers of the sections.
    public var footerMode = FooterMode.none
    /// The space above each header in points; nil for that of the appearance.
    public var headerTopPadding: CGFloat?

    /// Creates the default configuration of an appearance.
    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = !appearance.isSidebar
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }
}

extension UICollectionLayoutListConfiguration.Appearance {
    var isSidebar: Bool { self == .sidebar || self == .sidebarPlain }
    var isGrouped: Bool { self == .grouped || self == .insetGrouped }
    /// Whether headers and footers stay visible while their section is.
    var pinsHeaders: Bool { self == .plain || self == .sidebarPlain }

    /// The background colour of the list. Those of sidebars are our own choice, because Apple publishes none.
    var backgroundColor: UIColor {
        switch self {
        case .plain, .sidebarPlain: .systemBackground
        case .grouped, .insetGrouped: .systemGroupedBackground
        case .sidebar: .secondarySystemBackground
        }
    }
}
