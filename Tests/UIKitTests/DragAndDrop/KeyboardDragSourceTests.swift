// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@Suite("Keyboard drag whose source has scrolled out of view") @MainActor
struct KeyboardDragSourceTests {
    private final class Focusable: UIView {
        override var canBecomeFocused: Bool { true }
    }

    @Test("Escape cancels the drag and scrolls the source back into view (I49)")
    func escape() throws {
        let stage = DragStage()
        let scrollView = UIScrollView(frame: stage.container.bounds)
        scrollView.contentSize = CGSize(width: 400, height: 2000)
        stage.container.addSubview(scrollView)
        for view in [stage.source, stage.target] { scrollView.addSubview(view) }
        stage.target.frame.origin.y = 1500
        stage.source.addSubview(Focusable(frame: stage.source.bounds))
        stage.screen.advance(by: 0.1)
        stage.screen.press(.tab)
        stage.screen.press(.keyboardD, modifiers: .control)
        stage.screen.press(.tab)
        stage.screen.advance(by: 0.5)
        #expect(stage.log.drain().contains("into blue"))
        #expect(scrollView.contentOffset.y > CGFloat(1000))
        stage.screen.press(.escape)
        try expectNoLeftovers(stage.screen)
        #expect(stage.log.drain().contains("red ended: cancel"))
        #expect(scrollView.bounds.contains(stage.source.frame))
    }
}
