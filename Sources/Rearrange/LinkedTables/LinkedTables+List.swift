// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

extension LinkedTables {
    /// A table or a collection view, and the items that it shows.
    ///
    /// The list's name, which appears in custom actions such as "Move to Done", is the view's `accessibilityLabel`.
    @MainActor
    public final class List {
        /// The table that shows the items; nil if a collection view shows them.
        public var tableView: UITableView? { view as? UITableView }

        /// The collection view that shows the items; nil if a table shows them.
        public var collectionView: UICollectionView? { view as? UICollectionView }

        private(set) weak var view: (any LinkedListView)?

        /// Whether the list accepts an item from another list, a board or another app. Items that are dropped together
        /// are accepted only if the list accepts each of them.
        public var canReceive: (Item) -> Bool { didSet { owner?.refreshActions() } }

        /// Whether an item may be lifted; by default, all items may.
        public var canLift: (Item) -> Bool = { _ in true } { didSet { owner?.refreshActions() } }

        /// The preview parameters of a table cell, for the lift and the drop; nil for the whole cell, which is the
        /// default. Not used with a collection view.
        public var previewParameters: (UITableViewCell) -> UIDragPreviewParameters? = { _ in nil }

        /// The preview parameters of a collection view cell, for the lift and the drop; nil for the whole cell, which
        /// is the default. Not used with a table.
        public var itemPreviewParameters: (UICollectionViewCell) -> UIDragPreviewParameters? = { _ in nil }

        /// The maximum number of items that the list may have after a drop, a move or an insertion; nil for no limit.
        /// The app may set more items through ``items``.
        public var capacity: Int? {
            didSet {
                guard capacity != oldValue else { return }
                owner?.listDidChange()
                owner?.refreshActions()
            }
        }

        private var link: (any LinkedListDelegate)?
        /// The custom actions of a collection view's focused item, which depend on the layout and are therefore made
        /// when the item gets the focus. Nil for a table, whose rows always have theirs.
        private(set) var gridActions: MovingActions?
        private let keys = KeyPressRecognizer.make()
        private(set) weak var owner: LinkedTables?
        private var stored: [Item] {
            didSet { owner?.listDidChange() }
        }

        /// Creates a list with a table, and sets the table's data source.
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
            (view, self.canReceive, self.capacity, stored) = (tableView, canReceive, capacity, items)
            link = LinkedTableDelegate(of: tableView) { [weak self, weak tableView] path in
                guard let self, let tableView else { return UITableViewCell() }
                let item = stored[path.row]
                let cell = cell(tableView, path, item)
                owner?.offerActions(at: cell, for: item.id)
                return cell
            } preview: { [weak self] in
                self?.previewParameters($0)
            }
            link?.contents = self
        }

        /// Creates a list with a collection view, and sets its data source.
        ///
        /// - Parameters:
        ///   - collectionView: the collection view that shows the items; held weakly.
        ///   - items: the items, each with its own identifier.
        ///   - canReceive: whether the list accepts an item from another list, a board or another app.
        ///   - capacity: the maximum number of items after a drop; nil for no limit. See ``capacity``.
        ///   - cell: makes an item's cell, as a data source does.
        public init(
            collectionView: UICollectionView, items: [Item] = [],
            canReceive: @escaping (Item) -> Bool = { _ in true }, capacity: Int? = nil,
            cell: @escaping (UICollectionView, IndexPath, Item) -> UICollectionViewCell
        ) {
            (view, self.canReceive, self.capacity, stored) = (collectionView, canReceive, capacity, items)
            link = LinkedCollectionDelegate(of: collectionView) { [weak self, weak collectionView] path in
                guard let self, let collectionView else { return UICollectionViewCell() }
                return cell(collectionView, path, stored[path.item])
            } preview: { [weak self] in
                self?.itemPreviewParameters($0)
            }
            link?.contents = self
        }

        func link(to owner: LinkedTables) {
            self.owner = owner
            link?.beginHandlingDrags()
            keys.handleKey = { [weak self] key, _, responder in
                guard let self, let owner = self.owner else { return false }
                return owner.handleArrowKey(key, from: self, on: responder)
            }
            view?.addGestureRecognizer(keys)
            if let collectionView {
                let actions = MovingActions()
                actions.offer(in: collectionView) { [weak self] path in
                    guard let self, stored.indices.contains(path.item) else { return [] }
                    return self.owner?.actions(for: stored[path.item].id) ?? []
                }
                gridActions = actions
            }
        }

        /// The items that the view shows, in their order.
        ///
        /// When the app sets new items, their rows are found by the items' identifiers. Rows are inserted, deleted and
        /// moved with animation, and remaining rows are reconfigured. A drag continues as long as one of its items
        /// exists. ``LinkedTables/onChange`` is not called, and there is no undo step.
        public var items: [Item] {
            get { stored }
            set {
                guard let owner, let number = owner.number(of: self) else {
                    stored = newValue
                    view?.reloadData()
                    return
                }
                var all = owner.lists.map(\.items)
                all[number] = newValue
                owner.checkItems(all)
                owner.write(all)
            }
        }

        /// Sets the items; the caller updates the view.
        func store(_ items: [Item]) { stored = items }

        /// Stores an item at a row, without updating the view: the view itself replaces the placeholder at that row.
        func store(_ item: Item, at row: Int) { stored.insert(item, at: min(max(row, 0), stored.count)) }

        /// The list's name for the user; nil if the app has set none.
        var name: String? { view?.accessibilityLabel.flatMap { $0.isEmpty ? nil : $0 } }
    }
}

// MARK: Calls of the view's data source and delegates
extension LinkedTables.List: LinkedListContents {
    var rowCount: Int { stored.count }

    func dragItems(at row: Int) -> [UIDragItem] { owner?.dragItems(at: row, of: self) ?? [] }

    package var hasItems: Bool { view?.hasActiveDrag == true }

    func dragDidBegin(_ session: any UIDragSession) { owner?.dragDidBegin(session) }

    func dragDidEnd(_ session: any UIDragSession) { owner?.dragDidEnd(session) }

    var isRestricted: Bool { owner?.isOpenToOtherApps == false }

    func canHandle(_ session: any UIDropSession) -> Bool { owner?.dropContents(of: session) != nil }

    func operation(for session: any UIDropSession) -> UIDropOperation {
        owner?.operation(for: session, over: self) ?? .cancel
    }

    func perform(_ coordinator: any LinkedDropCoordinator) { owner?.perform(coordinator, on: self) }
}
