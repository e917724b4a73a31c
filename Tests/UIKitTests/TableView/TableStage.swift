// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation
import Testing
@testable import UIKit
import UIKitTesting

extension SwipeActionsView {
    /// The distance in points by which the content of the open row is shifted.
    var openWidth: CGFloat { CGFloat(layout(in: bounds.size).openWidth) }
}

/// A data source with sections of strings, whose rows can be edited and moved.
@MainActor
class Players: NSObject, UITableViewDataSource {
    var sections: [[String]]
    var calls: [String] = []
    /// Whether a committed deletion removes the row from the data and the table.
    var deletes = true
    var fixed: Set<String> = []
    var uneditable: Set<String> = []
    var style = UITableViewCell.CellStyle.default
    /// The reuse identifier of the cells.
    var identifier = "player"
    var configure: ((UITableViewCell, IndexPath) -> Void)?

    init(_ sections: [[String]]) {
        self.sections = sections
    }

    convenience init(count: Int) {
        self.init([(0..<count).map { "A\($0)" }])
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        configure?(cell, indexPath)
        return cell
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        !uneditable.contains(sections[indexPath.section][indexPath.row])
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        !fixed.contains(sections[indexPath.section][indexPath.row])
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        calls.append("commit \(editingStyle) \(name(indexPath))")
        guard deletes, editingStyle == .delete else { return }
        sections[indexPath.section].remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        calls.append("move \(name(sourceIndexPath)) to \(destinationIndexPath.section)-\(destinationIndexPath.row)")
        let player = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
        sections[destinationIndexPath.section].insert(player, at: destinationIndexPath.row)
    }

    func name(_ indexPath: IndexPath) -> String { sections[indexPath.section][indexPath.row] }
}

/// A delegate that records its callbacks.
@MainActor
class TableListener: NSObject, UITableViewDelegate {
    var calls: [String] = []
    var title: String?
    /// Returns the path to which the table moves a row instead of a proposed path; nil accepts each proposal.
    var chooseTarget: ((IndexPath) -> IndexPath)?
    var style: (IndexPath) -> UITableViewCell.EditingStyle = { _ in .delete }

    private func record(_ what: String, _ path: IndexPath) { calls.append("\(what) \(path.section)-\(path.row)") }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { record("highlight", indexPath) }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        record("unhighlight", indexPath)
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        record("willSelect", indexPath)
        return indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { record("didSelect", indexPath) }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        record("willDeselect", indexPath)
        return indexPath
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { record("didDeselect", indexPath) }
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        record("accessory", indexPath)
    }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        record("willBeginEditing", indexPath)
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        if let indexPath { record("didEndEditing", indexPath) } else { calls.append("didEndEditing nil") }
    }
    func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { title }
    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { style(indexPath) }
    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { chooseTarget?(proposedDestinationIndexPath) ?? proposedDestinationIndexPath }
}

/// A table that by default fills a screen of 390 by 440 points, which fits ten rows of 44 points.
@MainActor
struct TableStage {
    let screen: TestScreen
    let table: UITableView
    let data: Players
    let listener = TableListener()

    init(
        _ data: Players = Players(count: 100), height: CGFloat = 440, style: UITableView.Style = .plain
    ) {
        let screen = TestScreen(size: CGSize(width: 390, height: height))
        self.screen = screen
        self.data = data
        table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: height), style: style)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "player")
        table.dataSource = data
        table.delegate = listener
        screen.show(table)
    }

    /// Creates a stage whose table has the given delegate instead of `listener`. The test must retain it, because
    /// tables reference their delegates weakly.
    init(
        _ data: Players = Players(count: 100), style: UITableView.Style = .plain,
        delegate: any UITableViewDelegate
    ) {
        self.init(data, style: style)
        table.delegate = delegate
        screen.advance(by: 0.1)
    }

    func cell(_ row: Int, _ section: Int = 0) -> UITableViewCell? { table.cellForRow(at: path(row, section)) }

    /// A point at the vertical middle of a row, in window coordinates.
    func point(_ row: Int, _ section: Int = 0, x: CGFloat = 195) -> CGPoint {
        let rect = table.rectForRow(at: path(row, section))
        return table.convert(CGPoint(x: x, y: rect.midY), to: nil)
    }

    /// The texts of the rows on screen, from top to bottom by the positions of their cells.
    var visibleTexts: [String] {
        table.subviews.compactMap { $0 as? UITableViewCell }
            .filter {
                !$0.isHidden && $0.alpha > 0 && $0.frame.maxY > table.bounds.minY && $0.frame.minY < table.bounds.maxY
            }
            .sorted { $0.frame.minY < $1.frame.minY }
            .map { $0.textLabel?.text ?? "" }
    }

    /// Checks the table at rest: each cell shows its row at its place, no row is shown twice, and the counts match.
    func expectSettled(sourceLocation: SourceLocation = #_sourceLocation) throws {
        try screen.settle()
        let rows = data.sections.flatMap { $0 }
        let cells = table.subviews.compactMap { $0 as? UITableViewCell }
        for cell in cells {
            let path = try #require(table.indexPath(for: cell), sourceLocation: sourceLocation)
            #expect(cell.textLabel?.text == data.name(path), sourceLocation: sourceLocation)
            #expect(cell.frame == table.rectForRow(at: path), sourceLocation: sourceLocation)
            #expect(cell.alpha == 1, sourceLocation: sourceLocation)
            #expect(!cell.isHidden, sourceLocation: sourceLocation)
            #expect(cell.transform == .identity, sourceLocation: sourceLocation)
            #expect(cell.layer.shadowOpacity == 0, sourceLocation: sourceLocation)
            #expect(cell.layer.zPosition == 0, sourceLocation: sourceLocation)
            #expect(cell.bounds.origin == .zero, sourceLocation: sourceLocation)
        }
        #expect(Set(cells.map { $0.textLabel?.text ?? "" }).count == cells.count, sourceLocation: sourceLocation)
        #expect(
            (0..<table.numberOfSections).reduce(0) { $0 + table.numberOfRows(inSection: $1) } == rows.count,
            sourceLocation: sourceLocation)
    }
}
