// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import UIKit

/// A row that is longer than the screen, whose days are carried along it, and two columns of tasks that exchange theirs.
///
/// The page keeps what the stacks show as plain lists, which it writes and saves once for each move.
final class StackController: SavingController {
    private var shown: StackDocument
    /// What the row shows, and the columns.
    var days: [String] { shown.days }
    var tasks: [[String]] { shown.tasks }

    let row = StackStrip(title: "Row", axis: .horizontal)
    let columns = StackDocument.columns.map { StackStrip(title: $0, axis: .vertical) }
    private let group = DragDropStackGroup()
    private let hint = UILabel()
    private let store: StackStore
    private let canSave: Bool

    // MARK: Lifecycle

    init(store: StackStore) {
        self.store = store
        let loaded = store.load()
        canSave = !loaded.isReadOnly
        shown = loaded.document ?? .samples
        super.init(nibName: nil, bundle: nil)
        title = "Stack"
        fileNotice = FileNotice(loaded)
    }

    required init?(coder: NSCoder) {
        fatalError("StackController is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        hint.text = "Hold anything to lift it, or drag it by mouse."
        hint.font = .preferredFont(forTextStyle: .footnote)
        hint.textColor = .secondaryLabel
        view.addSubview(hint)
        for strip in [row] + columns {
            strip.stack.dragDelegate = self
            view.addSubview(strip)
        }
        row.fill(days.enumerated().map { StackTile($1, colour: StackController.colour(of: $1, at: $0)) })
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

    /// A day's own, wherever it stands.
    private static func colour(of day: String, at index: Int) -> UIColor {
        StackTile.colours[(StackDocument.samples.days.firstIndex(of: day) ?? index) % StackTile.colours.count]
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = placeNotice(in: view.bounds.inset(by: view.safeAreaInsets)).insetBy(dx: 16, dy: 8)
        hint.numberOfLines = 0
        hint.frame = CGRect(
            x: area.minX, y: area.minY, width: area.width, height: hint.sizeThatFits(area.size).height.rounded(.up))
        // The row goes from edge to edge.
        row.frame = CGRect(
            x: view.bounds.minX, y: hint.frame.maxY + 8, width: view.bounds.width, height: StackTile.height + 24)
        let top = row.frame.maxY + 12
        let width = ((area.width - 12) / 2).rounded(.down)
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
        let task = shown.tasks[source].remove(at: move.sourceIndex)
        shown.tasks[target].insert(task, at: move.targetIndex)
        for column in columns { column.setNeedsLayout() }
        moved(move.view, from: move.source, to: columns[target])
    }

    /// Saves, and shows what was not carried there by hand, but by undoing or by speech.
    private func moved(_ view: UIView, from source: DragDropStackView, to strip: StackStrip) {
        if canSave { save("The stacks", shown, in: store) }
        guard !source.isDragging, !strip.stack.isDragging else { return }
        self.view.layoutIfNeeded()
        strip.bringIntoSight(view)
    }
}

extension StackController: DragDropStackViewDelegate {
    func stackView(_ stackView: DragDropStackView, didMove view: UIView, fromIndex: Int, toIndex: Int) {
        if stackView === row.stack {
            shown.days.insert(shown.days.remove(at: fromIndex), at: toIndex)
            moved(view, from: stackView, to: row)
        } else if let column = index(of: stackView) {
            shown.tasks[column].insert(shown.tasks[column].remove(at: fromIndex), at: toIndex)
            moved(view, from: stackView, to: columns[column])
        }
    }
}
