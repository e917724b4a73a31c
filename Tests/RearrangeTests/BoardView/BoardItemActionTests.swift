// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Board: item actions") @MainActor
struct BoardItemActionTests {
    private final class Log { var words: [String] = [] }
    private let log = Log()

    private func stage(canDelete: Bool = false, actions: [String] = ["Rename…", "Show"]) -> BoardStage {
        var items = BoardStage.boxes((0, 0), (200, 0))
        for index in items.indices { items[index].canDelete = canDelete }
        return BoardStage(items) { [log] board in
            board.itemActions = { item in
                actions.map { title in BoardItemAction(title: title) { log.words.append("\(title) \(item.id)") } }
            }
        }
    }

    private func rows(_ view: UIView) -> [UIView] {
        String(describing: type(of: view)) == "MenuRow" ? [view] : view.subviews.flatMap(rows)
    }
    private func title(_ row: UIView) -> String? { row.subviews.lazy.compactMap { ($0 as? UILabel)?.text }.first }
    private func menu(_ stage: BoardStage) -> [String] { rows(stage.board.window!).compactMap(title) }

    @Test("Item actions are in the item's menu, before Delete if it can be deleted", arguments: [false, true])
    func menu(canDelete: Bool) throws {
        let stage = stage(canDelete: canDelete)
        stage.screen.mouse.click(at: stage.point("B"), button: 2)
        stage.screen.advance(by: 0.5)
        #expect(menu(stage) == ["Rename…", "Show"] + (canDelete ? ["Delete"] : []))
        let row = try #require(rows(stage.board.window!).first { title($0) == "Show" })
        stage.screen.tap(row)
        try stage.expectSettled()
        #expect(log.words == ["Show B"])
        #expect(stage.changes.isEmpty)
    }

    @Test(
        "Letting go of a lifted item in place opens its menu; after a movement it does not", arguments: [false, true])
    func menuByFinger(canDelete: Bool) throws {
        let stage = stage(canDelete: canDelete)
        let finger = stage.lift("B")
        finger.move(by: CGVector(dx: 3, dy: 0), duration: 0.1)
        finger.up()
        stage.screen.advance(by: 1)
        #expect(menu(stage) == ["Rename…", "Show"] + (canDelete ? ["Delete"] : []))
        #expect(stage.calls == ["begin B", "dropped"])
        #expect(stage.changes.isEmpty)
        let row = try #require(rows(stage.board.window!).first { title($0) == "Show" })
        stage.screen.tap(row)
        try stage.expectSettled()
        #expect(log.words == ["Show B"])
        #expect(stage.view("B").subviews.allSatisfy { !($0 is UIControl) })
        // An item that is dragged away and back opens no menu.
        let other = stage.drag("B", by: 0, 100)
        other.move(by: CGVector(dx: 0, dy: -100), duration: 0.3)
        other.up()
        try stage.expectSettled()
        #expect(menu(stage) == [])
    }

    @Test("Neither Escape during a drag nor a mouse released in place opens a menu")
    func noMenu() throws {
        let stage = stage(canDelete: true)
        let finger = stage.lift("B")
        stage.screen.press(.escape)
        finger.up()
        try stage.expectSettled()
        #expect(menu(stage) == [])
        stage.screen.mouse.move(to: stage.point("B"))
        stage.screen.mouse.press()
        stage.screen.mouse.move(by: CGVector(dx: 0, dy: 30), duration: 0.2)
        stage.screen.mouse.move(by: CGVector(dx: 0, dy: -30), duration: 0.2)
        stage.screen.mouse.release()
        try stage.expectSettled()
        #expect(menu(stage) == [])
    }

    @Test(
        "Return, Enter and F2 perform the first action on the focused item, once even if held down",
        arguments: [UIKeyboardHIDUsage.keyboardReturnOrEnter, .keypadEnter, .keyboardF2])
    func keys(key: UIKeyboardHIDUsage) throws {
        let stage = stage()
        stage.screen.press(.tab)
        stage.screen.hold(key, repeats: 3)
        stage.screen.release(key)
        #expect(log.words == ["Rename… A"])
        // In a keyboard drag, Return drops the item.
        stage.screen.press(.space)
        stage.screen.press(.downArrow)
        stage.screen.press(.return)
        try stage.expectSettled()
        #expect(log.words.count == 1)
        #expect(stage.changes.count == 1)
    }

    @Test(
        "A double tap performs the first action, a single tap nothing, and a long press lifts",
        arguments: [false, true])
    func taps(isMouse: Bool) throws {
        let stage = stage()
        func tap() {
            if isMouse {
                stage.screen.mouse.click(at: stage.point("B"))
            } else {
                stage.screen.tap(at: stage.point("B"))
            }
        }
        tap()
        stage.screen.advance(by: 1)
        #expect(log.words == [])
        tap()
        tap()
        stage.screen.advance(by: 1)
        #expect(log.words == ["Rename… B"])
        stage.drag("B", by: 0, 100).up()
        try stage.expectSettled()
        #expect(log.words.count == 1)
        #expect(stage.changes.count == 1)
    }

    @Test("Item actions are among the item's accessibility actions")
    func accessibilityActions() throws {
        let stage = stage()
        let element = try #require(stage.screen.accessibilityElement(named: "Box A"))
        let action = try #require(element.accessibilityCustomActions?.first { $0.name == "Rename…" })
        let isDone = action.actionHandler?(action)
        #expect(isDone == true)
        #expect(log.words == ["Rename… A"])
    }

    @Test("Without item actions there is no menu and Return does nothing, also after they are removed")
    func none() throws {
        let stage = stage(actions: [])
        stage.screen.mouse.click(at: stage.point("A"), button: 2)
        stage.screen.advance(by: 0.5)
        #expect(menu(stage) == [])
        stage.board.itemActions = { [log] _ in [BoardItemAction(title: "Show") { log.words.append("Show") }] }
        stage.screen.mouse.click(at: stage.point("A"), button: 2)
        stage.screen.advance(by: 0.5)
        #expect(menu(stage) == ["Show"])
        stage.screen.press(.escape)
        stage.screen.advance(by: 0.5)
        stage.board.itemActions = nil
        stage.screen.mouse.click(at: stage.point("A"), button: 2)
        stage.screen.advance(by: 0.5)
        #expect(menu(stage) == [])
        stage.screen.press(.tab)
        stage.screen.press(.return)
        try stage.expectSettled()
        #expect(log.words == [])
    }

    @Test("A disabled board opens no menu and performs no action")
    func disabled() throws {
        let stage = stage()
        stage.board.isEnabled = false
        stage.screen.mouse.click(at: stage.point("A"), button: 2)
        stage.screen.tap(at: stage.point("A"))
        stage.screen.tap(at: stage.point("A"))
        stage.screen.advance(by: 0.5)
        #expect(menu(stage) == [])
        #expect(log.words == [])
    }
}
