// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A modal page that shows a hint below a navigation bar. The Escape key or the Done button closes it.
final class HintPage: UINavigationController {
    init(_ hint: String) {
        super.init(rootViewController: HintController(hint))
    }

    required init?(coder: NSCoder) {
        fatalError("HintPage is made in code")
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard presses.first?.key?.keyCode == .keyboardEscape else { return super.pressesBegan(presses, with: event) }
        dismiss(animated: true)
    }
}

/// The content of a ``HintPage``: the hint's text. A hint is shown in this way if the page to which it belongs has no
/// room for it.
final class HintController: UIViewController {
    private let hint: String
    private let label = UILabel()
    private let scrollView = UIScrollView()

    init(_ hint: String) {
        self.hint = hint
        super.init(nibName: nil, bundle: nil)
        title = "Hint"
    }

    required init?(coder: NSCoder) {
        fatalError("HintController is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.text = hint
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        scrollView.addSubview(label)
        view.addSubview(scrollView)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scrollView.frame = view.bounds
        let width = view.bounds.width - 32
        let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
        label.frame = CGRect(x: 16, y: 16, width: width, height: height)
        scrollView.contentSize = CGSize(width: view.bounds.width, height: height + 32)
    }

    /// Lays the hint out again, because its height depends on the text size.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        view.setNeedsLayout()
    }
}
