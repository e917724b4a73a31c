// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A table of a million self-sizing rows. Rows that are off screen have no cells, and their texts use no memory.
final class MillionController: UITableViewController {
    private(set) var rows = MillionRows(count: 1_000_000)
    private var jumps = 0

    init() {
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) {
        fatalError("MillionController is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(title: "Insert", style: .plain, target: self, action: MillionController.insertOnTop),
            UIBarButtonItem(title: "Jump", style: .plain, target: self, action: MillionController.jump),
        ]
        showCount()
    }

    private func showCount() {
        title = rows.count.formatted(.number) + " rows"
    }

    // MARK: Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
        var content = UIListContentConfiguration.subtitleCell()
        content.text = rows.title(at: indexPath.row)
        content.secondaryText = rows.words(at: indexPath.row)
        cell.contentConfiguration = content
        return cell
    }

    // MARK: Buttons

    /// Scrolls to the middle at the first call, to the end at the second, to the top at the third, and so on.
    private func jump() {
        jumps += 1
        switch jumps % 3 {
        case 1: show(rows.count / 2, .middle)
        case 2: show(rows.count - 1, .bottom)
        default: show(0, .top)
        }
    }

    private func show(_ row: Int, _ position: UITableView.ScrollPosition) {
        tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: false)
        tableView.flashScrollIndicators()
    }

    /// Inserts 10,000 rows at the top, while the visible rows keep their position.
    private func insertOnTop() {
        let added = 10_000
        rows.insertOnTop(added)
        tableView.performBatchUpdates {
            self.tableView.insertRows(at: (0..<added).map { IndexPath(row: $0, section: 0) }, with: .none)
        }
        showCount()
    }
}

/// Rows whose texts are computed from their numbers, so that a million of them need no memory.
struct MillionRows {
    private(set) var count: Int
    /// The number of the topmost row. Rows that are inserted above it get smaller numbers.
    private var first = 1

    private static let sentences = [
        "Short.", "A row of one line, as most rows are.",
        "This one has rather more to say: it takes two lines on a telephone, and one in a wide window.",
        "And now and then there is a row that goes on for so long that a list which took all rows for equally high "
            + "would not know where anything lies; here the rows below it wait until they are needed to find out.",
    ]

    init(count: Int) {
        self.count = count
    }

    func title(at row: Int) -> String { "Row \((first + row).formatted(.number))" }

    func words(at row: Int) -> String {
        // A hash of the row's number, which is the same in every run of the program.
        let scattered = UInt64(bitPattern: Int64(first + row)) &* 0x9E37_79B9_7F4A_7C15
        return MillionRows.sentences[Int(scattered >> 62)]
    }

    mutating func insertOnTop(_ added: Int) {
        count += added
        first -= added
    }
}
