// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A thousand rows that are shuffled, sorted and filtered: each button applies a snapshot, and the table finds out what
/// to do.
final class DiffableController: UIViewController {
    typealias DataSource = UITableViewDiffableDataSource<Int, Int>

    let tableView = UITableView(frame: .zero, style: .plain)
    let shuffleButton = UIButton(configuration: .tinted())
    let sortButton = UIButton(configuration: .tinted())
    let filterButton = UIButton(configuration: .tinted())
    private let bar = UIView()
    private let line = UIView()
    private let status = UILabel()
    private var dataSource: DataSource?
    /// All animals by number, in the order that was chosen last.
    private var order = Animal.all.map(\.number)
    /// The only colour that is shown; all where it is nil.
    private var hue: Animal.Hue?

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Diffable"
    }

    required init?(coder: NSCoder) {
        fatalError("DiffableController is made in code")
    }

    /// How many rows there are, in words.
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
        shuffleButton.configuration?.title = "Shuffle"
        sortButton.configuration?.title = "Sort"
        filterButton.configuration?.title = "Filter"
        shuffleButton.addAction(UIAction { [weak self] _ in self?.shuffle() }, for: .primaryActionTriggered)
        sortButton.addAction(UIAction { [weak self] _ in self?.sort() }, for: .primaryActionTriggered)
        filterButton.addAction(UIAction { [weak self] _ in self?.filter() }, for: .primaryActionTriggered)
        for view in [line, status, shuffleButton, sortButton, filterButton] { bar.addSubview(view) }
        view.addSubview(bar)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let bounds = view.bounds
        let safe = view.safeAreaInsets
        let sides = UIEdgeInsets(top: 0, left: 20 + safe.left, bottom: 0, right: 20 + safe.right)
        let width = bounds.inset(by: sides).width
        // All grow with the text; buttons that find no room beside each other stand below each other.
        let buttons = [shuffleButton, sortButton, filterButton]
        let sizes = buttons.map(\.intrinsicContentSize)
        let share = (width - 12 * CGFloat(buttons.count - 1)) / CGFloat(buttons.count)
        let areStacked = sizes.contains { $0.width > share }
        let room = CGSize(width: width, height: .greatestFiniteMagnitude)
        let lineHeight = max(18, status.sizeThatFits(room).height.rounded(.up))
        let buttonHeight = max(36, (sizes.map(\.height).max() ?? 0).rounded(.up))
        let step = buttonHeight + 8
        let height = 30 + lineHeight + buttonHeight + (areStacked ? 2 * step : 0) + safe.bottom
        bar.frame = CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
        tableView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bar.frame.minY)
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / traitCollection.displayScale)
        status.frame = CGRect(x: sides.left, y: 10, width: width, height: lineHeight)
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (number, button) in (isMirrored && !areStacked ? buttons.reversed() : buttons).enumerated() {
            // On whole points, so that the gaps are alike.
            let left = sides.left + (areStacked ? 0 : CGFloat(number) * (share + 12))
            let (start, end) = (left.rounded(), (left + (areStacked ? width : share)).rounded())
            let top = 18 + lineHeight + (areStacked ? CGFloat(number) * step : 0)
            button.frame = CGRect(x: start, y: top, width: end - start, height: buttonHeight)
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

    /// Shows one colour after the other, and then all again.
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
