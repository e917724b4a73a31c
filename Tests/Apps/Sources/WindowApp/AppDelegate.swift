// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        print("didFinishLaunching")
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: ListController())
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        print("didBecomeActive")
    }

    func applicationWillTerminate(_ application: UIApplication) {
        print("willTerminate")
    }
}

class ListController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Window"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: ListController.add)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        print("viewDidAppear \(view.bounds.size)")
        // Ends the app with SIGTERM, as a session manager does.
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { kill(getpid(), SIGTERM) }
    }

    private func add() {}
}
