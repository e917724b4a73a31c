// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKitTesting

@testable import DocumentationExamples

@MainActor
struct FruitTests {
    let screen = TestScreen(size: CGSize(width: 390, height: 600))
    let controller = FruitController()

    init() {
        screen.show(controller)
    }

    func row(_ index: Int) throws -> UITableViewCell {
        try #require(controller.tableView.cellForRow(at: IndexPath(row: index, section: 0)))
    }

    @Test("A row is held, carried down past two others, and let go of")
    func carriedDown() throws {
        let finger = try screen.touch(row(0))
        finger.hold(0.6)
        finger.move(by: CGVector(dx: 0, dy: 2 * controller.tableView.rectForRow(at: [0, 0]).height), duration: 0.5)
        finger.up()
        try screen.settle()
        #expect(controller.fruit.prefix(3) == ["Banana", "Cherry", "Apple"])
    }

    @Test("A row that is let go of too soon is tapped, not lifted")
    func tooSoon() throws {
        let finger = try screen.touch(row(0))
        finger.hold(0.4)
        #expect(controller.reorderer?.isDragging == false)
        finger.up()
    }

    @Test("A mouse lifts a row when it moves with its button down")
    func mouse() throws {
        screen.mouse.move(to: CGPoint(x: 100, y: 22))
        screen.mouse.press()
        screen.mouse.move(by: CGVector(dx: 0, dy: 90), duration: 0.4)
        screen.mouse.release()
        try screen.settle()
        #expect(controller.fruit.prefix(3) == ["Banana", "Cherry", "Apple"])
    }

    @Test("Escape puts a row back")
    func escape() throws {
        let finger = try screen.touch(row(2))
        finger.hold(0.6)
        finger.move(by: CGVector(dx: 0, dy: -80), duration: 0.3)
        screen.press(.escape)
        try screen.settle()
        #expect(controller.fruit.first == "Apple")
        finger.up()
    }

    @Test("A wheel scrolls a list that is longer than the screen")
    func wheel() throws {
        screen.size = CGSize(width: 390, height: 200)
        screen.mouse.scroll(by: CGVector(dx: 0, dy: 60), at: CGPoint(x: 100, y: 100))
        try screen.settle()
        #expect(controller.tableView.contentOffset.y == 60)
    }

    @Test("Someone who listens hears each row's name, and what happens")
    func listening() throws {
        let banana = try #require(screen.accessibilityElement(named: "Banana"))
        #expect(banana.accessibilityLabel == "Banana")
        UIAccessibility.post(notification: .announcement, argument: "Saved")
        #expect(screen.announcements == ["Saved"])
    }

    @Test("In the dark, and from right to left, the rows are still there", arguments: [false, true])
    func traits(isDark: Bool) throws {
        screen.traits.userInterfaceStyle = isDark ? .dark : .light
        screen.traits.layoutDirection = .rightToLeft
        screen.advance(by: 0.1)
        let cell = try row(0)
        #expect(cell.traitCollection.userInterfaceStyle == (isDark ? .dark : .light))
        #expect(cell.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(controller.tableView.visibleCells.count == 7)
    }

    @Test("An animation is half done after half of its time")
    func halfway() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        screen.show(view)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.x = 100 }
        screen.advance(by: 0.5)
        let shown = try #require(view.layer.presentation())
        #expect(abs(shown.frame.minX - 50) < 2)
        try screen.settle()
        #expect(view.layer.presentation()?.frame.minX ?? 100 == 100)
    }

    @Test("Something that is done in a task has happened once the screen has settled")
    func task() async throws {
        var isDone = false
        Task { @MainActor in isDone = true }
        try await screen.settle()
        #expect(isDone)
    }

    @Test("A picture of the screen can be kept")
    func picture() throws {
        let picture = screen.capture()
        #expect(picture.size == screen.size)
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
        defer { try? FileManager.default.removeItem(at: file) }
        try picture.pngData()?.write(to: file)
        #expect(FileManager.default.fileExists(atPath: file.path))
    }
}
