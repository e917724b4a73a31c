// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKit

/// The lists of both tables, and all that happens to them.
@MainActor
final class SoakModel {
    /// By table, section and row.
    var lists: [[[Int]]]
    var tables: [UITableView] = []
    private var lastID: Int
    /// What there must be, whatever was dragged where.
    private(set) var expected: Set<Int>
    /// How much higher rows of their own height are than at first.
    var growth = 0

    /// Points.
    func height(of id: Int) -> CGFloat { CGFloat(26 + (id * 37 + growth) % 70) }

    init(_ counts: [[Int]]) {
        var next = 0
        lists = counts.map { sections in
            sections.map { count in
                (0..<count).map { _ in
                    next += 1
                    return next
                }
            }
        }
        lastID = next
        expected = Set(1...max(next, 1)).intersection(lists.flatMap { $0.flatMap { $0 } })
    }

    func makeID() -> Int {
        lastID += 1
        expected.insert(lastID)
        return lastID
    }

    func forget(_ id: Int) { expected.remove(id) }

    func path(of id: Int) -> (table: Int, path: IndexPath)? {
        for (table, sections) in lists.enumerated() {
            for (section, rows) in sections.enumerated() {
                if let row = rows.firstIndex(of: id) { return (table, IndexPath(row: row, section: section)) }
            }
        }
        return nil
    }

    /// Takes an item to a place as that is called once it is there, out of whatever list it is in, in one change.
    ///
    /// - Returns: where it is then.
    func move(_ id: Int, to table: Int, _ place: IndexPath) -> IndexPath? {
        guard let source = path(of: id) else { return nil }
        var place = place
        if source.table == table {
            tables[table].performBatchUpdates {
                self.lists[table][source.path.section].remove(at: source.path.row)
                place.row = min(place.row, self.lists[table][place.section].count)
                self.lists[table][place.section].insert(id, at: place.row)
                self.tables[table].moveRow(at: source.path, to: place)
            }
            return place
        }
        lists[source.table][source.path.section].remove(at: source.path.row)
        place.row = min(place.row, lists[table][place.section].count)
        lists[table][place.section].insert(id, at: place.row)
        tables[source.table].deleteRows(at: [source.path], with: .automatic)
        tables[table].insertRows(at: [place], with: .automatic)
        return place
    }
}

/// One of the tables' delegates.
@MainActor
final class SoakList: NSObject, UITableViewDataSource, UITableViewDragDelegate, UITableViewDropDelegate {
    let number: Int
    let model: SoakModel
    /// What is proposed, in each session anew.
    var operation = UIDropOperation.move
    var intent = UITableViewDropProposal.Intent.insertAtDestinationIndexPath
    var usesPlaceholders = false
    var hasHeaders = true
    var contexts: [any UITableViewDropPlaceholderContext] = []

    init(_ number: Int, _ model: SoakModel) {
        (self.number, self.model) = (number, model)
    }

    var sections: [[Int]] { model.lists[number] }

    // MARK: Data

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        hasHeaders ? "Section \(section)" : nil
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        let id = sections[indexPath.section][indexPath.row]
        cell.textLabel?.text = "\(id)"
        (cell as? SoakCell)?.height = model.height(of: id)
        return cell
    }

    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        let id = model.lists[number][sourceIndexPath.section].remove(at: sourceIndexPath.row)
        model.lists[number][destinationIndexPath.section].insert(id, at: destinationIndexPath.row)
    }

    // MARK: Drag

    private func items(_ path: IndexPath) -> [UIDragItem] {
        let id = sections[path.section][path.row]
        let item = UIDragItem(itemProvider: NSItemProvider(object: "\(id)" as NSString))
        item.localObject = id
        return [item]
    }

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { items(indexPath) }

    func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] { items(indexPath) }

    // MARK: Drop

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal { UITableViewDropProposal(operation: operation, intent: intent) }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        guard var place = coordinator.destinationIndexPath else { return }
        for item in coordinator.items {
            guard let id = item.dragItem.localObject as? Int else { continue }
            if coordinator.proposal.intent == .insertIntoDestinationIndexPath {
                if sections[place.section].indices.contains(place.row) {
                    coordinator.drop(
                        item.dragItem, intoRowAt: place, rect: CGRect(x: 10, y: 10, width: 40, height: 20))
                }
            } else if usesPlaceholders, item.sourceIndexPath == nil {
                let placeholder = UITableViewDropPlaceholder(
                    insertionIndexPath: place, reuseIdentifier: "row", rowHeight: 30)
                contexts.append(coordinator.drop(item.dragItem, to: placeholder))
                place.row += 1
            } else if let reached = model.move(id, to: number, place) {
                coordinator.drop(item.dragItem, toRowAt: reached)
                place = IndexPath(row: reached.row + 1, section: reached.section)
            }
        }
    }
}

/// A cell that says how high its row is when it is shown.
final class SoakCell: UITableViewCell {
    var height: CGFloat = 44 {
        didSet { if height != oldValue { invalidateIntrinsicContentSize() } }
    }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: height) }
}
