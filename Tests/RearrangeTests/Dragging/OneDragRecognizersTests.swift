// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

/// A recognizer of the app's own, which begins with the touch, or waits for nothing.
private final class Watcher: UIGestureRecognizer {
    var begins = true
    /// How often somebody has turned it off or on.
    var turns = 0

    override var isEnabled: Bool { didSet { turns += 1 } }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if begins { state = .began }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .ended
    }
}

@Suite("Recognizers that lift nothing, on a table whose rows can be dragged") @MainActor
struct OneDragRecognizersTests {
    private let stage = LinkedStage([100, 5, 0])
    private let stack = DragDropStackView(arrangedSubviews: [Tile("V0"), Tile("V1")])

    init() {
        stack.frame = CGRect(x: 460, y: 300, width: 120, height: 60)
        stage.views[0].superview?.addSubview(stack)
        stage.screen.advance(by: 0.1)
    }

    /// A finger on the stack, long enough for a lift.
    private func press() -> TestFinger {
        let finger = stage.screen.touch(at: CGPoint(x: 490, y: 330))
        finger.hold(0.3)
        return finger
    }

    @Test("I07: while an app's own recognizer goes on there, other things can be lifted")
    func begun() throws {
        let watcher = Watcher()
        stage.views[0].addGestureRecognizer(watcher)
        let finger = stage.screen.touch(at: stage.point(0, 2))
        #expect(watcher.state == .began)
        let other = press()
        #expect(stack.isDragging)
        other.cancel()
        finger.up()
        try stage.screen.settle()
    }

    @Test("I07: an app's own recognizer that waits keeps its touch where something else is lifted")
    func waiting() throws {
        let watcher = Watcher()
        watcher.begins = false
        stage.views[0].addGestureRecognizer(watcher)
        let finger = stage.screen.touch(at: stage.point(0, 2))
        let other = press()
        #expect(stack.isDragging && watcher.turns == 0 && watcher.numberOfTouches == 1)
        other.cancel()
        finger.up()
        try stage.screen.settle()
    }

    @Test("I07: while a finger holds a table that it has caught gliding, other things can be lifted")
    func caught() throws {
        let table = stage.views[0]
        let flick = stage.screen.touch(at: stage.point(0, 8))
        flick.move(by: CGVector(dx: 0, dy: -250), duration: 0.1)
        flick.up()
        stage.screen.advance(by: 0.1)
        #expect(table.isDecelerating)
        let finger = stage.screen.touch(at: CGPoint(x: 100, y: 200))
        let other = press()
        #expect(!table.hasActiveDrag && stack.isDragging)
        other.cancel()
        finger.up()
        try stage.screen.settle()
    }
}
