// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// A step by which a custom action moves an item of a collection view.
enum ItemStep: CaseIterable {
    case left, right, up, down, toStart, toEnd

    var name: String {
        switch self {
        case .left: Phrase.moveLeft.text()
        case .right: Phrase.moveRight.text()
        case .up: Phrase.moveUp.text()
        case .down: Phrase.moveDown.text()
        case .toStart: Phrase.moveToStart.text()
        case .toEnd: Phrase.moveToEnd.text()
        }
    }
}

/// The places to which items can be moved by steps.
///
/// A line is a run of consecutive items whose frames overlap along the scroll direction, or a row of a page. A step
/// along a line goes to the next or previous item in the order, also over the ends of lines and sections. A step across
/// lines goes to the nearest item of the next line.
@MainActor
struct ItemSteps {
    /// The moved items, in ascending order.
    let items: [IndexPath]
    private let lead: IndexPath
    private let lifted: Set<IndexPath>
    private let view: UICollectionView
    private let isVertical: Bool
    /// The lines of the lead, before it and after it.
    private let own: [IndexPath]
    private let before: [IndexPath]
    private let after: [IndexPath]
    /// The number of items of a line that are considered.
    private static let longestLine = 200

    /// Finds the lines around an item; nil if the layout does not have it.
    init?(of lead: IndexPath, with items: [IndexPath], in view: UICollectionView) {
        guard view.layoutAttributesForItem(at: lead) != nil else { return nil }
        (self.lead, self.items, self.view, lifted) = (lead, items, view, Set(items))
        let isVertical = view.scrollsVertically
        self.isVertical = isVertical
        func line(from start: IndexPath?, isBackwards: Bool) -> [IndexPath] {
            guard let start, let frame = view.layoutAttributesForItem(at: start)?.frame else { return [] }
            var line: [IndexPath] = []
            var next: IndexPath? = start
            while let path = next, line.count < ItemSteps.longestLine, path.section == start.section,
                let other = view.layoutAttributesForItem(at: path)?.frame,
                isVertical
                    ? other.minY < frame.maxY && frame.minY < other.maxY
                    : other.minX < frame.maxX && frame.minX < other.maxX
            {
                line.append(path)
                next = view.item(after: path, isBackwards: isBackwards)
            }
            return line
        }
        let back = line(from: lead, isBackwards: true)
        let ahead = line(from: lead, isBackwards: false)
        own = back.reversed() + ahead.dropFirst()
        let own = own
        /// The rows of other pages are not above or below this one.
        func besideOwn(_ line: [IndexPath]) -> [IndexPath] {
            guard isVertical, line.first?.section == lead.section else { return line }
            func frame(_ line: [IndexPath]) -> CGRect {
                line.compactMap { view.layoutAttributesForItem(at: $0)?.frame }.reduce(.null) { $0.union($1) }
            }
            let (frame, other) = (frame(own), frame(line))
            return frame.minX < other.maxX && other.minX < frame.maxX ? line : []
        }
        before = besideOwn(
            line(from: back.last.flatMap { view.item(after: $0, isBackwards: true) }, isBackwards: true))
        after = besideOwn(
            line(from: ahead.last.flatMap { view.item(after: $0, isBackwards: false) }, isBackwards: false))
    }

    /// The moves of a step; nil if nothing would move.
    func moves(after step: ItemStep) -> RowMoves? {
        guard let place = place(after: step) else { return nil }
        let moves = RowMoves(items.map { RowPath($0) }, toBlockAt: place)
        return moves.isEmpty ? nil : moves
    }

    /// The place among the other items to which a step moves the items; nil if it leads nowhere.
    private func place(after step: ItemStep) -> RowPath? {
        let section = lead.section
        switch step {
        case .toStart: return RowPath(section: section, row: 0)
        case .toEnd:
            return RowPath(section: section, row: view.numberOfItems(inSection: section) - count(inSection: section))
        case .left, .right:
            let isForward = (step == .right) == increases(horizontally: true)
            return isVertical ? placeInLine(isForward) : placeAcross(isForward)
        case .up, .down:
            let isForward = (step == .down) == increases(horizontally: false)
            return isVertical ? placeAcross(isForward) : placeInLine(isForward)
        }
    }

    /// Whether the order of the items leads to higher coordinates on an axis.
    private func increases(horizontally: Bool) -> Bool {
        let isInLine = horizontally == isVertical
        let pairs: [(IndexPath?, IndexPath?)] =
            isInLine
            ? [own, after, before.reversed()].map { ($0.first, $0.last) }
            : [(own.first, after.first), (before.first, own.first)]
        for case let (first?, last?) in pairs where first != last {
            let (one, other) = (center(first), center(last))
            let distance = horizontally ? other.x - one.x : other.y - one.y
            if distance != 0 { return distance > 0 }
        }
        return !horizontally || view.effectiveUserInterfaceLayoutDirection == .leftToRight
    }

    /// The number of moved items in a section, before `item`.
    private func count(inSection section: Int, before item: Int = .max) -> Int {
        items.count { $0.section == section && $0.item < item }
    }

    /// The place before or after another item.
    private func place(at other: IndexPath, isAfter: Bool) -> RowPath {
        RowPath(
            section: other.section,
            row: other.item - count(inSection: other.section, before: other.item) + (isAfter ? 1 : 0))
    }

    /// The next or previous place in the order; nil in a column, and at the end of the last section.
    private func placeInLine(_ isForward: Bool) -> RowPath? {
        guard [own, before, after].contains(where: { $0.count > 1 }) else { return nil }
        var next = view.item(after: lead, isBackwards: !isForward)
        while let path = next, path.section == lead.section, lifted.contains(path) {
            next = view.item(after: path, isBackwards: !isForward)
        }
        if let next, next.section == lead.section { return place(at: next, isAfter: isForward) }
        return placeInNextSection(isForward)
    }

    /// The place at the nearest item of the next or previous line; nil at the end of the last section.
    private func placeAcross(_ isForward: Bool) -> RowPath? {
        let line = (isForward ? after : before).filter { !lifted.contains($0) }
        let here = center(lead)
        func distance(_ path: IndexPath) -> CGFloat {
            let there = center(path)
            return hypot(there.x - here.x, there.y - here.y)
        }
        guard let nearest = line.min(by: { distance($0) < distance($1) }) else { return placeInNextSection(isForward) }
        return place(at: nearest, isAfter: isForward && nearest.section == lead.section)
    }

    /// The first place of the next section, or the last one of the previous section.
    private func placeInNextSection(_ isForward: Bool) -> RowPath? {
        let section = lead.section + (isForward ? 1 : -1)
        guard 0..<view.numberOfSections ~= section else { return nil }
        let others = view.numberOfItems(inSection: section) - count(inSection: section)
        return RowPath(section: section, row: isForward ? 0 : others)
    }

    private func center(_ path: IndexPath) -> CGPoint { view.layoutAttributesForItem(at: path)?.center ?? .zero }
}

extension UICollectionView {
    /// Whether the lines of items follow each other vertically.
    fileprivate var scrollsVertically: Bool {
        switch collectionViewLayout {
        case let layout as UICollectionViewFlowLayout: layout.scrollDirection == .vertical
        case let layout as UICollectionViewCompositionalLayout: layout.configuration.scrollDirection == .vertical
        default: contentSize.width <= bounds.width || contentSize.height > bounds.height || hasRowsInPages
        }
    }

    /// Whether the first two items are side by side, although there is room for another item below them: the content
    /// consists of pages side by side that are filled row by row.
    private var hasRowsInPages: Bool {
        guard numberOfSections > 0, numberOfItems(inSection: 0) > 1,
            let first = layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame,
            let second = layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame
        else { return false }
        let areSideBySide = first.minY < second.maxY && second.minY < first.maxY
        return areSideBySide && contentSize.height >= 2 * first.height
    }

    /// The next item in the order, or the previous one, also in another section; nil at the end.
    fileprivate func item(after path: IndexPath, isBackwards: Bool) -> IndexPath? {
        let next = path.item + (isBackwards ? -1 : 1)
        if 0..<numberOfItems(inSection: path.section) ~= next { return IndexPath(item: next, section: path.section) }
        var section = path.section + (isBackwards ? -1 : 1)
        while 0..<numberOfSections ~= section {
            let count = numberOfItems(inSection: section)
            if count > 0 { return IndexPath(item: isBackwards ? count - 1 : 0, section: section) }
            section += isBackwards ? -1 : 1
        }
        return nil
    }
}
