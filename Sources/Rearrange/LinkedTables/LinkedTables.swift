// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// Tables and collection views that exchange rows, one or several at a time, by drag and drop. Users move rows by
/// touch, mouse, keyboard and assistive technology. The items of a collection view are called rows here, too.
///
///     let toDo = LinkedTables<Card>.List(tableView: left, items: cards, cell: cell)
///     let doing = LinkedTables<Card>.List(tableView: right, items: [], capacity: 3, cell: cell)
///     linked = LinkedTables(lists: [toDo, doing])
///     linked.onChange = { changed in save(changed.map(\.items)) }
///
/// Each list owns its items, and supplies them to its table or collection view. Nothing changes during a drag. A drop
/// changes all lists at once, so that no item is ever in two lists or in none. Each drop calls ``onChange`` once, and
/// is one undo step. A refused or cancelled drop changes nothing.
///
/// Items are found by their identifiers: the app may set other items at any time, also during a drag. For items of
/// several kinds, make `Item` an enumeration, and let each list accept its own kind.
///
/// Items are offered to other apps as JSON, and read from other apps in the same format: see ``itemType``. While items
/// are being loaded, each has a placeholder that shows its progress. Loading continues if the list leaves its window;
/// the placeholders are shown again when it returns to a window. Loading also continues if the list is reloaded,
/// although a reload removes the placeholders. A bar at the list's lower edge then shows the progress, and the items
/// are inserted where the placeholders were.
///
/// Items of a ``BoardView`` move to a list, and items of a list to a board: see ``BoardView/dragItem`` and
/// ``items(in:)``.
///
/// The app holds the linked tables, which hold their views weakly.
///
/// Left and right arrows move the focus from list to list, in a grid at its edges. The focus stays with an item that
/// moves to another list, also when the move is undone. Control or command with D lifts the focused row, as for every
/// UIKit drag. Arrows and tab then move it, home and end move it to a list's ends or to those of a line of a grid,
/// space or return drops it, and escape cancels. Without a drag, space and return act as a tap, because apps cannot
/// begin a UIKit drag. Assistive technology finds the actions *Move Up*, *Move Down*, *Move to Top* and *Move to
/// Bottom*, or in a collection view those of an ``ItemReorderer``. *Move to* or *Copy to* is offered for each other
/// list that has a name and accepts the item. If the row is selected, the other selected rows move with it, as in a
/// drag.
///
/// ## Caveats
/// A table or a collection view has one section. Its data source, drag delegate and drop delegate are set by the list;
/// its delegate belongs to the app.
@MainActor
public final class LinkedTables<Item: Codable & Identifiable & Sendable> {
    /// The effect of a drop on the source list, if an item is dropped on another list.
    public enum Transfer: Sendable {
        /// The item leaves the source list.
        case move
        /// The item stays in the source list, and the other list gets a copy made by ``LinkedTables/makeCopy``.
        case copy
    }

    /// The lists that exchange their items, in the order in which they were given.
    public let lists: [List]

    /// Called once for each drag, when rows of these lists begin to move, with the lifted items. More items may be
    /// added to the drag later. A move by a custom action counts as a drag.
    ///
    /// Not called for changes by the app, nor for drags from other apps.
    public var onBegin: (([Item]) -> Void)?

    /// Called once for each ``onBegin``, after ``onSettled``, when no item of that drag is dragged or animated any
    /// longer.
    ///
    /// - Parameter committed: whether a list accepted the drop, even at the items' old place; false if the drag was
    ///   cancelled or dropped elsewhere.
    public var onEnd: ((_ committed: Bool) -> Void)?

    /// Called with the changed lists after a change.
    ///
    /// Called once for each drop, undo, redo or other change by these tables, when all lists have changed and before
    /// the drop animation ends. The app may change the lists in this closure. Not called for changes by the app through
    /// ``List/items`` or ``setItems(_:)``.
    public var onChange: (([List]) -> Void)?

    /// An asynchronous sequence, for a `for await` loop: the items of all lists, in the order of ``lists``, after each
    /// change reported by ``onChange``. Each access creates a new sequence, which starts with the next change and
    /// buffers unread changes.
    public var changes: AsyncStream<[[Item]]> { changeStreams.makeStream() }
    let changeStreams = ChangeStreams<[[Item]]>()

    /// Items that a drop has put into a list.
    public struct Drop {
        /// The items as they are in ``list`` now, in the order in which they were dragged.
        public let items: [Item]
        /// The list that the items were dropped on.
        public let list: List
    }

    /// Asks the app whether a drop may stay, after ``onChange`` has been called; nil accepts every drop.
    ///
    /// The rows stay at their target until the app answers, and cannot be lifted again. If the app refuses the drop,
    /// all lists are restored, and ``onChange`` is called again. See ``DropDecision``.
    public var confirmDrop: (@MainActor (Drop) async -> DropDecision)?

    /// Called with the changed lists when the drop animation has ended.
    public var onSettled: (([List]) -> Void)?

    /// Called with the reason if items from another app could not be inserted; the lists are then unchanged.
    public var onFailure: ((LinkedTablesError) -> Void)?

    /// Whether items of one list that are dropped on another are moved or copied. By default they are moved. Within a
    /// list they are always moved.
    public var transfer: (_ source: List, _ target: List) -> Transfer = { _, _ in .move } {
        didSet { refreshActions() }
    }

    /// Makes a copy of an item. The copy must have an identifier that no item has.
    ///
    /// Required for copies, and for items of other apps whose identifiers are in a list already. Without this closure,
    /// such items are refused.
    public var makeCopy: ((Item) -> Item)? { didSet { refreshActions() } }

    /// Whether the user can lift rows, drop items on the lists, and move items by custom actions. Setting it to false
    /// cancels a running drag. The app can always change the lists.
    public var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            if !isEnabled { cancel() }
            for list in lists { list.view?.dragInteractionEnabled = isEnabled }
            refreshActions()
        }
    }

    /// The uniform type identifier under which the items' JSON is offered to other apps. Apps that exchange items use
    /// an identifier of their own, such as `com.example.card`.
    public var itemType = "public.json"

    /// Whether items can be dragged to other apps and from them.
    public var isOpenToOtherApps = true

    /// Adds representations of an item for other apps, such as a text, an image, a file or a name. Without it, only
    /// JSON is offered.
    ///
    ///     linked.addRepresentations = { card, provider in
    ///         provider.registerObject(card.title as NSString, visibility: .all)
    ///     }
    ///
    /// Called when a row that may leave the app is lifted. The provider has the item's own type already, so apps that
    /// know that type prefer it.
    public var addRepresentations: ((Item, NSItemProvider) -> Void)?

    /// The undo manager in which changes are registered; nil for the views' own.
    public weak var undoManager: UndoManager?

    /// The undo steps that these tables have registered.
    let undoSteps = UndoSteps()
    /// The cached model of the lists' item identifiers. Nil after a list has changed, until the next access.
    private var knownModel: LinkedLists<Item.ID>?
    /// The serializer of changes. If the app changes the lists while it is told of a change, it is told of that second
    /// change afterwards.
    let changeQueue = ChangeQueue()
    let pendingDrops = PendingDrops()
    /// Counts the animations of a move by a custom action; nil if no such move is running.
    var action: AnimationCounter?
    /// Drags of the lists' rows that have begun and not ended.
    var drags: [LinkedDrag] = []
    /// Drops from other apps whose items are being loaded.
    var incomingItemLoads: [LinkedIncomingItems<Item>] = []
    /// The number of calls of ``cancel()``. An item that was lifted before the last call cannot be dropped.
    var cancellations = 0
    let offeredActions = ComponentAccessibilityActions()
    /// For each list, the rows that a drag of its selected rows lifts, and the lists that accept them. The custom
    /// actions of the selected cells are made from this cache, which is cleared when a list changes.
    var targetsOfSelected: [ObjectIdentifier: LinkedTargets<Item>] = [:]

    /// Creates linked tables.
    ///
    /// - Parameter lists: the lists, in which no item may occur twice. A list can belong to only one `LinkedTables`.
    public init(lists: [List]) {
        self.lists = lists
        for list in lists {
            precondition(list.owner == nil, "A list is given to two LinkedTables. Make a list for each.")
            list.link(to: self)
        }
        checkItems(lists.map(\.items))
        refreshActions()
        pendingDrops.didChange = { [weak self] in self?.refreshActions() }
    }

    deinit {
        MainActor.runInDeinit {
            for incomingItems in incomingItemLoads { incomingItems.cancel() }
            offeredActions.clear()
            for list in lists { list.gridActions?.stop() }
            undoSteps.removeAll(of: self)
        }
    }

    // MARK: The app's changes

    /// Sets the items of all lists at once. Items may move from one list to another. The rows are animated, and
    /// ``onChange`` is not called.
    public func setItems(_ items: [[Item]]) {
        precondition(items.count == lists.count, "setItems(_:) takes as many lists of items as there are lists.")
        checkItems(items)
        write(items)
    }

    /// Moves items as a drag would, or copies them, as ``transfer`` decides.
    ///
    /// - Parameter row: the row of the first item after the move; nil for the end of the list.
    /// - Returns: false if nothing has changed: the list refuses the items, or they are there already.
    @discardableResult
    public func move(_ ids: [Item.ID], to list: List, at row: Int? = nil) -> Bool {
        !move(ids, to: list, at: row, animations: nil, isDrop: false).isEmpty
    }

    /// Moves or copies items.
    ///
    /// - Parameters:
    ///   - ids: the identifiers of the items.
    ///   - list: the list to which they are moved or copied.
    ///   - row: the row of the first item after the move; nil for the end of the list.
    ///   - animations: counts the animations of the move.
    ///   - isDrop: whether the user moves the items, so that the app may refuse the move.
    /// - Returns: the lists that have changed.
    func move(_ ids: [Item.ID], to list: List, at row: Int?, animations: AnimationCounter?, isDrop: Bool) -> [List] {
        guard let number = number(of: list), let contents = dropContents(ofItems: ids), accepts(contents, into: list)
        else { return [] }
        return perform(
            contents.pieces(for: list, self).compactMap { $0 }, on: number, at: row, animations: animations,
            isDrop: isDrop)
    }

    /// Inserts items into a list, as one undo step.
    ///
    /// - Parameter row: the row of the first item; nil for the end of the list.
    /// - Returns: false if nothing has changed: the list is full, or an item is in a list already.
    @discardableResult
    public func insert(_ items: [Item], into list: List, at row: Int? = nil) -> Bool {
        guard let number = number(of: list) else { return false }
        return !perform(items.map { .added($0) }, on: number, at: row, name: Phrase.undoInsert.text()).isEmpty
    }

    /// Removes items, as one undo step.
    ///
    /// - Returns: false if nothing has changed.
    @discardableResult
    public func remove(_ ids: [Item.ID]) -> Bool {
        let placements = Set(ids).map { LinkedLists<Item.ID>.Placement($0, at: nil) }
        return !perform(model.placing(placements), adding: [:], name: Phrase.delete.text()).isEmpty
    }

    // MARK: Finding

    /// The list that contains an item, and the item's row; nil if no list contains it.
    public func place(of id: Item.ID) -> (list: List, row: Int)? {
        model.place(of: id).map { (lists[$0.list], $0.row) }
    }

    var model: LinkedLists<Item.ID> {
        if let knownModel { return knownModel }
        let model = LinkedLists(lists.map { $0.items.map(\.id) }, capacities: lists.map(\.capacity))
        knownModel = model
        return model
    }

    func item(_ id: Item.ID) -> Item? { place(of: id).map { $0.list.items[$0.row] } }

    func number(of list: List) -> Int? { lists.firstIndex { $0 === list } }

    /// Clears cached data after a list's items or capacity have changed.
    func listDidChange() {
        knownModel = nil
        targetsOfSelected = [:]
    }

    func checkItems(_ items: [[Item]]) {
        guard let id = LinkedLists.repeated(in: items.map { $0.map(\.id) }) else { return }
        preconditionFailure(
            "An item with the identifier \(id) is given twice to linked tables. An item is in one list only, once: "
                + "where it goes from one to another, give both lists theirs by setItems(_:).")
    }

    // MARK: Notifying the app

    func report(_ changed: [List]) {
        changeQueue.performChange { [weak self] in
            guard let self else { return }
            // The items for `changes` are read before `onChange` is called, because the app may change the lists in
            // that call.
            let items = lists.map(\.items)
            onChange?(changed)
            changeStreams.send(items)
        }
    }

    /// The undo manager in which undo steps are registered.
    var managerOfSteps: UndoManager? {
        undoManager ?? lists.lazy.compactMap { $0.view?.undoManager }.first
    }

    /// Registers an undo step that reverts a change.
    func registerUndo(_ name: String, _ undo: @escaping @MainActor (LinkedTables) -> Void) {
        undoSteps.register(name, of: self, in: managerOfSteps, undo: undo)
    }
}
