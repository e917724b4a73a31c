// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

/// A board with a grid of 20 points, a board with a grid of 33 points, and a linked table, side by side.
/// Cards can be dragged between all three. The screen is 800 by 600 points.
@MainActor
final class BoardDragSessionStage: BoardViewDelegate {
    let screen = TestScreen(size: CGSize(width: 800, height: 600))
    let left = BoardView(frame: CGRect(x: 0, y: 0, width: 280, height: 600))
    let right = BoardView(frame: CGRect(x: 300, y: 0, width: 280, height: 600))
    let table = UITableView(frame: CGRect(x: 600, y: 0, width: 200, height: 600))
    let tables: LinkedTables<LinkedCard>
    let containerView = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
    /// The app's models of both boards: first of the left board, then of the right one. `onChange` updates them.
    var models: [[BoardItem<CGRect>]] = [[], []]
    private(set) var calls: [String] = []
    /// Whether, at each `onChange` so far, each card was in exactly one of the three components.
    private(set) var everyCardOnce = true
    private var cards: Set<String>
    /// Whether boards copy the items that are dropped on them.
    var copies = false

    init(cardsOfTable: [String] = ["C0", "C1"]) {
        let list = LinkedTables<LinkedCard>.List(tableView: table, items: cardsOfTable.map { LinkedCard($0) }) {
            table, path, card in
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
            cell.textLabel?.text = card.text
            return cell
        }
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.rowHeight = 44
        tables = LinkedTables(lists: [list])
        cards = Set(["A", "B"] + cardsOfTable)
        containerView.backgroundColor = .systemBackground
        left.grid = .points(20)
        right.grid = .points(33)
        models[0] = [item("A", CGRect(x: 40, y: 40, width: 100, height: 60))]
        models[1] = [item("B", CGRect(x: 99, y: 396, width: 100, height: 60))]
        for (number, board) in [left, right].enumerated() {
            board.spacing = 0
            board.items = models[number]
            board.delegate = self
            board.dragItem = { [weak self] in self?.dragItem($0) }
            board.itemForDrop = { [weak self] in self?.item(of: $0) }
            board.onChange = { [weak self] change in
                guard let self else { return }
                models[number] = change.applied(to: models[number])
                record("\(number == 0 ? "left" : "right") \(change.kind)")
            }
            containerView.addSubview(board)
        }
        containerView.addSubview(table)
        tables.onChange = { [weak self] _ in self?.record("table") }
        screen.show(containerView)
        screen.advance(by: 1)
    }

    private func record(_ text: String) {
        calls.append(text)
        let shown = (left.items + right.items).map { "\($0.id)" } + tables.lists[0].items.map(\.id)
        if !copies, !cards.isEmpty, shown.count != cards.count || Set(shown) != cards { everyCardOnce = false }
    }

    func item(_ id: String, _ frame: CGRect) -> BoardItem<CGRect> {
        BoardItem(id: id, frame: frame, title: "Card \(id)")
    }

    /// Turns off the check for missing cards. A test calls this before the app adds or deletes cards.
    func removeAllCards() { cards = [] }

    private func dragItem(_ item: BoardItem<CGRect>) -> UIDragItem {
        let card = LinkedCard("\(item.id)")
        let provider = NSItemProvider(object: item.title as NSString)
        let dragItem = UIDragItem(itemProvider: provider)
        dragItem.localObject = card
        return dragItem
    }

    private func item(of session: any UIDropSession) -> BoardItem<CGRect>? {
        let own = session.items.compactMap { $0.localObject as? LinkedCard }
        guard let card = (own + tables.items(in: session)).first else { return nil }
        return item(copies ? card.id + " copy" : card.id, CGRect(x: 0, y: 0, width: 100, height: 60))
    }

    func boardView(_ boardView: BoardView<PlaneSpace>, willBeginDragging item: BoardItem<CGRect>) {
        calls.append("begin \(item.id)")
    }
    func boardView(_ boardView: BoardView<PlaneSpace>, didEndDragging item: BoardItem<CGRect>, committed: Bool) {
        calls.append(committed ? "dropped" : "put back")
    }

    /// Drags the item at a point to another point, and returns the finger.
    func drag(_ from: CGPoint, to point: CGPoint) -> TestFinger {
        let finger = screen.touch(at: from)
        finger.hold(0.7)
        finger.move(to: point, duration: 0.4)
        finger.hold(0.1)
        return finger
    }

    /// The centre of an item, in the window's coordinates.
    func middle(_ id: String) -> CGPoint {
        let view = left.view(for: id) ?? right.view(for: id)
        return view.map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil) } ?? .zero
    }

    func frame(_ id: String, on board: BoardView<PlaneSpace>) -> CGRect? {
        board.items.first { $0.id == AnyHashable(id) }?.frame
    }
    var rows: [String] { tables.lists[0].items.map(\.id) }

    private func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }

    func expectSettled(_ sourceLocation: SourceLocation = #_sourceLocation) throws {
        try screen.settle()
        screen.advance(by: 0.1)
        #expect(!screen.host.hasWork, sourceLocation: sourceLocation)
        #expect(!left.isDragging, sourceLocation: sourceLocation)
        #expect(!right.isDragging, sourceLocation: sourceLocation)
        #expect(models == [left.items, right.items], "\(calls)", sourceLocation: sourceLocation)
        #expect(everyCardOnce, "\(calls)", sourceLocation: sourceLocation)
        for board in [left, right] {
            let views = all(board)
            #expect(
                !views.contains { String(describing: type(of: $0)).contains("Ghost") }, sourceLocation: sourceLocation)
            for item in board.items {
                let view = board.view(for: item.id)
                #expect(view?.alpha == 1, "\(item.id)", sourceLocation: sourceLocation)
                #expect(view?.frame == item.frame, "\(item.id)", sourceLocation: sourceLocation)
            }
            let count = views.count { String(describing: type(of: $0)).hasPrefix("BoardItemView") }
            #expect(count == board.items.count, sourceLocation: sourceLocation)
        }
        #expect(table.numberOfRows(inSection: 0) == rows.count, sourceLocation: sourceLocation)
        let begins = calls.count { $0.hasPrefix("begin") }
        #expect(begins == calls.count { $0 == "dropped" || $0 == "put back" }, sourceLocation: sourceLocation)
    }
}
