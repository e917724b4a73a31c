// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

/// A gesture recognizer of the app. It begins at once when touched, or never if `begins` is false.
private final class Watcher: UIGestureRecognizer {
    var begins = true
    /// The number of times that `isEnabled` was set, which shows whether the recognizer was turned off and on.
    var turns = 0

    override var isEnabled: Bool { didSet { turns += 1 } }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if begins { state = .began }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .ended
    }
}

@Suite("One drag at a time: recognizers that lift nothing") @MainActor
struct SingleDragRecognizersTests {
    private let stage = LinkedStage([100, 5, 0])
    private let stack = DragDropStackView(arrangedSubviews: [Tile("V0"), Tile("V1")])

    init() {
        stack.frame = CGRect(x: 460, y: 300, width: 120, height: 60)
        stage.views[0].superview?.addSubview(stack)
        stage.screen.advance(by: 0.1)
    }

    /// Presses a view of the stack, long enough for a lift, and returns the finger.
    private func press() -> TestFinger {
        let finger = stage.screen.touch(at: CGPoint(x: 490, y: 330))
        finger.hold(0.3)
        return finger
    }

    @Test("While the app's own recognizer on a table is active, other items can be lifted (I07)")
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

    @Test("The app's own recognizer in the possible state keeps its touch when another item is lifted (I07)")
    func waiting() throws {
        let watcher = Watcher()
        watcher.begins = false
        stage.views[0].addGestureRecognizer(watcher)
        let finger = stage.screen.touch(at: stage.point(0, 2))
        let other = press()
        #expect(stack.isDragging)
        #expect(watcher.turns == 0)
        #expect(watcher.numberOfTouches == 1)
        other.cancel()
        finger.up()
        try stage.screen.settle()
    }

    @Test("While a finger stops a decelerating table, other items can be lifted (I07)")
    func caught() throws {
        let table = stage.views[0]
        let flick = stage.screen.touch(at: stage.point(0, 8))
        flick.move(by: CGVector(dx: 0, dy: -250), duration: 0.1)
        flick.up()
        stage.screen.advance(by: 0.1)
        #expect(table.isDecelerating)
        let finger = stage.screen.touch(at: CGPoint(x: 100, y: 200))
        let other = press()
        #expect(!table.hasActiveDrag)
        #expect(stack.isDragging)
        other.cancel()
        finger.up()
        try stage.screen.settle()
    }
}
