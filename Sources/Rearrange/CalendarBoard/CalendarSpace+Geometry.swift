// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// The geometry of calendar boards, whose places are time intervals on one axis.
extension CalendarSpace: BoardGeometry {
    // MARK: Columns

    func columnWidth(in context: BoardContext) -> CGFloat { context.bounds.width / CGFloat(days.starts.count) }

    /// The frame of a day's column.
    func columnFrame(_ day: Int, in context: BoardContext) -> CGRect {
        let place = context.isMirrored ? days.starts.count - 1 - day : day
        let width = columnWidth(in: context)
        return CGRect(x: CGFloat(place) * width, y: 0, width: width, height: context.bounds.height)
    }

    /// The index of the day whose column is at a horizontal position.
    func day(at x: CGFloat, in context: BoardContext) -> Int {
        let width = columnWidth(in: context)
        guard width > 0 else { return 0 }
        let last = days.starts.count - 1
        let place = min(max(0, Int((x / width).rounded(.down))), last)
        return context.isMirrored ? last - place : place
    }

    /// The pieces of a time interval on the visible days, each with the index of its day. Start and end are in minutes
    /// from the top of the day's column.
    func stretches(of time: DateInterval) -> [(day: Int, from: Double, to: Double)] {
        days.axis.stretches(
            from: time.start.timeIntervalSinceReferenceDate, to: time.end.timeIntervalSinceReferenceDate)
    }

    // MARK: Segments

    /// The frame of an item's piece on a day. Overlapping items are in lanes side by side. If `lane` is nil, the piece
    /// takes the whole width of the column.
    func frame(
        of stretch: (day: Int, from: Double, to: Double), in lane: Lanes.Lane?, _ context: BoardContext
    ) -> CGRect {
        let column = columnFrame(stretch.day, in: context).insetBy(dx: 1, dy: 0)
        let (y, isMirrored) = (CGFloat(stretch.from) * scale, context.isMirrored)
        let height = max(CalendarSpace.leastHeight, CGFloat(stretch.to - stretch.from) * scale - 1)
        guard let lane else {
            return CGRect(
                x: isMirrored ? column.minX + 1 : column.minX, y: y, width: column.width - 1, height: height)
        }
        let width = column.width / CGFloat(lane.count)
        let x = CGFloat(lane.index) * width
        let own = CGFloat(lane.span) * width - 1
        return CGRect(x: isMirrored ? column.maxX - x - own : column.minX + x, y: y, width: own, height: height)
    }

    /// The frame across the columns of several days, reduced by the horizontal margins that items have.
    func columnFrame(_ span: ClosedRange<Int>, in context: BoardContext) -> CGRect {
        columnFrame(span.lowerBound, in: context).union(columnFrame(span.upperBound, in: context))
            .insetBy(dx: 1, dy: 0)
    }

    // MARK: Collision plan

    func size(in sight: CGSize) -> CGSize { CGSize(width: sight.width, height: CGFloat(days.axis.length) * scale) }

    func keepsPlan(of other: any BoardGeometry<CalendarPlace>) -> Bool {
        guard let other = other as? CalendarSpace, calendar == other.calendar, dayCount == other.dayCount,
            step == other.step, hourHeight == other.hourHeight
        else { return false }
        // An autoupdating calendar is equal to itself after the time zone has changed, so the days are compared too.
        return firstDay != other.firstDay || days.starts == other.days.starts && days.end == other.days.end
    }

    func makePlan(in context: BoardContext) -> BoardPlan<AnyHashable> {
        BoardPlan(
            index: CollisionIndex(cellSize: CGSize(width: 4, height: 3600)), x: SnapAxis(length: 1),
            y: SnapAxis(length: days.length, step: step * 60),
            spacing: CGSize(width: 0, height: Double(context.spacing / scale) * 60), directions: .vertical)
    }

    func extent(of item: Item, in context: BoardContext) -> CGRect? {
        item.isAllDay ? nil : days.extent(of: item.time)
    }

    func extentOnStrip(of item: Item) -> CGRect? { item.isAllDay ? days.extent(of: item.time) : nil }

    /// The minimum height of an item, in points: a line of text.
    static let leastHeight: CGFloat = 14

    func ids(near area: CGRect, in context: BoardContext) -> [AnyHashable] {
        guard !area.isNull else { return [] }
        var known: Set<AnyHashable> = []
        var found: [AnyHashable] = []
        let margin = CalendarSpace.leastHeight
        for (number, day) in days.axis.days.enumerated() {
            let from = days.axis.moment(at: Double((area.minY - margin) / scale), in: number)
            let to = days.axis.moment(at: Double((area.maxY + margin) / scale), in: number)
            let extent = days.shownExtent(from: max(from, day.start), to: min(to + 1, day.end))
            for id in context.plan.index.ids(near: extent) where known.insert(id).inserted { found.append(id) }
        }
        return found + context.strip.ids(near: days.wholeExtent)
    }

    func has(_ item: Item) -> Bool { CalendarDays.has(item.time) }

    func surface(of item: Item) -> BoardSurface { item.isAllDay ? .strip : .board }

    /// The maximum number of pieces of an item, which may have one on each visible day.
    var mostPieces: Int { days.starts.count }

    /// The factor for horizontal distances when an arrow key moves the focus. It is large, so that vertical arrow keys
    /// stay within a day, and horizontal ones go to the next day that has an item.
    var focusWeightAcross: CGFloat { 100 }

    func item(_ item: Item, at extent: CGRect) -> Item {
        item.moved(to: .time(days.time(of: extent)))
    }

    /// The moment at a vertical position in a day's column, rounded to the time step, or to `home` if that is nearer.
    ///
    /// - Parameters:
    ///   - home: the vertical position before the drag, in minutes from the top of the column; nil for none.
    ///   - duration: the number of seconds after the moment that must be on the same day; nil for no such limit.
    private func moment(_ y: CGFloat, _ day: Int, home: Double? = nil, lasting duration: Double? = nil) -> Double {
        days.axis.moment(
            nearest: Double(y / scale), in: day, step: step, home: home, lasting: duration)
    }

    /// The minimum number of seconds that a dragged item across midnight must have on the day on which the user holds
    /// the item. This is one time step, or the item's whole `duration` if that is shorter.
    private func leastInSight(of duration: TimeInterval) -> Double { min(step * 60, duration) }

    /// The number of seconds that a time interval takes up on its first day; its whole duration if that day is not
    /// visible.
    private func secondsOnFirstDay(of time: DateInterval) -> Double {
        let start = time.start.timeIntervalSinceReferenceDate
        return days.axis.day(of: start).map { min(time.duration, days.axis.days[$0].end - start) } ?? time.duration
    }

    /// Returns the item moved to the free place that is nearest to `extent`, preferably on the same day; nil if no
    /// place is free.
    func nearestFree(to item: Item, at extent: CGRect, in context: BoardContext) -> Item? {
        let start = item.time.start.timeIntervalSinceReferenceDate
        let shown = days.axis.day(of: start)
        let day = shown.map { days.axis.days[$0] } ?? days.axis(ofDayAt: start).days[0]
        let own = days.extent(from: day.start, to: day.end)
        let fits = extent.height <= day.end - start
        let free =
            (fits ? context.plan.nearestFree(of: item.id, to: extent, within: own) : nil)
            ?? context.plan.nearestFree(of: item.id, to: extent)
        return free.map { self.item(item, at: $0) }
    }

    func time(_ start: Double, _ duration: TimeInterval) -> DateInterval {
        DateInterval(start: Date(timeIntervalSinceReferenceDate: start), duration: max(0, duration))
    }

    func wholeDay(_ day: Int) -> DateInterval {
        let (start, end) = (days.axis.days[day].start, days.axis.days[day].end)
        return time(start, end - start)
    }

    // MARK: Moving

    func moved(_ grab: Grab, to frame: CGRect, on surface: BoardSurface, in context: BoardContext) -> Item {
        let old = grab.originalItem.time
        let day = day(at: frame.minX + grab.point.x - grab.frame.minX, in: context)
        let held = grab.kind == .move ? grab.held : nil
        let count = held.map { day - days.number(of: old.start) - $0.days }
        switch (surface, grab.originalItem.isAllDay) {
        case (.strip, let isAllDay):
            guard isAllDay, grab.surface == .strip, let count else {
                return grab.originalItem.moved(to: .allDay(wholeDay(day)))
            }
            return grab.originalItem.moved(to: .allDay(days.moved(old, by: count)))
        case (.board, true):
            let duration = newItemDuration
            return grab.originalItem.moved(to: .time(time(moment(frame.minY, day, lasting: duration), duration)))
        case (.board, false):
            guard let held, let count else {
                return grab.originalItem.moved(
                    to: .time(time(moment(frame.minY, day, lasting: old.duration), old.duration)))
            }
            let goesOn = held.continuesBefore || held.continuesAfter
            let onDay = goesOn ? min(leastInSight(of: old.duration), secondsOnFirstDay(of: old)) : old.duration
            let start = startAfterDrag(
                old.start, held.home, by: frame.minY - grab.frame.minY, days: count, heldOn: day, lasting: onDay)
            return grab.originalItem.moved(to: .time(time(start, old.duration)))
        }
    }

    /// The start of an item that is dragged down by `offset` points and sideways by `count` days. The day of that start
    /// may not be visible.
    ///
    /// - Parameters:
    ///   - start: the moment at which the item starts before the drag.
    ///   - home: the same start, in minutes from the top of its day's column.
    ///   - heldDay: the day on which the item is held.
    ///   - duration: the minimum number of the item's seconds that must be on `heldDay`, if the item begins on that
    ///     day.
    private func startAfterDrag(
        _ start: Date, _ home: Double, by offset: CGFloat, days count: Int, heldOn heldDay: Int,
        lasting duration: Double
    ) -> Double {
        let position = home + Double(offset / scale)
        let over = (position / days.axis.length).rounded(.down)
        let own = days.axis.day(of: start.timeIntervalSinceReferenceDate) ?? days.number(of: start)
        let (day, rest) = (own + count + Int(over), position - over * days.axis.length)
        if days.starts.indices.contains(day) {
            return moment(CGFloat(rest) * scale, day, home: home, lasting: day == heldDay ? duration : nil)
        }
        let midnight = CalendarDays.day(days.starts[0], day, calendar)
        return days.axis(ofDayAt: midnight.timeIntervalSinceReferenceDate)
            .moment(nearest: rest, in: 0, step: step, home: home, lasting: nil)
    }

    /// Returns the frame of a dragged piece, limited to the board. An item that crosses midnight may be dragged past
    /// the top or bottom, but a part as long as one time step stays inside.
    func kept(_ frame: CGRect, of grab: Grab, in context: BoardContext) -> CGRect {
        var kept = context.clamped(frame)
        guard grab.kind == .move, !grab.originalItem.isAllDay, let held = grab.held else { return kept }
        let least = CGFloat(step) * scale
        let top = held.continuesBefore ? min(0, least - frame.height) : 0
        let bottom = context.bounds.height - (held.continuesAfter ? least : frame.height)
        // If the part before midnight was shorter than a time step at the lift, the item was below `bottom` already. It
        // may then be dragged down to its place at the lift, but not farther.
        kept.origin.y = max(top, min(frame.minY, max(bottom, grab.frame.minY)))
        return kept
    }

    func heldDay(of grab: Grab, in context: BoardContext) -> HeldDay? {
        let item = grab.originalItem.time
        let first = days.number(of: item.start)
        if grab.originalItem.isAllDay { return HeldDay(days: day(at: grab.point.x, in: context) - first) }
        let all = stretches(of: item)
        guard all.indices.contains(grab.piece) else { return nil }
        let (held, axis) = (all[grab.piece], days.axis)
        let (start, end) = (item.start.timeIntervalSinceReferenceDate, item.end.timeIntervalSinceReferenceDate)
        let own = axis.day(of: start)
        return HeldDay(
            days: held.day - first,
            home: (own == nil ? days.axis(ofDayAt: start) : axis).position(of: start, in: own ?? 0),
            continuesBefore: start < axis.days[held.day].start, continuesAfter: end > axis.days[held.day].end)
    }

    // MARK: Resizing

    /// The edges of an item's piece that the user can drag. An edge at which the item continues, across midnight or on
    /// another page, cannot be dragged.
    func edges(of item: Item, piece: Int, in context: BoardContext) -> UIRectEdge {
        let time = item.time
        var ends: UIRectEdge = []
        if item.isAllDay {
            if time.start >= days.starts[0] { ends.insert(context.isMirrored ? .right : .left) }
            if time.end <= days.end { ends.insert(context.isMirrored ? .left : .right) }
            return ends.intersection(edgesOfStrip(in: context))
        }
        let pieces = stretches(of: time)
        if piece == 0, time.start >= days.starts[0] { ends.insert(.top) }
        if piece == pieces.count - 1, time.end <= days.end { ends.insert(.bottom) }
        return ends.intersection(context.resizableEdges)
    }

    /// The edges that the user can drag in the all-day strip. An item's start, its top edge among the hours, is its
    /// leading edge in the strip. Its end, the bottom edge among the hours, is the trailing edge.
    private func edgesOfStrip(in context: BoardContext) -> UIRectEdge {
        var edges: UIRectEdge = []
        if context.resizableEdges.contains(.top) { edges.insert(context.isMirrored ? .right : .left) }
        if context.resizableEdges.contains(.bottom) { edges.insert(context.isMirrored ? .left : .right) }
        return edges
    }

    private func resizedInDays(
        _ home: Item, _ edges: UIRectEdge, by offset: CGVector, in context: BoardContext
    ) -> Item {
        let width = columnWidth(in: context)
        let old = home.time
        guard width > 0, let span = days.span(of: old) else { return home }
        let count = Int(
            SnapAxis.multiple(of: 1, nearest: Double(context.isMirrored ? -offset.dx : offset.dx) / Double(width)))
        let isStart = edges.contains(context.isMirrored ? .right : .left)
        let most = span.upperBound - span.lowerBound
        return home.moved(
            to: .allDay(
                isStart
                    ? days.moved(old, by: min(count, most), longerBy: -min(count, most))
                    : days.moved(old, by: 0, longerBy: count)))
    }

    func resized(_ home: Item, _ edges: UIRectEdge, by offset: CGVector, in context: BoardContext) -> Item {
        guard !home.isAllDay else { return resizedInDays(home, edges, by: offset, in: context) }
        let old = home.time
        var start = old.start.timeIntervalSinceReferenceDate
        var end = old.end.timeIntervalSinceReferenceDate
        let least = min(step * 60, end - start)
        if edges.contains(.top), let day = days.axis.day(of: start) {
            let position = days.axis.position(of: start, in: day)
            let pulled = CGFloat(position) * scale + offset.dy
            start = min(moment(pulled, day, home: position, lasting: least), end - least)
        }
        // An item that ends at midnight ends on the day before, unless it also begins at that midnight.
        if edges.contains(.bottom), let day = days.axis.day(of: max(start, end - 0.001)) {
            let position = days.axis.position(of: end, in: day, isEnd: end > start)
            let pulled = CGFloat(position) * scale + offset.dy
            // The visible part of the item keeps its minimum length, which is a time step unless the item was shorter.
            let first = max(start, days.axis.days[0].start)
            if abs(offset.dy) > 0 { end = max(moment(pulled, day, home: position), first + least) }
        }
        return home.moved(to: .time(time(start, end - start)))
    }

    // MARK: Creating by dragging

    func draws(_ item: Item, on surface: BoardSurface) -> Bool {
        item.canResize && item.isAllDay == (surface == .strip)
    }

    func drawn(
        _ grab: Grab, to point: CGPoint, beyond distance: CGFloat, in context: BoardContext
    ) -> (Item, UIRectEdge)? {
        grab.surface == .strip
            ? drawnInDays(grab, to: point, beyond: distance, in: context)
            : drawnInHours(grab, to: point, beyond: distance, in: context)
    }

    // MARK: Keys

    func stepped(_ item: Item, _ step: BoardStep, in context: BoardContext) -> Item? {
        next(item, step, in: context).flatMap { has($0) ? $0 : nil }
    }

    private func next(_ item: Item, _ step: BoardStep, in context: BoardContext) -> Item? {
        let old = item.time
        let isForward = (step == .right) != context.isMirrored
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
        let seconds = self.step * 60
        switch step {
        case .up, .down:
            let start = days.stepped(
                old.start.timeIntervalSinceReferenceDate, by: self.step, isForward: step == .down)
            return item.moved(to: .time(time(start, old.duration)))
        case .left, .right:
            let start = calendar.date(byAdding: .day, value: isForward ? 1 : -1, to: old.start)
            return start.map { item.moved(to: .time(DateInterval(start: $0, duration: old.duration))) }
        case .longer, .shorter:
            guard item.canResize else { return nil }
            let duration = old.duration + (step == .longer ? seconds : -seconds)
            return duration < seconds ? nil : item.moved(to: .time(DateInterval(start: old.start, duration: duration)))
        case .wider where item.canMove:
            return item.moved(to: .allDay(days.moved(old, by: 0)))
        case .wider, .narrower: return nil
        }
    }

    /// The time that an all-day item gets when it is moved from the all-day strip to the hours of `day`. It starts at
    /// the hour ``firstHour``, and lasts ``newItemDuration``.
    private func firstHour(of day: Date) -> DateInterval {
        let axis = days.axis(ofDayAt: day.timeIntervalSinceReferenceDate)
        let position = axis.position(ofClock: (firstHour * 60).rounded())
        let duration = newItemDuration
        return time(axis.moment(nearest: position, in: 0, step: nil, lasting: duration), duration)
    }

    /// The step by which a key moves or resizes an item; nil for other keys. Shift with a horizontal arrow key makes an
    /// all-day item longer or shorter, because the end of such an item is at its trailing side.
    @MainActor
    func step(of key: UIKey, for item: Item, in context: BoardContext) -> BoardStep? {
        let step = BoardStep(key)
        guard step == .wider || step == .narrower else { return step }
        let isForward = (step == .wider) != context.isMirrored
        return item.isAllDay ? isForward ? .longer : .shorter : isForward ? .wider : .narrower
    }

    // MARK: New items

    func newPlace(at point: CGPoint, on surface: BoardSurface, in context: BoardContext) -> CalendarPlace? {
        let day = day(at: point.x, in: context)
        if surface == .strip { return .allDay(wholeDay(day)) }
        // The start is rounded down to the beginning of the pressed time step.
        let (axis, duration) = (days.axis, newItemDuration)
        let pressed = min(
            axis.moment(at: Double(point.y / scale), in: day), axis.latestStart(in: day, lasting: duration))
        let start = axis.moment(from: pressed, in: day, step: step, isForward: false)
        return .time(time(start, duration))
    }

    /// The candidate places for a new item, in order of preference. First, the time step at which the given item ends,
    /// unless it is all-day. Then the visible time steps with room for a new item, day by day, starting at the given
    /// item. Last, all other time steps of the visible days.
    func newPlaces(after item: Item?, sight: CGRect, in context: BoardContext) -> [CalendarPlace] {
        let from = item.map { ($0.isAllDay ? $0.time.start : $0.time.end).timeIntervalSinceReferenceDate }
        let whole = context.bounds
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
            .time(time(start, newItemDuration))
        }
    }

    /// The moments of a day, one time step apart, at which a new item fits between two vertical positions. If the item
    /// is too long, only the first moment is returned.
    private func starts(of day: Int, from top: CGFloat, to bottom: CGFloat) -> [Double] {
        guard top < bottom, step > 0 else { return [] }
        let end = days.axis.moment(at: Double(bottom / scale), in: day)
        func onward(_ moment: Double) -> Double {
            days.axis.moment(from: moment, in: day, step: step, isForward: true)
        }
        let first = onward(days.axis.moment(at: Double(top / scale), in: day))
        var starts = first < end ? [first] : []
        while let last = starts.last {
            let next = onward(last + step * 60)
            guard next > last, next + newItemDuration <= end else { break }
            starts.append(next)
        }
        return starts
    }

    func sized(_ item: Item) -> Item {
        guard !item.isAllDay, item.time.duration == 0 else { return item }
        return item.moved(to: .time(DateInterval(start: item.time.start, duration: newItemDuration)))
    }

    func size(of item: Item, in context: BoardContext) -> CGSize {
        let minutes = (item.isAllDay ? newItemDuration : item.time.duration) / 60
        return CGSize(width: columnWidth(in: context), height: CGFloat(minutes) * scale)
    }

    // MARK: Descriptions

    /// The text that assistive technology speaks for the days and times of an item.
    func spokenPlace(of item: Item, in context: BoardContext) -> String {
        let time = item.time
        if item.isAllDay {
            let last = time.duration > 0 ? time.end.addingTimeInterval(-1) : time.start
            let (first, end) = (words.day(time.start), words.day(last))
            return first == end ? Phrase.dayAllDay.text(first) : Phrase.daysAllDay.text(first, end)
        }
        return Phrase.dayAndTimes.text(words.day(time.start), words.time(time.start), words.time(time.end))
    }

    func placeText(of item: Item, pulledAt edges: UIRectEdge) -> String? {
        item.isAllDay ? nil : words.time(edges.contains(.bottom) ? item.time.end : item.time.start)
    }

    func name(of step: BoardStep, for item: Item, in context: BoardContext) -> String {
        switch step {
        case .down where item.isAllDay: Phrase.giveTime.text()
        case .wider where !item.isAllDay: Phrase.makeAllDay.text()
        case .up: Phrase.moveEarlier.text()
        case .down: Phrase.moveLater.text()
        case .left: (context.isMirrored ? Phrase.moveToNextDay : .moveToDayBefore).text()
        case .right: (context.isMirrored ? Phrase.moveToDayBefore : .moveToNextDay).text()
        case .longer, .shorter, .wider, .narrower: step.name
        }
    }
}
