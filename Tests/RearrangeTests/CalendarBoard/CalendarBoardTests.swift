// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

/// A week in Berlin on a screen of 746 by 700 points, with 100 points for a day and 60 for an hour.
@MainActor
final class CalendarStage {
    let screen = TestScreen(size: CGSize(width: 746, height: 700))
    let board: CalendarBoard
    private(set) var model: [BoardItem<CalendarPlace>]
    private(set) var changes: [BoardChange<CalendarPlace>] = []
    private(set) var pages: [String] = []

    static let berlin: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "Europe/Berlin")!
        calendar.locale = Locale(identifier: "en_GB")
        calendar.firstWeekday = 2
        return calendar
    }()

    /// The date of a clock time in Berlin such as "2026-03-23 09:00".
    static func at(_ text: String) -> Date {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = berlin.timeZone
        formatter.dateFormat = "yyyy-MM-dd HH:mm"
        return formatter.date(from: text)!
    }

    static func text(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = berlin.timeZone
        formatter.dateFormat = "yyyy-MM-dd HH:mm"
        return formatter.string(from: date)
    }

    static func event(_ id: String, _ start: String, minutes: Double = 60) -> BoardItem<CalendarPlace> {
        BoardItem(id: id, time: DateInterval(start: at(start), duration: minutes * 60), title: "Event \(id)")
    }

    static func days(_ id: String, _ first: String, _ count: Double = 1) -> BoardItem<CalendarPlace> {
        let start = at(first + " 00:00")
        return BoardItem(
            id: id, time: DateInterval(start: start, end: at(first + " 00:00") + count * 86_400), isAllDay: true,
            title: "Event \(id)")
    }

    init(
        _ items: [BoardItem<CalendarPlace>], week: String = "2026-03-16", days: Int = 7,
        prepare: (CalendarBoard) -> Void = { _ in }
    ) {
        model = items
        board = CalendarBoard.week(of: Self.at(week + " 12:00"), calendar: Self.berlin)
        board.dayCount = days
        board.items = items
        prepare(board)
        board.onChange = { [unowned self] change in
            changes.append(change)
            model = change.applied(to: model)
        }
        board.onPage = { [unowned self] in pages.append(Self.text($0)) }
        screen.show(board)
        screen.advance(by: 3)
    }

    /// Replaces the items of the model and of the board, as an app does when its data change.
    func replace(_ items: [BoardItem<CalendarPlace>]) {
        model = items
        board.items = items
    }

    func view(_ id: String) -> UIView { board.view(for: id)! }
    func start(_ id: String) -> String { Self.text(model.first { $0.id == AnyHashable(id) }!.time.start) }
    func end(_ id: String) -> String { Self.text(model.first { $0.id == AnyHashable(id) }!.time.end) }

    func lift(_ id: String, x: CGFloat = 0.5, y: CGFloat = 0.5) -> TestFinger {
        let view = view(id)
        let point = view.convert(CGPoint(x: view.bounds.width * x, y: view.bounds.height * y), to: nil)
        let finger = screen.touch(at: point)
        finger.hold(0.55)
        return finger
    }

    func drag(_ id: String, days: CGFloat, minutes: CGFloat) -> TestFinger {
        let finger = lift(id)
        finger.move(by: CGVector(dx: days * 100, dy: minutes), duration: 0.3)
        return finger
    }

    private func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }

    /// The texts of all labels on the board.
    var texts: [String] { all(board).compactMap { ($0 as? UILabel)?.text } }

    func expectSettled(_ sourceLocation: SourceLocation = #_sourceLocation) throws {
        try screen.settle()
        screen.advance(by: 0.1)
        #expect(!board.isDragging, sourceLocation: sourceLocation)
        #expect(board.items == model, sourceLocation: sourceLocation)
        let views = all(board)
        #expect(!views.contains { String(describing: type(of: $0)).contains("Ghost") }, sourceLocation: sourceLocation)
        for view in views where String(describing: type(of: view)).hasPrefix("BoardItemView") {
            #expect(view.alpha == 1, sourceLocation: sourceLocation)
            #expect(view.transform == .identity, sourceLocation: sourceLocation)
            #expect(!(view.layer.sublayers ?? []).contains { $0 is CAShapeLayer }, sourceLocation: sourceLocation)
        }
    }
}

@Suite("Calendar: dragging events") @MainActor
struct CalendarBoardTests {
    @Test("An event dragged to another day and hour snaps to quarter hours and keeps its duration")
    func moved() throws {
        let stage = CalendarStage([CalendarStage.event("A", "2026-03-17 09:00", minutes: 90)])
        stage.drag("A", days: 2, minutes: 97).up()
        try stage.expectSettled()
        #expect(stage.start("A") == "2026-03-19 10:30")
        #expect(stage.end("A") == "2026-03-19 12:00")
        #expect(stage.changes.count == 1)
    }

    @Test("An event dropped where it was keeps its exact time, and on another day its minute (I04)")
    func exact() throws {
        let stage = CalendarStage([CalendarStage.event("A", "2026-03-17 09:07")])
        let finger = stage.lift("A")
        finger.move(by: CGVector(dx: 2, dy: 3), duration: 0.1)
        finger.up()
        try stage.expectSettled()
        #expect(stage.start("A") == "2026-03-17 09:07")
        #expect(stage.changes.isEmpty)
        stage.drag("A", days: 1, minutes: 0).up()
        try stage.expectSettled()
        #expect(stage.start("A") == "2026-03-18 09:07")
    }

    @Test("An event dropped on another returns, and directly before another it stays (I66, I67)")
    func collisions() throws {
        let stage = CalendarStage([
            CalendarStage.event("A", "2026-03-17 09:00"), CalendarStage.event("B", "2026-03-18 10:00"),
        ])
        let finger = stage.drag("A", days: 1, minutes: 30)
        #expect(stage.board.isDropAllowed == false)
        finger.up()
        try stage.expectSettled()
        #expect(stage.start("A") == "2026-03-17 09:00")
        stage.drag("A", days: 1, minutes: 0).up()
        try stage.expectSettled()
        #expect(stage.start("A") == "2026-03-18 09:00")
    }

    @Test("A pushed event pushes later ones on (I68)")
    func push() throws {
        let stage = CalendarStage(
            [
                CalendarStage.event("A", "2026-03-17 09:00"), CalendarStage.event("B", "2026-03-18 10:00"),
                CalendarStage.event("C", "2026-03-18 11:00"),
            ], prepare: { $0.collision = .push })
        stage.drag("A", days: 1, minutes: 30).up()
        try stage.expectSettled()
        #expect(stage.start("A") == "2026-03-18 09:30")
        #expect(stage.start("B") == "2026-03-18 10:30")
        #expect(stage.start("C") == "2026-03-18 11:30")
    }

    @Test("Overlapping events are side by side, and full width again when one moves away")
    func sideBySide() throws {
        let stage = CalendarStage(
            [CalendarStage.event("A", "2026-03-17 09:00"), CalendarStage.event("B", "2026-03-17 09:30")],
            prepare: {
                $0.collision = .overlap
                $0.firstHour = 5
            })
        #expect(stage.view("A").frame.maxX <= stage.view("B").frame.minX)
        #expect(stage.view("A").frame.width < 50)
        stage.drag("B", days: 1, minutes: 0).up()
        try stage.expectSettled()
        #expect(stage.view("A").frame.width > 95)
        #expect(stage.view("B").frame.width > 95)
        stage.drag("B", days: -1, minutes: -15).up()
        try stage.expectSettled()
        #expect(stage.start("B") == "2026-03-17 09:15")
        #expect(stage.view("B").frame.width < 50)
    }

    @Test("On a day with a skipped hour, times keep their labels, and a drop in that hour starts after it")
    func spring() throws {
        let stage = CalendarStage(
            [CalendarStage.event("A", "2026-03-28 09:00"), CalendarStage.event("B", "2026-03-28 05:00")],
            week: "2026-03-23", prepare: { $0.firstHour = 1 })
        stage.drag("A", days: 1, minutes: 0).up()
        try stage.expectSettled()
        #expect(stage.start("A") == "2026-03-29 09:00")
        #expect(stage.end("A") == "2026-03-29 10:00")
        #expect(stage.view("A").frame.minY == 540)
        stage.drag("B", days: 1, minutes: -150).up()
        try stage.expectSettled()
        #expect(stage.start("B") == "2026-03-29 03:00")
        #expect(stage.end("B") == "2026-03-29 04:00")
    }

    @Test("A day of 25 hours shows all of them, with a place for each of the repeated hours")
    func autumn() throws {
        let first = CalendarStage.at("2026-10-25 01:00").addingTimeInterval(3600)
        let again = first.addingTimeInterval(3600)
        let stage = CalendarStage(
            [
                BoardItem(id: "A", time: DateInterval(start: first, duration: 3600), title: "First"),
                BoardItem(id: "B", time: DateInterval(start: again, duration: 3600), title: "Again"),
                CalendarStage.event("C", "2026-10-24 10:00"),
            ], week: "2026-10-19", prepare: { $0.firstHour = 1 })
        #expect(stage.view("A").frame.minY == 120)
        #expect(stage.view("B").frame.minY == 180)
        #expect(abs(stage.view("C").frame.minY - 11 * 60) < 0.1)
        #expect(stage.texts.count { $0 == "02:00" } == 2)
        // B begins at the second 2:00. Two hours later it is 4:00, because no further hour is repeated.
        stage.drag("B", days: 0, minutes: 120).up()
        try stage.expectSettled()
        #expect(stage.start("B") == "2026-10-25 04:00")
    }

    @Test("An event over midnight is shown on both days, and can be dragged by its second part")
    func overMidnight() throws {
        let stage = CalendarStage(
            [CalendarStage.event("A", "2026-03-17 22:00", minutes: 240)], prepare: { $0.firstHour = 0 })
        let point = stage.board.convert(CGPoint(x: 46 + 250, y: 70 + 8 + 60), to: nil)
        let finger = stage.screen.touch(at: point)
        finger.hold(0.6)
        #expect(stage.board.isDragging)
        finger.move(by: CGVector(dx: 100, dy: 60), duration: 0.3)
        finger.up()
        try stage.expectSettled()
        #expect(stage.start("A") == "2026-03-18 23:00")
        #expect(stage.end("A") == "2026-03-19 03:00")
    }

    @Test("An event longer than the screen with its top scrolled off is lifted where it is held (I72)")
    func long() throws {
        let stage = CalendarStage([CalendarStage.event("A", "2026-03-17 01:00", minutes: 20 * 60)])
        let finger = stage.screen.touch(at: CGPoint(x: 46 + 150, y: 400))
        finger.hold(0.6)
        #expect(stage.board.isDragging)
        finger.move(by: CGVector(dx: 0, dy: 60), duration: 0.3)
        finger.up()
        try stage.expectSettled()
        #expect(stage.start("A") == "2026-03-17 02:00")
    }

    @Test("Holding at the side turns one page per interval, and the event goes along (I73)")
    func pages() throws {
        let stage = CalendarStage([CalendarStage.event("A", "2026-03-17 12:00")])
        let finger = stage.drag("A", days: 1, minutes: 0)
        finger.move(to: CGPoint(x: 742, y: finger.location.y), duration: 0.2)
        finger.hold(0.7)
        #expect(stage.pages == [])
        finger.hold(0.2)
        #expect(stage.pages == ["2026-03-23 00:00"])
        finger.hold(0.5)
        #expect(stage.pages.count == 1)
        finger.move(to: CGPoint(x: 46 + 150, y: finger.location.y), duration: 0.2)
        finger.hold(2)
        #expect(stage.pages.count == 1)
        finger.up()
        try stage.expectSettled()
        #expect(stage.start("A") == "2026-03-24 12:00")
        stage.board.turnPage(by: -1, animated: true)
        try stage.expectSettled()
        #expect(stage.board.view(for: "A") == nil)
    }

    @Test("Cancelling on another page returns the event and shows its page again", arguments: [true, false])
    func cancelledElsewhere(byApp: Bool) throws {
        let stage = CalendarStage([CalendarStage.event("A", "2026-03-17 12:00")])
        let finger = stage.drag("A", days: 1, minutes: 0)
        finger.move(to: CGPoint(x: 742, y: finger.location.y), duration: 0.2)
        finger.hold(1)
        #expect(stage.pages == ["2026-03-23 00:00"])
        if byApp { stage.board.cancel() } else { finger.cancel() }
        finger.up()
        try stage.expectSettled()
        #expect(stage.changes.isEmpty)
        #expect(stage.board.view(for: "A") != nil)
        #expect(stage.pages.last == "2026-03-16 00:00")
    }

    @Test("The ends of an event are resized in quarter hours, and not over another event (I69)")
    func resized() throws {
        let stage = CalendarStage([
            CalendarStage.event("A", "2026-03-17 09:00"), CalendarStage.event("B", "2026-03-17 11:00"),
        ]) { $0.firstHour = 5 }
        let finger = stage.lift("A", y: 0.95)
        finger.move(by: CGVector(dx: 0, dy: 32), duration: 0.2)
        finger.up()
        try stage.expectSettled()
        #expect(stage.end("A") == "2026-03-17 10:30")
        #expect(stage.start("A") == "2026-03-17 09:00")
        let top = stage.lift("A", y: 0.04)
        top.move(by: CGVector(dx: 0, dy: -46), duration: 0.2)
        top.up()
        try stage.expectSettled()
        #expect(stage.start("A") == "2026-03-17 08:15")
        let far = stage.lift("A", y: 0.97)
        far.move(by: CGVector(dx: 0, dy: 60), duration: 0.2)
        #expect(stage.board.isDropAllowed == false)
        far.up()
        try stage.expectSettled()
        #expect(stage.end("A") == "2026-03-17 10:30")
    }

    @Test("A long press on an empty hour adds an event of an hour there")
    func added() throws {
        let stage = CalendarStage([]) { board in
            board.newItem = { BoardItem(id: "new", place: $0, title: "New", canResize: true) }
        }
        let finger = stage.screen.touch(at: CGPoint(x: 46 + 250, y: 70 + 8 + 2 * 60 + 10))
        finger.hold(0.6)
        finger.up()
        try stage.expectSettled()
        #expect(stage.start("new") == "2026-03-18 10:00")
        #expect(stage.end("new") == "2026-03-18 11:00")
    }

    @Test("After a drop into or out of the strip, its height fits its events")
    func heightOfStrip() throws {
        let stage = CalendarStage([CalendarStage.days("A", "2026-03-17"), CalendarStage.days("B", "2026-03-17")])
        let top = stage.board.scrollView.frame.minY
        let down = stage.lift("B")
        down.move(by: CGVector(dx: 0, dy: 300), duration: 0.3)
        down.up()
        try stage.screen.settle()
        #expect(stage.board.scrollView.frame.minY < top)
        let up = stage.lift("B")
        up.move(to: CGPoint(x: up.location.x, y: 60), duration: 0.3)
        up.up()
        try stage.screen.settle()
        #expect(stage.board.scrollView.frame.minY == top)
    }

    @Test("An event that the app makes all-day is shown once, in a higher strip")
    func madeToLastAllDay() throws {
        let stage = CalendarStage([CalendarStage.days("A", "2026-03-17"), CalendarStage.event("B", "2026-03-17 09:00")])
        stage.board.items = [CalendarStage.days("A", "2026-03-17"), CalendarStage.days("B", "2026-03-17")]
        try stage.screen.settle()
        func labels(_ view: UIView) -> Int {
            ((view as? UILabel)?.text == "Event B" ? 1 : 0) + view.subviews.map(labels).reduce(0, +)
        }
        #expect(labels(stage.board) == 1)
        #expect(stage.view("A").frame.maxY <= stage.view("B").frame.minY)
    }

    @Test("Dragging into the strip makes an event all-day, out of it an hour long, and along it changes the day")
    func strip() throws {
        let stage = CalendarStage([
            CalendarStage.event("A", "2026-03-17 09:00"), CalendarStage.days("B", "2026-03-18", 2),
        ])
        let finger = stage.lift("A")
        finger.move(to: CGPoint(x: 46 + 350, y: 56), duration: 0.3)
        finger.up()
        try stage.expectSettled()
        #expect(stage.model[0].isAllDay)
        #expect(stage.start("A") == "2026-03-19 00:00")
        #expect(stage.end("A") == "2026-03-20 00:00")
        // Both events are on Thursday, in different rows.
        #expect(!stage.view("A").frame.intersects(stage.view("B").frame))
        let along = stage.lift("B", x: 0.25)
        along.move(by: CGVector(dx: 200, dy: 0), duration: 0.3)
        along.up()
        try stage.expectSettled()
        #expect(stage.start("B") == "2026-03-20 00:00")
        #expect(stage.end("B") == "2026-03-22 00:00")
        let down = stage.lift("B", x: 0.25)
        down.move(to: CGPoint(x: 46 + 50, y: 400), duration: 0.3)
        down.up()
        try stage.expectSettled()
        #expect(!stage.model[1].isAllDay)
        #expect(stage.model[1].time.duration == 3600)
        #expect(stage.start("B").hasPrefix("2026-03-16"))
    }

    @Test("In a right-to-left layout, the week begins at the right")
    func mirrored() throws {
        let stage = CalendarStage([CalendarStage.event("A", "2026-03-17 09:00")])
        stage.screen.traits.layoutDirection = .rightToLeft
        stage.screen.advance(by: 0.1)
        #expect(stage.view("A").convert(stage.view("A").bounds, to: nil).minX > 500)
        stage.drag("A", days: -2, minutes: 0).up()
        try stage.expectSettled()
        #expect(stage.start("A") == "2026-03-19 09:00")
    }

    @Test("The current-time line is on its day, and moves with time")
    func now() throws {
        let stage = CalendarStage([]) { $0.now = CalendarStage.at("2026-03-18 10:00") }
        func line() -> CGRect? {
            func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
            return all(stage.board).first { $0.backgroundColor == .systemRed && $0.frame.height == 2 && !$0.isHidden }?
                .frame
        }
        let before = try #require(line())
        #expect(abs(before.minX - 246) < 0.1)
        stage.screen.advance(by: 600)
        #expect(abs((line()?.minY ?? 0) - before.minY - 10) < 0.6)
        stage.board.turnPage(by: 1, animated: false)
        #expect(line() == nil)
    }

    @Test("The current-time line is above resting events, and below the dragged one")
    func nowAbove() throws {
        let stage = CalendarStage([CalendarStage.event("A", "2026-03-18 09:30")]) {
            $0.now = CalendarStage.at("2026-03-18 10:00")
        }
        /// Returns a view and its descendants in drawing order.
        func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
        func isLineAbove() throws -> Bool {
            let (views, event) = (all(stage.board), stage.view("A"))
            let line = try #require(views.firstIndex { $0.backgroundColor == .systemRed && $0.frame.height == 2 })
            #expect(!views[line].isHidden)
            return line > (try #require(views.firstIndex { $0 === event }))
        }
        #expect(try isLineAbove())
        let finger = stage.lift("A")
        #expect(try !isLineAbove())
        finger.up()
        try stage.expectSettled()
        #expect(try isLineAbove())
    }

    @Test("Arrow keys move an event by quarter hours and days, also to the next week, and announce its time")
    func keys() throws {
        let stage = CalendarStage([CalendarStage.event("A", "2026-03-22 09:00")])
        stage.screen.press(.tab)
        stage.screen.press(.space)
        stage.screen.press(.downArrow)
        stage.screen.press(.rightArrow)
        stage.screen.advance(by: 0.5)
        #expect(stage.pages == ["2026-03-23 00:00"])
        #expect(stage.screen.announcements.last == "Monday 23 March, 09:15 to 10:15")
        stage.screen.press(.space)
        try stage.expectSettled()
        #expect(stage.start("A") == "2026-03-23 09:15")
    }

    @Test("Accessibility actions are named by time (I84)")
    func actions() throws {
        let stage = CalendarStage([CalendarStage.event("A", "2026-03-17 09:00")])
        let element = try #require(stage.screen.accessibilityElement(named: "Event A"))
        #expect(element.accessibilityValue == "Tuesday 17 March, 09:00 to 10:00")
        #expect(
            element.accessibilityCustomActions?.map(\.name) == [
                "Move Earlier", "Move Later", "Move to the Day Before", "Move to the Next Day", "Make Longer",
                "Make Shorter", "Make It Last All Day",
            ])
        #expect(stage.screen.perform("Move to the Next Day", on: element))
        try stage.expectSettled()
        #expect(stage.start("A") == "2026-03-18 09:00")
    }

    @Test("A horizontal swipe turns the page")
    func swipe() throws {
        let stage = CalendarStage([])
        let finger = stage.screen.touch(at: CGPoint(x: 600, y: 400))
        finger.move(by: CGVector(dx: -200, dy: 4), duration: 0.2)
        finger.up()
        try stage.expectSettled()
        #expect(stage.pages == ["2026-03-23 00:00"])
    }

    @Test("A single day is as wide as the board")
    func day() throws {
        let stage = CalendarStage([CalendarStage.event("A", "2026-03-16 09:00")], days: 1)
        #expect(stage.view("A").frame.width > 690)
        stage.drag("A", days: 0, minutes: 60).up()
        try stage.expectSettled()
        #expect(stage.start("A") == "2026-03-16 10:00")
    }

    @Test("An event dragged beyond midnight stays on its day (I70)")
    func bounds() throws {
        let stage = CalendarStage([CalendarStage.event("A", "2026-03-16 21:00")], prepare: { $0.firstHour = 14 })
        stage.drag("A", days: 0, minutes: 300).up()
        try stage.expectSettled()
        #expect(stage.start("A") == "2026-03-16 23:00")
    }
}
