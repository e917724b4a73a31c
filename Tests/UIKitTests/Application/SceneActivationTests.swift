// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// A delegate of an app without scenes.
private final class OldDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func applicationDidFinishLaunching(_ application: UIApplication) {
        sceneCalls.append("didFinish")
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
    }

    func applicationDidBecomeActive(_ application: UIApplication) { add("didBecomeActive") }
    func applicationWillResignActive(_ application: UIApplication) { add("willResignActive") }
    func applicationDidEnterBackground(_ application: UIApplication) { add("didEnterBackground") }
    func applicationWillEnterForeground(_ application: UIApplication) { add("willEnterForeground") }
    func applicationWillTerminate(_ application: UIApplication) { add("willTerminate") }

    private func add(_ call: String) {
        sceneCalls.append("\(call) \(UIApplication.shared.applicationState)")
    }
}

@MainActor
@Suite("Activation of scenes")
struct SceneActivationTests {
    @Test("Minimising and showing a window calls the scene's delegate in UIKit's order (P203, P204, P205)")
    func minimising() throws {
        let app = try TestApp.notes()
        let screen = app.screens[0]
        _ = drainSceneCalls()
        screen.isMinimized = true
        #expect(drainSceneCalls() == ["willResignActive 1", "didEnterBackground 1"])
        #expect(screen.scene?.activationState == .background)
        #expect(UIApplication.shared.applicationState == .background)
        screen.isMinimized = false
        #expect(drainSceneCalls() == ["willEnterForeground 1", "didBecomeActive 1"])
        #expect(UIApplication.shared.applicationState == .active)
        app.terminate()
    }

    @Test("Losing the keyboard only resigns, and returning activates")
    func losingTheKeyboard() throws {
        let app = try TestApp.notes()
        _ = drainSceneCalls()
        app.screens[0].isActive = false
        #expect(drainSceneCalls() == ["willResignActive 1"])
        #expect(UIApplication.shared.applicationState == .inactive)
        app.screens[0].isActive = true
        #expect(drainSceneCalls() == ["didBecomeActive 1"])
        app.terminate()
    }

    @Test("Without scenes the app's delegate is called (P206)")
    func appWithoutScenes() throws {
        sceneCalls = []
        let app = try TestApp(delegate: OldDelegate())
        #expect(drainSceneCalls() == ["didFinish", "didBecomeActive active"])
        app.screens[0].isMinimized = true
        #expect(drainSceneCalls() == ["willResignActive active", "didEnterBackground background"])
        app.screens[0].isMinimized = false
        #expect(drainSceneCalls() == ["willEnterForeground background", "didBecomeActive active"])
        app.terminate()
        #expect(
            drainSceneCalls() == [
                "willResignActive active", "didEnterBackground background", "willTerminate background",
            ])
    }

    @Test("The app is in the background when all its windows are minimised")
    func severalWindows() throws {
        let app = try TestApp.notes()
        let (first, second) = app.openSecond()
        var posted: [Notification.Name] = []
        let names = [
            UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
            UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
        ]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                let name = note.name
                MainActor.assumeIsolated { posted.append(name) }
            }
        }
        defer { tokens.forEach(NotificationCenter.default.removeObserver) }
        second.isMinimized = true
        #expect(posted == [names[3]])
        #expect(UIApplication.shared.applicationState == .inactive)
        first.isMinimized = true
        #expect(posted == [names[3], names[0]])
        #expect(UIApplication.shared.applicationState == .background)
        first.isMinimized = false
        #expect(posted == [names[3], names[0], names[1], names[2]])
        #expect(first.scene?.activationState == .foregroundActive)
        #expect(second.scene?.activationState == .background)
        app.terminate()
    }

    @Test("Switching windows resigns one scene and activates the other")
    func switching() throws {
        let app = try TestApp.notes()
        let (first, _) = app.openSecond()
        _ = drainSceneCalls()
        first.isActive = true
        #expect(drainSceneCalls() == ["willResignActive 2", "didBecomeActive 1"])
        app.terminate()
    }

    @Test("The view is loaded before the scene enters the foreground (P202)")
    func loading() throws {
        let app = try TestApp.notes()
        #expect(app.screens[0].note?.page.isViewLoaded == true)
        app.terminate()
    }

    @Test("URLs on the command line are passed if their scheme is the app's (P207)")
    func urls() {
        let info = ["CFBundleURLTypes": [["CFBundleURLSchemes": ["Note"]]]]
        let contexts = UIOpenURLContext.contexts(of: ["note://one", "http://two", "-x", "not a url"], info: info)
        #expect(contexts.map(\.url.absoluteString) == ["note://one"])
        #expect(contexts.first?.options.openInPlace == true)
        #expect(UIOpenURLContext.contexts(of: ["note://one"], info: nil).isEmpty)
    }
}
