// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

extension LinkedTables {
    /// A table and the items that it shows.
    ///
    /// Its name, for custom actions such as "Move to Done", is the table's `accessibilityLabel`.
    @MainActor
    public final class List {
        /// The table that shows the items.
        public private(set) weak var tableView: UITableView?

        /// Whether the list takes an item that comes from elsewhere. Where several come, it has to take all of them.
        public var canReceive: (Item) -> Bool { didSet { owner?.refreshActions() } }

        /// Whether an item may leave its place; all may unless it is set.
        public var canLift: (Item) -> Bool = { _ in true } { didSet { owner?.refreshActions() } }

        /// What of an item's cell is lifted, and what a dropped item becomes; nil, as unless it is set, for all of it.
        public var previewParameters: (UITableViewCell) -> UIDragPreviewParameters? = { _ in nil }

        /// The most items that may come together by drops; nil for any number. The app may put more in.
        public var capacity: Int? {
            didSet {
                guard capacity != oldValue else { return }
                owner?.listDidChange()
                owner?.refreshActions()
            }
        }

        private let cell: (UITableView, IndexPath, Item) -> UITableViewCell
        private let link: LinkedTableDelegate
        private let keys = KeyPressRecognizer.make()
        private(set) weak var owner: LinkedTables?
        private var stored: [Item] {
            didSet { owner?.listDidChange() }
        }

        /// - Parameters:
        ///   - tableView: whose data source the list becomes; held weakly.
        ///   - items: no two with one identifier.
        ///   - canReceive: whether an item that comes from elsewhere is taken.
        ///   - capacity: the most items that may come together by drops; nil for any number.
        ///   - cell: makes an item's cell, as a data source does.
        public init(
            tableView: UITableView, items: [Item] = [], canReceive: @escaping (Item) -> Bool = { _ in true },
            capacity: Int? = nil, cell: @escaping (UITableView, IndexPath, Item) -> UITableViewCell
        ) {
            (self.tableView, self.canReceive, self.capacity, self.cell) = (tableView, canReceive, capacity, cell)
            stored = items
            link = LinkedTableDelegate()
            link.contents = self
            tableView.dataSource = link
        }

        func link(to owner: LinkedTables) {
            self.owner = owner
            guard let tableView else { return }
            tableView.register(LinkedLoadingCell.self, forCellReuseIdentifier: LinkedLoadingCell.identifier)
            tableView.dragDelegate = link
            tableView.dropDelegate = link
            tableView.dragInteractionEnabled = true
            keys.takes = { [weak self] key, _, responder in
                guard let self, let owner = self.owner else { return false }
                return owner.leadsFocus(key, from: self, on: responder)
            }
            tableView.addGestureRecognizer(keys)
        }

        /// What the table shows, from top to bottom.
        ///
        /// Items that are set are found by their identifiers: rows come, go and move by an animation, those that stay show
        /// their items anew, and a drag goes on with its items as long as one of them is there. Nobody is told, and there
        /// is nothing to undo.
        public var items: [Item] {
            get { stored }
            set {
                guard let owner, let number = owner.number(of: self) else {
                    stored = newValue
                    tableView?.reloadData()
                    return
                }
                var all = owner.lists.map(\.items)
                all[number] = newValue
                owner.checkItems(all)
                owner.write(all)
            }
        }

        /// Writes the items; the table is told by whoever calls.
        func store(_ items: [Item]) { stored = items }

        /// Puts in an item whose row the table makes by itself.
        func store(_ item: Item, at row: Int) { stored.insert(item, at: min(max(row, 0), stored.count)) }

        /// What people call it; nil where the app has not said.
        var name: String? { tableView?.accessibilityLabel.flatMap { $0.isEmpty ? nil : $0 } }
    }
}

// What the table asks its list.
extension LinkedTables.List: LinkedTableContents {
    var rowCount: Int { stored.count }

    func cell(in tableView: UITableView, at path: IndexPath) -> UITableViewCell {
        let made = cell(tableView, path, stored[path.row])
        owner?.offerActions(at: made, for: stored[path.row].id)
        return made
    }

    func dragItems(at row: Int) -> [UIDragItem] { owner?.dragItems(at: row, of: self) ?? [] }

    func preview(at path: IndexPath) -> UIDragPreviewParameters? {
        tableView?.cellForRow(at: path).flatMap(previewParameters)
    }

    package var hasItems: Bool { tableView?.hasActiveDrag == true }

    func dragDidBegin(_ session: any UIDragSession) { owner?.dragDidBegin(session) }

    func dragDidEnd(_ session: any UIDragSession) { owner?.dragDidEnd(session) }

    var isRestricted: Bool { owner?.isOpenToOtherPrograms == false }

    func canHandle(_ session: any UIDropSession) -> Bool { owner?.load(of: session) != nil }

    func proposal(_ session: any UIDropSession) -> UITableViewDropProposal {
        owner?.proposal(for: session, over: self) ?? UITableViewDropProposal(operation: .cancel)
    }

    func perform(_ coordinator: any UITableViewDropCoordinator) { owner?.perform(coordinator, on: self) }
}
