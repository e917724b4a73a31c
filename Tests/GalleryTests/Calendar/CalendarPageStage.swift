// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@testable import gallery

/// The calendar page in a window, with its file in a temporary folder.
@MainActor
struct CalendarPageStage {
    let folder: ScratchFolder
    let screen = TestScreen(size: CGSize(width: 900, height: 900))
    let page: CalendarController
    let calendar: Calendar

    /// The calendar of the tests: weeks begin on Monday, and daylight saving time ends in October.
    static func makeCalendar() throws -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
        calendar.locale = Locale(identifier: "en_GB")
        return calendar
    }

    init() throws {
        let calendar = try CalendarPageStage.makeCalendar()
        self.calendar = calendar
        folder = try ScratchFolder()
        let now = WallClock.timeOfPictures(in: calendar)
        page = CalendarController(store: CalendarStore(directory: folder.url), calendar: calendar) { now }
        screen.show(UINavigationController(rootViewController: page))
        screen.advance(by: 3)
    }

    var saved: [Appointment]? { CalendarStore(directory: folder.url).waitAndLoad().appointments }

    func appointment(_ title: String) -> Appointment? { page.appointments.first { $0.title == title } }

    /// The view of an appointment; nil if none is shown.
    func view(_ title: String) -> UIView? { appointment(title).flatMap { page.board.view(for: $0.id) } }
}
