// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Views that are carried while their window becomes another") @MainActor
struct WindowChangeTests {
    /// What becomes of the window.
    enum Change: CaseIterable { case size, rotation, scale }

    private func perform(_ change: Change, _ screen: TestScreen) {
        let size = screen.size
        switch change {
        case .size: screen.size = CGSize(width: size.width, height: size.height - 20)
        case .rotation: screen.size = CGSize(width: size.height, height: size.width)
        case .scale: screen.surface.resize(to: size, scale: 3)
        }
        screen.advance(by: 0.1)
    }

    @Test("I50: a view of a stack goes home, led by a finger or by keys", arguments: Change.allCases, [true, false])
    func stacks(change: Change, isByKeys: Bool) throws {
        let stage = try StackStage()
        var finger: TestFinger?
        if isByKeys {
            stage.screen.press(.tab)
            stage.screen.press(.space)
            stage.screen.press(.rightArrow)
        } else {
            finger = stage.carry(0, to: 2)
        }
        #expect(stage.stack.isDragging)
        perform(change, stage.screen)
        finger?.up()
        try stage.expectTidy()
        #expect(stage.keeper.heard == ["begin", "cancel"])
    }

    @Test("I50: an item of a board goes home, led by a finger or by keys", arguments: Change.allCases, [true, false])
    func boards(change: Change, isByKeys: Bool) throws {
        let stage = BoardStage(BoardStage.boxes((0, 0), (200, 200)))
        var finger: TestFinger?
        if isByKeys {
            stage.screen.press(.tab)
            stage.screen.press(.space)
            stage.screen.press(.rightArrow)
        } else {
            finger = stage.carry("A", by: 100, 100)
        }
        #expect(stage.board.isDragging)
        perform(change, stage.screen)
        finger?.up()
        try stage.expectTidy()
        #expect(stage.heard == ["begin A", "put back"] && stage.origin("A") == .zero)
    }

    @Test(
        "I50: a view that moves by itself goes home, led by a finger or by keys", arguments: Change.allCases,
        [true, false])
    func movingViews(change: Change, isByKeys: Bool) throws {
        let screen = TestScreen(size: CGSize(width: 400, height: 600))
        let ground = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
        let view = MovingView(frame: CGRect(x: 20, y: 20, width: 100, height: 60))
        view.step = CGSize(width: 20, height: 20)
        var ended: [Bool] = []
        view.onEnd = { ended.append($1) }
        ground.addSubview(view)
        screen.show(ground)
        screen.advance(by: 0.1)
        var finger: TestFinger?
        if isByKeys {
            screen.press(.tab)
            screen.press(.space)
            screen.press(.rightArrow)
        } else {
            finger = screen.touch(view)
            finger?.hold(0.55)
            finger?.move(by: CGVector(dx: 50, dy: 50), duration: 0.2)
        }
        #expect(view.state == .began)
        perform(change, screen)
        finger?.up()
        try screen.settle()
        #expect(ended == [false] && view.state == .ended && view.alpha == 1)
        #expect(view.layer.sublayers?.contains { $0 is CAShapeLayer } != true)
        #expect(view.frame.origin == CGPoint(x: 20, y: 20) && !screen.host.hasWork)
    }
}
