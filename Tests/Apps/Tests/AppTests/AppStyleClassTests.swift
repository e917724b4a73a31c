// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import QuartzCore
import Testing
import UIKit
import UIKitTesting

/// Tests of classes whose objects UIKit creates itself, such as registered cell classes. As in apps, their initialisers
/// are not `required`.
@Suite(.serialized)
@MainActor
struct AppStyleClassTests {
    @Test("A registered cell class is created with the initialiser that it overrides")
    func registeredCell() throws {
        let screen = TestScreen(size: CGSize(width: 320, height: 480))
        let controller = NotesController(notes: ["Milk", "Bread"])
        screen.show(controller)

        let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) as? NoteCell)
        #expect(cell.mark == "made by NoteCell")
        #expect(cell.reuseIdentifier == "note")
        #expect(cell.textLabel?.text == "Bread")
        #expect(cell.detailTextLabel != nil)
    }

    @Test("A view's layer and its presentation layer have the view's layerClass")
    func layerClass() throws {
        let screen = TestScreen(size: CGSize(width: 320, height: 480))
        let view = DialView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
        screen.show(view)
        try screen.settle()

        let layer = try #require(view.layer as? DialLayer)
        layer.angle = 2
        let shown = try #require(layer.presentation())
        #expect(type(of: shown) == DialLayer.self)
        #expect(shown !== layer)
        #expect(shown.angle == 2)
    }

    @Test("Moving a row calls the method that a UITableViewController subclass overrides")
    func overriddenDataSource() throws {
        let screen = TestScreen(size: CGSize(width: 320, height: 480))
        let controller = NotesController(notes: ["Milk", "Bread", "Eggs"])
        screen.show(controller)
        controller.setEditing(true, animated: false)
        try screen.settle()

        let table = try #require(controller.tableView)
        let from = table.rectForRow(at: IndexPath(row: 0, section: 0))
        let to = table.rectForRow(at: IndexPath(row: 2, section: 0))
        let finger = screen.touch(at: table.convert(CGPoint(x: from.maxX - 22, y: from.midY), to: nil))
        finger.move(by: CGVector(dx: 0, dy: to.midY - from.midY), duration: 0.3)
        finger.up()
        try screen.settle()
        #expect(controller.notes == ["Bread", "Eggs", "Milk"])
    }

    @Test("A long press calls its action method with the recognizer")
    func longPress() throws {
        let screen = TestScreen(size: CGSize(width: 320, height: 480))
        let controller = NotesController(notes: ["Milk"])
        screen.show(controller)

        let finger = screen.touch(at: CGPoint(x: 100, y: 22))
        finger.hold(0.6)
        finger.up()
        #expect(controller.pressStates == [.began, .ended])
    }

    @Test("Awaiting settle() runs the tasks of the main actor")
    func mainActorTask() async throws {
        let screen = TestScreen(size: CGSize(width: 320, height: 480))
        let controller = NotesController(notes: ["Milk"])
        screen.show(controller)
        controller.addLater("Bread")
        try await screen.settle()
        #expect(controller.tableView.numberOfRows(inSection: 0) == 2)
    }
}
