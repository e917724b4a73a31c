// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import UIKit

/// A page with a Kanban board of cards in columns. Changes are saved in a file.
///
/// The user drags one or several selected cards between columns. A double tap, Return or a swipe edits a title, and
/// Control-N makes a new card. One column takes at most three cards. The columns' tables are connected by
/// `LinkedTables`.
final class KanbanController: SavingController<KanbanDocument> {
    let columns: [KanbanColumn]
    let tables: LinkedTables<KanbanCard>
    let strip: KanbanStrip
    /// The object that renames cards in place.
    private(set) lazy var naming: Naming<KanbanController> = Naming(on: self)
    /// The cards that are being dragged.
    private var draggedIDs: Set<KanbanCard.ID> = []
    /// The cards that the last change added to the board.
    private var addedIDs: Set<KanbanCard.ID> = []
    /// All cards on the board after the last change.
    private var knownIDs: Set<KanbanCard.ID> = []

    // MARK: Lifecycle

    init(store: KanbanStore) {
        let loaded = store.waitAndLoad()
        let columns = KanbanStage.allCases.map(KanbanColumn.init)
        let cards = (loaded.document ?? .samples).columns
        self.columns = columns
        strip = KanbanStrip(columns)
        tables = LinkedTables(
            lists: zip(columns, cards).map { column, cards in
                LinkedTables<KanbanCard>.List(
                    tableView: column.tableView, items: cards, capacity: column.stage.capacity
                ) { [weak column] _, path, card in
                    column?.cell(at: path, showing: card) ?? UITableViewCell()
                }
            })
        super.init("The board", in: store, loaded)
        title = "Kanban"
    }

    required init?(coder: NSCoder) {
        fatalError("KanbanController is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        view.addSubview(strip)
        for column in columns { column.tableView.delegate = self }
        for list in tables.lists {
            list.previewParameters = { ($0 as? KanbanCell)?.previewParameters }
        }
        tables.undoManager = undoButtons.manager
        tables.itemType = "org.uplift.gallery.card"
        // Apps that do not support cards receive the title as text.
        tables.addRepresentations = { card, provider in
            provider.registerObject(card.title as NSString, visibility: .all)
        }
        tables.makeCopy = { $0.copy() }
        knownIDs = cardsOnBoard
        tables.onBegin = { [weak self] in self?.draggedIDs = Set($0.map(\.id)) }
        tables.onEnd = { [weak self] _ in self?.draggedIDs = [] }
        tables.onChange = { [weak self] _ in self?.boardDidChange() }
        tables.onSettled = { [weak self] in self?.showDropped(on: $0) }
        tables.onFailure = { [weak self] in self?.fileNotice = FileNotice($0.localizedDescription) }
        let add = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction(title: "Add") { [weak self] _ in self?.addCard() })
        navigationItem.rightBarButtonItems = [add] + undoButtons.items
        setUpRenaming()
        showCounts()
    }

    // MARK: Changes

    /// Adds a card to a column, scrolls to it and edits its name.
    ///
    /// - Parameter row: the row of the new card; nil for the end of the column.
    private func addCard(toColumn index: Int = 0, at row: Int? = nil) {
        // No card is added during a drag, because a new row would move the rows under the dragged card.
        if columns.contains(where: \.tableView.hasActiveDrag) { return }
        naming.end()
        let (list, column) = (tables.lists[index], columns[index])
        let card = KanbanCard.newcomer(to: tables.lists.flatMap(\.items))
        // Adds the card without an undo step. `finishAdding` registers the step once the user has named the card.
        guard withoutUndo({ tables.insert([card], into: list, at: row) }) else {
            return UIAccessibility.post(notification: .announcement, argument: "\(column.stage.name) is full")
        }
        strip.show(column)
        let (table, path) = (column.tableView, IndexPath(row: row ?? list.items.count - 1, section: 0))
        // The new card takes the focus, unless another control has it, for example the pressed button in the bar.
        let focused = UIFocusSystem.focusSystem(for: table)?.focusedItem
        if focused == nil || focused is UITableViewCell { table.focusRow(at: path) }
        table.scrollToRow(at: path, at: row == nil ? .bottom : .none, animated: true)
        // The editing begins only after the bar has rebuilt its buttons and the pressed button has the focus again.
        // When the editing ends, that button gets the focus back.
        DispatchQueue.main.async { [weak self] in
            guard let self else { return }
            guard view.window != nil else { return finishAdding(card.id, named: card.title) }
            naming.begin(card.id) { [weak self] in self?.finishAdding(card.id, named: $0) }
        }
    }

    /// Registers the undo step of adding a card that the user has named. If `name` is nil, removes the card, with no
    /// undo step.
    private func finishAdding(_ id: KanbanCard.ID, named name: String?) {
        guard let name else {
            withoutUndo { _ = tables.remove([id]) }
            return
        }
        if name != self.name(of: id) { setName(name, of: id) }
        undoManager?.registerUndo(withTarget: tables) { $0.remove([id]) }
        undoManager?.setActionName("Add")
    }

    private func withoutUndo<Result>(_ change: () -> Result) -> Result {
        undoManager?.disableUndoRegistration()
        defer { undoManager?.enableUndoRegistration() }
        return change()
    }

    override var tablesOfSelection: [UITableView] { columns.map(\.tableView) }

    /// Control-N or Command-N makes a card below the focused one, or in the first column. Delete deletes the selected
    /// cards; without a selection, the table deletes the focused one.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.first?.key?.deletesRows == true, tables.remove(selected) { return }
        guard let key = presses.first?.key, BoardView.isKeyOfNewItem(key) else {
            return super.pressesBegan(presses, with: event)
        }
        // Ends any renaming, which returns the focus to the renamed card. The new card is added below the focused one.
        naming.end()
        let focused = columns.firstIndex { $0.tableView.focusedPath != nil }
        let path = focused.flatMap { columns[$0].tableView.focusedPath }
        addCard(toColumn: focused ?? 0, at: path.map { $0.row + 1 })
    }

    func boardDidChange() {
        let now = cardsOnBoard
        (addedIDs, knownIDs) = (now.subtracting(knownIDs), now)
        showCounts()
        naming.repositionField()
        save(KanbanDocument(columns: tables.lists.map(\.items)))
    }

    private var selected: [KanbanCard.ID] {
        tables.lists.flatMap { list in
            (list.tableView?.indexPathsForSelectedRows ?? []).map { list.items[$0.row].id }
        }
    }

    private var cardsOnBoard: Set<KanbanCard.ID> { Set(tables.lists.flatMap(\.items).map(\.id)) }

    /// Scrolls each list to the cards that were dropped in it, unless one of them is visible. They can be out of sight
    /// after a drop over the name of a scrolled column.
    private func showDropped(on lists: [LinkedTables<KanbanCard>.List]) {
        let dropped = draggedIDs.union(addedIDs)
        // When the main queue runs this block, the drag has ended, so nothing scrolls below the dragged cards.
        DispatchQueue.main.async {
            for list in lists {
                let rows = list.items.indices.filter { dropped.contains(list.items[$0].id) }
                list.tableView?.reveal(rows.map { IndexPath(row: $0, section: 0) })
            }
        }
    }

    private func showCounts() {
        for (column, list) in zip(columns, tables.lists) {
            column.show(count: list.items.count, capacity: list.capacity)
        }
    }

    // MARK: Layout

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        strip.frame = placeNotice(in: view.bounds.inset(by: view.safeAreaInsets))
        naming.repositionField()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        naming.end()
    }
}

extension KanbanController: UITableViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        naming.repositionField()
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRows(in: columns.map(\.tableView))
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let list = tables.lists.first(where: { $0.tableView === tableView }) else { return nil }
        let id = list.items[indexPath.row].id
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
            guard let self, let place = tables.place(of: id) else { return done(false) }
            let rows = tableView.rowsForAction(at: IndexPath(row: place.row, section: 0))
            done(tables.remove(rows.map { place.list.items[$0.row].id }))
        }
        delete.image = UIImage(systemName: "trash")
        let rename = UIContextualAction(style: .normal, title: "Rename…") { [weak self] _, _, done in
            done(true)
            self?.naming.begin(id)
        }
        rename.image = UIImage(systemName: "pencil")
        return UISwipeActionsConfiguration(actions: [delete, rename])
    }
}
