// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Board: clicks on items") @MainActor
struct BoardClickTests {
    private func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }

    private func rings(_ stage: BoardStage) -> [UIView] {
        all(stage.screen.window).filter { String(describing: type(of: $0)) == "FocusRing" }
    }

    private let boxes = BoardStage.boxes((0, 0), (200, 0), (0, 200))

    @Test("A click focuses the item without a ring, and the keyboard continues from there")
    func click() throws {
        let stage = BoardStage(boxes)
        stage.screen.mouse.click(at: stage.point("B"))
        try stage.expectSettled()
        #expect(stage.view("B").isFocused)
        #expect(rings(stage).isEmpty)
        #expect(stage.calls.isEmpty)
        stage.screen.press(.leftArrow)
        #expect(stage.view("A").isFocused)
        #expect(rings(stage).count == 1)
        stage.screen.mouse.click(at: stage.point("C"))
        #expect(rings(stage).isEmpty)
        stage.screen.press(.space)
        #expect(rings(stage).count == 1)
        #expect(stage.board.isDragging)
        stage.screen.press(.downArrow)
        stage.screen.press(.space)
        try stage.expectSettled()
        #expect(stage.origin("C") == CGPoint(x: 0, y: 220))
    }

    @Test("A tap moves the focus to the item only if the board already has the focus, as in a list")
    func finger() throws {
        let stage = BoardStage(boxes)
        stage.screen.tap(at: stage.point("B"))
        try stage.expectSettled()
        #expect(!stage.view("B").isFocused)
        stage.screen.press(.tab)
        #expect(stage.view("A").isFocused)
        stage.screen.tap(at: stage.point("B"))
        try stage.expectSettled()
        #expect(stage.view("B").isFocused)
        #expect(rings(stage).isEmpty)
    }

    @Test("A click beside the items, or on a button in an item, focuses no item")
    func others() throws {
        let stage = BoardStage(boxes) { board in
            board.makeView = { item in
                let view = UIView()
                if item.id == AnyHashable("C") {
                    view.addSubview(UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 60)))
                }
                return view
            }
        }
        let mouse = stage.screen.mouse
        mouse.click(at: CGPoint(x: 350, y: 500))
        mouse.click(at: stage.point("C"))
        try stage.expectSettled()
        #expect(!["A", "B", "C"].contains { stage.view($0).isFocused })
    }

    @Test("Clicking a half-visible item focuses it without scrolling")
    func inSight() throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (0, 570))) { $0.boardSize = CGSize(width: 400, height: 2000) }
        stage.screen.mouse.click(at: CGPoint(x: 50, y: 590))
        try stage.expectSettled()
        #expect(stage.view("B").isFocused)
        #expect(stage.board.scrollView.contentOffset == .zero)
    }

    @Test("A click on an item leaves a text field beside the board first responder")
    func typing() throws {
        let stage = BoardStage(boxes)
        let field = UITextField(frame: CGRect(x: 0, y: 500, width: 200, height: 40))
        stage.controller.view.addSubview(field)
        stage.screen.tap(field)
        stage.screen.mouse.click(at: stage.point("B"))
        #expect(field.isFirstResponder)
        #expect(!stage.view("B").isFocused)
        stage.screen.type("a")
        #expect(field.text == "a")
    }

    @Test("During a keyboard drag, presses on the dragged item or another change nothing (I07)")
    func carriedByKeys() throws {
        let stage = BoardStage(boxes)
        stage.screen.liftByKeys(.downArrow)
        for id in ["B", "A"] {
            stage.screen.mouse.click(at: stage.point(id))
            stage.screen.mouse.move(to: stage.point(id))
            stage.screen.mouse.press()
            stage.screen.mouse.move(by: CGVector(dx: 30, dy: 30), duration: 0.2)
            stage.screen.mouse.release()
        }
        #expect(stage.board.isDragging)
        #expect(stage.view("A").isFocused)
        #expect(stage.calls == ["begin A"])
        stage.screen.press(.space)
        try stage.expectSettled()
        #expect(stage.origin("A") == CGPoint(x: 0, y: 20))
        #expect(stage.origin("B") == CGPoint(x: 200, y: 0))
    }
}
