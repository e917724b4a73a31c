// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// A page with its own status bar, which records the questions that it is asked.
private final class BarPage: UIViewController {
    var style = UIStatusBarStyle.default
    var isHidden = false
    var styleChild: UIViewController?
    var hiddenChild: UIViewController?
    var asked: [String] = []

    init(style: UIStatusBarStyle = .default, isHidden: Bool = false) {
        (self.style, self.isHidden) = (style, isHidden)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func note<Value>(_ name: String, _ value: Value) -> Value {
        asked.append(name)
        return value
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { note("style", style) }
    override var prefersStatusBarHidden: Bool { note("hidden", isHidden) }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { note("animation", .slide) }
    override var childForStatusBarStyle: UIViewController? { note("child for style", styleChild) }
    override var childForStatusBarHidden: UIViewController? { note("child for hidden", hiddenChild) }
    override var prefersHomeIndicatorAutoHidden: Bool { isHidden }
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { isHidden ? .bottom : [] }
    override var prefersPointerLocked: Bool { isHidden }
}

@MainActor
@Suite("Status bar and system gestures")
struct SystemAppearanceTests {
    /// Launches an app with a root controller.
    private func launch(_ root: UIViewController) throws -> (app: TestApp, screen: TestScreen, bar: UIStatusBarManager)
    {
        let app = try TestApp.notes()
        app.screens[0].safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        app.screens[0].show(root)
        app.advance(by: 0.1)
        return (app, app.screens[0], try #require(app.screens[0].scene?.statusBarManager))
    }

    @Test("The root controller decides the status bar, when it appears and when it asks for an update (P35)")
    func root() throws {
        let page = BarPage(style: .lightContent)
        let (app, screen, bar) = try launch(page)
        #expect(bar.statusBarStyle == .lightContent && !bar.isStatusBarHidden)
        #expect(bar.statusBarFrame == CGRect(x: 0, y: 0, width: 390, height: 47))
        #expect(page.asked == ["child for style", "style", "child for hidden", "hidden"])
        (page.style, page.isHidden, page.asked) = (.darkContent, true, [])
        #expect(bar.statusBarStyle == .lightContent)
        UIView.animate(withDuration: 0.2) { page.setNeedsStatusBarAppearanceUpdate() }
        #expect(page.asked == ["child for style", "style", "child for hidden", "hidden", "animation"])
        #expect(bar.statusBarStyle == .darkContent && bar.isStatusBarHidden && bar.statusBarFrame == .zero)
        #expect(screen.host.systemAppearance.statusBarAnimation == .slide)
        #expect(screen.scene?.statusBarManager === bar)
        app.terminate()
    }

    @Test("The defaults: a visible bar with the default style, and no other wishes (P35, P37)")
    func defaults() throws {
        let page = UIViewController()
        let (app, screen, bar) = try launch(page)
        #expect(bar.statusBarStyle == .default && !bar.isStatusBarHidden)
        #expect(page.preferredStatusBarUpdateAnimation == .fade)
        #expect(page.childForStatusBarStyle == nil && page.childForStatusBarHidden == nil)
        #expect(!page.prefersHomeIndicatorAutoHidden && page.childForHomeIndicatorAutoHidden == nil)
        #expect(page.preferredScreenEdgesDeferringSystemGestures.isEmpty)
        #expect(page.childForScreenEdgesDeferringSystemGestures == nil)
        #expect(!page.prefersPointerLocked && page.childViewControllerForPointerLock == nil)
        #expect(!page.modalPresentationCapturesStatusBarAppearance && page.shouldAutorotate)
        #expect(screen.host.systemAppearance == SystemAppearance())
        app.terminate()
    }

    @Test("Children that a controller names decide in its place; one that names itself decides itself (P35)")
    func children() throws {
        let (page, light, hidden) = (BarPage(), BarPage(style: .lightContent), BarPage(isHidden: true))
        (page.styleChild, page.hiddenChild) = (light, hidden)
        light.styleChild = light
        let (app, _, bar) = try launch(page)
        #expect(bar.statusBarStyle == .lightContent && bar.isStatusBarHidden)
        app.terminate()
    }

    @Test("The top page of a navigation controller hides the bar, and has its style without a navigation bar (P35)")
    func navigation() throws {
        let page = BarPage(style: .lightContent, isHidden: true)
        let navigation = UINavigationController(rootViewController: page)
        let (app, _, bar) = try launch(navigation)
        #expect(bar.isStatusBarHidden && bar.statusBarStyle == .default)
        navigation.isNavigationBarHidden = true
        #expect(bar.statusBarStyle == .lightContent)
        navigation.pushViewController(BarPage(style: .darkContent), animated: false)
        app.advance(by: 0.1)
        #expect(bar.statusBarStyle == .darkContent && !bar.isStatusBarHidden)
        app.terminate()
    }

    @Test("A presented controller decides if it fills the window or captures the status bar (P36)")
    func presentation() throws {
        let page = BarPage(style: .darkContent)
        let (app, _, bar) = try launch(page)
        let over = BarPage(style: .lightContent)
        over.modalPresentationStyle = .overCurrentContext
        page.present(over, animated: false)
        app.advance(by: 0.1)
        #expect(bar.statusBarStyle == .darkContent)
        over.modalPresentationCapturesStatusBarAppearance = true
        #expect(bar.statusBarStyle == .lightContent)
        page.dismiss(animated: false)
        app.advance(by: 0.1)
        #expect(bar.statusBarStyle == .darkContent)
        let full = BarPage(isHidden: true)
        full.modalPresentationStyle = .fullScreen
        page.present(full, animated: false)
        app.advance(by: 0.1)
        #expect(bar.isStatusBarHidden)
        app.terminate()
    }

    @Test("The other wishes are read with the status bar, and after their own updates (P37)")
    func otherWishes() throws {
        let page = BarPage()
        let (app, screen, _) = try launch(page)
        let updates: [(UIViewController) -> Void] = [
            { $0.setNeedsUpdateOfHomeIndicatorAutoHidden() },
            { $0.setNeedsUpdateOfScreenEdgesDeferringSystemGestures() },
            { $0.setNeedsUpdateOfPrefersPointerLocked() },
        ]
        for update in updates {
            page.isHidden = true
            update(page)
            let appearance = screen.host.systemAppearance
            #expect(appearance.isHomeIndicatorAutoHidden && appearance.isPointerLocked)
            #expect(appearance.edgesDeferringSystemGestures == .bottom)
            page.isHidden = false
            page.setNeedsStatusBarAppearanceUpdate()
            #expect(!screen.host.systemAppearance.isPointerLocked)
        }
        app.terminate()
    }
}
