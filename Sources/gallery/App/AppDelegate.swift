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
        TerminationObserver.observe()
        let window = UIWindow(frame: UIScreen.main.bounds)
        AppDelegate.options.apply(to: window)
        window.rootViewController = GalleryController(options: AppDelegate.options)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
