// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import UIKit

/// A calendar event.
struct Event: Identifiable {
    var id = UUID()
    var title: String
    var time: DateInterval
    var isAllDay = false
}

/// A calendar whose events can be dragged to other hours and days.
final class WeekController: UIViewController {
    private(set) var events: [Event]
    let board: CalendarBoard

    init(events: [Event], week: Date, calendar: Calendar) {
        self.events = events
        board = CalendarBoard.week(of: week, calendar: calendar)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("WeekController is made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(board)
        board.collision = .overlap
        board.items = events.map { event in
            BoardItem(id: event.id, time: event.time, isAllDay: event.isAllDay, title: event.title)
        }
        board.onChange = { [weak self] change in self?.take(change) }
        board.newItem = { place in
            BoardItem(id: UUID(), place: place, title: "New", canResize: true)
        }
    }

    /// Updates `events` after a drag, or after the undo or redo of a drag, has changed the board.
    private func take(_ change: BoardChange<CalendarPlace>) {
        for item in change.pushed + [change.item] {
            guard let id = item.id.base as? UUID else { continue }
            events.removeAll { $0.id == id }
            if change.kind == .removed, item.id == change.item.id { continue }
            events.append(Event(id: id, title: item.title, time: item.time, isAllDay: item.isAllDay))
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        board.frame = view.bounds
        board.dayCount = view.bounds.width < 560 ? 3 : 7
    }
}
