// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import UIKit

/// A shelf of books in a collection view, and a bag in a table, between which books can be dragged.
final class CoversController: UIViewController {
    private(set) var linked: LinkedTables<Book>?
    let covers = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let bag = UITableView(frame: .zero, style: .plain)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        (covers.accessibilityLabel, bag.accessibilityLabel) = ("Shelf", "Bag")
        bag.register(UITableViewCell.self, forCellReuseIdentifier: "Book")
        for list in [covers, bag] { view.addSubview(list) }
        link(["Emma", "Kim", "Dracula", "Walden"].map { Book(title: $0) })
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        (covers.frame, bag.frame) = view.bounds.divided(atDistance: view.bounds.width / 2, from: .minXEdge)
    }

    private func link(_ books: [Book]) {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Book> { cell, _, book in
            var content = UIListContentConfiguration.cell()
            content.text = book.title
            cell.contentConfiguration = content
        }
        let onShelf = LinkedTables<Book>.List(collectionView: covers, items: books) { collectionView, path, book in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: path, item: book)
        }
        let inBag = LinkedTables<Book>.List(tableView: bag) { table, path, book in
            let cell = table.dequeueReusableCell(withIdentifier: "Book", for: path)
            cell.textLabel?.text = book.title
            return cell
        }
        linked = LinkedTables(lists: [onShelf, inBag])
    }
}
