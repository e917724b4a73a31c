// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

/// A calendar that shows days side by side: a board whose items have times.
///
///     let board = CalendarBoard.week(of: date)
///     board.items = events.map { BoardItem(id: $0.id, time: $0.time, title: $0.title) }
///     board.onChange = { [weak self] change in self?.save(change) }
///
/// The user drags items from hour to hour and from day to day, and drags their edges to change when they start and end.
/// Times snap to ``CalendarSpace/step``, a quarter of an hour by default. If the user holds a dragged item at a side of
/// the board, the page turns, repeatedly while the item stays there. A strip above the hours contains all-day items. An
/// item dragged into the strip lasts a day. An item dragged out of the strip lasts ``CalendarSpace/newItemDuration``.
/// On the keyboard, Shift and the arrow key towards later days make an item all-day. Unlike in a drag, the item then
/// keeps all its days. The down arrow gives an all-day item a time. Overlapping items are laid out side by side.
///
/// The user adds an item by holding a finger on empty hours and then moving it, or by dragging a mouse there. The item
/// lasts from the pressed time to the time of the drop. The board needs a ``BoardView/newItem`` closure that returns an
/// item whose ``BoardItem/canResize`` is true; otherwise the new item is moved as a whole. In the strip the new item
/// lasts the days from the press to the drop.
///
/// An item within one day stays within one day when a pointer drags it. Keys and accessibility actions can move it
/// across midnight. A pointer can drag an item across midnight to another place across midnight.
///
/// On a day when clocks go forward, the skipped hour is empty; a day when clocks go back has all its 25 hours. Every
/// moment has its own place, and an item keeps its duration when it moves.
///
/// The properties of ``CalendarSpace``, which are also properties of the board, set the visible days and the time step.
public final class CalendarBoard: BoardView<CalendarSpace> {
    /// The range of moments that a calendar supports: the years 1 to 4000. Items outside this range are not shown,
    /// whatever ``CalendarSpace/firstDay`` is. No item can be dragged, moved by keys or pushed out of the range.
    public nonisolated static let moments = Date.distantPast...Date.distantFuture

    /// The maximum number of visible rows in the all-day strip; 3.5 by default. The strip scrolls if it has more rows,
    /// which the half visible row indicates. The strip takes at most half of the board's height, and shows at least one
    /// row.
    public var mostStripRows = CGFloat(Thresholds.Calendar.mostStripRows) { didSet { setNeedsLayout() } }

    /// The current time, which the calendar marks with a line; nil for no line. After the app has set a time, it
    /// advances by itself.
    public var now: Date? {
        get { clock.time }
        set {
            clock.start = newValue
            showNow()
            runClock()
        }
    }

    /// Called with the first visible day when the visible days change: by a swipe, by a dragged item held at a side, or
    /// by ``turnPage(by:animated:)``.
    public var onPage: ((Date) -> Void)?

    let header = CalendarHeaderView()
    let strip = CalendarStripView()
    let hours = CalendarHoursView()
    let nowView = CalendarNowView()
    private let stripName = UILabel()
    private(set) lazy var metrics = CalendarMetrics(traitCollection)
    /// The lanes in which overlapping items are drawn side by side, by the index of the visible day. Days that have not
    /// been laid out yet are missing.
    var lanes: [Int: LaneIndex<AnyHashable>] = [:]
    var stripLanes: [AnyHashable: Lanes.Lane]?
    private var stripRows = 1
    /// The id of the item that was dragged last. If the item is all-day, the strip scrolls to it after the drop.
    private var lastDragged: AnyHashable?
    private var edge = EdgePageTurner()
    private var hasScrolled = false
    let clock = CalendarClock()

    /// Creates a board that shows the week of a date.
    public static func week(of date: Date, calendar: Calendar = .current) -> CalendarBoard {
        let first = calendar.dateInterval(of: .weekOfYear, for: date)?.start ?? date
        return CalendarBoard(frame: .zero, space: CalendarSpace(calendar: calendar, firstDay: first))
    }

    /// Creates a board that shows the day of a date.
    public static func day(of date: Date, calendar: Calendar = .current) -> CalendarBoard {
        CalendarBoard(frame: .zero, space: CalendarSpace(calendar: calendar, firstDay: date, dayCount: 1))
    }

    override func setUp() {
        super.setUp()
        surfaces.append(BoardSurfaceViews(surface: .strip, contentView: strip.contentView, scrollView: strip))
        spacing = 0
        resizableEdges = [.top, .bottom]
        scrollView.alwaysBounceVertical = true
        scrollView.insertSubview(hours, at: 0)
        canvas.insertSubview(nowView, belowSubview: canvas.dragContainer)
        clipsToBounds = true
        configuration.coversWhatIsBelow = true
        stripName.text = Phrase.allDay.text()
        stripName.textColor = .secondaryLabel
        stripName.textAlignment = .center
        for view in [header, strip, stripName] { addSubview(view) }
        for surface in surfaces { surface.contentView.addDragContainer(over: self) }
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
        controller.updateDrag()
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

    /// Updates the board after it has turned to other days of the same calendar. The items' rectangles in the collision
    /// plan do not depend on the visible days, and stay valid.
    private func pageChanged() {
        placesChanged()
        populatedRect = .null
        setNeedsLayout()
        layoutIfNeeded()
        drag?.updateLandingPiece()
        showItems()
        drag?.boardChanged()
        dropSession?.updateProposal(again: true)
    }

    public override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        switch direction {
        case .left, .next: turnPage(by: isMirrored && direction == .left ? -1 : 1, animated: true)
        case .right, .previous: turnPage(by: isMirrored && direction == .right ? 1 : -1, animated: true)
        default: return super.accessibilityScroll(direction)
        }
        return true
    }

    override func turnPageIfHeldAtSide(at point: CGPoint, time: TimeInterval) {
        let area = canvas.convert(canvas.bounds, to: self)
        edge.pointerMoved(position: point.x, in: area.minX...max(area.minX, area.maxX), at: time)
        let page = edge.timePassed(time)
        if page != 0 { turnPage(by: isMirrored ? -page : page, animated: false) }
    }

    override func dragEnded() {
        edge = EdgePageTurner()
        lastDragged = drag?.id ?? dropSession?.dropProposal.item.id
        setNeedsLayout()
    }

    public override func didMoveToWindow() {
        super.didMoveToWindow()
        runClock()
    }

    // MARK: Item frames

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

    override func makePageRestorer() -> @MainActor () -> Void {
        let before = space
        return { [weak self] in self?.showPage(of: before) }
    }

    // MARK: Layout

    private var scale: CGFloat { space.scale }

    private var gutter: CGFloat { metrics.gutter }
    /// The height, in points, of the visible part of the all-day strip.
    private var stripHeight: CGFloat {
        func height(_ rows: CGFloat) -> CGFloat { CalendarStripView.height(rows: rows, of: metrics.stripRow) }
        return min(height(CGFloat(stripRows)), max(height(1), min(height(mostStripRows), area.height / 2)))
    }
    /// The margin, in points, above the line of the first hour. It has room for the upper half of the hour's label,
    /// which is centred on the line.
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
        scrollToLastDragged()
        hours.frame = CGRect(origin: .zero, size: scrollView.contentSize)
        hours.layOut(canvas.frame, isMirrored: isMirrored, space.words)
        showNow()
        if !hasScrolled, scrollView.bounds.height > 0 {
            hasScrolled = true
            let end = max(0, scrollView.contentSize.height - scrollView.bounds.height)
            scrollView.contentOffset.y = min(end, CGFloat(days.axis.position(ofClock: space.firstHour * 60)) * scale)
        }
    }

    /// The height of a minute, in points, at the last layout; nil before the first layout.
    private var laidOutScale: CGFloat?

    /// The time at the top of the visible area, in minutes from the start of the day; nil before the first layout.
    private var timeAtTop: CGFloat? { laidOutScale.map { scrollView.contentOffset.y / $0 } }

    /// Scrolls so that the same time stays at the top, if the height of an hour has changed.
    private func restore(timeAtTop minutes: CGFloat?) {
        defer { laidOutScale = scale }
        guard let minutes, laidOutScale != scale else { return }
        let end = max(0, scrollView.contentSize.height - scrollView.bounds.height)
        scrollView.contentOffset.y = min(end, max(0, minutes * scale))
    }

    /// Scrolls the all-day strip to the item that was dropped last, if that item is all-day.
    private func scrollToLastDragged() {
        guard drag == nil, dropSession == nil, let id = lastDragged else { return }
        lastDragged = nil
        guard let item = store[id], item.isAllDay, let segment = segments(of: item).first else { return }
        strip.show(segment.frame)
    }
}
