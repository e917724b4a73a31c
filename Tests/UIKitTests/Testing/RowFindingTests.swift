// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Row queries of tests") @MainActor
struct RowFindingTests {
    let screen = TestScreen(size: CGSize(width: 300, height: 440))
    let names = Names()

    init() { screen.show(names) }

    @Test("A row is found by its text, with its index path")
    func row() throws {
        let found = try screen.find("Name 3")
        #expect(found.indexPath == IndexPath(row: 3, section: 0))
        #expect(try screen.row("Name 3") === names.tableView.cellForRow(at: IndexPath(row: 3, section: 0)))
    }

    @Test("Tapping a row by its text selects it")
    func tapped() throws {
        try screen.tap("Name 2")
        try screen.settle()
        #expect(names.tableView.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    }

    @Test("A row below the screen throws the off-screen error, and is found after scrolling")
    func below() throws {
        let error = try #require(#expect(throws: ViewQueryError.self) { try screen.tap("Name 80") })
        #expect(error.reason == .offScreen)
        #expect(error.description.contains("Name 80"))
        names.tableView.scrollToRow(at: IndexPath(row: 80, section: 0), at: .middle, animated: false)
        #expect(try screen.find("Name 80").indexPath?.row == 80)
    }

    @Test("A row that was scrolled off screen is not found by its former cell's text")
    func scrolledOff() throws {
        names.tableView.scrollToRow(at: IndexPath(row: 80, section: 0), at: .middle, animated: false)
        #expect(!screen.shows("Name 0"))
        let error = try #require(#expect(throws: ViewQueryError.self) { try screen.tap("Name 0") })
        #expect(error.reason == .offScreen)
    }

    final class Names: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.rowHeight = 44
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            var content = UIListContentConfiguration.cell()
            content.text = "Name \(indexPath.row)"
            cell.contentConfiguration = content
            return cell
        }
    }
}
