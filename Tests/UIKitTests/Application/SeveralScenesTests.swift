// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Display
import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@MainActor
@Suite("Several scenes")
struct SeveralScenesTests {
    private let application = UIApplication.shared

    @Test("A visible window that gets another scene moves to that scene's desktop window, and can be hidden there")
    func moving() throws {
        let app = try TestApp.notes()
        let (first, second) = app.openSecond()
        second.size = CGSize(width: 600, height: 500)
        let window = try #require(first.note?.window)
        window.windowScene = second.scene
        app.advance(by: 0.1)
        #expect(first.scene?.windows == [])
        #expect(second.scene?.windows.contains(window) == true)
        #expect(window.frame == CGRect(x: 0, y: 0, width: 600, height: 500))
        #expect(window.screen === second.scene?.screen)
        #expect(window.traitCollection.verticalSizeClass == second.scene?.traitCollection.verticalSizeClass)
        window.isHidden = true
        #expect(second.scene?.windows.contains(window) == false)
        app.terminate()
    }

    @Test(
        "The scene gets the URLs of the command line, unless the app's delegate returns false (P207)",
        arguments: [0, 1, 2])
    func urls(refusing: Int) throws {
        final class Delegate: UIResponder, UIApplicationDelegate {
            var refusing = 0
            func application(
                _ application: UIApplication,
                willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool { refusing != 1 }
            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool { refusing != 2 }
        }
        let delegate = Delegate()
        delegate.refusing = refusing
        var info = TestApp.info()
        info["CFBundleURLTypes"] = [["CFBundleURLSchemes": ["note"]]]
        let app = try TestApp(delegate: delegate, info: info, arguments: ["--verbose", "note:7", "other:8"])
        let urls = app.screens[0].note?.options?.urlContexts.map(\.url.absoluteString)
        #expect(urls == (refusing == 0 ? ["note:7"] : []))
        app.terminate()
    }

    @Test("The orientation of the device is posted when the user works in a window with another one")
    func orientation() throws {
        let app = try TestApp.notes()
        let (first, second) = app.openSecond()
        second.size = CGSize(width: 844, height: 390)
        var posted: [UIDeviceOrientation] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { posted.append(UIDevice.current.orientation) } }
        defer { NotificationCenter.default.removeObserver(token) }
        first.isActive = true
        second.isActive = true
        #expect(posted == [.portrait, .landscapeLeft])
        app.close(second)
        #expect(posted == [.portrait, .landscapeLeft, .portrait])
        app.terminate()
    }

    @Test("Requesting a new scene opens a second window, which is active; the first resigns (P201, P212)")
    func newScene() throws {
        let app = try TestApp.notes()
        #expect(
            drainSceneCalls() == ["willConnect 1", "willEnterForeground 1", "didBecomeActive 1"])
        #expect(application.supportsMultipleScenes)
        let (first, second) = app.openSecond()
        #expect(
            drainSceneCalls() == [
                "willConnect 2", "willEnterForeground 2", "willResignActive 1", "didBecomeActive 2",
            ])
        #expect(first.title == "Note 1" && second.title == "Note 2")
        #expect(!first.isActive && second.isActive)
        #expect(app.activeScreen === second)
        #expect(first.scene?.activationState == .foregroundInactive)
        #expect(second.scene?.activationState == .foregroundActive)
        #expect(application.applicationState == .active)
        #expect(
            application.connectedScenes
                == [first.scene, second.scene].compactMap { $0 }.reduce(into: []) { $0.insert($1) })
        #expect(application.openSessions.count == 2)
        #expect(first.scene?.keyWindow === first.note?.window)
        #expect(second.scene?.keyWindow === second.note?.window)
        #expect(application.keyWindow === second.note?.window)
        #expect(application.windows.count == 2)
        #expect(second.note?.window?.screen === second.scene?.screen)
        #expect(UIScreen.main === second.scene?.screen)
        #expect(UIScreen.screens.count == 2)
        app.terminate()
    }

    @Test("A new scene gets the activity, and the size of the scene that asks for it")
    func activityOfANewScene() throws {
        let app = try TestApp.notes()
        app.screens[0].size = CGSize(width: 500, height: 600)
        let activity = NSUserActivity(activityType: "note")
        let options = UIScene.ActivationRequestOptions()
        options.requestingScene = app.screens[0].scene
        application.requestSceneSessionActivation(nil, userActivity: activity, options: options)
        #expect(app.screens.count == 1)
        app.advance(by: 0.1)
        let screen = try #require(app.screens.last)
        #expect(screen.size == CGSize(width: 500, height: 600))
        #expect(screen.note?.options?.userActivities == [activity])
        #expect(screen.note?.options?.urlContexts.isEmpty == true)
        app.terminate()
    }

    @Test("Activating the session of an open scene makes it active, and it continues the activity")
    func activationOfAnOpenScene() throws {
        let app = try TestApp.notes()
        let (first, second) = app.openSecond()
        first.isMinimized = true
        _ = drainSceneCalls()
        let activity = NSUserActivity(activityType: "note")
        let session = try #require(first.scene?.session)
        application.activateSceneSession(
            for: UISceneSessionActivationRequest(session: session, userActivity: activity))
        app.advance(by: 0.1)
        #expect(
            drainSceneCalls() == [
                "willEnterForeground 1", "willResignActive 2", "didBecomeActive 1", "willContinue note 1", "continue 1",
            ])
        #expect(first.note?.continued === activity)
        #expect(first.isActive && !second.isActive && !first.isMinimized)
        app.terminate()
    }

    @Test("Requests fail without several scenes, for another role, and for a closed session")
    func refusedRequests() throws {
        let app = try TestApp.notes(severalScenes: false)
        var errors: [UISceneError.Code] = []
        let note: (any Error) -> Void = { if let error = $0 as? UISceneError { errors.append(error.code) } }
        #expect(!application.supportsMultipleScenes)
        application.requestSceneSessionActivation(nil, userActivity: nil, options: nil, errorHandler: note)
        let other = UISceneSession.Role(rawValue: "other")
        application.activateSceneSession(for: UISceneSessionActivationRequest(role: other), errorHandler: note)
        let closed = UISceneSession(
            role: .windowApplication, configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
        application.requestSceneSessionActivation(closed, userActivity: nil, options: nil, errorHandler: note)
        application.requestSceneSessionDestruction(closed, options: nil, errorHandler: note)
        app.advance(by: 0.1)
        #expect(errors == [.multipleScenesNotSupported, .requestDenied, .requestDenied, .requestDenied])
        #expect(app.screens.count == 1)
        let error = UISceneError(.multipleScenesNotSupported)
        #expect((error as NSError).domain == "UISceneErrorDomain" && error.errorCode == 0)
        #expect(error.localizedDescription.contains("UIApplicationSupportsMultipleScenes"))
        app.terminate()
    }

    @Test("A browser tab shows one window, so the app has one scene")
    func browser() throws {
        let display = HeadlessDisplay()
        display.hasSeveralWindows = false
        _ = DisplayConnection(to: display)
        application.delegate = ScenesAppDelegate()
        let life = ApplicationLifecycle(application, on: display, module: "", info: TestApp.info())
        try life.launch(title: "Test", size: CGSize(width: 390, height: 844))
        #expect(!application.supportsMultipleScenes)
        var error: UISceneError?
        application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { error = $0 as? UISceneError }
        display.advance(by: 0.1)
        #expect(error == UISceneError(.multipleScenesNotSupported) && display.surfaces.count == 1)
        life.terminate()
    }

    @Test("Closing a window discards its session; closing the last one ends the app (P203, P208, P216)")
    func closing() throws {
        let app = try TestApp.notes()
        let (first, second) = app.openSecond()
        let session = try #require(second.scene?.session)
        _ = drainSceneCalls()
        app.close(second)
        #expect(
            drainSceneCalls() == [
                "willResignActive 2", "didEnterBackground 2", "didDisconnect 2", "didDiscard 1", "didBecomeActive 1",
            ])
        #expect((application.delegate as? ScenesAppDelegate)?.discarded == [session])
        #expect(application.connectedScenes.count == 1 && application.openSessions.count == 1)
        #expect(application.applicationState == .active)
        #expect(app.screens.count == 1 && first.isActive)
        app.close(first)
        #expect(
            drainSceneCalls() == ["willResignActive 1", "didEnterBackground 1", "didDisconnect 1", "willTerminate"])
        #expect(app.screens.isEmpty)
    }

    @Test("Destroying a session closes its window")
    func destruction() throws {
        let app = try TestApp.notes()
        let (first, _) = app.openSecond()
        _ = drainSceneCalls()
        application.requestSceneSessionDestruction(
            try #require(first.scene?.session), options: UISceneDestructionRequestOptions())
        app.advance(by: 0.1)
        #expect(drainSceneCalls() == ["didEnterBackground 1", "didDisconnect 1", "didDiscard 1"])
        #expect(app.screens.map(\.title) == ["Note 2"])
        app.terminate()
    }

    @Test("Each window has its own first responder, and keys go to the active window")
    func firstResponders() throws {
        let app = try TestApp.notes()
        let (first, second) = app.openSecond()
        let fields = try [first, second].map { try #require($0.note?.page.field) }
        second.tap(fields[1])
        second.type("two")
        // The app can edit in a window that is not active.
        #expect(fields[0].becomeFirstResponder())
        #expect(fields[0].isFirstResponder && fields[1].isFirstResponder)
        second.type("!")
        #expect(fields.map(\.text) == ["", "two!"])
        first.isActive = true
        first.type("one")
        #expect(fields.map(\.text) == ["one", "two!"])
        fields[0].removeFromSuperview()
        #expect(!fields[0].isFirstResponder && fields[1].isFirstResponder)
        #expect(fields[1].resignFirstResponder())
        #expect(!fields[1].isFirstResponder)
        app.terminate()
    }

    @Test("Taps reach the window in which they are, also while another one is active")
    func taps() throws {
        let app = try TestApp.notes()
        let (first, second) = app.openSecond()
        var taps: [String] = []
        for (name, screen) in [("first", first), ("second", second)] {
            let button = UIButton(frame: CGRect(x: 20, y: 300, width: 100, height: 44))
            button.addAction(UIAction { _ in taps.append(name) }, for: .touchUpInside)
            screen.note?.page.view.addSubview(button)
        }
        first.tap(at: CGPoint(x: 50, y: 320))
        second.tap(at: CGPoint(x: 50, y: 320))
        #expect(taps == ["first", "second"])
        app.terminate()
    }

    @Test("A display link fires once for each frame, however many windows there are")
    func displayLinks() throws {
        let app = try TestApp.notes()
        let (_, second) = app.openSecond()
        var count = 0
        let counter = LinkCounter { count += 1 }
        let link = CADisplayLink(target: counter, selector: LinkCounter.fire)
        link.add(to: .main, forMode: .common)
        app.advance(by: 1)
        #expect((58...62).contains(count))
        // Without the window in whose frames the link has fired, it fires in those of the other.
        app.close(second)
        count = 0
        app.advance(by: 1)
        #expect((56...62).contains(count))
        link.invalidate()
        app.terminate()
    }

    @Test("An animation runs in a window that is not active")
    func animations() throws {
        let app = try TestApp.notes()
        let (first, _) = app.openSecond()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        first.note?.page.view.addSubview(view)
        app.advance(by: 0.1)
        var isDone = false
        UIView.animate(withDuration: 0.5) {
            view.frame.origin.x = 100
        } completion: {
            isDone = $0
        }
        app.advance(by: 0.25)
        let middle = view.layer.presentation()?.frame.minX ?? 0
        #expect(middle > 5 && middle < 95)
        app.advance(by: 0.5)
        #expect(isDone)
        app.terminate()
    }

    @Test("Traits belong to the window: its size, and whether it is active")
    func traits() throws {
        let app = try TestApp.notes()
        let (first, second) = app.openSecond()
        second.size = CGSize(width: 1100, height: 900)
        #expect(first.scene?.traitCollection.horizontalSizeClass == .compact)
        #expect(second.scene?.traitCollection.horizontalSizeClass == .regular)
        #expect(first.scene?.traitCollection.activeAppearance == .inactive)
        #expect(second.scene?.traitCollection.activeAppearance == .active)
        #expect(UITraitCollection.current.horizontalSizeClass == .regular)
        #expect(first.scene?.screen.bounds.width == 390 && second.scene?.screen.bounds.width == 1100)
        app.terminate()
    }

    @Test("A closed window leaves nothing behind")
    func release() throws {
        let app = try TestApp.notes()
        weak var scene: UIWindowScene?
        weak var host: DesktopWindowHost?
        weak var page: UIViewController?
        do {
            let (_, second) = app.openSecond()
            second.tap(try #require(second.note?.page.field))
            second.type("two")
            (scene, host, page) = (second.scene, second.host, second.note?.page)
            #expect(scene != nil && host != nil && page != nil)
            app.close(second)
            (UIApplication.shared.delegate as? ScenesAppDelegate)?.discarded = []
        }
        app.advance(by: 10)
        #expect(app.screens.count == 1)
        #expect(page == nil && scene == nil && host == nil)
        app.terminate()
    }

    @Test("A subtitle follows the title")
    func subtitle() throws {
        let app = try TestApp.notes()
        let scene = try #require(app.screens[0].scene)
        scene.subtitle = "Draft"
        #expect(app.screens[0].title == "Note 1 – Draft")
        scene.title = ""
        #expect(app.screens[0].title == "Test – Draft")
        app.terminate()
    }
}

@MainActor
private final class LinkCounter {
    private let body: () -> Void

    init(_ body: @escaping () -> Void) {
        self.body = body
    }

    func fire(_ link: CADisplayLink) {
        body()
    }
}
