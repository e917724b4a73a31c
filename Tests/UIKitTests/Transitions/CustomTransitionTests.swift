// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitTesting

@Suite("Custom presentations and dismissals") @MainActor
final class CustomTransitionTests {
    private let log = CallLog()
    private let screen = TestScreen(size: CGSize(width: 400, height: 300), scale: 1)
    private lazy var first = RecordingController("A", log)
    private lazy var second = RecordingController("B", log)
    private lazy var director = TransitionDirector(log)

    private func stage(style: UIModalPresentationStyle = .custom) throws {
        screen.show(first)
        try screen.settle()
        second.modalPresentationStyle = style
        second.transitioningDelegate = director
        _ = log.drain()
    }

    @Test("The delegate's objects are asked for, used and notified in UIKit's order (P129, P132, P138)")
    func order() throws {
        try stage()
        first.present(second, animated: true) { [log] in log.calls.append("presented") }
        #expect(
            log.drain() == [
                "presentationController", "animationController presented", "interaction presented", "B didLoad",
                "B willAppear animated presented", "presentation will begin", "animate",
            ])
        screen.advance(by: 0.1)
        try screen.settle()
        #expect(
            log.drain() == [
                "B isAppearing presented", "B didAppear animated presented", "presentation did end true", "presented",
                "animation ended true",
            ])
        #expect(second.view.superview === director.presentation?.containerView)
        #expect(second.view.frame == CGRect(x: 100, y: 0, width: 200, height: 300))
        #expect(first.view.window != nil)
        #expect(second.presentationController === director.presentation)
        #expect(second.activePresentationController === director.presentation)

        second.dismiss(animated: true) { [log] in log.calls.append("dismissed") }
        try screen.settle()
        #expect(
            log.drain() == [
                "animationController dismissed", "interaction dismissed", "B willDisappear animated dismissed",
                "dismissal will begin", "animate", "B didDisappear animated dismissed", "dismissal did end true",
                "dismissed", "animation ended true",
            ])
        #expect(screen.window.subviews == [first.view])
    }

    @Test("The context has the controllers, the views that may change, and their frames (P131)")
    func context() throws {
        try stage()
        first.present(second, animated: true)
        let context = try #require(director.context)
        #expect(context.viewController(forKey: .from) === first)
        #expect(context.viewController(forKey: .to) === second)
        #expect(context.view(forKey: .from) == nil, "the presenter's view stays")
        #expect(context.view(forKey: .to) === second.view)
        #expect(context.finalFrame(for: second) == CGRect(x: 100, y: 0, width: 200, height: 300))
        #expect(context.initialFrame(for: first) == CGRect(x: 0, y: 0, width: 400, height: 300))
        #expect(context.isAnimated)
        #expect(!context.isInteractive)
        #expect(!context.transitionWasCancelled)
        #expect(context.presentationStyle == .custom)
        #expect(context.targetTransform == .identity)
        try screen.settle()
    }

    @Test("A full-screen presentation gives the animator both views in the container")
    func fullScreen() throws {
        try stage(style: .fullScreen)
        first.present(second, animated: true)
        let context = try #require(director.context)
        #expect(context.view(forKey: .from) === first.view)
        #expect(first.view.superview === context.containerView)
        try screen.settle()
        #expect(first.view.window == nil)
        second.dismiss(animated: true)
        #expect(director.context?.view(forKey: .to) === first.view)
        try screen.settle()
        #expect(screen.window.subviews == [first.view])
        #expect(first.view.frame == screen.window.bounds)
    }

    @Test("Animations beside the transition take its time, and completions follow its end (P136, P137)")
    func coordinator() throws {
        try stage()
        #expect(first.transitionCoordinator == nil)
        let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        first.view.addSubview(badge)
        director.onBegin = { [log, second] in
            let coordinator = second.transitionCoordinator
            #expect(coordinator?.transitionDuration == 0.4)
            #expect(coordinator?.isInterruptible == false)
            #expect(coordinator?.completionCurve == .easeInOut)
            #expect(coordinator?.completionVelocity == 1)
            let queued = coordinator?.animate { _ in
                badge.alpha = 0.5
            } completion: { context in
                log.calls.append("coordinated \(context.isCancelled)")
            }
            #expect(queued == true)
        }
        first.present(second, animated: true)
        #expect(first.transitionCoordinator != nil)
        let late = first.transitionCoordinator?.animateAlongsideTransition(
            in: nil, animation: { _ in Issue.record("too late") }, completion: { [log] _ in log.calls.append("late") })
        #expect(late == false)
        screen.advance(by: 0.2)
        let shown = try #require(badge.layer.presentation()).opacity
        #expect(shown > 0.55 && shown < 0.95)
        try screen.settle()
        #expect(log.drain().suffix(2) == ["coordinated false", "late"])
        #expect(first.transitionCoordinator == nil)
    }

    @Test("Without animation, changes beside the transition are made at once, and the animator is not asked for")
    func withoutAnimation() throws {
        try stage()
        director.onBegin = { [log, second] in
            second.transitionCoordinator?.animate { log.calls.append("alongside \($0.isAnimated)") }
        }
        first.present(second, animated: false)
        try screen.settle()
        #expect(
            log.drain() == [
                "presentationController", "B didLoad", "B willAppear presented", "presentation will begin",
                "alongside false", "B isAppearing presented", "B didAppear presented", "presentation did end true",
            ])
        #expect(second.view.frame == CGRect(x: 100, y: 0, width: 200, height: 300))
    }

    @Test(
        "Another change ends a custom transition at once, and nothing is left on screen", arguments: [0.05, 0.2, 0.35])
    func interrupted(after delay: Double) throws {
        try stage()
        first.present(second, animated: true)
        screen.advance(by: delay)
        second.dismiss(animated: true)
        screen.advance(by: delay)
        screen.window.rootViewController = RecordingController("C", log)
        try screen.settle()
        let calls = log.drain()
        #expect(calls.filter { $0.hasPrefix("animation ended") }.count == 2)
        #expect(calls.contains("B didAppear animated presented"))
        #expect(calls.contains("B didDisappear animated dismissed"))
        #expect(screen.window.subviews.count == 1)
    }

    @Test("The container tells the presentation controller about its layout, and a resize places the view again")
    func resize() throws {
        try stage()
        first.present(second, animated: false)
        try screen.settle()
        screen.size = CGSize(width: 600, height: 300)
        try screen.settle()
        #expect(second.view.frame == CGRect(x: 150, y: 0, width: 300, height: 300))
        second.preferredContentSize = CGSize(width: 10, height: 10)
        #expect(director.presentation?.sizeChanges == 1)
        #expect(director.presentation?.preferredContentSize == CGSize(width: 10, height: 10))
    }

    @Test("The presented view can be one that the presentation controller makes when the presentation begins")
    func wrapped() throws {
        try stage()
        director.wrapsView = true
        first.present(second, animated: true)
        let wrapper = try #require(director.presentation?.presentedView)
        #expect(wrapper !== second.view)
        #expect(director.context?.view(forKey: .to) === wrapper)
        try screen.settle()
        #expect(wrapper.superview === director.presentation?.containerView)
        #expect(wrapper.frame == CGRect(x: 100, y: 0, width: 200, height: 300))
        #expect(second.view.superview === wrapper)
        second.dismiss(animated: true)
        try screen.settle()
        #expect(screen.window.subviews == [first.view])
    }

    @Test("A presentation controller is made before the presentation, and again after the style has changed")
    func prepared() throws {
        try stage()
        let early = try #require(second.presentationController)
        #expect(second.presentationController === early)
        #expect(early.presentedViewController === second)
        #expect(early.containerView == nil)
        second.modalPresentationStyle = .overFullScreen
        #expect(second.presentationController !== early)
        #expect(second.presentationController?.presentationStyle == .overFullScreen)
        #expect(second.activePresentationController == nil)
        #expect(second.presentationController?.shouldRemovePresentersView == false)
        #expect(second.presentationController?.shouldPresentInFullscreen == true)
    }
}
