// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// The background of a calendar: lines at the hours with the hours' names, and lines between days. Grey areas cover the
/// hours that a day skips because clocks go forward.
final class CalendarHoursView: UIView {
    private var days: CalendarDays?
    private var scale: CGFloat = 1
    var metrics: CalendarMetrics?
    private var lines: [UIView] = []
    private var names: [UILabel] = []
    private var columns: [UIView] = []
    private var gaps: [UIView] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("CalendarHoursView is made in code") }

    func show(_ days: CalendarDays, scale: CGFloat) {
        self.days = days
        self.scale = scale
        setNeedsLayout()
    }

    /// Adds views with the background colour `color` to an array, or removes views from it, until the array has `count`
    /// views.
    private func adjustCount(_ count: Int, _ views: inout [UIView], _ color: UIColor) {
        while views.count > count { views.removeLast().removeFromSuperview() }
        while views.count < count {
            let view = UIView()
            view.backgroundColor = color
            insertSubview(view, at: 0)
            views.append(view)
        }
    }

    /// Lays out the lines, the hour names and the grey areas.
    ///
    /// - Parameters:
    ///   - area: the frame of the view that contains the items, in the coordinates of this view.
    ///   - isMirrored: whether the layout is right to left.
    ///   - words: the descriptions that supply the hour names.
    func layOut(_ area: CGRect, isMirrored: Bool, _ words: CalendarDescriptions) {
        guard let days else { return }
        placeHours(days, area, isMirrored: isMirrored, words)
        let width = days.starts.isEmpty ? 0 : area.width / CGFloat(days.starts.count)
        placeDays(days.starts.count, area, width)
        placeGaps(days, area, width, isMirrored: isMirrored)
    }

    /// Places a line at each hour, with the hour's name beside it, and a line at the end of the day.
    private func placeHours(_ days: CalendarDays, _ area: CGRect, isMirrored: Bool, _ words: CalendarDescriptions) {
        let marks = days.axis.marks(every: 60)
        adjustCount(marks.count + 1, &lines, .separator)
        adjustNameCount(marks.count)
        let side = isMirrored ? area.maxX : 0
        let room = isMirrored ? bounds.width - area.maxX : area.minX
        let height = ceil((metrics?.small.lineHeight ?? 0) + 2)
        for (number, mark) in marks.enumerated() {
            let y = area.minY + CGFloat(mark.position) * scale
            lines[number].frame = CGRect(x: area.minX, y: y, width: area.width, height: 0.5)
            names[number].text = name(of: mark, words)
            names[number].font = metrics?.small
            names[number].frame = CGRect(x: side, y: y - height / 2, width: room, height: height)
        }
        lines[marks.count].frame = CGRect(x: area.minX, y: area.maxY, width: area.width, height: 0.5)
    }

    private func adjustNameCount(_ count: Int) {
        while names.count > count { names.removeLast().removeFromSuperview() }
        while names.count < count {
            let label = UILabel()
            label.textColor = .secondaryLabel
            label.textAlignment = .center
            addSubview(label)
            names.append(label)
        }
    }

    /// Places a line on each side of each day's column.
    private func placeDays(_ count: Int, _ area: CGRect, _ width: CGFloat) {
        adjustCount(count + 1, &columns, .separator)
        for (number, line) in columns.enumerated() {
            line.frame = CGRect(x: area.minX + CGFloat(number) * width, y: area.minY, width: 0.5, height: area.height)
        }
    }

    /// Places a grey area over hours that a day skips because clocks go forward.
    private func placeGaps(_ days: CalendarDays, _ area: CGRect, _ width: CGFloat, isMirrored: Bool) {
        let missing = days.starts.indices.flatMap { day in days.axis.gaps(in: day).map { (day, $0) } }
        adjustCount(missing.count, &gaps, .secondarySystemFill)
        for (view, (day, gap)) in zip(gaps, missing) {
            let column = isMirrored ? days.starts.count - 1 - day : day
            view.frame = CGRect(
                x: area.minX + CGFloat(column) * width, y: area.minY + CGFloat(gap.lowerBound) * scale, width: width,
                height: CGFloat(gap.upperBound - gap.lowerBound) * scale)
        }
    }

    /// The name of an hour line, taken from the first visible day that has this hour. An hour that is repeated when
    /// clocks go back has the name of its clock time on that day.
    private func name(of mark: DayAxis.Mark, _ words: CalendarDescriptions) -> String {
        guard let days else { return "" }
        for day in days.axis.days.indices {
            let moment = days.axis.moment(at: mark.position, in: day)
            guard days.axis.position(of: moment, in: day) == mark.position else { continue }
            return words.hour(Date(timeIntervalSinceReferenceDate: moment))
        }
        return ""
    }
}
