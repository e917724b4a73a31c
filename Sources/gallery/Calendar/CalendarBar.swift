// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Below a calendar: earlier and later days, back to today, and what becomes of what is put on a taken place.
final class CalendarBar: UIView {
    let earlier = UIButton(type: .system)
    let later = UIButton(type: .system)
    let today = UIButton(type: .system)
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
        for button in [earlier, later, today, rule] { addSubview(button) }
    }

    required init?(coder: NSCoder) {
        fatalError("CalendarBar is made in code")
    }

    private let measure = UILabel()
    /// What the button of the rule says, and what it says where there is little room.
    var ruleNames = (long: "", short: "") {
        didSet {
            rule.accessibilityLabel = ruleNames.long
            setNeedsLayout()
        }
    }

    /// What it needs without what the screen takes below it.
    static let height: CGFloat = 48

    override func layoutSubviews() {
        super.layoutSubviews()
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0.5)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ button: UIButton, at x: CGFloat, width: CGFloat) {
            button.frame = CGRect(
                x: isMirrored ? bounds.width - x - width : x, y: 2, width: width, height: CalendarBar.height - 4)
        }
        place(earlier, at: 8, width: 44)
        place(later, at: 52, width: 44)
        let (gap, margin, side) = (CGFloat(12), CGFloat(12), CGFloat(104))
        let room = max(0, bounds.width - side - margin - gap)
        let isLong = width(of: today, today.title(for: .normal)) + width(of: rule, ruleNames.long) <= room
        name(rule, isLong ? ruleNames.long : ruleNames.short)
        let widths = (width(of: today, today.title(for: .normal)), width(of: rule, rule.title(for: .normal)))
        // Where even that is too much, both end in dots.
        let most = widths.0 + widths.1 > room ? room / 2 : room
        place(today, at: side, width: min(widths.0, most))
        place(rule, at: bounds.width - min(widths.1, most) - margin, width: min(widths.1, most))
    }

    private func name(_ button: UIButton, _ name: String) {
        if button.title(for: .normal) != name { button.setTitle(name, for: .normal) }
    }

    /// How wide a button is with a name, which it is not given for that: it would want to be laid out again.
    private func width(of button: UIButton, _ name: String?) -> CGFloat {
        measure.text = name
        measure.font = button.titleLabel?.font
        return ceil(measure.sizeThatFits(bounds.size).width) + 8
    }
}
