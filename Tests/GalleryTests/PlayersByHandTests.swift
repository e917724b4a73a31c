// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("The players' table made by hand, as people use it") @MainActor
struct PlayersByHandTests {
    let folder: ScratchFolder
    let screen = TestScreen(size: CGSize(width: 390, height: 844))
    let controller: PlayersByHandController
    let before: [String]

    init() throws {
        folder = try ScratchFolder()
        controller = PlayersByHandController(store: PlayersStore(directory: folder.url))
        before = controller.players.map(\.name)
        screen.show(UINavigationController(rootViewController: controller))
        screen.advance(by: 0.1)
    }

    var names: [String] { controller.players.map(\.name) }
    var saved: [String] { PlayersStore(directory: folder.url).load().players.map(\.name) }
    var table: UITableView { controller.tableView }

    var shown: [String] {
        table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.compactMap { $0.textLabel?.text }
    }

    func row(_ index: Int) -> CGPoint {
        let rect = table.rectForRow(at: IndexPath(row: index, section: 0))
        return table.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }

    func expectNoLeftovers(sourceLocation: SourceLocation = #_sourceLocation) throws {
        try screen.settle()
        for cell in table.visibleCells {
            #expect(cell.alpha == 1 && cell.transform == .identity && !cell.isHidden, sourceLocation: sourceLocation)
        }
        #expect(!table.subviews.contains { $0.layer.shadowOpacity > 0 }, sourceLocation: sourceLocation)
        #expect(shown == Array(names.prefix(shown.count)), sourceLocation: sourceLocation)
        #expect(Set(names) == Set(before), sourceLocation: sourceLocation)
    }

    func carrying(_ from: Int, to: Int) -> [String] {
        var moved = before
        moved.insert(moved.remove(at: from), at: to)
        return moved
    }

    @Test("Held and carried, the row goes along from place to place, and is saved when it is let go of")
    func carried() throws {
        let finger = screen.touch(at: row(1))
        finger.hold(0.6)
        finger.move(to: row(4), duration: 0.4)
        #expect(names == carrying(1, to: 4) && folder.names == [])
        #expect(table.cellForRow(at: IndexPath(row: 4, section: 0))?.alpha == 0)
        finger.up()
        try expectNoLeftovers()
        #expect(names == carrying(1, to: 4) && saved == names)
    }

    @Test("In one event across many rows all between move by one")
    func fast() throws {
        let finger = screen.touch(at: row(0))
        finger.hold(0.6)
        finger.move(to: row(9))
        finger.up()
        try expectNoLeftovers()
        #expect(names == carrying(0, to: 9))
    }

    @Test("The picture looks as the article says, and is where the finger is")
    func look() throws {
        let finger = screen.touch(at: row(1))
        finger.hold(1)
        let picture = try #require(table.subviews.first { $0.layer.shadowOpacity > 0 })
        #expect(picture.transform == CGAffineTransform(scaleX: 1.05, y: 1.05))
        #expect(abs(picture.alpha - 0.98) < 0.001)
        #expect(picture.layer.shadowOffset == CGSize(width: -5, height: 0))
        #expect(picture.layer.shadowRadius == 5 && picture.layer.shadowOpacity == 0.4)
        finger.move(to: row(3), duration: 0.2)
        #expect(table.convert(picture.center, to: nil) == row(3))
        finger.up()
        try expectNoLeftovers()
    }

    @Test("A cancelled touch takes everything back, and saves nothing (I48)")
    func cancelled() throws {
        let finger = screen.touch(at: row(1))
        finger.hold(0.6)
        finger.move(to: row(6), duration: 0.3)
        finger.cancel()
        try expectNoLeftovers()
        #expect(names == before && folder.names == [])
    }

    @Test("Let go of outside the rows it lands at the last place on screen, and leaves nothing behind (I20)")
    func outside() throws {
        let finger = screen.touch(at: row(3))
        finger.hold(0.6)
        finger.move(to: CGPoint(x: 500, y: -200), duration: 0.3)
        finger.up()
        try expectNoLeftovers()
        #expect(names == carrying(3, to: 0))
    }

    @Test("Cells that show other rows after a scroll are not hidden (I25)")
    func scrolledAway() throws {
        let finger = screen.touch(at: row(2))
        finger.hold(0.6)
        finger.move(by: CGVector(dx: 0, dy: 5))
        table.contentOffset.y = 900
        screen.advance(by: 0.1)
        #expect(table.visibleCells.allSatisfy { $0.alpha == 1 })
        finger.up()
        try screen.settle()
        table.contentOffset.y = 0
        screen.advance(by: 0.1)
        #expect(table.visibleCells.allSatisfy { $0.alpha == 1 })
    }

    @Test("Pushed away in mid drag, it puts the row back (I51)")
    func pushed() throws {
        let finger = screen.touch(at: row(2))
        finger.hold(0.6)
        finger.move(to: row(5), duration: 0.3)
        controller.navigationController?.pushViewController(UIViewController(), animated: false)
        screen.advance(by: 0.5)
        finger.up()
        #expect(names == before && folder.names == [])
        controller.navigationController?.popViewController(animated: false)
        try expectNoLeftovers()
    }

    @Test("Swiping deletes, and the grip moves while it is edited")
    func editing() throws {
        let finger = screen.touch(at: row(2))
        finger.move(by: CGVector(dx: -120, dy: 0), duration: 0.2)
        finger.up()
        try screen.settle()
        screen.tap(at: CGPoint(x: 360, y: row(2).y))
        try screen.settle()
        #expect(names == before.filter { $0 != before[2] } && saved == names)
        controller.setEditing(true, animated: false)
        let grip = screen.touch(at: CGPoint(x: 370, y: row(1).y))
        grip.move(to: CGPoint(x: 370, y: row(3).y + 5), duration: 0.4)
        grip.up()
        try screen.settle()
        #expect(names[3] == before[1] && saved == names)
    }

    @Test("Held at its side, the picture goes up and down with the finger from where it was (I62)")
    func noJump() throws {
        let grip = CGPoint(x: 40, y: row(2).y + 15)
        let finger = screen.touch(at: grip)
        finger.hold(1)
        let picture = try #require(table.subviews.first { $0.layer.shadowOpacity > 0 })
        #expect(table.convert(picture.center, to: nil) == row(2))
        finger.move(to: CGPoint(x: 300, y: grip.y + 100), duration: 0.2)
        let center = table.convert(picture.center, to: nil)
        #expect(center.x == row(2).x && abs(center.y - row(2).y - 100) < 0.01)
        finger.up()
        try expectNoLeftovers()
    }

    @Test("A move, a move by the grip and a deletion are undone one by one, and redone")
    func undo() throws {
        var orders = [names]
        func happened() throws {
            try screen.settle()
            #expect(names != orders.last && saved == names)
            orders.append(names)
        }
        let finger = screen.touch(at: row(1))
        finger.hold(0.6)
        finger.move(to: row(4), duration: 0.4)
        finger.up()
        try happened()
        controller.setEditing(true, animated: false)
        let grip = screen.touch(at: CGPoint(x: 370, y: row(1).y))
        grip.move(to: CGPoint(x: 370, y: row(3).y + 5), duration: 0.4)
        grip.up()
        try happened()
        controller.setEditing(false, animated: false)
        screen.press(.downArrow)
        screen.press(.keyboardDeleteForward)
        try happened()
        for order in orders.dropLast().reversed() {
            screen.press(.keyboardZ, modifiers: .control)
            try screen.settle()
            #expect(names == order && saved == order)
        }
        for order in orders.dropFirst() {
            screen.press(.keyboardY, modifiers: .control)
            try screen.settle()
            #expect(names == order && saved == order)
        }
    }

    @Test("Undone while another row is carried, that goes home first")
    func undoInMidDrag() throws {
        let finger = screen.touch(at: row(1))
        finger.hold(0.6)
        finger.move(to: row(4), duration: 0.4)
        finger.up()
        try screen.settle()
        let second = screen.touch(at: row(6))
        second.hold(0.6)
        second.move(to: row(8), duration: 0.3)
        screen.press(.keyboardZ, modifiers: .control)
        second.move(to: row(2), duration: 0.3)
        second.up()
        try expectNoLeftovers()
        #expect(names == before && saved == before)
    }
}
