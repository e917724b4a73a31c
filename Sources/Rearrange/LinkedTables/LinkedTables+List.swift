// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

extension LinkedTables {
    /// A table and the items that it shows.
    ///
    /// The list's name, which appears in custom actions such as "Move to Done", is the table's `accessibilityLabel`.
    @MainActor
    public final class List {
        /// The table that shows the items.
        public private(set) weak var tableView: UITableView?

        /// Whether the list accepts an item from another list, a board or another app. Items that are dropped together
        /// are accepted only if the list accepts each of them.
        public var canReceive: (Item) -> Bool { didSet { owner?.refreshActions() } }

        /// Whether an item may be lifted; by default, all items may.
        public var canLift: (Item) -> Bool = { _ in true } { didSet { owner?.refreshActions() } }

        /// The preview parameters of an item's cell, for the lift and the drop; nil for the whole cell, which is the
        /// default.
        public var previewParameters: (UITableViewCell) -> UIDragPreviewParameters? = { _ in nil }

        /// The maximum number of items that the list may have after a drop, a move or an insertion; nil for no limit.
        /// The app may set more items through ``items``.
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

        /// Creates a list, and sets the table's data source.
        ///
        /// - Parameters:
        ///   - tableView: the table that shows the items; held weakly.
        ///   - items: the items, each with its own identifier.
        ///   - canReceive: whether the list accepts an item from another list, a board or another app.
        ///   - capacity: the maximum number of items after a drop; nil for no limit. See ``capacity``.
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
            keys.handleKey = { [weak self] key, _, responder in
                guard let self, let owner = self.owner else { return false }
                return owner.handleArrowKey(key, from: self, on: responder)
            }
            tableView.addGestureRecognizer(keys)
        }

        /// The items that the table shows, from top to bottom.
        ///
        /// When the app sets new items, their rows are found by the items' identifiers. Rows are inserted, deleted and
        /// moved with animation, and remaining rows are reconfigured. A drag continues as long as one of its items
        /// exists. ``LinkedTables/onChange`` is not called, and there is no undo step.
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

        /// Sets the items; the caller updates the table.
        func store(_ items: [Item]) { stored = items }

        /// Stores an item at a row, without updating the table: the table itself replaces the placeholder at that row.
        func store(_ item: Item, at row: Int) { stored.insert(item, at: min(max(row, 0), stored.count)) }

        /// The list's name for the user; nil if the app has set none.
        var name: String? { tableView?.accessibilityLabel.flatMap { $0.isEmpty ? nil : $0 } }
    }
}

// MARK: The table's data source and delegate calls
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

    var isRestricted: Bool { owner?.isOpenToOtherApps == false }

    func canHandle(_ session: any UIDropSession) -> Bool { owner?.dropContents(of: session) != nil }

    func proposal(_ session: any UIDropSession) -> UITableViewDropProposal {
        owner?.proposal(for: session, over: self) ?? UITableViewDropProposal(operation: .cancel)
    }

    func perform(_ coordinator: any UITableViewDropCoordinator) { owner?.perform(coordinator, on: self) }
}
