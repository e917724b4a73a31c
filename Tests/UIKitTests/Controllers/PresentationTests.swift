// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitTesting

@Suite @MainActor final class PresentationTests {
    let log = CallLog()
    lazy var screen = TestScreen()
    lazy var second = RecordingController("B", log)
    /// The presenting controller, which is on screen.
    lazy var first: RecordingController = {
        let controller = RecordingController("A", log)
        screen.show(controller)
        _ = log.drain()
        return controller
    }()

    @Test func presentsFullScreenAndDismisses() throws {
        var completions: [String] = []
        first.present(second, animated: true) { completions.append("presented") }
        #expect(
            log.drain() == [
                "B didLoad", "A willDisappear animated", "B willAppear animated presented", "B isAppearing presented",
            ])
        #expect(second.presentingViewController === first)
        #expect(first.presentedViewController === second)
        screen.advance(by: 0.1)
        let y = second.view.convert(CGPoint.zero, to: nil).y
        #expect(y == 0, "the model is where it will be")
        #expect(completions.isEmpty)
        try screen.settle()
        #expect(completions == ["presented"])
        #expect(
            log.drain() == [
                "B didAppear animated presented", "A didDisappear animated",
            ])
        #expect(first.view.window == nil)

        second.dismiss(animated: true) { completions.append("dismissed") }
        #expect(log.drain() == ["B willDisappear animated dismissed", "A willAppear animated", "A isAppearing"])
        try screen.settle()
        #expect(log.drain() == ["A didAppear animated", "B didDisappear animated dismissed"])
        #expect(completions == ["presented", "dismissed"])
        #expect(second.presentingViewController == nil)
        #expect(first.presentedViewController == nil)
        #expect(second.view.window == nil)
        #expect(first.view.superview === screen.window)
    }

    @Test("Tab reaches a button on a page that is presented over a presented page")
    func keysOfSecondPage() throws {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
        first.present(second, animated: false)
        let third = UIViewController()
        third.view.addSubview(button)
        second.present(third, animated: false)
        try screen.settle()
        screen.press(.tab)
        #expect(UIFocusSystem.focusSystem(for: button)?.focusedItem === button)
    }

    @Test func presentsAndDismissesWithoutAnimation() throws {
        var done = false
        first.present(second, animated: false) { done = true }
        try screen.settle()
        #expect(done)
        #expect(
            log.drain() == [
                "B didLoad", "A willDisappear", "B willAppear presented", "B isAppearing presented",
                "B didAppear presented", "A didDisappear",
            ])
        first.dismiss(animated: false)
        #expect(
            log.drain() == [
                "B willDisappear dismissed", "A willAppear", "A isAppearing", "A didAppear", "B didDisappear dismissed",
            ])
    }

    @Test func overFullScreenKeepsThePresenterInTheWindow() throws {
        second.modalPresentationStyle = .overFullScreen
        first.present(second, animated: true)
        try screen.settle()
        #expect(first.view.window != nil)
        #expect(!log.drain().contains { $0.hasPrefix("A") })
        // A full-screen presentation over the two controllers removes both from the window, and its dismissal restores
        // both.
        let third = RecordingController("C", log)
        third.modalPresentationStyle = .fullScreen
        second.present(third, animated: false)
        try screen.settle()
        #expect(first.view.window == nil)
        #expect(second.view.window == nil)
        _ = log.drain()
        third.dismiss(animated: false)
        #expect(first.view.window != nil)
        #expect(second.view.window != nil)
        #expect(
            log.drain() == [
                "C willDisappear dismissed", "A willAppear", "B willAppear", "A isAppearing", "B isAppearing",
                "A didAppear", "B didAppear", "C didDisappear dismissed",
            ])
        #expect(screen.window.subviews.last === second.view.superview)
    }

    @Test func dismissingTheFirstRemovesAllPresentations() throws {
        let third = RecordingController("C", log)
        first.present(second, animated: false)
        try screen.settle()
        second.present(third, animated: false)
        try screen.settle()
        _ = log.drain()
        first.dismiss(animated: true)
        try screen.settle()
        #expect(
            log.drain() == [
                "C willDisappear animated dismissed", "A willAppear animated", "A isAppearing", "A didAppear animated",
                "C didDisappear animated dismissed",
            ])
        #expect(first.presentedViewController == nil)
        #expect(second.presentedViewController == nil)
        #expect(screen.window.subviews == [first.view])
    }

    @Test func dismissalDuringAPresentationRemovesIt() throws {
        first.present(second, animated: true)
        screen.advance(by: 0.1)
        first.dismiss(animated: true)
        try screen.settle()
        #expect(screen.window.subviews == [first.view])
        #expect(log.drain().suffix(2) == ["A didAppear animated", "B didDisappear animated dismissed"])
    }

    @Test func crossDissolveFades() throws {
        second.modalTransitionStyle = .crossDissolve
        first.present(second, animated: true)
        screen.advance(by: 0.1)
        let shown = try #require(second.view.layer.presentation()?.opacity)
        #expect(shown > 0.05)
        #expect(shown < 0.95)
        try screen.settle()
        #expect(second.view.alpha == 1)
    }

    @Test func slidesUpFromTheBottom() throws {
        first.present(second, animated: true)
        var tops: [CGFloat] = []
        for _ in 0..<30 {
            screen.advance(by: 1.0 / 60)
            if let layer = second.view.layer.presentation() { tops.append(layer.frame.minY) }
        }
        #expect(tops.first! > 700)
        #expect(zip(tops, tops.dropFirst()).allSatisfy { $0 >= $1 }, "it never turns back")
        #expect(abs(tops.last!) < 1)
    }

    @Test func dismissedControllersAreReleased() throws {
        weak var weakController: UIViewController?
        do {
            let controller = UIViewController()
            weakController = controller
            first.present(controller, animated: true)
        }
        try screen.settle()
        #expect(weakController != nil)
        first.dismiss(animated: true)
        try screen.settle()
        #expect(weakController == nil)
    }

    @Test func secondPresentationIsRefused() throws {
        first.present(second, animated: false)
        try screen.settle()
        _ = log.drain()
        let third = RecordingController("C", log)
        first.present(third, animated: false)
        try screen.settle()
        #expect(log.drain().isEmpty)
        #expect(first.presentedViewController === second)
        #expect(third.presentingViewController == nil)
    }

    @Test func newRootRemovesPresentations() throws {
        first.present(second, animated: false)
        try screen.settle()
        _ = log.drain()
        screen.show(UIViewController())
        #expect(log.drain() == ["B willDisappear dismissed", "B didDisappear dismissed"])
        #expect(screen.window.subviews.count == 1)
    }

    @Test(
        "A controller may dismiss itself when it will appear or has appeared", arguments: [true, false], [true, false])
    func dismissingItself(animated: Bool, inDidAppear: Bool) throws {
        let splash = SplashController(dismissesAnimated: animated, inDidAppear: inDidAppear)
        screen.show(first)
        try screen.settle()
        _ = log.drain()
        first.present(splash, animated: true)
        try screen.settle()
        #expect(screen.window.subviews == [first.view])
        #expect(first.presentedViewController == nil)
        #expect(log.drain().last == "A didAppear" + (animated ? " animated" : ""))
    }

    @Test("A controller may present another one when it appears again, and when the presented one has gone")
    func presentingAgain() throws {
        final class Again: UIViewController {
            var following: UIViewController?
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                if let following { present(following, animated: true) }
                following = nil
            }
        }
        let page = Again()
        screen.show(page)
        try screen.settle()
        page.present(second, animated: true)
        try screen.settle()
        let third = RecordingController("C", log)
        page.following = third
        second.dismiss(animated: true)
        try screen.settle()
        #expect(page.presentedViewController === third)
        #expect(third.view.window != nil)
        #expect(second.view.window == nil && second.presentingViewController == nil)
    }
}

/// A full-screen controller that dismisses itself as soon as it appears.
private final class SplashController: UIViewController {
    private let dismissesAnimated: Bool
    private let inDidAppear: Bool

    init(dismissesAnimated: Bool, inDidAppear: Bool) {
        (self.dismissesAnimated, self.inDidAppear) = (dismissesAnimated, inDidAppear)
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .fullScreen
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if !inDidAppear { dismiss(animated: dismissesAnimated) }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if inDidAppear { dismiss(animated: dismissesAnimated) }
    }
}
