// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import QuartzCore

/// The room that a compositional layout has for a section or a group.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// The size in points, insets included.
    var contentSize: CGSize { get }
    /// The size in points less the insets.
    var effectiveContentSize: CGSize { get }
    /// The insets; values below 1 are fractions of the size.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The insets in points.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The surroundings for which a compositional layout defines its sections.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    /// The room for the section.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits of the collection view.
    var traitCollection: UITraitCollection { get }
}

/// A visible item of a section, whose look can be changed.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
    /// The opacity from 0 to 1.
    var alpha: CGFloat { get set }
    /// The stacking order: items with a greater number are in front.
    var zIndex: Int { get set }
    /// Whether the item is not shown.
    var isHidden: Bool { get set }
    /// The centre in the content of the collection view; for a section that scrolls across, before it is scrolled.
    var center: CGPoint { get set }
    /// The size of the item, with the origin zero.
    var bounds: CGRect { get }
    /// The affine transform of the item.
    var transform: CGAffineTransform { get set }
    /// The transform of the item.
    var transform3D: CATransform3D { get set }
    /// The kind of a supplementary view; the text `cell` for an item.
    var name: String { get }
    /// The index path of the item, or of the supplementary view.
    var indexPath: IndexPath { get }
    /// The rectangle that encloses the transformed item.
    var frame: CGRect { get }
    /// Whether this is an item or a supplementary view.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind of a supplementary view; nil for an item.
    var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {
    public var name: String { representedElementKind ?? "cell" }
}

/// The room of a collection view.
final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
    private let value: CompositionalContainer

    init(_ size: CGSize) { value = CompositionalContainer(contentSize: size) }

    var contentSize: CGSize { value.contentSize }
    var effectiveContentSize: CGSize { value.effectiveContentSize }
    var contentInsets: NSDirectionalEdgeInsets { .zero }
    var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
}

/// The surroundings in a collection view.
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
    let container: any NSCollectionLayoutContainer
    let traitCollection: UITraitCollection
    /// The margin at both sides of the collection view's window, in points.
    let windowMargin: CGFloat

    init(_ size: CGSize, in view: UICollectionView) {
        (container, traitCollection) = (LayoutContainer(size), view.traitCollection)
        windowMargin = view.windowMargin
    }
}
