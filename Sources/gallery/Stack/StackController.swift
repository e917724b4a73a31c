// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import UIKit

/// A row that is longer than the screen, whose days are carried along it, and two columns of tasks that exchange theirs.
///
/// The page keeps what the stacks show as plain lists, which it writes once for each move.
final class StackController: UndoingController {
    /// What the row shows, and the columns.
    private(set) var days = [
        "Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun", "Rain", "Sun rise", "Noon", "Dusk", "Night",
    ]
    private(set) var tasks = [
        [
            "Water the plants", "Write to Ada", "Mend the bicycle", "Buy bread, olives and tomatoes",
            "Call the plumber",
            "Read chapter five", "Tidy the desk", "Book the train", "Return the library books before they are late",
            "Sharpen the knives", "Wash the windows", "Tune the guitar",
        ],
        ["Feed the cat", "Take out the bins", "Hang up the picture"],
    ]

    let row = StackStrip(title: "Row", axis: .horizontal)
    let columns = [StackStrip(title: "To do", axis: .vertical), StackStrip(title: "Done", axis: .vertical)]
    private let group = DragDropStackGroup()
    private let hint = UILabel()

    // MARK: Lifecycle

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Stack"
        view.backgroundColor = .systemGroupedBackground
        hint.text = "Hold anything to lift it, or drag it by mouse."
        hint.font = .preferredFont(forTextStyle: .footnote)
        hint.textColor = .secondaryLabel
        view.addSubview(hint)
        for strip in [row] + columns {
            strip.stack.dragDelegate = self
            view.addSubview(strip)
        }
        row.fill(days.enumerated().map { StackTile($1, colour: StackTile.colours[$0 % StackTile.colours.count]) })
        for (column, tasks) in zip(columns, tasks) {
            column.fill(tasks.map { StackCard($0) })
            column.stack.group = group
            column.stack.configuration.draggedScale = 1.06
            column.stack.configuration.neighbourScale = 0.97
            column.stack.configuration.draggedAlpha = 0.95
        }
        group.didMove = { [weak self] move in self?.write(move) }
        navigationItem.rightBarButtonItems = undoButtons.items
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 8)
        hint.numberOfLines = 0
        hint.frame = CGRect(
            x: area.minX, y: area.minY, width: area.width, height: hint.sizeThatFits(area.size).height)
        // The row goes from edge to edge.
        row.frame = CGRect(
            x: view.bounds.minX, y: hint.frame.maxY + 8, width: view.bounds.width, height: StackTile.height + 24)
        let top = row.frame.maxY + 12
        let width = (area.width - 12) / 2
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, column) in columns.enumerated() {
            let place = CGFloat(isMirrored ? 1 - index : index)
            column.frame = CGRect(
                x: area.minX + place * (width + 12), y: top, width: width, height: max(area.maxY - top, 0))
        }
    }

    // MARK: Writing

    private func index(of stack: DragDropStackView) -> Int? { columns.firstIndex { $0.stack === stack } }

    /// A task has gone from one column to the other.
    private func write(_ move: DragDropStackGroup.Move) {
        guard let source = index(of: move.source), let target = index(of: move.target) else { return }
        let task = tasks[source].remove(at: move.sourceIndex)
        tasks[target].insert(task, at: move.targetIndex)
        for column in columns { column.setNeedsLayout() }
    }
}

extension StackController: DragDropStackViewDelegate {
    func stackView(_ stackView: DragDropStackView, didMove view: UIView, fromIndex: Int, toIndex: Int) {
        if stackView === row.stack {
            days.insert(days.remove(at: fromIndex), at: toIndex)
        } else if let column = index(of: stackView) {
            tasks[column].insert(tasks[column].remove(at: fromIndex), at: toIndex)
        }
    }
}
