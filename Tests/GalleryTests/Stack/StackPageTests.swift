// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

@testable import gallery

@Suite("The stack page, as people use it") @MainActor
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

    private func expectTidy(sourceLocation: SourceLocation = #_sourceLocation) throws {
        try screen.settle()
        screen.advance(by: 0.1)
        #expect(!screen.host.hasWork, sourceLocation: sourceLocation)
        #expect(names(controller.row.stack) == controller.days, sourceLocation: sourceLocation)
        for strip in [controller.row] + controller.columns {
            for view in strip.stack.arrangedSubviews {
                #expect(view.alpha == 1 && view.transform == .identity, sourceLocation: sourceLocation)
            }
        }
        #expect(controller.columns.map { names($0.stack) } == controller.tasks, sourceLocation: sourceLocation)
    }

    @Test("A day is carried along the row, and beyond the edge of the screen", arguments: [true, false])
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
        try expectTidy()
        #expect(controller.days.firstIndex(of: "Mon") == (isFar ? 11 : 2))
        #expect((controller.row.scrollView.contentOffset.x > 100) == isFar)
    }

    @Test("A task is carried to the other column, undone by the button, and done again")
    func columns() throws {
        let (left, right) = (controller.columns[0].stack, controller.columns[1].stack)
        let before = controller.tasks
        let finger = screen.touch(at: middle(left, 1))
        finger.hold(0.3)
        finger.move(to: middle(right, 0) + CGVector(dx: 0, dy: 8), duration: 0.5)
        finger.hold(0.2)
        finger.up()
        try expectTidy()
        #expect(controller.tasks[1].prefix(2) == ["Feed the cat", "Write to Ada"])
        screen.tap(at: CGPoint(x: 305, y: 22))
        try expectTidy()
        #expect(controller.tasks == before)
        screen.tap(at: CGPoint(x: 360, y: 22))
        try expectTidy()
        #expect(controller.tasks[1].contains("Write to Ada"))
    }

    @Test("Let go of far below the last task of a column, a task comes to its end; so does the first to an empty one")
    func emptyColumn() throws {
        let (left, right) = (controller.columns[0].stack, controller.columns[1].stack)
        for _ in 0..<3 {
            let finger = screen.touch(at: middle(right, 0))
            finger.hold(0.3)
            finger.move(to: middle(left, 2), duration: 0.5)
            finger.up()
            try expectTidy()
        }
        #expect(controller.tasks[1] == [])
        for name in controller.tasks[0].prefix(2) {
            let finger = screen.touch(at: middle(left, 0))
            finger.hold(0.3)
            finger.move(to: CGPoint(x: 290, y: 700), duration: 0.5)
            finger.up()
            try expectTidy()
            #expect(controller.tasks[1].last == name)
        }
    }

    @Test("A task in a long column is carried far down")
    func longColumn() throws {
        let left = controller.columns[0].stack
        let finger = screen.touch(at: middle(left, 0))
        finger.hold(0.3)
        finger.move(to: CGPoint(x: 100, y: 825), duration: 0.5)
        finger.hold(2)
        finger.up()
        try expectTidy()
        #expect(controller.tasks[0].last == "Water the plants")
    }

    @Test(
        "Carried far down and put back, the first task is seen where it was, with the room above it",
        arguments: [true, false])
    func putBack(byEscape: Bool) throws {
        screen.size = CGSize(width: 390, height: 560)
        screen.advance(by: 0.5)
        let (stack, scrollView) = (controller.columns[0].stack, controller.columns[0].scrollView)
        let finger = screen.touch(at: middle(stack, 0))
        finger.hold(0.3)
        finger.move(to: CGPoint(x: 100, y: 545), duration: 0.5)
        finger.hold(2)
        #expect(scrollView.contentOffset.y > 100)
        // Where it is to scroll no more, so that it comes to rest.
        finger.move(to: CGPoint(x: 100, y: 400), duration: 0.2)
        if byEscape {
            screen.press(.escape)
        } else {
            screen.size = CGSize(width: 390, height: 580)
        }
        finger.up()
        try expectTidy()
        #expect(scrollView.contentOffset.y == CGFloat(0))
    }

    @Test("The ring is whole round the first task of a column that keys have led through it and back")
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
        #expect(stack.isFocused && scrollView.contentOffset.y == CGFloat(0))
    }
}

private func + (point: CGPoint, vector: CGVector) -> CGPoint {
    CGPoint(x: point.x + vector.dx, y: point.y + vector.dy)
}
