// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// The axes on which the content of an item determines its size.
struct EstimatedAxes: OptionSet {
    let rawValue: Int
    static let width = EstimatedAxes(rawValue: 1)
    static let height = EstimatedAxes(rawValue: 2)

    init(rawValue: Int) { self.rawValue = rawValue }

    init(width: Bool, height: Bool) { rawValue = (width ? 1 : 0) + (height ? 2 : 0) }
}

/// The places of everything in a compositional layout.
struct CompositionalPlaces {
    var geometry: CompositionalGeometry
    /// The definition of each section; nil for a section without items and definition.
    var definitions: [NSCollectionLayoutSection?]
    /// The number of sections whose definitions have a handler for visible items.
    var handlerCount = 0
    let environment: LayoutEnvironment
    /// The background colour of the first section that is a list; nil if there is none.
    var listBackground: UIColor?

    // MARK: Finding

    func contains(_ path: RowPath) -> Bool {
        path.section >= 0 && path.section < geometry.sectionCount && path.row >= 0
            && path.row < geometry.section(path.section).section.groups.itemCount
    }

    /// Whether a section scrolls across the scroll direction of the layout.
    func scrollsAcross(_ section: Int) -> Bool {
        section >= 0 && section < geometry.sectionCount
            && geometry.section(section).section.section.orthogonalScrolling != .none
    }

    /// The index of a section's header or footer of a kind, or of the layout's; nil if there is none.
    private func boundaryIndex(_ element: LayoutElement) -> (section: Int?, index: Int)? {
        guard element.category == .supplementaryView, element.indexPath.count == 2 else { return nil }
        let (section, item) = (element.indexPath[0], element.indexPath[1])
        if section == 0, item == Int.max {
            return geometry.boundaryItems.firstIndex { $0.kind == element.kind }.map { (nil, $0) }
        }
        guard item == 0, section >= 0, section < geometry.sectionCount else { return nil }
        let items = geometry.section(section).section.section.boundaryItems
        return items.firstIndex { $0.kind == element.kind }.map { (section, $0) }
    }

    private func boundaryItem(_ place: (section: Int?, index: Int)) -> CompositionalBoundaryItem {
        place.section.map { geometry.section($0).section.section.boundaryItems[place.index] }
            ?? geometry.boundaryItems[place.index]
    }

    /// The frame of a header or footer, and its stacking order.
    func boundary(_ element: LayoutElement, visible: ClosedRange<Double>?) -> (frame: CGRect, zIndex: Int)? {
        guard let place = boundaryIndex(element) else { return nil }
        let frames =
            place.section.map { geometry.boundaryItemFrames(ofSection: $0, visible: visible) }
            ?? geometry.boundaryItemFrames(visible: visible)
        let item = boundaryItem(place)
        var zIndex = item.zIndex
        if item.isPinned, let visible {
            let frame = frames[place.index]
            let (start, end) =
                geometry.scrollAxis == .vertical ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
            if start < visible.upperBound, end > visible.lowerBound { zIndex += PinnedBoundaryItems.zIndex }
        }
        return (frames[place.index], zIndex)
    }

    /// The role of an element in a list; nil if its section is no list.
    ///
    /// - Parameter frame: the frame of the element in the content, by which a pinned header is known to float.
    @MainActor
    func listRole(_ element: LayoutElement, frame: CGRect) -> ListRole? {
        guard element.indexPath.count == 2, definitions.indices.contains(element.indexPath[0]),
            let list = definitions[element.indexPath[0]]?.list
        else { return nil }
        if element.isItem {
            let count = geometry.section(element.indexPath[0]).section.groups.itemCount
            return list.role(ofItem: element.indexPath[1], of: count)
        }
        guard let place = boundaryIndex(element), let section = place.section else { return nil }
        let isFloating =
            boundaryItem(place).isPinned
            && geometry.boundaryItemFrames(ofSection: section, visible: nil)[place.index] != frame
        return list.role(ofKind: element.kind, isFloating: isFloating)
    }

    // MARK: Measuring

    func estimatedAxes(_ element: LayoutElement) -> EstimatedAxes {
        if element.isItem {
            let path = RowPath(element.indexPath)
            guard contains(path) else { return [] }
            let pattern = geometry.section(path.section).section.pattern
            return EstimatedAxes(width: pattern.measuresWidth, height: pattern.measuresHeight)
        }
        guard let place = boundaryIndex(element) else { return [] }
        let size = boundaryItem(place).size
        return EstimatedAxes(width: size.width.isEstimated, height: size.height.isEstimated)
    }

    /// Whether an element that is estimated has been measured.
    func isMeasured(_ element: LayoutElement) -> Bool {
        if element.isItem {
            let path = RowPath(element.indexPath)
            return contains(path) && geometry.section(path.section).section.groups.measuredItems[path.row] != nil
        }
        guard let place = boundaryIndex(element) else { return true }
        let sizes =
            place.section.map { geometry.section($0).section.measuredBoundaryItems } ?? geometry.measuredBoundaryItems
        return sizes[place.index] != nil
    }

    /// Gives an element the size at which it was measured.
    ///
    /// - Complexity: O(log n)
    mutating func setMeasuredSize(_ size: CGSize, of element: LayoutElement) {
        let size = MeasuredSize(width: size.width, height: size.height)
        if element.isItem {
            let path = RowPath(element.indexPath)
            guard contains(path) else { return }
            geometry.update(path.section) { section in
                _ = section.updateGroups { $0.setMeasuredSize(size, ofItem: path.row) }
            }
        } else if let place = boundaryIndex(element) {
            if let section = place.section {
                geometry.update(section) { _ = $0.setMeasuredSize(size, ofBoundaryItem: place.index) }
            } else {
                _ = geometry.setMeasuredSize(size, ofBoundaryItem: place.index)
            }
        }
    }
}

/// Lays out the sections of a compositional layout.
@MainActor
struct CompositionalSolver {
    let view: UICollectionView
    let environment: LayoutEnvironment
    let container: CGSize
    let axis: ScrollAxis
    let configuration: UICollectionViewCompositionalLayoutConfiguration
    /// Whether measured sizes are kept if the width stays.
    let keepsSizes: Bool

    /// - Parameters:
    ///   - old: the places so far, whose measured sizes and scrolled sections are kept.
    ///   - definition: returns the definition of a section with a number of items.
    func places(
        keeping old: CompositionalPlaces?, definition: (_ section: Int, _ count: Int) -> NSCollectionLayoutSection?
    ) -> CompositionalPlaces {
        let scale = view.pixelsPerPoint
        var definitions: [NSCollectionLayoutSection?] = []
        var sections: [CompositionalSectionGeometry] = []
        // Sections with one definition share the solution of its group.
        var solved: (definition: NSCollectionLayoutSection, pattern: CompositionalPattern)?
        let keepsSizes = keepsSizes && old?.geometry.container.width == container.width
        for (index, count) in view.layoutCounts.enumerated() {
            let definition = definition(index, count)
            definitions.append(definition)
            let pattern: CompositionalPattern
            // The first section of a list may have more space before it than the others.
            let isApart = index == 0 && definition?.list != nil
            if !isApart, let definition, let solved, solved.definition === definition {
                pattern = solved.pattern
            } else {
                pattern = CompositionalPattern(
                    value(of: definition, isFirst: index == 0), container: container, scrollAxis: axis, scale: scale)
                if !isApart, let definition { solved = (definition, pattern) }
            }
            sections.append(section(index, count, pattern, keeping: old, keepsSizes))
        }
        let geometry = CompositionalGeometry(
            sections, container: container, scrollAxis: axis, scale: scale,
            sectionSpacing: configuration.interSectionSpacing,
            boundaryItems: configuration.boundarySupplementaryItems.map(\.boundaryItem))
        return CompositionalPlaces(
            geometry: geometry, definitions: definitions,
            handlerCount: definitions.count { $0?.visibleItemsInvalidationHandler != nil }, environment: environment,
            listBackground: definitions.lazy.compactMap { $0?.list?.backgroundColor }.first)
    }

    private func section(
        _ index: Int, _ count: Int, _ pattern: CompositionalPattern, keeping old: CompositionalPlaces?,
        _ keepsSizes: Bool
    ) -> CompositionalSectionGeometry {
        let kept = old.flatMap { index < $0.geometry.sectionCount ? $0.geometry.section(index).section : nil }
        var section: CompositionalSectionGeometry
        if var same = kept, keepsSizes || same.groups.itemCount == count {
            same.updateGroups { resize(&$0, to: count, index) }
            same.setPattern(pattern, keepsMeasuredSizes: keepsSizes)
            section = same
        } else {
            section = CompositionalSectionGeometry(CompositionalGroups(pattern, count: count))
        }
        if pattern.section.orthogonalScrolling != .none {
            // A row stays scrolled, as far as its length allows.
            let range = section.orthogonalStops.range
            section.orthogonalOffset = kept.map { range.clamping($0.orthogonalOffset) } ?? range.lowerBound
        }
        return section
    }

    /// Gives a section another number of items, because a gap or placeholders have come or gone.
    private func resize(_ groups: inout CompositionalGroups, to count: Int, _ section: Int) {
        let known = groups.itemCount
        if known < count {
            let gap = view.shownOrder?.gap
            let row = gap?.section == section ? gap?.rows.lowerBound : nil
            groups.insert(count: count - known, at: min(row ?? known, known))
        } else if known > count {
            groups.remove(count..<known)
        }
    }

    private func value(of definition: NSCollectionLayoutSection?, isFirst: Bool) -> CompositionalSection {
        guard let definition else {
            let size = CompositionalDimensions(width: .absolute(0), height: .absolute(0))
            return CompositionalSection(group: CompositionalItem(size: size, group: .horizontal([])))
        }
        let reference = definition.contentInsetsReference
        let supplementary = definition.supplementaryContentInsetsReference
        return definition.value(
            environment, reference: insets(reference == .automatic ? configuration.contentInsetsReference : reference),
            supplementaryReference: insets(
                supplementary == .automatic ? configuration.contentInsetsReference : supplementary),
            isFirst: isFirst)
    }

    /// The insets of a reference across the scroll direction, less the content inset, after which the content begins.
    private func insets(_ reference: UIContentInsetsReference) -> CompositionalInsets {
        let edges: UIEdgeInsets
        switch reference {
        case .automatic, .none: return .zero
        case .safeArea: edges = view.safeAreaInsets
        case .layoutMargins: edges = view.layoutMargins
        case .readableContent:
            let guide = view.readableContentGuide.layoutFrame
            edges = UIEdgeInsets(
                top: 0, left: max(guide.minX - view.bounds.minX, 0), bottom: 0,
                right: max(view.bounds.maxX - guide.maxX, 0))
        }
        let inset = view.adjustedContentInset
        let (left, right) = (max(edges.left - inset.left, 0), max(edges.right - inset.right, 0))
        let isLeftToRight = view.effectiveUserInterfaceLayoutDirection == .leftToRight
        return axis == .vertical
            ? CompositionalInsets(leading: isLeftToRight ? left : right, trailing: isLeftToRight ? right : left)
            : CompositionalInsets(top: max(edges.top - inset.top, 0), bottom: max(edges.bottom - inset.bottom, 0))
    }
}
