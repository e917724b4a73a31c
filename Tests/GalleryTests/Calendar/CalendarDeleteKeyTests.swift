// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("Delete key: the most recently used appointment") @MainActor
struct CalendarDeleteKeyTests {
    private let stage: CalendarPageStage
    private let screen: TestScreen

    init() throws {
        stage = try CalendarPageStage()
        screen = stage.screen
    }

    private var titles: Set<String> { Set(stage.page.appointments.map(\.title)) }

    private func middle(_ title: String) throws -> CGPoint { try #require(stage.view(title)).middle }

    /// Renames the appointment Review to First, which leaves it focused.
    private func nameFirst() throws {
        for _ in 0..<2 { screen.mouse.click(at: try middle("Review")) }
        screen.advance(by: 0.5)
        screen.type("First")
        screen.press(.return)
        try screen.settle()
        #expect(stage.view("First")?.isFocused == true)
    }

    private func expectDeletes(_ title: String, _ location: SourceLocation = #_sourceLocation) throws {
        let before = titles
        #expect(stage.view(title)?.isFocused == true, sourceLocation: location)
        screen.press(.keyboardDeleteOrBackspace)
        try screen.settle()
        #expect(titles == before.subtracting([title]), sourceLocation: location)
        #expect(before.contains(title), sourceLocation: location)
    }

    @Test(
        "Delete removes an appointment that was just dragged, after another was renamed or clicked",
        arguments: [true, false])
    func dragged(isNamed: Bool) throws {
        if isNamed { try nameFirst() } else { screen.mouse.click(at: try middle("Interview")) }
        let mouse = screen.mouse
        mouse.move(to: try middle("Piano"))
        mouse.press()
        mouse.move(by: CGVector(dx: stage.page.board.bounds.width / 7, dy: 0), duration: 0.3)
        mouse.release()
        try screen.settle()
        try expectDeletes("Piano")
    }

    @Test(
        "Delete removes an appointment that was just created and named, after another was renamed",
        arguments: [true, false])
    func made(isPointer: Bool) throws {
        try nameFirst()
        let board = stage.page.board
        let place = board.convert(CGPoint(x: board.bounds.width - 40, y: 400), to: nil)
        if isPointer {
            screen.mouse.move(to: place)
            screen.mouse.press()
            screen.mouse.hold(0.6)
            screen.mouse.release()
        } else {
            let finger = screen.touch(at: place)
            finger.hold(0.6)
            finger.up()
        }
        try screen.settle()
        screen.type("Second")
        screen.press(.return)
        try screen.settle()
        try expectDeletes("Second")
        #expect(titles.contains("First"))
    }
}
