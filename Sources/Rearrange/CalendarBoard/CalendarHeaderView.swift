// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// The header of a calendar: the names and numbers of the days above their columns.
final class CalendarHeaderView: UIView {
    private var labels: [(name: UILabel, number: UILabel)] = []
    private(set) var title = ""
    var metrics: CalendarMetrics? { didSet { setNeedsLayout() } }

    func show(_ days: CalendarDays, today: Int?, _ words: CalendarDescriptions) {
        while labels.count > days.starts.count {
            let last = labels.removeLast()
            last.name.removeFromSuperview()
            last.number.removeFromSuperview()
        }
        while labels.count < days.starts.count {
            let pair = (UILabel(), UILabel())
            for label in [pair.0, pair.1] {
                label.textAlignment = .center
                addSubview(label)
            }
            pair.0.isAccessibilityElement = false
            pair.1.layer.masksToBounds = true
            labels.append(pair)
        }
        title = days.starts.first.map(words.month) ?? ""
        for (number, start) in days.starts.enumerated() {
            let isToday = number == today
            let (name, label) = labels[number]
            name.text = words.weekday(start)
            name.textColor = isToday ? .systemRed : .secondaryLabel
            label.text = words.number(start)
            label.textColor = isToday ? .white : .label
            label.backgroundColor = isToday ? .systemRed : .clear
            label.accessibilityLabel = isToday ? Phrase.today.text(words.day(start)) : words.day(start)
            label.accessibilityTraits = .header
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard !labels.isEmpty else { return }
        let width = bounds.width / CGFloat(labels.count)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (number, pair) in labels.enumerated() {
            let x = CGFloat(isMirrored ? labels.count - 1 - number : number) * width
            pair.name.font = metrics?.small
            pair.number.font = metrics?.number
            let line = ceil(metrics?.small.lineHeight ?? 0)
            let disc = min(max(0, bounds.height - line - 4), width)
            pair.name.frame = CGRect(x: x, y: 2, width: width, height: line)
            pair.number.frame = CGRect(x: x + (width - disc) / 2, y: line + 3, width: disc, height: disc)
            pair.number.layer.cornerRadius = disc / 2
        }
    }
}
