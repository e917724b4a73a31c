// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Two lists between which the user drags rows, and a third that accepts no drops. Each drag is a move and one undo
/// step.
///
/// A tap selects a row, and the selected rows are dragged together. The lists are saved.
final class TwoTablesController: NoticeController, SavedPage {
    /// The lists' data, which all pages of the file share.
    let model: TwoTables
    private(set) var lists: [ThingList] = []
    private(set) var kind = TwoTables.Kind.members
    /// The button that switches the lists between the two kinds of content. Its title names the kind that is not shown.
    private let kindButton = UIBarButtonItem(title: "Shop", style: .plain, target: nil, action: nil)
    /// The scroll view of the whole page, for texts that are too large for three lists in the window.
    private let page = UIScrollView()
    /// The Undo and Redo buttons for the kind of content that the lists do not show.
    private var otherUndoButtons = UndoButtons()

    // MARK: Lifecycle

    /// Creates a page that shows the lists of a file.
    ///
    /// - Parameter store: the file in which the lists are saved; nil to save nothing.
    init(store: TwoTablesStore? = nil) {
        model = TwoTables.saved(in: store)
        super.init(nibName: nil, bundle: nil)
        title = "Two tables"
        lists = [
            ThingList(("Home", "To buy"), footer: "Space selects, Control-D lifts", on: self),
            ThingList(("Away", "Bought"), on: self),
            ThingList(
                ("Referees", "In the cupboard"), footer: "Nothing can be dropped here", accepts: false, on: self),
        ]
    }

    required init?(coder: NSCoder) {
        fatalError("TwoTablesController is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        page.contentInsetAdjustmentBehavior = .never
        view.addSubview(page)
        for list in lists { page.addSubview(list.tableView) }
        kindButton.primaryAction = UIAction(title: "Shop") { [weak self] _ in self?.toggle() }
        model.page = self
        noticeDidChange()
        showKind()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        page.frame = placeNotice(in: view.bounds.inset(by: view.safeAreaInsets))
        let area = CGRect(origin: .zero, size: page.bounds.size)
        page.contentSize = area.size
        // All frames below are rounded to whole points, so that the rows' separators are sharp.
        let least = UIFontMetrics.default.scaledValue(for: 150, compatibleWith: traitCollection)
        guard area.width / 2 >= least else { return layOutStacked(in: area.width, height: area.height, least: least) }
        let strip = min(area.height * 0.34, 210).rounded()
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let upper = CGRect(x: area.minX, y: area.minY, width: area.width, height: area.height - strip)
        let (left, right) = upper.divided(atDistance: (upper.width / 2).rounded(), from: .minXEdge)
        lists[0].tableView.frame = isMirrored ? right : left
        lists[1].tableView.frame = isMirrored ? left : right
        lists[2].tableView.frame = CGRect(x: area.minX, y: upper.maxY, width: area.width, height: strip)
    }

    /// Places the lists one below the other, because the texts are too large for two lists side by side.
    ///
    /// - Parameter least: the minimum height of a list in points, for its title and a row.
    private func layOutStacked(in width: CGFloat, height: CGFloat, least: CGFloat) {
        let whole = max(height, least * CGFloat(lists.count))
        var top: CGFloat = 0
        for (number, list) in lists.enumerated() {
            let bottom = (whole * CGFloat(number + 1) / CGFloat(lists.count)).rounded()
            list.tableView.frame = CGRect(x: 0, y: top, width: width, height: bottom - top)
            top = bottom
        }
        page.contentSize.height = top
    }

    // MARK: Keys

    override var tablesOfSelection: [UITableView] { lists.map(\.tableView) }

    /// The left and right arrow keys move the focus between the lists, unless a row handles them.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let keys: [UIKeyboardHIDUsage] = [.keyboardLeftArrow, .keyboardRightArrow]
        guard let key = presses.first?.key, keys.contains(key.keyCode),
            key.modifierFlags.isDisjoint(with: [.shift, .control, .alternate, .command]),
            moveFocus(toLeft: key.keyCode == .keyboardLeftArrow)
        else { return super.pressesBegan(presses, with: event) }
    }

    private func moveFocus(toLeft: Bool) -> Bool {
        let tables = lists.map(\.tableView)
        guard let number = tables.firstIndex(where: { $0.focusedPath != nil }), let path = tables[number].focusedPath
        else { return false }
        let table = tables[number]
        func isBeside(_ other: UITableView, toLeft: Bool) -> Bool {
            toLeft ? other.frame.maxX <= table.frame.minX : other.frame.minX >= table.frame.maxX
        }
        var next = tables.first { isBeside($0, toLeft: toLeft) }
        if next == nil, !tables.contains(where: { isBeside($0, toLeft: !toLeft) }) {
            // The lists are one below the other, so the keys move to the previous or the next list.
            let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let following = number + (toLeft == isMirrored ? 1 : -1)
            next = tables.indices.contains(following) ? tables[following] : nil
        }
        return next?.focusRow(atHeight: table.convert(table.rectForRow(at: path), to: nil).midY) ?? false
    }

    // MARK: Display

    private func showKind() {
        for (list, things) in zip(lists, model[kind]) {
            list.things = things
            list.tableView.reloadData()
        }
        // Uses short titles, which fit beside the back button's title on a phone.
        kindButton.title = kind == .members ? "Shop" : "Team"
        navigationItem.rightBarButtonItems = undoButtons.items + [kindButton]
    }

    private func toggle() {
        kind = kind == .members ? .words : .members
        swap(&undoButtons, &otherUndoButtons)
        showKind()
    }

    func noticeDidChange() { fileNotice = model.notice }

    override func dismissNotice() { model.dismissNotice() }

    func isUpToDate() -> Bool { model.isUpToDate() }

    // MARK: Changes

    /// Runs `body`, which changes the lists and updates the tables if necessary. Unless nothing has changed, the change
    /// is one undo step with the given name.
    func change(_ name: String, _ body: () -> Void) {
        let (before, marks) = (lists.map(\.things), RowMarks(rows))
        body()
        let after = lists.map(\.things)
        guard after != before else { return }
        registerUndo(before, marks, name, in: undoManager)
        model[kind] = after
    }

    private func registerUndo(
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

    /// Moves elements from any of the lists to a row of one list, as one change.
    func move(_ dragged: [DraggedThing], to destination: ThingList, at row: Int) {
        // If the page has switched between members and words since the lift, the dragged elements stay in their lists,
        // which are now hidden.
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

    /// Inserts loaded items at their placeholders, or at their positions if the placeholders were removed.
    ///
    /// - Returns: whether the items were dropped on this page and are of the kind that its lists now show.
    func place(_ arrived: [ThingDelivery.Arrival], of delivery: ThingDelivery) -> Bool {
        guard let list = delivery.list, lists.contains(list), delivery.kind == kind else { return false }
        change("Insert") {
            var late: [DraggedThing] = []
            list.tableView.performBatchUpdates {
                for (thing, placeholder) in arrived {
                    let isInserted = placeholder.commitInsertion { list.things.insert(thing, at: $0.row) }
                    if !isInserted { late.append(thing) }
                }
            }
            guard !late.isEmpty else { return }
            var things = list.things
            things.insert(contentsOf: late, at: model.row(of: delivery))
            show(things, in: list)
        }
        return true
    }

    /// Updates the page after items were inserted into a list without placeholders.
    ///
    /// - Parameter before: the previous content of the lists of that kind.
    func didInsert(to before: [[DraggedThing]], of kind: TwoTables.Kind) {
        let isShown = kind == self.kind
        registerUndo(before, RowMarks(rows), "Insert", in: (isShown ? undoButtons : otherUndoButtons).manager)
        guard isShown else { return }
        for (list, things) in zip(lists, model[kind]) { show(things, in: list) }
    }

    /// Makes a list show other elements, or the same elements in another order.
    ///
    /// - Returns: the difference between the previous and the new elements.
    @discardableResult
    private func show(_ things: [DraggedThing], in list: ThingList) -> RowDifference {
        let difference = RowDifference(from: list.things, to: things)
        list.tableView.apply(difference) { list.things = things }
        return difference
    }
}
