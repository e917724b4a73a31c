// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A page with an emoji dictionary: a table with sections, deletion, reordering, undo and accessory buttons. Changes
/// are saved in a file.
final class EmojiController: SavingTableController<EmojiDocument> {
    private(set) var groups: [EmojiGroup]
    let style: UITableView.Style

    init(store: EmojiStore, style: UITableView.Style) {
        let loaded = store.waitAndLoad()
        groups = loaded.document?.groups ?? EmojiGroup.samples
        self.style = style
        super.init("The dictionary", in: store, loaded, style: style)
        title = "Emoji"
    }

    /// Makes a page that shows the rows of `page` in another table style. The new page takes the place of `page` in the
    /// navigation controller.
    private init(replacing page: EmojiController, style: UITableView.Style) {
        groups = page.groups
        self.style = style
        super.init(replacing: page, style: style)
        title = page.title
    }

    required init?(coder: NSCoder) {
        fatalError("EmojiController is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(EmojiCell.self, forCellReuseIdentifier: "EmojiCell")
        tableView.cellLayoutMarginsFollowReadableWidth = true
        navigationItem.rightBarButtonItems =
            [
                editButtonItem,
                UIBarButtonItem(title: "Style", style: .plain, target: self, action: EmojiController.showNextStyle),
            ] + undoButtons.items
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.reloadData()
    }

    // MARK: Styles

    /// Shows the same rows in the next of the three table styles.
    private func showNextStyle() {
        guard let navigationController else { return }
        let styles: [UITableView.Style] = [.plain, .grouped, .insetGrouped]
        let next = ((styles.firstIndex(of: style) ?? 0) + 1) % styles.count
        // The style of an existing table cannot change. So a new page with a table of the next style replaces this one.
        let page = EmojiController(replacing: self, style: styles[next])
        page.isEditing = isEditing
        navigationController.setViewControllers(
            navigationController.viewControllers.map { $0 === self ? page : $0 }, animated: false)
    }

    // MARK: Data source

    override func numberOfSections(in tableView: UITableView) -> Int { groups.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        groups[section].emojis.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "EmojiCell", for: indexPath)
        (cell as? EmojiCell)?.explain = { [weak self, weak tableView] cell in
            guard let self, let path = tableView?.indexPath(for: cell) else { return }
            show(path, explains: true)
        }
        let emoji = groups[indexPath.section].emojis[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = "\(emoji.symbol) - \(emoji.name)"
        content.secondaryText = emoji.description
        cell.contentConfiguration = content
        cell.showsReorderControl = true
        return cell
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        groups[section].title
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        let count = groups[section].emojis.count
        return style == .plain ? nil : count == 1 ? "1 emoji" : "\(count) emoji"
    }

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        style == .plain ? groups.map(\.letter) : nil
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        if editingStyle == .delete { delete(at: indexPath) }
    }

    override func tableView(_ tableView: UITableView, moveRowAt fromIndexPath: IndexPath, to: IndexPath) {
        move(from: fromIndexPath, to: to)
    }

    // MARK: Changes

    private func delete(at path: IndexPath) {
        let emoji = groups[path.section].emojis.remove(at: path.row)
        tableView.deleteRows(at: [path], with: .automatic)
        groupsDidChange()
        registerUndo(on: self, "Delete") { $0.restore(emoji, at: path) }
    }

    private func restore(_ emoji: Emoji, at path: IndexPath) {
        groups[path.section].emojis.insert(emoji, at: path.row)
        tableView.insertRows(at: [path], with: .automatic)
        groupsDidChange()
        registerUndo(on: self, "Delete") { $0.delete(at: path) }
        tableView.focusReturned([path])
        tableView.reveal([path])
    }

    /// Moves an emoji in the data. The table's row is not moved here: a drag has moved it already, or the caller moves
    /// it.
    private func move(from source: IndexPath, to target: IndexPath) {
        groups[target.section].emojis.insert(groups[source.section].emojis.remove(at: source.row), at: target.row)
        groupsDidChange()
        registerUndo(on: self, "Move") { $0.moveBack(from: target, to: source) }
    }

    private func moveBack(from source: IndexPath, to target: IndexPath) {
        tableView.performBatchUpdates {
            self.move(from: source, to: target)
            self.tableView.moveRow(at: source, to: target)
        }
        tableView.reveal([target])
    }

    private func rename(at path: IndexPath, to name: String) {
        let old = groups[path.section].emojis[path.row].name
        groups[path.section].emojis[path.row].name = name
        tableView.reconfigureRows(at: [path])
        groupsDidChange()
        UIAccessibility.post(notification: .announcement, argument: "Renamed to \(name)")
        registerUndo(on: self, "Rename") {
            $0.rename(at: path, to: old)
            $0.tableView.reveal([path])
        }
    }

    /// Saves the groups, and updates the footers, which state the number of rows.
    private func groupsDidChange() {
        save(EmojiDocument(groups: groups))
        for section in groups.indices {
            tableView.footerView(forSection: section)?.textLabel?.text = self.tableView(
                tableView, titleForFooterInSection: section)
        }
    }

    // MARK: Delegate

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        show(indexPath, explains: false)
    }

    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        show(indexPath, explains: true)
    }

    private func show(_ indexPath: IndexPath, explains: Bool) {
        let page = EmojiPage(groups[indexPath.section].emojis[indexPath.row], explains: explains)
        page.onRename = { [weak self] in self?.rename(at: indexPath, to: $0) }
        navigationController?.pushViewController(page, animated: true)
    }
}

/// A cell with a title, a subtitle, and a button that explains the emoji.
///
/// At the accessibility text sizes the button is below the text, which needs the whole width.
private final class EmojiCell: UITableViewCell {
    /// Called with the cell when the user presses its button at an accessibility text size.
    var explain: (EmojiCell) -> Void = { _ in }
    private let button = UIButton(type: .system)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        let symbol = UIImage.SymbolConfiguration(textStyle: .body)
        button.setImage(UIImage(systemName: "info.circle", withConfiguration: symbol), for: .normal)
        button.accessibilityLabel = "More Info"
        button.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                explain(self)
            }, for: .primaryActionTriggered)
    }

    required init?(coder: NSCoder) {
        fatalError("EmojiCell is made in code")
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        let isLarge = state.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        accessoryType = isLarge ? .none : .detailDisclosureButton
        if isLarge {
            let size = button.intrinsicContentSize
            button.bounds.size = CGSize(width: max(size.width, 44), height: max(size.height, 44))
        }
        accessoryView = isLarge ? button : nil
    }
}
