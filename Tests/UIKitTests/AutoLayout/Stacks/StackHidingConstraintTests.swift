// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Hidden views in stack views with constraints") struct StackHidingConstraintTests {
    private let screen = TestScreen(size: CGSize(width: 200, height: 100), scale: 2)
    private let controller = UIViewController()
    private let views = [Block(30, 10), Block(40, 10), Block(50, 10), Block(20, 10)]

    /// A row with a spacing of 10 that constraints place on the whole screen. Its last visible view stretches.
    private func makeRow(_ count: Int) -> UIStackView {
        let row = UIStackView(arrangedSubviews: Array(views.prefix(count)))
        row.spacing = 10
        addFilling(row, to: controller.view)
        for (index, view) in views.enumerated() {
            view.setContentHuggingPriority(UILayoutPriority(Float(100 - index)), for: .horizontal)
        }
        screen.show(controller)
        return row
    }

    private func shown(_ view: UIView) -> CGRect { view.layer.presentation()?.frame ?? view.frame }

    @Test(
        "Visible views are one spacing apart, with no spacing at the ends, whichever views are hidden (L172)",
        arguments: [[0], [1], [3], [0, 1], [1, 2], [2, 3], [0, 3], [0, 2], [0, 1, 2]])
    func spacing(hidden: [Int]) {
        let row = makeRow(4)
        for index in hidden { views[index].isHidden = true }
        screen.advance(by: 0.1)
        let visible = views.filter { !$0.isHidden }
        #expect(visible.first?.frame.minX == 0)
        #expect(visible.last?.frame.maxX == 200)
        for (view, next) in zip(visible, visible.dropFirst()) {
            #expect(view.frame.width == view.likes.width)
            #expect(next.frame.minX == view.frame.maxX + 10)
        }
        #expect(hidden.allSatisfy { views[$0].frame.width == 0 })
        let lengths = visible.map(\.likes.width).reduce(0, +) + CGFloat(visible.count - 1) * 10
        #expect(row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == lengths)
    }

    @Test("A hidden view has the length 0 at its place, and its length again when it is shown (L171)")
    func hiddenView() {
        let row = makeRow(3)
        #expect(views.prefix(3).map(\.frame.minX) == [0, 40, 90])
        views[1].isHidden = true
        screen.advance(by: 0.1)
        #expect(views[1].frame.width == 0)
        #expect(views[1].frame.minX >= views[0].frame.maxX)
        #expect(views[1].frame.maxX <= views[2].frame.minX)
        #expect(views[2].frame == CGRect(x: 40, y: 0, width: 160, height: 100))
        #expect(row.constraints.contains { $0.identifier == "UISV-hiding" })
        views[1].isHidden = false
        screen.advance(by: 0.1)
        #expect(views.prefix(3).map(\.frame.minX) == [0, 40, 90])
        #expect(views.prefix(3).map(\.frame.width) == [30, 40, 110])
        #expect(!row.constraints.contains { $0.identifier == "UISV-hiding" })
    }

    @Test("A view hidden in an animation block shrinks while the other views move (L176)")
    func animatedHiding() throws {
        _ = makeRow(3)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.views[1].isHidden = true }
        #expect(views[1].isHidden)
        #expect(views[2].frame.minX == 40)
        screen.advance(by: 0.5)
        #expect(abs(shown(views[2]).minX - 65) < 1.1)
        #expect(abs(shown(views[1]).width - 20) < 1.1)
        #expect(views[1].layer.presentation()?.isHidden == false)
        try screen.settle()
        #expect(views[1].layer.presentation()?.isHidden ?? views[1].layer.isHidden)
        #expect(shown(views[2]).minX == 40)
    }

    @Test("A view shown in an animation block grows while the other views move (L176)")
    func animatedShowing() throws {
        _ = makeRow(3)
        views[1].isHidden = true
        screen.advance(by: 0.1)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.views[1].isHidden = false }
        screen.advance(by: 0.5)
        #expect(abs(shown(views[1]).width - 20) < 1.1)
        #expect(abs(shown(views[2]).minX - 65) < 1.1)
        try screen.settle()
        #expect(!views[1].isHidden)
        #expect(views.prefix(3).map(\.frame.minX) == [0, 40, 90])
    }

    @Test("Views outside that follow an arranged view move in the animation of a hidden view (L176)")
    func animatedFollower() {
        _ = makeRow(3)
        let follower = UIView()
        addConstrained(follower, to: controller.view, top: 0, width: 5, height: 5)
        follower.leftAnchor.constraint(equalTo: views[2].leftAnchor).isActive = true
        screen.advance(by: 0.1)
        #expect(follower.frame.minX == 90)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.views[1].isHidden = true }
        screen.advance(by: 0.5)
        #expect(abs(shown(follower).minX - 65) < 1.1)
    }

    @Test("A hidden view that leaves the stack view keeps the others in their places (L178)")
    func leavingHiddenView() {
        let row = makeRow(3)
        views[1].isHidden = true
        screen.advance(by: 0.1)
        row.removeArrangedSubview(views[1])
        screen.advance(by: 0.1)
        #expect(views[0].frame == CGRect(x: 0, y: 0, width: 30, height: 100))
        #expect(views[2].frame == CGRect(x: 40, y: 0, width: 160, height: 100))
        #expect(!row.constraints.contains { $0.firstItem === views[1] })
        views[1].isHidden = false
        screen.advance(by: 0.1)
        #expect(views[2].frame == CGRect(x: 40, y: 0, width: 160, height: 100))
    }
}
