// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitTesting

@Suite("Interactive transitions") @MainActor
final class InteractiveTransitionTests {
    private let log = CallLog()
    private let screen = TestScreen(size: CGSize(width: 400, height: 300), scale: 1)
    private lazy var first = RecordingController("A", log)
    private lazy var second = RecordingController("B", log)
    private lazy var director = TransitionDirector(log)
    private let interaction = UIPercentDrivenInteractiveTransition()

    private func begin(_ style: UIModalPresentationStyle = .custom) throws {
        screen.show(first)
        try screen.settle()
        second.modalPresentationStyle = style
        second.transitioningDelegate = director
        director.interaction = interaction
        first.present(second, animated: true)
    }

    private var shownY: CGFloat { second.view.layer.presentation()?.frame.minY ?? second.view.frame.minY }

    @Test("The views follow the progress, and the rest is animated after the finish (P130, P134)")
    func finish() throws {
        try begin()
        #expect(director.context?.isInteractive == true)
        #expect(interaction.duration == 0.4)
        screen.advance(by: 1)
        #expect(shownY == 300, "nothing moves by itself")
        for progress in [0.25, 0.5, 0.75] {
            interaction.update(progress)
            screen.advance(by: 0.02)
            #expect(abs(shownY - 300 * (1 - progress)) < 1)
        }
        #expect(interaction.percentComplete == 0.75)
        interaction.finish()
        #expect(director.context?.isInteractive == false)
        screen.advance(by: 0.05)
        #expect(shownY > 0 && shownY < 75)
        try screen.settle()
        #expect(shownY == 0)
        #expect(
            log.drain().suffix(3) == [
                "B didAppear animated presented", "presentation did end true", "animation ended true",
            ])
        #expect(first.presentedViewController === second)
    }

    @Test("A cancelled presentation returns the views, and gives the controllers UIKit's calls (P45)")
    func cancel() throws {
        try begin(.fullScreen)
        var notes: [String] = []
        second.transitionCoordinator?.notifyWhenInteractionChanges { notes.append("changes \($0.isCancelled)") }
        second.transitionCoordinator?.notifyWhenInteractionEnds { notes.append("ends \($0.isInteractive)") }
        #expect(second.transitionCoordinator?.initiallyInteractive == true)
        interaction.update(0.4)
        screen.advance(by: 0.02)
        _ = log.drain()
        interaction.cancel()
        #expect(notes == ["changes true", "ends false"])
        #expect(log.drain() == ["A willAppear animated", "B willDisappear animated presented"])
        try screen.settle()
        #expect(
            log.drain() == [
                "A isAppearing", "B didDisappear animated presented", "A didAppear animated", "animation ended false",
            ])
        #expect(first.presentedViewController == nil)
        #expect(screen.window.subviews == [first.view])
    }

    @Test("A cancelled dismissal leaves the controller presented")
    func cancelDismissal() throws {
        try begin()
        interaction.finish()
        try screen.settle()
        _ = log.drain()
        second.dismiss(animated: true)
        interaction.update(0.5)
        screen.advance(by: 0.02)
        #expect(abs(shownY - 150) < 1)
        interaction.cancel()
        try screen.settle()
        #expect(shownY == 0)
        #expect(first.presentedViewController === second)
        #expect(
            log.drain().suffix(4) == [
                "B isAppearing", "B didAppear animated", "dismissal did end false", "animation ended false",
            ])
        interaction.wantsInteractiveStart = false
        second.dismiss(animated: true)
        try screen.settle()
        #expect(first.presentedViewController == nil)
    }

    @Test("Another change cancels a transition that the user controls", arguments: [0.1, 0.5, 0.9])
    func interrupted(at progress: Double) throws {
        try begin()
        interaction.update(progress)
        screen.advance(by: 0.02)
        let third = RecordingController("C", log)
        first.present(third, animated: false)
        try screen.settle()
        #expect(first.presentedViewController === third)
        #expect(second.view.window == nil)
        #expect(second.presentingViewController == nil)
        interaction.finish()
        try screen.settle()
        #expect(first.presentedViewController === third)
    }

    @Test("An interruptible animator can be paused, moved and finished (P135)")
    func interruptible() throws {
        director.usesPropertyAnimator = true
        interaction.wantsInteractiveStart = false
        try begin()
        #expect(second.transitionCoordinator?.isInterruptible == true)
        screen.advance(by: 0.2)
        interaction.pause()
        #expect(director.context?.isInteractive == true)
        let paused = interaction.percentComplete
        #expect(paused > 0.3 && paused < 0.7)
        screen.advance(by: 1)
        #expect(first.presentedViewController === second)
        interaction.update(0.9)
        screen.advance(by: 0.02)
        #expect(shownY < 35)
        interaction.completionSpeed = 2
        interaction.timingCurve = UICubicTimingParameters(animationCurve: .linear)
        interaction.finish()
        try screen.settle()
        #expect(shownY == 0)
        #expect(log.drain().last == "animation ended true")
    }

    @Test("An interaction controller of the app sets the progress itself")
    func ownInteraction() throws {
        final class Own: NSObject, UIViewControllerInteractiveTransitioning {
            var context: (any UIViewControllerContextTransitioning)?
            func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
                context = transitionContext
                if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
            }
        }
        let own = Own()
        #expect(own.completionSpeed == 1)
        #expect(own.completionCurve == .easeInOut)
        let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        screen.show(first)
        first.view.addSubview(badge)
        try screen.settle()
        second.modalPresentationStyle = .custom
        second.transitioningDelegate = director
        director.interaction = own
        director.onBegin = { [second] in second.transitionCoordinator?.animate { _ in badge.center.x = 205 } }
        first.present(second, animated: true)
        own.context?.updateInteractiveTransition(0.5)
        screen.advance(by: 0.02)
        #expect(abs((badge.layer.presentation()?.position.x ?? 0) - 105) < 1)
        own.context?.finishInteractiveTransition()
        own.context?.completeTransition(true)
        try screen.settle()
        #expect(badge.center.x == 205)
        #expect(log.drain().last == "animation ended true")
    }
}
