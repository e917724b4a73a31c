// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The delegate of a gallery window. A new launch opens the demo that the window has shown last.
final class GallerySceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    /// Whether a window has opened the demo that the command line names.
    private static var hasOpenedDemo = false

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        var options: GalleryOptions = AppDelegate.options
        let named = GallerySceneDelegate.hasOpenedDemo ? nil : options.demo
        GallerySceneDelegate.hasOpenedDemo = true
        options.demo =
            connectionOptions.userActivities.first.flatMap(Demo.init) ?? named
            ?? session.stateRestorationActivity.flatMap(Demo.init)
        let window = UIWindow(windowScene: scene)
        options.apply(to: window)
        window.rootViewController = GalleryController(options: options)
        window.makeKeyAndVisible()
        self.window = window
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        (window?.rootViewController as? GalleryController)?.openDemo?.activity
    }
}

extension Demo {
    private static let activityType = "gallery.demo"

    /// The activity of showing the demo.
    @MainActor
    var activity: NSUserActivity {
        let activity = NSUserActivity(activityType: Demo.activityType)
        activity.title = title
        activity.userInfo = ["demo": rawValue]
        return activity
    }

    /// The demo that an activity shows; nil if it shows none.
    @MainActor
    init?(_ activity: NSUserActivity) {
        guard activity.activityType == Demo.activityType, let name = activity.userInfo?["demo"] as? String else {
            return nil
        }
        self.init(rawValue: name)
    }
}
