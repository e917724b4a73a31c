// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The bar below the grid: buttons that change the number of columns, and a text between them. In editing mode, a
/// button that deletes the selected pictures is there instead.
final class GridBar: UIView {
    /// The button that shows more and smaller pictures.
    let smaller = UIButton(type: .system)
    /// The button that shows fewer and larger pictures.
    let larger = UIButton(type: .system)
    /// The button that deletes the selected pictures.
    let delete = UIButton(type: .system)
    let status = UILabel()
    private let line = UIView()

    /// Whether the button that deletes is shown.
    var isEditing = false {
        didSet {
            for button in [smaller, larger] { button.isHidden = isEditing }
            delete.isHidden = !isEditing
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        line.backgroundColor = .separator
        status.font = .preferredFont(forTextStyle: .footnote)
        status.adjustsFontForContentSizeCategory = true
        status.textColor = .secondaryLabel
        status.textAlignment = .center
        status.numberOfLines = 0
        let buttons = [
            (smaller, "minus", "Smaller pictures"), (larger, "plus", "Larger pictures"),
            (delete, "trash", "Delete selected pictures"),
        ]
        for (button, symbol, name) in buttons {
            button.setImage(UIImage(systemName: symbol), for: .normal)
            button.accessibilityLabel = name
        }
        delete.tintColor = .systemRed
        delete.isHidden = true
        for view in [line, status, smaller, larger, delete] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        fatalError("GridBar is made in code")
    }

    /// The height in points without the safe area.
    func height(width: CGFloat) -> CGFloat {
        let room = CGSize(width: max(0, width - 2 * GridBar.side), height: .greatestFiniteMagnitude)
        return max(49, status.sizeThatFits(room).height.rounded(.up) + 16)
    }

    /// The width in points of the room for a button.
    private static let side: CGFloat = 64

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.inset(by: safeAreaInsets)
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / max(traitCollection.displayScale, 1))
        let (left, right) = room.divided(atDistance: GridBar.side, from: .minXEdge)
        let (trailing, middle) = right.divided(atDistance: GridBar.side, from: .maxXEdge)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        smaller.frame = isMirrored ? trailing : left
        larger.frame = isMirrored ? left : trailing
        delete.frame = larger.frame
        status.frame = middle
    }
}
