// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("The calendar page, as people use it") @MainActor
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

    private func carry(_ title: String, by vector: CGVector) throws {
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

    @Test("Carried to the next day, an appointment is there, saved, and comes back with undo")
    func carried() throws {
        #expect(hour("Piano") == [19, 17, 0])
        let day =
            controller.board.view(for: appointment("Interview")!.id)!.frame.minX
            - controller.board.view(for: appointment("Review")!.id)!.frame.minX
        #expect(abs(day) < 1)
        try carry("Piano", by: CGVector(dx: 122, dy: -60))
        #expect(hour("Piano") == [20, 16, 0])
        #expect(saved?.count == controller.appointments.count)
        #expect(saved?.first { $0.title == "Piano" }?.start == appointment("Piano")?.start)
        try screen.tap("Undo")
        try screen.settle()
        #expect(hour("Piano") == [19, 17, 0])
        #expect(saved?.first { $0.title == "Piano" }?.start == appointment("Piano")?.start)
    }

    @Test("Others are moved at first; the button's menu changes that")
    func rules() throws {
        try carry("Interview", by: CGVector(dx: 0, dy: 60))
        #expect(hour("Interview") == [21, 15, 0] && hour("Planning") == [21, 16, 0])
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
            #expect(again.board.collision == rule && again.bar.ruleName == name)
        }
    }

    private func press(_ button: UIButton) {
        screen.tap(button)
        screen.advance(by: 0.5)
    }

    /// The title of a week from October to November: the dash has thin spaces round it.
    private let bothMonths = "Oct\u{2009}–\u{2009}Nov 2026"

    @Test("Buttons turn the pages, the title says the month, or both of a week, and one leads back")
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
        #expect(controller.appointments.count == before + 1 && saved?.count == before + 1)
        #expect(appointment("New")?.duration == 3600)
    }

    @Test("Delete takes the appointment away that has the focus, also from the file; undo brings it back as it was")
    func deleted() throws {
        let before = controller.appointments
        let review = try #require(appointment("Review"))
        let view = try #require(controller.board.view(for: review.id))
        for _ in 0..<60 where !view.isFocused { screen.press(.tab) }
        #expect(view.isFocused)
        screen.press(.keyboardDeleteOrBackspace)
        try screen.settle()
        #expect(appointment("Review") == nil && saved?.count == before.count - 1)
        try screen.tap("Undo")
        try screen.settle()
        #expect(controller.appointments == before && saved == before)
    }

    @Test("A finger that holds an appointment and lets go of it in place opens its menu, which deletes it")
    func deletedByFinger() throws {
        let stage = try CalendarPageStage()
        let count = stage.page.appointments.count
        let finger = stage.screen.touch(at: try #require(stage.view("Review")).middle)
        finger.hold(0.8)
        finger.up()
        stage.screen.advance(by: 1)
        #expect(stage.page.appointments.count == count && stage.page.undoManager?.canUndo == false)
        stage.screen.activate(try #require(stage.screen.accessibilityElement(named: "Delete")))
        try stage.screen.settle()
        #expect(stage.page.appointments.count == count - 1 && stage.appointment("Review") == nil)
        stage.screen.press(.keyboardZ, modifiers: .control)
        try stage.screen.settle()
        #expect(stage.page.appointments.count == count)
    }

    @Test("A damaged file is set aside, and the person is told")
    func damaged() throws {
        let store = CalendarStore(directory: folder.url)
        for text in ["", "{", "[]", "{\"version\": 9}", "{\"version\": 1}", "{\"version\": 1, \"appointments\": [3]}"] {
            try Data(text.utf8).write(to: store.file)
            let loaded = store.waitAndLoad()
            #expect(loaded.appointments == nil && loaded.notice != nil && !loaded.isReadOnly, "\(text)")
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
            #expect(loaded.appointments == nil && loaded.notice != nil, "\(appointment)")
        }
        try store.save(controller.appointments)
        #expect(store.waitAndLoad().appointments == controller.appointments)
    }

    @Test("What the calendar has no place for is set aside whole with its file; what it has a place for is read")
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
            #expect(loaded.appointments == nil && loaded.notice?.contains("is damaged") == true)
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
        "However narrow the page, its buttons keep apart and inside, and are called what they were",
        arguments: [200.0, 280, 320, 390, 900])
    func narrowBar(width: Double) throws {
        screen.size = CGSize(width: width, height: 480)
        screen.advance(by: 0.2)
        for rule in ["Move others", "Share time", "Send back"] {
            let frames = [controller.bar.earlier, controller.bar.later, controller.bar.today, controller.bar.rule].map(
                \.frame)
            for (one, next) in zip(frames, frames.dropFirst()) { #expect(one.maxX <= next.minX, "\(frames)") }
            #expect(frames[3].maxX <= CGFloat(width) - 8 && frames[3].minX >= frames[2].maxX + 8)
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

    @Test("A hint that would take more than a fifth of the page has a page of its own, which a button shows")
    func hintOfItsOwn() throws {
        #expect(!controller.hint.isHidden && controller.bar.help.isHidden)
        screen.size = CGSize(width: 320, height: 600)
        screen.traits.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        screen.advance(by: 0.2)
        #expect(controller.hint.isHidden && controller.board.frame.height > 400)
        press(controller.bar.help)
        let hint = try #require(controller.presentedViewController)
        #expect(hint.view.words.contains { $0 == controller.hint.text })
        try screen.tap("Done")
        try screen.settle()
        #expect(controller.presentedViewController == nil)
    }

    @Test("Keys open the hint's page and close it: by its button, and by escape", arguments: [false, true])
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
        #expect(controller.presentedViewController == nil && system.focusedItem === controller.bar.help)
    }

    @Test("Narrow, three days show")
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

    @Test("Made wide again it shows a week from Monday, with most of the three days that were seen")
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

    @Test("Made narrow again it shows the days that it showed before, unless another week was turned to")
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

    @Test("So it does where that puts back what is carried, also from the next page")
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
