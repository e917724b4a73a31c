// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Moving view") @MainActor
struct MovingViewTests {
    private let stage: MovingStage
    private let other = MovingView(frame: CGRect(x: 200, y: 200, width: 100, height: 60))

    init() { stage = MovingStage(beside: [other]) }

    private var screen: TestScreen { stage.screen }
    private var scrollView: UIScrollView { stage.scrollView }
    private var view: MovingView { stage.view }
    private var borders: [CAShapeLayer] { stage.borders }

    private func expectSettled(_ sourceLocation: SourceLocation = #_sourceLocation) throws {
        try stage.expectSettled(sourceLocation)
    }

    private func drag(by dx: CGFloat, _ dy: CGFloat) -> TestFinger {
        let finger = stage.lift()
        finger.move(by: CGVector(dx: dx, dy: dy), duration: 0.3)
        return finger
    }

    @Test("Before the first lift, the state is `.ended` and the look is unchanged (I64)")
    func atRest() throws {
        #expect(view.state == .ended)
        try expectSettled()
    }

    @Test("A long press lifts the view with half alpha and a dashed border; it follows the finger and snaps")
    func moves() throws {
        var (moved, ended): ([CGRect], [Bool]) = ([], [])
        view.onChange = { moved.append($0) }
        view.onEnd = { ended.append($0) }
        let finger = drag(by: 52, 107)
        #expect(view.state == .began)
        #expect(view.alpha == 0.5)
        #expect(borders.count == 1)
        #expect(view.frame.origin == CGPoint(x: 72, y: 127))
        #expect(view.proposedFrame.origin == CGPoint(x: 80, y: 120))
        finger.up()
        #expect(moved == [CGRect(x: 80, y: 120, width: 100, height: 60)])
        #expect(ended == [])
        try expectSettled()
        #expect(view.frame.origin == CGPoint(x: 80, y: 120))
        #expect(ended == [true])
    }

    @Test("A view dropped on another, or nearer than the spacing, returns (I66)")
    func refused() throws {
        var moved = 0
        view.onChange = { _ in moved += 1 }
        let finger = drag(by: 80, 170)
        #expect(!view.isProposedFrameFree)
        finger.up()
        try expectSettled()
        #expect(view.frame.origin == CGPoint(x: 20, y: 20))
        #expect(moved == 0)
        drag(by: 80, 100).up()
        try expectSettled()
        #expect(view.frame.origin == CGPoint(x: 100, y: 120))
    }

    @Test("Removing the view from its window, or disabling it, returns it (I51)", arguments: [true, false])
    func removedOrDisabled(isRemoved: Bool) throws {
        var ended: [Bool] = []
        view.onEnd = { ended.append($0) }
        let finger = drag(by: 50, 50)
        if isRemoved { view.removeFromSuperview() } else { view.isEnabled = false }
        screen.advance(by: 0.05)
        finger.up()
        try expectSettled()
        #expect(view.frame.origin == CGPoint(x: 20, y: 20))
        #expect(ended == [false])
    }

    @Test("Near the bottom, a view scrolls the scroll view and stays inside its content (I28, I70)")
    func scrolls() throws {
        let finger = drag(by: 0, 530)
        finger.hold(4)
        #expect(scrollView.contentOffset.y == 1400)
        #expect(view.frame.maxY <= 2000)
        finger.up()
        try expectSettled()
        #expect(view.frame.minY.truncatingRemainder(dividingBy: 20) == 0)
        #expect(view.frame.minY > 1800)
    }
}
