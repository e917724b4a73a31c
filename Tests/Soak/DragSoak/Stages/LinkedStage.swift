// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Rearrange
import UIKit
import UIKitTesting

/// A stage with three linked lists: one accepts only some items, one has a capacity, and one may be a grid, and may
/// copy dropped items.
final class LinkedStage: SoakStage {
    let container = SoakContainerView()
    let ledger = SoakLedger()
    private let settings: SoakLinkedConfiguration
    private let views: [UIScrollView]
    private let linked: LinkedTables<SoakCard>
    private let undoManager = UndoManager()
    private let checker: SoakLinkedChecker

    convenience init(_ numbers: SoakNumbers) {
        var next = 0
        let cards = (0..<3).map { _ in
            (0..<numbers.index(below: 9)).map { _ in
                next += 1
                return SoakCard(next)
            }
        }
        self.init(cards, SoakLinkedConfiguration(numbers))
        container.frame = CGRect(origin: .zero, size: SoakSession.size)
        container.layoutIfNeeded()
        for view in views where settings.selectsSeveral {
            view.select(view.shownPaths.filter { _ in numbers.happens(0.3) })
        }
    }

    private init(_ cards: [[SoakCard]], _ settings: SoakLinkedConfiguration) {
        self.settings = settings
        let views = cards.indices.map { settings.makeView($0) }
        self.views = views
        linked = LinkedTables(lists: views.indices.map { settings.makeList($0, views[$0], cards[$0]) })
        checker = SoakLinkedChecker(linked, settings, ledger)
        linked.undoManager = undoManager
        linked.transfer = { [checker] _, target in checker.transfer(to: target) }
        if settings.copiesToFirst { linked.makeCopy = { [checker] _ in SoakCard(checker.makeID()) } }
        for view in views { container.addSubview(view) }
        container.arrange = { area in
            for (number, view) in views.enumerated() {
                view.frame = CGRect(
                    x: area.width / 3 * CGFloat(number), y: 0, width: area.width / 3 - 5, height: area.height)
            }
        }
    }

    var parts: [AnyObject] { [container, linked, checker] + views + linked.lists }
    var isDragging: Bool { linked.isDragging }
    var holdDuration: TimeInterval { 0.4 }

    func placeOfItem(_ numbers: SoakNumbers) -> CGPoint? {
        let places = views.flatMap { view in
            view.shownCells.map { $0.convert($0.bounds, to: nil).intersection(view.frame) }
        }
        return numbers.one(of: places.filter { !$0.isEmpty }).map { numbers.point(in: $0) }
    }

    func placeToDrop(_ numbers: SoakNumbers) -> CGPoint {
        let list = views[numbers.index(below: 3)].frame
        return CGPoint(x: numbers.number(list.minX + 10...list.maxX - 10), y: numbers.number(20...400))
    }

    func liftByKeys(_ screen: TestScreen, _ numbers: SoakNumbers) { liftRowByKeys(screen, numbers) }

    func changeData(_ numbers: SoakNumbers) {
        let list = linked.lists[numbers.index(below: 3)]
        let index = list.items.isEmpty ? nil : numbers.index(below: list.items.count)
        switch (numbers.index(below: 5), index) {
        case (0, _):
            checker.change { list.items.insert(SoakCard(checker.makeID()), at: index ?? 0) }
        case (1, let index?): checker.change { checker.removeExpected(list.items.remove(at: index).id) }
        case (2, let index?): list.items[index].title += "'"
        case (3, let index?):
            var all = linked.lists.map(\.items)
            let number = linked.lists.firstIndex { $0 === list } ?? 0
            let (card, target) = (all[number].remove(at: index), numbers.index(below: 3))
            all[target].insert(card, at: numbers.index(below: all[target].count + 1))
            checker.change { linked.setItems(all) }
        default:
            let view = list.tableView ?? list.collectionView
            view?.setContentOffset(CGPoint(x: 0, y: numbers.number(0...100)), animated: true)
        }
    }

    func setEnabled(_ isEnabled: Bool) { linked.isEnabled = isEnabled }

    /// Undoes all drops, and redoes them in most sessions.
    func finish(_ numbers: SoakNumbers) {
        checker.undo(with: undoManager, redoes: numbers.happens(0.7))
    }

    var faults: [String] { checker.faults }

    func makeTwin() -> any SoakStage { LinkedStage(linked.lists.map(\.items), settings) }

    func copyState(of played: any SoakStage) {
        guard let played = played as? LinkedStage else { return }
        for (own, other) in zip(views, played.views) {
            if let own = own as? UITableView, let other = other as? UITableView {
                own.copyState(of: other)
            } else {
                own.select((other as? UICollectionView)?.indexPathsForSelectedItems ?? [])
                own.contentOffset = other.contentOffset
            }
        }
    }
}

extension UIScrollView {
    /// The paths of the rows on screen.
    fileprivate var shownPaths: [IndexPath] {
        (self as? UITableView)?.indexPathsForVisibleRows ?? (self as? UICollectionView)?.indexPathsForVisibleItems
            .sorted() ?? []
    }

    /// The cells of the rows on screen.
    fileprivate var shownCells: [UIView] {
        (self as? UITableView)?.visibleCells ?? (self as? UICollectionView)?.visibleCells ?? []
    }

    fileprivate func select(_ paths: [IndexPath]) {
        for path in paths {
            (self as? UITableView)?.selectRow(at: path, animated: false, scrollPosition: .none)
            (self as? UICollectionView)?.selectItem(at: path, animated: false, scrollPosition: [])
        }
    }
}
