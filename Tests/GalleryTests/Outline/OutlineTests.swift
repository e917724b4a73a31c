// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("Outline page") @MainActor
struct OutlineTests {
    let screen = TestScreen(size: CGSize(width: 390, height: 844))
    let controller = OutlineController()

    init() throws {
        screen.show(UINavigationController(rootViewController: controller))
        try screen.settle()
    }

    private var list: UICollectionView { controller.collectionView }

    /// The names of the rows on screen, indented by two spaces for each level.
    private var rows: [String] {
        let tree = controller.tree
        return tree.visibleItems.map { String(repeating: "  ", count: tree.level(of: $0)) + $0.name }
    }

    /// The names that the cells show, which must be those of the tree.
    private var shown: [String] {
        list.indexPathsForVisibleItems.sorted().compactMap { list.cellForItem(at: $0)?.contentView.words.first }
    }

    /// The centre of the first row with a name.
    private func point(_ name: String) throws -> CGPoint {
        let index = try #require(shown.firstIndex(of: name), "\(name) is not on screen.")
        return try #require(list.cellForItem(at: IndexPath(item: index, section: 0))).middle
    }

    private func undo() throws {
        screen.press(.keyboardZ, modifiers: .control)
        try screen.settle()
    }

    private let start = [
        "Journey", "  Plans", "    Route", "    Map", "    Old", "  Tickets", "  Budget", "Photos", "  Harbour",
        "  Summit", "  Winter", "Music", "Letters", "Packing list", "Wishes",
    ]

    @Test("The tree shows expanded folders with their content, indented by level")
    func expanded() throws {
        #expect(rows == start)
        #expect(shown == start.map { $0.drop { $0 == " " } }.map(String.init))
        let starts = try ["Journey", "Plans", "Route"].map { name in
            let label = try #require(list.all(UILabel.self).first { $0.text == name })
            return label.convert(label.bounds, to: nil).minX
        }
        #expect(starts[1] - starts[0] == 10 && starts[2] > starts[1])
    }

    @Test("A tap on a folder collapses it, and another one expands it as it was")
    func collapsing() throws {
        screen.tap(at: try point("Journey"))
        try screen.settle()
        #expect(rows == ["Journey"] + start[7...])
        #expect(shown.count == rows.count)
        screen.tap(at: try point("Journey"))
        try screen.settle()
        #expect(rows == start)
        screen.tap(at: try point("Music"))
        try screen.settle()
        #expect(rows.contains("  Overture"))
    }

    @Test("A tap on a file does nothing")
    func files() throws {
        screen.tap(at: try point("Map"))
        try screen.settle()
        #expect(rows == start)
        #expect(list.indexPathsForSelectedItems ?? [] == [])
    }

    // MARK: Moving

    @Test("A long press lifts a file, which is dropped in another folder, and Undo returns it")
    func movingFile() throws {
        try screen.drag(from: try point("Map"), to: try point("Summit"))
        let moved = [
            "Journey", "  Plans", "    Route", "    Old", "  Tickets", "  Budget", "Photos", "  Harbour", "  Summit",
            "  Map", "  Winter", "Music", "Letters", "Packing list", "Wishes",
        ]
        #expect(rows == moved)
        #expect(shown == moved.map { $0.drop { $0 == " " } }.map(String.init))
        try undo()
        #expect(rows == start)
        screen.press(.keyboardZ, modifiers: [.control, .shift])
        try screen.settle()
        #expect(rows == moved)
        #expect(shown == moved.map { $0.drop { $0 == " " } }.map(String.init))
    }

    @Test("A folder moves with everything in it, by mouse")
    func movingFolder() throws {
        let target = try point("Letters")
        let mouse = screen.mouse
        mouse.move(to: try point("Photos"))
        mouse.press()
        mouse.hold(0.6)
        mouse.move(to: CGPoint(x: target.x, y: target.y + 10), duration: 0.4)
        mouse.hold(0.3)
        mouse.release()
        try screen.settle()
        #expect(
            rows.suffix(8) == [
                "Music", "Letters", "Photos", "  Harbour", "  Summit", "  Winter", "Packing list", "Wishes",
            ])
        #expect(shown == rows.map { $0.drop { $0 == " " } }.map(String.init))
    }

    @Test("A folder cannot be dropped in itself")
    func intoItself() throws {
        try screen.drag(from: try point("Plans"), to: try point("Map"))
        #expect(rows == start)
        #expect(shown == start.map { $0.drop { $0 == " " } }.map(String.init))
    }

    @Test("A row that is dropped at its place stays there")
    func ownPlace() throws {
        let finger = screen.touch(at: try point("Map"))
        finger.hold(0.6)
        #expect(list.hasActiveDrag)
        finger.move(by: CGVector(dx: 0, dy: 12), duration: 0.1)
        finger.up()
        try screen.settle()
        #expect(!list.hasActiveDrag)
        #expect(rows == start)
    }

    @Test("Control-D lifts the focused row, arrow keys move it, and Space drops it")
    func movingByKeys() throws {
        for _ in 0..<4 { screen.press(.downArrow) }
        screen.press(.keyboardD, modifiers: .control)
        for _ in 0..<2 { screen.press(.downArrow) }
        screen.press(.space)
        try screen.settle()
        #expect(
            rows[..<6] == ["Journey", "  Plans", "    Route", "    Old", "  Tickets", "  Map"])
        try undo()
        #expect(rows == start)
    }

    @Test("A collapsed folder is expanded under a row that hovers over it, and takes the row")
    func springLoading() throws {
        let finger = screen.touch(at: try point("Wishes"))
        finger.hold(0.6)
        finger.move(to: try point("Music"), duration: 0.3)
        finger.hold(1.2)
        #expect(rows.contains("  Overture"))
        finger.move(to: try point("Letters"), duration: 0.3)
        finger.hold(0.2)
        #expect(!rows.contains("  Overture"))
        finger.move(to: try point("Music"), duration: 0.3)
        finger.hold(1.2)
        finger.move(to: try point("Overture"), duration: 0.3)
        finger.up()
        try screen.settle()
        let index = try #require(rows.firstIndex(of: "Music"))
        #expect(rows[(index + 1)...].prefix(3).contains("  Wishes"))
        try undo()
        // The folder is collapsed again.
        #expect(rows == start)
    }

    @Test("A long press without a movement opens the menu of a row")
    func menuByTouch() throws {
        let finger = screen.touch(at: try point("Map"))
        finger.hold(1)
        finger.up()
        try screen.settle()
        try screen.tap("Move to")
        try screen.settle()
        try screen.tap("Winter")
        try screen.settle()
        #expect(rows.suffix(from: try #require(rows.firstIndex(of: "Photos"))).contains("    Map"))
    }

    // MARK: Menus and editing

    @Test("The menu of a file moves it into another folder, and deletes it")
    func menu() throws {
        screen.mouse.click(at: try point("Wishes"), button: 2)
        try screen.settle()
        try screen.tap("Move to")
        try screen.settle()
        try screen.tap("Winter")
        try screen.settle()
        #expect(rows.contains("    Wishes"))
        screen.mouse.click(at: try point("Wishes"), button: 2)
        try screen.settle()
        for key in [.keyboardDownArrow, .keyboardDownArrow, .keyboardReturnOrEnter] as [UIKeyboardHIDUsage] {
            screen.press(key)
        }
        try screen.settle()
        #expect(!rows.contains { $0.hasSuffix("Wishes") })
        try undo()
        try undo()
        #expect(rows == start)
    }

    @Test("In editing mode a file is deleted, and a folder added, which Undo takes back")
    func editing() throws {
        controller.setEditing(true, animated: true)
        try screen.settle()
        screen.activate(try #require(screen.accessibilityElement(named: "Delete Budget")))
        try screen.settle()
        #expect(rows.contains("  Budget"))
        screen.activate(try #require(screen.accessibilityElement(named: "Delete")))
        try screen.settle()
        #expect(!rows.contains("  Budget"))
        screen.activate(try #require(screen.accessibilityElement(named: "New Folder")))
        try screen.settle()
        #expect(rows.first == "New folder")
        try undo()
        try undo()
        #expect(rows == start)
    }

    @Test("A swipe deletes a file, and a folder with its content, which Undo takes back")
    func swipes() throws {
        for (name, count) in [("Budget", 1), ("Photos", 4)] {
            let finger = screen.touch(at: CGPoint(x: 360, y: try point(name).y))
            finger.move(by: CGVector(dx: -330, dy: 0), duration: 0.4)
            finger.up()
            try screen.settle()
            #expect(rows.count == start.count - count)
            try undo()
            #expect(rows == start)
        }
    }

    @Test("Arrow keys and Delete remove a row")
    func keys() throws {
        screen.press(.downArrow)
        for _ in 0..<3 { screen.press(.downArrow) }
        screen.press(.keyboardDeleteOrBackspace)
        try screen.settle()
        #expect(!rows.contains("    Map"))
        #expect(rows.count == start.count - 1)
    }

    @Test("Accessibility actions move a row within its folder")
    func actions() throws {
        let path = try #require(list.indexPathForItem(at: list.convert(try point("Map"), from: nil)))
        let cell = try #require(list.cellForItem(at: path))
        #expect(screen.perform("Move Up", on: cell))
        try screen.settle()
        #expect(rows[2...4] == ["    Map", "    Route", "    Old"])
        #expect(screen.perform("Move Down", on: cell))
        try screen.settle()
        #expect(rows == start)
    }
}
