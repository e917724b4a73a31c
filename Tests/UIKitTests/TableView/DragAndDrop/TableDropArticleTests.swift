// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// A controller that moves rows between two tables, written as in articles about drag and drop.
///
/// It removes a moved row from the source when the session ends. Source and destination share state in the session's
/// local context.
@MainActor
private final class ArticleController: UIViewController, UITableViewDataSource, UITableViewDragDelegate,
    UITableViewDropDelegate
{
    /// The state that the source and the destination of a drag share.
    final class DragNotes {
        let sourceIndexPath: IndexPath
        var dragCompleted = false
        var isReordering = false

        init(sourceIndexPath: IndexPath) { self.sourceIndexPath = sourceIndexPath }
    }

    let firstTableView = UITableView(frame: CGRect(x: 0, y: 0, width: 190, height: 400))
    let secondTableView = UITableView(frame: CGRect(x: 200, y: 0, width: 190, height: 400))
    var first = (0..<7).map { ArticleModel(name: "A\($0)", character: "") }
    var second = (0..<7).map { ArticleModel(name: "B\($0)", character: "") }
    /// The counts of both lists at the start and at the end of each drag.
    var counts: [[Int]] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        for table in [firstTableView, secondTableView] {
            table.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
            table.dataSource = self
            table.dragDelegate = self
            table.dropDelegate = self
            view.addSubview(table)
        }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tableView == firstTableView ? first.count : second.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        cell.textLabel?.text = tableView == firstTableView ? first[indexPath.row].name : second[indexPath.row].name
        return cell
    }

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        counts.append([first.count, second.count])
        session.localContext = DragNotes(sourceIndexPath: indexPath)
        let model = tableView == firstTableView ? first[indexPath.row] : second[indexPath.row]
        let dragItem = UIDragItem(itemProvider: NSItemProvider(object: model))
        dragItem.localObject = model
        return [dragItem]
    }

    func tableView(_ tableView: UITableView, dragSessionDidEnd session: UIDragSession) {
        defer { counts.append([first.count, second.count]) }
        guard let notes = session.localContext as? DragNotes, notes.dragCompleted == true, notes.isReordering == false
        else { return }
        let source = notes.sourceIndexPath
        tableView.performBatchUpdates({
            if tableView == self.firstTableView {
                self.first.remove(at: source.item)
            } else {
                self.second.remove(at: source.item)
            }
            tableView.deleteRows(at: [source], with: .automatic)
        })
    }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        return UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: UITableViewDropCoordinator) {
        let destination: IndexPath
        if let indexPath = coordinator.destinationIndexPath {
            destination = indexPath
        } else {
            destination = IndexPath(item: tableView.numberOfRows(inSection: 0), section: 0)
        }
        guard coordinator.proposal.operation == .move,
            let notes = coordinator.session.localDragSession?.localContext as? DragNotes
        else { return }
        for dropItem in coordinator.items {
            if let source = dropItem.sourceIndexPath {
                notes.isReordering = true
                tableView.performBatchUpdates({
                    if tableView == self.firstTableView {
                        self.first.insert(self.first.remove(at: source.item), at: destination.item)
                    } else {
                        self.second.insert(self.second.remove(at: source.item), at: destination.item)
                    }
                    tableView.deleteRows(at: [source], with: .automatic)
                    tableView.insertRows(at: [destination], with: .automatic)
                })
                coordinator.drop(dropItem.dragItem, toRowAt: destination)
            } else {
                notes.isReordering = false
                if let model = dropItem.dragItem.localObject as? ArticleModel {
                    tableView.performBatchUpdates({
                        tableView.insertRows(at: [destination], with: .automatic)
                        if tableView == self.firstTableView {
                            self.first.insert(model, at: destination.item)
                        } else {
                            self.second.insert(model, at: destination.item)
                        }
                    })
                }
            }
            notes.dragCompleted = true
        }
    }
}

/// A controller that moves words between two tables. A moved word arrives as data that are loaded after the drop.
@MainActor
private final class WordsController: UIViewController, UITableViewDataSource, UITableViewDragDelegate,
    UITableViewDropDelegate
{
    let tables = [
        UITableView(frame: CGRect(x: 0, y: 0, width: 190, height: 400)),
        UITableView(frame: CGRect(x: 200, y: 0, width: 190, height: 400)),
    ]
    var words = [["a", "b", "c"], ["x", "y", "z"]]

    override func viewDidLoad() {
        super.viewDidLoad()
        for table in tables {
            table.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
            table.dataSource = self
            table.dragDelegate = self
            table.dropDelegate = self
            view.addSubview(table)
        }
    }

    private func number(_ table: UITableView) -> Int { table == tables[0] ? 0 : 1 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        words[number(tableView)].count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        cell.textLabel?.text = words[number(tableView)][indexPath.row]
        return cell
    }

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        guard let data = words[number(tableView)][indexPath.row].data(using: .utf8) else { return [] }
        let itemProvider = NSItemProvider(item: data as NSData, typeIdentifier: "public.plain-text")
        return [UIDragItem(itemProvider: itemProvider)]
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: UITableViewDropCoordinator) {
        let section = tableView.numberOfSections - 1
        let place =
            coordinator.destinationIndexPath
            ?? IndexPath(row: tableView.numberOfRows(inSection: section), section: section)
        coordinator.session.loadObjects(ofClass: NSString.self) { items in
            let strings = items.compactMap { $0 as? NSString }.map { String($0) }
            var indexPaths = [IndexPath]()
            for (index, string) in strings.enumerated() {
                let indexPath = IndexPath(row: place.row + index, section: place.section)
                self.words[self.number(tableView)].insert(string, at: indexPath.row)
                let other = 1 - self.number(tableView)
                if let row = self.words[other].firstIndex(of: string) {
                    self.words[other].remove(at: row)
                    self.tables[other].deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
                }
                indexPaths.append(indexPath)
            }
            tableView.insertRows(at: indexPaths, with: .automatic)
        }
    }
}

@Suite("Row moves between two tables, as in articles") @MainActor
struct TableDropArticleTests {
    private func drag(_ screen: TestScreen, _ table: UITableView, _ row: Int, to other: UITableView, _ y: CGFloat)
        throws
    {
        let rect = table.rectForRow(at: IndexPath(row: row, section: 0))
        let finger = screen.touch(at: table.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil))
        finger.hold(0.4)
        finger.move(to: other.convert(CGPoint(x: 95, y: y), to: nil), duration: 0.3)
        finger.hold(0.3)
        finger.up()
        try screen.settle()
    }

    @Test("Moving objects between and within two tables keeps each object in exactly one place")
    func objects() throws {
        let screen = TestScreen(size: CGSize(width: 390, height: 440))
        let controller = ArticleController()
        screen.show(controller)
        let (one, two) = (controller.firstTableView, controller.secondTableView)
        let inset = one.adjustedContentInset.top
        try drag(screen, one, 2, to: two, inset + 44 * 3 + 5)
        #expect(controller.first.map(\.name) == ["A0", "A1", "A3", "A4", "A5", "A6"])
        #expect(controller.second.map(\.name) == ["B0", "B1", "B2", "A2", "B3", "B4", "B5", "B6"])
        try drag(screen, two, 3, to: two, inset + 44 * 6 + 22)
        #expect(controller.second.map(\.name) == ["B0", "B1", "B2", "B3", "B4", "B5", "A2", "B6"])
        try drag(screen, one, 0, to: one, inset + 44 * 5 + 22)
        #expect(controller.first.map(\.name) == ["A1", "A3", "A4", "A5", "A6", "A0"])
        try drag(screen, two, 6, to: one, 380)
        #expect(controller.first.map(\.name) == ["A1", "A3", "A4", "A5", "A6", "A0", "A2"])
        #expect(controller.second.map(\.name) == ["B0", "B1", "B2", "B3", "B4", "B5", "B6"])
        #expect(controller.counts == [[7, 7], [6, 8], [6, 8], [6, 8], [6, 8], [6, 8], [6, 8], [7, 7]])
        for (table, list) in [(one, controller.first), (two, controller.second)] {
            #expect(table.visibleCells.map { $0.textLabel?.text } == list.map(\.name))
        }
        try expectNoLeftovers(screen)
    }

    @Test("Words are moved once their data has loaded")
    func strings() async throws {
        let screen = TestScreen(size: CGSize(width: 390, height: 440))
        let controller = WordsController()
        screen.show(controller)
        try drag(screen, controller.tables[0], 1, to: controller.tables[1], 44 + 5)
        try await screen.settle()
        #expect(controller.words == [["a", "c"], ["x", "b", "y", "z"]])
        for (table, list) in zip(controller.tables, controller.words) {
            #expect(table.visibleCells.compactMap { $0.textLabel?.text } == list)
        }
        try expectNoLeftovers(screen)
    }
}
