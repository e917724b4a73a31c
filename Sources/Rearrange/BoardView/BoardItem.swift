// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Something that lies on a board: a value, which the board never changes behind the app's back.
public struct BoardItem: Identifiable, Equatable {
    /// Where an item lies.
    public enum Place: Equatable, Sendable {
        /// In points of the board, on a ``BoardView``.
        case frame(CGRect)
        /// From one moment to another, on a ``CalendarBoard``.
        case time(DateInterval)
        /// From the day of one moment to the end of the day before another, in the strip of a ``CalendarBoard``.
        case allDay(DateInterval)
    }

    /// Who it is, whatever else of it changes: a drag follows it, and its view stays the same.
    public let id: AnyHashable
    /// Where it lies. A board shows nothing of an item whose place is of another board's kind.
    public var place: Place
    /// What it is called: shown by the board's own views, and told by assistive technology.
    public var title: String
    /// The colour of the board's own view; nil for the board's tint colour.
    public var color: UIColor?
    /// Whether it can be lifted, and pushed by others.
    public var canMove = true
    /// Whether its edges can be pulled.
    public var canResize: Bool
    /// Whether people can delete it: by the Delete key when it has the focus, by its menu, which a secondary click opens,
    /// and by an action of assistive technology. Ours: false unless set.
    public var canDelete = false

    /// An item in a frame of a ``BoardView``.
    public init(id: some Hashable, frame: CGRect, title: String = "", color: UIColor? = nil, canResize: Bool = false) {
        self.init(id: AnyHashable(id), place: .frame(frame), title: title, color: color, canResize: canResize)
    }

    /// An item that lasts some time, or whole days, on a ``CalendarBoard``.
    public init(
        id: some Hashable, time: DateInterval, isAllDay: Bool = false, title: String = "", color: UIColor? = nil,
        canResize: Bool = true
    ) {
        self.init(
            id: AnyHashable(id), place: isAllDay ? .allDay(time) : .time(time), title: title, color: color,
            canResize: canResize)
    }

    /// An item in a place that somebody else has found, such as that of ``BoardView/newItem``.
    public init(id: AnyHashable, place: Place, title: String = "", color: UIColor? = nil, canResize: Bool = false) {
        (self.id, self.place, self.title, self.color) = (id, place, title, color)
        self.canResize = canResize
    }

    /// Its frame on the board, where it has one.
    public var frame: CGRect? {
        if case .frame(let frame) = place { frame } else { nil }
    }

    /// When it is, where it has a time.
    public var time: DateInterval? {
        switch place {
        case .frame: nil
        case .time(let time), .allDay(let time): time
        }
    }

    /// Whether it lasts whole days.
    public var isAllDay: Bool {
        if case .allDay = place { true } else { false }
    }

    /// The same item somewhere else.
    func moved(to place: Place) -> BoardItem {
        var moved = self
        moved.place = place
        return moved
    }
}
