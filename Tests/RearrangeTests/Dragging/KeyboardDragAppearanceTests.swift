// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Keyboard drag: focus ring and position of the preview") @MainActor
struct KeyboardDragAppearanceTests {
    private func dragPreview(_ stage: LinkedStage) throws -> UIView {
        try #require(stage.screen.window.every("DragPreviewView").first)
    }

    /// The centre of a view, in the window's coordinates.
    private func middle(_ view: UIView) -> CGPoint {
        view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    private func rings(_ stage: LinkedStage) -> [UIView] { stage.screen.window.every("FocusRing") }

    @Test("A row dragged by keys has the only focus ring, around its preview, and keeps a ring after the end")
    func ringOfRow() throws {
        for end in [UIKeyboardHIDUsage.keyboardReturnOrEnter, .escape] {
            let stage = LinkedStage()
            stage.pickUpByKeys(1)
            stage.screen.press(.rightArrow)
            stage.screen.advance(by: 0.5)
            let carried = try dragPreview(stage)
            let ring = try #require(rings(stage).first)
            #expect(rings(stage).count == 1)
            #expect(ring.isDescendant(of: carried))
            #expect(ring.convert(ring.bounds, to: carried).contains(carried.bounds))
            stage.screen.press(end)
            try stage.expectSettled()
            #expect(rings(stage).count == 1)
            #expect(stage.screen.window.every("DragPreviewView").isEmpty)
        }
    }

    @Test("A row dragged by a finger has no focus ring")
    func noRing() throws {
        let stage = LinkedStage()
        stage.screen.press(.tab)
        let finger = stage.lift(0, 2)
        finger.move(by: CGVector(dx: 0, dy: 30), duration: 0.1)
        #expect(rings(stage).isEmpty)
        #expect(stage.tables.isDragging)
        finger.cancel()
        try stage.expectSettled()
    }

    @Test("A row that keys move to other tables stays at its height or at the last row, and returns to its place")
    func height() throws {
        let stage = LinkedStage([10, 10, 2])
        stage.pickUpByKeys(4)
        stage.screen.press(.rightArrow)
        stage.screen.advance(by: 0.5)
        #expect(abs(middle(try dragPreview(stage)).y - (4 * 44 + 22)) <= 1)
        stage.screen.press(.rightArrow)
        stage.screen.press(.leftArrow)
        stage.screen.press(.leftArrow)
        stage.screen.press(.rightArrow)
        stage.screen.press(.rightArrow)
        stage.screen.press(.return)
        try stage.expectSettled()
        #expect(stage.items[2] == ["C0", "C1", "A4"])
        stage.screen.undoManager?.undo()
        try stage.expectSettled()
        stage.screen.press(.keyboardD, modifiers: .control)
        stage.screen.press(.rightArrow)
        stage.screen.press(.return)
        try stage.expectSettled()
        #expect(stage.items[1][4] == "A4")
    }

    @Test(
        "Over a narrow table, the preview of a wide row has the width and the place of the rows there",
        arguments: [false, true])
    func width(isMirrored: Bool) throws {
        let stage = LinkedStage()
        if isMirrored { stage.screen.traits.layoutDirection = .rightToLeft }
        stage.pickUpByKeys(withTablesAt: [
            CGRect(x: 0, y: 220, width: 640, height: 220), CGRect(x: 20, y: 0, width: 200, height: 200),
            CGRect(x: 300, y: 0, width: 300, height: 200),
        ])
        let carried = try dragPreview(stage)
        #expect(carried.bounds.width == CGFloat(640))
        stage.tables.lists[1].tableView?.layoutIfNeeded()
        for (list, width) in [(1, 200), (2, 300), (0, 640), (1, 200)] {
            stage.tabToTable(list)
            stage.screen.advance(by: 0.05)
            let between = carried.layer.presentation()?.bounds.width ?? 0
            #expect(abs(between - CGFloat(width)) > 0.5, "not at once")
            stage.screen.advance(by: 0.5)
            #expect(carried.bounds.width == CGFloat(width))
            #expect(abs(middle(carried).x - middle(stage.views[list]).x) <= 0.5)
            #expect(rings(stage).first?.frame.width == CGFloat(width) + 10)
        }
        stage.screen.press(.return)
        try stage.expectSettled()
        #expect(stage.items[1].contains("A0"))
    }

    @Test(
        "A view of a stack dragged by keys has the focus ring around its preview, and around it after the drop"
    )
    func ringOfView() throws {
        let stage = try StackStage(5, axis: .vertical, scrolls: true)
        stage.screen.press(.tab)
        stage.screen.press(.space)
        stage.screen.press(.downArrow)
        stage.screen.advance(by: 0.5)
        let lifted = try #require(stage.lifted)
        let ring = try #require(lifted.subviews.first { $0.layer.borderWidth > 0 })
        #expect(ring.frame == lifted.bounds.insetBy(dx: -5, dy: -5))
        #expect(!lifted.clipsToBounds)
        #expect(stage.screen.window.every("FocusRing").isEmpty, "the stack's own would look out below it")
        stage.screen.press(.space)
        try stage.expectSettled()
        let after = try #require(stage.screen.window.every("FocusRing").first)
        #expect(after.frame == stage.tile(1).frame.insetBy(dx: -5, dy: -5))
        let finger = stage.lift(3)
        #expect(stage.lifted?.subviews.contains { $0.layer.borderWidth > 0 } == false)
        finger.cancel()
        try stage.expectSettled()
    }
}
