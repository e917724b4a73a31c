// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import UIKit

/// The data source of one table. The rows of the table are one of the lists of a `SoakModel`.
@MainActor
class SoakList: NSObject, UITableViewDataSource {
    let number: Int
    let model: SoakModel
    var hasHeaders = true
    /// Returns whether the row of the item with the given number is fixed, so that it must not be moved.
    var fixed: (Int) -> Bool = { _ in false }

    init(_ number: Int, _ model: SoakModel) {
        (self.number, self.model) = (number, model)
    }

    var sections: [[Int]] { model.lists[number] }

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

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        model[number, indexPath].map { !fixed($0) } ?? false
    }

    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        let id = model.lists[number][sourceIndexPath.section].remove(at: sourceIndexPath.row)
        model.lists[number][destinationIndexPath.section].insert(id, at: destinationIndexPath.row)
    }
}

/// A self-sizing cell with a given height.
final class SoakCell: UITableViewCell {
    var height: CGFloat = 44 {
        didSet { if height != oldValue { invalidateIntrinsicContentSize() } }
    }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: height) }
}

/// The configuration of a table.
@MainActor
struct SoakTableConfiguration {
    let style: UITableView.Style
    let hasHeaders: Bool
    /// The estimated height of self-sizing rows; nil if all rows have the same height.
    let estimate: CGFloat?
    let selectsSeveral: Bool

    init(_ numbers: SoakNumbers) {
        style = numbers.happens(0.5) ? .plain : .insetGrouped
        hasHeaders = numbers.happens(0.6)
        estimate = numbers.happens(0.4) ? (numbers.happens(0.5) ? 20 : 60) : nil
        selectsSeveral = numbers.happens(0.3)
    }

    func makeTable(_ list: SoakList) -> UITableView {
        let table = UITableView(frame: .zero, style: style)
        list.hasHeaders = hasHeaders
        table.register(estimate == nil ? UITableViewCell.self : SoakCell.self, forCellReuseIdentifier: "row")
        if let estimate {
            table.rowHeight = UITableView.automaticDimension
            table.estimatedRowHeight = estimate
        }
        table.allowsMultipleSelection = selectsSeveral
        table.dataSource = list
        list.model.tables.append(table)
        return table
    }
}

extension UITableView {
    /// Applies the selection of another table, and the position of its first visible row.
    ///
    /// The content offset is not copied, because the other table may only have estimated the heights of its off-screen
    /// rows.
    func copyState(of played: UITableView) {
        for path in played.indexPathsForSelectedRows ?? [] {
            selectRow(at: path, animated: false, scrollPosition: .none)
        }
        measureRows()
        guard let path = played.indexPathsForVisibleRows?.first else {
            return contentOffset = played.contentOffset
        }
        let place = played.rectForRow(at: path).minY - played.contentOffset.y
        for _ in 0..<4 {
            let offset = rectForRow(at: path).minY - place
            guard contentOffset.y != offset else { break }
            contentOffset.y = offset
            layoutIfNeeded()
        }
    }

    /// Shows each row once, so that no height is an estimate.
    private func measureRows() {
        guard rowHeight == UITableView.automaticDimension else { return layoutIfNeeded() }
        for section in 0..<numberOfSections {
            for row in 0..<numberOfRows(inSection: section) {
                scrollToRow(at: IndexPath(row: row, section: section), at: .top, animated: false)
                layoutIfNeeded()
            }
        }
    }
}
