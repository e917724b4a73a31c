// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A list of notes, as an iOS developer would write it.
final class NotesController: UITableViewController {
    private(set) var notes: [String]
    private(set) var pressStates: [UIGestureRecognizer.State] = []

    init(notes: [String]) {
        self.notes = notes
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(NoteCell.self, forCellReuseIdentifier: "note")
        tableView.addGestureRecognizer(
            UILongPressGestureRecognizer(target: self, action: NotesController.handlePress))
    }

    func addLater(_ note: String) {
        Task { @MainActor in
            notes.append(note)
            tableView.insertRows(at: [IndexPath(row: notes.count - 1, section: 0)], with: .automatic)
        }
    }

    private func handlePress(_ press: UILongPressGestureRecognizer) {
        pressStates.append(press.state)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        notes.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
        cell.textLabel?.text = notes[indexPath.row]
        return cell
    }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        notes.insert(notes.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
}

/// A cell that ignores the requested style and always uses the subtitle style.
final class NoteCell: UITableViewCell {
    let mark: String

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        mark = "made by NoteCell"
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
