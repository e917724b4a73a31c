// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import UIKit

/// A week of appointments: hold one to carry it, pull its ends, hold an empty hour or press control-N for a new one, name
/// one by two taps, Return or its menu, delete one by that or the Delete key. Where one is already, it makes way, shares,
/// or refuses, as the button says.
final class CalendarController: SavingController {
    private(set) var appointments: [Appointment]
    let board: CalendarBoard
    private let store: CalendarStore
    private let canSave: Bool
    let bar = CalendarBar()
    /// How appointments get other names.
    private(set) lazy var naming: Naming<CalendarController> = Naming(on: self)
    /// The appointment that was made last, until it is at rest and gets its name.
    var nameless: Appointment.ID?

    private static let rules: [(name: String, short: String, rule: BoardView.Collision)] = [
        ("Others make way", "Make way", .push), ("Others share", "Share", .overlap),
        ("Others refuse", "Refuse", .reject),
    ]
    private var rule = 0

    init(store: CalendarStore, calendar: Calendar = .current) {
        self.store = store
        let loaded = store.load()
        canSave = !loaded.isReadOnly
        appointments = loaded.appointments ?? Appointment.samples(in: calendar)
        var calendar = calendar
        calendar.firstWeekday = 2
        board = CalendarBoard.week(of: Appointment.firstDay(in: calendar), calendar: calendar)
        super.init(nibName: nil, bundle: nil)
        title = "Calendar"
        fileNotice = FileNotice(loaded)
    }

    required init?(coder: NSCoder) {
        fatalError("CalendarController is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(board)
        board.items = appointments.map(\.item)
        board.now = board.calendar.date(byAdding: .minute, value: 2 * 1440 + 11 * 60 + 40, to: board.firstDay)
        board.onChange = { [weak self] change in self?.take(change) }
        board.newItem = { [weak self] place in self?.makeItem(at: place) }
        board.onPage = { [weak self] _ in
            self?.naming.end()
            self?.showMonth()
        }
        offerNames()
        bar.earlier.addAction(
            UIAction { [weak self] _ in self?.board.turnPage(by: -1, animated: true) }, for: .touchUpInside)
        bar.later.addAction(
            UIAction { [weak self] _ in self?.board.turnPage(by: 1, animated: true) }, for: .touchUpInside)
        bar.first.addAction(UIAction { [weak self] _ in self?.showFirstDay() }, for: .touchUpInside)
        bar.rule.addAction(UIAction { [weak self] _ in self?.nextRule() }, for: .touchUpInside)
        showRule()
        view.addSubview(bar)
        navigationItem.rightBarButtonItems = undoButtons.items
        showMonth()
    }

    /// The month that shows is the page's title.
    private func showMonth() {
        let formatter = DateFormatter()
        formatter.calendar = board.calendar
        formatter.timeZone = board.calendar.timeZone
        formatter.locale = board.calendar.locale ?? .current
        formatter.setLocalizedDateFormatFromTemplate("MMMyyyy")
        title = formatter.string(from: board.firstDay)
    }

    private func showFirstDay() {
        board.firstDay = Appointment.firstDay(in: board.calendar)
        showMonth()
    }

    private func nextRule() {
        rule = (rule + 1) % CalendarController.rules.count
        showRule()
    }

    private func showRule() {
        let (name, short, collision) = CalendarController.rules[rule]
        bar.ruleNames = (name, short)
        board.collision = collision
    }

    // MARK: Changes

    private func makeItem(at place: BoardItem.Place) -> BoardItem? {
        // Whoever asks for it: a name that is being typed is taken before there is another.
        naming.end()
        var item = Appointment(title: "New", start: board.firstDay, duration: 0, tint: .green).item
        item.place = place
        return item
    }

    /// Control-N, or command-N, makes one also where none has the focus.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let key = presses.first?.key, BoardView.isKeyOfNewItem(key) else {
            return super.pressesBegan(presses, with: event)
        }
        // What is being named has the focus again, and the new one comes after that.
        naming.end()
        board.addItem()
    }

    private func take(_ change: BoardChange) {
        let known = Dictionary(appointments.map { (AnyHashable($0.id), $0) }) { first, _ in first }
        if change.kind == .added, undoManager?.isUndoing != true, undoManager?.isRedoing != true {
            nameless = change.item.id.base as? Appointment.ID
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

    /// An appointment has another name from now on.
    func take(name: String, of id: Appointment.ID) {
        guard let index = appointments.firstIndex(where: { $0.id == id }) else { return }
        appointments[index].title = name
        board.items = board.items.map { item in
            var item = item
            if item.id == AnyHashable(id) { item.title = name }
            return item
        }
        save()
    }

    private func save() {
        guard canSave else { return }
        save("The calendar", CalendarDocument(appointments: appointments), in: store)
    }

    // MARK: Layout

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        var area = view.bounds
        area.origin.y = view.safeAreaInsets.top
        let below = CalendarBar.height + view.safeAreaInsets.bottom
        area.size.height -= area.origin.y + below
        bar.frame = CGRect(x: 0, y: area.maxY, width: area.width, height: below)
        area = placeNotice(in: area)
        // A week where there is room for seven names, else three days.
        let count = area.width < 560 ? 3 : 7
        if board.dayCount != count { showDays(count) }
        board.frame = area
        naming.follow()
    }

    /// Shows so many days: a week from its first day, and so that most of what was seen is in it.
    private func showDays(_ count: Int) {
        let calendar = board.calendar
        let middle = calendar.date(byAdding: .day, value: board.dayCount / 2, to: board.firstDay) ?? board.firstDay
        board.dayCount = count
        guard count == 7, let week = calendar.dateInterval(of: .weekOfYear, for: middle) else { return }
        board.firstDay = week.start
        showMonth()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        naming.end()
    }
}
