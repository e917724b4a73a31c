// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Tells the person something above what a page shows, in as many lines as it takes.
final class NoticeView: UIView {
    /// From the edges, as the rows' text.
    private static let margins = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)

    let text: String
    private let label = UILabel()

    init(_ text: String) {
        self.text = text
        super.init(frame: .zero)
        label.text = text
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .systemRed
        label.numberOfLines = 0
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        fatalError("NoticeView is made in code")
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let margins = NoticeView.margins
        let room = CGSize(width: size.width - margins.left - margins.right, height: .greatestFiniteMagnitude)
        return CGSize(width: size.width, height: label.sizeThatFits(room).height + margins.top + margins.bottom)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.inset(by: NoticeView.margins)
    }
}
