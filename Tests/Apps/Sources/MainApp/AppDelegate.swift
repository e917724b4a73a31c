// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

class Application: UIApplication {
    let purpose = "own application"

    override init() {
        super.init()
        print("application")
    }
}

class AppDelegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?
    private let greeting: String

    override init() {
        greeting = "delegate"
        super.init()
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        print(greeting, (application as? Application)?.purpose ?? "")
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { kill(getpid(), SIGTERM) }
        return true
    }
}
