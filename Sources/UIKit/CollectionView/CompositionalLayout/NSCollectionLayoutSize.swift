// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The width or height of an item of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject, NSCopying {
    private(set) var value = CompositionalDimension.absolute(0)

    private class func made(_ value: CompositionalDimension) -> Self {
        let dimension = makeOfDelegateClass()
        dimension.value = value
        return dimension
    }

    /// Returns a dimension that is a fraction of the container's width.
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { made(.fractionalWidth(fractionalWidth)) }
    /// Returns a dimension that is a fraction of the container's height.
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self { made(.fractionalHeight(fractionalHeight)) }
    /// Returns a dimension in points.
    open class func absolute(_ absoluteDimension: CGFloat) -> Self { made(.absolute(absoluteDimension)) }
    /// Returns a dimension that the item's content determines, and that is an estimate in points until then.
    open class func estimated(_ estimatedDimension: CGFloat) -> Self { made(.estimated(estimatedDimension)) }
    /// Returns a dimension that is that of the largest estimated item of the same group.
    open class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
        made(.uniformAcrossSiblings(estimatedDimension))
    }

    /// Whether the dimension is a fraction of the container's width.
    open var isFractionalWidth: Bool { if case .fractionalWidth = value { true } else { false } }
    /// Whether the dimension is a fraction of the container's height.
    open var isFractionalHeight: Bool { if case .fractionalHeight = value { true } else { false } }
    /// Whether the dimension is a number of points.
    open var isAbsolute: Bool { if case .absolute = value { true } else { false } }
    /// Whether the item's content determines the dimension.
    open var isEstimated: Bool { value.isEstimated }
    /// Whether the dimension is that of the largest item of the group.
    open var isUniformAcrossSiblings: Bool { if case .uniformAcrossSiblings = value { true } else { false } }

    /// The fraction, the points or the estimate.
    open var dimension: CGFloat {
        switch value {
        case .absolute(let number), .fractionalWidth(let number), .fractionalHeight(let number),
            .estimated(let number), .uniformAcrossSiblings(let number):
            number
        }
    }

    /// Returns the dimension itself, because it cannot change.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The width and height of an item of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject, NSCopying {
    /// The width.
    open private(set) var widthDimension: NSCollectionLayoutDimension
    /// The height.
    open private(set) var heightDimension: NSCollectionLayoutDimension

    /// Creates a size.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        (widthDimension, heightDimension) = (width, height)
        super.init()
    }

    var value: CompositionalDimensions {
        CompositionalDimensions(width: widthDimension.value, height: heightDimension.value)
    }

    /// Returns the size itself, because it cannot change.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A space between items of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject, NSCopying {
    private(set) var value = CompositionalSpacing.fixed(0)

    private class func made(_ value: CompositionalSpacing) -> Self {
        let spacing = makeOfDelegateClass()
        spacing.value = value
        return spacing
    }

    /// Returns a space of at least a number of points, which shares the free space with other flexible spaces.
    open class func flexible(_ flexibleSpacing: CGFloat) -> Self { made(.flexible(flexibleSpacing)) }
    /// Returns a space of exactly a number of points.
    open class func fixed(_ fixedSpacing: CGFloat) -> Self { made(.fixed(fixedSpacing)) }

    /// The points of the space, or at least so many.
    open var spacing: CGFloat {
        switch value {
        case .fixed(let space), .flexible(let space): space
        }
    }

    /// Whether the space can grow.
    open var isFlexible: Bool { value.isFlexible }
    /// Whether the space is exactly ``spacing``.
    open var isFixed: Bool { !value.isFlexible }

    /// Returns the spacing itself, because it cannot change.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The spaces around an item of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
    /// The space before the item in reading direction; nil for none.
    open private(set) var leading: NSCollectionLayoutSpacing?
    /// The space above the item; nil for none.
    open private(set) var top: NSCollectionLayoutSpacing?
    /// The space after the item in reading direction; nil for none.
    open private(set) var trailing: NSCollectionLayoutSpacing?
    /// The space below the item; nil for none.
    open private(set) var bottom: NSCollectionLayoutSpacing?

    /// Creates the spaces around an item.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
        super.init()
    }

    var value: CompositionalEdgeSpacing {
        CompositionalEdgeSpacing(
            leading: leading?.value, top: top?.value, trailing: trailing?.value, bottom: bottom?.value)
    }

    /// Returns the spacing itself, because it cannot change.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSDirectionalEdgeInsets {
    var compositional: CompositionalInsets {
        CompositionalInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
    }
}
