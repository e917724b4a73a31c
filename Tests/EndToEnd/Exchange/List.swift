// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A table whose rows can be dragged and moved, and that inserts dropped texts as rows.
final class List: UITableViewController, UITableViewDragDelegate, UITableViewDropDelegate {
    private var rows: [String]

    init(_ rows: [String]) {
        self.rows = rows
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { fatalError("List is made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = Desk.row
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        tableView.dragDelegate = self
        tableView.dropDelegate = self
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = rows[indexPath.row]
        return cell
    }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
        say("rows \(rows.joined(separator: " "))")
    }

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        [UIDragItem(itemProvider: NSItemProvider(object: rows[indexPath.row] as NSString))]
    }

    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
        say("end")
    }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        let isOwn = session.localDragSession != nil
        return UITableViewDropProposal(operation: isOwn ? .move : .copy, intent: .insertAtDestinationIndexPath)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        let row = min(coordinator.destinationIndexPath?.row ?? rows.count, rows.count)
        coordinator.session.loadObjects(ofClass: String.self) { [self] texts in
            rows.insert(contentsOf: texts, at: row)
            tableView.insertRows(at: texts.indices.map { IndexPath(row: row + $0, section: 0) }, with: .automatic)
            say("rows \(rows.joined(separator: " "))")
        }
    }
}
