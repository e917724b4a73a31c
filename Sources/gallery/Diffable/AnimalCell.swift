// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A cell that shows an animal's colour, name and number.
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
        name.numberOfLines = 0
        for view in [dot, name, number] { contentView.addSubview(view) }
        selectionStyle = .none
    }

    required init?(coder: NSCoder) {
        fatalError("AnimalCell is made in code")
    }

    /// The sizes of the name and the number in the given width. `isStacked` is true at the accessibility text sizes, at
    /// which the number is below the name.
    private func sizes(in width: CGFloat) -> (name: CGSize, number: CGSize, isStacked: Bool) {
        let isStacked = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        let number = number.intrinsicContentSize
        let room = max(width - 68 - (isStacked ? 0 : number.width.rounded(.up) + 8), 0)
        let height = name.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height
        return (CGSize(width: room, height: height), number, isStacked)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let fitting = super.sizeThatFits(size)
        let sizes = sizes(in: size.width)
        let text = sizes.isStacked ? sizes.name.height + sizes.number.height : sizes.name.height
        return CGSize(width: fitting.width, height: max(fitting.height, (text + 16).rounded(.up)))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = contentView.bounds.insetBy(dx: 20, dy: 0)
        let sizes = sizes(in: contentView.bounds.width)
        let width = sizes.number.width.rounded(.up)
        let start = room.minX + 28
        place(dot, CGRect(x: room.minX, y: room.midY - 7, width: 14, height: 14))
        if sizes.isStacked {
            let top = ((room.height - sizes.name.height - sizes.number.height) / 2).rounded(.down)
            place(name, CGRect(origin: CGPoint(x: start, y: top), size: sizes.name))
            place(
                number,
                CGRect(x: start, y: top + sizes.name.height, width: width, height: sizes.number.height))
        } else {
            place(number, CGRect(x: room.maxX - width, y: 0, width: width, height: room.height))
            place(name, CGRect(x: start, y: 0, width: sizes.name.width, height: room.height))
        }
        // The separator below the row begins where the name begins, and not below the colour.
        var inset = UIEdgeInsets.zero
        if isMirrored { inset.right = 48 } else { inset.left = 48 }
        if separatorInset != inset { separatorInset = inset }
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Sets a view's frame, mirrored if the layout is right to left.
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
