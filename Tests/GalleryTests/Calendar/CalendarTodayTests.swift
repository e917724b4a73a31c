// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("The calendar page on the current day") @MainActor
struct CalendarTodayTests {
    private let calendar: Calendar
    private let folder: ScratchFolder

    init() throws {
        calendar = try CalendarPageStage.makeCalendar()
        folder = try ScratchFolder()
    }

    private func date(_ day: Int, _ hour: Int) throws -> Date {
        try #require(calendar.date(from: DateComponents(year: 2027, month: 2, day: day, hour: hour)))
    }

    private func show(_ now: Date, width: CGFloat) throws -> (CalendarController, TestScreen) {
        let screen = TestScreen(size: CGSize(width: width, height: 800))
        let page = CalendarController(store: CalendarStore(directory: folder.url), calendar: calendar) { now }
        screen.show(UINavigationController(rootViewController: page))
        try screen.settle()
        return (page, screen)
    }

    /// Whether the line of the current time is visible.
    private func isNowInSight(_ page: CalendarController) -> Bool {
        let scrollView = page.board.scrollView
        let lines = scrollView.all(UIView.self).filter { $0.backgroundColor == .systemRed && $0.frame.height == 2 }
        return lines.contains { line in
            !line.isHidden && scrollView.bounds.intersects(line.convert(line.bounds, to: scrollView))
        }
    }

    @Test(
        "The page opens at the current time, by day and by night, with sample appointments today",
        arguments: [390.0, 900], [3, 11, 23])
    func opens(width: Double, hour: Int) throws {
        let now = try date(12, hour)
        let (page, _) = try show(now, width: width)
        #expect(page.title == "Feb 2027")
        #expect(isNowInSight(page))
        let first = width < 560 ? try date(12, 0) : try date(8, 0)
        #expect(page.board.firstDay == first)
        #expect(page.appointments.contains { calendar.isDate($0.start, inSameDayAs: now) })
    }

    @Test("The Today button returns to the current day and hour", arguments: [390.0, 900])
    func today(width: Double) throws {
        let (page, screen) = try show(try date(12, 22), width: width)
        for _ in 0..<4 {
            screen.tap(page.bar.earlier)
            screen.advance(by: 0.5)
        }
        page.board.scrollView.contentOffset.y = 0
        #expect(!isNowInSight(page))
        screen.tap(page.bar.today)
        try screen.settle()
        #expect(isNowInSight(page))
        #expect(page.title == "Feb 2027")
    }

    @Test("The + button adds a visible appointment and starts name editing")
    func add() throws {
        let (page, screen) = try show(try date(12, 11), width: 390)
        let before = page.appointments.count
        screen.activate(try #require(screen.accessibilityElement(named: "Add")))
        try screen.settle()
        #expect(page.appointments.count == before + 1)
        screen.type("Walk")
        screen.press(.return)
        try screen.settle()
        let made = try #require(page.appointments.first { $0.title == "Walk" })
        #expect(page.board.view(for: made.id)?.isHidden == false)
    }

    @Test("A mouse drag over empty hours adds an appointment of that length, as the page's hint says")
    func dragged() throws {
        let (page, screen) = try show(try date(12, 11), width: 900)
        #expect(page.view.words.contains { $0.contains("drag") && $0.contains("new event") })
        let board = page.board
        let mouse = screen.mouse
        mouse.move(to: board.convert(CGPoint(x: board.bounds.width - 40, y: 400), to: nil))
        mouse.press()
        mouse.move(by: CGVector(dx: 0, dy: 120), duration: 0.3)
        mouse.release()
        try screen.settle()
        screen.type("Long")
        screen.press(.return)
        try screen.settle()
        let made = try #require(page.appointments.first { $0.title == "Long" })
        #expect(made.duration >= 105 * 60)
        #expect(made.duration <= 135 * 60)
        #expect(CalendarStore(directory: folder.url).waitAndLoad().appointments?.contains(made) == true)
    }
}
