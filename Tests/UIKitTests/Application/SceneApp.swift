// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitTesting

@testable import UIKit

/// The calls of the delegates of the app under test, in order. A call of a scene's delegate ends with the scene's name.
@MainActor var sceneCalls: [String] = []

/// Returns the calls since the last use of this function.
@MainActor
func drainSceneCalls() -> [String] {
    defer { sceneCalls = [] }
    return sceneCalls
}

/// A delegate of an app with several scenes.
final class ScenesAppDelegate: UIResponder, UIApplicationDelegate {
    var discarded: [UISceneSession] = []

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        sceneCalls.append("didDiscard \(sceneSessions.count)")
        discarded += sceneSessions
    }

    func applicationDidBecomeActive(_ application: UIApplication) { sceneCalls.append("app didBecomeActive") }
    func applicationWillEnterForeground(_ application: UIApplication) { sceneCalls.append("app willEnterForeground") }
    func applicationDidEnterBackground(_ application: UIApplication) { sceneCalls.append("app didEnterBackground") }
    func applicationWillTerminate(_ application: UIApplication) { sceneCalls.append("willTerminate") }
}

/// A page with a text field, whose text is the state of its scene.
final class NotePage: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 44))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
    }
}

/// The delegate of a scene with a note. Scenes are named by the order in which they were connected.
final class NoteSceneDelegate: UIResponder, UIWindowSceneDelegate {
    static var count = 0
    var window: UIWindow?
    let page = NotePage()
    let name: String
    var options: UIScene.ConnectionOptions?
    var continued: NSUserActivity?
    var restored: NSUserActivity?

    override init() {
        NoteSceneDelegate.count += 1
        name = "\(NoteSceneDelegate.count)"
        super.init()
    }

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        sceneCalls.append("willConnect \(name)")
        options = connectionOptions
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = page
        window.makeKeyAndVisible()
        self.window = window
        scene.title = "Note \(name)"
    }

    func sceneWillEnterForeground(_ scene: UIScene) { sceneCalls.append("willEnterForeground \(name)") }
    func sceneDidBecomeActive(_ scene: UIScene) { sceneCalls.append("didBecomeActive \(name)") }
    func sceneWillResignActive(_ scene: UIScene) { sceneCalls.append("willResignActive \(name)") }
    func sceneDidEnterBackground(_ scene: UIScene) { sceneCalls.append("didEnterBackground \(name)") }
    func sceneDidDisconnect(_ scene: UIScene) { sceneCalls.append("didDisconnect \(name)") }

    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
        sceneCalls.append("willContinue \(userActivityType) \(name)")
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        sceneCalls.append("continue \(name)")
        continued = userActivity
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        guard let text = page.field.text, !text.isEmpty else { return nil }
        let activity = NSUserActivity(activityType: "note")
        activity.userInfo = ["text": text]
        return activity
    }

    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
        sceneCalls.append("didUpdate \(name)")
    }

    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
        sceneCalls.append("restore \(name)")
        restored = stateRestorationActivity
        page.field.text = stateRestorationActivity.userInfo?["text"] as? String
    }
}

extension TestApp {
    /// An Info.plist with a scene manifest.
    static func info(severalScenes: Bool = true) -> [String: Any] {
        [
            "UIApplicationSceneManifest": [
                "UIApplicationSupportsMultipleScenes": severalScenes,
                "UISceneConfigurations": [
                    "UIWindowSceneSessionRoleApplication": [
                        [
                            "UISceneConfigurationName": "Note",
                            "UISceneDelegateClassName": "UIKitTests.NoteSceneDelegate",
                        ]
                    ]
                ],
            ] as [String: Any]
        ]
    }

    /// Launches the app of notes, and clears the recorded calls.
    static func notes(severalScenes: Bool = true, state: URL? = nil) throws -> TestApp {
        sceneCalls = []
        NoteSceneDelegate.count = 0
        return try TestApp(
            delegate: ScenesAppDelegate(), info: info(severalScenes: severalScenes), state: state)
    }

    /// Opens a second scene, and returns the screens of both.
    func openSecond(_ activity: NSUserActivity? = nil) -> (first: TestScreen, second: TestScreen) {
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: activity, options: nil)
        advance(by: 0.1)
        return (screens[0], screens[1])
    }
}

extension TestScreen {
    /// The scene of the screen.
    var scene: UIWindowScene? { host.scene }
    /// The delegate of the screen's scene.
    var note: NoteSceneDelegate? { scene?.delegate as? NoteSceneDelegate }
}
