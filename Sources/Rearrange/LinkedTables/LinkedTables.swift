// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// Tables whose rows go from one to another by drag and drop: alone or several together, by finger, mouse, keys and
/// speech.
///
///     let toDo = LinkedTables<Card>.List(tableView: left, items: cards, cell: cell)
///     let doing = LinkedTables<Card>.List(tableView: right, items: [], capacity: 3, cell: cell)
///     linked = LinkedTables(lists: [toDo, doing])
///     linked.onChange = { changed in save(changed.map(\.items)) }
///
/// Each list owns its items, and is its table's data source. While rows are on their way nothing of that changes; a drop
/// changes all lists at once, so that nobody sees an item in two lists or in none, tells ``onChange`` once, and is one
/// step to undo. A drop that a list refuses, or that is cancelled, changes nothing.
///
/// Items go by their identifiers: the app may give lists other items at any time, also while rows are on their way.
/// Where items are of several kinds, make `Item` an enumeration, and have each list accept its own.
///
/// Items are written as JSON for other programs, and those that come from there are read as such: see ``itemType``.
/// Until they have come, each has a placeholder with its progress. Loading goes on if the table leaves its window: the
/// placeholders are there when it comes back. It goes on if the table is reloaded, too, which removes placeholders: a bar
/// at the table's lower edge shows the progress then, and the items come to where the placeholders were.
/// ``addRepresentations`` gives something to programs that do not know them, too.
///
/// Items of a ``BoardView`` come to a list, and go to a board, as moves: see ``BoardView/dragItem`` and ``items(in:)``.
///
/// The app holds the linked tables, which hold their tables weakly.
///
/// Left and right lead the focus from list to list, and it stays with an item that goes to another, also when that is
/// undone. Keys lift as anything that UIKit drags: control or command with D lifts the row that has the focus; arrows and tab then
/// carry it, home and end to a list's ends, space or return drops it, escape puts it back. Space and return on a row that
/// rests do what a tap does: apps cannot begin a drag of UIKit's. Assistive technology finds the actions *Move Up*,
/// *Move Down*, *Move to Top*, *Move to Bottom*, and *Move to* or *Copy to* for each other list that has a name and takes
/// the item; selected rows come along as in a drag.
///
/// ## Caveats
/// A table has one section. Its data source and its drag and drop delegates are the list's; its delegate is the app's.
@MainActor
public final class LinkedTables<Item: Codable & Identifiable & Sendable> {
    /// The effect of a drop on another list on the list that the item comes from.
    public enum Transfer: Sendable {
        /// The item leaves that list.
        case move
        /// The item stays, and the other list gets a copy, which ``LinkedTables/makeCopy`` makes.
        case copy
    }

    /// The lists that exchange their items, in the order in which they were given.
    public let lists: [List]

    /// Called for each drag of rows of these lists as they begin to move, with the items that were lifted; others may join
    /// later. A move by a custom action is a drag.
    ///
    /// Nothing is told of what the app moves itself, nor of what other programs drag here.
    public var onBegin: (([Item]) -> Void)?

    /// Called once for each ``onBegin``, after ``onSettled``, when no item of that drag is dragged or animated any more.
    ///
    /// - Parameter committed: whether a list took what was dropped, also where it had lain; false where all went back, or
    ///   to somebody else.
    public var onEnd: ((_ committed: Bool) -> Void)?

    /// Gets all lists that have changed, as they are now.
    ///
    /// Called once for each drop, undo, redo or other change of these tables' own making, when all lists have changed and
    /// before anything that was dropped comes to rest. It may change the lists itself. What the app changes by
    /// ``List/items`` or ``setItems(_:)`` is not told.
    public var onChange: (([List]) -> Void)?

    /// The items of all lists, in the order of ``lists``, after each change that ``onChange`` is told of, for `for await`.
    /// Each access creates a new sequence, which starts with the next change and keeps what is not read.
    public var changes: AsyncStream<[[Item]]> { changeStreams.makeStream() }
    let changeStreams = ChangeStreams<[[Item]]>()

    /// Items that a drop has put into a list.
    public struct Drop {
        /// The items in their order, as they are in the list.
        public let items: [Item]
        /// The list that the items were dropped on.
        public let list: List
    }

    /// Asks the app whether a drop may stay, after ``onChange`` has been told of it; every drop stays unless this is set.
    ///
    /// The rows stay at their target until the app answers, and cannot be lifted again. If the app refuses the drop, all
    /// lists are as before it, and ``onChange`` is told of that. See ``DropDecision``.
    public var confirmDrop: (@MainActor (Drop) async -> DropDecision)?

    /// Gets the same lists once what was dropped has come to rest.
    public var onSettled: (([List]) -> Void)?

    /// Called with the reason if items of other programs have not come; then nothing has changed.
    public var onFailure: ((LinkedTablesError) -> Void)?

    /// Says whether items of one list that are dropped on another go or are copied. They go unless it is set; within a
    /// list they always do.
    public var transfer: (_ source: List, _ target: List) -> Transfer = { _, _ in .move } {
        didSet { refreshActions() }
    }

    /// Makes an item like another with an identifier that no item has.
    ///
    /// Needed for copies, and for items of other programs that are in a list already: without it those are refused.
    public var makeCopy: ((Item) -> Item)? { didSet { refreshActions() } }

    /// Whether people can lift rows, drop something on the lists, and move items by custom actions. Turning it off cancels
    /// a drag that is under way. The app changes the lists all the same.
    public var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            if !isEnabled { cancel() }
            for list in lists { list.tableView?.dragInteractionEnabled = isEnabled }
            refreshActions()
        }
    }

    /// The uniform type identifier by which other programs know the items, which are JSON. Programs that exchange theirs
    /// use one name of their own, such as `com.example.card`.
    public var itemType = "public.json"

    /// Whether items go to other programs and come from them.
    public var isOpenToOtherPrograms = true

    /// Adds to what others get of an item, which is its JSON alone unless this is set: a text, a picture, a file, a name.
    ///
    ///     linked.addRepresentations = { card, provider in
    ///         provider.registerObject(card.title as NSString, visibility: .all)
    ///     }
    ///
    /// Called as a row is lifted that may leave the program. The provider has the item's own type by then: those who know
    /// that prefer it.
    public var addRepresentations: ((Item, NSItemProvider) -> Void)?

    /// The undo manager in which changes are registered; nil for the tables' own.
    public weak var undoManager: UndoManager?

    /// The undo manager in which the changes of these tables are registered.
    let undoSteps = UndoSteps()
    /// The lists' items by their identifiers, until some list has others.
    private var knownModel: LinkedLists<Item.ID>?
    /// A change that is made while another is told is told after it.
    let turns = Turns()
    let pendingDrops = PendingDrops()
    /// The move of an action whose rows are not at rest.
    var action: ActionRest?
    /// Drags of the lists' rows that have begun and not ended.
    var drags: [LinkedDrag] = []
    /// The items of other programs that are being loaded.
    var arrivals: [LinkedArrival<Item>] = []
    /// The number of times that drags have been cancelled: an item that was lifted before cannot be dropped.
    var cancellations = 0
    let offeredActions = OfferedActions()
    /// The rows that a drag of the selected ones of each list lifts, and the lists that take them: the actions of their cells
    /// are made of it. Changes of the lists remove it.
    var targetsOfSelected: [ObjectIdentifier: LinkedTargets<Item>] = [:]

    /// - Parameter lists: none of whose items may stand twice; a list belongs to the linked tables it is given to first.
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
            for arrival in arrivals { arrival.cancel() }
            offeredActions.clear()
            undoSteps.removeAll(of: self)
        }
    }

    // MARK: The app's changes

    /// Gives all lists other items at once; an item may go from one list to another by that. The rows are animated, and
    /// nobody is told.
    public func setItems(_ items: [[Item]]) {
        precondition(items.count == lists.count, "setItems(_:) takes as many lists of items as there are lists.")
        checkItems(items)
        write(items)
    }

    /// Moves items as a drag would, or copies them, as ``transfer`` says.
    ///
    /// - Parameter row: of the first, among the list's items without those that move; nil for after the last.
    /// - Returns: false where nothing has changed: the list refuses them, or they are there.
    @discardableResult
    public func move(_ ids: [Item.ID], to list: List, at row: Int? = nil) -> Bool {
        !move(ids, to: list, at: row, rest: nil, isDrop: false).isEmpty
    }

    /// - Parameters:
    ///   - rest: hears of the rows that move for it.
    ///   - isDrop: whether the user moves them.
    /// - Returns: the lists that have changed.
    func move(_ ids: [Item.ID], to list: List, at row: Int?, rest: ActionRest?, isDrop: Bool) -> [List] {
        guard let number = number(of: list), let load = load(ofItems: ids), takes(load, into: list) else { return [] }
        return perform(
            load.pieces(for: list, self).compactMap { $0 }, on: number, at: row, rest: rest, isDrop: isDrop)
    }

    /// Puts items in a list, as one step to undo.
    ///
    /// - Returns: false where nothing has changed: the list is full, or an item is in one already.
    @discardableResult
    public func insert(_ items: [Item], into list: List, at row: Int? = nil) -> Bool {
        guard let number = number(of: list) else { return false }
        return !perform(items.map { .added($0) }, on: number, at: row, name: Phrase.undoInsert.text()).isEmpty
    }

    /// Takes items away, as one step to undo.
    @discardableResult
    public func remove(_ ids: [Item.ID]) -> Bool {
        let placements = Set(ids).map { LinkedLists<Item.ID>.Placement($0, at: nil) }
        return !perform(model.placing(placements), adding: [:], name: Phrase.delete.text()).isEmpty
    }

    // MARK: Finding

    /// The list that an item is in, and its row; nil where it is in none.
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

    /// A list has other items, or another capacity.
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

    // MARK: Telling

    func tell(_ changed: [List]) {
        turns.take { [weak self] in
            guard let self else { return }
            // The app may change the lists when it is told.
            let items = lists.map(\.items)
            onChange?(changed)
            changeStreams.send(items)
        }
    }

    /// The undo manager that gets the changes as steps.
    var managerOfSteps: UndoManager? {
        undoManager ?? lists.lazy.compactMap { $0.tableView?.undoManager }.first
    }

    /// Registers what takes a change back.
    func registerUndo(_ name: String, _ undo: @escaping @MainActor (LinkedTables) -> Void) {
        undoSteps.register(name, of: self, in: managerOfSteps, undo: undo)
    }
}
