// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import UIKit

/// Two columns of tasks, which can be dragged inside a column and to the other one.
final class ColumnsController: UIViewController, DragDropStackViewDelegate {
    private(set) var tasks = [["Water the plants", "Write to Ada", "Buy bread"], ["Feed the cat"]]
    let columns = [DragDropStackView(), DragDropStackView()]
    private let group = DragDropStackGroup()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for (column, tasks) in zip(columns, tasks) {
            column.axis = .vertical
            column.spacing = 8
            column.dragDelegate = self
            column.group = group
            column.configuration.neighbourScale = 0.97
            column.configuration.scale = 1.06
            for task in tasks { column.addArrangedSubview(Tile(task)) }
            view.addSubview(column)
        }
        group.onChange = { [weak self] move in self?.write(move) }
    }

    /// Updates `tasks` after a task was dragged to the other column.
    private func write(_ move: DragDropStackGroup.Move) {
        guard let source = columns.firstIndex(of: move.source), let target = columns.firstIndex(of: move.target)
        else { return }
        tasks[target].insert(tasks[source].remove(at: move.sourceIndex), at: move.targetIndex)
        view.setNeedsLayout()
    }

    /// Updates `tasks` after a task was dragged to another position in its column.
    func stackView(_ stackView: DragDropStackView, didMove view: UIView, fromIndex: Int, toIndex: Int) {
        guard let column = columns.firstIndex(of: stackView) else { return }
        tasks[column].insert(tasks[column].remove(at: fromIndex), at: toIndex)
    }

    /// Whether a task can be dragged: every task except “Feed the cat”.
    func stackView(_ stackView: DragDropStackView, canLift view: UIView) -> Bool {
        view.accessibilityLabel != "Feed the cat"
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = (view.bounds.width - 48) / 2
        for (index, column) in columns.enumerated() {
            let height = column.arrangedSubviews.isEmpty ? 60 : column.sizeThatFits(.zero).height
            column.frame = CGRect(x: 16 + CGFloat(index) * (width + 16), y: 60, width: width, height: height)
        }
    }
}
