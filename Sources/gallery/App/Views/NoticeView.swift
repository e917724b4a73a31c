// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A message above a page's content, in as many lines as it needs, with a button that closes it.
final class NoticeView: UIView {
    /// The margins around the text in points, the same as in table rows. At the trailing edge the button is beside the
    /// text, so there the margin is not used.
    private static let margins = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
    /// The width and height of the button in points: the minimum size of a touch target.
    private static let buttonSide: CGFloat = 44

    let text: String
    private let label = UILabel()
    private let button = UIButton(type: .system)

    /// Creates a view that shows `text` and a button to close it.
    ///
    /// - Parameter close: called when the user closes the message.
    init(_ text: String, close: @escaping @MainActor () -> Void) {
        self.text = text
        super.init(frame: .zero)
        label.text = text
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .systemRed
        label.numberOfLines = 0
        label.adjustsFontForContentSizeCategory = true
        button.setImage(UIImage(systemName: "xmark"), for: .normal)
        button.tintColor = .secondaryLabel
        button.accessibilityLabel = "Close this message"
        button.addAction(UIAction { _ in close() }, for: .primaryActionTriggered)
        addSubview(label)
        addSubview(button)
    }

    required init?(coder: NSCoder) {
        fatalError("NoticeView is made in code")
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let margins = NoticeView.margins
        let room = CGSize(
            width: size.width - margins.left - NoticeView.buttonSide, height: .greatestFiniteMagnitude)
        let height = label.sizeThatFits(room).height + margins.top + margins.bottom
        return CGSize(width: size.width, height: max(height, NoticeView.buttonSide))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (margins, side) = (NoticeView.margins, NoticeView.buttonSide)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = max(0, bounds.width - margins.left - side)
        let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        // A single line is vertically centered beside the button.
        let top = max(margins.top, (side - height) / 2)
        label.frame = CGRect(x: isMirrored ? side : margins.left, y: top, width: width, height: height)
        button.frame = CGRect(x: isMirrored ? 0 : bounds.width - side, y: 0, width: side, height: side)
    }
}
