// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A row of a menu: the title, subtitle and image of an element, and a mark such as a checkmark for its state.
@MainActor
final class MenuRow: UIControl {
    let title = UILabel()
    let subtitle = UILabel()
    private let mark = UIImageView()
    private let picture = UIImageView()
    private let line = UIView()
    /// The title's font before it is scaled to the user's preferred text size.
    private var titleFont = UIFont.systemFont(ofSize: 17)
    /// The minimum height of the row in points, which suffices for one line of text, as in UIKit before iOS 26.
    private var leastHeight: CGFloat = 44
    private(set) var isHeading = false
    private(set) var isOn = false

    override var accessibilityDefaults: any AccessibilityDefaults { MenuRowAccessibility(control: self) }

    init(_ element: UIMenuElement) {
        super.init(frame: .zero)
        let leaf = element as? any UIMenuLeaf
        let attributes = leaf?.attributes ?? []
        setUp(element.title, element.subtitle)
        isEnabled = !attributes.contains(.disabled)
        let isDestructive =
            attributes.contains(.destructive) || (element as? UIMenu)?.options.contains(.destructive) == true
        let color: UIColor = isDestructive ? .systemRed : .label
        title.textColor = color
        (picture.tintColor, mark.tintColor) = (color, color)
        picture.image = leaf == nil ? UIImage(systemName: "chevron.forward") : element.image
        isOn = leaf?.state == .on
        switch leaf?.state {
        case .on: mark.image = UIImage(systemName: "checkmark")
        case .mixed: mark.image = UIImage(systemName: "minus")
        default: break
        }
        for view in [title, picture, mark] { view.alpha = isEnabled ? 1 : 0.35 }
    }

    /// Creates a row that shows the menu's title and cannot be chosen.
    init(heading: String) {
        super.init(frame: .zero)
        setUp(heading, nil)
        titleFont = .systemFont(ofSize: 13)
        title.textColor = .secondaryLabel
        leastHeight = 32
        isHeading = true
        isEnabled = false
    }

    /// Creates the row at the top of a submenu that leads back to its parent menu.
    ///
    /// - Parameter name: the row's text.
    init(back name: String) {
        super.init(frame: .zero)
        setUp(name, nil)
        titleFont = .systemFont(ofSize: 17, weight: .semibold)
        mark.image = UIImage(systemName: "chevron.backward")
        mark.tintColor = .label
    }

    required init?(coder: NSCoder) { nil }

    private func setUp(_ text: String, _ secondText: String?) {
        title.text = text
        subtitle.text = secondText
        subtitle.textColor = .secondaryLabel
        line.backgroundColor = .separator
        line.isUserInteractionEnabled = false
        for view in [mark, picture] { view.contentMode = .center }
        for view in [title, subtitle, mark, picture, line] { addSubview(view) }
    }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        adjustToTextSize()
    }

    override func updateForTraits() {
        super.updateForTraits()
        adjustToTextSize()
    }

    /// Scales the texts and symbols to the user's preferred text size.
    private func adjustToTextSize() {
        let metrics = UIFontMetrics.default
        title.font = metrics.scaledFont(for: titleFont, compatibleWith: traitCollection)
        subtitle.font = metrics.scaledFont(for: .systemFont(ofSize: 12), compatibleWith: traitCollection)
        let side = metrics.scaledValue(for: 15, compatibleWith: traitCollection)
        for view in [mark, picture] {
            view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: side)
        }
        // The number of lines is unlimited at the accessibility text sizes, otherwise at most 2.
        let lines = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 0 : 2
        (title.numberOfLines, subtitle.numberOfLines) = (lines, lines)
        setNeedsLayout()
    }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? .tertiarySystemFill : nil }
    }

    /// Whether a separator is drawn below the row.
    var hasLine = false {
        didSet { line.isHidden = !hasLine }
    }

    // MARK: Layout

    /// Whether the row has a state mark before the text (`mark`), and whether it has an image after it (`picture`).
    var parts: (mark: Bool, picture: Bool) { (mark.image != nil, picture.image != nil) }

    /// Whether the row reserves space for a state mark (`mark`) and for an image (`picture`), because some row of the
    /// menu has one.
    var reservedParts = (mark: true, picture: true) {
        didSet { setNeedsLayout() }
    }

    /// The widths in points of the columns before the text, for state marks, and after it, for images.
    private var sides: (before: CGFloat, after: CGFloat) {
        let grown = max(UIFontMetrics.default.scaledValue(for: 15, compatibleWith: traitCollection) - 15, 0)
        return (reservedParts.mark ? 32 + grown : MenuRow.margin, reservedParts.picture ? 44 + grown : MenuRow.margin)
    }

    /// The margin in points between the text and the row's edge on a side without a state mark or an image.
    private static let margin: CGFloat = 16

    private func textWidth(_ width: CGFloat) -> CGFloat { max(width - sides.before - sides.after, 0) }

    func height(width: CGFloat) -> CGFloat {
        let room = CGSize(width: textWidth(width), height: .greatestFiniteMagnitude)
        let text = title.sizeThatFits(room).height + (subtitle.text == nil ? 0 : subtitle.sizeThatFits(room).height)
        return max(leastHeight, (text + min(20, leastHeight / 2)).rounded(.up))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (width, sides) = (textWidth(bounds.width), sides)
        let room = CGSize(width: width, height: .greatestFiniteMagnitude)
        let heights = (title.sizeThatFits(room).height, subtitle.text == nil ? 0 : subtitle.sizeThatFits(room).height)
        let top = (bounds.height - heights.0 - heights.1) / 2
        var frames = [
            CGRect(x: sides.before, y: top, width: width, height: heights.0),
            CGRect(x: sides.before, y: top + heights.0, width: width, height: heights.1),
            CGRect(x: 0, y: 0, width: sides.before, height: bounds.height),
            CGRect(x: bounds.width - sides.after, y: 0, width: sides.after, height: bounds.height),
        ]
        if effectiveUserInterfaceLayoutDirection == .rightToLeft {
            for index in frames.indices { frames[index].origin.x = bounds.width - frames[index].maxX }
        }
        for (view, frame) in zip([title, subtitle, mark, picture], frames) { view.frame = frame }
        let pixel = 1 / max(traitCollection.displayScale, 1)
        line.frame = CGRect(x: 0, y: bounds.height - pixel, width: bounds.width, height: pixel)
    }
}
