// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A thousand rows that the user shuffles, sorts and filters. Each button applies a snapshot, and the table animates
/// the difference.
final class DiffableController: UIViewController {
    typealias DataSource = UITableViewDiffableDataSource<Int, Int>

    let tableView = UITableView(frame: .zero, style: .plain)
    let shuffleButton = UIButton(configuration: .tinted())
    let sortButton = UIButton(configuration: .tinted())
    let filterButton = UIButton(configuration: .tinted())
    /// A button with a menu of the other buttons' actions, shown if the text is too large for three buttons side by
    /// side.
    let actionsButton = UIButton(configuration: .tinted())
    private let bar = UIView()
    private let line = UIView()
    private let status = UILabel()
    private var dataSource: DataSource?
    /// The numbers of all animals, in the chosen order.
    private var order = Animal.all.map(\.number)
    /// The colour that the list is filtered by; nil to show all.
    private var hue: Animal.Hue?

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Diffable"
    }

    required init?(coder: NSCoder) {
        fatalError("DiffableController is made in code")
    }

    /// The text that states the number of rows.
    var statusText: String { status.text ?? "" }

    // MARK: Views

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        tableView.register(AnimalCell.self, forCellReuseIdentifier: "Animal")
        dataSource = DataSource(tableView: tableView) { table, path, number in
            let cell = table.dequeueReusableCell(withIdentifier: "Animal", for: path)
            (cell as? AnimalCell)?.show(Animal.all[number])
            return cell
        }
        view.addSubview(tableView)
        setUpBar()
        apply(animated: false)
    }

    private func setUpBar() {
        bar.backgroundColor = .secondarySystemBackground
        line.backgroundColor = .separator
        status.font = .preferredFont(forTextStyle: .footnote)
        status.adjustsFontForContentSizeCategory = true
        status.textColor = .secondaryLabel
        status.textAlignment = .center
        status.numberOfLines = 0
        let actions = [
            UIAction(title: "Shuffle") { [weak self] _ in self?.shuffle() },
            UIAction(title: "Sort") { [weak self] _ in self?.sort() },
            UIAction(title: "Filter") { [weak self] _ in self?.filter() },
        ]
        for (button, action) in zip([shuffleButton, sortButton, filterButton], actions) {
            button.configuration?.title = action.title
            button.addAction(action, for: .primaryActionTriggered)
        }
        actionsButton.configuration?.title = "Actions"
        actionsButton.menu = UIMenu(children: actions)
        actionsButton.showsMenuAsPrimaryAction = true
        for view in [line, status, shuffleButton, sortButton, filterButton, actionsButton] { bar.addSubview(view) }
        view.addSubview(bar)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let bounds = view.bounds
        let safe = view.safeAreaInsets
        let sides = UIEdgeInsets(top: 0, left: 20 + safe.left, bottom: 0, right: 20 + safe.right)
        let width = bounds.inset(by: sides).width
        // The buttons grow with the text. If they do not fit side by side, one button with a menu replaces them.
        let choices = [shuffleButton, sortButton, filterButton]
        let choiceWidth = (width - 12 * CGFloat(choices.count - 1)) / CGFloat(choices.count)
        let isCollapsed = choices.contains { $0.intrinsicContentSize.width > choiceWidth }
        let buttons = isCollapsed ? [actionsButton] : choices
        for button in choices + [actionsButton] { button.isHidden = !buttons.contains(button) }
        let share = isCollapsed ? width : choiceWidth
        let room = CGSize(width: width, height: .greatestFiniteMagnitude)
        let lineHeight = max(18, status.sizeThatFits(room).height.rounded(.up))
        let buttonHeight = max(36, (buttons.map(\.intrinsicContentSize.height).max() ?? 0).rounded(.up))
        let height = 30 + lineHeight + buttonHeight + safe.bottom
        bar.frame = CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
        tableView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bar.frame.minY)
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / traitCollection.displayScale)
        status.frame = CGRect(x: sides.left, y: 10, width: width, height: lineHeight)
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (number, button) in (isMirrored ? buttons.reversed() : buttons).enumerated() {
            // The edges are rounded to whole points, so that the gaps are equal.
            let left = sides.left + CGFloat(number) * (share + 12)
            let (start, end) = (left.rounded(), (left + share).rounded())
            button.frame = CGRect(x: start, y: 18 + lineHeight, width: end - start, height: buttonHeight)
        }
    }

    // MARK: Buttons

    private func shuffle() {
        order.shuffle()
        apply(animated: true)
    }

    private func sort() {
        order.sort()
        apply(animated: true)
    }

    /// Shows only the animals of the next colour in the list of colours. After the last colour, shows all animals.
    private func filter() {
        let hues = Animal.Hue.allCases
        let next = hue.map { hues.firstIndex(of: $0)! + 1 } ?? 0
        hue = next < hues.count ? hues[next] : nil
        apply(animated: true)
    }

    private func apply(animated: Bool) {
        let shown = order.filter { hue == nil || Animal.all[$0].hue == hue }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(shown)
        dataSource?.apply(snapshot, animatingDifferences: animated)
        status.text = hue.map { "\(shown.count) \($0.rawValue) animals" } ?? "All \(shown.count) animals"
    }
}
