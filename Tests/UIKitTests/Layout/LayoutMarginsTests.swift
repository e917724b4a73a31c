// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

private func insets(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

@MainActor
@Suite struct LayoutMarginsTests {
    let screen = TestScreen(size: CGSize(width: 390, height: 844))

    @Test("fact 22: by default, margins begin at the safe area and do not preserve the superview's margins")
    func defaults() {
        let view = UIView()
        #expect(view.insetsLayoutMarginsFromSafeArea)
        #expect(!view.preservesSuperviewLayoutMargins)
        #expect(view.layoutMargins == insets(8, 8, 8, 8))
        #expect(
            view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
    }

    @Test func aChangeOfMarginsIsReportedOnce() {
        let view = ChangeRecordingView()
        view.layoutMargins = insets(1, 2, 3, 4)
        view.layoutMargins = insets(1, 2, 3, 4)
        #expect(view.margins == [insets(1, 2, 3, 4)])
    }

    @Test func directionalMarginsFollowTheLayoutDirection() {
        let view = ChangeRecordingView()
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(view.layoutMargins == insets(1, 2, 3, 4))
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.layoutMargins == insets(1, 4, 3, 2))
        #expect(view.margins == [insets(1, 2, 3, 4), insets(1, 4, 3, 2)])
        view.layoutMargins = insets(5, 6, 7, 8)
        #expect(
            view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 5, leading: 8, bottom: 7, trailing: 6))
        view.semanticContentAttribute = .unspecified
        #expect(view.layoutMargins == insets(5, 6, 7, 8))
    }

    @Test func marginsIncludeTheSafeAreaUnlessSwitchedOff() {
        screen.safeAreaInsets = insets(47, 0, 34, 0)
        let view = ChangeRecordingView(frame: screen.window.bounds)
        screen.show(view)
        #expect(view.layoutMargins == insets(55, 8, 42, 8))
        #expect(view.margins == [insets(55, 8, 42, 8)])
        view.insetsLayoutMarginsFromSafeArea = false
        #expect(view.layoutMargins == insets(8, 8, 8, 8))
        screen.safeAreaInsets = insets(60, 0, 0, 0)
        #expect(view.margins.count == 2)
    }

    @Test func superviewMarginsApplyToViewsThatPreserveThem() {
        let outer = ChangeRecordingView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let inner = ChangeRecordingView(frame: CGRect(x: 10, y: 20, width: 290, height: 100))
        outer.layoutMargins = insets(50, 40, 30, 25)
        outer.addSubview(inner)
        #expect(inner.layoutMargins == insets(8, 8, 8, 8))
        inner.preservesSuperviewLayoutMargins = true
        #expect(inner.layoutMargins == insets(30, 30, 8, 25))
        outer.layoutMargins.left = 60
        #expect(inner.margins.last == insets(30, 50, 8, 25))
        inner.frame.origin.x = 55
        #expect(inner.margins.last == insets(30, 8, 8, 25))
        outer.bounds.size.width = 345
        #expect(inner.margins.last == insets(30, 8, 8, 25))
        outer.bounds.size.width = 350
        #expect(inner.margins.last == insets(30, 8, 8, 20))
        inner.removeFromSuperview()
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        other.layoutMargins = insets(0, 100, 0, 0)
        other.addSubview(inner)
        #expect(inner.margins.last == insets(8, 45, 8, 8))
    }

    @Test(arguments: [(390, 16), (413, 16), (414, 20), (1000, 20)] as [(CGFloat, CGFloat)])
    func aControllersViewHasTheSystemMargins(width: CGFloat, side: CGFloat) {
        screen.size = CGSize(width: width, height: 800)
        let controller = UIViewController()
        screen.show(controller)
        #expect(
            controller.systemMinimumLayoutMargins
                == NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side))
        #expect(controller.view.layoutMargins == insets(0, side, 0, side))
    }

    @Test("A controller is notified of margins that change with the window's width, whatever its view's width")
    func windowResizes() {
        screen.size = CGSize(width: 390, height: 800)
        let (parent, child) = (ToldController(), ToldController())
        parent.addChild(child)
        child.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        parent.view.addSubview(child.view)
        screen.show(parent)
        #expect(parent.view.layoutMargins.left == 16)
        #expect(child.view.layoutMargins.left == 16)
        let told = [parent.times, child.times]
        screen.size = CGSize(width: 500, height: 800)
        #expect(parent.view.layoutMargins.left == 20)
        #expect(child.view.layoutMargins.left == 20)
        #expect(parent.times == told[0] + 1)
        #expect(child.times == told[1] + 1)
        screen.size = CGSize(width: 510, height: 700)
        #expect(parent.times == told[0] + 1)
        #expect(child.times == told[1] + 1)
    }

    @Test func aControllersViewKeepsTheSystemMinimumMargins() {
        let controller = UIViewController()
        screen.show(controller)
        controller.view.layoutMargins = insets(3, 30, 4, 5)
        #expect(controller.view.layoutMargins == insets(3, 30, 4, 16))
        controller.viewRespectsSystemMinimumLayoutMargins = false
        #expect(controller.view.layoutMargins == insets(3, 30, 4, 5))
    }

    @Test func aChangeOfMarginsCausesALayout() {
        let view = ChangeRecordingView()
        screen.show(view)
        let layouts = view.layouts
        view.layoutMargins.top = 20
        screen.advance(by: 0.1)
        #expect(view.layouts == layouts + 1)
    }
}

private final class ToldController: UIViewController {
    var times = 0
    override func viewLayoutMarginsDidChange() { times += 1 }
}
