// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import UIKit

/// A reorderable row of days that is longer than the screen, and two columns between which the user drags tasks.
///
/// The page keeps the content of the stacks as plain lists, which it updates and saves once for each move.
final class StackController: SavingController<StackDocument> {
    private var shown: StackDocument
    /// The days in the row.
    var days: [String] { shown.days }
    /// The tasks of each column.
    var tasks: [[String]] { shown.tasks }

    let row = StackStrip(title: "Row", axis: .horizontal)
    let columns = StackDocument.columns.map { StackStrip(title: $0, axis: .vertical) }
    private let group = DragDropStackGroup()
    private let hint = UILabel()
    /// The scroll view of the whole page, for texts that are too large for the window.
    private let page = UIScrollView()

    // MARK: Lifecycle

    init(store: StackStore) {
        let loaded = store.waitAndLoad()
        shown = loaded.document ?? .samples
        super.init("The stacks", in: store, loaded)
        title = "Stack"
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
        hint.adjustsFontForContentSizeCategory = true
        hint.numberOfLines = 0
        page.contentInsetAdjustmentBehavior = .never
        view.addSubview(page)
        page.addSubview(hint)
        for strip in [row] + columns {
            strip.stack.dragDelegate = self
            page.addSubview(strip)
        }
        row.fill(days.enumerated().map { StackTile($1, colour: StackController.colour(of: $1, at: $0)) })
        for (column, tasks) in zip(columns, tasks) {
            column.fill(tasks.map { StackCard($0) })
            column.stack.group = group
            column.stack.configuration.scale = 1.06
            column.stack.configuration.neighbourScale = 0.97
            column.stack.configuration.alpha = 0.95
        }
        group.onChange = { [weak self] move in self?.write(move) }
        navigationItem.rightBarButtonItems = undoButtons.items
    }

    /// The colour of a day. The sample days keep their colours when they move; another day has the colour for its
    /// position, `index`.
    private static func colour(of day: String, at index: Int) -> UIColor {
        StackTile.colours[(StackDocument.samples.days.firstIndex(of: day) ?? index) % StackTile.colours.count]
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safe = view.safeAreaInsets
        var window = placeNotice(in: view.bounds.inset(by: UIEdgeInsets(top: safe.top, left: 0, bottom: 0, right: 0)))
        window.size.height -= safe.bottom
        page.frame = window
        let area = CGRect(origin: .zero, size: window.size)
            .inset(by: UIEdgeInsets(top: 8, left: 16 + safe.left, bottom: 8, right: 16 + safe.right))
        hint.frame = CGRect(
            x: area.minX, y: area.minY, width: area.width, height: hint.sizeThatFits(area.size).height.rounded(.up))
        // Gives the row the full width of the window, so that its tiles scroll from edge to edge.
        row.frame = CGRect(
            x: 0, y: hint.frame.maxY + 8, width: window.width, height: StackTile.height(for: traitCollection) + 24)
        layOutColumns(in: area, below: row.frame.maxY + 12)
        page.contentSize = CGSize(width: window.width, height: (columns.map(\.frame.maxY).max() ?? 0) + 8)
    }

    /// Places the columns side by side, or one below the other if the texts are too large for that.
    private func layOutColumns(in area: CGRect, below top: CGFloat) {
        let metrics = UIFontMetrics(forTextStyle: .subheadline)
        let half = ((area.width - 12) / 2).rounded(.down)
        let isStacked = half < metrics.scaledValue(for: 130, compatibleWith: traitCollection)
        let least = metrics.scaledValue(for: 150, compatibleWith: traitCollection).rounded()
        let height = isStacked ? (area.maxY - top - 12) / 2 : area.maxY - top
        let size = CGSize(width: isStacked ? area.width : half, height: max(height.rounded(.down), least))
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, column) in columns.enumerated() {
            let place = CGFloat(isMirrored && !isStacked ? 1 - index : index)
            column.frame = CGRect(
                x: area.minX + (isStacked ? 0 : place * (size.width + 12)),
                y: top + (isStacked ? place * (size.height + 12) : 0), width: size.width, height: size.height)
        }
    }

    // MARK: Model changes

    private func index(of stack: DragDropStackView) -> Int? { columns.firstIndex { $0.stack === stack } }

    /// Moves a task to another column in the page's lists of tasks, and saves the lists.
    private func write(_ move: DragDropStackGroup.Move) {
        guard let source = index(of: move.source), let target = index(of: move.target) else { return }
        let task = shown.tasks[source].remove(at: move.sourceIndex)
        shown.tasks[target].insert(task, at: move.targetIndex)
        for column in columns { column.setNeedsLayout() }
        moved(move.view, from: move.source, to: columns[target])
    }

    /// Saves the content after `view` was moved from `source` to the stack of `strip`. Scrolls to the view if undo or
    /// assistive technology has moved it. After a drag, the view is visible already.
    private func moved(_ view: UIView, from source: DragDropStackView, to strip: StackStrip) {
        save(shown)
        guard !source.isDragging, !strip.stack.isDragging else { return }
        self.view.layoutIfNeeded()
        strip.scrollToView(view)
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
