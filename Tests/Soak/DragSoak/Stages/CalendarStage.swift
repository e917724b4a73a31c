// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Rearrange
import UIKit

/// A stage with a `CalendarBoard` of a day, three days or a week, some of which have a clock change.
final class CalendarStage: SoakBoardStage {
    private struct Settings {
        let collision: BoardCollision
        let start: Date
        let dayCount: Int
        let makesNew: Bool

        init(_ numbers: SoakNumbers) {
            collision = numbers.one(of: [(BoardCollision.reject, 0.3), (.push, 0.3), (.overlap, 0.4)])
            // The first days of three weeks of 2026, in UTC. In Berlin, the clock is set forward or back at the end of
            // the first two, and not in the third.
            start = Date(timeIntervalSince1970: numbers.one(of: [1_774_224_000, 1_792_972_800, 1_768_176_000]) ?? 0)
            dayCount = numbers.one(of: [1, 3, 7]) ?? 7
            makesNew = numbers.happens(0.3)
        }
    }

    private static let berlin: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
        calendar.locale = Locale(identifier: "en_GB")
        calendar.firstWeekday = 2
        return calendar
    }()

    let container = SoakContainerView()
    let ledger = SoakLedger()
    private let settings: Settings
    let items: SoakBoard<CalendarSpace>
    private let board: CalendarBoard

    convenience init(_ numbers: SoakNumbers) {
        self.init(Settings(numbers))
        items.fill(3 + numbers.index(below: 12), numbers)
    }

    private init(_ settings: Settings) {
        self.settings = settings
        board = CalendarBoard.week(of: settings.start.addingTimeInterval(43_200), calendar: Self.berlin)
        board.dayCount = settings.dayCount
        board.collision = settings.collision
        items = SoakBoard(
            board, ledger,
            collide: settings.collision == .overlap
                ? nil
                : { one, other in
                    !one.isAllDay && !other.isAllDay && one.time.start < other.time.end
                        && other.time.start < one.time.end
                },
            place: { numbers in
                let day = settings.start.addingTimeInterval(86_400 * Double(numbers.index(below: settings.dayCount)))
                if numbers.happens(0.15) {
                    return .allDay(DateInterval(start: day, duration: 86_400 * Double(1 + numbers.index(below: 3))))
                }
                let begin = day.addingTimeInterval(900 * Double(8 + numbers.index(below: 72)))
                return .time(DateInterval(start: begin, duration: 900 * Double(2 + numbers.index(below: 12))))
            })
        if settings.makesNew {
            items.makesNew { BoardItem(id: AnyHashable($0), place: $1, title: "\($0)", canResize: true) }
        }
        showBoard()
    }

    func makeTwin() -> any SoakStage {
        let twin = CalendarStage(settings)
        twin.items.fill(like: items)
        twin.board.firstDay = board.firstDay
        return twin
    }
}
