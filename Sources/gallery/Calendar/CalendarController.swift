// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import UIKit

/// A calendar week of appointments, which opens on the current day.
///
/// The user drags, resizes, adds, renames and deletes appointments. A drag over empty hours, the + button or Control-N
/// adds an appointment. A double tap, Return or the menu renames one, and the menu or the Delete key deletes one.
///
/// The overlap rule applies to an appointment that is dropped on others. It moves them, shares the time with them, or
/// returns to its old time.
final class CalendarController: SavingController<CalendarDocument> {
    private(set) var appointments: [Appointment]
    let board: CalendarBoard
    let bar = CalendarBar()
    /// The label that explains how to make appointments.
    let hint = UILabel()
    /// Returns the current time.
    private let clock: () -> Date
    private var hasShownToday = false
    /// The object that renames appointments in place.
    private(set) lazy var naming: Naming<CalendarController> = Naming(on: self)
    /// The identifier of the appointment that was just made, until its drag has ended and its name is edited.
    var unnamedID: Appointment.ID?
    /// The identifier of the appointment that the last change added; nil if the last change did something else.
    var lastAddedID: Appointment.ID?

    private var rule: OverlapRule
    /// The first visible day before the page last switched from fewer days to a week; nil before the first switch.
    private var firstDayBeforeWeek: Date?

    init(store: CalendarStore, calendar: Calendar = .current, clock: @escaping () -> Date) {
        self.clock = clock
        let loaded = store.waitAndLoad()
        var calendar = calendar
        calendar.firstWeekday = 2
        board = CalendarBoard.week(of: clock(), calendar: calendar)
        appointments = loaded.appointments ?? Appointment.samples(from: board.firstDay, in: calendar)
        rule = loaded.document?.rule ?? .move
        super.init("The calendar", in: store, loaded)
        title = "Calendar"
    }

    required init?(coder: NSCoder) {
        fatalError("CalendarController is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(board)
        board.items = appointments.map(\.item)
        board.onChange = { [weak self] change in self?.apply(change) }
        board.newItem = { [weak self] place in self?.makeItem(at: place) }
        board.onPage = { [weak self] _ in
            self?.naming.end()
            self?.showMonth()
        }
        setUpRenaming()
        bar.earlier.addAction(
            UIAction { [weak self] _ in self?.board.turnPage(by: -1, animated: true) }, for: .touchUpInside)
        bar.later.addAction(
            UIAction { [weak self] _ in self?.board.turnPage(by: 1, animated: true) }, for: .touchUpInside)
        bar.today.addAction(UIAction { [weak self] _ in self?.showToday() }, for: .touchUpInside)
        bar.help.addAction(UIAction { [weak self] _ in self?.showHint() }, for: .primaryActionTriggered)
        showRule()
        view.addSubview(bar)
        hint.text = "Hold an empty hour and drag for a new event. A mouse drags at once."
        hint.font = .preferredFont(forTextStyle: .footnote)
        hint.adjustsFontForContentSizeCategory = true
        hint.textColor = .secondaryLabel
        hint.numberOfLines = 0
        view.addSubview(hint)
        let add = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction(title: "Add") { [weak self] _ in self?.addAppointment() })
        navigationItem.rightBarButtonItems = [add] + undoButtons.items
        showMonth()
    }

    /// Sets the page's title to the month or months of the visible days.
    private func showMonth() {
        let (calendar, first) = (board.calendar, board.firstDay)
        let formatter = DateIntervalFormatter()
        formatter.calendar = calendar
        formatter.timeZone = calendar.timeZone
        formatter.locale = calendar.locale ?? .current
        formatter.dateTemplate = "MMMyyyy"
        let last = calendar.date(byAdding: .day, value: board.dayCount - 1, to: first) ?? first
        title = formatter.string(from: first, to: last)
    }

    /// Scrolls to the current day and time.
    private func showToday() {
        let now = clock()
        board.now = now
        board.showMoment(now, animated: true)
    }

    /// Applies the chosen overlap rule to the board, and shows it in the bar.
    private func showRule() {
        board.collision = rule.collision
        bar.ruleName = rule.name
        bar.rule.menu = UIMenu(
            children: OverlapRule.allCases.map { other in
                UIAction(title: other.name, state: other == rule ? .on : .off) { [weak self] _ in self?.setRule(other) }
            })
    }

    private func setRule(_ rule: OverlapRule) {
        self.rule = rule
        showRule()
        save()
    }

    // MARK: Changes

    private func makeItem(at place: CalendarPlace) -> BoardItem<CalendarPlace>? {
        // Commits the name that the user is typing for an earlier appointment, before another one is made.
        naming.end()
        var item = Appointment(title: "New", start: board.firstDay, duration: 0, tint: .green).item
        item.place = place
        return item
    }

    /// Makes an appointment when the user presses Control-N or Command-N, even if no appointment has the focus.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let key = presses.first?.key, BoardView.isKeyOfNewItem(key) else {
            return super.pressesBegan(presses, with: event)
        }
        addAppointment()
    }

    /// Makes an appointment after the focused one, or else at the first free time.
    private func addAppointment() {
        // Ends any renaming, which returns the focus to the renamed appointment. The board adds the new appointment
        // after the focused one.
        naming.end()
        board.addItem()
    }

    private func apply(_ change: BoardChange<CalendarPlace>) {
        lastAddedID = change.kind == .added ? change.item.id.base as? Appointment.ID : nil
        let known = Dictionary(appointments.map { (AnyHashable($0.id), $0) }) { first, _ in first }
        if change.kind == .added, undoManager?.isUndoing != true, undoManager?.isRedoing != true {
            unnamedID = change.item.id.base as? Appointment.ID
        }
        appointments = board.items.map { item in
            (known[item.id]
                ?? Appointment(
                    id: item.id.base as? UUID ?? UUID(), title: item.title, start: board.firstDay, duration: 0,
                    tint: Appointment.Tint(item.color)
                )).moved(with: item)
        }
        save()
    }

    /// Renames an appointment.
    func setName(_ name: String, of id: Appointment.ID) {
        guard let index = appointments.firstIndex(where: { $0.id == id }) else { return }
        lastAddedID = nil
        appointments[index].title = name
        board.items = board.items.map { item in
            var item = item
            if item.id == AnyHashable(id) { item.title = name }
            return item
        }
        save()
    }

    private func save() {
        save(CalendarDocument(appointments: appointments, rule: rule))
    }

    // MARK: Layout

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        var area = view.bounds
        area.origin.y = view.safeAreaInsets.top
        let below = CalendarBar.height + view.safeAreaInsets.bottom
        area.size.height -= area.origin.y + below
        bar.frame = CGRect(x: 0, y: area.maxY, width: area.width, height: below)
        area = placeHint(in: placeNotice(in: area))
        adaptToTextSize(in: area.width)
        board.frame = area
        naming.repositionField()
        if !hasShownToday, !area.isEmpty { openOnToday() }
    }

    /// Places the hint at the top of an area if it is short enough. Otherwise the bar shows a button for the hint.
    ///
    /// - Returns: the rest of the area.
    private func placeHint(in area: CGRect) -> CGRect {
        let room = area.insetBy(dx: 16, dy: 6)
        let height = hint.sizeThatFits(room.size).height.rounded(.up)
        bar.showsHelp = height + 12 > area.height * CalendarController.maxHintFraction
        hint.isHidden = bar.showsHelp
        if bar.showsHelp { return area }
        hint.frame = CGRect(x: room.minX, y: room.minY, width: room.width, height: height)
        return area.divided(atDistance: height + 12, from: .minYEdge).remainder
    }

    /// The largest fraction of the area's height that the hint may take.
    private static let maxHintFraction: CGFloat = 0.2

    private func showHint() {
        naming.end()
        present(HintPage(hint.text ?? ""), animated: true)
    }

    /// Scrolls to the current day and time when the page opens. If up to three days show, the current day is the first.
    private func openOnToday() {
        hasShownToday = true
        let now = clock()
        if board.dayCount < 7 { board.firstDay = board.calendar.startOfDay(for: now) }
        board.showMoment(now, animated: false)
        showMonth()
    }

    /// Adapts the number of visible days and the height of an hour to the text size. A wide area shows a week, and a
    /// narrower one up to three days.
    ///
    /// - Parameter width: the width of the board in points.
    private func adaptToTextSize(in width: CGFloat) {
        let metrics = UIFontMetrics(forTextStyle: .caption1)
        func scaled(_ points: CGFloat) -> CGFloat {
            max(points, metrics.scaledValue(for: points, compatibleWith: traitCollection))
        }
        let days = Int(
            ((width - CalendarController.timeColumnWidth) / scaled(CalendarController.minDayWidth)).rounded(.down))
        let count = width < scaled(560) ? min(max(days, 1), 3) : 7
        if board.dayCount != count { showDays(count) }
        let hour = scaled(60).rounded()
        if board.hourHeight != hour { board.hourHeight = hour }
    }

    /// The minimum width of a day's column at the default text size, in points.
    private static let minDayWidth: CGFloat = 88
    /// The part of the board's width that the days' columns do not occupy, in points.
    private static let timeColumnWidth: CGFloat = 48

    /// Changes the number of visible days. If a week is to be shown, it is the one with most of the previously visible
    /// days. If fewer days are shown again while that week is visible, they begin with the day that was first before
    /// the week was shown.
    private func showDays(_ count: Int) {
        let (calendar, first, old) = (board.calendar, board.firstDay, board.dayCount)
        let middle = calendar.date(byAdding: .day, value: old / 2, to: first) ?? first
        board.dayCount = count
        if count == 7, let week = calendar.dateInterval(of: .weekOfYear, for: middle) {
            firstDayBeforeWeek = first
            board.firstDay = week.start
        } else if old == 7, let day = firstDayBeforeWeek,
            calendar.isDate(first, equalTo: day, toGranularity: .weekOfYear)
        {
            board.firstDay = day
        }
        showMonth()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        board.now = clock()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        view.setNeedsLayout()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        naming.end()
    }
}
