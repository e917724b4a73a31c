// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CellKit
import UIKit

/// A list with each cell of the library.
class CellsViewController: UITableViewController {
    private enum Row {
        case person(String, String)
        case toggle(String)
        case slider(String)
        case note(String)
    }

    private let sections: [(title: String, rows: [Row])] = [
        ("People", [.person("Ana Silva", "Edits the pictures"), .person("Kim Ono", "Writes the captions")]),
        ("Controls", [.toggle("Show captions"), .toggle("Autoplay"), .slider("Volume")]),
        (
            "Notes",
            [
                .note("Captions are drawn over the picture."),
                .note("A video begins as soon as half of it can be seen, and stops when it leaves the screen."),
            ]
        ),
    ]
    private var states: [String: Bool] = ["Show captions": true]
    private var volume = 40

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(PersonCell.self)
        tableView.register(SwitchCell.self)
        tableView.register(SliderCell.self)
        tableView.register(NoteCell.self)
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].title
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch sections[indexPath.section].rows[indexPath.row] {
        case .person(let name, let detail):
            let cell = tableView.dequeue(PersonCell.self, for: indexPath)
            cell.show(name, detail: detail)
            return cell
        case .toggle(let title):
            let cell = tableView.dequeue(SwitchCell.self, for: indexPath)
            cell.show(title, isOn: states[title] ?? false)
            cell.onChange = { [weak self] in self?.states[title] = $0 }
            return cell
        case .slider(let title):
            let cell = tableView.dequeue(SliderCell.self, for: indexPath)
            cell.show(title, value: volume)
            cell.onChange = { [weak self] in self?.volume = $0 }
            return cell
        case .note(let text):
            let cell = tableView.dequeue(NoteCell.self, for: indexPath)
            cell.show(text)
            return cell
        }
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
    }
}
