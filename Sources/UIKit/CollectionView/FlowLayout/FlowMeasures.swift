// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The measures of a flow layout: those of the delegate if it has them, otherwise those of the layout's properties.
@MainActor
struct FlowMeasures {
    private let layout: UICollectionViewFlowLayout
    private let view: UICollectionView
    private let delegate: (any UICollectionViewDelegateFlowLayout)?

    init(_ layout: UICollectionViewFlowLayout, _ view: UICollectionView) {
        (self.layout, self.view) = (layout, view)
        delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    }

    /// Whether the delegate returns a size for each item.
    var givesItemSizes: Bool { delegate?.givesItemSizes == true }

    func size(_ path: RowPath) -> CGSize { delegate?.itemSize(view, layout, IndexPath(path)) ?? layout.itemSize }

    func insets(_ section: Int) -> UIEdgeInsets {
        delegate?.collectionView(view, layout: layout, insetForSectionAt: section) ?? layout.sectionInset
    }

    func lineSpacing(_ section: Int) -> CGFloat {
        delegate?.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section)
            ?? layout.minimumLineSpacing
    }

    func itemSpacing(_ section: Int) -> CGFloat {
        delegate?.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section)
            ?? layout.minimumInteritemSpacing
    }

    func headerSize(_ section: Int) -> CGSize {
        delegate?.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)
            ?? layout.headerReferenceSize
    }

    func footerSize(_ section: Int) -> CGSize {
        delegate?.collectionView(view, layout: layout, referenceSizeForFooterInSection: section)
            ?? layout.footerReferenceSize
    }
}

extension UICollectionViewFlowLayout {
    var isVertical: Bool { scrollDirection == .vertical }

    /// The size of the content across the scroll direction, in points.
    var room: CGFloat {
        guard let collectionView else { return 0 }
        let (size, inset) = (collectionView.bounds.size, collectionView.adjustedContentInset)
        return isVertical
            ? max(size.width - inset.left - inset.right, 0) : max(size.height - inset.top - inset.bottom, 0)
    }

    /// The distance of the lines from the sides of the content that ``sectionInsetReference`` adds, in points.
    private var referenceInset: (leading: CGFloat, trailing: CGFloat) {
        guard let view = collectionView else { return (0, 0) }
        let reference: UIEdgeInsets
        switch sectionInsetReference {
        case .fromContentInset: return (0, 0)
        case .fromSafeArea: reference = view.safeAreaInsets
        case .fromLayoutMargins: reference = view.layoutMargins
        }
        // The content inset is the least in every case, and the content begins after it.
        let inset = view.adjustedContentInset
        return isVertical
            ? (max(reference.left - inset.left, 0), max(reference.right - inset.right, 0))
            : (max(reference.top - inset.top, 0), max(reference.bottom - inset.bottom, 0))
    }

    /// Asks the delegate for all measures, and breaks all items into lines.
    ///
    /// - Parameter old: the places so far, whose measured sizes are kept if the numbers of items are the same.
    /// - Complexity: O(n) for n items if the delegate returns sizes, otherwise O(s) for s sections
    func makeFlow(keeping old: FlowPlaces?) -> FlowPlaces? {
        guard let collectionView, collectionView.dataIsLoaded else { return nil }
        let source = FlowMeasures(self, collectionView)
        let estimate = estimatesSizes ? old?.estimate ?? flowSize(firstEstimate) : nil
        var sections: [FlowSection] = []
        var leadingInsets: [CGFloat] = []
        var hasTooBroadItem = false
        let reference = referenceInset
        for (section, count) in collectionView.list.counts.enumerated() {
            let insets = source.insets(section)
            var (leading, trailing) = isVertical ? (insets.left, insets.right) : (insets.top, insets.bottom)
            leading = CGFloat(finite(leading)) + reference.leading
            trailing = CGFloat(finite(trailing)) + reference.trailing
            let metrics = FlowMetrics(
                breadth: Double(max(room - leading - trailing, 0)), itemSpacing: finite(source.itemSpacing(section)),
                lineSpacing: finite(source.lineSpacing(section)))
            let lines: FlowLines
            if let old, old.keepsSizes(estimate, section, count) {
                var kept = old.geometry.section(section).section.lines
                kept.setMetrics(metrics)
                lines = kept
            } else if source.givesItemSizes {
                lines = FlowLines(
                    metrics,
                    sizes: (0..<count).map { flowSize(source.size(RowPath(section: section, row: $0))) })
            } else {
                lines = FlowLines(metrics, count: count, size: estimate ?? flowSize(itemSize))
            }
            hasTooBroadItem = hasTooBroadItem || lines.greatestBreadth > metrics.breadth + 0.001
            sections.append(
                FlowSection(
                    header: length(source.headerSize(section)), footer: length(source.footerSize(section)),
                    startInset: finite(isVertical ? insets.top : insets.left),
                    endInset: finite(isVertical ? insets.bottom : insets.right), lines: lines))
            leadingInsets.append(leading)
        }
        if hasTooBroadItem, room > 0 { warnOfTooBroadItem() }
        return FlowPlaces(geometry: FlowGeometry(sections), leadingInsets: leadingInsets, estimate: estimate)
    }

    /// The size of items before any of them is measured.
    private var firstEstimate: CGSize {
        estimatedItemSize == UICollectionViewFlowLayout.automaticSize ? itemSize : estimatedItemSize
    }

    /// A distance for the lines. A distance that is not finite counts as zero, and a huge one as the greatest possible.
    private func finite(_ value: CGFloat) -> Double {
        value.isFinite ? Thresholds.Layout.distances.clamping(Double(value)) : 0
    }

    /// The length of a header or footer. A length that is negative or not finite counts as zero.
    private func length(_ size: CGSize) -> Double { max(finite(isVertical ? size.height : size.width), 0) }

    /// A size for the lines. A size that is negative or not finite counts as zero.
    func flowSize(_ size: CGSize) -> FlowSize {
        let (width, height) = (max(finite(size.width), 0), max(finite(size.height), 0))
        return isVertical ? FlowSize(breadth: width, length: height) : FlowSize(breadth: height, length: width)
    }

    /// Warns as UIKit does if an item is too large for a line.
    private func warnOfTooBroadItem() {
        let view = collectionView.map { "\($0)" } ?? "nil"
        warn(
            """
            The behavior of the UICollectionViewFlowLayout is not defined because:
            the item \(isVertical ? "width" : "height") must be less than the \(isVertical ? "width" : "height") \
            of the UICollectionView minus the section insets \(isVertical ? "left and right" : "top and bottom") \
            values, minus the content insets \(isVertical ? "left and right" : "top and bottom") values.
            The relevant UICollectionViewFlowLayout instance is \(self), and it is attached to \(view).
            """)
    }
}
