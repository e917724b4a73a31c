// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Attributes and anchors in layouts") struct ConstraintAttributeTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))

    /// The horizontal position of an anchor, in the coordinates of `root`.
    private func position(_ anchor: NSLayoutXAxisAnchor) -> CGFloat {
        let probe = UIView()
        addConstrained(probe, to: root, top: 0, width: 2, height: 2)
        probe.centerXAnchor.constraint(equalTo: anchor).isActive = true
        root.layoutIfNeeded()
        return probe.frame.midX
    }

    /// The vertical position of an anchor, in the coordinates of `root`.
    private func position(_ anchor: NSLayoutYAxisAnchor) -> CGFloat {
        let probe = UIView()
        addConstrained(probe, to: root, left: 0, width: 2, height: 2)
        probe.centerYAnchor.constraint(equalTo: anchor).isActive = true
        root.layoutIfNeeded()
        return probe.frame.midY
    }

    private func length(_ anchor: NSLayoutDimension) -> CGFloat {
        let probe = UIView()
        addConstrained(probe, to: root, left: 0, top: 0, height: 2)
        probe.widthAnchor.constraint(equalTo: anchor).isActive = true
        root.layoutIfNeeded()
        return probe.frame.width
    }

    // MARK: - Anchors

    @Test("Each of the twelve anchors of a view has its position or length (L49, L64)")
    func anchorsOfViews() {
        let view = UIView()
        addConstrained(view, to: root, left: 20, top: 30, width: 100, height: 50)
        #expect(position(view.leadingAnchor) == 20)
        #expect(position(view.trailingAnchor) == 120)
        #expect(position(view.leftAnchor) == 20)
        #expect(position(view.rightAnchor) == 120)
        #expect(position(view.centerXAnchor) == 70)
        #expect(position(view.topAnchor) == 30)
        #expect(position(view.bottomAnchor) == 80)
        #expect(position(view.centerYAnchor) == 55)
        #expect(position(view.firstBaselineAnchor) == 80)
        #expect(position(view.lastBaselineAnchor) == 80)
        #expect(length(view.widthAnchor) == 100)
        #expect(length(view.heightAnchor) == 50)
    }

    @Test("Each of the ten anchors of a guide has its position or length (L50)")
    func anchorsOfGuides() {
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
            guide.widthAnchor.constraint(equalToConstant: 100), guide.heightAnchor.constraint(equalToConstant: 50),
        ])
        #expect(position(guide.leadingAnchor) == 20)
        #expect(position(guide.trailingAnchor) == 120)
        #expect(position(guide.leftAnchor) == 20)
        #expect(position(guide.rightAnchor) == 120)
        #expect(position(guide.centerXAnchor) == 70)
        #expect(position(guide.topAnchor) == 30)
        #expect(position(guide.bottomAnchor) == 80)
        #expect(position(guide.centerYAnchor) == 55)
        #expect(length(guide.widthAnchor) == 100)
        #expect(length(guide.heightAnchor) == 50)
    }

    @Test("A position times a number is read in the coordinates of the view that holds the constraint (L29)")
    func scaledPosition() {
        let view = UIView()
        addConstrained(view, to: root, top: 0, width: 20, height: 10)
        NSLayoutConstraint(
            item: view, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .right, multiplier: 0.5,
            constant: 0
        ).isActive = true
        let middle = UIView(frame: CGRect(x: 100, y: 0, width: 200, height: 100))
        let (sibling, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 10)), UIView())
        root.addSubview(middle)
        root.addSubview(sibling)
        addConstrained(inner, to: middle, top: 0, width: 20, height: 10)
        NSLayoutConstraint(
            item: inner, attribute: .centerX, relatedBy: .equal, toItem: sibling, attribute: .right, multiplier: 0.5,
            constant: 0
        ).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.midX == 200)
        // 150 in the root's coordinates, and the superview's origin is at 100.
        #expect(inner.frame.midX == 50)
    }

    // MARK: - Distances

    @Test("The distance between two vertical anchors is positive if the second one is below (L55)")
    func verticalDistance() {
        let (first, second) = (UIView(), UIView())
        addConstrained(first, to: root, left: 0, top: 10, width: 5, height: 20)
        addConstrained(second, to: root, left: 0, width: 5, height: 5)
        let gap = first.bottomAnchor.anchorWithOffset(to: second.topAnchor)
        gap.constraint(equalTo: first.heightAnchor, multiplier: 2, constant: 1).isActive = true
        root.layoutIfNeeded()
        #expect(second.frame.minY == 71)
    }

    @Test("A distance between two views can be a fraction of that between two other views (L56)")
    func fourViews() {
        let views = (0..<4).map { _ in UIView() }
        for (view, left) in zip(views, [0, nil, 100, 150] as [CGFloat?]) {
            addConstrained(view, to: root, left: left, top: 0, width: 10, height: 5)
        }
        let first = views[0].rightAnchor.anchorWithOffset(to: views[1].leftAnchor)
        let second = views[2].rightAnchor.anchorWithOffset(to: views[3].leftAnchor)
        first.constraint(equalTo: second, multiplier: 0.5).isActive = true
        root.layoutIfNeeded()
        #expect(views[1].frame.minX == 30)
    }

    @Test("The system spacing can be a least and a largest distance on both axes (L57)")
    func systemSpacing() {
        let (first, near, far) = (UIView(), UIView(), UIView())
        addConstrained(first, to: root, left: 10, top: 20, width: 30, height: 40)
        addConstrained(near, to: root, width: 5, height: 5)
        addConstrained(far, to: root, width: 5, height: 5)
        NSLayoutConstraint.activate([
            near.leftAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: first.rightAnchor, multiplier: 2),
            near.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: first.bottomAnchor, multiplier: 2),
            far.leftAnchor.constraint(lessThanOrEqualToSystemSpacingAfter: first.rightAnchor, multiplier: 1),
            far.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: first.bottomAnchor, multiplier: 1),
        ])
        activate(near.leftAnchor.constraint(equalTo: root.leftAnchor), at: 250)
        activate(near.topAnchor.constraint(equalTo: root.topAnchor), at: 250)
        activate(far.leftAnchor.constraint(equalTo: root.rightAnchor), at: 250)
        activate(far.topAnchor.constraint(equalTo: root.bottomAnchor), at: 250)
        root.layoutIfNeeded()
        #expect(near.frame.origin == CGPoint(x: 56, y: 76))
        #expect(far.frame.origin == CGPoint(x: 48, y: 68))
    }

    // MARK: - Layout direction

    @Test("The horizontal centre and the width are not mirrored in right-to-left layout (L210)")
    func unmirroredAttributes() {
        let view = UIView()
        for view in [root, view] { view.semanticContentAttribute = .forceRightToLeft }
        addConstrained(view, to: root, top: 0, height: 10)
        view.centerXAnchor.constraint(equalTo: root.centerXAnchor, constant: 30).isActive = true
        view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25, constant: -50).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 205, y: 0, width: 50, height: 10))
    }

    @Test("Playback, spatial and left-to-right content keeps its direction in a right-to-left interface (L211)")
    func directions() {
        let leftToRight: [UISemanticContentAttribute] = [.playback, .spatial, .forceLeftToRight]
        UITraitCollection(layoutDirection: .rightToLeft).performAsCurrent {
            for attribute in leftToRight {
                #expect(UIView.userInterfaceLayoutDirection(for: attribute) == .leftToRight)
            }
            #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft)
        }
        #expect(UIView.userInterfaceLayoutDirection(for: .playback, relativeTo: .rightToLeft) == .leftToRight)
        #expect(UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft) == .rightToLeft)
        #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft, relativeTo: .leftToRight) == .rightToLeft)
    }

    @Test("Active constraints are mirrored when the semantic attribute of their holder changes (L214)")
    func changedAttribute() {
        let view = UIView()
        addConstrained(view, to: root, top: 0, width: 50, height: 10)
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.minX == 20)
        root.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        #expect(view.frame.minX == 330)
        root.semanticContentAttribute = .unspecified
        root.layoutIfNeeded()
        #expect(view.frame.minX == 20)
    }

    @Test("Active constraints are mirrored when the layout direction of the interface changes (L211, L214)")
    func changedTraits() {
        let screen = TestScreen(size: CGSize(width: 400, height: 300), scale: 2)
        let (controller, view, player, knob) = (UIViewController(), UIView(), UIView(), UIView())
        addConstrained(view, to: controller.view, top: 0, width: 50, height: 10)
        addConstrained(player, to: controller.view, left: 0, top: 20, width: 400, height: 10)
        player.semanticContentAttribute = .playback
        addConstrained(knob, to: player, top: 0, width: 50, height: 10)
        view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 20).isActive = true
        knob.leadingAnchor.constraint(equalTo: player.leadingAnchor, constant: 20).isActive = true
        screen.show(controller)
        #expect(view.frame.minX == 20)
        screen.traits.layoutDirection = .rightToLeft
        screen.advance(by: 0.1)
        #expect(view.frame.minX == 330)
        #expect(knob.frame.minX == 20)
        screen.traits.layoutDirection = .leftToRight
        screen.advance(by: 0.1)
        #expect(view.frame.minX == 20)
    }
}
