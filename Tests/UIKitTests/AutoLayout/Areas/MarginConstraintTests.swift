// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Margins and safe areas in constraints") struct MarginConstraintTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))

    private func constrain(
        _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, to margin: NSLayoutConstraint.Attribute
    ) {
        NSLayoutConstraint(
            item: view, attribute: attribute, relatedBy: .equal, toItem: root, attribute: margin, multiplier: 1,
            constant: 0
        ).isActive = true
    }

    // MARK: - Attributes

    @Test("Edges at margin attributes move when the margins change (L62)")
    func marginEdges() {
        let (relative, absolute) = (constrainedView(), constrainedView())
        root.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        for view in [relative, absolute] {
            root.addSubview(view)
            constrain(view, .top, to: .topMargin)
            constrain(view, .bottom, to: .bottomMargin)
        }
        constrain(relative, .leading, to: .leadingMargin)
        constrain(relative, .trailing, to: .trailingMargin)
        constrain(absolute, .left, to: .leftMargin)
        constrain(absolute, .right, to: .rightMargin)
        root.layoutIfNeeded()
        #expect(relative.frame == CGRect(x: 20, y: 10, width: 340, height: 260))
        #expect(absolute.frame == CGRect(x: 20, y: 10, width: 340, height: 260))
        root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        root.layoutIfNeeded()
        #expect(relative.frame == CGRect(x: 2, y: 1, width: 394, height: 296))
        #expect(absolute.frame == CGRect(x: 2, y: 1, width: 394, height: 296))
    }

    @Test("The centre within margins is in the middle between them (L62)")
    func marginCentre() {
        let view = UIView()
        root.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        addConstrained(view, to: root, width: 10, height: 10)
        constrain(view, .centerX, to: .centerXWithinMargins)
        constrain(view, .centerY, to: .centerYWithinMargins)
        root.layoutIfNeeded()
        #expect(view.frame.midX == 190)
        #expect(view.frame.midY == 140)
    }

    @Test("The leading margin is the right one in right-to-left layout, and the left margin stays (L62)")
    func mirroredMargins() {
        let (leading, left) = (UIView(), UIView())
        root.semanticContentAttribute = .forceRightToLeft
        root.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        for view in [leading, left] { addConstrained(view, to: root, top: 0, width: 50, height: 10) }
        constrain(leading, .leading, to: .leadingMargin)
        constrain(left, .left, to: .leftMargin)
        root.layoutIfNeeded()
        #expect(leading.frame.maxX == 360)
        #expect(left.frame.minX == 20)
    }

    @Test("Changed margins move subviews in a view to whose superview only one of their sizes is bound (L146)")
    func marginsOfViewInBetween() {
        let (middle, inner) = (UIView(frame: CGRect(x: 50, y: 0, width: 200, height: 100)), UIView())
        root.addSubview(middle)
        addConstrained(inner, to: middle, height: 10)
        NSLayoutConstraint.activate([
            inner.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25),
            inner.leftAnchor.constraint(equalTo: middle.layoutMarginsGuide.leftAnchor),
            inner.topAnchor.constraint(equalTo: middle.layoutMarginsGuide.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 8, y: 8, width: 100, height: 10))
        middle.layoutMargins = UIEdgeInsets(top: 20, left: 30, bottom: 0, right: 0)
        root.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 30, y: 20, width: 100, height: 10))
    }

    @Test("A view is notified of changed margins before the layout that they cause (L146)")
    func notification() {
        final class Recording: UIView {
            var calls: [String] = []
            override func layoutMarginsDidChange() { calls.append("margins") }
            override func layoutSubviews() { calls.append("layout") }
        }
        let view = Recording(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.addSubview(view)
        root.layoutIfNeeded()
        view.calls = []
        view.layoutMargins.left = 30
        #expect(view.calls == ["margins"])
        root.layoutIfNeeded()
        #expect(view.calls == ["margins", "layout"])
    }

    // MARK: - Safe area

    @Test("Without a window the safe area is the whole view, also with additional insets (L130, L144)")
    func safeAreaWithoutWindow() {
        let (controller, view) = (UIViewController(), UIView())
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        controller.view.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
        addConstrained(view, to: controller.view, width: 10, height: 10)
        let safeArea = controller.view.safeAreaLayoutGuide
        view.leftAnchor.constraint(equalTo: safeArea.leftAnchor).isActive = true
        view.topAnchor.constraint(equalTo: safeArea.topAnchor).isActive = true
        controller.view.layoutIfNeeded()
        #expect(controller.view.safeAreaInsets == .zero)
        #expect(safeArea.layoutFrame == controller.view.bounds)
        #expect(view.frame.origin == .zero)
    }

    @Test("Additional insets of a controller apply to its children, and negative ones are subtracted (L145)")
    func additionalInsets() {
        let screen = TestScreen(size: CGSize(width: 390, height: 844), scale: 2)
        screen.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        let (parent, child, view) = (UIViewController(), UIViewController(), UIView())
        parent.addChild(child)
        for controller in [parent, child] { controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844) }
        parent.view.addSubview(child.view)
        addConstrained(view, to: child.view, left: 0, width: 10, height: 10)
        view.topAnchor.constraint(equalTo: child.view.safeAreaLayoutGuide.topAnchor).isActive = true
        parent.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: -20, right: 0)
        screen.show(parent)
        #expect(parent.view.safeAreaInsets == UIEdgeInsets(top: 57, left: 0, bottom: 14, right: 0))
        #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 57, left: 0, bottom: 14, right: 0))
        #expect(view.frame.minY == 57)
        parent.additionalSafeAreaInsets.top = -20
        screen.advance(by: 0.1)
        #expect(child.view.safeAreaInsets.top == 27)
        #expect(view.frame.minY == 27)
    }

    // MARK: - Guides

    @Test("The guides of margins and safe area have UIKit's identifiers (L148)")
    func identifiers() {
        #expect(root.layoutMarginsGuide.identifier == "UIViewLayoutMarginsGuide")
        #expect(root.safeAreaLayoutGuide.identifier == "UIViewSafeAreaLayoutGuide")
        let text = "\(root.safeAreaLayoutGuide.widthAnchor.constraint(equalToConstant: 1))"
        #expect(text.contains("UILayoutGuide:0x"))
        #expect(text.contains("'UIViewSafeAreaLayoutGuide'.width == 1"))
    }

    @Test("The readable width is 672 in the middle of a wide view's margins (L149)")
    func readableWidth() {
        let view = UIView()
        root.frame.size.width = 1024
        addConstrained(view, to: root, top: 0, height: 10)
        let guide = root.readableContentGuide
        view.leadingAnchor.constraint(equalTo: guide.leadingAnchor).isActive = true
        view.trailingAnchor.constraint(equalTo: guide.trailingAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(guide.layoutFrame.minX == 176)
        #expect(guide.layoutFrame.width == 672)
        #expect(view.frame == CGRect(x: 176, y: 0, width: 672, height: 10))
    }

    @Test("In a narrow view the readable width is that of the margins, also when the view becomes narrow (L150)")
    func narrowReadableWidth() {
        let view = UIView()
        root.frame.size.width = 1024
        addConstrained(view, to: root, top: 0, height: 10)
        let guide = root.readableContentGuide
        view.leadingAnchor.constraint(equalTo: guide.leadingAnchor).isActive = true
        view.trailingAnchor.constraint(equalTo: guide.trailingAnchor).isActive = true
        root.layoutIfNeeded()
        root.frame.size.width = 300
        root.layoutIfNeeded()
        #expect(guide.layoutFrame == root.layoutMarginsGuide.layoutFrame)
        #expect(view.frame == CGRect(x: 8, y: 0, width: 284, height: 10))
    }
}
