// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// A view that records changes of its safe area and margins, and counts its layouts.
final class ChangeRecordingView: UIView {
    var safeAreas: [UIEdgeInsets] = []
    var margins: [UIEdgeInsets] = []
    var layouts = 0

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        safeAreas.append(safeAreaInsets)
    }

    override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        margins.append(layoutMargins)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
    }
}

private final class ToldController: UIViewController {
    var events: [String] = []
    var areas: [UIEdgeInsets] = []

    override func loadView() { view = ChangeRecordingView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }
    override func viewDidLoad() { events.append("load") }
    override func viewWillAppear(_ animated: Bool) { events.append("willAppear") }
    override func viewIsAppearing(_ animated: Bool) { events.append("isAppearing") }
    override func viewDidLayoutSubviews() { events.append("layout") }
    override func viewLayoutMarginsDidChange() { events.append("margins") }

    override func viewSafeAreaInsetsDidChange() {
        events.append("safeArea")
        areas.append(view.safeAreaInsets)
    }
}

@MainActor
@Suite struct SafeAreaTests {
    let screen = TestScreen(size: CGSize(width: 390, height: 844))
    let notch = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

    @Test func aDesktopWindowHasNoSafeAreaInsets() {
        let view = ChangeRecordingView()
        screen.show(view)
        #expect(view.safeAreaInsets == .zero)
        #expect(view.safeAreas == [])
    }

    @Test func aViewWithoutAWindowHasNoSafeAreaInsets() {
        screen.safeAreaInsets = notch
        let view = ChangeRecordingView(frame: screen.window.bounds)
        #expect(view.safeAreaInsets == .zero)
        screen.show(view)
        #expect(view.safeAreas == [notch])
        view.removeFromSuperview()
        #expect(view.safeAreas == [notch, .zero])
    }

    @Test func eachViewHasTheInsetsThatOverlapIt() {
        screen.safeAreaInsets = notch
        let outer = ChangeRecordingView(frame: CGRect(x: 10, y: 20, width: 300, height: 800))
        let inner = ChangeRecordingView(frame: CGRect(x: 0, y: 7, width: 100, height: 100))
        let below = ChangeRecordingView(frame: CGRect(x: 0, y: 27, width: 100, height: 100))
        outer.addSubview(inner)
        outer.addSubview(below)
        screen.show(outer)
        #expect(outer.safeAreaInsets == UIEdgeInsets(top: 27, left: 0, bottom: 10, right: 0))
        #expect(inner.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        #expect(below.safeAreaInsets == .zero)
        #expect(below.safeAreas == [])
    }

    @Test func aViewThatMovesIsNotifiedOnceAndLaidOut() {
        screen.safeAreaInsets = notch
        let view = ChangeRecordingView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        screen.show(view)
        let layouts = view.layouts
        view.center.y -= 80
        #expect(view.safeAreas == [UIEdgeInsets(top: 27, left: 0, bottom: 0, right: 0)])
        view.frame.origin.x += 10
        #expect(view.safeAreas.count == 1)
        screen.advance(by: 0.1)
        #expect(view.layouts == layouts + 1)
        view.bounds.size.height = 800
        #expect(view.safeAreaInsets.bottom == 0)
        view.frame = CGRect(x: 0, y: 60, width: 100, height: 784)
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    }

    @Test func aViewOutsideItsSuperviewHasAtMostTheSuperviewsInsets() {
        screen.safeAreaInsets = notch
        let view = ChangeRecordingView(frame: CGRect(x: 0, y: 2000, width: 100, height: 100))
        screen.show(view)
        #expect(view.safeAreaInsets.bottom == 34)
        view.center.y = -500
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0))
    }

    @Test func aTransformDoesNotChangeTheSafeArea() {
        screen.safeAreaInsets = notch
        let view = ChangeRecordingView(frame: screen.window.bounds)
        screen.show(view)
        view.transform = CGAffineTransform(translationX: 0, y: 300)
        view.center = view.center
        #expect(view.safeAreas == [notch])
    }

    @Test func scrollingOrResizingASuperviewChangesTheInsetsOfSubviews() {
        screen.safeAreaInsets = notch
        let outer = ChangeRecordingView(frame: screen.window.bounds)
        let inner = ChangeRecordingView(frame: CGRect(x: 0, y: 40, width: 100, height: 760))
        outer.addSubview(inner)
        screen.show(outer)
        #expect(inner.safeAreaInsets == UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0))
        outer.bounds.origin.y = 30
        #expect(inner.safeAreaInsets == UIEdgeInsets(top: 37, left: 0, bottom: 0, right: 0))
        outer.bounds.origin.y = -10
        #expect(inner.safeAreaInsets == .zero)
        outer.bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
        screen.safeAreaInsets.bottom = 60
        #expect(inner.safeAreaInsets == UIEdgeInsets(top: 7, left: 0, bottom: 16, right: 0))
    }

    @Test func aControllerAddsItsOwnInsetsToItsView() {
        screen.safeAreaInsets = notch
        let controller = ToldController()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 1, bottom: 2, right: 3)
        screen.show(controller)
        #expect(controller.areas == [UIEdgeInsets(top: 57, left: 1, bottom: 36, right: 3)])
        controller.additionalSafeAreaInsets.top = 0
        controller.additionalSafeAreaInsets.top = 0
        #expect(controller.areas.last == UIEdgeInsets(top: 47, left: 1, bottom: 36, right: 3))
        #expect(controller.areas.count == 2)
    }

    @Test func aControllerIsNotifiedOfTheSafeAreaBeforeItIsAppearing() {
        screen.safeAreaInsets = notch
        let controller = ToldController()
        screen.show(controller)
        #expect(controller.events == ["load", "willAppear", "safeArea", "margins", "isAppearing", "layout"])
        #expect((controller.view as? ChangeRecordingView)?.safeAreas == [notch])
    }

    @Test func aChangedSafeAreaLaysOutOnlyTheViewsItAffects() {
        let outer = ChangeRecordingView(frame: screen.window.bounds)
        let top = ChangeRecordingView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
        let middle = ChangeRecordingView(frame: CGRect(x: 0, y: 300, width: 390, height: 100))
        outer.addSubview(top)
        outer.addSubview(middle)
        screen.show(outer)
        let before = (top.layouts, middle.layouts)
        screen.safeAreaInsets = notch
        #expect(top.layouts == before.0 + 1)
        #expect(middle.layouts == before.1)
        #expect(middle.safeAreas == [])
    }

    @Test func resizingTheWindowUpdatesTheSafeAreaOfSubviews() {
        screen.safeAreaInsets = notch
        let controller = ToldController()
        screen.show(controller)
        let bar = ChangeRecordingView(frame: CGRect(x: 0, y: 800, width: 390, height: 44))
        controller.view.addSubview(bar)
        #expect(bar.safeAreaInsets.bottom == 34)
        screen.size = CGSize(width: 390, height: 900)
        #expect(controller.view.safeAreaInsets == notch)
        #expect(bar.safeAreaInsets == .zero)
    }
}
