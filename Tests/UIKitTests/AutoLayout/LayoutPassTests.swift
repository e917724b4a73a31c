// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("The order of updates, layouts and drawing") struct LayoutPassTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))

    /// A view that records its updates and layouts.
    private final class RecordingView: UIView {
        let log: CallLog
        let name: String

        init(_ name: String, _ log: CallLog) {
            (self.name, self.log) = (name, log)
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }

        override func updateConstraints() {
            log.calls.append("\(name) update")
            super.updateConstraints()
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            log.calls.append("\(name) layout")
        }
    }

    // MARK: - Updates

    @Test("updateConstraintsIfNeeded updates only the subtree of its view, deepest views first (L114)")
    func subtree() {
        let log = CallLog()
        let (outer, middle) = (RecordingView("outer", log), RecordingView("middle", log))
        let leaf = RecordingView("leaf", log)
        root.addSubview(outer)
        outer.addSubview(middle)
        middle.addSubview(leaf)
        root.layoutIfNeeded()
        _ = log.drain()
        for view in [outer, middle, leaf] { view.setNeedsUpdateConstraints() }
        middle.updateConstraintsIfNeeded()
        #expect(log.drain() == ["leaf update", "middle update"])
        middle.updateConstraintsIfNeeded()
        #expect(log.drain() == [])
        outer.updateConstraintsIfNeeded()
        #expect(log.drain() == ["outer update"])
    }

    @Test("layoutIfNeeded calls nothing if nothing is pending (L115)")
    func nothingPending() {
        let log = CallLog()
        let view = RecordingView("view", log)
        addConstrained(view, to: root, left: 0, top: 0, width: 10, height: 10)
        root.layoutIfNeeded()
        _ = log.drain()
        root.layoutIfNeeded()
        view.layoutIfNeeded()
        #expect(log.drain() == [])
    }

    @Test("In a frame a view is updated, laid out once with its new size, and drawn, in this order (L122, L131)")
    func frameOrder() {
        final class Drawing: UIView {
            var calls: [String] = []
            var width: NSLayoutConstraint?
            override func updateConstraints() {
                calls.append("update")
                width?.constant = 80
                super.updateConstraints()
            }
            override func layoutSubviews() {
                super.layoutSubviews()
                calls.append("layout \(Int(bounds.width))")
            }
            override func draw(_ rect: CGRect) { calls.append("draw") }
        }
        let screen = TestScreen(size: CGSize(width: 400, height: 300), scale: 2)
        let (controller, view) = (UIViewController(), Drawing())
        addConstrained(view, to: controller.view, left: 0, top: 0, height: 10)
        let width = view.widthAnchor.constraint(equalToConstant: 50)
        width.isActive = true
        screen.show(controller)
        screen.advance(by: 0.1)
        width.constant = 60
        screen.advance(by: 0.1)
        view.width = width
        view.calls = []
        view.setNeedsUpdateConstraints()
        view.setNeedsDisplay()
        screen.advance(by: 0.1)
        #expect(view.calls == ["update", "layout 80", "draw"])
    }

    // MARK: - Layouts

    @Test("A constant changed before super.layoutSubviews() is in the frames when that call returns (L120)")
    func changeInLayout() {
        final class Half: UIView {
            let child = constrainedView()
            var width: NSLayoutConstraint?
            var seen: [CGFloat] = []
            override func layoutSubviews() {
                width?.constant = bounds.width / 2
                super.layoutSubviews()
                seen.append(child.frame.width)
            }
        }
        let view = Half(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        root.addSubview(view)
        addConstrained(view.child, to: view, left: 0, top: 0, height: 10)
        view.width = view.child.widthAnchor.constraint(equalToConstant: 10)
        view.width?.isActive = true
        view.layoutIfNeeded()
        #expect(view.seen.first == 100)
        #expect(view.child.frame.width == 100)
        view.seen = []
        view.frame.size.width = 300
        view.layoutIfNeeded()
        #expect(view.seen.first == 150)
        // The same if constraints place the view itself.
        addConstrained(view, to: root, left: 0, top: 0, width: 120, height: 100)
        view.seen = []
        root.layoutIfNeeded()
        #expect(view.seen.last == 60)
        #expect(view.child.frame == CGRect(x: 0, y: 0, width: 60, height: 10))
    }

    @Test("A frame set on a constrained view lasts until the next layout of its superview (L125)")
    func assignedFrame() {
        let view = UIView()
        addConstrained(view, to: root, left: 10, top: 20, width: 30, height: 40)
        root.layoutIfNeeded()
        view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    }

    @Test("The layout of a controller's view is between the controller's two callbacks (L126)")
    func controllerCallbacks() {
        final class Controller: UIViewController {
            let log = CallLog()
            override func loadView() { view = RecordingView("view", log) }
            override func viewWillLayoutSubviews() { log.calls.append("will") }
            override func viewDidLayoutSubviews() { log.calls.append("did") }
        }
        let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 2)
        let controller = Controller()
        screen.show(controller)
        screen.advance(by: 0.1)
        _ = controller.log.drain()
        controller.view.setNeedsLayout()
        screen.advance(by: 0.1)
        #expect(controller.log.drain() == ["will", "view layout", "did"])
    }

    @Test("The frame of a guide is up to date in the layout of its view (L128)")
    func guideInLayout() {
        final class Owner: UIView {
            let guide = UILayoutGuide()
            var seen: [CGRect] = []
            override func layoutSubviews() {
                super.layoutSubviews()
                seen.append(guide.layoutFrame)
            }
        }
        let view = Owner(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        root.addSubview(view)
        view.addLayoutGuide(view.guide)
        NSLayoutConstraint.activate([
            view.guide.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 5),
            view.guide.topAnchor.constraint(equalTo: view.topAnchor, constant: 6),
            view.guide.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
            view.guide.heightAnchor.constraint(equalToConstant: 8),
        ])
        root.layoutIfNeeded()
        #expect(view.seen.last == CGRect(x: 5, y: 6, width: 100, height: 8))
        view.frame.size.width = 300
        root.layoutIfNeeded()
        #expect(view.seen.last == CGRect(x: 5, y: 6, width: 150, height: 8))
    }

    // MARK: - Autoresizing

    @Test("An autoresizing mask has no effect on a view whose flag is false (L70, L81)")
    func maskWithoutFlag() {
        let (view, masked) = (UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50)), UIView())
        masked.frame = view.frame
        for view in [view, masked] {
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            root.addSubview(view)
        }
        view.translatesAutoresizingMaskIntoConstraints = false
        root.frame.size = CGSize(width: 500, height: 600)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 10, width: 50, height: 50))
        #expect(masked.frame == CGRect(x: 10, y: 10, width: 150, height: 350))
    }

    @Test("A view with flexible margins in a constrained view moves its followers in the same layout (L75)")
    func flexibleMargins() {
        let (container, follower) = (UIView(), UIView())
        let child = UIView(frame: CGRect(x: 80, y: 0, width: 40, height: 10))
        addConstrained(container, to: root, left: 0, top: 0, height: 100)
        let width = container.widthAnchor.constraint(equalToConstant: 200)
        width.isActive = true
        root.layoutIfNeeded()
        child.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        container.addSubview(child)
        addConstrained(follower, to: container, top: 0, width: 5, height: 5)
        follower.leftAnchor.constraint(equalTo: child.rightAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(follower.frame.minX == 120)
        width.constant = 400
        root.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 180, y: 0, width: 40, height: 10))
        #expect(follower.frame.minX == 220)
    }

    // MARK: - Animation

    @Test("A change that was not laid out before an animation block is animated too (L202)", arguments: [false, true])
    func pendingChange(isLaidOutBefore: Bool) {
        let screen = TestScreen(size: CGSize(width: 400, height: 300), scale: 2)
        let (controller, first, second) = (UIViewController(), UIView(), UIView())
        addConstrained(first, to: controller.view, top: 0, width: 10, height: 10)
        addConstrained(second, to: controller.view, top: 20, width: 10, height: 10)
        let constraints = [first, second].map { $0.leftAnchor.constraint(equalTo: controller.view.leftAnchor) }
        NSLayoutConstraint.activate(constraints)
        screen.show(controller)
        constraints[0].constant = 200
        if isLaidOutBefore { controller.view.layoutIfNeeded() }
        constraints[1].constant = 200
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { controller.view.layoutIfNeeded() }
        screen.advance(by: 0.5)
        let shown = [first, second].map { ($0.layer.presentation()?.frame ?? $0.frame).minX }
        #expect(abs(shown[0] - (isLaidOutBefore ? 200 : 100)) < 5)
        #expect(abs(shown[1] - 100) < 5)
    }
}
