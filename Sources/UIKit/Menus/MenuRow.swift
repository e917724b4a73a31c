// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import CoreGraphics
import Foundation

/// An element of a menu: its state, title and subtitle, and picture.
@MainActor
final class MenuRow: UIControl {
    let title = UILabel()
    let subtitle = UILabel()
    private let mark = UIImageView()
    private let picture = UIImageView()
    private let line = UIView()
    private var leastHeight = CGFloat(Thresholds.Menu.rowHeight)
    private(set) var isHeading = false
    private(set) var isOn = false

    override var accessibilityDefaults: any AccessibilityDefaults { MenuRowAccessibility(control: self) }

    init(_ element: UIMenuElement) {
        super.init(frame: .zero)
        let action = element as? UIAction
        let attributes = action?.attributes ?? []
        setUp(element.title, element.subtitle)
        isEnabled = !attributes.contains(.disabled)
        let isDestructive =
            attributes.contains(.destructive) || (element as? UIMenu)?.options.contains(.destructive) == true
        let color: UIColor = isDestructive ? .systemRed : .label
        title.textColor = color
        (picture.tintColor, mark.tintColor) = (color, color)
        picture.image = action == nil ? UIImage(systemName: "chevron.forward") : element.image
        isOn = action?.state == .on
        switch action?.state {
        case .on: mark.image = UIImage(systemName: "checkmark")
        case .mixed: mark.image = UIImage(systemName: "minus")
        default: break
        }
        for view in [title, picture, mark] { view.alpha = isEnabled ? 1 : 0.35 }
    }

    /// The menu's title, which nobody chooses.
    init(heading: String) {
        super.init(frame: .zero)
        setUp(heading, nil)
        title.font = .systemFont(ofSize: 13)
        title.textColor = .secondaryLabel
        leastHeight = CGFloat(Thresholds.Menu.headingHeight)
        isHeading = true
        isEnabled = false
    }

    /// The way back from a submenu.
    init(back name: String) {
        super.init(frame: .zero)
        setUp(name, nil)
        title.font = .systemFont(ofSize: 17, weight: .semibold)
        mark.image = UIImage(systemName: "chevron.backward")
        mark.tintColor = .label
    }

    required init?(coder: NSCoder) { nil }

    private func setUp(_ text: String, _ secondText: String?) {
        title.text = text
        title.numberOfLines = 2
        subtitle.text = secondText
        subtitle.font = .systemFont(ofSize: 12)
        subtitle.textColor = .secondaryLabel
        subtitle.numberOfLines = 2
        line.backgroundColor = .separator
        line.isUserInteractionEnabled = false
        for view in [mark, picture] {
            view.contentMode = .center
            view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 15)
        }
        for view in [title, subtitle, mark, picture, line] { addSubview(view) }
    }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? .tertiarySystemFill : nil }
    }

    /// Whether a line divides it from the row below.
    var hasLine = false {
        didSet { line.isHidden = !hasLine }
    }

    // MARK: Layout

    /// Points before the text, where state marks stand, and after it, where pictures do.
    private static let sides = (before: CGFloat(32), after: CGFloat(44))

    private func textWidth(_ width: CGFloat) -> CGFloat { max(width - Self.sides.before - Self.sides.after, 0) }

    func height(width: CGFloat) -> CGFloat {
        let room = CGSize(width: textWidth(width), height: .greatestFiniteMagnitude)
        let text = title.sizeThatFits(room).height + (subtitle.text == nil ? 0 : subtitle.sizeThatFits(room).height)
        return max(leastHeight, (text + min(20, leastHeight / 2)).rounded(.up))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = textWidth(bounds.width)
        let room = CGSize(width: width, height: .greatestFiniteMagnitude)
        let heights = (title.sizeThatFits(room).height, subtitle.text == nil ? 0 : subtitle.sizeThatFits(room).height)
        let top = (bounds.height - heights.0 - heights.1) / 2
        var frames = [
            CGRect(x: Self.sides.before, y: top, width: width, height: heights.0),
            CGRect(x: Self.sides.before, y: top + heights.0, width: width, height: heights.1),
            CGRect(x: 0, y: 0, width: Self.sides.before, height: bounds.height),
            CGRect(x: bounds.width - Self.sides.after, y: 0, width: Self.sides.after, height: bounds.height),
        ]
        if effectiveUserInterfaceLayoutDirection == .rightToLeft {
            for index in frames.indices { frames[index].origin.x = bounds.width - frames[index].maxX }
        }
        for (view, frame) in zip([title, subtitle, mark, picture], frames) { view.frame = frame }
        let pixel = 1 / max(traitCollection.displayScale, 1)
        line.frame = CGRect(x: 0, y: bounds.height - pixel, width: bounds.width, height: pixel)
    }
}
