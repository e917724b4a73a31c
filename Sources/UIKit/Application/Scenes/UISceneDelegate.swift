// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The delegate of a scene, which is notified of the scene's life cycle.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// Called when the scene is connected to the app. The delegate creates the scene's windows in this method.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// Called after the scene was disconnected.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Called after the scene has become active.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Called before the scene becomes inactive.
    func sceneWillResignActive(_ scene: UIScene)
    /// Called before the scene becomes visible.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Called after the scene has gone to the background: its window was minimised or closed, or the app ends.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Called before ``scene(_:continue:)``, when the scene is about to continue an activity of this type.
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    /// Called when the scene is to continue an activity: the app has activated the scene's session with it.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    /// Called after the values of an activity were updated, because the scene's state is saved.
    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
    /// Returns an activity from which the scene's state can be restored; nil for none.
    ///
    /// The method is called when the scene goes to the background, and soon after the user's input, so that the state
    /// also survives a crash.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    /// Called after the scene was connected and before it becomes visible, if its session has a state restoration
    /// activity from an earlier run of the app.
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
}

extension UISceneDelegate {
    /// Does nothing by default.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    /// Does nothing by default.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Does nothing by default.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Does nothing by default.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Does nothing by default.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Does nothing by default.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    /// Does nothing by default.
    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
    /// Does nothing by default.
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
    /// Does nothing by default.
    public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
    /// Returns nil by default.
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
    /// Does nothing by default.
    public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}
}

/// The delegate of a scene that contains windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The window of the scene. The app keeps the window alive by storing it in this property.
    var window: UIWindow? { get set }
    /// Called after the size, the orientation or the traits of the scene have changed.
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection)
}

extension UIWindowSceneDelegate {
    /// Does nothing by default.
    public func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {}
    /// Nil by default. Setting it has no effect and gives a warning, unless the delegate declares the property itself.
    public var window: UIWindow? {
        get { nil }
        set { warn("\(type(of: self)) has no window to set: declare `var window: UIWindow?` in it.") }
    }
}
