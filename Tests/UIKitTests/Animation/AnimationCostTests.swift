// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import QuartzCore
@testable import UIKitTesting

/// What animations cost, counted.
@Suite("The cost of animations", .serialized) @MainActor
struct AnimationCostTests {
    @Test("An animation of 500 layers out of 1,000 makes 500 nodes a frame and those they lie in, and no others")
    func fiveHundred() {
        let screen = TestScreen(size: CGSize(width: 400, height: 400))
        let board = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        for number in 0..<1000 {
            let tile = UIView(
                frame: CGRect(x: CGFloat(number % 40) * 10, y: CGFloat(number / 40) * 10, width: 9, height: 9))
            tile.backgroundColor = .red
            board.addSubview(tile)
        }
        screen.show(board)
        screen.advance(by: 0.1)
        UIView.animate(withDuration: 1) {
            for tile in board.subviews.prefix(500) { tile.center.y += 100 }
        }
        screen.advance(by: 0.1)
        RenderStatistics.current = RenderStatistics()
        let pictures = screen.surface.picturesPresented
        screen.advance(by: 0.1)
        let frames = screen.surface.picturesPresented - pictures
        #expect(frames == 6)
        // The board, the controller's view, the window and the root hold them, and are put together anew.
        #expect(RenderStatistics.current.placements == (500 + 4) * frames)
        #expect(RenderStatistics.current.compositions == 4 * frames)
        #expect(RenderStatistics.current.decorations == 0)
    }

    @Test("After an animation the screen is idle: no frame, no timer")
    func idle() {
        let stage = AnimationStage()
        UIView.animate(withDuration: 0.3) { stage.view.center.x = 150 }
        stage.layer.position.x = 100
        let animator = UIViewPropertyAnimator(duration: 0.3, dampingRatio: 0.5) { stage.view.alpha = 0.5 }
        animator.startAnimation()
        stage.screen.advance(by: 0.5)
        let frames = stage.screen.surface.framesRequested
        stage.screen.advance(by: 5)
        #expect(stage.screen.surface.framesRequested == frames)
        #expect(stage.screen.display.virtualScheduler.nextTime == nil)
    }

    @Test("What waits for its beginning is not drawn again and again")
    func waiting() {
        let stage = AnimationStage()
        UIView.animate(withDuration: 0.2, delay: 1) { stage.view.center.x = 150 }
        stage.screen.advance(by: 0.1)
        let pictures = stage.screen.surface.picturesPresented
        stage.screen.advance(by: 0.8)
        #expect(stage.screen.surface.picturesPresented == pictures)
        stage.screen.advance(by: 0.5)
        #expect(stage.viewX == 150)
    }
}
