// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = (scene as? UIWindowScene) else { return }
        print("willConnect", session.configuration.name ?? "")
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = RootController()
        window?.makeKeyAndVisible()
    }

    func sceneDidBecomeActive(_ scene: UIScene) { print("sceneDidBecomeActive") }
    func sceneDidDisconnect(_ scene: UIScene) { print("sceneDidDisconnect") }
}

class RootController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        print("viewDidAppear")
        Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { _ in kill(getpid(), SIGTERM) }
    }
}
