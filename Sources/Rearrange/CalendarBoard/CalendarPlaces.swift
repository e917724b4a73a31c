// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// The places of a calendar: times, which lie on one axis.
final class CalendarPlaces: BoardPlaces {
    unowned let calendarBoard: CalendarBoard

    init(_ board: CalendarBoard) {
        calendarBoard = board
        super.init(board)
    }

    var days: CalendarDays { calendarBoard.days }
    var scale: CGFloat { calendarBoard.scale }
    private var isMirrored: Bool { board.isMirrored }

    // MARK: On the plan

    override func makePlan() -> BoardPlan<AnyHashable> {
        BoardPlan(
            index: CollisionIndex(cellSize: CGSize(width: 4, height: 3600)), x: SnapAxis(length: 1),
            y: SnapAxis(length: days.length, step: calendarBoard.step * 60),
            spacing: CGSize(width: 0, height: Double(board.spacing / scale) * 60), directions: .upOrDown)
    }

    override func extent(of item: BoardItem) -> CGRect? {
        item.isAllDay ? nil : item.time.map(days.extent)
    }

    override func has(_ item: BoardItem) -> Bool { item.time.map(CalendarDays.has) ?? true }

    override func item(_ item: BoardItem, at extent: CGRect) -> BoardItem {
        item.moved(to: .time(days.time(of: extent)))
    }

    /// The moment that the clock shows at a height of a day, in steps.
    ///
    /// - Parameter duration: seconds that stay on the day; nil where midnight will do as well.
    private func moment(_ y: CGFloat, _ day: Int, home: Double? = nil, lasting duration: Double? = nil) -> Double {
        days.axis.moment(
            nearest: Double(y / scale), in: day, step: calendarBoard.step, home: home, lasting: duration)
    }

    /// Of an item that goes on over midnight, the seconds that stay on the day where it is held.
    private func leastInSight(of duration: TimeInterval) -> Double { min(calendarBoard.step * 60, duration) }

    /// The seconds of a time on the day on which it begins, as far as that shows.
    private func secondsOnFirstDay(of time: DateInterval) -> Double {
        let start = time.start.timeIntervalSinceReferenceDate
        return days.axis.day(of: start).map { min(time.duration, days.axis.days[$0].end - start) } ?? time.duration
    }

    /// On its own day, where that has a free place.
    override func nearestFree(
        to item: BoardItem, at extent: CGRect, in plan: BoardPlan<AnyHashable>
    ) -> BoardItem? {
        guard let time = item.time else { return nil }
        let start = time.start.timeIntervalSinceReferenceDate
        let shown = days.axis.day(of: start)
        let day = shown.map { days.axis.days[$0] } ?? days.axis(ofDayAt: start).days[0]
        if extent.height <= day.end - start,
            let free = plan.nearestFree(of: item.id, to: extent, within: days.extent(from: day.start, to: day.end))
        {
            return self.item(item, at: free)
        }
        return super.nearestFree(to: item, at: extent, in: plan)
    }

    func time(_ start: Double, _ duration: TimeInterval) -> DateInterval {
        DateInterval(start: Date(timeIntervalSinceReferenceDate: start), duration: max(0, duration))
    }

    func wholeDay(_ day: Int) -> DateInterval {
        let (start, end) = (days.axis.days[day].start, days.axis.days[day].end)
        return time(start, end - start)
    }

    // MARK: Carried

    override func moved(_ grip: BoardGrip, to frame: CGRect, on surface: BoardSurface) -> BoardItem {
        // What comes from outside without a time lasts as long as a new item.
        let old = grip.home.time ?? time(days.axis.days[0].start, calendarBoard.newItemDuration)
        let day = calendarBoard.day(at: frame.minX + grip.point.x - grip.frame.minX)
        let held = grip.kind == .move ? grip.held : nil
        let count = held.map { day - days.number(of: old.start) - $0.days }
        switch (surface, grip.home.isAllDay) {
        case (.strip, let isAllDay):
            guard isAllDay, grip.surface == .strip, let count else {
                return grip.home.moved(to: .allDay(wholeDay(day)))
            }
            return grip.home.moved(to: .allDay(days.moved(old, by: count)))
        case (.board, true):
            let duration = calendarBoard.newItemDuration
            return grip.home.moved(to: .time(time(moment(frame.minY, day, lasting: duration), duration)))
        case (.board, false):
            let start = old.start.timeIntervalSinceReferenceDate
            guard let held, let count else {
                return grip.home.moved(
                    to: .time(time(moment(frame.minY, day, lasting: old.duration), old.duration)))
            }
            let goesOn = held.goesOnAbove || held.goesOnBelow
            let onDay = goesOn ? min(leastInSight(of: old.duration), secondsOnFirstDay(of: old)) : old.duration
            if let carried = carried(
                start, by: frame.minY - grip.frame.minY, days: count, heldOn: day, lasting: onDay)
            {
                return grip.home.moved(to: .time(time(carried, old.duration)))
            }
            // It begins on a day that does not show: what counts is where the part that is held begins.
            let rest = old.duration - held.before
            let part = moment(
                frame.minY, day, home: held.from, lasting: held.goesOnBelow ? leastInSight(of: rest) : rest)
            let begins = part - held.before
            return grip.home.moved(to: .time(time(begins, old.duration)))
        }
    }

    /// A moment carried down by points and on by days, over midnight where it has to be; nil where it or its new day does
    /// not show.
    ///
    /// - Parameters:
    ///   - heldDay: the day on which the item is held, and stays.
    ///   - duration: the seconds of it that stay there where it begins on that day.
    private func carried(
        _ start: Double, by offset: CGFloat, days count: Int, heldOn heldDay: Int, lasting duration: Double
    ) -> Double? {
        guard let own = days.axis.day(of: start) else { return nil }
        let (home, length) = (days.axis.position(of: start, in: own), days.axis.length)
        let position = home + Double(offset / scale)
        let over = Int((position / length).rounded(.down))
        let day = own + count + over
        guard days.starts.indices.contains(day) else { return nil }
        return moment(
            CGFloat(position - Double(over) * length) * scale, day, home: home,
            lasting: day == heldDay ? duration : nil)
    }

    /// Inside the board, but for what goes on over midnight: of that a step stays in sight.
    override func kept(_ frame: CGRect, of grip: BoardGrip) -> CGRect {
        var kept = clamped(frame)
        guard grip.kind == .move, !grip.home.isAllDay, let held = grip.held else { return kept }
        let least = CGFloat(calendarBoard.step) * scale
        let top = held.goesOnAbove ? min(0, least - frame.height) : 0
        let bottom = board.canvas.bounds.height - (held.goesOnBelow ? least : frame.height)
        // Where less of it is in sight at home already, it is not moved by its lift.
        kept.origin.y = max(top, min(frame.minY, max(bottom, grip.frame.minY)))
        return kept
    }

    override func heldPart(of grip: BoardGrip) -> HeldPart? {
        guard let item = grip.home.time else { return nil }
        let first = days.number(of: item.start)
        if grip.home.isAllDay { return HeldPart(days: calendarBoard.day(at: grip.point.x) - first) }
        let all = calendarBoard.stretches(of: item)
        guard all.indices.contains(grip.piece) else { return nil }
        let (held, axis) = (all[grip.piece], days.axis)
        let (start, end) = (item.start.timeIntervalSinceReferenceDate, item.end.timeIntervalSinceReferenceDate)
        return HeldPart(
            days: held.day - first, from: held.from, before: axis.moment(at: held.from, in: held.day) - start,
            goesOnAbove: start < axis.days[held.day].start, goesOnBelow: end > axis.days[held.day].end)
    }

    // MARK: Pulled

    /// Where an item goes on over midnight, or on another page, there is no end of it to pull.
    override func edges(of item: BoardItem, piece: Int, on surface: BoardSurface) -> UIRectEdge {
        guard let time = item.time else { return [] }
        var ends: UIRectEdge = []
        if item.isAllDay {
            if time.start >= days.starts[0] { ends.insert(isMirrored ? .right : .left) }
            if time.end <= days.end { ends.insert(isMirrored ? .left : .right) }
            return ends.intersection(resizableEdgesOfStrip)
        }
        let pieces = calendarBoard.stretches(of: time)
        if piece == 0, time.start >= days.starts[0] { ends.insert(.top) }
        if piece == pieces.count - 1, time.end <= days.end { ends.insert(.bottom) }
        return ends.intersection(board.resizableEdges)
    }

    /// The beginning is at the top of the hours, and at the leading side of the strip.
    private var resizableEdgesOfStrip: UIRectEdge {
        var edges: UIRectEdge = []
        if board.resizableEdges.contains(.top) { edges.insert(isMirrored ? .right : .left) }
        if board.resizableEdges.contains(.bottom) { edges.insert(isMirrored ? .left : .right) }
        return edges
    }

    private func resizedInDays(_ home: BoardItem, _ edges: UIRectEdge, by offset: CGVector) -> BoardItem {
        let width = calendarBoard.columnWidth
        guard let old = home.time, width > 0, let span = days.span(of: old) else { return home }
        let count = Int(SnapAxis.multiple(of: 1, nearest: Double(isMirrored ? -offset.dx : offset.dx) / Double(width)))
        let isStart = edges.contains(isMirrored ? .right : .left)
        let most = span.upperBound - span.lowerBound
        return home.moved(
            to: .allDay(
                isStart
                    ? days.moved(old, by: min(count, most), longerBy: -min(count, most))
                    : days.moved(old, by: 0, longerBy: count)))
    }

    override func resized(_ home: BoardItem, _ edges: UIRectEdge, by offset: CGVector) -> BoardItem {
        guard !home.isAllDay else { return resizedInDays(home, edges, by: offset) }
        guard let old = home.time else { return home }
        var start = old.start.timeIntervalSinceReferenceDate
        var end = old.end.timeIntervalSinceReferenceDate
        let least = min(calendarBoard.step * 60, end - start)
        if edges.contains(.top), let day = days.axis.day(of: start) {
            let position = days.axis.position(of: start, in: day)
            let pulled = CGFloat(position) * scale + offset.dy
            start = min(moment(pulled, day, home: position, lasting: least), end - least)
        }
        // What ends at midnight ends on the day before, unless it begins there too.
        if edges.contains(.bottom), let day = days.axis.day(of: max(start, end - 0.001)) {
            let position = days.axis.position(of: end, in: day, isEnd: end > start)
            let pulled = CGFloat(position) * scale + offset.dy
            // What of it shows stays in sight.
            let first = max(start, days.axis.days[0].start)
            if abs(offset.dy) > 0 { end = max(moment(pulled, day, home: position), first + least) }
        }
        return home.moved(to: .time(time(start, end - start)))
    }

    // MARK: Drawn

    override func draws(_ item: BoardItem, on surface: BoardSurface) -> Bool {
        item.canResize && item.time != nil && item.isAllDay == (surface == .strip)
    }

    override func drawn(
        _ grip: BoardGrip, to point: CGPoint, beyond distance: CGFloat
    ) -> (BoardItem, UIRectEdge)? {
        grip.surface == .strip
            ? drawnInDays(grip, to: point, beyond: distance) : drawnInHours(grip, to: point, beyond: distance)
    }

    // MARK: Led by keys

    override func stepped(_ item: BoardItem, _ step: BoardStep) -> BoardItem? {
        next(item, step).flatMap { has($0) ? $0 : nil }
    }

    private func next(_ item: BoardItem, _ step: BoardStep) -> BoardItem? {
        guard let old = item.time else { return nil }
        let isForward = (step == .right) != isMirrored
        if item.isAllDay {
            switch step {
            case .left, .right: return item.moved(to: .allDay(days.moved(old, by: isForward ? 1 : -1)))
            case .down where item.canMove: return item.moved(to: .time(firstHour(of: old.start)))
            case .longer where item.canResize: return item.moved(to: .allDay(days.moved(old, by: 0, longerBy: 1)))
            case .shorter where item.canResize:
                let shorter = days.moved(old, by: 0, longerBy: -1)
                return shorter == old ? nil : item.moved(to: .allDay(shorter))
            default: return nil
            }
        }
        let seconds = calendarBoard.step * 60
        switch step {
        case .up, .down:
            let start = days.stepped(
                old.start.timeIntervalSinceReferenceDate, by: calendarBoard.step, isForward: step == .down)
            return item.moved(to: .time(time(start, old.duration)))
        case .left, .right:
            let start = calendarBoard.calendar.date(byAdding: .day, value: isForward ? 1 : -1, to: old.start)
            return start.map { item.moved(to: .time(DateInterval(start: $0, duration: old.duration))) }
        case .longer, .shorter:
            guard item.canResize else { return nil }
            let duration = old.duration + (step == .longer ? seconds : -seconds)
            return duration < seconds ? nil : item.moved(to: .time(DateInterval(start: old.start, duration: duration)))
        case .wider where item.canMove:
            return item.moved(to: .allDay(days.moved(DateInterval(start: old.start, duration: 0), by: 0)))
        case .wider, .narrower: return nil
        }
    }

    /// Where something is put that gets a time of a day: at the hour that shows first.
    private func firstHour(of day: Date) -> DateInterval {
        let axis = days.axis(ofDayAt: day.timeIntervalSinceReferenceDate)
        let position = axis.position(ofClock: (calendarBoard.firstHour * 60).rounded())
        let duration = calendarBoard.newItemDuration
        return time(axis.moment(nearest: position, in: 0, step: nil, lasting: duration), duration)
    }

    /// What lasts whole days ends at a side.
    override func step(of key: UIKey, for item: BoardItem) -> BoardStep? {
        switch super.step(of: key, for: item) {
        case .wider where item.isAllDay: isMirrored ? .shorter : .longer
        case .narrower where item.isAllDay: isMirrored ? .longer : .shorter
        case let step: step
        }
    }

    // MARK: New

    override func newPlace(at point: CGPoint, on surface: BoardSurface) -> BoardItem.Place? {
        let day = calendarBoard.day(at: point.x)
        if surface == .strip { return .allDay(wholeDay(day)) }
        // The step that the finger is in, not the next.
        let (axis, duration) = (days.axis, calendarBoard.newItemDuration)
        let pressed = min(
            axis.moment(at: Double(point.y / scale), in: day), axis.latestStart(in: day, lasting: duration))
        let start = axis.moment(from: pressed, in: day, step: calendarBoard.step, isForward: false)
        return .time(time(start, duration))
    }

    /// First the step at which an item with hours ends. Then the steps of the hours in sight that leave room for a new item
    /// there, day by day, from the item on; then all others of the days that show.
    override func newPlaces(after item: BoardItem?) -> [BoardItem.Place] {
        let from = item?.time.map { (item?.isAllDay == true ? $0.start : $0.end).timeIntervalSinceReferenceDate }
        let (sight, whole) = (board.sight, board.canvas.bounds)
        let seen = days.starts.indices.flatMap { starts(of: $0, from: sight.minY, to: sight.maxY) }
        let all = days.starts.indices.flatMap { starts(of: $0, from: whole.minY, to: whole.maxY) }
        let day = item?.isAllDay == false ? from.flatMap { days.axis.day(of: $0) } : nil
        let next = day.flatMap { starts(of: $0, from: whole.minY, to: whole.maxY).first { $0 >= from ?? .infinity } }
        func onward(_ starts: [Double]) -> [Double] {
            let point = from ?? seen.first ?? -.infinity
            return starts.filter { $0 >= point } + starts.filter { $0 < point }
        }
        var known: Set<Double> = []
        return ([next].compactMap(\.self) + onward(seen) + onward(all)).filter { known.insert($0).inserted }.map {
            start in
            .time(time(start, calendarBoard.newItemDuration))
        }
    }

    /// The moments of a day, in steps, at which a new item can begin so that it lies between two heights of the board; if
    /// it is too long for that, the first moment there.
    private func starts(of day: Int, from top: CGFloat, to bottom: CGFloat) -> [Double] {
        let step = calendarBoard.step
        guard top < bottom, step > 0 else { return [] }
        let end = days.axis.moment(at: Double(bottom / scale), in: day)
        func onward(_ moment: Double) -> Double {
            days.axis.moment(from: moment, in: day, step: step, isForward: true)
        }
        let first = onward(days.axis.moment(at: Double(top / scale), in: day))
        var starts = first < end ? [first] : []
        while let last = starts.last {
            let next = onward(last + step * 60)
            guard next > last, next + calendarBoard.newItemDuration <= end else { break }
            starts.append(next)
        }
        return starts
    }

    override func size(of item: BoardItem) -> CGSize {
        let new = calendarBoard.newItemDuration
        let minutes = (item.isAllDay ? new : item.time?.duration ?? new) / 60
        return CGSize(width: calendarBoard.columnWidth, height: CGFloat(minutes) * scale)
    }

    // MARK: In words

    /// The days on which an item is, and when.
    override func spokenPlace(of item: BoardItem) -> String {
        guard let time = item.time else { return "" }
        let words = calendarBoard.words
        if item.isAllDay {
            let last = time.duration > 0 ? time.end.addingTimeInterval(-1) : time.start
            let (first, end) = (words.day(time.start), words.day(last))
            return first == end ? Phrase.dayAllDay.text(first) : Phrase.daysAllDay.text(first, end)
        }
        return Phrase.dayAndTimes.text(words.day(time.start), words.time(time.start), words.time(time.end))
    }

    override func placeText(of item: BoardItem, pulledAt edges: UIRectEdge) -> String? {
        guard !item.isAllDay, let time = item.time else { return nil }
        return calendarBoard.words.time(edges.contains(.bottom) ? time.end : time.start)
    }

    override func name(of step: BoardStep, for item: BoardItem) -> String {
        switch step {
        case .down where item.isAllDay: Phrase.giveTime.text()
        case .wider where !item.isAllDay: Phrase.makeAllDay.text()
        case .up: Phrase.moveEarlier.text()
        case .down: Phrase.moveLater.text()
        case .left: (isMirrored ? Phrase.moveToNextDay : .moveToDayBefore).text()
        case .right: (isMirrored ? Phrase.moveToDayBefore : .moveToNextDay).text()
        case .longer, .shorter, .wider, .narrower: super.name(of: step, for: item)
        }
    }
}
