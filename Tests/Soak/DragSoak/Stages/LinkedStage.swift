// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Rearrange
import UIKit
import UIKitTesting

/// Three `LinkedTables`, one of which takes only so many.
///
/// They have no delegate, and tell of changes by actions as of drops: a drop counts when it is told to have settled.
final class LinkedStage: SoakStage {
    private struct Card: Codable, Identifiable, Sendable {
        var id: Int
        var title: String

        init(_ id: Int) { (self.id, title) = (id, "\(id)") }
    }

    private struct Look {
        let style: UITableView.Style
        let isCopied: Bool

        init(_ numbers: SoakNumbers) {
            style = numbers.happens(0.5) ? .plain : .insetGrouped
            isCopied = numbers.happens(0.15)
        }
    }

    let ground = SoakGround()
    let ledger = SoakLedger()
    private let look: Look
    private let tables: [UITableView]
    private let linked: LinkedTables<Card>
    private var expected: Set<Int>
    private var lastID: Int

    convenience init(_ numbers: SoakNumbers) {
        var next = 0
        let cards = (0..<3).map { _ in
            (0..<numbers.index(below: 9)).map { _ in
                next += 1
                return Card(next)
            }
        }
        self.init(cards, Look(numbers))
    }

    private init(_ cards: [[Card]], _ look: Look) {
        self.look = look
        expected = Set(cards.flatMap { $0 }.map(\.id))
        lastID = expected.max() ?? 0
        let tables = cards.map { _ in UITableView(frame: .zero, style: look.style) }
        self.tables = tables
        linked = LinkedTables(
            lists: zip(tables, cards).enumerated().map { number, pair in
                pair.0.register(UITableViewCell.self, forCellReuseIdentifier: "card")
                pair.0.accessibilityLabel = "List \(number)"
                return LinkedTables<Card>.List(
                    tableView: pair.0, items: pair.1, accepts: { number != 1 || $0.id % 7 != 0 },
                    capacity: number == 2 ? 6 : nil
                ) { table, path, card in
                    let cell = table.dequeueReusableCell(withIdentifier: "card", for: path)
                    cell.textLabel?.text = card.title
                    return cell
                }
            })
        linked.onSettled = { [ledger] _ in
            ledger.began()
            ledger.ended(committed: true)
        }
        if look.isCopied {
            linked.transfer = { _, _ in .copy }
            linked.makeCopy = { [unowned self] _ in Card(makeID()) }
        }
        for table in tables { ground.addSubview(table) }
        ground.arrange = { area in
            for (number, table) in tables.enumerated() {
                table.frame = CGRect(
                    x: area.width / 3 * CGFloat(number), y: 0, width: area.width / 3 - 5, height: area.height)
            }
        }
    }

    private func makeID() -> Int {
        lastID += 1
        expected.insert(lastID)
        return lastID
    }

    var parts: [AnyObject] { [ground, linked] + tables }
    var isDragging: Bool { tables.contains(where: \.hasActiveDrag) }
    var holdDuration: TimeInterval { 0.4 }

    func placeOfItem(_ numbers: SoakNumbers) -> CGPoint? {
        let places = tables.flatMap { table in
            table.visibleCells.map { $0.convert($0.bounds, to: nil) }.map { $0.intersection(table.frame) }
        }
        return numbers.one(of: places.filter { !$0.isEmpty }).map { numbers.point(in: $0) }
    }

    func placeToDrop(_ numbers: SoakNumbers) -> CGPoint {
        let table = tables[numbers.index(below: 3)].frame
        return CGPoint(x: table.midX, y: numbers.number(20...400))
    }

    func liftByKeys(_ screen: TestScreen, _ numbers: SoakNumbers) {
        for _ in 0...numbers.index(below: 2) { screen.press(.tab) }
        for _ in 0..<numbers.index(below: 8) { screen.press(.downArrow) }
        screen.press(.keyboardD, modifiers: numbers.happens(0.5) ? .control : .command)
    }

    func changeData(_ numbers: SoakNumbers) {
        let list = linked.lists[numbers.index(below: 3)]
        var all = linked.lists.map(\.items)
        let (from, to) = (numbers.index(below: 3), numbers.index(below: 3))
        switch numbers.index(below: 5) {
        case 0: list.items.insert(Card(makeID()), at: numbers.index(below: list.items.count + 1))
        case 1 where !list.items.isEmpty:
            expected.remove(list.items.remove(at: numbers.index(below: list.items.count)).id)
        case 2 where !list.items.isEmpty: list.items[numbers.index(below: list.items.count)].title += "'"
        case 3 where !all[from].isEmpty:
            let card = all[from].remove(at: numbers.index(below: all[from].count))
            all[to].insert(card, at: numbers.index(below: all[to].count + 1))
            linked.setItems(all)
        default: list.tableView?.setContentOffset(CGPoint(x: 0, y: numbers.number(0...100)), animated: true)
        }
    }

    func setEnabled(_ isEnabled: Bool) {}

    /// Dragging can be turned off for what is lifted next, not for what is on its way.
    var interruptions: [SoakInterruption] { [.escape, .resize, .sheet, .removal, .deactivation] }

    var faults: [String] {
        let found = linked.lists.flatMap(\.items).map(\.id)
        var faults: [String] = []
        // A copy that was made and then not taken is nobody's.
        let isRight = look.isCopied ? Set(found).isSubset(of: expected) : Set(found) == expected
        if !isRight || Set(found).count != found.count {
            faults.append("the lists hold \(found.sorted()), not \(expected.sorted())")
        }
        for (table, list) in zip(tables, linked.lists) {
            if table.hasActiveDrag || table.hasActiveDrop || table.hasUncommittedUpdates {
                faults.append("a table is still busy")
            }
            if table.numberOfRows(inSection: 0) != list.items.count { faults.append("a table has other rows") }
        }
        return faults
    }

    func makeTwin() -> any SoakStage { LinkedStage(linked.lists.map(\.items), look) }

    func follow(_ played: any SoakStage) {
        guard let played = played as? LinkedStage else { return }
        for (own, other) in zip(tables, played.tables) { own.follow(other) }
    }
}
