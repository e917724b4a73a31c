// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitTesting

@Suite @MainActor final class UIViewControllerTests {
    let log = CallLog()
    lazy var screen = TestScreen()

    @Test func rootAppearsAfterTheFirstLayout() throws {
        let controller = RecordingController("A", log)
        controller.recordsLayout = true
        screen.show(controller)
        try screen.settle()
        #expect(
            log.drain() == ["A didLoad", "A willAppear", "A isAppearing", "A willLayout", "A didLayout", "A didAppear"])
        #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    }

    @Test func newRootReplacesTheOldRoot() throws {
        screen.show(RecordingController("A", log))
        _ = log.drain()
        screen.show(RecordingController("B", log))
        #expect(
            log.drain() == [
                "A willDisappear", "A didDisappear", "B didLoad", "B willAppear", "B isAppearing", "B didAppear",
            ])
    }

    @Test func hidingTheWindowNotifiesItsController() {
        screen.show(RecordingController("A", log))
        _ = log.drain()
        screen.window.isHidden = true
        #expect(log.drain() == ["A willDisappear", "A didDisappear"])
        screen.window.isHidden = false
        screen.advance(by: 0.1)
        #expect(log.drain() == ["A willAppear", "A isAppearing", "A didAppear"])
    }

    // MARK: Children

    private func contain(_ child: UIViewController, in parent: UIViewController) {
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
    }

    @Test func childrenAppearWithTheirParent() {
        let (parent, child) = (RecordingController("P", log), RecordingController("C", log))
        contain(child, in: parent)
        _ = log.drain()
        screen.show(parent)
        #expect(
            log.drain() == [
                "P willAppear", "C willAppear", "P isAppearing", "C isAppearing", "C didAppear", "P didAppear",
            ])
        screen.window.rootViewController = nil
        #expect(
            log.drain() == ["P willDisappear", "C willDisappear", "C didDisappear", "P didDisappear"])
    }

    @Test func childAddedToAVisibleParentAppears() throws {
        let (parent, child) = (RecordingController("P", log), RecordingController("C", log))
        screen.show(parent)
        _ = log.drain()
        contain(child, in: parent)
        #expect(log.drain() == ["C willMove in", "C didLoad", "C willAppear toParent", "C didMove in"])
        try screen.settle()
        #expect(log.drain() == ["C isAppearing toParent", "C didAppear toParent"])
        #expect(child.parent === parent)
        #expect(parent.children == [child])

        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(
            log.drain() == [
                "C willMove out", "C willDisappear fromParent", "C didDisappear fromParent", "C didMove out",
            ])
        #expect(child.parent == nil)
        #expect(parent.children.isEmpty)
    }

    @Test func containerCanForwardAppearanceItself() throws {
        final class Container: RecordingController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        let (parent, child) = (Container("P", log), RecordingController("C", log))
        contain(child, in: parent)
        screen.show(parent)
        #expect(!log.drain().contains { $0.hasPrefix("C will") && $0.contains("ppear") })
        child.beginAppearanceTransition(true, animated: true)
        child.endAppearanceTransition()
        #expect(log.drain() == ["C willAppear animated", "C isAppearing", "C didAppear animated"])
    }

    @Test func transitionReplacesAChild() throws {
        let parent = RecordingController("P", log)
        let (first, second) = (RecordingController("A", log), RecordingController("B", log))
        contain(first, in: parent)
        parent.addChild(second)
        screen.show(parent)
        _ = log.drain()
        first.willMove(toParent: nil)
        var finished: Bool?
        parent.transition(from: first, to: second, duration: 0.3) {
            second.view.alpha = 0.5
        } completion: {
            finished = $0
        }
        screen.advance(by: 0.1)
        #expect(first.view.superview === parent.view)
        #expect(second.view.superview === parent.view)
        try screen.settle()
        #expect(finished == true)
        #expect(first.view.superview == nil)
        #expect(
            log.drain() == [
                "A willMove out", "A willDisappear animated fromParent", "B didLoad", "B willAppear animated toParent",
                "B isAppearing toParent", "A didDisappear animated fromParent", "B didAppear animated toParent",
            ])
    }

    @Test func addingToAnotherParentRemovesFromTheOldParent() {
        let (first, second, child) = (UIViewController(), UIViewController(), RecordingController("C", log))
        contain(child, in: first)
        second.addChild(child)
        #expect(first.children.isEmpty && second.children == [child])
        #expect(child.parent === second)
        #expect(child.view.superview == nil)
    }

    // MARK: Responder chain

    @Test func responderChainIncludesControllers() throws {
        let (parent, child) = (UIViewController(), UIViewController())
        contain(child, in: parent)
        let label = UILabel()
        child.view.addSubview(label)
        screen.show(parent)
        #expect(label.next === child.view)
        #expect(child.view.next === child)
        #expect(child.next === parent.view)
        #expect(parent.view.next === parent)
        #expect(parent.next === screen.window)

        let presented = UIViewController()
        child.present(presented, animated: false)
        try screen.settle()
        #expect(presented.next === parent)
    }

    // MARK: Preferred content size

    @Test func changedPreferredSizeNotifiesTheParent() {
        final class Container: UIViewController {
            var calls: [CGSize] = []
            override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
                calls.append(container.preferredContentSize)
            }
        }
        let (parent, child) = (Container(), UIViewController())
        parent.addChild(child)
        child.preferredContentSize = CGSize(width: 100, height: 50)
        child.preferredContentSize = CGSize(width: 100, height: 50)
        #expect(parent.calls == [CGSize(width: 100, height: 50)])
    }

    // MARK: Memory

    @Test func replacedRootIsReleased() {
        weak var weakController: UIViewController?
        do {
            let controller = UIViewController()
            weakController = controller
            screen.show(controller)
        }
        #expect(weakController != nil)
        screen.show(UIViewController())
        #expect(weakController == nil)
    }
}
