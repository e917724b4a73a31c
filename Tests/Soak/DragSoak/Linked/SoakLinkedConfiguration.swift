// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import UIKit

/// An item that linked tables exchange.
struct SoakCard: Codable, Identifiable, Sendable {
    var id: Int
    var title: String

    init(_ id: Int) { (self.id, title) = (id, "\(id)") }
}

/// The configuration of linked tables, and the rules for moving items between them.
struct SoakLinkedConfiguration {
    private let style: UITableView.Style
    let selectsSeveral: Bool
    /// Whether items dropped on the first list are copied.
    let copiesToFirst: Bool
    /// Whether some items must not be lifted.
    private let keepsSome: Bool
    /// Whether the first list is a grid.
    private let hasGrid: Bool
    private let gridScrollsAcross: Bool

    init(_ numbers: SoakNumbers) {
        style = numbers.happens(0.5) ? .plain : .insetGrouped
        selectsSeveral = numbers.happens(0.3)
        copiesToFirst = numbers.happens(0.3)
        keepsSome = numbers.happens(0.2)
        hasGrid = numbers.happens(0.4)
        gridScrollsAcross = numbers.happens(0.3)
    }

    @MainActor
    func makeView(_ number: Int) -> UIScrollView {
        let view = hasGrid && number == 0 ? makeGrid() : makeTable()
        view.accessibilityLabel = "List \(number)"
        return view
    }

    @MainActor
    private func makeTable() -> UIScrollView {
        let table = UITableView(frame: .zero, style: style)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "card")
        table.allowsMultipleSelection = selectsSeveral
        return table
    }

    @MainActor
    private func makeGrid() -> UIScrollView {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 56, height: 48)
        layout.scrollDirection = gridScrollsAcross ? .horizontal : .vertical
        let grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
        grid.allowsMultipleSelection = selectsSeveral
        return grid
    }

    @MainActor
    func makeList(_ number: Int, _ view: UIScrollView, _ cards: [SoakCard]) -> LinkedTables<SoakCard>.List {
        let list: LinkedTables<SoakCard>.List
        if let grid = view as? UICollectionView {
            list = LinkedTables<SoakCard>.List(collectionView: grid, items: cards) { grid, path, card in
                let cell = grid.dequeueReusableCell(withReuseIdentifier: "card", for: path)
                cell.accessibilityLabel = card.title
                return cell
            }
        } else if let table = view as? UITableView {
            list = LinkedTables<SoakCard>.List(tableView: table, items: cards) { table, path, card in
                let cell = table.dequeueReusableCell(withIdentifier: "card", for: path)
                cell.textLabel?.text = card.title
                return cell
            }
        } else {
            preconditionFailure("\(view) is neither a table nor a collection view.")
        }
        list.canReceive = { accepts($0.id, in: number) }
        list.capacity = capacity(of: number)
        list.canLift = { gives($0.id) }
        return list
    }

    func accepts(_ id: Int, in list: Int) -> Bool { list != 1 || id % 7 != 0 }
    func capacity(of list: Int) -> Int? { list == 2 ? 6 : nil }
    func gives(_ id: Int) -> Bool { !keepsSome || id % 5 != 0 }
    func copies(to list: Int) -> Bool { copiesToFirst && list == 0 }
}
