// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import UIKit

/// A book in a list.
struct Book: Codable, Identifiable, Sendable {
    var id = UUID()
    var title: String
}

/// Two lists between which books can be dragged. The second list holds at most three books.
final class ListsController: UIViewController {
    private(set) var titles: [[String]] = []
    private(set) var linked: LinkedTables<Book>?
    let shelf = UITableView(frame: .zero, style: .plain)
    let bag = UITableView(frame: .zero, style: .plain)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        (shelf.accessibilityLabel, bag.accessibilityLabel) = ("Shelf", "Bag")
        for table in [shelf, bag] {
            table.register(UITableViewCell.self, forCellReuseIdentifier: "Book")
            view.addSubview(table)
        }
        linkTables()
    }

    private func linkTables() {
        let books = ["Emma", "Kim", "Dracula", "Walden", "Ulysses"].map { Book(title: $0) }
        let onShelf = LinkedTables<Book>.List(tableView: shelf, items: books, cell: cell)
        let inBag = LinkedTables<Book>.List(tableView: bag, items: [Book(title: "Candide")], capacity: 3, cell: cell)
        let linked = LinkedTables(lists: [onShelf, inBag])
        linked.onChange = { [weak self] _ in self?.save() }
        self.linked = linked
        save()
    }

    /// Makes the cell of a book in either list.
    private let cell = { (table: UITableView, path: IndexPath, book: Book) -> UITableViewCell in
        let cell = table.dequeueReusableCell(withIdentifier: "Book", for: path)
        var content = UIListContentConfiguration.cell()
        content.text = book.title
        cell.contentConfiguration = content
        return cell
    }

    private func save() {
        titles = linked?.lists.map { $0.items.map(\.title) } ?? []
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = (view.bounds.width - 1) / 2
        shelf.frame = CGRect(x: 0, y: 0, width: width, height: view.bounds.height)
        bag.frame = CGRect(x: width + 1, y: 0, width: width, height: view.bounds.height)
    }
}
