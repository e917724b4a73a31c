// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("Calendar page") @MainActor
struct CalendarTests {
    private let stage: CalendarPageStage
    private let screen: TestScreen
    private let controller: CalendarController
    private var folder: ScratchFolder { stage.folder }
    private var calendar: Calendar { stage.calendar }

    init() throws {
        stage = try CalendarPageStage()
        (screen, controller) = (stage.screen, stage.page)
    }

    private var saved: [Appointment]? { stage.saved }

    private func appointment(_ title: String) -> Appointment? { controller.appointments.first { $0.title == title } }

    private func drag(_ title: String, by vector: CGVector) throws {
        let view = try #require(appointment(title).flatMap { controller.board.view(for: $0.id) })
        let finger = screen.touch(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
        finger.hold(0.6)
        finger.move(by: vector, duration: 0.4)
        finger.up()
        try screen.settle()
    }

    private func hour(_ title: String) -> [Int] {
        let parts = calendar.dateComponents([.day, .hour, .minute], from: appointment(title)!.start)
        return [parts.day!, parts.hour!, parts.minute!]
    }

    @Test("An appointment dragged to the next day is saved there, and undo returns it")
    func draggedToNextDay() throws {
        #expect(hour("Piano") == [19, 17, 0])
        let day =
            controller.board.view(for: appointment("Interview")!.id)!.frame.minX
            - controller.board.view(for: appointment("Review")!.id)!.frame.minX
        #expect(abs(day) < 1)
        try drag("Piano", by: CGVector(dx: 122, dy: -60))
        #expect(hour("Piano") == [20, 16, 0])
        #expect(saved?.count == controller.appointments.count)
        #expect(saved?.first { $0.title == "Piano" }?.start == appointment("Piano")?.start)
        try screen.tap("Undo")
        try screen.settle()
        #expect(hour("Piano") == [19, 17, 0])
        #expect(saved?.first { $0.title == "Piano" }?.start == appointment("Piano")?.start)
    }

    @Test("On overlap other appointments move at first, and the button's menu changes and saves that rule")
    func rules() throws {
        try drag("Interview", by: CGVector(dx: 0, dy: 60))
        #expect(hour("Interview") == [21, 15, 0])
        #expect(hour("Planning") == [21, 16, 0])
        #expect(controller.board.collision == .push)
        for (name, rule) in [
            ("Share time", BoardCollision.overlap), ("Send back", .reject), ("Move others", .push),
        ] {
            press(controller.bar.rule)
            try screen.tap(name)
            screen.advance(by: 0.5)
            #expect(controller.bar.rule.title(for: .normal) == "On overlap: \(name.lowercased())")
            #expect(controller.board.collision == rule)
            try screen.settle()
            let again = CalendarController(store: CalendarStore(directory: folder.url), calendar: calendar) { Date() }
            again.loadViewIfNeeded()
            #expect(again.board.collision == rule)
            #expect(again.bar.ruleName == name)
        }
    }

    private func press(_ button: UIButton) {
        screen.tap(button)
        screen.advance(by: 0.5)
    }

    /// The title of a week from October to November, with thin spaces around the dash.
    private let bothMonths = "Oct\u{2009}–\u{2009}Nov 2026"

    @Test("The buttons turn pages and return to today, and the title names the month or both months")
    func pages() throws {
        #expect(controller.title == "Oct 2026")
        press(controller.bar.later)
        #expect(controller.title == bothMonths)
        press(controller.bar.later)
        #expect(controller.title == "Nov 2026")
        press(controller.bar.earlier)
        #expect(controller.title == bothMonths)
        press(controller.bar.later)
        press(controller.bar.today)
        #expect(controller.title == "Oct 2026")
        #expect(appointment("Piano").flatMap { controller.board.view(for: $0.id) } != nil)
        try screen.settle()
    }

    @Test("A long press on an empty hour adds an appointment, which is saved")
    func added() throws {
        let before = controller.appointments.count
        let board = controller.board
        let point = board.convert(CGPoint(x: board.bounds.width - 40, y: 400), to: nil)
        let finger = screen.touch(at: point)
        finger.hold(0.6)
        finger.up()
        try screen.settle()
        #expect(controller.appointments.count == before + 1)
        #expect(saved?.count == before + 1)
        #expect(appointment("New")?.duration == 3600)
    }

    @Test("Delete removes the focused appointment from the page and the file, and undo restores it")
    func deleted() throws {
        let before = controller.appointments
        let review = try #require(appointment("Review"))
        let view = try #require(controller.board.view(for: review.id))
        for _ in 0..<60 where !view.isFocused { screen.press(.tab) }
        #expect(view.isFocused)
        screen.press(.keyboardDeleteOrBackspace)
        try screen.settle()
        #expect(appointment("Review") == nil)
        #expect(saved?.count == before.count - 1)
        try screen.tap("Undo")
        try screen.settle()
        #expect(controller.appointments == before)
        #expect(saved == before)
    }

    @Test("A long press that ends in place opens the appointment's menu, whose Delete removes it")
    func deletedByFinger() throws {
        let stage = try CalendarPageStage()
        let count = stage.page.appointments.count
        let finger = stage.screen.touch(at: try #require(stage.view("Review")).middle)
        finger.hold(0.8)
        finger.up()
        stage.screen.advance(by: 1)
        #expect(stage.page.appointments.count == count)
        #expect(stage.page.undoManager?.canUndo == false)
        stage.screen.activate(try #require(stage.screen.accessibilityElement(named: "Delete")))
        try stage.screen.settle()
        #expect(stage.page.appointments.count == count - 1)
        #expect(stage.appointment("Review") == nil)
        stage.screen.press(.keyboardZ, modifiers: .control)
        try stage.screen.settle()
        #expect(stage.page.appointments.count == count)
    }

    @Test("A damaged file is set aside, and the user gets a notice")
    func damaged() throws {
        let store = CalendarStore(directory: folder.url)
        for text in ["", "{", "[]", "{\"version\": 9}", "{\"version\": 1}", "{\"version\": 1, \"appointments\": [3]}"] {
            try Data(text.utf8).write(to: store.file)
            let loaded = store.waitAndLoad()
            #expect(loaded.appointments == nil, "\(text)")
            #expect(loaded.notice != nil, "\(text)")
            #expect(!loaded.isReadOnly, "\(text)")
        }
        let sound = try #require(controller.appointments.first)
        for change: (inout Appointment) -> Void in [
            { $0.start = Date(timeIntervalSinceReferenceDate: 1e300) },
            { $0.start = Date(timeIntervalSinceReferenceDate: -1e12) }, { $0.duration = 1e300 }, { $0.duration = -1 },
        ] {
            var appointment = sound
            change(&appointment)
            try store.save([appointment])
            let loaded = store.waitAndLoad()
            #expect(loaded.appointments == nil, "\(appointment)")
            #expect(loaded.notice != nil, "\(appointment)")
        }
        try store.save(controller.appointments)
        #expect(store.waitAndLoad().appointments == controller.appointments)
    }

    @Test("A file with dates outside the calendar's range is set aside whole, and dates in the range are read")
    func outOfRange() throws {
        let store = CalendarStore(directory: folder.url)
        var appointment = try #require(controller.appointments.first)
        for start in [
            CalendarBoard.moments.lowerBound - 1, CalendarBoard.moments.upperBound - appointment.duration + 1,
        ] {
            appointment.start = start
            try store.save([appointment] + controller.appointments.dropFirst())
            let written = try Data(contentsOf: store.file)
            let loaded = store.waitAndLoad()
            #expect(loaded.appointments == nil)
            #expect(loaded.notice?.contains("is damaged") == true)
            let aside = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).compactMap {
                try? Data(contentsOf: folder.url.appendingPathComponent($0))
            }
            #expect(aside.contains(written))
        }
        for year in [2, 1500, 3999] {
            appointment.start = try #require(calendar.date(from: DateComponents(year: year, month: 5, day: 5)))
            try store.save([appointment])
            #expect(store.waitAndLoad().appointments == [appointment])
        }
    }

    @Test(
        "At every page width, the buttons do not overlap or leave the page, and keep their labels",
        arguments: [200.0, 280, 320, 390, 900])
    func narrowBar(width: Double) throws {
        screen.size = CGSize(width: width, height: 480)
        screen.advance(by: 0.2)
        for rule in ["Move others", "Share time", "Send back"] {
            let frames = [controller.bar.earlier, controller.bar.later, controller.bar.today, controller.bar.rule].map(
                \.frame)
            for (one, next) in zip(frames, frames.dropFirst()) { #expect(one.maxX <= next.minX, "\(frames)") }
            #expect(frames[3].maxX <= CGFloat(width) - 8)
            #expect(frames[3].minX >= frames[2].maxX + 8)
            #expect(controller.bar.today.title(for: .normal) == "Today")
            #expect(controller.bar.rule.accessibilityLabel?.hasPrefix("On overlap: ") == true)
            press(controller.bar.rule)
            try screen.tap(rule)
            try screen.settle()
        }
        let isShort = controller.bar.rule.title(for: .normal) == "Send back"
        #expect(isShort == (width < 390))
        try screen.settle()
        screen.advance(by: 0.1)
        #expect(!screen.host.hasWork, "it asks for frames")
    }

    @Test("A hint that needs more than a fifth of the page moves to a separate page, which a button opens")
    func hintOfItsOwn() throws {
        #expect(!controller.hint.isHidden)
        #expect(controller.bar.help.isHidden)
        screen.size = CGSize(width: 320, height: 600)
        screen.traits.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        screen.advance(by: 0.2)
        #expect(controller.hint.isHidden)
        #expect(controller.board.frame.height > 400)
        press(controller.bar.help)
        let hint = try #require(controller.presentedViewController)
        #expect(hint.view.words.contains { $0 == controller.hint.text })
        try screen.tap("Done")
        try screen.settle()
        #expect(controller.presentedViewController == nil)
    }

    @Test("The hint's page opens by keyboard, and closes with its button or Escape", arguments: [false, true])
    func hintByKeys(isEscaped: Bool) throws {
        screen.size = CGSize(width: 320, height: 600)
        screen.traits.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        screen.advance(by: 0.2)
        let system = try #require(UIFocusSystem.focusSystem(for: controller.view))
        for _ in 0..<12 where system.focusedItem !== controller.bar.earlier { screen.press(.tab) }
        for button in [controller.bar.later, controller.bar.help, controller.bar.today] {
            screen.press(.rightArrow)
            #expect(system.focusedItem === button)
        }
        screen.press(.leftArrow)
        try #require(system.focusedItem === controller.bar.help)
        screen.press(.return)
        try screen.settle()
        try #require(controller.presentedViewController != nil)
        if isEscaped {
            screen.press(.escape)
        } else {
            screen.press(.tab)
            let button = try #require(system.focusedItem as? UIView)
            #expect(button.accessibilityLabel == "Done")
            screen.press(.return)
        }
        try screen.settle()
        #expect(controller.presentedViewController == nil)
        #expect(system.focusedItem === controller.bar.help)
    }

    @Test("A narrow page shows three days")
    func narrow() throws {
        screen.size = CGSize(width: 390, height: 700)
        screen.advance(by: 0.2)
        #expect(controller.board.dayCount == 3)
    }

    private func day(_ month: Int, _ day: Int) throws -> Date {
        try #require(calendar.date(from: DateComponents(year: 2026, month: month, day: day)))
    }

    private func resize(_ width: CGFloat) {
        screen.size = CGSize(width: width, height: 700)
        screen.advance(by: 0.3)
    }

    @Test("A widened page shows the week from Monday that has most of the three days shown before")
    func wide() throws {
        let weeks = [(10, 19), (10, 19), (10, 26), (10, 26), (10, 26), (11, 2)]
        for (pages, monday) in weeks.enumerated() {
            resize(390)
            controller.board.firstDay = try day(10, 19)
            for _ in 0..<pages { press(controller.bar.later) }
            let (seen, first) = (try day(10, 19 + 3 * pages), try day(monday.0, monday.1))
            #expect(controller.board.firstDay == seen)
            resize(900)
            #expect(controller.board.dayCount == 7)
            #expect(controller.board.firstDay == first, "\(pages) pages on")
            let titles = [19: "Oct 2026", 26: bothMonths, 2: "Nov 2026"]
            #expect(controller.title == titles[monday.1])
        }
        try screen.settle()
    }

    @Test("A page narrowed again shows its former days, unless the user turned to another week")
    func narrowAgain() throws {
        resize(390)
        press(controller.bar.later)
        let seen = controller.board.firstDay
        #expect(seen == (try day(10, 22)))
        resize(900)
        resize(390)
        #expect(controller.board.firstDay == seen)
        resize(900)
        press(controller.bar.later)
        resize(390)
        #expect(controller.board.firstDay == (try day(10, 26)))
    }

    @Test("Widening the page cancels a drag and shows its first week, even after the drag turned a page")
    func wideInDrag() throws {
        let (monday, thursday, sunday) = (try day(10, 19), try day(10, 22), try day(10, 25))
        for turns in [false, true] {
            resize(390)
            controller.board.firstDay = monday
            press(controller.bar.later)
            let before = controller.appointments
            let talk = try #require(appointment("Talk").flatMap { controller.board.view(for: $0.id) })
            let finger = screen.touch(talk)
            finger.hold(0.6)
            if turns {
                finger.move(to: CGPoint(x: 387, y: 350), duration: 0.3)
                for _ in 0..<6 where controller.board.firstDay == thursday { finger.hold(0.5) }
                #expect(controller.board.firstDay == sunday)
            }
            resize(900)
            finger.up()
            try screen.settle()
            #expect(controller.appointments == before)
            #expect(controller.board.firstDay == monday)
        }
    }
}
