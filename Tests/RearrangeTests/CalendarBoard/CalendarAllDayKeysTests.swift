// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Calendar: timed and all-day events by keyboard and accessibility (rule 12)") @MainActor
struct CalendarAllDayKeysTests {
    private func item(_ stage: CalendarStage) throws -> BoardItem<CalendarPlace> { try #require(stage.model.first) }

    @Test("Shift with the arrow towards later days makes an event all-day, and then longer", arguments: [false, true])
    func allDayByShift(isRightToLeft: Bool) throws {
        let stage = CalendarStage([CalendarStage.event("A", "2026-03-20 22:00", minutes: 540)])
        stage.screen.traits.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        stage.screen.advance(by: 0.1)
        stage.screen.press(.tab)
        stage.screen.press(.space)
        let later = isRightToLeft ? UIKeyboardHIDUsage.leftArrow : .rightArrow
        stage.screen.press(later, modifiers: .shift)
        stage.screen.press(later, modifiers: .shift)
        stage.screen.press(.space)
        try stage.expectSettled()
        #expect(stage.model[0].isAllDay)
        #expect(stage.start("A") == "2026-03-20 00:00")
        #expect(stage.end("A") == "2026-03-23 00:00")
    }

    @Test("Shift with the right arrow makes an event all-day, and the down arrow gives it a time again")
    func keys() throws {
        let stage = CalendarStage([CalendarStage.event("A", "2026-03-17 14:00")])
        stage.screen.press(.tab)
        stage.screen.press(.space)
        stage.screen.press(.rightArrow, modifiers: .shift)
        stage.screen.press(.space)
        try stage.expectSettled()
        #expect(try item(stage).isAllDay)
        #expect(stage.start("A") == "2026-03-17 00:00")
        #expect(stage.end("A") == "2026-03-18 00:00")
        #expect(stage.changes.last?.kind == .moved)
        #expect(stage.view("A").isFocused)
        stage.screen.press(.space)
        stage.screen.press(.downArrow)
        stage.screen.press(.space)
        try stage.expectSettled()
        #expect(try !item(stage).isAllDay)
        #expect(stage.start("A") == "2026-03-17 08:00")
    }

    @Test("Accessibility actions make an event all-day, and give it a time again")
    func actions() throws {
        let stage = CalendarStage([CalendarStage.event("A", "2026-03-17 14:00")])
        func perform(_ name: String) throws {
            let action = try #require(stage.view("A").accessibilityCustomActions?.first { $0.name == name })
            let isDone = action.actionHandler?(action)
            #expect(isDone == true)
            try stage.expectSettled()
        }
        try perform("Make It Last All Day")
        #expect(try item(stage).isAllDay)
        try perform("Give It a Time")
        #expect(try !item(stage).isAllDay)
        #expect(stage.changes.map(\.kind) == [.moved, .moved])
    }

    @Test("An event that can only be resized is lifted by keys, which then only resize it")
    func resizableOnly() throws {
        var event = CalendarStage.event("A", "2026-03-17 14:00")
        event.canMove = false
        let stage = CalendarStage([event])
        stage.screen.press(.tab)
        stage.screen.press(.space)
        #expect(stage.board.isDragging)
        stage.screen.press(.downArrow)
        stage.screen.press(.downArrow, modifiers: .shift)
        stage.screen.press(.space)
        try stage.expectSettled()
        #expect(stage.start("A") == "2026-03-17 14:00")
        #expect(stage.end("A") == "2026-03-17 15:15")
    }
}
