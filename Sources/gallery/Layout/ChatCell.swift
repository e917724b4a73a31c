// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A message in a bubble that is as large as its text, and at most three quarters as wide as the row. At the
/// accessibility text sizes it can be as wide as the row. The user's own messages are at the trailing edge.
final class ChatCell: UITableViewCell {
    let bubble = UIStackView()
    private let nameLabel = LayoutSectionController.makeLabel("", .caption1, color: .secondaryLabel)
    private let messageLabel = LayoutSectionController.makeLabel("")
    private var leading: NSLayoutConstraint?
    private var trailing: NSLayoutConstraint?
    private var limit: NSLayoutConstraint?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        backgroundColor = .clear
        bubble.axis = .vertical
        bubble.spacing = 2
        bubble.isLayoutMarginsRelativeArrangement = true
        bubble.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12)
        bubble.layer.cornerRadius = 16
        bubble.layer.cornerCurve = .continuous
        bubble.addArrangedSubview(nameLabel)
        bubble.addArrangedSubview(messageLabel)
        contentView.addConstrained(bubble)
        contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16)
        let margins = contentView.layoutMarginsGuide
        leading = bubble.leadingAnchor.constraint(equalTo: margins.leadingAnchor)
        trailing = bubble.trailingAnchor.constraint(equalTo: margins.trailingAnchor)
        NSLayoutConstraint.activate([
            bubble.topAnchor.constraint(equalTo: margins.topAnchor),
            bubble.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            bubble.widthAnchor.constraint(lessThanOrEqualTo: margins.widthAnchor),
        ])
        limit = bubble.widthAnchor.constraint(lessThanOrEqualTo: margins.widthAnchor, multiplier: 0.75)
        updateLimit()
    }

    required init?(coder: NSCoder) {
        fatalError("ChatCell is made in code")
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateLimit()
    }

    private func updateLimit() {
        limit?.isActive = !traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    }

    func show(_ message: ChatMessage) {
        let isOwn = message.sender == nil
        nameLabel.text = message.sender
        nameLabel.isHidden = isOwn
        messageLabel.text = message.text
        messageLabel.textColor = isOwn ? .white : .label
        bubble.backgroundColor = isOwn ? .systemBlue : .secondarySystemGroupedBackground
        (isOwn ? leading : trailing)?.isActive = false
        (isOwn ? trailing : leading)?.isActive = true
        accessibilityLabel = "\(message.sender ?? "You"): \(message.text)"
    }
}
