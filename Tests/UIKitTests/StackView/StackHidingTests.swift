// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Hiding arranged views") struct StackHidingTests {
    let screen = TestScreen(size: CGSize(width: 200, height: 100))
    private let views = [Block(40, 10), Block(50, 10), Block(60, 10)]

    private func makeStack() -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        stack.spacing = 10
        views[2].setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
        screen.show(stack)
        return stack
    }

    private func shown(_ view: UIView) -> CGRect { view.layer.presentation()?.frame ?? view.frame }

    @Test("fact 311: a hidden view takes neither space nor spacing")
    func hiding() {
        let stack = makeStack()
        #expect(views.map(\.frame.minX) == [0, 50, 110])
        views[1].isHidden = true
        screen.advance(by: 0.1)
        #expect(views[2].frame == CGRect(x: 50, y: 0, width: 150, height: 100))
        #expect(views[1].frame.width == 0)
        #expect(stack.sizeThatFits(.zero).width == 110)
        views[1].isHidden = false
        screen.advance(by: 0.1)
        #expect(views.map(\.frame.minX) == [0, 50, 110])
    }

    @Test("fact 311: a view hidden in an animation block shrinks while the other views move")
    func animatedHiding() throws {
        _ = makeStack()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.views[1].isHidden = true }
        #expect(views[1].isHidden)
        #expect(views[2].frame.minX == 50)
        screen.advance(by: 0.5)
        #expect(abs(shown(views[2]).minX - 80) < 1.1)
        #expect(abs(shown(views[1]).width - 25) < 1.1)
        #expect(views[1].layer.presentation()?.isHidden == false)
        try screen.settle()
        #expect(views[1].layer.presentation()?.isHidden ?? views[1].layer.isHidden)
        #expect(shown(views[2]).minX == 50)
    }

    @Test("fact 311: a view shown in an animation block grows at its place, even while it is being hidden")
    func animatedShowing() throws {
        _ = makeStack()
        views[1].isHidden = true
        screen.advance(by: 0.1)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.views[1].isHidden = false }
        screen.advance(by: 0.5)
        #expect(abs(shown(views[1]).width - 25) < 1.1)
        #expect(abs(shown(views[2]).minX - 80) < 1.1)
        #expect(views[1].layer.presentation()?.isHidden == false)
        try screen.settle()
        UIView.animate(withDuration: 1) { self.views[1].isHidden = true }
        screen.advance(by: 0.3)
        UIView.animate(withDuration: 1) { self.views[1].isHidden = false }
        try screen.settle()
        #expect(!views[1].isHidden)
        #expect(views[1].layer.presentation()?.isHidden != true)
        #expect(views.map(\.frame.minX) == [0, 50, 110])
    }

    @Test func hidingInANestedStackAnimatesTheOuterStack() throws {
        let inner = UIStackView(arrangedSubviews: [views[0], views[1]])
        inner.setContentHuggingPriority(.required, for: .horizontal)
        let outer = UIStackView(arrangedSubviews: [inner, views[2]])
        outer.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        screen.show(outer)
        #expect(views[2].frame.minX == 90)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.views[0].isHidden = true }
        screen.advance(by: 0.5)
        #expect(abs(shown(views[2]).minX - 70) < 1.1)
        try screen.settle()
        #expect(views[2].frame.minX == 50)
    }

    @Test func hidingAViewThatIsNotArrangedMovesNothing() {
        let stack = makeStack()
        let extra = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stack.addSubview(extra)
        screen.advance(by: 0.1)
        let before = views.map(\.frame)
        UIView.animate(withDuration: 1) { extra.isHidden = true }
        #expect(extra.layer.presentation()?.isHidden ?? true)
        #expect(views.map(\.frame) == before)
    }
}
