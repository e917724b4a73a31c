// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("The players' table, as people use it") @MainActor
struct PlayersTests {
    let folder: ScratchFolder
    let screen = TestScreen(size: CGSize(width: 390, height: 844))
    let controller: PlayersController
    let before: [String]

    init() throws {
        folder = try ScratchFolder()
        controller = PlayersController(store: PlayersStore(directory: folder.url))
        before = controller.players.map(\.name)
        screen.show(UINavigationController(rootViewController: controller))
        screen.advance(by: 0.1)
    }

    var names: [String] { controller.players.map(\.name) }
    var saved: [String] { PlayersStore(directory: folder.url).load().players.map(\.name) }
    var table: UITableView { controller.tableView }

    /// The middle of a row, in the window.
    func row(_ index: Int) -> CGPoint {
        let rect = table.rectForRow(at: IndexPath(row: index, section: 0))
        return table.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }

    /// What the cells on screen say, from the top.
    var shown: [String] {
        table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.compactMap { $0.textLabel?.text }
    }

    /// Nothing is left of a drag: every cell as it was, nothing on the table that is none of its own.
    func expectNoLeftovers(sourceLocation: SourceLocation = #_sourceLocation) {
        for cell in table.visibleCells {
            #expect(cell.alpha == 1 && cell.transform == .identity && !cell.isHidden, sourceLocation: sourceLocation)
        }
        #expect(shown == Array(names.prefix(shown.count)), sourceLocation: sourceLocation)
        #expect(Set(names) == Set(before), sourceLocation: sourceLocation)
        #expect(table.numberOfRows(inSection: 0) == names.count, sourceLocation: sourceLocation)
    }

    func carrying(_ from: Int, to: Int) -> [String] {
        var moved = before
        moved.insert(moved.remove(at: from), at: to)
        return moved
    }

    @Test("Holding a row and carrying it down puts it there, and saves it")
    func down() throws {
        let finger = screen.touch(at: row(1))
        finger.hold(0.6)
        finger.move(to: row(4) + CGVector(dx: 0, dy: 5), duration: 0.4)
        #expect(names == before)
        finger.up()
        try screen.settle()
        #expect(names == carrying(1, to: 4))
        #expect(saved == names)
        expectNoLeftovers()
    }

    @Test("And up")
    func up() throws {
        let finger = screen.touch(at: row(5))
        finger.hold(0.6)
        finger.move(to: row(2) - CGVector(dx: 0, dy: 5), duration: 0.4)
        finger.up()
        try screen.settle()
        #expect(names == carrying(5, to: 2))
        expectNoLeftovers()
    }

    @Test("In a single event across many rows the gap is at the end in the same frame")
    func fast() throws {
        let finger = screen.touch(at: row(0))
        finger.hold(0.6)
        finger.move(to: row(9))
        finger.up()
        try screen.settle()
        #expect(names == carrying(0, to: 9))
        expectNoLeftovers()
    }

    @Test("Back to the start is no change, and nothing is written")
    func back() throws {
        let finger = screen.touch(at: row(3))
        finger.hold(0.6)
        finger.move(to: row(5), duration: 0.3)
        finger.move(to: row(3), duration: 0.3)
        finger.up()
        try screen.settle()
        #expect(names == before)
        #expect(folder.names == [])
        expectNoLeftovers()
    }

    @Test("A cancelled touch takes everything back")
    func cancelled() throws {
        let finger = screen.touch(at: row(1))
        finger.hold(0.6)
        finger.move(to: row(6), duration: 0.3)
        finger.cancel()
        try screen.settle()
        #expect(names == before)
        #expect(folder.names == [])
        expectNoLeftovers()
    }

    @Test("Beyond the table's end it lands at the last place on screen")
    func outside() throws {
        let finger = screen.touch(at: row(2))
        finger.hold(0.6)
        finger.move(to: CGPoint(x: 200, y: -300), duration: 0.2)
        finger.up()
        try screen.settle()
        #expect(names == carrying(2, to: 0))
        expectNoLeftovers()
    }

    @Test("Held near the bottom edge the table scrolls by itself, and the row goes along")
    func autoscroll() throws {
        let finger = screen.touch(at: row(1))
        finger.hold(0.6)
        finger.move(to: CGPoint(x: 195, y: 835), duration: 0.4)
        finger.hold(2)
        #expect(table.contentOffset.y > 300)
        finger.up()
        let offset = table.contentOffset
        try screen.settle()
        #expect(table.contentOffset == offset)
        let place = names.firstIndex(of: before[1])!
        #expect(place > 15)
        #expect(names == carrying(1, to: place))
        #expect(Set(names) == Set(before))
        for cell in table.visibleCells { #expect(cell.alpha == 1 && cell.transform == .identity) }
    }

    @Test("A second finger changes nothing")
    func secondFinger() throws {
        let finger = screen.touch(at: row(1))
        finger.hold(0.6)
        let second = screen.touch(at: row(7))
        second.hold(0.8)
        second.move(by: CGVector(dx: 0, dy: -100), duration: 0.2)
        finger.move(to: row(3), duration: 0.3)
        second.up()
        finger.up()
        try screen.settle()
        #expect(names == carrying(1, to: 3))
        expectNoLeftovers()
    }

    @Test("A finger that moves before the time is up scrolls")
    func scrolls() throws {
        let finger = screen.touch(at: row(5))
        finger.hold(0.2)
        finger.move(by: CGVector(dx: 0, dy: -200), duration: 0.3)
        #expect(table.contentOffset.y > 100)
        finger.up()
        try screen.settle()
        #expect(names == before)
    }

    @Test("A finger put on a table that is still running stops it, and lifts no row by that")
    func whileScrolling() throws {
        let flick = screen.touch(at: row(8))
        flick.move(by: CGVector(dx: 0, dy: -300), duration: 0.15)
        flick.up()
        screen.advance(by: 0.1)
        let finger = screen.touch(at: CGPoint(x: 195, y: 400))
        let offset = table.contentOffset
        screen.advance(by: 0.3)
        #expect(table.contentOffset == offset)
        finger.up()
        try screen.settle()
        #expect(names == before)
    }

    @Test("The lifted row looks as the article says")
    func look() throws {
        let finger = screen.touch(at: row(1))
        finger.hold(1)
        let lifted = try #require(table.subviews.first { $0.layer.shadowOpacity > 0 })
        #expect(lifted.transform == CGAffineTransform(scaleX: 1.05, y: 1.05))
        #expect(abs(lifted.alpha - 0.98) < 0.001)
        #expect(lifted.layer.shadowOffset == CGSize(width: -5, height: 0))
        #expect(lifted.layer.shadowRadius == 5)
        #expect(lifted.layer.shadowOpacity == 0.4)
        finger.up()
        try screen.settle()
        #expect(!table.subviews.contains { $0.layer.shadowOpacity > 0 })
    }

    @Test("The mouse drags a row after five points")
    func mouse() throws {
        screen.mouse.move(to: row(1))
        screen.mouse.press()
        screen.mouse.move(to: row(3) + CGVector(dx: 0, dy: 5), duration: 0.3)
        screen.mouse.release()
        try screen.settle()
        #expect(names == carrying(1, to: 3))
        expectNoLeftovers()
    }

    @Test("Swiping a row shows Delete, which deletes it")
    func swipe() throws {
        let finger = screen.touch(at: row(2))
        finger.move(by: CGVector(dx: -120, dy: 0), duration: 0.2)
        finger.up()
        try screen.settle()
        #expect(names == before)
        screen.tap(at: CGPoint(x: 360, y: row(2).y))
        try screen.settle()
        #expect(names == before.filter { $0 != before[2] })
        #expect(saved == names)
    }

    @Test("Edit shows the controls: delete one row, move another by its grip")
    func editing() throws {
        screen.tap(barButton("Edit"))
        try screen.settle()
        #expect(table.isEditing)
        screen.tap(at: CGPoint(x: 28, y: row(0).y))
        try screen.settle()
        screen.tap(at: CGPoint(x: 360, y: row(0).y))
        try screen.settle()
        #expect(names == Array(before.dropFirst()))
        let finger = screen.touch(at: CGPoint(x: 370, y: row(1).y))
        finger.move(to: CGPoint(x: 370, y: row(3).y + 5), duration: 0.4)
        finger.up()
        try screen.settle()
        var expected = Array(before.dropFirst())
        expected.insert(expected.remove(at: 1), at: 3)
        #expect(names == expected)
        #expect(saved == expected)
        screen.tap(barButton("Done"))
        try screen.settle()
        #expect(!table.isEditing)
    }

    @Test("The plus adds a player at the end and shows it")
    func add() throws {
        let plus = try #require(controller.navigationItem.rightBarButtonItems?[1])
        screen.tap(at: centerOfBarButton(plus))
        try screen.settle()
        #expect(names.count == 31)
        #expect(shown.last == names.last)
        #expect(saved == names)
    }

    @Test("Control and Z take a move back, and control, shift and Z make it again; each is saved (I57)")
    func undo() throws {
        let finger = screen.touch(at: row(1))
        finger.hold(0.6)
        finger.move(to: row(4) + CGVector(dx: 0, dy: 5), duration: 0.4)
        finger.up()
        try screen.settle()
        screen.press(.keyboardZ, modifiers: .control)
        try screen.settle()
        #expect(names == before && saved == before)
        expectNoLeftovers()
        screen.press(.keyboardZ, modifiers: [.control, .shift])
        try screen.settle()
        #expect(names == carrying(1, to: 4) && saved == names)
        expectNoLeftovers()
    }

    @Test("Moves by hand and by the grip, deletions by swipe and by the minus, and additions are undone one by one")
    func undoEverything() throws {
        var orders = [names]
        func happened() throws {
            try screen.settle()
            #expect(names != orders.last && saved == names)
            orders.append(names)
        }
        let finger = screen.touch(at: row(2))
        finger.hold(0.6)
        finger.move(to: row(6) + CGVector(dx: 0, dy: 5), duration: 0.4)
        finger.up()
        try happened()
        let swipe = screen.touch(at: row(4))
        swipe.move(by: CGVector(dx: -300, dy: 0), duration: 0.2)
        swipe.up()
        try happened()
        screen.tap(barButton("Edit"))
        try screen.settle()
        let grip = screen.touch(at: CGPoint(x: 370, y: row(1).y))
        grip.move(to: CGPoint(x: 370, y: row(3).y + 5), duration: 0.4)
        grip.up()
        try happened()
        screen.tap(at: CGPoint(x: 28, y: row(0).y))
        try screen.settle()
        screen.tap(at: CGPoint(x: 360, y: row(0).y))
        try happened()
        screen.tap(barButton("Done"))
        try screen.settle()
        screen.tap(at: centerOfBarButton(try #require(controller.navigationItem.rightBarButtonItems?[1])))
        try happened()
        for order in orders.dropLast().reversed() {
            screen.press(.keyboardZ, modifiers: .control)
            try screen.settle()
            #expect(names == order && saved == order)
        }
        screen.press(.keyboardZ, modifiers: .control)
        #expect(names == before)
        table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
        try screen.settle()
        expectNoLeftovers()
        for order in orders.dropFirst() {
            screen.tap(barButton("Redo"))
            try screen.settle()
            #expect(names == order && saved == order)
        }
    }

    @Test("Delete deletes the row that has the focus, and control with D lifts it")
    func otherKeys() throws {
        screen.press(.downArrow)
        screen.press(.downArrow)
        let name = try #require(focusedName)
        screen.press(.keyboardDeleteForward)
        try screen.settle()
        #expect(names == before.filter { $0 != name } && saved == names)
        screen.press(.keyboardZ, modifiers: .control)
        try screen.settle()
        #expect(names == before)
        let start = try #require(names.firstIndex { $0 == focusedName })
        screen.press(.keyboardD, modifiers: .control)
        screen.press(.downArrow)
        screen.press(.return)
        try screen.settle()
        #expect(names == carrying(start, to: start + 1) && saved == names)
    }

    @Test("Undone after another player has been deleted, which comes back first, the one that was moved goes home")
    func undoAfterDeleting() throws {
        let finger = screen.touch(at: row(1))
        finger.hold(0.6)
        finger.move(to: row(4) + CGVector(dx: 0, dy: 5), duration: 0.4)
        finger.up()
        try screen.settle()
        let swipe = screen.touch(at: row(7))
        swipe.move(by: CGVector(dx: -300, dy: 0), duration: 0.2)
        swipe.up()
        try screen.settle()
        #expect(names.count == before.count - 1)
        screen.press(.keyboardZ, modifiers: .control)
        try screen.settle()
        #expect(names == carrying(1, to: 4))
        screen.press(.keyboardZ, modifiers: .control)
        try screen.settle()
        #expect(names == before && saved == names)
    }

    @Test("Space lifts the row that has the focus, arrows carry it, return drops it")
    func keys() throws {
        screen.press(.downArrow)
        screen.press(.downArrow)
        let start = try #require(names.firstIndex { $0 == focusedName })
        screen.press(.space)
        screen.press(.downArrow)
        screen.press(.downArrow)
        screen.press(.return)
        try screen.settle()
        #expect(names == carrying(start, to: start + 2) && saved == names && focusedName == before[start])
        expectNoLeftovers()
    }

    private var focusedName: String? {
        (UIFocusSystem.focusSystem(for: table)?.focusedItem as? UITableViewCell)?.textLabel?.text
    }

    @Test("After a restart the order is as it was left")
    func restart() throws {
        let finger = screen.touch(at: row(0))
        finger.hold(0.6)
        finger.move(to: row(2) + CGVector(dx: 0, dy: 5), duration: 0.3)
        finger.up()
        try screen.settle()
        let again = PlayersController(store: PlayersStore(directory: folder.url))
        #expect(again.players.map(\.name) == carrying(0, to: 2))
    }

    @Test("With reduced motion the outcome is the same, at once (I85)")
    func reducedMotion() throws {
        screen.traits.prefersReducedMotion = true
        let finger = screen.touch(at: row(1))
        finger.hold(0.6)
        finger.move(to: row(3) + CGVector(dx: 0, dy: 5))
        finger.up()
        #expect(names == carrying(1, to: 3))
        screen.advance(by: 0.05)
        expectNoLeftovers()
    }

    @Test("A damaged file is said so above the rows")
    func damaged() throws {
        try folder.write("not players")
        let other = PlayersController(store: PlayersStore(directory: folder.url))
        screen.show(UINavigationController(rootViewController: other))
        let label = other.tableView.tableHeaderView?.subviews.first as? UILabel
        #expect(label?.text?.contains("players.damaged-1.json") == true)
    }

    // MARK: Bar buttons

    /// The view on screen that says `title`.
    func barButton(_ title: String) -> UIView {
        func find(_ view: UIView) -> UIView? {
            if let label = view as? UILabel, label.text == title { return label }
            for subview in view.subviews {
                if let found = find(subview) { return found }
            }
            return nil
        }
        return find(screen.window) ?? screen.window
    }

    /// Bar buttons lie from the trailing edge inwards.
    func centerOfBarButton(_ item: UIBarButtonItem) -> CGPoint {
        let edit = barButton("Edit")
        let frame = edit.convert(edit.bounds, to: nil)
        return CGPoint(x: frame.minX - 36, y: frame.midY)
    }
}

private func + (point: CGPoint, vector: CGVector) -> CGPoint {
    CGPoint(x: point.x + vector.dx, y: point.y + vector.dy)
}

private func - (point: CGPoint, vector: CGVector) -> CGPoint {
    CGPoint(x: point.x - vector.dx, y: point.y - vector.dy)
}
