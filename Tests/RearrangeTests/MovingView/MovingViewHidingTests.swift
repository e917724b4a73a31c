// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Rearrange
import Testing
import UIKit
import UIKitTesting

@Suite("Moving view: hidden during a drag") @MainActor
struct MovingViewHidingTests {
    @Test("A view hidden during a finger or keyboard drag returns, and the drag ends", arguments: [true, false])
    func hidden(isLedByKeys: Bool) throws {
        let stage = MovingStage()
        let (screen, view) = (stage.screen, stage.view)
        var finger: TestFinger?
        if isLedByKeys {
            screen.press(.tab)
            screen.press(.space)
            screen.press(.downArrow)
        } else {
            finger = stage.lift()
            finger?.move(to: CGPoint(x: 200, y: 300))
        }
        #expect(view.state == .began)
        #expect(view.frame.origin != CGPoint(x: 20, y: 20))
        view.isHidden = true
        #expect(view.state == .ended)
        finger?.up()
        view.isHidden = false
        try stage.expectSettled()
        #expect(view.frame.origin == CGPoint(x: 20, y: 20))
        #expect(stage.calls.moved == [])
        #expect(stage.calls.ended == [false])
    }
}
