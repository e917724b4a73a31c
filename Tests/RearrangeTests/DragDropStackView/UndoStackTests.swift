// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Stack: focus and scrolling after undo and cancel") @MainActor
struct UndoStackTests {
    @Test(
        "A view that keys moved to another stack keeps the focus through undo and redo (I57)"
    )
    func byKeys() throws {
        let stage = try StackStage(3, axis: .vertical)
        let (other, group) = stage.joinColumn(["W0", "W1"])
        let view = stage.tile(1)
        stage.screen.press(.tab)
        stage.screen.press(.downArrow)
        stage.screen.press(.keyboardD, modifiers: .control)
        stage.screen.press(.rightArrow)
        stage.screen.press(.return)
        try stage.screen.settle()
        #expect(other.names == ["W0", "V1", "W1"])
        #expect(other.isFocused)
        stage.screen.press(.keyboardZ, modifiers: .control)
        try stage.screen.settle()
        #expect(stage.stack.names == ["V0", "V1", "V2"])
        #expect(stage.stack.isFocused)
        #expect(!other.isFocused)
        stage.screen.press(.keyboardZ, modifiers: [.control, .shift])
        try stage.screen.settle()
        #expect(other.names == ["W0", "V1", "W1"])
        #expect(other.isFocused)
        stage.screen.press(.keyboardZ, modifiers: .control)
        try stage.screen.settle()
        stage.screen.press(.space)
        stage.screen.advance(by: 0.3)
        #expect(view.alpha == 0)
        #expect(stage.stack.isDragging)
        stage.screen.press(.escape)
        try stage.screen.settle()
        #expect(group.stacks.count == 2)
    }

    @Test("If another view has the focus before undo, it keeps the focus (I57)")
    func elsewhere() throws {
        let stage = try StackStage(3, axis: .vertical)
        let (other, group) = stage.joinColumn(["W0", "W1"])
        stage.screen.press(.tab)
        stage.screen.press(.space)
        stage.screen.press(.rightArrow)
        stage.screen.press(.return)
        try stage.screen.settle()
        stage.screen.press(.downArrow)
        #expect(stage.screen.announcements.last == "W0, 2 of 3")
        stage.screen.press(.keyboardZ, modifiers: .control)
        try stage.screen.settle()
        #expect(other.isFocused)
        #expect(other.names == ["W0", "W1"])
        #expect(group.stacks.count == 2)
    }

    @Test("Undo scrolls the moved view into sight (I57)")
    func outOfSight() throws {
        let stage = try StackStage(30, axis: .vertical, scrolls: true)
        let scrollView = try #require(stage.scrollView)
        stage.drag(0, to: 2).up()
        try stage.expectSettled()
        scrollView.contentOffset.y = 1000
        stage.screen.advance(by: 0.1)
        stage.screen.undoManager?.undo()
        try stage.expectSettled()
        let view = stage.tile(0)
        #expect(view.name == "V0")
        #expect(scrollView.bounds.contains(view.convert(view.bounds, to: scrollView)))
    }

    @Test("During undo, the moved view is in front of the others, and afterwards no longer (I57)")
    func passesInFront() throws {
        let stage = try StackStage(4)
        stage.drag(3, to: 0).up()
        try stage.expectSettled()
        let view = stage.tile(0)
        #expect(view.name == "V3")
        stage.screen.undoManager?.undo()
        stage.screen.advance(by: 0.08)
        let depth = view.layer.presentation()?.zPosition ?? 0
        #expect(depth > CGFloat(0))
        #expect(stage.tile(0).layer.presentation()?.zPosition ?? 0 == CGFloat(0))
        try stage.expectSettled()
        #expect(view.layer.zPosition == CGFloat(0))
        #expect(view.layer.presentation()?.zPosition ?? 0 == CGFloat(0))
    }

    @Test(
        "Escape after a finger's drag down a long stack scrolls the whole view back into sight",
        arguments: [true, false])
    func escapeScrollsBack(goesAcross: Bool) throws {
        let stage = try StackStage(20, axis: .vertical, scrolls: true)
        let scrollView = try #require(stage.scrollView)
        let (other, group) = stage.joinColumn(["W0", "W1"])
        other.frame.origin.x = 300
        stage.screen.advance(by: 0.1)
        let view = stage.tile(0)
        let finger = stage.lift(0)
        finger.move(to: CGPoint(x: 150, y: 435), duration: 0.3)
        finger.hold(2)
        #expect(scrollView.contentOffset.y > CGFloat(200))
        if goesAcross {
            finger.move(to: CGPoint(x: 330, y: 60), duration: 0.3)
            finger.hold(0.3)
            finger.move(to: CGPoint(x: 150, y: 200), duration: 0.3)
            finger.hold(0.3)
        }
        stage.screen.press(.escape)
        // Releases the finger during the return animation.
        stage.screen.advance(by: 0.25)
        finger.up()
        try stage.expectSettled()
        #expect(stage.modelDelegate.calls == ["begin", "cancel"])
        #expect(scrollView.bounds.contains(view.convert(view.bounds, to: scrollView)))
        #expect(group.stacks.count == 2)
    }
}
