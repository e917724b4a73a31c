// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
    static var options: GalleryOptions!

    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        AppDelegate.options.apply(to: window)
        window.rootViewController = AppDelegate.makeRoot(AppDelegate.options)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    /// The list of demos, and the demo asked for on top of it.
    static func makeRoot(_ options: GalleryOptions) -> UIViewController {
        let navigation = UINavigationController(rootViewController: DemoListController(options: options))
        if let demo = options.demo {
            navigation.pushViewController(demo.makeController(options), animated: false)
        }
        return navigation
    }
}
