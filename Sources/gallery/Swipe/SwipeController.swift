// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// An inbox of letters. A swipe to either side or the context menu offers a letter's actions.
///
/// Keys: the arrow keys select a letter, R marks it as read, F flags it, A archives it, and Delete deletes it. A
/// two-finger pan selects several letters, which Delete deletes together. All changes can be undone, and the inbox is
/// saved.
final class SwipeController: SavingTableController<SwipeDocument> {
    private(set) var messages: [Message]
    private(set) var archived: Int
    /// The button that deletes the selected letters, in editing mode.
    private var deleteButton: UIBarButtonItem?

    init(store: SwipeStore) {
        let loaded = store.waitAndLoad()
        messages = loaded.document?.messages ?? Message.samples
        archived = loaded.document?.archived ?? 0
        super.init("The inbox", in: store, loaded, style: .plain)
        title = "Swipe"
    }

    required init?(coder: NSCoder) {
        fatalError("SwipeController is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Message")
        tableView.allowsMultipleSelectionDuringEditing = true
        tableView.selectionFollowsFocus = true
        navigationItem.rightBarButtonItems = [editButtonItem] + undoButtons.items
        showArchived()
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        let delete = UIBarButtonItem(
            title: "Delete", style: .plain, target: self, action: SwipeController.deleteSelected)
        deleteButton = editing ? delete : nil
        navigationItem.rightBarButtonItems = [editButtonItem] + (editing ? [delete] : undoButtons.items)
        selectionDidChange()
    }

    /// Enables the Delete button if letters are selected, and disables it otherwise.
    private func selectionDidChange() {
        let isChosen = tableView.indexPathsForSelectedRows?.isEmpty == false
        deleteButton?.isEnabled = isChosen
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selectionDidChange() }

    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { selectionDidChange() }

    // MARK: Actions on letters

    private func toggleRead(_ indexPath: IndexPath) {
        mark(indexPath, \.isRead, !messages[indexPath.row].isRead, "Mark")
    }

    private func toggleFlag(_ indexPath: IndexPath) {
        mark(indexPath, \.isFlagged, !messages[indexPath.row].isFlagged, "Flag")
    }

    /// Sets or removes a letter's mark, read or flagged, as one undo step with the given name.
    private func mark(
        _ indexPath: IndexPath, _ mark: WritableKeyPath<Message, Bool> & Sendable, _ isSet: Bool, _ name: String
    ) {
        let old = messages[indexPath.row][keyPath: mark]
        messages[indexPath.row][keyPath: mark] = isSet
        messageDidChange(at: indexPath)
        registerUndo(on: self, name) {
            $0.mark(indexPath, mark, old, name)
            $0.tableView.reveal([indexPath])
        }
    }

    private func messageDidChange(at indexPath: IndexPath) {
        tableView.reconfigureRows(at: [indexPath])
        save()
    }

    private func save() { save(SwipeDocument(messages: messages, archived: archived)) }

    private func delete(_ indexPaths: [IndexPath]) { remove(indexPaths, archives: false) }

    private func archive(_ indexPath: IndexPath) { remove([indexPath], archives: true) }

    /// Archives or deletes letters, as one undo step.
    private func remove(_ indexPaths: [IndexPath], archives: Bool) {
        let paths = indexPaths.sorted()
        guard !paths.isEmpty else { return }
        let taken = paths.map { messages[$0.row] }
        for path in paths.reversed() { messages.remove(at: path.row) }
        tableView.deleteRows(at: paths, with: .automatic)
        selectionDidChange()
        if archives { archived += taken.count }
        showArchived()
        save()
        registerUndo(on: self, archives ? "Archive" : "Delete") { $0.restore(taken, at: paths, archived: archives) }
    }

    private func restore(_ taken: [Message], at paths: [IndexPath], archived wasArchived: Bool) {
        for (message, path) in zip(taken, paths) { messages.insert(message, at: path.row) }
        tableView.insertRows(at: paths, with: .automatic)
        if wasArchived { archived -= taken.count }
        showArchived()
        save()
        registerUndo(on: self, wasArchived ? "Archive" : "Delete") { $0.remove(paths, archives: wasArchived) }
        tableView.focusReturned(paths)
        tableView.reveal(paths)
    }

    private func deleteSelected() {
        delete(tableView.indexPathsForSelectedRows ?? [])
        setEditing(false, animated: true)
    }

    private func open(_ indexPath: IndexPath) {
        messages[indexPath.row].isRead = true
        messageDidChange(at: indexPath)
        navigationController?.pushViewController(MessageController(messages[indexPath.row]), animated: true)
    }

    private func showArchived() {
        let label = UILabel()
        label.text = archived == 0 ? "Nothing archived" : "\(archived) archived"
        label.textAlignment = .center
        label.textColor = .secondaryLabel
        label.font = .preferredFont(forTextStyle: .footnote)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        fit(label)
        tableView.tableFooterView = label
    }

    private func fit(_ footer: UIView) {
        let height = footer.sizeThatFits(CGSize(width: tableView.bounds.width, height: .greatestFiniteMagnitude)).height
        footer.frame.size = CGSize(width: tableView.bounds.width, height: max(44, height))
    }

    /// Updates the height of the table's footer, which depends on the table's width and the text size.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard let footer = tableView.tableFooterView else { return }
        let height = footer.frame.height
        fit(footer)
        if footer.frame.height != height { tableView.tableFooterView = footer }
    }

    // MARK: Data source

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Message", for: indexPath)
        let message = messages[indexPath.row]
        var content = UIListContentConfiguration.subtitleCell()
        content.text = message.sender
        content.secondaryText = message.subject
        content.textProperties.font = .preferredFont(forTextStyle: message.isRead ? .body : .headline)
        content.secondaryTextProperties.color = .secondaryLabel
        content.image = UIImage(systemName: message.isFlagged ? "flag.fill" : "envelope")
        content.imageProperties.tintColor =
            message.isFlagged ? .systemOrange : message.isRead ? .systemGray : .systemBlue
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    // MARK: Swipes

    private func action(
        _ title: String, _ image: String, _ color: UIColor?, _ style: UIContextualAction.Style = .normal,
        _ perform: @escaping () -> Void
    ) -> UIContextualAction {
        let action = UIContextualAction(style: style, title: title) { _, _, completion in
            perform()
            completion(true)
        }
        action.image = UIImage(systemName: image)
        action.backgroundColor = color
        return action
    }

    override func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let message = messages[indexPath.row]
        return UISwipeActionsConfiguration(actions: [
            action(message.isRead ? "Unread" : "Read", message.isRead ? "envelope.fill" : "envelope", .systemBlue) {
                [weak self] in self?.toggleRead(indexPath)
            },
            action(message.isFlagged ? "Unflag" : "Flag", message.isFlagged ? "flag.slash" : "flag", .systemOrange) {
                [weak self] in self?.toggleFlag(indexPath)
            },
        ])
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [
            action("Delete", "trash", nil, .destructive) { [weak self] in self?.delete([indexPath]) },
            action("Archive", "archivebox", .systemPurple) { [weak self] in self?.archive(indexPath) },
            action("More…", "ellipsis", nil) { [weak self] in self?.open(indexPath) },
        ])
    }

    // MARK: Selection

    override func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        open(indexPath)
    }

    override func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { true }

    override func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        setEditing(true, animated: true)
    }

    // MARK: Keys

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let key = presses.first?.key, isEditing ? handleDeleteKey(key) : handleLetterKey(key.keyCode) else {
            return super.pressesBegan(presses, with: event)
        }
    }

    private func handleDeleteKey(_ key: UIKey) -> Bool {
        guard key.deletesRows, deleteButton?.isEnabled == true else { return false }
        delete(tableView.indexPathsForSelectedRows ?? [])
        return true
    }

    /// Handles the keys R, F and A, which act on the focused row. Returns false for all other keys, or if no row is
    /// focused.
    private func handleLetterKey(_ key: UIKeyboardHIDUsage) -> Bool {
        guard let cell = UIFocusSystem.focusSystem(for: self)?.focusedItem as? UITableViewCell,
            let chosen = tableView.indexPath(for: cell)
        else { return false }
        switch key {
        case .keyboardR: toggleRead(chosen)
        case .keyboardF: toggleFlag(chosen)
        case .keyboardA: archive(chosen)
        default: return false
        }
        return true
    }
}

/// The page that shows one letter, which the user opened in the inbox.
final class MessageController: UIViewController {
    private let message: Message
    private let label = UILabel()

    init(_ message: Message) {
        self.message = message
        super.init(nibName: nil, bundle: nil)
        title = message.sender
    }

    required init?(coder: NSCoder) {
        fatalError("MessageController is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.text = message.subject
        label.font = .preferredFont(forTextStyle: .title2)
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = .center
        label.numberOfLines = 0
        view.addSubview(label)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        label.frame = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 20)
    }
}
