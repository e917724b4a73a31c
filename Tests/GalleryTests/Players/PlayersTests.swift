// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("Players: dragging rows") @MainActor
struct PlayersTests {
    let stage: PlayersStage

    init() throws {
        stage = try PlayersStage { PlayersController(store: $0) }
    }

    @Test("A row that is lifted and dragged down moves there when it is dropped, and is saved")
    func down() throws {
        let finger = stage.liftAndDrag(1, to: 4)
        #expect(stage.names == stage.before)
        finger.up()
        try stage.expectSettled()
        #expect(stage.names == stage.namesAfterMove(1, to: 4))
        #expect(stage.saved == stage.names)
    }

    @Test("A row that is dragged up moves there")
    func up() throws {
        try stage.drag(5, to: 2)
        #expect(stage.names == stage.namesAfterMove(5, to: 2))
        try stage.expectSettled()
    }

    @Test("A row dropped at its old position changes nothing and saves nothing")
    func back() throws {
        let finger = stage.liftAndDrag(3, to: 5)
        finger.move(to: stage.row(3), duration: 0.3)
        finger.up()
        try stage.expectSettled()
        #expect(stage.names == stage.before)
        #expect(stage.folder.names == [])
    }

    @Test("A row held near the bottom edge scrolls the table and moves along")
    func autoscroll() throws {
        let finger = stage.lift(1)
        finger.move(to: CGPoint(x: 195, y: 835), duration: 0.4)
        finger.hold(2)
        #expect(stage.table.contentOffset.y > 300)
        finger.up()
        let offset = stage.table.contentOffset
        try stage.screen.settle()
        #expect(stage.table.contentOffset == offset)
        let place = try #require(stage.names.firstIndex(of: stage.before[1]))
        #expect(place > 15)
        #expect(stage.names == stage.namesAfterMove(1, to: place))
        #expect(stage.table.visibleCells.allSatisfy { $0.alpha == 1 && $0.transform == .identity })
    }

    @Test("A second finger does not affect the drag")
    func secondFinger() throws {
        let finger = stage.lift(1)
        let second = stage.screen.touch(at: stage.row(7))
        second.hold(0.8)
        second.move(by: CGVector(dx: 0, dy: -100), duration: 0.2)
        finger.move(to: stage.row(3), duration: 0.3)
        second.up()
        finger.up()
        try stage.expectSettled()
        #expect(stage.names == stage.namesAfterMove(1, to: 3))
    }

    @Test("A finger that moves before the end of the long press scrolls")
    func scrolls() throws {
        let finger = stage.screen.touch(at: stage.row(5))
        finger.hold(0.2)
        finger.move(by: CGVector(dx: 0, dy: -200), duration: 0.3)
        #expect(stage.table.contentOffset.y > 100)
        finger.up()
        try stage.screen.settle()
        #expect(stage.names == stage.before)
    }

    @Test("A touch on a decelerating table stops it and lifts no row")
    func whileScrolling() throws {
        let flick = stage.screen.touch(at: stage.row(8))
        flick.move(by: CGVector(dx: 0, dy: -300), duration: 0.15)
        flick.up()
        stage.screen.advance(by: 0.1)
        let finger = stage.screen.touch(at: CGPoint(x: 195, y: 400))
        let offset = stage.table.contentOffset
        stage.screen.advance(by: 0.3)
        #expect(stage.table.contentOffset == offset)
        finger.up()
        try stage.screen.settle()
        #expect(stage.names == stage.before)
    }

    @Test("The mouse drags a row after five points of movement")
    func mouse() throws {
        stage.screen.mouse.move(to: stage.row(1))
        stage.screen.mouse.press()
        let target = stage.row(3)
        stage.screen.mouse.move(to: CGPoint(x: target.x, y: target.y + 5), duration: 0.3)
        stage.screen.mouse.release()
        try stage.expectSettled()
        #expect(stage.names == stage.namesAfterMove(1, to: 3))
    }

    private var focusedName: String? {
        (UIFocusSystem.focusSystem(for: stage.table)?.focusedItem as? UITableViewCell)?.textLabel?.text
    }

    @Test("Space lifts the focused row, arrow keys move it, and Return drops it")
    func keys() throws {
        stage.screen.press(.downArrow)
        stage.screen.press(.downArrow)
        let start = try #require(stage.names.firstIndex { $0 == focusedName })
        stage.screen.press(.space)
        stage.screen.press(.downArrow)
        stage.screen.press(.downArrow)
        stage.screen.press(.return)
        try stage.expectSettled()
        #expect(stage.names == stage.namesAfterMove(start, to: start + 2))
        #expect(stage.saved == stage.names)
        #expect(focusedName == stage.before[start])
    }

    @Test("Delete deletes the focused row, and Control-D lifts it")
    func otherKeys() throws {
        stage.screen.press(.downArrow)
        stage.screen.press(.downArrow)
        let name = try #require(focusedName)
        stage.screen.press(.keyboardDeleteForward)
        try stage.screen.settle()
        #expect(stage.names == stage.before.filter { $0 != name })
        #expect(stage.saved == stage.names)
        try stage.undo()
        #expect(stage.names == stage.before)
        let start = try #require(stage.names.firstIndex { $0 == focusedName })
        stage.screen.press(.keyboardD, modifiers: .control)
        stage.screen.press(.downArrow)
        stage.screen.press(.return)
        try stage.screen.settle()
        #expect(stage.names == stage.namesAfterMove(start, to: start + 1))
        #expect(stage.saved == stage.names)
    }

    @Test("With reduced motion the result is the same, without an animation (I85)")
    func reducedMotion() {
        stage.screen.traits.prefersReducedMotion = true
        stage.liftAndDrag(1, to: 3).up()
        #expect(stage.names == stage.namesAfterMove(1, to: 3))
        stage.screen.advance(by: 0.05)
        stage.checkSettled()
    }
}
