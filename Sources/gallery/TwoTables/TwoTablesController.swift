// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Two lists whose rows go from one to the other, and a third that takes nothing: a move is a move, and one undo step.
///
/// Rows that are tapped are chosen, and are dragged together.
final class TwoTablesController: UndoingController {
    private(set) var lists: [ThingList] = []
    private var showsMembers = true
    private let wordsButton = UIBarButtonItem(title: "Words", style: .plain, target: nil, action: nil)
    /// What the lists hold of the kind that does not show, and what undoes that.
    private var aside: (things: [[DraggedThing]], undoButtons: UndoButtons) = ([], UndoButtons())

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Two tables"
        lists = [
            ThingList("Home", on: self), ThingList("Away", on: self), ThingList("Referees", accepts: false, on: self),
        ]
    }

    required init?(coder: NSCoder) {
        fatalError("TwoTablesController is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        for list in lists { view.addSubview(list.tableView) }
        wordsButton.primaryAction = UIAction(title: "Words") { [weak self] _ in self?.toggle() }
        fill()
        showButtons()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let strip = min(area.height * 0.34, 210)
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let upper = CGRect(x: area.minX, y: area.minY, width: area.width, height: area.height - strip)
        let (left, right) = upper.divided(atDistance: upper.width / 2, from: .minXEdge)
        lists[0].tableView.frame = isMirrored ? right : left
        lists[1].tableView.frame = isMirrored ? left : right
        lists[2].tableView.frame = CGRect(x: area.minX, y: upper.maxY, width: area.width, height: strip)
    }

    // MARK: What is shown

    private func fill() {
        let members = [
            [
                ("Ada", "Striker"), ("Grace", "Keeper"), ("Alan", "Left back"), ("Edsger", "Sweeper"),
                ("Barbara", "Wing"),
            ],
            [
                ("Niklaus", "Keeper"), ("Tony", "Striker"), ("Donald", "Captain"), ("John", "Wing"),
                ("Frances", "Right back"),
            ],
            [("Pierluigi", "Whistle"), ("Bibiana", "Flag")],
        ]
        let words = [
            ["Bread", "Olives", "Tomatoes", "Basil", "Salt"], ["Milk", "Honey", "Oats", "Apples", "Tea"],
            ["Water", "Pepper"],
        ]
        for (list, members) in zip(lists, members) {
            list.things = members.map { DraggedThing(.member(Member(name: $0, character: $1))) }
        }
        aside.things = words.map { $0.map { DraggedThing(.word($0)) } }
    }

    private func showButtons() {
        wordsButton.title = showsMembers ? "Words" : "Players"
        navigationItem.rightBarButtonItems = undoButtons.items + [wordsButton]
    }

    private func toggle() {
        showsMembers.toggle()
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

    /// Changes the lists' things, which the tables show already or are told of by `body`; it can be undone.
    func change(_ name: String, _ body: () -> Void) {
        let before = lists.map(\.things)
        body()
        undoManager?.registerUndo(withTarget: self) { $0.restore(before, name) }
        undoManager?.setActionName(name)
    }

    private func restore(_ things: [[DraggedThing]], _ name: String) {
        change(name) {
            for (list, things) in zip(lists, things) {
                let difference = show(things, in: list)
                list.tableView.reveal(difference)
            }
        }
    }

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

    func insert(_ things: [DraggedThing], into list: ThingList, at row: Int) {
        change("Insert") {
            var after = list.things
            after.insert(contentsOf: things, at: row)
            show(after, in: list)
        }
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
