// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The point of an item at which a view is attached to it.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, NSCopying {
    /// The edges at which the point is. Without an edge of an axis it is in the middle of that axis.
    open private(set) var edges: NSDirectionalRectEdge
    /// The distance of the point from the edges: in points, or in fractions of the attached view's size.
    open private(set) var offset: CGPoint
    /// Whether ``offset`` is in fractions.
    open private(set) var isFractionalOffset: Bool

    /// Creates an anchor at edges.
    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges: edges, absoluteOffset: .zero) }

    /// Creates an anchor at a distance from edges, in points.
    public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        (self.edges, offset, isFractionalOffset) = (edges, absoluteOffset, false)
        super.init()
    }

    /// Creates an anchor at a distance from edges, in fractions of the attached view's size.
    public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        (self.edges, offset, isFractionalOffset) = (edges, fractionalOffset, true)
        super.init()
    }

    /// Whether ``offset`` is in points.
    open var isAbsoluteOffset: Bool { !isFractionalOffset }

    var value: CompositionalAnchor {
        CompositionalAnchor(
            edges: edges.compositional,
            offset: isFractionalOffset
                ? .fractional(x: offset.x, y: offset.y) : .absolute(x: offset.x, y: offset.y))
    }

    /// Returns the anchor itself, because it cannot change.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSDirectionalRectEdge {
    var compositional: CompositionalEdges {
        var edges: CompositionalEdges = []
        if contains(.top) { edges.insert(.top) }
        if contains(.leading) { edges.insert(.leading) }
        if contains(.bottom) { edges.insert(.bottom) }
        if contains(.trailing) { edges.insert(.trailing) }
        return edges
    }
}

/// A view that is attached to an item of a compositional layout, such as a badge.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind of the view, by which the data source is asked for it.
    open private(set) var elementKind: String
    /// The point of the item at which the view is.
    open private(set) var containerAnchor: NSCollectionLayoutAnchor
    /// The point of the view that is there; nil for the point at the same edges.
    open private(set) var itemAnchor: NSCollectionLayoutAnchor?
    /// The stacking order: views with a greater number are in front.
    open var zIndex = 1

    /// Creates a view at a point of an item.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        (self.elementKind, self.containerAnchor) = (elementKind, containerAnchor)
        super.init(layoutSize: layoutSize)
    }

    /// Creates a view whose point `itemAnchor` is at a point of an item.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor)
        self.itemAnchor = itemAnchor
    }

    var supplementary: CompositionalSupplementary {
        CompositionalSupplementary(
            size: layoutSize.value, kind: elementKind, zIndex: zIndex, insets: contentInsets.compositional,
            containerAnchor: containerAnchor.value, itemAnchor: itemAnchor?.value)
    }

    override func copied() -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutSupplementaryItem(
            layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor)
        copy.takeProperties(of: self)
        (copy.itemAnchor, copy.zIndex) = (itemAnchor, zIndex)
        return copy
    }
}

/// The place of a header or footer at its section.
public enum NSRectAlignment: Int, Sendable {
    /// In the middle.
    case none
    /// At one edge, or at a corner.
    case top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

    var compositional: CompositionalEdges {
        switch self {
        case .none: []
        case .top: .top
        case .topLeading: [.top, .leading]
        case .leading: .leading
        case .bottomLeading: [.bottom, .leading]
        case .bottom: .bottom
        case .bottomTrailing: [.bottom, .trailing]
        case .trailing: .trailing
        case .topTrailing: [.top, .trailing]
        }
    }
}

/// A header or footer of a section, or of a whole compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// The edge or corner at which the view is.
    open private(set) var alignment: NSRectAlignment
    /// The distance in points by which the view is moved.
    open private(set) var offset: CGPoint
    /// Whether the section grows to hold the view. Otherwise the view is over the items.
    open var extendsBoundary = true
    /// Whether the view stays visible while its section is.
    open var pinToVisibleBounds = false

    /// Creates a view at an edge or a corner.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
    ) { self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero) }

    /// Creates a view at a distance from an edge or a corner, in points.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
    ) {
        (self.alignment, offset) = (alignment, absoluteOffset)
        super.init(
            layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: []))
    }

    var boundaryItem: CompositionalBoundaryItem {
        CompositionalBoundaryItem(
            size: layoutSize.value, kind: elementKind, alignment: alignment.compositional, offset: offset,
            extendsBoundary: extendsBoundary, isPinned: pinToVisibleBounds, zIndex: zIndex,
            insets: contentInsets.compositional)
    }

    override func copied() -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: offset)
        copy.takeProperties(of: self)
        (copy.extendsBoundary, copy.pinToVisibleBounds) = (extendsBoundary, pinToVisibleBounds)
        copy.zIndex = zIndex
        return copy
    }
}

/// A view behind a section of a compositional layout. Its class is registered with the layout.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The kind of the view, with which its class is registered.
    open private(set) var elementKind = ""
    /// The stacking order: views with a greater number are in front.
    open var zIndex = 0

    /// Returns a view that fills a section, headers and footers included.
    open class func background(elementKind: String) -> Self {
        let full = NSCollectionLayoutDimension.fractionalWidth(1)
        let item = NSCollectionLayoutDecorationItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: full, heightDimension: .fractionalHeight(1)))
        item.elementKind = elementKind
        return item.asSelf(of: self)
    }

    var background: CompositionalBackground {
        CompositionalBackground(kind: elementKind, zIndex: zIndex, insets: contentInsets.compositional)
    }

    override func copied() -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutDecorationItem.background(elementKind: elementKind)
        copy.takeProperties(of: self)
        copy.zIndex = zIndex
        return copy
    }
}
