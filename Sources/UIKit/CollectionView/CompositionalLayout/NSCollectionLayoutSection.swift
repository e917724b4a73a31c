// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

/// The way in which a section scrolls across the scroll direction of its layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// The section does not scroll.
    case none
    /// The section stops anywhere.
    case continuous
    /// The section stops at the beginning of a group.
    case continuousGroupLeadingBoundary
    /// The section stops at multiples of its visible length.
    case paging
    /// The section stops at the beginning of a group, one group a swipe.
    case groupPaging
    /// The section stops with a group in the middle, one group a swipe.
    case groupPagingCentered

    var compositional: OrthogonalScrolling {
        switch self {
        case .none: .none
        case .continuous: .continuous
        case .continuousGroupLeadingBoundary: .continuousGroupLeadingBoundary
        case .paging: .paging
        case .groupPaging: .groupPaging
        case .groupPagingCentered: .groupPagingCentered
        }
    }
}

/// The deceleration and the bouncing of a section that scrolls across the scroll direction of its layout.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
    /// The speed at which scrolling decelerates.
    public struct DecelerationRate: Hashable, Sendable {
        let rawValue: CGFloat

        /// Creates a rate: the share of the velocity that is left after a millisecond.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// The rate that fits the section's behaviour: fast for paging, otherwise normal.
        public static let automatic = DecelerationRate(rawValue: -1)
        /// The rate of `UIScrollView.DecelerationRate.normal`.
        public static let normal = DecelerationRate(rawValue: UIScrollView.DecelerationRate.normal.rawValue)
        /// The rate of `UIScrollView.DecelerationRate.fast`.
        public static let fast = DecelerationRate(rawValue: UIScrollView.DecelerationRate.fast.rawValue)
    }

    /// When the content can be pulled beyond its edges.
    public enum Bounce: Int, Sendable {
        /// If the content is longer than the section.
        case automatic
        /// Also if the content is not longer than the section.
        case always
        case never
    }

    /// The speed at which scrolling decelerates.
    open var decelerationRate = DecelerationRate.automatic
    /// When the content can be pulled beyond its edges.
    open var bounce = Bounce.automatic
}

/// The insets to which a compositional layout adds those of its sections.
public enum UIContentInsetsReference: Int, Sendable {
    /// The insets of the layout's configuration.
    case automatic
    case none, safeArea, layoutMargins, readableContent
}

/// A function that may change the look of the visible items of a section.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    @MainActor (
        _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
        _ layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> Void

/// A section of a compositional layout: a group that is repeated, with headers, footers and backgrounds.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, NSCopying {
    private let group: NSCollectionLayoutGroup
    /// The list that the section is; nil for a section that the app has composed.
    var list: ListSection?
    /// The insets of the groups.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The space between two groups in points.
    open var interGroupSpacing: CGFloat = 0
    /// The insets to which ``contentInsets`` is added.
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// The insets of headers and footers, if they do not follow those of the groups.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// Whether headers and footers have the insets of the groups.
    open var supplementariesFollowContentInsets = true
    /// The headers and footers.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The views behind the section.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// The way in which the section scrolls across the scroll direction of the layout.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// The deceleration and the bouncing of a section that scrolls across the scroll direction of the layout.
    open private(set) var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    /// A function that may change the look of the visible items, called when they are laid out and when they scroll.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    /// Creates a section that repeats a group.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }

    /// The section for the computation. `reference` are insets across the scroll direction that are added to those of
    /// the section, and `supplementaryReference` those of headers and footers. The first section of a list may have
    /// more space before it.
    func value(
        _ environment: any NSCollectionLayoutEnvironment, reference: CompositionalInsets,
        supplementaryReference: CompositionalInsets, isFirst: Bool
    ) -> CompositionalSection {
        checkKinds()
        var supplementaryInsets: CompositionalInsets?
        if !supplementariesFollowContentInsets || supplementaryContentInsetsReference != .automatic {
            supplementaryInsets = supplementaryReference
        }
        return CompositionalSection(
            group: group.value(environment), insets: contentInsets.compositional + reference,
            supplementaryInsets: supplementaryInsets, spaceBefore: Double(list?.spaceBefore(isFirst: isFirst) ?? 0),
            groupSpacing: interGroupSpacing,
            boundaryItems: boundarySupplementaryItems.map(\.boundaryItem),
            backgrounds: decorationItems.map(\.background),
            orthogonalScrolling: orthogonalScrollingBehavior.compositional)
    }

    /// Ends the program if two headers, footers or backgrounds have one kind, so that a view could not be told from
    /// another.
    private func checkKinds() {
        for kinds in [boundarySupplementaryItems.map(\.elementKind), decorationItems.map(\.elementKind)] {
            guard let kind = kinds.first(where: { kind in kinds.count { $0 == kind } > 1 }) else { continue }
            misuse(
                "A section has two supplementary or decoration items of the kind \(kind). Give each its own element kind."
            )
        }
    }

    /// Returns a copy of the section.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { copyOnMainActor(self) { $0.copied() } }

    private func copied() -> NSCollectionLayoutSection {
        let copy = NSCollectionLayoutSection(group: group)
        copy.list = list
        (copy.contentInsets, copy.interGroupSpacing) = (contentInsets, interGroupSpacing)
        copy.contentInsetsReference = contentInsetsReference
        copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
        copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
        (copy.boundarySupplementaryItems, copy.decorationItems) = (boundarySupplementaryItems, decorationItems)
        copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
        copy.orthogonalScrollingProperties.bounce = orthogonalScrollingProperties.bounce
        copy.orthogonalScrollingProperties.decelerationRate = orthogonalScrollingProperties.decelerationRate
        copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
        return copy
    }
}

extension CompositionalInsets {
    static func + (a: CompositionalInsets, b: CompositionalInsets) -> CompositionalInsets {
        CompositionalInsets(
            top: a.top + b.top, leading: a.leading + b.leading, bottom: a.bottom + b.bottom,
            trailing: a.trailing + b.trailing)
    }
}
