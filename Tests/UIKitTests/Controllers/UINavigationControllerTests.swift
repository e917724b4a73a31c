// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitTesting

@Suite @MainActor final class UINavigationControllerTests {
    let log = CallLog()
    lazy var screen = TestScreen()
    lazy var root = RecordingController("A", log)
    lazy var detail = RecordingController("B", log)
    /// The navigation controller on screen, with A as its root.
    lazy var navigation: UINavigationController = {
        let navigation = UINavigationController(rootViewController: root)
        screen.show(navigation)
        _ = log.drain()
        return navigation
    }()

    final class Delegate: NSObject, UINavigationControllerDelegate {
        let log: CallLog
        init(_ log: CallLog) { self.log = log }
        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) {
            log.calls.append("willShow \(viewController.title ?? "")\(animated ? " animated" : "")")
        }
        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) {
            log.calls.append("didShow \(viewController.title ?? "")\(animated ? " animated" : "")")
        }
    }

    // MARK: Order of callbacks

    @Test func rootAppearsWithTheNavigationController() throws {
        let navigation = UINavigationController(rootViewController: root)
        let delegate = Delegate(log)
        navigation.delegate = delegate
        screen.show(navigation)
        try screen.settle()
        #expect(
            log.drain() == [
                "A willMove in", "A didLoad", "A willAppear toParent", "willShow A", "A isAppearing toParent",
                "A didAppear toParent", "didShow A", "A didMove in",
            ])
        #expect(root.view.convert(root.view.bounds, to: nil) == CGRect(x: 0, y: 0, width: 390, height: 844))
    }

    @Test func pushCallbacksAreInOrder() throws {
        let delegate = Delegate(log)
        navigation.delegate = delegate
        navigation.pushViewController(detail, animated: true)
        #expect(log.drain() == ["B willMove in"])
        #expect(navigation.viewControllers == [root, detail])
        #expect(detail.navigationController === navigation)
        try screen.settle()
        #expect(
            log.drain() == [
                "B didLoad", "A willDisappear animated", "B willAppear animated toParent", "willShow B animated",
                "B isAppearing toParent", "A didDisappear animated", "B didAppear animated toParent",
                "didShow B animated", "B didMove in",
            ])
        #expect(root.view.window == nil)
        #expect(detail.view.convert(detail.view.bounds, to: nil) == CGRect(x: 0, y: 0, width: 390, height: 844))
    }

    @Test func popCallbacksAreInOrder() throws {
        navigation.pushViewController(detail, animated: false)
        try screen.settle()
        _ = log.drain()
        #expect(navigation.popViewController(animated: true) === detail)
        #expect(navigation.viewControllers == [root])
        #expect(detail.parent === navigation)
        try screen.settle()
        #expect(
            log.drain() == [
                "B willMove out", "B willDisappear animated fromParent", "A willAppear animated", "A isAppearing",
                "B didDisappear animated fromParent", "A didAppear animated", "B didMove out",
            ])
        #expect(detail.parent == nil)
        #expect(detail.view.window == nil)
        #expect(navigation.popViewController(animated: true) == nil, "the root stays")
    }

    @Test func pushWithoutAnimationTakesOneFrame() throws {
        navigation.pushViewController(detail, animated: false)
        screen.advance(by: 0.02)
        #expect(
            log.drain() == [
                "B willMove in", "B didLoad", "A willDisappear", "B willAppear toParent", "B isAppearing toParent",
                "A didDisappear", "B didAppear toParent", "B didMove in",
            ])
    }

    @Test func pushesInOneTurnMakeOneTransition() throws {
        let third = RecordingController("C", log)
        navigation.pushViewController(detail, animated: true)
        navigation.pushViewController(third, animated: true)
        try screen.settle()
        #expect(!detail.isViewLoaded, "what nobody sees is not loaded")
        #expect(navigation.viewControllers == [root, detail, third])
        #expect(third.view.window != nil)
        #expect(navigation.popToRootViewController(animated: true) == [detail, third])
        try screen.settle()
        #expect(root.view.window != nil)
        #expect(detail.parent == nil)
        #expect(third.parent == nil)
    }

    @Test func popDuringAPushRunsAfterIt() throws {
        navigation.pushViewController(detail, animated: true)
        screen.advance(by: 0.2)
        navigation.popViewController(animated: true)
        #expect(navigation.viewControllers == [root])
        try screen.settle()
        #expect(root.view.window != nil)
        #expect(detail.view.window == nil)
        #expect(detail.parent == nil)
        #expect(
            log.drain().suffix(3) == ["B didDisappear animated fromParent", "A didAppear animated", "B didMove out"])
    }

    @Test func setViewControllersPushesAndPops() throws {
        let third = RecordingController("C", log)
        navigation.setViewControllers([root, detail, third], animated: true)
        try screen.settle()
        #expect(third.view.window != nil)
        #expect(navigation.popToViewController(detail, animated: false) == [third])
        try screen.settle()
        #expect(detail.view.window != nil)
        navigation.viewControllers = [third]
        try screen.settle()
        #expect(third.view.window != nil)
        #expect(root.parent == nil)
        #expect(detail.parent == nil)
        #expect(navigation.navigationBar.items == [third.navigationItem])
    }

    @Test func changingTheRootNotifiesOnlyTheTopController() throws {
        navigation.pushViewController(detail, animated: false)
        try screen.settle()
        _ = log.drain()
        screen.window.rootViewController = UIViewController()
        #expect(log.drain() == ["B willDisappear", "B didDisappear"])
        screen.show(navigation)
        #expect(log.drain() == ["B willAppear", "B isAppearing", "B didAppear"])
    }

    @Test func changingTheRootDuringAPushKeepsCallbacksBalanced() throws {
        navigation.pushViewController(detail, animated: true)
        screen.advance(by: 0.1)
        _ = log.drain()
        screen.window.rootViewController = UIViewController()
        try screen.settle()
        let calls = log.drain().filter { $0.contains("ppear") }
        #expect(calls.filter { $0.hasPrefix("A") } == ["A didDisappear animated"])
        let ofDetail = calls.filter { $0.hasPrefix("B") }
        #expect(ofDetail == ["B didAppear animated toParent", "B willDisappear", "B didDisappear"])
        screen.show(navigation)
        #expect(log.drain().contains { $0.hasPrefix("B didAppear") })
        #expect(detail.view.window != nil)
    }

    // MARK: Animation

    private func left(of controller: UIViewController) -> CGFloat {
        controller.view.layer.presentation()?.frame.minX ?? .nan
    }

    @Test func pushSlidesInFromTheTrailingEdge() throws {
        navigation.pushViewController(detail, animated: true)
        screen.advance(by: 1.0 / 60)
        var (upper, lower): ([CGFloat], [CGFloat]) = ([], [])
        while detail.view.superview !== nil, root.view.window != nil {
            upper.append(left(of: detail))
            lower.append(left(of: root))
            screen.advance(by: 1.0 / 60)
        }
        #expect(upper.first! > 300)
        #expect(abs(upper.last!) < 5)
        #expect(zip(upper, upper.dropFirst()).allSatisfy { $0 >= $1 })
        #expect(abs(lower.last! + 0.3 * 390) < 5, "a third of the way")
        #expect((20...36).contains(upper.count))
    }

    @Test func rightToLeftPushSlidesInFromTheLeft() throws {
        screen.traits.layoutDirection = .rightToLeft
        navigation.pushViewController(detail, animated: true)
        screen.advance(by: 0.1)
        #expect(left(of: detail) < -50)
        #expect(left(of: root) > 5)
        try screen.settle()
        let finger = screen.touch(at: CGPoint(x: 385, y: 400))
        finger.move(by: CGVector(dx: -300, dy: 0), duration: 0.3)
        finger.up()
        try screen.settle()
        #expect(navigation.viewControllers == [root])
    }

    // MARK: Swiping back

    private func pushDetail() throws {
        navigation.pushViewController(detail, animated: false)
        try screen.settle()
        _ = log.drain()
    }

    @Test func edgeSwipePops() throws {
        try pushDetail()
        let finger = screen.touch(at: CGPoint(x: 5, y: 400))
        finger.move(by: CGVector(dx: 210, dy: 4), duration: 0.5)
        #expect(abs(detail.view.frame.minX - 200) < 15, "the view follows the finger")
        finger.hold(0.2)
        finger.up()
        try screen.settle()
        #expect(
            log.drain() == [
                "B willMove out", "B willDisappear animated fromParent", "A willAppear animated", "A isAppearing",
                "B didDisappear animated fromParent", "A didAppear animated", "B didMove out",
            ])
        #expect(navigation.viewControllers == [root])
        #expect(detail.view.window == nil)
    }

    @Test func edgeFlickPops() throws {
        try pushDetail()
        let finger = screen.touch(at: CGPoint(x: 5, y: 400))
        finger.move(by: CGVector(dx: 90, dy: 0), duration: 0.1)
        finger.up()
        try screen.settle()
        #expect(navigation.viewControllers == [root])
    }

    @Test func shortEdgeSwipeReturnsToTheController() throws {
        try pushDetail()
        let finger = screen.touch(at: CGPoint(x: 5, y: 400))
        finger.move(by: CGVector(dx: 100, dy: 0), duration: 0.5)
        finger.hold(0.2)
        finger.up()
        try screen.settle()
        #expect(
            log.drain() == [
                "B willMove out", "B willDisappear animated fromParent", "A willAppear animated", "A isAppearing",
                "B willMove in", "A willDisappear animated", "B willAppear animated", "B isAppearing",
                "A didDisappear animated", "B didAppear animated", "B didMove in",
            ])
        #expect(navigation.viewControllers == [root, detail])
        #expect(root.view.window == nil)
        #expect(detail.view.frame.minX == 0)
        #expect(navigation.navigationBar.topItem === detail.navigationItem)
    }

    @Test func cancelledEdgeSwipeReturnsToTheController() throws {
        try pushDetail()
        let finger = screen.touch(at: CGPoint(x: 5, y: 400))
        finger.move(by: CGVector(dx: 300, dy: 0), duration: 0.3)
        finger.cancel()
        try screen.settle()
        #expect(navigation.viewControllers == [root, detail])
        #expect(detail.view.window != nil)
    }

    @Test func swipesAwayFromTheEdgeDoNothing() throws {
        try pushDetail()
        for start in [CGPoint(x: 40, y: 400), CGPoint(x: 385, y: 400)] {
            let finger = screen.touch(at: start)
            finger.move(by: CGVector(dx: start.x > 100 ? -300 : 300, dy: 0), duration: 0.2)
            finger.up()
        }
        let vertical = screen.touch(at: CGPoint(x: 5, y: 400))
        vertical.move(by: CGVector(dx: 5, dy: 200), duration: 0.2)
        vertical.up()
        try screen.settle()
        #expect(navigation.viewControllers == [root, detail])
    }

    @Test func edgeSwipeKeepsTheRoot() throws {
        let finger = screen.touch(at: CGPoint(x: 5, y: 400))
        _ = navigation
        finger.move(by: CGVector(dx: 300, dy: 0), duration: 0.2)
        finger.up()
        try screen.settle()
        #expect(navigation.viewControllers == [root])
    }

    @Test func leftBarButtonItemDisablesTheEdgeSwipe() throws {
        try pushDetail()
        detail.navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Cancel", style: .plain, target: nil, action: nil)
        let finger = screen.touch(at: CGPoint(x: 5, y: 400))
        finger.move(by: CGVector(dx: 300, dy: 0), duration: 0.2)
        finger.up()
        try screen.settle()
        #expect(navigation.viewControllers == [root, detail])
    }

    // MARK: Bar

    @Test func barCanBeHiddenAndShown() throws {
        _ = navigation
        navigation.setNavigationBarHidden(true, animated: true)
        try screen.settle()
        #expect(navigation.navigationBar.isHidden)
        #expect(root.view.convert(root.view.bounds, to: nil) == CGRect(x: 0, y: 0, width: 390, height: 844))
        navigation.isNavigationBarHidden = false
        try screen.settle()
        #expect(!navigation.navigationBar.isHidden)
        #expect(navigation.navigationBar.frame.minY == 0)
        #expect(root.view.safeAreaInsets.top == 44)
    }

    @Test func resizingTheWindowResizesTheView() throws {
        _ = navigation
        screen.size = CGSize(width: 600, height: 500)
        try screen.settle()
        #expect(root.view.convert(root.view.bounds, to: nil) == CGRect(x: 0, y: 0, width: 600, height: 500))
        #expect(root.view.safeAreaInsets.top == 44)
        #expect(navigation.navigationBar.frame.width == 600)
    }

    // MARK: Memory

    @Test func poppedControllersAreReleased() throws {
        weak var weakController: UIViewController?
        _ = navigation
        do {
            let controller = UIViewController()
            controller.navigationItem.rightBarButtonItem = controller.editButtonItem
            weakController = controller
            navigation.pushViewController(controller, animated: true)
        }
        try screen.settle()
        #expect(weakController != nil)
        navigation.popViewController(animated: true)
        try screen.settle()
        #expect(weakController == nil)
    }

    @Test func navigationControllersAreReleased() throws {
        weak var weakNavigation: UINavigationController?
        do {
            let navigation = UINavigationController(rootViewController: UIViewController())
            weakNavigation = navigation
            screen.show(navigation)
        }
        try screen.settle()
        screen.show(UIViewController())
        #expect(weakNavigation == nil)
    }

    @Test func showPushesInAStackAndPresentsOtherwise() throws {
        _ = navigation
        root.show(detail, sender: nil)
        try screen.settle()
        #expect(navigation.topViewController === detail)
        let plain = UIViewController()
        screen.show(plain)
        plain.show(UIViewController(), sender: nil)
        #expect(plain.presentedViewController != nil)
    }
}
