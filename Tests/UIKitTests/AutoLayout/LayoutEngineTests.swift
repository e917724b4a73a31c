// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Layout by constraints") struct LayoutEngineTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))

    @Test("fact L129: constraints are solved in a view tree without a window")
    func bareTree() {
        let view = constrainedView()
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 24),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
            view.widthAnchor.constraint(equalToConstant: 120), view.heightAnchor.constraint(equalToConstant: 40),
        ])
        #expect(view.frame == .zero)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 24, y: 100, width: 120, height: 40))
    }

    @Test("A view is placed by constraints to its superview, to a sibling and between its own sizes")
    func connectedViews() {
        let (first, second) = (constrainedView(), constrainedView())
        root.addSubview(first)
        root.addSubview(second)
        NSLayoutConstraint.activate([
            first.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
            first.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            first.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25),
            first.heightAnchor.constraint(equalTo: first.widthAnchor, multiplier: 0.5, constant: 5),
            second.leftAnchor.constraint(equalTo: first.rightAnchor, constant: 8),
            second.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -16),
            second.topAnchor.constraint(equalTo: first.bottomAnchor),
            second.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor, constant: -50),
            second.heightAnchor.constraint(greaterThanOrEqualToConstant: 60),
        ])
        root.layoutIfNeeded()
        #expect(first.frame == CGRect(x: 10, y: 20, width: 100, height: 55))
        #expect(second.frame == CGRect(x: 118, y: 75, width: 266, height: 60))
    }

    @Test("The readable guide follows the width of a view that constraints resize")
    func readableGuide() {
        let (page, text) = (constrainedView(), constrainedView())
        root.addSubview(page)
        page.addSubview(text)
        page.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
        let readable = page.readableContentGuide
        NSLayoutConstraint.activate([
            page.leftAnchor.constraint(equalTo: root.leftAnchor),
            page.rightAnchor.constraint(equalTo: root.rightAnchor),
            page.topAnchor.constraint(equalTo: root.topAnchor), page.heightAnchor.constraint(equalToConstant: 200),
            text.leftAnchor.constraint(equalTo: readable.leftAnchor),
            text.rightAnchor.constraint(equalTo: readable.rightAnchor),
            text.topAnchor.constraint(equalTo: readable.topAnchor), text.heightAnchor.constraint(equalToConstant: 20),
        ])
        for (width, frame) in [(400, 16...384), (1000, 164...836), (500, 16...484)] as [(CGFloat, ClosedRange<CGFloat>)]
        {
            root.frame.size.width = width
            root.layoutIfNeeded()
            #expect(text.frame.minX == frame.lowerBound, "\(width)")
            #expect(text.frame.maxX == frame.upperBound, "\(width)")
        }
    }

    @Test("A button with a configuration that constraints place grows with the text")
    func textSizeOfButton() throws {
        let screen = TestScreen(size: CGSize(width: 400, height: 300))
        let button = UIButton(configuration: .gray())
        button.configuration?.title = "A title"
        button.translatesAutoresizingMaskIntoConstraints = false
        screen.show(root)
        root.addSubview(button)
        NSLayoutConstraint.activate([
            button.leftAnchor.constraint(equalTo: root.leftAnchor),
            button.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        screen.advance(by: 0.1)
        let before = button.frame.size
        screen.traits.preferredContentSizeCategory = .accessibilityLarge
        screen.advance(by: 0.1)
        #expect(button.frame.width > before.width * 1.3)
        #expect(button.frame.size == button.intrinsicContentSize)
        screen.traits.preferredContentSizeCategory = .large
        screen.advance(by: 0.1)
        #expect(button.frame.size == before)
    }

    @Test("A button with a configuration is as high as its title at the width that constraints allow")
    func wrappedTitleOfButton() {
        let button = UIButton(configuration: .gray())
        button.configuration?.title = "A title in several lines"
        button.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(button)
        let width = button.widthAnchor.constraint(lessThanOrEqualToConstant: 90)
        NSLayoutConstraint.activate([
            width, button.leftAnchor.constraint(equalTo: root.leftAnchor),
            button.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(button.frame.width == 90)
        #expect(button.frame.height == button.sizeThatFits(CGSize(width: 90, height: 0)).height)
        #expect(button.frame.height > 1.5 * button.intrinsicContentSize.height)
        width.constant = 390
        root.layoutIfNeeded()
        #expect(button.frame.size == button.intrinsicContentSize)
    }

    @Test("A changed constant, a changed priority and a resized superview move the view at the next layout")
    func changes() {
        let view = constrainedView()
        root.addSubview(view)
        let gap = view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -10)
        let (narrow, wide) = (
            view.widthAnchor.constraint(equalToConstant: 50), view.widthAnchor.constraint(equalToConstant: 80)
        )
        (narrow.priority, wide.priority) = (UILayoutPriority(600), UILayoutPriority(500))
        NSLayoutConstraint.activate([
            gap, narrow, wide, view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
            view.heightAnchor.constraint(equalToConstant: 20),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 340, y: 140, width: 50, height: 20))
        gap.constant = -30
        #expect(view.frame.minX == 340)
        root.layoutIfNeeded()
        #expect(view.frame.minX == 320)
        wide.priority = UILayoutPriority(700)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 290, y: 140, width: 80, height: 20))
        root.frame.size = CGSize(width: 200, height: 100)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 90, y: 40, width: 80, height: 20))
    }

    @Test("fact L80: a view whose flag is true keeps its frame, and gets its place when the flag becomes false")
    func flag() {
        let view = UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
        let follower = constrainedView()
        root.addSubview(view)
        root.addSubview(follower)
        NSLayoutConstraint.activate([
            follower.leftAnchor.constraint(equalTo: view.rightAnchor, constant: 3),
            follower.topAnchor.constraint(equalTo: view.topAnchor),
            follower.widthAnchor.constraint(equalTo: view.widthAnchor),
            follower.heightAnchor.constraint(equalToConstant: 1),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
        #expect(follower.frame == CGRect(x: 15, y: 6, width: 7, height: 1))
        view.frame.origin.x = 50
        root.layoutIfNeeded()
        #expect(follower.frame.minX == 60)
    }

    @Test(
        "Two labels side by side: the one with the lower hugging priority stretches, the one with the lower resistance shrinks"
    )
    func labels() {
        let (first, second) = (constrainedLabel("First"), constrainedLabel("Second text"))
        for view in [first, second] { root.addSubview(view) }
        let end = second.rightAnchor.constraint(equalTo: root.rightAnchor)
        NSLayoutConstraint.activate([
            first.leftAnchor.constraint(equalTo: root.leftAnchor), first.topAnchor.constraint(equalTo: root.topAnchor),
            second.leftAnchor.constraint(equalTo: first.rightAnchor, constant: 10),
            second.firstBaselineAnchor.constraint(equalTo: first.firstBaselineAnchor), end,
        ])
        second.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        root.layoutIfNeeded()
        #expect(first.frame.size == first.intrinsicContentSize)
        #expect(second.frame.minX == first.frame.maxX + 10)
        #expect(second.frame.maxX == 400)
        second.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        root.layoutIfNeeded()
        #expect(second.frame.width == second.intrinsicContentSize.width)
        #expect(first.frame.width == 400 - 10 - second.frame.width)
        first.setContentCompressionResistancePriority(UILayoutPriority(1), for: .horizontal)
        root.frame.size.width = 120
        root.layoutIfNeeded()
        #expect(second.frame.width == second.intrinsicContentSize.width)
        #expect(first.frame.width == 120 - 10 - second.frame.width)
    }

    @Test("Another text changes the label's size and moves what is beside it")
    func changedText() {
        let (first, second) = (constrainedLabel("A"), constrainedView())
        for view in [first, second] { root.addSubview(view) }
        NSLayoutConstraint.activate([
            first.leftAnchor.constraint(equalTo: root.leftAnchor), first.topAnchor.constraint(equalTo: root.topAnchor),
            second.leftAnchor.constraint(equalTo: first.rightAnchor),
            second.topAnchor.constraint(equalTo: first.bottomAnchor),
            second.widthAnchor.constraint(equalToConstant: 10), second.heightAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        let before = second.frame.minX
        first.text = "A much longer text"
        root.layoutIfNeeded()
        #expect(first.frame.width == first.intrinsicContentSize.width)
        #expect(second.frame.minX == first.frame.maxX)
        #expect(second.frame.minX > before + 50)
    }

    @Test("fact L223: a label of several lines gets the height for the width that the layout gives it")
    func wrappedText() {
        let (text, below) = (constrainedLabel(String(repeating: "word ", count: 40), lines: 0), constrainedView())
        for view in [text, below] { root.addSubview(view) }
        NSLayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            text.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
            text.topAnchor.constraint(equalTo: root.topAnchor),
            below.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 4),
            below.heightAnchor.constraint(equalToConstant: 1),
        ])
        root.layoutIfNeeded()
        let wide = text.sizeThatFits(CGSize(width: 380, height: 0)).height
        #expect(text.frame == CGRect(x: 10, y: 0, width: 380, height: wide))
        #expect(below.frame.minY == wide + 4)
        root.frame.size.width = 200
        root.layoutIfNeeded()
        let narrow = text.sizeThatFits(CGSize(width: 180, height: 0)).height
        #expect(narrow > wide)
        #expect(text.frame == CGRect(x: 10, y: 0, width: 180, height: narrow))
        #expect(below.frame.minY == narrow + 4)
    }

    @Test("fact L61: leading and trailing are mirrored in right-to-left layout, left and centerX are not")
    func rightToLeft() {
        let (leading, left) = (constrainedView(), constrainedView())
        for view in [root, leading, left] { view.semanticContentAttribute = .forceRightToLeft }
        for view in [leading, left] {
            root.addSubview(view)
            view.widthAnchor.constraint(equalToConstant: 50).isActive = true
            view.heightAnchor.constraint(equalToConstant: 10).isActive = true
        }
        NSLayoutConstraint.activate([
            leading.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            leading.topAnchor.constraint(equalTo: root.topAnchor),
            left.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
            left.topAnchor.constraint(equalToSystemSpacingBelow: leading.bottomAnchor, multiplier: 2),
        ])
        root.layoutIfNeeded()
        #expect(leading.frame == CGRect(x: 330, y: 0, width: 50, height: 10))
        #expect(left.frame == CGRect(x: 20, y: 26, width: 50, height: 10))
        let after = constrainedView()
        after.semanticContentAttribute = .forceRightToLeft
        root.addSubview(after)
        NSLayoutConstraint.activate([
            after.leadingAnchor.constraint(equalToSystemSpacingAfter: leading.trailingAnchor, multiplier: 1),
            after.widthAnchor.constraint(equalToConstant: 30),
        ])
        root.layoutIfNeeded()
        #expect(after.frame.maxX == 322)
    }

    @Test("Guides: margins, safe area and the app's own ones place views, and follow their changes")
    func guides() {
        let (view, own) = (constrainedView(), UILayoutGuide())
        root.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        root.addSubview(view)
        root.addLayoutGuide(own)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: root.layoutMarginsGuide.leftAnchor),
            view.rightAnchor.constraint(equalTo: root.layoutMarginsGuide.rightAnchor),
            view.topAnchor.constraint(equalTo: own.bottomAnchor),
            view.heightAnchor.constraint(equalToConstant: 10),
            own.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 5),
            own.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.1),
            own.leftAnchor.constraint(equalTo: root.leftAnchor), own.widthAnchor.constraint(equalToConstant: 3),
        ])
        #expect(own.layoutFrame == CGRect(x: 0, y: 5, width: 3, height: 30))
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 20, y: 35, width: 340, height: 10))
        root.layoutMargins.left = 50
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 50, y: 35, width: 310, height: 10))
    }

    @Test("fact L215: constraints to a scroll view's edges from inside determine the size of its content")
    func scrollView() {
        let (scrollView, content) = (UIScrollView(), constrainedView())
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(scrollView)
        scrollView.addSubview(content)
        NSLayoutConstraint.activate([
            scrollView.leftAnchor.constraint(equalTo: root.leftAnchor),
            scrollView.rightAnchor.constraint(equalTo: root.rightAnchor),
            scrollView.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
            scrollView.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 10),
            content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -10),
            content.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
            content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: 500),
        ])
        root.layoutIfNeeded()
        #expect(scrollView.frame == CGRect(x: 0, y: 50, width: 400, height: 250))
        #expect(scrollView.contentSize == CGSize(width: 400, height: 520))
        #expect(content.frame == CGRect(x: 0, y: 10, width: 400, height: 500))
        scrollView.contentOffset.y = 100
        root.layoutIfNeeded()
        #expect(content.frame == CGRect(x: 0, y: 10, width: 400, height: 500))
    }

    @Test("fact L206: neighbours on fractions of a pixel share an edge on a whole pixel")
    func pixels() {
        let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 2)
        let controller = UIViewController()
        let views = (0..<3).map { _ in constrainedView() }
        var last = controller.view.leftAnchor
        for view in views {
            controller.view.addSubview(view)
            NSLayoutConstraint.activate([
                view.leftAnchor.constraint(equalTo: last),
                view.topAnchor.constraint(equalTo: controller.view.topAnchor),
                view.widthAnchor.constraint(equalTo: controller.view.widthAnchor, multiplier: 1 / 3),
                view.heightAnchor.constraint(equalToConstant: 10),
            ])
            last = view.rightAnchor
        }
        screen.show(controller)
        #expect(views.map(\.frame.minX) == [0, 33.5, 66.5])
        #expect(views.map(\.frame.maxX) == [33.5, 66.5, 100])
    }

    @Test("fact L199: a layout in an animation block animates from the old frames to the new ones")
    func animation() throws {
        let screen = TestScreen(size: CGSize(width: 400, height: 300), scale: 2)
        let controller = UIViewController()
        let view = constrainedView()
        controller.view.addSubview(view)
        let left = view.leftAnchor.constraint(equalTo: controller.view.leftAnchor)
        NSLayoutConstraint.activate([
            left, view.topAnchor.constraint(equalTo: controller.view.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 10),
        ])
        screen.show(controller)
        left.constant = 200
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { controller.view.layoutIfNeeded() }
        #expect(view.frame.minX == 200)
        screen.advance(by: 0.5)
        let shown = try #require(view.layer.presentation()).frame.minX
        #expect(abs(shown - 100) < 5)
    }

    @Test("A removed view takes the constraints to its superviews along, and keeps those inside")
    func removal() {
        let (outer, inner) = (constrainedView(), constrainedView())
        root.addSubview(outer)
        outer.addSubview(inner)
        let crossing = [
            outer.leftAnchor.constraint(equalTo: root.leftAnchor), outer.topAnchor.constraint(equalTo: root.topAnchor),
            inner.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
        ]
        let inside = [
            inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 4),
            inner.rightAnchor.constraint(equalTo: outer.rightAnchor),
            inner.topAnchor.constraint(equalTo: outer.topAnchor), inner.heightAnchor.constraint(equalToConstant: 30),
            inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
        ]
        NSLayoutConstraint.activate(crossing + inside)
        root.layoutIfNeeded()
        #expect(outer.frame == CGRect(x: 0, y: 0, width: 204, height: 30))
        outer.removeFromSuperview()
        #expect(crossing.map(\.isActive) == [false, false, false])
        #expect(inside.map(\.isActive) == [true, true, true, true, true])
        #expect(root.constraints.isEmpty)
        root.addSubview(outer)
        NSLayoutConstraint.activate([
            outer.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7),
            outer.topAnchor.constraint(equalTo: root.topAnchor), outer.widthAnchor.constraint(equalToConstant: 60),
        ])
        root.layoutIfNeeded()
        #expect(outer.frame == CGRect(x: 7, y: 0, width: 60, height: 30))
        #expect(inner.frame == CGRect(x: 4, y: 0, width: 56, height: 30))
    }

    @Test("The order in which constraints are activated does not matter, also if several layouts are possible")
    func activationOrder() {
        var frames: Set<[CGRect]> = []
        for order in 0..<6 {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
            let views = [constrainedLabel("One"), constrainedLabel("Two"), constrainedLabel("Three")]
            views.forEach(root.addSubview)
            var constraints = [
                views[0].leftAnchor.constraint(equalTo: root.leftAnchor),
                views[1].leftAnchor.constraint(equalTo: views[0].rightAnchor),
                views[2].leftAnchor.constraint(equalTo: views[1].rightAnchor),
                views[2].rightAnchor.constraint(equalTo: root.rightAnchor),
                views[0].topAnchor.constraint(equalTo: root.topAnchor),
                views[1].firstBaselineAnchor.constraint(equalTo: views[0].firstBaselineAnchor),
                views[2].firstBaselineAnchor.constraint(equalTo: views[1].firstBaselineAnchor),
            ]
            constraints = Array(constraints[order...] + constraints[..<order])
            if order % 2 == 1 { constraints.reverse() }
            NSLayoutConstraint.activate(constraints)
            root.layoutIfNeeded()
            frames.insert(views.map(\.frame))
        }
        #expect(frames.count == 1)
    }

    @Test("A view that fits its constraints has the size of its content, and wraps texts at a required width")
    func fitting() {
        let (card, text) = (UIView(), constrainedLabel(String(repeating: "word ", count: 20), lines: 0))
        card.addSubview(text)
        NSLayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
            text.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10),
            text.topAnchor.constraint(equalTo: card.topAnchor, constant: 5),
            text.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -5),
        ])
        let natural = text.intrinsicContentSize
        #expect(
            card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
                == CGSize(width: natural.width + 20, height: natural.height + 10))
        let narrow = card.systemLayoutSizeFitting(
            CGSize(width: 150, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        let wrapped = text.sizeThatFits(CGSize(width: 130, height: 0)).height
        #expect(narrow == CGSize(width: 150, height: wrapped + 10))
        #expect(card.frame == .zero)
    }

    @Test("fact L63: the baseline of a view can be that of a label inside")
    func baselineOfLabelInside() {
        final class Card: UIView {
            let text = UILabel(frame: CGRect(x: 0, y: 30, width: 100, height: 21))
            override var forFirstBaselineLayout: UIView { text }
        }
        let (card, other) = (Card(frame: CGRect(x: 0, y: 10, width: 100, height: 80)), constrainedLabel("Text"))
        card.text.text = "Text"
        card.addSubview(card.text)
        for view in [card, other] { root.addSubview(view) }
        NSLayoutConstraint.activate([
            other.leftAnchor.constraint(equalTo: card.rightAnchor),
            other.firstBaselineAnchor.constraint(equalTo: card.firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        #expect(other.frame.height == 21)
        #expect(other.frame.minY == 40)
    }

    @Test("A guide without constraints has an empty frame, and its view stays without a layout engine")
    func unusedGuide() {
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        #expect(guide.layoutFrame == .zero)
        #expect(root.constraints.isEmpty)
    }

    @Test("Constraints of a removed guide become inactive")
    func removedGuide() {
        let (view, guide) = (constrainedView(), UILayoutGuide())
        root.addSubview(view)
        root.addLayoutGuide(guide)
        let constraint = view.leftAnchor.constraint(equalTo: guide.leftAnchor)
        constraint.isActive = true
        root.removeLayoutGuide(guide)
        #expect(!constraint.isActive)
        #expect(root.constraints.isEmpty)
    }

    @Test("Constraints to a view whose flag is still true change nothing, and leave other views alone")
    func constraintsWithFlag() {
        let (view, other) = (UIView(), constrainedView())
        for view in [view, other] { root.addSubview(view) }
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 50),
            other.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 3),
            other.topAnchor.constraint(equalTo: root.topAnchor), other.widthAnchor.constraint(equalToConstant: 9),
            other.heightAnchor.constraint(equalToConstant: 9),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == .zero)
        #expect(other.frame == CGRect(x: 3, y: 0, width: 9, height: 9))
        view.translatesAutoresizingMaskIntoConstraints = false
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 20, y: 20, width: 50, height: 50))
        view.removeFromSuperview()
        root.layoutIfNeeded()
        #expect(other.frame == CGRect(x: 3, y: 0, width: 9, height: 9))
    }

    @Test("A view whose superview was deallocated gets its place from the constraints in the next one")
    func deallocatedSuperview() {
        let view = constrainedView()
        let width = view.widthAnchor.constraint(equalToConstant: 30)
        weak var old: UIView?
        do {
            let container = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            container.addSubview(view)
            NSLayoutConstraint.activate([width, view.leftAnchor.constraint(equalTo: container.leftAnchor)])
            container.layoutIfNeeded()
            old = container
        }
        #expect(old == nil)
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 4),
            view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 5),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 4, y: 0, width: 30, height: 5))
        width.isActive = false
        width.isActive = true
        width.constant = 60
        root.layoutIfNeeded()
        #expect(view.frame.width == 60)
    }

    @Test("Measuring a view in its controller's layout ends")
    func measuringInLayout() {
        final class Measuring: UIViewController {
            let card = UIView()
            var layouts = 0
            override func viewDidLayoutSubviews() {
                layouts += 1
                _ = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            }
        }
        let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 2)
        let controller = Measuring()
        let card = controller.card
        card.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(card)
        let text = constrainedLabel("Text")
        card.addSubview(text)
        NSLayoutConstraint.activate([
            card.leftAnchor.constraint(equalTo: controller.view.leftAnchor),
            card.topAnchor.constraint(equalTo: controller.view.topAnchor),
            text.leftAnchor.constraint(equalTo: card.leftAnchor),
            text.rightAnchor.constraint(equalTo: card.rightAnchor),
            text.topAnchor.constraint(equalTo: card.topAnchor),
            text.bottomAnchor.constraint(equalTo: card.bottomAnchor),
        ])
        screen.show(controller)
        screen.advance(by: 0.2)
        #expect(controller.layouts <= 3)
        #expect(card.frame.size == text.intrinsicContentSize)
    }
}
