// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A card in a column: its tag, and its title in as many lines as it takes.
final class KanbanCell: UITableViewCell {
    private let card = UIView()
    private let tagLabel = UILabel()
    private let titleLabel = UILabel()

    /// Called when the user double-taps the card or presses Return to edit its title.
    var onEditTitle: () -> Void = {}

    /// The frame of the focus ring.
    private var ringFrame = CGRect.zero {
        didSet {
            guard ringFrame != oldValue else { return }
            focusEffect = UIFocusHaloEffect(roundedRect: ringFrame, cornerRadius: KanbanCell.radius, curve: .circular)
        }
    }

    private static let color = UIColor { traits in
        traits.userInterfaceStyle == .dark ? .tertiarySystemGroupedBackground : .secondarySystemGroupedBackground
    }
    private static let selectedColor = UIColor { traits in
        let isDark = traits.userInterfaceStyle == .dark
        return isDark
            ? UIColor(red: 0.10, green: 0.23, blue: 0.40, alpha: 1) : UIColor(red: 0.80, green: 0.89, blue: 1, alpha: 1)
    }
    /// The margin between a card and the sides of its column's panel, in points.
    static let sides: CGFloat = 8
    /// The gap between cards, in points.
    private static let between: CGFloat = 8
    /// The margin from the card's edges to its content, in points.
    static let margin: CGFloat = 12
    /// The gap between the tag and the title, in points.
    private static let gap: CGFloat = 8
    private static let radius: CGFloat = 10

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        backgroundColor = .clear
        selectionStyle = .none
        card.backgroundColor = KanbanCell.color
        card.layer.cornerRadius = KanbanCell.radius
        card.layer.shadowOpacity = 0.1
        card.layer.shadowRadius = 2
        card.layer.shadowOffset = CGSize(width: 0, height: 1)
        tagLabel.font = .preferredFont(forTextStyle: .caption1)
        tagLabel.textAlignment = .center
        tagLabel.clipsToBounds = true
        titleLabel.font = .preferredFont(forTextStyle: .subheadline)
        titleLabel.numberOfLines = 0
        for label in [tagLabel, titleLabel] {
            label.adjustsFontForContentSizeCategory = true
            card.addSubview(label)
        }
        contentView.addSubview(card)
        let taps = UITapGestureRecognizer(target: self, action: KanbanCell.tappedTwice)
        taps.numberOfTapsRequired = 2
        // The double-tap recognizer does not hold back the touches, so that each tap still selects the card.
        (taps.cancelsTouchesInView, taps.delaysTouchesEnded) = (false, false)
        card.addGestureRecognizer(taps)
    }

    required init?(coder: NSCoder) {
        fatalError("KanbanCell is made in code")
    }

    func show(_ shown: KanbanCard) {
        titleLabel.text = shown.title
        tagLabel.text = shown.tag.name
        tagLabel.textColor = shown.tag.color
        tagLabel.backgroundColor = shown.tag.color.withAlphaComponent(0.15)
        accessibilityLabel = "\(shown.title), \(shown.tag.name)"
        setNeedsLayout()
    }

    override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        // Selection changes the background only, because a border marks the focused card.
        card.backgroundColor = selected ? KanbanCell.selectedColor : KanbanCell.color
    }

    /// The drag preview's parameters: the card without the cell's margins.
    var previewParameters: UIDragPreviewParameters {
        UIDragPreviewParameters(roundedRect: card.convert(card.bounds, to: self), cornerRadius: KanbanCell.radius)
    }

    // MARK: Title

    private func tappedTwice(_ taps: UITapGestureRecognizer) { onEditTitle() }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard isFocused, let key = presses.first?.key,
            key.modifierFlags.isDisjoint(with: [.shift, .control, .alternate, .command]),
            [.keyboardReturnOrEnter, .keypadEnter, .keyboardF2].contains(key.keyCode)
        else { return super.pressesBegan(presses, with: event) }
        onEditTitle()
    }

    /// The distance of the title from the row's top, in points.
    var titleTop: CGFloat { card.frame.minY + titleLabel.frame.minY }
    var titleHeight: CGFloat { titleLabel.frame.height }
    var titleFont: UIFont { titleLabel.font }

    // MARK: Layout

    private var tagSize: CGSize {
        let words = tagLabel.intrinsicContentSize
        return CGSize(width: (words.width + 16).rounded(.up), height: (words.height + 6).rounded(.up))
    }

    private func titleHeight(in width: CGFloat) -> CGFloat {
        titleLabel.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width - 2 * (KanbanCell.sides + KanbanCell.margin)
        let lines = tagSize.height + KanbanCell.gap + titleHeight(in: width)
        return CGSize(width: size.width, height: lines + 2 * KanbanCell.margin + KanbanCell.between)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        card.frame = contentView.bounds.insetBy(dx: KanbanCell.sides, dy: KanbanCell.between / 2)
        ringFrame = card.convert(card.bounds, to: self)
        let inside = card.bounds.insetBy(dx: KanbanCell.margin, dy: KanbanCell.margin)
        let size = tagSize
        let width = min(size.width, inside.width)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        tagLabel.frame = CGRect(
            x: isMirrored ? inside.maxX - width : inside.minX, y: inside.minY, width: width, height: size.height)
        tagLabel.layer.cornerRadius = size.height / 2
        let top = tagLabel.frame.maxY + KanbanCell.gap
        titleLabel.frame = CGRect(x: inside.minX, y: top, width: inside.width, height: max(inside.maxY - top, 0))
    }
}
