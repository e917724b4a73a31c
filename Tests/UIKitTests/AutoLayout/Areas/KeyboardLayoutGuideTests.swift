// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Guides of the keyboard, of bars and of the app") struct KeyboardLayoutGuideTests {
    private let screen = TestScreen(size: CGSize(width: 390, height: 844), scale: 2)
    private let controller = UIViewController()

    init() { screen.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0) }

    // MARK: - Keyboard

    @Test("Without a keyboard, its guide is the area below the safe area (L153)")
    func keyboardOffScreen() {
        let view = UIView()
        addConstrained(view, to: controller.view, left: 0, width: 10, height: 10)
        let guide = controller.view.keyboardLayoutGuide
        view.bottomAnchor.constraint(equalTo: guide.topAnchor).isActive = true
        screen.show(controller)
        #expect(guide.layoutFrame == CGRect(x: 0, y: 810, width: 390, height: 34))
        #expect(view.frame.maxY == 810)
        #expect(controller.view.keyboardLayoutGuide === guide)
        #expect(guide.owningView === controller.view)
        screen.safeAreaInsets.bottom = 0
        screen.advance(by: 0.1)
        #expect(guide.layoutFrame.minY == 844)
        #expect(view.frame.maxY == 844)
    }

    @Test("The edges and the height of the keyboard's guide are those of its area (L153)")
    func keyboardAnchors() {
        let view = UIView()
        let guide = controller.view.keyboardLayoutGuide
        addConstrained(view, to: controller.view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.widthAnchor.constraint(equalTo: guide.widthAnchor),
            view.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
            view.heightAnchor.constraint(equalTo: guide.heightAnchor),
        ])
        screen.show(controller)
        #expect(view.frame == CGRect(x: 0, y: 810, width: 390, height: 34))
    }

    @Test("The keyboard's guide can end at the bottom of the view instead of the safe area (L154)")
    func withoutBottomSafeArea() {
        let view = UIView()
        addConstrained(view, to: controller.view, left: 0, width: 10, height: 10)
        let guide = controller.view.keyboardLayoutGuide
        view.bottomAnchor.constraint(equalTo: guide.topAnchor).isActive = true
        screen.show(controller)
        guide.usesBottomSafeArea = false
        screen.advance(by: 0.1)
        #expect(view.frame.maxY == 844)
        #expect(guide.layoutFrame.height == 0)
        guide.usesBottomSafeArea = true
        screen.advance(by: 0.1)
        #expect(view.frame.maxY == 810)
    }

    @Test("The properties of the keyboard's guide have UIKit's defaults, and a negative padding is 0 (L154)")
    func defaults() {
        let guide = UIView().keyboardLayoutGuide
        #expect(guide.usesBottomSafeArea)
        #expect(guide.keyboardDismissPadding == 0)
        #expect(!guide.followsUndockedKeyboard)
        guide.keyboardDismissPadding = 20
        #expect(guide.keyboardDismissPadding == 20)
        guide.keyboardDismissPadding = -5
        #expect(guide.keyboardDismissPadding == 0)
    }

    // MARK: - Tracking

    @Test("The keyboard's guide activates constraints for the bottom edge only, as it is near that edge (L155)")
    func nearBottom() {
        let view = UIView()
        controller.view.addSubview(view)
        let guide = controller.view.keyboardLayoutGuide
        let constraints = (0..<5).map { view.widthAnchor.constraint(greaterThanOrEqualToConstant: CGFloat($0)) }
        guide.setConstraints([constraints[0]], activeWhenNearEdge: .bottom)
        guide.setConstraints([constraints[1]], activeWhenNearEdge: .top)
        guide.setConstraints([constraints[2]], activeWhenAwayFrom: .bottom)
        guide.setConstraints([constraints[3]], activeWhenAwayFrom: .top)
        guide.setConstraints([constraints[4]], activeWhenAwayFrom: [.leading, .trailing])
        #expect(constraints.map(\.isActive) == [true, false, false, true, true])
        #expect(guide.constraints(activeWhenNearEdge: .bottom) == [constraints[0]])
        #expect(guide.constraints(activeWhenAwayFrom: .bottom) == [constraints[2]])
        #expect(guide.constraints(activeWhenNearEdge: .leading).isEmpty)
    }

    @Test("Constraints set for the same edge replace the earlier ones, and all can be removed (L155)")
    func replacedConstraints() {
        let view = UIView()
        controller.view.addSubview(view)
        let guide = controller.view.keyboardLayoutGuide
        let constraints = (0..<3).map { view.widthAnchor.constraint(greaterThanOrEqualToConstant: CGFloat($0)) }
        guide.setConstraints([constraints[0]], activeWhenNearEdge: .bottom)
        guide.setConstraints([constraints[1]], activeWhenNearEdge: .bottom)
        guide.setConstraints([constraints[2]], activeWhenAwayFrom: .top)
        #expect(constraints.map(\.isActive) == [false, true, true])
        guide.removeAllTrackedConstraints()
        #expect(constraints.map(\.isActive) == [false, false, false])
        #expect(guide.constraints(activeWhenNearEdge: .bottom).isEmpty)
        #expect(guide.constraints(activeWhenAwayFrom: .top).isEmpty)
    }

    // MARK: - Bars

    @Test("The top and bottom layout guides are the areas outside the safe area (L68)")
    @available(*, deprecated)
    func barGuides() {
        let view = UIView()
        addConstrained(view, to: controller.view, left: 0, width: 10)
        view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor).isActive = true
        view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor).isActive = true
        let (above, below) = (UIView(), UIView())
        addConstrained(above, to: controller.view, left: 0, width: 10)
        above.topAnchor.constraint(equalTo: controller.topLayoutGuide.topAnchor).isActive = true
        above.heightAnchor.constraint(equalTo: controller.topLayoutGuide.heightAnchor).isActive = true
        addConstrained(below, to: controller.view, left: 0, width: 10)
        below.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.bottomAnchor).isActive = true
        below.heightAnchor.constraint(equalTo: controller.bottomLayoutGuide.heightAnchor).isActive = true
        screen.show(controller)
        #expect(controller.topLayoutGuide.length == 47)
        #expect(controller.bottomLayoutGuide.length == 34)
        #expect(view.frame == CGRect(x: 0, y: 47, width: 10, height: 763))
        #expect(above.frame == CGRect(x: 0, y: 0, width: 10, height: 47))
        #expect(below.frame == CGRect(x: 0, y: 810, width: 10, height: 34))
        screen.safeAreaInsets.top = 20
        screen.advance(by: 0.1)
        #expect(controller.topLayoutGuide.length == 20)
        #expect(view.frame == CGRect(x: 0, y: 20, width: 10, height: 790))
    }

    // MARK: - Guides of the app

    @Test("The frame of a guide is in the coordinates of its view (L158)")
    func coordinates() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        let (owner, guide) = (UIView(frame: CGRect(x: 30, y: 40, width: 100, height: 100)), UILayoutGuide())
        root.addSubview(owner)
        owner.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 35),
            guide.topAnchor.constraint(equalTo: owner.topAnchor, constant: 6),
            guide.widthAnchor.constraint(equalToConstant: 7), guide.heightAnchor.constraint(equalToConstant: 8),
        ])
        root.layoutIfNeeded()
        #expect(guide.layoutFrame == CGRect(x: 5, y: 6, width: 7, height: 8))
    }
}
