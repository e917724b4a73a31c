// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// An animal: its colour, its name, its number.
final class AnimalCell: UITableViewCell {
    private let dot = UIView()
    private let name = UILabel()
    private let number = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        dot.layer.cornerRadius = 7
        name.font = .preferredFont(forTextStyle: .body)
        number.font = UIFontMetrics(forTextStyle: .subheadline).scaledFont(
            for: .monospacedDigitSystemFont(ofSize: 15, weight: .regular))
        number.textColor = .secondaryLabel
        for label in [name, number] { label.adjustsFontForContentSizeCategory = true }
        for view in [dot, name, number] { contentView.addSubview(view) }
        selectionStyle = .none
    }

    required init?(coder: NSCoder) {
        fatalError("AnimalCell is made in code")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = contentView.bounds.insetBy(dx: 20, dy: 0)
        let width = number.intrinsicContentSize.width.rounded(.up)
        place(dot, CGRect(x: room.minX, y: room.midY - 7, width: 14, height: 14))
        place(number, CGRect(x: room.maxX - width, y: 0, width: width, height: room.height))
        let start = room.minX + 28
        place(name, CGRect(x: start, y: 0, width: max(room.maxX - width - 8 - start, 0), height: room.height))
        // The line begins where the name does.
        var inset = UIEdgeInsets.zero
        if isMirrored { inset.right = 48 } else { inset.left = 48 }
        if separatorInset != inset { separatorInset = inset }
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Puts a view where it goes, seen from the side on which text begins.
    private func place(_ view: UIView, _ rect: CGRect) {
        view.frame = rect
        if isMirrored { view.frame.origin.x = contentView.bounds.width - rect.maxX }
    }

    func show(_ animal: Animal) {
        dot.backgroundColor = animal.hue.color
        name.text = animal.name
        number.text = "\(animal.number + 1)"
        setNeedsLayout()
    }
}
