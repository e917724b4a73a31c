// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Two lists whose rows go from one to the other, and a third that takes nothing: a move is a move, and one undo step.
///
/// Rows that are tapped are chosen, and are dragged together. What the lists hold is saved.
final class TwoTablesController: SavingController {
    private(set) var lists: [ThingList] = []
    /// What the lists show.
    enum Kind {
        case members, words
    }

    private(set) var kind = Kind.members
    private let wordsButton = UIBarButtonItem(title: "Words", style: .plain, target: nil, action: nil)
    /// What the lists hold of the kind that does not show, and what undoes that.
    private var aside: (things: [[DraggedThing]], undoButtons: UndoButtons) = ([], UndoButtons())
    /// Nil where nothing is saved: there is nowhere to, or it would overwrite what could not be read.
    private let store: TwoTablesStore?
    private struct Known { weak var page: TwoTablesController? }

    /// Of each file, the page that was made last.
    private static var latest: [URL: Known] = [:]

    // MARK: Lifecycle

    /// - Parameter store: the file in which what the lists hold is saved; nil for none.
    init(store: TwoTablesStore? = nil) {
        let loaded = store?.load()
        self.store = loaded?.isReadOnly == true ? nil : store
        super.init(nibName: nil, bundle: nil)
        title = "Two tables"
        tell(loaded?.notice)
        lists = [
            ThingList(("Home", "To buy"), on: self), ThingList(("Away", "Bought"), on: self),
            ThingList(("Referees", "In the cupboard"), accepts: false, on: self),
        ]
        if let store { TwoTablesController.latest[store.file] = Known(page: self) }
        let document = loaded?.document ?? .samples
        for (list, things) in zip(lists, document.players) { list.things = things.compactMap(DraggedThing.init) }
        aside.things = document.words.map { $0.compactMap(DraggedThing.init) }
    }

    required init?(coder: NSCoder) {
        fatalError("TwoTablesController is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        for list in lists { view.addSubview(list.tableView) }
        wordsButton.primaryAction = UIAction(title: "Words") { [weak self] _ in self?.toggle() }
        showButtons()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = placeNotice(in: view.bounds.inset(by: view.safeAreaInsets))
        // Lists end on whole points: lines between rows are sharp there, too.
        let strip = min(area.height * 0.34, 210).rounded()
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let upper = CGRect(x: area.minX, y: area.minY, width: area.width, height: area.height - strip)
        let (left, right) = upper.divided(atDistance: (upper.width / 2).rounded(), from: .minXEdge)
        lists[0].tableView.frame = isMirrored ? right : left
        lists[1].tableView.frame = isMirrored ? left : right
        lists[2].tableView.frame = CGRect(x: area.minX, y: upper.maxY, width: area.width, height: strip)
    }

    // MARK: Keys

    /// Left and right go from list to list, where they mean nothing to a row.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let keys: [UIKeyboardHIDUsage] = [.keyboardLeftArrow, .keyboardRightArrow]
        guard let key = presses.first?.key, keys.contains(key.keyCode),
            key.modifierFlags.isDisjoint(with: [.shift, .control, .alternate, .command]),
            goBeside(toLeft: key.keyCode == .keyboardLeftArrow)
        else { return super.pressesBegan(presses, with: event) }
    }

    private func goBeside(toLeft: Bool) -> Bool {
        let tables = lists.map(\.tableView)
        guard let table = tables.first(where: { $0.focusedPath != nil }), let path = table.focusedPath,
            let beside = tables.first(where: {
                toLeft ? $0.frame.maxX <= table.frame.minX : $0.frame.minX >= table.frame.maxX
            })
        else { return false }
        return beside.focusRow(atHeight: table.convert(table.rectForRow(at: path), to: nil).midY)
    }

    // MARK: What is shown

    private func showButtons() {
        // Short, for the title of the way back to stand beside it on a telephone.
        wordsButton.title = kind == .members ? "Words" : "Team"
        navigationItem.rightBarButtonItems = undoButtons.items + [wordsButton]
    }

    private func toggle() {
        kind = kind == .members ? .words : .members
        let shown = lists.map(\.things)
        for (list, things) in zip(lists, aside.things) {
            list.things = things
            list.tableView.reloadData()
        }
        aside.things = shown
        swap(&undoButtons, &aside.undoButtons)
        showButtons()
    }

    // MARK: Changes

    /// Changes the lists' things, which the tables show already or are told of by `body`; it can be undone, unless
    /// nothing is otherwise.
    func change(_ name: String, _ body: () -> Void) {
        let (before, marks) = (lists.map(\.things), RowMarks(rows))
        body()
        guard lists.map(\.things) != before else { return }
        remember(before, marks, name, in: undoManager)
        saveAll()
    }

    private func saveAll() {
        guard let store else { return }
        let (shown, hidden) = (lists.map(\.things), aside.things)
        let (players, words) = kind == .members ? (shown, hidden) : (hidden, shown)
        save("The lists", TwoTablesDocument(players: players, words: words), in: store)
    }

    private func remember(
        _ before: [[DraggedThing]], _ marks: RowMarks<DraggedThing>, _ name: String, in manager: UndoManager?
    ) {
        manager?.registerUndo(withTarget: self) { $0.restore(before, marks, name) }
        manager?.setActionName(name)
    }

    private func restore(_ things: [[DraggedThing]], _ marks: RowMarks<DraggedThing>, _ name: String) {
        let before = RowMarks(rows)
        change(name) {
            let differences = zip(lists, things).map { show($1, in: $0) }
            marks.restore(after: before, in: rows)
            for (list, difference) in zip(lists, differences) { list.tableView.reveal(difference) }
        }
    }

    private var rows: [RowMarks<DraggedThing>.Rows] { lists.map { ($0.tableView, $0.things) } }

    /// Takes things from the lists they are in to another place, all lists at once.
    func move(_ dragged: [DraggedThing], to destination: ThingList, at row: Int) {
        // Those of the other kind, lifted before it was put aside, stay there.
        let shown = lists.flatMap(\.things)
        let things = dragged.filter { thing in shown.contains { $0 === thing } }
        guard !things.isEmpty else { return }
        change("Move") {
            for list in lists where list !== destination {
                show(list.things.filter { thing in !things.contains { $0 === thing } }, in: list)
            }
            var after = destination.things.filter { thing in !things.contains { $0 === thing } }
            after.insert(contentsOf: things, at: min(row, after.count))
            show(after, in: destination)
        }
    }

    /// Puts words that have come where their placeholders are.
    ///
    /// - Parameter kind: what the lists showed when they were dropped. Placeholders go when that is put aside: then the
    ///   words come to the end of their list, whether that shows again or not.
    func insert(
        _ words: [(word: DraggedThing, placeholder: any UITableViewDropPlaceholderContext)], into list: ThingList,
        of kind: Kind
    ) {
        let heir = heir
        guard heir === self else {
            guard let index = lists.firstIndex(where: { $0 === list }) else { return }
            return heir.append(words.map(\.word), to: heir.lists[index], of: kind)
        }
        guard kind == self.kind else { return putAside(words.map(\.word), for: list) }
        change("Insert") {
            var late: [DraggedThing] = []
            list.tableView.performBatchUpdates {
                for (word, placeholder) in words {
                    let isInserted = placeholder.commitInsertion { list.things.insert(word, at: $0.row) }
                    if !isInserted { late.append(word) }
                }
            }
            if !late.isEmpty { show(list.things + late, in: list) }
        }
    }

    /// The page that has the file now: another where this was left, and was opened again.
    private var heir: TwoTablesController {
        guard let store else { return self }
        return TwoTablesController.latest[store.file]?.page
            ?? TwoTablesController(store: TwoTablesStore(directory: store.directory))
    }

    private func append(_ words: [DraggedThing], to list: ThingList, of kind: Kind) {
        guard kind == self.kind else { return putAside(words, for: list) }
        change("Insert") {
            if isViewLoaded { show(list.things + words, in: list) } else { list.things += words }
        }
    }

    /// Says that texts have not come, to whoever sees the lists.
    func tellOfFailures(_ count: Int) {
        guard count > 0 else { return }
        heir.fileNotice.add(count == 1 ? "A text did not come." : "\(count) texts did not come.")
    }

    private func putAside(_ words: [DraggedThing], for list: ThingList) {
        guard !words.isEmpty, let index = lists.firstIndex(where: { $0 === list }) else { return }
        let before = aside.things
        aside.things[index] += words
        remember(before, RowMarks(rows), "Insert", in: aside.undoButtons.manager)
        saveAll()
    }

    /// Has a list show other things, or the same in another order.
    ///
    /// - Returns: what is otherwise.
    @discardableResult
    private func show(_ things: [DraggedThing], in list: ThingList) -> CollectionDifference<DraggedThing> {
        let difference = things.difference(from: list.things) { $0 === $1 }.inferringMoves()
        list.tableView.show(difference) { list.things = things }
        return difference
    }
}
