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

    init(_ numbers: SoakNumbers) {
        style = numbers.happens(0.5) ? .plain : .insetGrouped
        selectsSeveral = numbers.happens(0.3)
        copiesToFirst = numbers.happens(0.3)
        keepsSome = numbers.happens(0.2)
    }

    @MainActor
    func makeTable() -> UITableView {
        let table = UITableView(frame: .zero, style: style)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "card")
        table.allowsMultipleSelection = selectsSeveral
        return table
    }

    @MainActor
    func makeList(_ number: Int, _ table: UITableView, _ cards: [SoakCard]) -> LinkedTables<SoakCard>.List {
        table.accessibilityLabel = "List \(number)"
        let list = LinkedTables<SoakCard>.List(
            tableView: table, items: cards, canReceive: { accepts($0.id, in: number) }, capacity: capacity(of: number)
        ) { table, path, card in
            let cell = table.dequeueReusableCell(withIdentifier: "card", for: path)
            cell.textLabel?.text = card.title
            return cell
        }
        list.canLift = { gives($0.id) }
        return list
    }

    func accepts(_ id: Int, in list: Int) -> Bool { list != 1 || id % 7 != 0 }
    func capacity(of list: Int) -> Int? { list == 2 ? 6 : nil }
    func gives(_ id: Int) -> Bool { !keepsSome || id % 5 != 0 }
    func copies(to list: Int) -> Bool { copiesToFirst && list == 0 }
}
