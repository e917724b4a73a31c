// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The bar below a calendar, with buttons for earlier and later days, the current day, the hint, and the overlap rule.
final class CalendarBar: UIView {
    let earlier = UIButton(type: .system)
    let later = UIButton(type: .system)
    let today = UIButton(type: .system)
    /// The button that shows the page's hint if the hint has no room above the calendar.
    let help = UIButton(type: .infoLight)
    let rule = UIButton(type: .system)
    private let line = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        line.backgroundColor = .separator
        addSubview(line)
        earlier.setImage(UIImage(systemName: "chevron.backward"), for: .normal)
        earlier.accessibilityLabel = "Earlier days"
        later.setImage(UIImage(systemName: "chevron.forward"), for: .normal)
        later.accessibilityLabel = "Later days"
        today.setTitle("Today", for: .normal)
        help.accessibilityLabel = "Hint"
        help.isHidden = true
        rule.showsMenuAsPrimaryAction = true
        for button in [earlier, later, today, help, rule] { addSubview(button) }
        // The buttons form one focus group, so that the left and right arrow keys move the focus between them, as in a
        // navigation bar.
        focusGroupIdentifier = "calendar bar"
    }

    required init?(coder: NSCoder) {
        fatalError("CalendarBar is made in code")
    }

    private let measure = UILabel()
    /// The name of the rule for overlapping events.
    var ruleName = "" {
        didSet {
            rule.accessibilityLabel = ruleTitle
            setNeedsLayout()
        }
    }

    /// The long title of the button that chooses the rule. If the bar has no room for it, the title is `ruleName`
    /// alone.
    private var ruleTitle: String { "On overlap: \(ruleName.lowercased())" }

    var showsHelp = false {
        didSet {
            guard showsHelp != oldValue else { return }
            help.isHidden = !showsHelp
            setNeedsLayout()
        }
    }

    /// The bar's height in points, without the safe area below it.
    static let height: CGFloat = 54
    /// The margin above and below the buttons, which leaves room for their focus rings.
    private static let margin: CGFloat = 5

    override func layoutSubviews() {
        super.layoutSubviews()
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0.5)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ button: UIButton, at x: CGFloat, width: CGFloat) {
            button.frame = CGRect(
                x: isMirrored ? bounds.width - x - width : x, y: CalendarBar.margin, width: width,
                height: CalendarBar.height - 2 * CalendarBar.margin)
        }
        place(earlier, at: 8, width: 44)
        place(later, at: 52, width: 44)
        if showsHelp { place(help, at: 96, width: 44) }
        let (gap, margin, side) = (CGFloat(12), CGFloat(12), CGFloat(showsHelp ? 148 : 104))
        let room = max(0, bounds.width - side - margin - gap)
        let isLong = width(of: today, today.title(for: .normal)) + width(of: rule, ruleTitle) <= room
        name(rule, isLong ? ruleTitle : ruleName)
        let widths = (width(of: today, today.title(for: .normal)), width(of: rule, rule.title(for: .normal)))
        // If even the short titles do not fit, truncates the wider one, or both if each is wider than half of the room.
        let todayWidth = min(widths.0, max(room / 2, room - widths.1))
        let ruleWidth = min(widths.1, room - todayWidth)
        place(today, at: side, width: todayWidth)
        place(rule, at: bounds.width - ruleWidth - margin, width: ruleWidth)
    }

    private func name(_ button: UIButton, _ name: String) {
        if button.title(for: .normal) != name { button.setTitle(name, for: .normal) }
    }

    /// The width that a button needs for a title. A separate label measures it, because setting the button's title
    /// would cause another layout.
    private func width(of button: UIButton, _ name: String?) -> CGFloat {
        measure.text = name
        measure.font = button.titleLabel?.font
        return ceil(measure.sizeThatFits(bounds.size).width) + 8
    }
}
