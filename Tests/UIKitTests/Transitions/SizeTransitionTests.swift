// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitTesting

@Suite("Changes of the window's size") @MainActor
final class SizeTransitionTests {
    private let screen = TestScreen(size: CGSize(width: 390, height: 700), scale: 1)
    private let parent = Sized()
    private let wide = Sized()
    private let small = Sized()

    private func embed(_ child: UIViewController, _ frame: CGRect) {
        parent.addChild(child)
        child.view.frame = frame
        child.view.autoresizingMask = []
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
    }

    @Test(
        "Controllers are told about their new size and traits before the change, and coordinated changes follow (P29)")
    func resize() throws {
        screen.show(parent)
        embed(wide, parent.view.bounds)
        wide.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        embed(small, CGRect(x: 0, y: 0, width: 100, height: 100))
        try screen.settle()
        screen.size = CGSize(width: 1000, height: 700)
        #expect(parent.hadCoordinator)
        #expect(parent.calls == ["regular in 390", "1000 in 390", "alongside in 1000", "completion in 1000"])
        #expect(wide.calls == parent.calls)
        #expect(small.calls == ["regular in 100"], "a child that keeps its size is not told")
        #expect(parent.transitionCoordinator == nil)
        parent.calls = []
        screen.size = CGSize(width: 900, height: 700)
        try screen.settle()
        #expect(parent.calls.first == "900 in 1000", "the size classes are the same")
    }

    @Test("A container can choose the size of a child")
    func ownSize() throws {
        screen.show(parent)
        embed(small, CGRect(x: 0, y: 0, width: 100, height: 100))
        parent.childSize = CGSize(width: 200, height: 50)
        try screen.settle()
        screen.size = CGSize(width: 400, height: 700)
        #expect(small.calls == ["200 in 100", "alongside in 100", "completion in 100"])
    }

    @Test("A presented controller is told through its presentation controller")
    func presented() throws {
        screen.show(UIViewController())
        try screen.settle()
        screen.window.rootViewController?.present(parent, animated: false)
        try screen.settle()
        screen.size = CGSize(width: 1000, height: 700)
        try screen.settle()
        #expect(parent.calls == ["regular in 390", "1000 in 390", "alongside in 1000", "completion in 1000"])
    }
}

/// A controller that records the changes of its size and horizontal size class, with its width at the time of the call.
private final class Sized: UIViewController {
    var calls: [String] = []
    var childSize: CGSize?
    /// Whether the last change of the size was a running transition of the controller.
    private(set) var hadCoordinator = false

    private func record(_ text: String) { calls.append("\(text) in \(Int(view.bounds.width))") }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        record("\(Int(size.width))")
        coordinator.animate { _ in
            self.record("alongside")
            self.hadCoordinator = self.transitionCoordinator === coordinator
        } completion: { _ in
            self.record("completion")
        }
    }

    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        record(newCollection.horizontalSizeClass == .regular ? "regular" : "compact")
    }

    override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        childSize ?? super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
    }
}
