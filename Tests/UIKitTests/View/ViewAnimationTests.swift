// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import UIKitTesting

@Suite("Animation blocks") @MainActor
struct ViewAnimationTests {
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
        screen.show(view)
    }

    var shownX: CGFloat { view.layer.presentation()!.position.x }

    @Test("The model changes at once, what is shown over the duration")
    func basics() {
        var finished: Bool?
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
            view.center.x = 150
        } completion: {
            finished = $0
        }
        #expect(view.center.x == 150)
        #expect(shownX == 50)
        screen.advance(by: 0.25)
        #expect(abs(shownX - 100) < 0.001)
        #expect(finished == nil)
        screen.advance(by: 0.26)
        #expect(shownX == 150)
        #expect(finished == true)
    }

    @Test("A duration of nothing changes without animation, and completes (104)")
    func noDuration() {
        var finished: Bool?
        UIView.animate(withDuration: 0) {
            view.center.x = 150
        } completion: {
            finished = $0
        }
        #expect(shownX == 150)
        #expect(finished == true)
    }

    @Test("A second animation takes over from where the first is shown (110)")
    func turningRound() {
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { view.center.x = 150 }
        screen.advance(by: 0.25)
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { view.center.x = 50 }
        #expect(abs(shownX - 100) < 0.001)
        screen.advance(by: 1)
        #expect(shownX == 50)
    }

    @Test("A delay holds the old value")
    func delay() {
        UIView.animate(withDuration: 0.2, delay: 0.3, options: .curveLinear) { view.alpha = 0 }
        screen.advance(by: 0.25)
        #expect(view.layer.presentation()!.opacity == 1)
        screen.advance(by: 0.15)
        #expect(abs(view.layer.presentation()!.opacity - 0.5) < 0.01)
        screen.advance(by: 0.2)
        #expect(view.layer.presentation()!.opacity == 0)
    }

    @Test("Touches pass an animated view by, unless it allows them (105)")
    func interaction() {
        UIView.animate(withDuration: 0.5) { view.alpha = 0.5 }
        #expect(screen.window.hitTest(CGPoint(x: 50, y: 50), with: nil) !== view)
        screen.advance(by: 0.6)
        #expect(screen.window.hitTest(CGPoint(x: 50, y: 50), with: nil) === view)
        UIView.animate(withDuration: 0.5, delay: 0, options: .allowUserInteraction) { view.alpha = 1 }
        #expect(screen.window.hitTest(CGPoint(x: 50, y: 50), with: nil) === view)
    }

    @Test("Removing the animations ends them unfinished (106)")
    func interrupted() {
        var finished: Bool?
        UIView.animate(withDuration: 0.5) {
            view.center.x = 150
        } completion: {
            finished = $0
        }
        screen.advance(by: 0.1)
        view.layer.removeAllAnimations()
        #expect(finished == false)
        #expect(shownX == 150)
    }

    @Test("A nested block takes the outer duration (107)")
    func nested() {
        UIView.animate(withDuration: 1) {
            UIView.animate(withDuration: 0.1) { view.center.x = 150 }
        }
        screen.advance(by: 0.5)
        #expect(shownX < 149)
        screen.advance(by: 0.6)
        #expect(shownX == 150)
    }

    @Test("performWithoutAnimation changes at once inside a block (111)")
    func withoutAnimation() {
        UIView.animate(withDuration: 1) {
            UIView.performWithoutAnimation { view.center.x = 150 }
            view.center.y = 150
        }
        #expect(shownX == 150)
        #expect(view.layer.presentation()!.position.y == 50)
    }

    @Test("A spring overshoots where its damping is low, and not where it is 1 (115)")
    func springs() throws {
        func furthest(damping: CGFloat) -> CGFloat {
            view.center.x = 50
            UIView.animate(
                withDuration: 0.6, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: 0
            ) { view.center.x = 150 }
            var most: CGFloat = 0
            for _ in 0..<60 {
                screen.advance(by: 1.0 / 60)
                most = max(most, shownX)
            }
            return most
        }
        #expect(furthest(damping: 0.3) > 155)
        #expect(furthest(damping: 1) <= 150.001)
        #expect(shownX == 150)
    }

    @Test("A repeating animation goes on, and does not keep the screen from settling")
    func repeating() throws {
        UIView.animate(withDuration: 0.2, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
            view.center.x = 150
        }
        try screen.settle()
        let start = screen.now
        screen.advance(by: 5.1 - start)
        // Cycles of 0.4 s: 5.1 s is 0.3 s into one, on the way back.
        #expect(abs(shownX - 100) < 0.5)
    }
}
