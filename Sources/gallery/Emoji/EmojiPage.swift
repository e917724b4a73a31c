// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// A detail page of an emoji, with a field that changes its name. If the user opened it by the row's accessory button,
/// it also explains the emoji's use.
final class EmojiPage: UIViewController {
    /// Called with the new name after the user has changed the emoji's name.
    var onRename: ((String) -> Void)?
    private var emoji: Emoji
    private let explains: Bool
    private let symbol = UILabel()
    let field = RevertingTextField()
    private let usage = UILabel()

    init(_ emoji: Emoji, explains: Bool) {
        self.emoji = emoji
        self.explains = explains
        super.init(nibName: nil, bundle: nil)
        title = emoji.name
    }

    required init?(coder: NSCoder) {
        fatalError("EmojiPage is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        symbol.text = emoji.symbol
        symbol.font = .systemFont(ofSize: 80)
        symbol.textAlignment = .center
        field.text = emoji.name
        field.borderStyle = .roundedRect
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.accessibilityLabel = "Name"
        field.addTarget(self, action: EmojiPage.nameEntered, for: .editingDidEnd)
        // Makes Return end the editing: a field does so only if it has an action for `editingDidEndOnExit`.
        field.addTarget(self, action: EmojiPage.nameEntered, for: .editingDidEndOnExit)
        usage.text = explains ? "\(emoji.description). Used for \(emoji.usage)." : emoji.description
        usage.numberOfLines = 0
        usage.textColor = .secondaryLabel
        usage.font = .preferredFont(forTextStyle: .body)
        usage.adjustsFontForContentSizeCategory = true
        for part in [symbol, field, usage] { view.addSubview(part) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let room = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 20)
        let width = min(room.width, 500)
        let x = room.midX - width / 2
        symbol.frame = CGRect(x: x, y: room.minY, width: width, height: 110)
        let fieldHeight = field.intrinsicContentSize.height.rounded(.up)
        field.frame = CGRect(x: x, y: symbol.frame.maxY + 12, width: width, height: max(36, fieldHeight))
        let height = usage.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        usage.frame = CGRect(x: x, y: field.frame.maxY + 16, width: width, height: height)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        view.endEditing(true)
    }

    /// Renames the emoji to the typed name. If Escape ended the editing or the name is empty, the field shows the old
    /// name again.
    private func nameEntered() {
        let name = (field.text ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
        guard !field.isReverted, !name.isEmpty, name != emoji.name else { return field.text = emoji.name }
        (emoji.name, field.text, title) = (name, name, name)
        onRename?(name)
    }
}
