// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// A step by which a custom action moves an item of a collection view.
private enum ItemStep: CaseIterable {
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

extension ItemReorderer {
    /// The custom actions that move an item for assistive technology. They move the same items as a drag of that item.
    ///
    /// The focused item gets these actions automatically. An app can also add them to its own elements.
    ///
    /// - Complexity: O(k log k) for k selected items, and O(items of three lines)
    public func accessibilityActions(forItemAt indexPath: IndexPath) -> [UIAccessibilityCustomAction] {
        guard let collectionView, collectionView.hasRow(at: indexPath), mayLift(indexPath),
            let cell = collectionView.cellForItem(at: indexPath)
        else { return [] }
        return ItemStep.allCases.filter { moves(indexPath, $0) != nil }.map { step in
            UIAccessibilityCustomAction(name: step.name) { [weak self, weak cell] _ in
                guard let self, let cell else { return false }
                return writer.changeQueue.performAction {
                    self.collectionView?.indexPath(for: cell).map { self.move($0, step) } ?? false
                }
            }
        }
    }

    /// Moves items as a drag would, and announces their new place.
    ///
    /// - Returns: false if nothing moves.
    private func move(_ held: IndexPath, _ step: ItemStep) -> Bool {
        guard !isDragging, collectionView?.hasRow(at: held) == true, mayLift(held) else { return false }
        // The app may change the data when it is told of the beginning.
        let now = trackedPath(of: held)
        onBegin?(itemsLifted(with: held))
        guard let path = now(), let moves = moves(path, step) else {
            onEnd?(false)
            return false
        }
        writer.commit(moves, isAnimated: !DragMotion.isReduced)
        writer.reveal(moves.targets)
        writer.announce(.movedAtOnce, moves.targets)
        onEnd?(true)
        return true
    }

    /// Returns a function that gives the path of an item after the app was called; nil if the item was removed. Without
    /// an identifier, the path is assumed to be the same.
    private func trackedPath(of path: IndexPath) -> () -> IndexPath? {
        guard let identifiers = writer.identifiers(of: path), let name = identifiers.identifier(at: path) else {
            return { [weak self] in self?.collectionView?.hasRow(at: path) == true ? path : nil }
        }
        return { identifiers.paths(of: [name])[name] }
    }

    /// The moves of a step; nil if nothing would move.
    private func moves(_ path: IndexPath, _ step: ItemStep) -> RowMoves? {
        let items = itemsLifted(with: path)
        guard let collectionView, let place = place(step, of: path, items, in: collectionView) else { return nil }
        let moves = RowMoves(items.map { RowPath($0) }, toBlockAt: place)
        return moves.fits(collectionView.rowCounts) && !moves.isEmpty ? moves : nil
    }

    /// The place among the other items to which a step moves the items; nil if it leads nowhere.
    private func place(
        _ step: ItemStep, of path: IndexPath, _ items: [IndexPath], in view: UICollectionView
    ) -> RowPath? {
        let lifted = Set(items)
        func place(before other: IndexPath) -> RowPath {
            let above = items.count { $0.section == other.section && $0.item < other.item }
            return RowPath(section: other.section, row: other.item - above)
        }
        func place(after other: IndexPath) -> RowPath {
            var place = place(before: other)
            place.row += 1
            return place
        }
        let section = path.section
        switch step {
        case .toStart: return RowPath(section: section, row: 0)
        case .toEnd:
            let others = view.numberOfItems(inSection: section) - items.count { $0.section == section }
            return RowPath(section: section, row: others)
        case .left, .right, .up, .down:
            guard let lines = NeighboringLines(of: path, in: view),
                let (other, isAfter) = lines.neighbor(step.direction, without: lifted)
            else { return nil }
            return isAfter ? place(after: other) : place(before: other)
        }
    }
}

extension ItemStep {
    /// The axis of a step, and whether it leads to higher coordinates.
    fileprivate var direction: (isHorizontal: Bool, isForward: Bool) {
        (self == .left || self == .right, self == .right || self == .down)
    }
}

/// The line of an item, and the lines before and after it.
///
/// A line is a run of consecutive items whose frames overlap along the scroll direction.
@MainActor
private struct NeighboringLines {
    private let view: UICollectionView
    private let isVertical: Bool
    private let own: [IndexPath]
    private let before: [IndexPath]
    private let after: [IndexPath]
    private let frame: CGRect

    /// Finds the lines; nil if the layout does not have the item.
    init?(of path: IndexPath, in view: UICollectionView) {
        guard let frame = view.layoutAttributesForItem(at: path)?.frame else { return nil }
        (self.view, self.frame) = (view, frame)
        isVertical = view.contentSize.height >= view.contentSize.width || view.bounds.width >= view.contentSize.width
        let count = view.numberOfItems(inSection: path.section)
        func line(from start: Int, step: Int, isVertical: Bool) -> [IndexPath] {
            guard (0..<count).contains(start) else { return [] }
            let first = IndexPath(item: start, section: path.section)
            guard let frame = view.layoutAttributesForItem(at: first)?.frame else { return [] }
            var line: [IndexPath] = []
            var item = start
            while (0..<count).contains(item) {
                let path = IndexPath(item: item, section: path.section)
                guard let other = view.layoutAttributesForItem(at: path)?.frame,
                    isVertical
                        ? other.minY < frame.maxY && frame.minY < other.maxY
                        : other.minX < frame.maxX && frame.minX < other.maxX
                else { break }
                line.append(path)
                item += step
            }
            return line
        }
        let back = line(from: path.item, step: -1, isVertical: isVertical)
        let ahead = line(from: path.item, step: 1, isVertical: isVertical)
        own = back.reversed() + ahead.dropFirst()
        before = line(from: path.item - back.count, step: -1, isVertical: isVertical)
        after = line(from: path.item + ahead.count, step: 1, isVertical: isVertical)
    }

    /// The item that a step leads to, and whether the place is after it in the order; nil if there is none.
    ///
    /// - Parameter lifted: the moved items, which are no neighbours.
    func neighbor(
        _ direction: (isHorizontal: Bool, isForward: Bool), without lifted: Set<IndexPath>
    ) -> (path: IndexPath, isAfter: Bool)? {
        let isAlong = direction.isHorizontal != isVertical
        let number = own.firstIndex { view.layoutAttributesForItem(at: $0)?.frame == frame } ?? 0
        func center(_ path: IndexPath) -> CGPoint {
            view.layoutAttributesForItem(at: path).map(\.center) ?? .zero
        }
        let here = CGPoint(x: frame.midX, y: frame.midY)
        func isOnWay(_ path: IndexPath) -> Bool {
            let there = center(path)
            let distance = direction.isHorizontal ? there.x - here.x : there.y - here.y
            return direction.isForward ? distance > 0 : distance < 0
        }
        if !isAlong {
            // The neighbour in the line, or over the end of the line the next one in the order.
            let line = own.filter { !lifted.contains($0) && isOnWay($0) }
            if let nearest = line.min(by: { distance($0, here) < distance($1, here) }) {
                return (nearest, own.firstIndex(of: nearest).map { $0 > number } ?? false)
            }
            guard own.count > 1 else { return nil }
            let increases = center(own[0]).x <= center(own[own.count - 1]).x
            let goesAfter = direction.isHorizontal ? increases == direction.isForward : direction.isForward
            let next = goesAfter ? after : before
            return next.first { !lifted.contains($0) }.map { ($0, goesAfter) }
        }
        let next = [(before, false), (after, true)].first { line, _ in line.contains(where: isOnWay) }
        guard let (line, isAfter) = next,
            let nearest = line.filter({ !lifted.contains($0) }).min(by: { distance($0, here) < distance($1, here) })
        else { return nil }
        return (nearest, isAfter)
    }

    private func distance(_ path: IndexPath, _ point: CGPoint) -> CGFloat {
        guard let center = view.layoutAttributesForItem(at: path)?.center else { return .infinity }
        return hypot(center.x - point.x, center.y - point.y)
    }
}
