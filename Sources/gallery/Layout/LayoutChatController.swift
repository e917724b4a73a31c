// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A conversation in bubbles whose size follows from their text, and a field for a new message.
final class LayoutChatController: UIViewController, UITableViewDataSource, UITableViewDelegate,
    UITextFieldDelegate
{
    let tableView = UITableView(frame: .zero, style: .plain)
    let field = UITextField()
    let sendButton = UIButton(configuration: .filled())
    private let bar = UIView()
    private(set) var messages = ChatMessage.samples
    /// Whether the end of the conversation is visible. The page opens at the end.
    private var isAtEnd = true
    /// The table's size at the last layout.
    private var tableSize = CGSize.zero

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(ChatCell.self, forCellReuseIdentifier: "Message")
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 60
        tableView.separatorStyle = .none
        tableView.backgroundColor = .systemGroupedBackground
        tableView.allowsSelection = false
        tableView.keyboardDismissMode = .interactive
        tableView.dataSource = self
        tableView.delegate = self
        setUpBar()
        updateButton()
        view.addConstrained(tableView, bar)
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.topAnchor.constraint(equalTo: tableView.bottomAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8),
        ])
    }

    /// Adds the field and the button to the bar below the messages.
    private func setUpBar() {
        let line = UIView()
        line.backgroundColor = .separator
        bar.backgroundColor = .secondarySystemGroupedBackground
        field.placeholder = "Message"
        field.accessibilityLabel = "Message"
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.borderStyle = .roundedRect
        field.delegate = self
        sendButton.accessibilityLabel = "Send"
        sendButton.addAction(UIAction { [weak self] _ in self?.send() }, for: .primaryActionTriggered)
        sendButton.setContentHuggingPriority(.required, for: .horizontal)
        sendButton.setContentCompressionResistancePriority(.required, for: .horizontal)
        bar.addConstrained(line, field, sendButton)
        let margins = bar.layoutMarginsGuide
        // A weak constraint makes the bar only as high as the field and the button require.
        let low = bar.heightAnchor.constraint(equalToConstant: 0)
        low.priority = .defaultLow
        bar.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        NSLayoutConstraint.activate([
            low, line.topAnchor.constraint(equalTo: bar.topAnchor), line.heightAnchor.constraint(equalToConstant: 0.5),
            line.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
            line.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
            field.topAnchor.constraint(greaterThanOrEqualTo: bar.topAnchor, constant: 8),
            field.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            sendButton.topAnchor.constraint(greaterThanOrEqualTo: bar.topAnchor, constant: 8),
            sendButton.leadingAnchor.constraint(equalTo: field.trailingAnchor, constant: 8),
            sendButton.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            sendButton.centerYAnchor.constraint(equalTo: field.centerYAnchor),
        ])
    }

    /// Shows an arrow instead of the button's title at the accessibility text sizes, so that the field has more space.
    private func updateButton() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        sendButton.configuration?.title = isLarge ? nil : "Send"
        sendButton.configuration?.image = isLarge ? UIImage(systemName: "arrow.up") : nil
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateButton()
    }

    /// Shows the last message when the page opens, and keeps it visible when the table's size changes.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard tableView.bounds.size != tableSize, tableView.bounds.height > 0 else { return }
        if isAtEnd { scrollToEnd(animated: false) }
        tableSize = tableView.bounds.size
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        // A change of the table's size also scrolls, but it does not mean that the user has left the end.
        guard scrollView.bounds.size == tableSize else { return }
        let visible = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
        isAtEnd = visible.maxY >= scrollView.contentSize.height - 1
    }

    private func scrollToEnd(animated: Bool) {
        tableView.scrollToRow(at: IndexPath(row: messages.count - 1, section: 0), at: .bottom, animated: animated)
    }

    /// Adds the typed message to the conversation.
    private func send() {
        let text = (field.text ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { return }
        field.text = ""
        messages.append(ChatMessage(sender: nil, text: text))
        tableView.insertRows(at: [IndexPath(row: messages.count - 1, section: 0)], with: .fade)
        scrollToEnd(animated: true)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        send()
        return false
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Message", for: indexPath)
        (cell as? ChatCell)?.show(messages[indexPath.row])
        return cell
    }
}

/// A message of the conversation.
struct ChatMessage {
    /// The name of the sender; nil if the user has sent the message.
    var sender: String?
    var text: String

    static let samples = [
        ChatMessage(sender: "Ada", text: "Is the picnic still on?"),
        ChatMessage(sender: nil, text: "Yes!"),
        ChatMessage(sender: "Grace", text: "I can bring bread, cheese and a very large jar of pickled gherkins."),
        ChatMessage(
            sender: nil,
            text: "Perfect. I have plates for eight, two blankets, and a kite that needs somebody who knows knots."),
        ChatMessage(sender: "Ada", text: "Knots are easy."),
        ChatMessage(sender: "Ada", text: "Where do we meet, and when?"),
        ChatMessage(sender: nil, text: "At the old mill, at noon. The path from the station takes ten minutes."),
        ChatMessage(sender: "Grace", text: "👍"),
    ]
}
