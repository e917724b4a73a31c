// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKit
import UIKitTesting

/// A table of rows with a bold title and wrapped text, on a screen of 390 by 844 points. Every frame is drawn.
///
/// The rows are self-sizing: the table has no delegate that returns or estimates their heights.
@MainActor
final class ListStage: NSObject {
    private let drawn = DrawnScreen()
    let table = UITableView(frame: CGRect(origin: .zero, size: DrawnScreen.size))
    private let initialCount: Int
    private let rowsInSection: Int?
    /// The number of rows inserted at the top, minus those deleted there.
    private var inserted = 0
    /// The number, see `number(ofRow:)`, of the table's original first row. The numbers of all rows are counted from
    /// it.
    private var first = 0

    var screen: TestScreen { drawn.screen }
    /// The duration of each frame that ``frame(_:)`` has run, in milliseconds.
    var times: [Double] { drawn.times }

    /// Shows a table with `count` rows.
    ///
    /// - Parameter rowsInSection: the number of rows in each section; nil for a single section.
    init(count: Int, rowsInSection: Int? = nil) {
        (initialCount, self.rowsInSection) = (count, rowsInSection)
        super.init()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = self
        screen.show(table)
        // The first frames make cells and load fonts; they are not measured.
        for _ in 0..<30 { scroll(by: 37) }
        resetTimes()
        table.statistics = ListStatistics()
    }

    // MARK: Frames

    /// Discards the times measured so far, which were preparation.
    func resetTimes() { drawn.resetTimes() }

    /// Runs a change and the frame that shows it.
    func frame(_ change: () -> Void) { drawn.frame(change) }

    func scroll(by distance: CGFloat) {
        frame { table.contentOffset.y += distance }
    }

    /// Inserts rows at the top, or deletes the topmost rows.
    ///
    /// - Parameter change: the number of inserted rows; negative for deleted rows.
    func changeTop(by change: Int) {
        frame {
            let paths = ListStage.paths(abs(change))
            inserted += change
            if change > 0 { table.insertRows(at: paths, with: .none) } else { table.deleteRows(at: paths, with: .none) }
        }
    }

    private nonisolated static func paths(_ count: Int) -> [IndexPath] {
        (0..<count).map { IndexPath(row: $0, section: 0) }
    }

    // MARK: Visible rows

    var count: Int { initialCount + inserted }

    /// The number from which a row's text is made. Rows inserted at the top have higher numbers than all other rows.
    private func number(ofRow row: Int) -> Int {
        first + (row < inserted ? count - 1 - row : row - inserted)
    }

    /// Gives all rows new texts and discards their heights, so that earlier frames do not speed up later ones.
    func renumber() {
        first += count
        table.reloadData()
        screen.advance(by: 1 / screen.framesPerSecond)
    }

    /// The visible rows, from top to bottom.
    var visibleRows: [Int] {
        let shown = CGRect(origin: table.contentOffset, size: table.bounds.size)
        return (table.indexPathsForVisibleRows ?? []).filter { table.rectForRow(at: $0).intersects(shown) }.map(\.row)
    }

    /// The number that identifies the topmost visible row, the count of the visible rows, and the checksum of their
    /// texts.
    var visible: [Figure] {
        let rows = visibleRows
        let texts = rows.map { row in
            let content = table.cellForRow(at: IndexPath(row: row, section: 0))?.contentConfiguration
            guard let content = content as? UIListContentConfiguration else { fatalError("Row \(row) shows its words") }
            return (title: content.text ?? "", body: content.secondaryText ?? "")
        }
        return [
            Figure("first", Double(number(ofRow: rows[0]))), Figure("rows", Double(rows.count)),
            Figure("checksum", Double(ListText.checksum(of: texts))),
        ]
    }

    /// The distance from the table's top to the row's top, in points.
    func top(ofRow row: Int) -> CGFloat {
        table.rectForRow(at: IndexPath(row: row, section: 0)).minY - table.contentOffset.y
    }
}

extension ListStage: UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { rowsInSection.map { count / $0 } ?? 1 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowsInSection ?? count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        let number = number(ofRow: indexPath.section * (rowsInSection ?? 0) + indexPath.row)
        var content = UIListContentConfiguration.subtitleCell()
        content.text = ListText.title(number)
        content.textProperties.font = ListStage.bold
        content.secondaryText = ListText.body(number)
        content.secondaryTextProperties.font = ListStage.regular
        cell.contentConfiguration = content
        return cell
    }

    private static let bold = UIFont.boldSystemFont(ofSize: 15)
    private static let regular = UIFont.systemFont(ofSize: 15)
}
