// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Below a calendar: earlier and later days, back to the first, and what becomes of what is put on a taken place.
final class CalendarBar: UIView {
    let earlier = UIButton(type: .system)
    let later = UIButton(type: .system)
    let first = UIButton(type: .system)
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
        first.setTitle("First week", for: .normal)
        for button in [earlier, later, first, rule] { addSubview(button) }
    }

    required init?(coder: NSCoder) {
        fatalError("CalendarBar is made in code")
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
        let size = CGSize(width: bounds.width, height: CalendarBar.height)
        place(first, at: 104, width: first.sizeThatFits(size).width + 8)
        let width = rule.sizeThatFits(size).width + 8
        place(rule, at: bounds.width - width - 12, width: width)
    }
}
