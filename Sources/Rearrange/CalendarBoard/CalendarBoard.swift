// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// Days side by side, with what is on at which hour: a board whose items have times.
///
///     let board = CalendarBoard.week(of: date)
///     board.items = events.map { BoardItem(id: $0.id, time: $0.time, title: $0.title) }
///     board.onChange = { [weak self] change in self?.save(change) }
///
/// Items are carried from hour to hour and from day to day, in steps of a quarter of an hour, and their ends are pulled.
/// Held at a side, they turn the page, once for each while. Above the hours is a strip for what lasts whole days; an item
/// that is carried there lasts a day, and one that is carried down an hour. Keys do the first by shift with the arrow to
/// later days, and then the item keeps all its days, and the second by the arrow down. What overlaps lies side by side.
///
/// A finger that is held on empty hours and then moved, or a mouse that is dragged over them, makes an item that lasts from
/// there to where it is let go of, where ``BoardView/newItem`` gives one whose ``BoardItem/canResize`` is true; in the strip
/// it lasts the days between. An item of which that is false is carried.
///
/// What lies wholly on one day does so wherever a pointer carries it: its column holds it as a board holds its items, and
/// the last day has no next one to go on in. Keys and assistive technology lead it over midnight, and what goes over midnight
/// already is carried on so.
///
/// A day when clocks are put forward has nothing in the hour that is left out, and one when they are put back has all of
/// its 25. Every moment has its own place, and an item keeps how long it lasts wherever it goes.
///
/// Which days show, and in what steps items lie on them, are properties of its ``CalendarSpace``, and so of the board.
public final class CalendarBoard: BoardView<CalendarSpace> {
    /// The moments that a calendar has places for: those from the year 1 to 4000. An item that is elsewhere does not show,
    /// whatever ``CalendarSpace/firstDay`` is, and none is carried, led or pushed there.
    public nonisolated static let moments = Date.distantPast...Date.distantFuture

    /// The most rows of items that last whole days. The strip scrolls if there are more: a part of a row
    /// tells people so. It never takes more than half of the board's height, and shows a row at least.
    public var mostStripRows = CGFloat(Thresholds.Calendar.mostStripRows) { didSet { setNeedsLayout() } }

    /// The current time: a line shows it, and goes on from the time that was set. Nil for no line.
    public var now: Date? {
        get { clock.time }
        set {
            clock.start = newValue
            showNow()
            runClock()
        }
    }

    /// Called when other days show: by a swipe, by something held at the side, or by ``turnPage(by:animated:)``.
    public var onPage: ((Date) -> Void)?

    let header = CalendarHeaderView()
    let strip = CalendarStripView()
    let hours = CalendarHoursView()
    let nowView = CalendarNowView()
    private let stripName = UILabel()
    private(set) lazy var metrics = CalendarMetrics(traitCollection)
    /// The lanes of the items on the days that have been asked for.
    var lanes: [Int: LaneIndex<AnyHashable>] = [:]
    var stripLanes: [AnyHashable: Lanes.Lane]?
    private var stripRows = 1
    /// Was carried last, and is to be seen once it has come to rest.
    private var carried: AnyHashable?
    private var edge = EdgeDwell()
    private var hasScrolled = false
    let clock = CalendarClock()

    /// The week that a moment is in.
    public static func week(of date: Date, calendar: Calendar = .current) -> CalendarBoard {
        let first = calendar.dateInterval(of: .weekOfYear, for: date)?.start ?? date
        return CalendarBoard(frame: .zero, space: CalendarSpace(calendar: calendar, firstDay: first))
    }

    /// The day that a moment is in.
    public static func day(of date: Date, calendar: Calendar = .current) -> CalendarBoard {
        CalendarBoard(frame: .zero, space: CalendarSpace(calendar: calendar, firstDay: date, dayCount: 1))
    }

    override func setUp() {
        super.setUp()
        surfaces.append(BoardSurfaceViews(surface: .strip, sheet: strip.sheet, scrollView: strip))
        spacing = 0
        resizableEdges = [.top, .bottom]
        scrollView.alwaysBounceVertical = true
        scrollView.insertSubview(hours, at: 0)
        canvas.insertSubview(nowView, belowSubview: canvas.air)
        clipsToBounds = true
        configuration.coversWhatIsBelow = true
        stripName.text = Phrase.allDay.text()
        stripName.textColor = .secondaryLabel
        stripName.textAlignment = .center
        for view in [header, strip, stripName] { addSubview(view) }
        for surface in surfaces { surface.sheet.raiseTop(over: self) }
        strip.scrolled = { [weak self] in self?.scrolledStrip() }
        for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
            let swipe = UISwipeGestureRecognizer(target: self, action: CalendarBoard.swiped)
            swipe.direction = direction
            swipe.delegate = pager
            addGestureRecognizer(swipe)
        }
        hours.show(days, scale: scale)
    }

    private func scrolledStrip() {
        placeTops()
        controller.follow()
    }

    private let pager = CalendarPager()

    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        metrics = CalendarMetrics(traitCollection)
        setNeedsLayout()
    }

    // MARK: Days

    var days: CalendarDays { space.days }

    override func spaceChanged(from old: CalendarSpace) {
        hours.show(days, scale: scale)
        super.spaceChanged(from: old)
        if space.firstDay != old.firstDay { pageChanged() }
    }

    /// Other days of the same calendar: nobody's place on the plan is another.
    private func pageChanged() {
        placesChanged()
        covered = .null
        setNeedsLayout()
        layoutIfNeeded()
        drag?.updateLandingPiece()
        showItems()
        drag?.boardChanged()
        visit?.follow(again: true)
    }

    public override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        switch direction {
        case .left, .next: turnPage(by: isMirrored && direction == .left ? -1 : 1, animated: true)
        case .right, .previous: turnPage(by: isMirrored && direction == .right ? 1 : -1, animated: true)
        default: return super.accessibilityScroll(direction)
        }
        return true
    }

    override func dwell(at point: CGPoint, time: TimeInterval) {
        let area = canvas.convert(canvas.bounds, to: self)
        edge.pointerMoved(position: point.x, in: area.minX...max(area.minX, area.maxX), at: time)
        let page = edge.timePassed(time)
        if page != 0 { turnPage(by: isMirrored ? -page : page, animated: false) }
    }

    override func dragEnded() {
        edge = EdgeDwell()
        carried = drag?.id ?? visit?.hover.item.id
        setNeedsLayout()
    }

    public override func didMoveToWindow() {
        super.didMoveToWindow()
        runClock()
    }

    // MARK: What lies where

    override func placesChanged() {
        lanes = [:]
        stripLanes = nil
        if drag == nil, max(1, rowsOfStrip) != stripRows { setNeedsLayout() }
    }

    override func placesChanged(of ids: Set<AnyHashable>) -> Set<AnyHashable> { changeLanes(of: ids) }

    override func segments(of item: BoardItem<CalendarPlace>) -> [BoardSegment] { segmentsInLanes(of: item) }

    override func turn(to item: BoardItem<CalendarPlace>, animated: Bool) {
        if segments(of: item).isEmpty { turnPage(by: days.pages(to: item.time.start), animated: animated) }
    }

    override func wayBack() -> @MainActor () -> Void {
        let before = space
        return { [weak self] in self?.showPage(of: before) }
    }

    // MARK: Layout

    private var scale: CGFloat { space.scale }

    private var gutter: CGFloat { metrics.gutter }
    /// The height of the visible part of the strip.
    private var stripHeight: CGFloat {
        func height(_ rows: CGFloat) -> CGFloat { CalendarStripView.height(rows: rows, of: metrics.stripRow) }
        return min(height(CGFloat(stripRows)), max(height(1), min(height(mostStripRows), area.height / 2)))
    }
    /// Above the first hour, whose name is half above its line.
    private var topMargin: CGFloat { max(8, ceil(metrics.small.lineHeight / 2) + 1) }

    private var area: CGRect { bounds.inset(by: safeAreaInsets) }

    override var frameOfScrollView: CGRect {
        let top = area.minY + metrics.header + stripHeight
        return CGRect(x: area.minX, y: top, width: area.width, height: max(0, bounds.maxY - top))
    }

    override var marginsOfCanvas: UIEdgeInsets {
        UIEdgeInsets(top: topMargin, left: isMirrored ? 0 : gutter, bottom: 0, right: isMirrored ? gutter : 0)
    }

    public override func layoutSubviews() {
        if drag == nil { stripRows = max(1, rowsOfStrip) }
        stripName.font = metrics.small
        header.metrics = metrics
        hours.metrics = metrics
        let side = CGRect(x: area.minX + (isMirrored ? 0 : gutter), y: area.minY, width: area.width - gutter, height: 0)
        header.frame = CGRect(x: side.minX, y: side.minY, width: side.width, height: metrics.header)
        strip.layOut(
            in: CGRect(x: side.minX, y: header.frame.maxY, width: side.width, height: stripHeight), rows: stripRows,
            of: metrics.stripRow)
        stripName.frame = CGRect(
            x: isMirrored ? side.maxX : area.minX, y: strip.frame.minY, width: gutter,
            height: metrics.stripRow)
        let time = timeAtTop
        super.layoutSubviews()
        restore(timeAtTop: time)
        showCarried()
        hours.frame = CGRect(origin: .zero, size: scrollView.contentSize)
        hours.layOut(canvas.frame, isMirrored: isMirrored, space.words)
        showNow()
        if !hasScrolled, scrollView.bounds.height > 0 {
            hasScrolled = true
            let end = max(0, scrollView.contentSize.height - scrollView.bounds.height)
            scrollView.contentOffset.y = min(end, CGFloat(days.axis.position(ofClock: space.firstHour * 60)) * scale)
        }
    }

    /// The height of a minute at the last layout.
    private var laidOutScale: CGFloat?

    /// The time below the margin at the top of what is in sight, in minutes; nil before the first layout.
    private var timeAtTop: CGFloat? { laidOutScale.map { scrollView.contentOffset.y / $0 } }

    /// Keeps the time at the top if hours have another height.
    private func restore(timeAtTop minutes: CGFloat?) {
        defer { laidOutScale = scale }
        guard let minutes, laidOutScale != scale else { return }
        let end = max(0, scrollView.contentSize.height - scrollView.bounds.height)
        scrollView.contentOffset.y = min(end, max(0, minutes * scale))
    }

    /// What came to rest in the strip may lie in a row that does not show.
    private func showCarried() {
        guard drag == nil, visit == nil, let id = carried else { return }
        carried = nil
        guard let item = store[id], item.isAllDay, let segment = segments(of: item).first else { return }
        strip.show(segment.frame)
    }
}
