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

    @Test("A row is held, carried down past two others, and let go of")
    func carriedDown() throws {
        let finger = try screen.touch("Apple")
        finger.hold(0.6)
        finger.move(by: CGVector(dx: 0, dy: 2 * controller.tableView.rectForRow(at: [0, 0]).height), duration: 0.5)
        finger.up()
        try screen.settle()
        #expect(controller.fruit.prefix(3) == ["Banana", "Cherry", "Apple"])
    }

    @Test("Dragging a row onto another row moves it there")
    func carriedToAnother() throws {
        let finger = try screen.touch("Apple")
        finger.hold(0.6)
        finger.move(to: try screen.find("Cherry").center, duration: 0.5)
        finger.up()
        try screen.settle()
        #expect(controller.fruit.prefix(3) == ["Banana", "Cherry", "Apple"])
    }

    @Test("Views are found by their text and role, and absent text is not found")
    func finding() throws {
        let edit = UIButton(type: .system)
        edit.setTitle("Edit", for: .normal)
        edit.frame = CGRect(x: 0, y: 0, width: 80, height: 44)
        controller.tableView.tableFooterView = edit
        #expect(try screen.find("Cherry").indexPath == IndexPath(row: 2, section: 0))
        #expect(try screen.row("Cherry").isSelected == false)
        #expect(try screen.view(.role(.button, "Edit"), as: UIButton.self).isEnabled)
        #expect(!screen.shows("Zucchini"))
    }

    @Test("Tapping a text without a match throws an error that lists similar texts")
    func misspelt() {
        let error = #expect(throws: ViewQueryError.self) { try screen.tap("Aple") }
        #expect(error?.reason == .notFound)
        #expect(error?.candidates.first?.contains("Apple") == true)
    }

    @Test("After a late frame, autoscrolling has moved by at most one frame's step")
    func stall() throws {
        screen.size = CGSize(width: 390, height: 200)
        let finger = try screen.touch("Apple")
        finger.hold(0.6)
        finger.move(to: CGPoint(x: 100, y: 195), duration: 0.3)
        let before = controller.tableView.contentOffset.y
        screen.stall(for: 2)
        #expect(controller.tableView.contentOffset.y - before <= 900.0 / 60 + 0.01)
        finger.up()
    }

    @Test("Display links run while a row is dragged, and stop after the drop")
    func displayLinks() throws {
        let finger = try screen.touch("Apple")
        finger.hold(0.6)
        #expect(!screen.runningDisplayLinks.isEmpty)
        finger.up()
        try screen.settle()
        #expect(screen.runningDisplayLinks.isEmpty)
    }

    @Test("The list matches the stored image")
    func storedPicture() throws {
        screen.size = CGSize(width: 200, height: 120)
        try screen.compare(with: "Fruit")
        try screen.compare(with: "Fruit", tolerance: PictureTolerance(channel: 8, share: 0.001))
    }

    @Test("A press that ends too soon does not lift the row")
    func tooSoon() throws {
        let finger = try screen.touch("Apple")
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

    @Test("Escape cancels the drag and returns the row")
    func escape() throws {
        let finger = try screen.touch("Cherry")
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

    @Test("A row's accessibility label is its name, and announcements are recorded")
    func listening() throws {
        let banana = try #require(screen.accessibilityElement(named: "Banana"))
        #expect(banana.accessibilityLabel == "Banana")
        UIAccessibility.post(notification: .announcement, argument: "Saved")
        #expect(screen.announcements == ["Saved"])
    }

    @Test("In light and dark mode, all rows are shown from right to left", arguments: [false, true])
    func traits(isDark: Bool) throws {
        screen.traits.userInterfaceStyle = isDark ? .dark : .light
        screen.traits.layoutDirection = .rightToLeft
        screen.advance(by: 0.1)
        let cell = try screen.row("Apple")
        #expect(cell.traitCollection.userInterfaceStyle == (isDark ? .dark : .light))
        #expect(cell.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(controller.tableView.visibleCells.count == 7)
    }

    @Test("An animation is halfway after half of its duration")
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

    @Test("An image of the screen can be saved to a file")
    func picture() throws {
        let picture = screen.capture()
        #expect(picture.size == screen.size)
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
        defer { try? FileManager.default.removeItem(at: file) }
        try picture.pngData()?.write(to: file)
        #expect(FileManager.default.fileExists(atPath: file.path))
    }
}
