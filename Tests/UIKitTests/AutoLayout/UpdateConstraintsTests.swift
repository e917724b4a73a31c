// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// A view that counts the calls of `updateConstraints()`.
private class Counting: UIView {
    var calls = 0

    override func updateConstraints() {
        calls += 1
        super.updateConstraints()
    }
}

@MainActor
@Suite("Calls of updateConstraints") struct UpdateConstraintsTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))

    @Test("updateConstraints is called before the layout, descendants first, and only when requested")
    func updates() {
        final class Updating: UIView {
            static var calls: [Int] = []
            override func updateConstraints() {
                Updating.calls.append(tag)
                super.updateConstraints()
            }
        }
        let (outer, inner) = (Updating(), Updating())
        (outer.tag, inner.tag) = (1, 2)
        root.addSubview(outer)
        outer.addSubview(inner)
        root.layoutIfNeeded()
        Updating.calls = []
        outer.setNeedsUpdateConstraints()
        inner.setNeedsUpdateConstraints()
        #expect(inner.needsUpdateConstraints())
        #expect(Updating.calls.isEmpty)
        root.layoutIfNeeded()
        #expect(Updating.calls == [2, 1])
        #expect(!inner.needsUpdateConstraints())
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(Updating.calls == [2, 1])
    }

    @Test("fact L116: a view that overrides updateConstraints, and a controller, are asked once in a window")
    func firstUpdate() {
        final class Controller: UIViewController {
            var calls = 0
            override func updateViewConstraints() {
                calls += 1
                super.updateViewConstraints()
            }
        }
        let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 2)
        let (controller, row) = (Controller(), Counting())
        controller.view.addSubview(row)
        screen.show(controller)
        screen.advance(by: 0.1)
        #expect(row.calls == 1)
        #expect(controller.calls == 1)
        controller.view.setNeedsUpdateConstraints()
        screen.advance(by: 0.1)
        #expect(controller.calls == 2)
        #expect(row.calls == 1)
    }

    @Test("A view whose update another update requests is updated by the same call")
    func requestDuringUpdate() {
        final class Follower: UIView {
            var width: CGFloat = 10
            lazy var constraint = widthAnchor.constraint(equalToConstant: 10)
            override func updateConstraints() {
                (constraint.constant, constraint.isActive) = (width, true)
                super.updateConstraints()
            }
        }
        final class Leader: UIView {
            var follower: Follower?
            override func updateConstraints() {
                follower?.width = 30
                follower?.setNeedsUpdateConstraints()
                super.updateConstraints()
            }
        }
        let (leader, follower) = (Leader(), Follower())
        leader.follower = follower
        root.addSubview(leader)
        addConstrained(follower, to: root, left: 0, top: 0, height: 10)
        follower.setNeedsUpdateConstraints()
        root.layoutIfNeeded()
        #expect(follower.frame.width == 10)
        leader.setNeedsUpdateConstraints()
        root.updateConstraintsIfNeeded()
        #expect(!follower.needsUpdateConstraints())
        root.layoutIfNeeded()
        #expect(follower.frame.width == 30)
    }

    @Test("A view that requests another update in each update does not delay the layout for ever")
    func endlessRequests() {
        final class Endless: Counting {
            override func updateConstraints() {
                super.updateConstraints()
                setNeedsUpdateConstraints()
            }
        }
        let view = Endless()
        root.addSubview(view)
        view.setNeedsUpdateConstraints()
        root.updateConstraintsIfNeeded()
        #expect(view.calls == 1)
        root.layoutIfNeeded()
        #expect(view.calls < 40)
        #expect(view.needsUpdateConstraints())
    }

    @Test("A view is updated in its own tree outside windows, and in a window once it is there")
    func changedTree() {
        let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 2)
        let controller = UIViewController()
        screen.show(controller)
        let (alone, entering, leaving) = (Counting(), Counting(), Counting())
        controller.view.addSubview(leaving)
        screen.advance(by: 0.1)
        for view in [alone, entering, leaving] {
            view.setNeedsUpdateConstraints()
            view.calls = 0
        }
        leaving.removeFromSuperview()
        screen.advance(by: 0.1)
        #expect([alone, entering, leaving].map(\.calls) == [0, 0, 0])
        controller.view.addSubview(entering)
        screen.advance(by: 0.1)
        #expect([alone, entering, leaving].map(\.calls) == [0, 1, 0])
        alone.layoutIfNeeded()
        leaving.layoutIfNeeded()
        #expect([alone, entering, leaving].map(\.calls) == [1, 1, 1])
    }

    @Test("A class requires constraints only if it says so")
    func requiresConstraintBasedLayout() {
        final class Requiring: UIView {
            override class var requiresConstraintBasedLayout: Bool { true }
        }
        #expect(!UIView.requiresConstraintBasedLayout)
        #expect(Requiring.requiresConstraintBasedLayout)
    }

    @Test("A pending update is performed in the tree to which the view has moved")
    func movedView() {
        final class Container: UIView {
            var callsOfChild: Int?
            override func didMoveToWindow() {
                super.didMoveToWindow()
                layoutIfNeeded()
                if callsOfChild == nil { callsOfChild = (subviews[0] as? Counting)?.calls }
            }
        }
        let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 2)
        let controller = UIViewController()
        screen.show(controller)
        let (container, view) = (Container(), Counting())
        container.addSubview(view)
        view.setNeedsUpdateConstraints()
        controller.view.addSubview(container)
        #expect(container.callsOfChild == 1)
        screen.advance(by: 0.1)
        view.calls = 0
        view.setNeedsUpdateConstraints()
        view.removeFromSuperview()
        view.layoutIfNeeded()
        #expect(view.calls == 1)
    }
}
