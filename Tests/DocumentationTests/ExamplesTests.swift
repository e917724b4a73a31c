// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

@testable import DocumentationExamples

@Suite("Documentation examples") @MainActor
struct ExamplesTests {
    private let screen = TestScreen(size: CGSize(width: 390, height: 600))

    private func carry(from point: CGPoint, by vector: CGVector) throws {
        let finger = screen.touch(at: point)
        finger.hold(0.6)
        finger.move(by: vector, duration: 0.5)
        finger.hold(0.3)
        finger.up()
        try screen.settle()
    }

    @Test("Dragging a row down moves its item down in the data")
    func rows() throws {
        let controller = FruitController()
        screen.show(controller)
        try carry(from: CGPoint(x: 100, y: 22), by: CGVector(dx: 0, dy: 90))
        #expect(controller.fruit.prefix(3) == ["Banana", "Cherry", "Apple"])
    }

    @Test("Selected rows are dragged together, a fixed row stays, and one undo restores all rows")
    func songs() throws {
        let controller = SongsController(style: .plain)
        screen.show(controller)
        for row in [1, 3] {
            controller.tableView.selectRow(at: [0, row], animated: false, scrollPosition: .none)
        }
        try carry(from: CGPoint(x: 60, y: 66), by: CGVector(dx: 0, dy: 135))
        let carried = ["Overture", "Ballad", "Duet", "Elegy", "Aria", "Chorus", "Finale"]
        #expect(controller.saved.sorted() == carried.sorted())
        let place = try #require(controller.saved.firstIndex(of: "Aria"))
        #expect(place > 1)
        #expect(controller.saved[place + 1] == "Chorus")
        controller.undoManager?.undo()
        try screen.settle()
        #expect(controller.saved == ["Overture", "Aria", "Ballad", "Chorus", "Duet", "Elegy", "Finale"])
        try carry(from: CGPoint(x: 60, y: 22), by: CGVector(dx: 0, dy: 135))
        #expect(controller.saved.first == "Overture")
    }

    @Test("A drag on a handle lifts its row without a long press")
    func handle() throws {
        let controller = SongsController(style: .plain)
        screen.show(controller)
        let handle = try #require(controller.tableView.cellForRow(at: [0, 2])?.accessoryView)
        let finger = screen.touch(handle)
        finger.move(by: CGVector(dx: 0, dy: 90), duration: 0.3)
        finger.up()
        try screen.settle()
        #expect(controller.saved == ["Overture", "Aria", "Chorus", "Duet", "Ballad", "Elegy", "Finale"])
    }

    @Test("Dragging a tile along its row moves its name in the data")
    func tiles() throws {
        let controller = TilesController()
        screen.show(controller)
        try carry(from: CGPoint(x: 42, y: 100), by: CGVector(dx: 96, dy: 0))
        #expect(controller.names.prefix(2) == ["Orange", "Red"])
    }

    @Test("A task is dragged between columns and undone, and a task that cannot be lifted stays")
    func columns() throws {
        let controller = ColumnsController()
        screen.show(controller)
        try carry(from: CGPoint(x: 100, y: 100), by: CGVector(dx: 190, dy: 10))
        #expect(controller.tasks[0] == ["Write to Ada", "Buy bread"])
        #expect(controller.tasks[1].sorted() == ["Feed the cat", "Water the plants"])
        let cat = controller.columns[1].arrangedSubviews.first { $0.accessibilityLabel == "Feed the cat" }
        let place = try #require(cat.map { $0.convert($0.bounds, to: nil) })
        try carry(from: CGPoint(x: place.midX, y: place.midY), by: CGVector(dx: -190, dy: 0))
        #expect(controller.tasks[1].contains("Feed the cat"))
        controller.undoManager?.undo()
        #expect(controller.tasks == [["Water the plants", "Write to Ada", "Buy bread"], ["Feed the cat"]])
    }

    @Test("A row is dragged to a linked table and undone; a full table takes no more rows")
    func linked() throws {
        let controller = ListsController()
        screen.show(controller)
        try carry(from: CGPoint(x: 60, y: 66), by: CGVector(dx: 200, dy: 60))
        #expect(controller.titles == [["Emma", "Dracula", "Walden", "Ulysses"], ["Candide", "Kim"]])
        controller.undoManager?.undo()
        try screen.settle()
        #expect(controller.titles == [["Emma", "Kim", "Dracula", "Walden", "Ulysses"], ["Candide"]])
        for _ in 0..<3 { try carry(from: CGPoint(x: 60, y: 22), by: CGVector(dx: 200, dy: 0)) }
        #expect(controller.titles.map(\.count) == [3, 3])
    }

    @Test("A cover is dragged from the collection view into the table of the bag")
    func covers() throws {
        let controller = CoversController()
        screen.show(controller)
        try screen.settle()
        try carry(from: CGPoint(x: 25, y: 25), by: CGVector(dx: 200, dy: 60))
        let titles = controller.linked?.lists.map { $0.items.map(\.title) }
        #expect(titles == [["Kim", "Dracula", "Walden"], ["Emma"]])
    }

    @Test("A dragged note pushes another away; a long press on an empty place adds a note")
    func notes() throws {
        let controller = DeskController()
        screen.show(controller)
        try carry(from: CGPoint(x: 90, y: 60), by: CGVector(dx: 140, dy: 0))
        #expect(controller.notes.first { $0.id == 1 as AnyHashable }?.frame.origin == CGPoint(x: 160, y: 20))
        #expect(controller.notes.first { $0.id == 2 as AnyHashable }?.frame.origin != CGPoint(x: 200, y: 20))
        try carry(from: CGPoint(x: 200, y: 450), by: CGVector(dx: 0, dy: 20))
        #expect(controller.notes.map(\.title).last == "New note")
    }

    @Test("A note dragged to another board moves there, and undo moves it back")
    func desks() throws {
        let (pair, desks) = (UIViewController(), [DeskController(), DeskController()])
        for (number, desk) in desks.enumerated() {
            pair.addChild(desk)
            pair.view.addSubview(desk.view)
            desk.view.frame = CGRect(x: 0, y: CGFloat(number) * 280, width: 390, height: 280)
            desk.exchange()
        }
        desks[1].board.items = []
        screen.show(pair)
        try carry(from: CGPoint(x: 90, y: 60), by: CGVector(dx: 30, dy: 330))
        #expect(desks[0].notes.map(\.title) == ["Sketch", "Build"])
        #expect(desks[1].board.items.map(\.title) == ["Plan"])
        pair.undoManager?.undo()
        try screen.settle()
        #expect(desks[0].notes.map(\.title) == ["Plan", "Sketch", "Build"])
        #expect(desks[1].board.items.isEmpty)
    }

    @Test("A dragged view snaps to steps of 20 points")
    func stickers() throws {
        let controller = StickersController()
        screen.show(controller)
        try carry(from: CGPoint(x: 60, y: 70), by: CGVector(dx: 3, dy: 117))
        #expect(controller.places[0] == CGRect(x: 20, y: 160, width: 120, height: 80))
    }

    @Test("An event dragged by a day and an hour keeps its duration at the new time")
    func calendar() throws {
        let controller = WeekController.sample()
        screen.show(controller)
        let before = try #require(controller.events.first { $0.title == "Piano" })
        let view = try #require(controller.board.view(for: before.id))
        let place = view.convert(view.bounds, to: nil)
        try carry(from: CGPoint(x: place.midX, y: place.midY), by: CGVector(dx: 115, dy: 60))
        let after = try #require(controller.events.first { $0.title == "Piano" })
        #expect(after.time.start == before.time.start.addingTimeInterval(86_400 + 3600))
        #expect(after.time.duration == before.time.duration)
    }

    @Test("Each image of the documentation can be rendered")
    func pictures() throws {
        for scene in Scene.all {
            let drawn = try #require(UIImage(data: try scene.draw()), "\(scene.name)")
            #expect(drawn.size.width == scene.size.width * 2)
        }
    }
}
