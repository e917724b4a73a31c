// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("Stack page") @MainActor
struct StackPageTests {
    let folder: ScratchFolder
    let screen = TestScreen(size: CGSize(width: 390, height: 844))
    let controller: StackController

    init() throws {
        folder = try ScratchFolder()
        controller = StackController(store: StackStore(directory: folder.url))
        screen.show(UINavigationController(rootViewController: controller))
        screen.advance(by: 0.1)
        try screen.settle()
    }

    private func middle(_ stack: DragDropStackView, _ index: Int) -> CGPoint {
        stack.convert(stack.arrangedSubviews[index].center, to: nil)
    }

    private func names(_ stack: DragDropStackView) -> [String] {
        stack.arrangedSubviews.compactMap(\.accessibilityLabel)
    }

    private func expectSettled(sourceLocation: SourceLocation = #_sourceLocation) throws {
        try screen.settle()
        screen.advance(by: 0.1)
        #expect(!screen.host.hasWork, sourceLocation: sourceLocation)
        #expect(names(controller.row.stack) == controller.days, sourceLocation: sourceLocation)
        for strip in [controller.row] + controller.columns {
            for view in strip.stack.arrangedSubviews {
                #expect(view.alpha == 1, sourceLocation: sourceLocation)
                #expect(view.transform == .identity, sourceLocation: sourceLocation)
            }
        }
        #expect(controller.columns.map { names($0.stack) } == controller.tasks, sourceLocation: sourceLocation)
    }

    @Test(
        "A day can be dragged along the row, and beyond the edge of the screen by autoscrolling",
        arguments: [true, false])
    func row(isFar: Bool) throws {
        let stack = controller.row.stack
        let finger = screen.touch(at: middle(stack, 0))
        finger.hold(0.3)
        finger.move(to: middle(stack, 2) + CGVector(dx: 10, dy: 0), duration: 0.4)
        if isFar {
            finger.move(to: CGPoint(x: 385, y: middle(stack, 2).y), duration: 0.2)
            finger.hold(3)
        }
        finger.up()
        try expectSettled()
        #expect(controller.days.firstIndex(of: "Mon") == (isFar ? 11 : 2))
        #expect((controller.row.scrollView.contentOffset.x > 100) == isFar)
    }

    @Test("A task dragged to the other column can be undone and redone by the buttons")
    func columns() throws {
        let (left, right) = (controller.columns[0].stack, controller.columns[1].stack)
        let before = controller.tasks
        let finger = screen.touch(at: middle(left, 1))
        finger.hold(0.3)
        finger.move(to: middle(right, 0) + CGVector(dx: 0, dy: 8), duration: 0.5)
        finger.hold(0.2)
        finger.up()
        try expectSettled()
        #expect(controller.tasks[1].prefix(2) == ["Feed the cat", "Write to Ada"])
        screen.tap(at: CGPoint(x: 305, y: 22))
        try expectSettled()
        #expect(controller.tasks == before)
        screen.tap(at: CGPoint(x: 360, y: 22))
        try expectSettled()
        #expect(controller.tasks[1].contains("Write to Ada"))
    }

    @Test("A task dropped far below a column's last task, or in an empty column, becomes its last task")
    func emptyColumn() throws {
        let (left, right) = (controller.columns[0].stack, controller.columns[1].stack)
        for _ in 0..<3 {
            let finger = screen.touch(at: middle(right, 0))
            finger.hold(0.3)
            finger.move(to: middle(left, 2), duration: 0.5)
            finger.up()
            try expectSettled()
        }
        #expect(controller.tasks[1] == [])
        for name in controller.tasks[0].prefix(2) {
            let finger = screen.touch(at: middle(left, 0))
            finger.hold(0.3)
            finger.move(to: CGPoint(x: 290, y: 700), duration: 0.5)
            finger.up()
            try expectSettled()
            #expect(controller.tasks[1].last == name)
        }
    }

    @Test("A task can be dragged to the end of a long column by autoscrolling")
    func longColumn() throws {
        let left = controller.columns[0].stack
        let finger = screen.touch(at: middle(left, 0))
        finger.hold(0.3)
        finger.move(to: CGPoint(x: 100, y: 825), duration: 0.5)
        finger.hold(2)
        finger.up()
        try expectSettled()
        #expect(controller.tasks[0].last == "Water the plants")
    }

    @Test(
        "A cancelled drag after autoscrolling returns the first task and scrolls back to the column's top",
        arguments: [true, false])
    func cancelScrollsBack(byEscape: Bool) throws {
        screen.size = CGSize(width: 390, height: 560)
        screen.advance(by: 0.5)
        let (stack, scrollView) = (controller.columns[0].stack, controller.columns[0].scrollView)
        let finger = screen.touch(at: middle(stack, 0))
        finger.hold(0.3)
        finger.move(to: CGPoint(x: 100, y: 545), duration: 0.5)
        finger.hold(2)
        #expect(scrollView.contentOffset.y > 100)
        // Stops the autoscrolling: the finger leaves the zone at the column's end in which the column scrolls.
        finger.move(to: CGPoint(x: 100, y: 400), duration: 0.2)
        if byEscape {
            screen.press(.escape)
        } else {
            screen.size = CGSize(width: 390, height: 580)
        }
        finger.up()
        try expectSettled()
        #expect(scrollView.contentOffset.y == CGFloat(0))
    }

    @Test("The first task has its whole focus ring after the arrow keys led through the column and back")
    func ring() throws {
        screen.size = CGSize(width: 390, height: 560)
        screen.advance(by: 0.5)
        let (stack, scrollView) = (controller.columns[0].stack, controller.columns[0].scrollView)
        for _ in 0..<8 where !stack.isFocused { screen.press(.tab) }
        for _ in 0..<11 { screen.press(.downArrow) }
        screen.advance(by: 0.5)
        #expect(scrollView.contentOffset.y > 100)
        for _ in 0..<11 { screen.press(.upArrow) }
        try screen.settle()
        #expect(stack.isFocused)
        #expect(scrollView.contentOffset.y == CGFloat(0))
    }
}

private func + (point: CGPoint, vector: CGVector) -> CGPoint {
    CGPoint(x: point.x + vector.dx, y: point.y + vector.dy)
}
