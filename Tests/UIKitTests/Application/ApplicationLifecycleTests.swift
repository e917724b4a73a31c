// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Display
import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// The delegate calls of the app under test, in order.
@MainActor private var calls: [String] = []

private class PlainDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        calls.append("willFinish \(application.applicationState)")
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        calls.append("didFinish")
        showsWindow()
        return true
    }

    func showsWindow() {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
    }

    func applicationDidBecomeActive(_ application: UIApplication) { calls.append("didBecomeActive") }
    func applicationWillResignActive(_ application: UIApplication) { calls.append("willResignActive") }
    func applicationDidEnterBackground(_ application: UIApplication) { calls.append("didEnterBackground") }
    func applicationWillTerminate(_ application: UIApplication) { calls.append("willTerminate") }
}

private final class SceneAppDelegate: PlainDelegate {
    override func showsWindow() {}
}

private final class ConfiguringDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        calls.append("configurationForConnecting")
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneDelegate.self
        configuration.sceneClass = OwnScene.self
        return configuration
    }
}

private final class OwnScene: UIWindowScene {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        calls.append("willConnect \(scene.activationState)")
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
    }

    func sceneWillEnterForeground(_ scene: UIScene) { calls.append("sceneWillEnterForeground") }
    func sceneDidBecomeActive(_ scene: UIScene) { calls.append("sceneDidBecomeActive") }
    func sceneWillResignActive(_ scene: UIScene) { calls.append("sceneWillResignActive") }
    func sceneDidEnterBackground(_ scene: UIScene) { calls.append("sceneDidEnterBackground") }
    func sceneDidDisconnect(_ scene: UIScene) { calls.append("sceneDidDisconnect") }
}

@Suite @MainActor final class ApplicationLifecycleTests {
    let display = HeadlessDisplay()

    private func launch(_ delegate: any UIApplicationDelegate, info: [String: Any]? = nil) throws
        -> ApplicationLifecycle
    {
        calls = []
        _ = DisplayConnection(to: display)
        let application = UIApplication.shared
        application.applicationState = .inactive
        application.delegate = delegate
        let life = ApplicationLifecycle(
            application, on: display, module: "UIKitTests", info: info)
        try life.launch(title: "Lists", size: CGSize(width: 390, height: 844))
        return life
    }

    private func drainCalls() -> [String] {
        defer { calls = [] }
        return calls
    }

    private static func manifest(_ delegateClass: String) -> [String: Any] {
        [
            "UIApplicationSceneManifest": [
                "UISceneConfigurations": [
                    "UIWindowSceneSessionRoleApplication": [
                        [
                            "UISceneConfigurationName": "Default Configuration",
                            "UISceneDelegateClassName": delegateClass,
                        ]
                    ]
                ]
            ]
        ]
    }

    @Test func appWithoutScenesShowsItsOwnWindow() throws {
        let delegate = PlainDelegate()
        let life = try launch(delegate)
        #expect(drainCalls() == ["willFinish inactive", "didFinish", "didBecomeActive"])
        #expect(UIApplication.shared.applicationState == .active)
        let window = try #require(delegate.window)
        #expect(window.isKeyWindow)
        #expect(window.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(window.next is UIWindowScene)
        #expect(window.next?.next === UIApplication.shared)
        #expect(UIApplication.shared.next === delegate)
        #expect(display.surfaces[0].title == "Lists")
        display.advance(by: 0.1)
        #expect(display.surfaces[0].picturesPresented > 0)

        display.surfaces[0].setActive(false)
        #expect(drainCalls() == ["willResignActive"])
        #expect(UIApplication.shared.applicationState == .inactive)
        display.surfaces[0].setActive(true)
        #expect(drainCalls() == ["didBecomeActive"])
        display.surfaces[0].requestClose()
        #expect(drainCalls() == ["willResignActive", "didEnterBackground", "willTerminate"])
        #expect(display.surfaces[0].isClosed)
        #expect(UIApplication.shared.connectedScenes.isEmpty)
        life.terminate()
        #expect(drainCalls().isEmpty)
    }

    @Test(arguments: ["Light", "Dark", "Automatic"])
    func styleOfTheInfoPlistIsThatOfTheApp(style: String) throws {
        display.preferences.prefersDark = style == "Light"
        let delegate = PlainDelegate()
        let life = try launch(delegate, info: ["UIUserInterfaceStyle": style])
        #expect(delegate.window?.traitCollection.userInterfaceStyle == (style == "Dark" ? .dark : .light))
        life.terminate()
    }

    @Test func sceneDelegateFromTheInfoPlistIsCalled() throws {
        let life = try launch(SceneAppDelegate(), info: Self.manifest("$(PRODUCT_MODULE_NAME).SceneDelegate"))
        #expect(
            drainCalls() == [
                "willFinish inactive", "didFinish", "willConnect foregroundInactive", "sceneWillEnterForeground",
                "sceneDidBecomeActive",
            ])
        let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        #expect(scene.windows.count == 1)
        #expect(scene.session.configuration.name == "Default Configuration")
        scene.title = "Inbox"
        #expect(display.surfaces[0].title == "Inbox")
        scene.title = ""
        #expect(display.surfaces[0].title == "Lists")
        display.surfaces[0].requestClose()
        #expect(
            drainCalls() == ["sceneWillResignActive", "sceneDidEnterBackground", "sceneDidDisconnect", "willTerminate"])
        _ = life
    }

    @Test func appDelegateMayConfigureTheSceneInCode() throws {
        let life = try launch(ConfiguringDelegate())
        #expect(drainCalls().first == "configurationForConnecting")
        let scene = try #require(UIApplication.shared.connectedScenes.first)
        #expect(scene is OwnScene)
        #expect(scene.delegate is SceneDelegate)
        #expect(UIApplication.shared.connectedScenes.count == 1)
        life.terminate()
    }

    @Test func notificationsFollowUIKitsOrder() throws {
        var posted: [String] = []
        let names: [Notification.Name] = [
            UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
            UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
            UIApplication.willTerminateNotification, UIScene.willConnectNotification, UIScene.didActivateNotification,
            UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
            UIScene.didDisconnectNotification, UIScene.willEnterForegroundNotification,
        ]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                let text = note.name.rawValue.replacingOccurrences(of: "Notification", with: "")
                MainActor.assumeIsolated { posted.append(text) }
            }
        }
        let life = try launch(SceneAppDelegate(), info: Self.manifest("SceneDelegate"))
        life.terminate()
        tokens.forEach(NotificationCenter.default.removeObserver)
        #expect(
            posted == [
                "UIApplicationDidFinishLaunching", "UISceneWillConnect", "UISceneWillEnterForeground",
                "UISceneDidActivate", "UIApplicationDidBecomeActive", "UISceneWillDeactivate",
                "UIApplicationWillResignActive", "UISceneDidEnterBackground", "UIApplicationDidEnterBackground",
                "UISceneDidDisconnect", "UIApplicationWillTerminate",
            ])
    }

    @Test func wrongInfoPlistGivesAOneLineError() throws {
        #expect(throws: AppError.self) { try launch(SceneAppDelegate(), info: Self.manifest("Nowhere.SceneDelegate")) }
        do {
            _ = try launch(SceneAppDelegate(), info: Self.manifest("Nowhere.SceneDelegate"))
        } catch {
            #expect(
                "\(error)"
                    == "UISceneDelegateClassName in Info.plist is Nowhere.SceneDelegate, and there is no such class in "
                    + "the program.")
        }
        do {
            _ = try launch(SceneAppDelegate(), info: Self.manifest("UIKitTests.ApplicationLifecycleTests"))
            Issue.record("A class that is no delegate was taken")
        } catch {
            #expect("\(error)".hasSuffix("make it a UIResponder, UIWindowSceneDelegate."))
        }
    }

    @Test func infoPlistIsFoundBesideTheExecutable() throws {
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let support = directory.appendingPathComponent("Pack_Lists.resources/Support")
        try FileManager.default.createDirectory(at: support, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        let data = try PropertyListSerialization.data(
            fromPropertyList: Self.manifest("$(PRODUCT_MODULE_NAME).SceneDelegate"), format: .xml, options: 0)
        try data.write(to: support.appendingPathComponent("Info.plist"))
        let info = AppBundle.info(ofModule: "Lists", besides: directory)
        #expect(SceneManifest(module: "Lists", info: info).entries.first?.delegateClassName == "Lists.SceneDelegate")
        #expect(
            SceneManifest(module: "Other", info: AppBundle.info(ofModule: "Other", besides: directory)).entries.isEmpty)
    }

    // MARK: User defaults

    /// The values of a suite that are on disk; nil if there is no file.
    private func storedValues(of suite: String) -> NSDictionary? {
        let environment = ProcessInfo.processInfo.environment
        let folder =
            environment["XDG_CONFIG_HOME"].map { URL(fileURLWithPath: $0) }
            ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".config")
        let file = folder.appendingPathComponent("\(suite).plist")
        return (try? Data(contentsOf: file)).flatMap {
            try? PropertyListSerialization.propertyList(from: $0, format: nil) as? NSDictionary
        }
    }

    @Test("User defaults are on disk soon after an input, and when the app ends")
    func userDefaultsAreWritten() throws {
        let suite = "uplift-test-\(UUID().uuidString)"
        let defaults = try #require(UserDefaults(suiteName: suite))
        defer { defaults.removePersistentDomain(forName: suite) }
        let life = try launch(PlainDelegate())
        let surface = try #require(display.surfaces.last)
        defaults.set(1, forKey: "count")
        let hover = InputEvent.Hover(CGPoint(x: 5, y: 5))
        surface.send(InputEvent(.hover(hover), timestamp: display.virtualClock.now()))
        display.advance(by: 0.5)
        surface.send(InputEvent(.text("a"), timestamp: display.virtualClock.now()))
        #expect(storedValues(of: suite) == nil)
        display.advance(by: 0.5)
        #expect(storedValues(of: suite)?["count"] as? Int == 1)
        defaults.set(2, forKey: "count")
        life.terminate()
        #expect(storedValues(of: suite)?["count"] as? Int == 2)
    }
}
