// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A column of the board: a panel with its name, the number of its cards, and their table.
final class KanbanColumn: UIView {
    let stage: KanbanStage
    let tableView = KanbanTable(frame: .zero, style: .plain)
    /// The insets from the column's bounds to its panel. A drop in that margin around the panel is a drop on this
    /// column.
    var surroundings = UIEdgeInsets.zero {
        didSet { if surroundings != oldValue { setNeedsLayout() } }
    }
    /// Called when the user wants to edit a card's title.
    var onEditTitle: (KanbanCard.ID) -> Void = { _ in }
    /// The panel's frame in the column's coordinates.
    var panelFrame: CGRect { bounds.inset(by: surroundings) }

    private let panel = UIView()
    private let dot = UIView()
    private let nameLabel = UILabel()
    private let countLabel = UILabel()
    private let emptyLabel = UILabel()

    private static let margin: CGFloat = 16
    private static let radius: CGFloat = 14
    private static let dotSize: CGFloat = 10

    init(_ stage: KanbanStage) {
        self.stage = stage
        super.init(frame: .zero)
        panel.backgroundColor = .tertiarySystemFill
        panel.layer.cornerRadius = KanbanColumn.radius
        dot.backgroundColor = stage.color
        dot.layer.cornerRadius = KanbanColumn.dotSize / 2
        nameLabel.text = stage.name
        nameLabel.font = .preferredFont(forTextStyle: .headline)
        nameLabel.accessibilityTraits = .header
        nameLabel.numberOfLines = 0
        countLabel.font = UIFontMetrics(forTextStyle: .subheadline).scaledFont(
            for: .monospacedDigitSystemFont(ofSize: 15, weight: .medium))
        countLabel.textAlignment = .center
        countLabel.clipsToBounds = true
        emptyLabel.text = "Drop cards here"
        emptyLabel.font = .preferredFont(forTextStyle: .subheadline)
        emptyLabel.textColor = .tertiaryLabel
        emptyLabel.textAlignment = .center
        emptyLabel.numberOfLines = 0
        setUpTable()
        for label in [nameLabel, countLabel, emptyLabel] { label.adjustsFontForContentSizeCategory = true }
        for view in [panel, dot, nameLabel, countLabel, tableView, emptyLabel] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        fatalError("KanbanColumn is made in code")
    }

    private func setUpTable() {
        tableView.register(KanbanCell.self, forCellReuseIdentifier: "Card")
        tableView.backgroundColor = .clear
        tableView.separatorStyle = .none
        tableView.estimatedRowHeight = 90
        tableView.allowsMultipleSelection = true
        tableView.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 8, right: 0)
        tableView.accessibilityLabel = stage.name
    }

    func cell(at path: IndexPath, showing card: KanbanCard) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Card", for: path)
        if let cell = cell as? KanbanCell {
            cell.show(card)
            cell.onEditTitle = { [weak self] in self?.onEditTitle(card.id) }
        }
        return cell
    }

    /// The frame, in the column's coordinates, of the field that edits a card's title: over the title, and as wide as
    /// the card.
    func titleFrame(ofRow row: Int) -> CGRect {
        let path = IndexPath(row: row, section: 0)
        let card = convert(tableView.rectForRow(at: path), from: tableView)
        let cell = tableView.cellForRow(at: path) as? KanbanCell
        let (top, height) = cell.map { ($0.titleTop, $0.titleHeight) } ?? (card.height / 2, 0)
        return CGRect(x: card.minX, y: card.minY + top, width: card.width, height: height)
            .insetBy(dx: KanbanCell.sides + KanbanCell.margin, dy: -8)
    }

    func titleFont(ofRow row: Int) -> UIFont {
        let cell = tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? KanbanCell
        return cell?.titleFont ?? .preferredFont(forTextStyle: .subheadline, compatibleWith: traitCollection)
    }

    /// Shows `count`, the number of cards, and `capacity`, the largest number if there is a limit. A full column shows
    /// them in red.
    func show(count: Int, capacity: Int?) {
        let isFull = capacity.map { count >= $0 } ?? false
        countLabel.text = capacity.map { "\(count)/\($0)" } ?? "\(count)"
        countLabel.textColor = isFull ? .systemRed : .secondaryLabel
        countLabel.backgroundColor = isFull ? UIColor.systemRed.withAlphaComponent(0.15) : .quaternarySystemFill
        countLabel.accessibilityLabel =
            (count == 1 ? "1 card" : "\(count) cards") + (capacity.map { " of \($0)" } ?? "")
        emptyLabel.isHidden = count > 0
        setNeedsLayout()
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        panel.frame = panelFrame
        let header = layOutHeader(at: CGPoint(x: panel.frame.minX + KanbanColumn.margin, y: panel.frame.minY + 12))
        let top = header.maxY + 8
        tableView.frame = CGRect(
            x: panel.frame.minX, y: top, width: panel.frame.width, height: max(panel.frame.maxY - top, 0))
        tableView.surroundings = UIEdgeInsets(
            top: tableView.frame.minY, left: surroundings.left, bottom: bounds.height - tableView.frame.maxY,
            right: surroundings.right)
        let height = emptyLabel.sizeThatFits(CGSize(width: header.width, height: bounds.height)).height
        place(emptyLabel, CGRect(x: header.minX, y: top + 16, width: header.width, height: height))
    }

    /// Places the name and the number of cards side by side, or the number below a name that is too long. Returns the
    /// frame of both.
    private func layOutHeader(at origin: CGPoint) -> CGRect {
        let width = max(panel.frame.width - 2 * KanbanColumn.margin, 0)
        let (name, number) = (nameLabel.intrinsicContentSize, countLabel.intrinsicContentSize)
        let size = KanbanColumn.dotSize
        func placeNumber(in line: CGRect) {
            // Makes the label with the number at least as wide as high, because its ends are half circles.
            let count = max(number.width + 16, 28, line.height).rounded(.up)
            place(dot, CGRect(x: line.minX, y: line.midY - size / 2, width: size, height: size))
            place(countLabel, CGRect(x: line.maxX - count, y: line.minY, width: count, height: line.height))
            countLabel.layer.cornerRadius = line.height / 2
        }
        let height = max(name.height, number.height + 4).rounded(.up)
        let line = CGRect(origin: origin, size: CGSize(width: width, height: height))
        placeNumber(in: line)
        let room = max(width - countLabel.frame.width - size - 16, 0)
        if name.width <= room {
            place(nameLabel, CGRect(x: line.minX + size + 8, y: line.minY, width: room, height: height))
            return line
        }
        let nameHeight = nameLabel.sizeThatFits(CGSize(width: width, height: bounds.height)).height.rounded(.up)
        place(nameLabel, CGRect(x: line.minX, y: line.minY, width: width, height: nameHeight))
        placeNumber(in: line.offsetBy(dx: 0, dy: nameHeight))
        return CGRect(x: line.minX, y: line.minY, width: width, height: nameHeight + height)
    }

    /// Sets a view's frame, mirrored if the layout is right to left.
    private func place(_ view: UIView, _ rect: CGRect) {
        view.frame = rect
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { view.frame.origin.x = bounds.width - rect.maxX }
    }
}

/// A column's table, which accepts drops also over the column's name and around its panel.
///
/// A drop over the name inserts before the first visible card, and a drop below the panel after the last one. A drag
/// held over the name scrolls the table up, and one held below the panel scrolls it down. These areas do not respond to
/// presses, lifts or swipes.
final class KanbanTable: UITableView {
    /// The insets from the column's bounds to the table. During a drag, the table also accepts drops in this area
    /// around it.
    var surroundings = UIEdgeInsets.zero
    /// Returns whether a drag is over the board. The table responds to points outside its bounds only during such a
    /// drag.
    var isDragUnderWay: () -> Bool = { false }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event)
            || bounds.inset(by: surroundings.negative).contains(point) && isDragUnderWay()
    }
}

extension UIEdgeInsets {
    /// The insets with opposite signs: a rectangle that is inset by them becomes larger.
    fileprivate var negative: UIEdgeInsets { UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right) }
}
