// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The delegate of the app, which is notified of the app's life cycle.
///
/// As on iOS, if the app has a scene delegate, the scene delegate gets the activation calls instead of this delegate.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The window of an app that has no scene delegate.
    var window: UIWindow? { get set }

    /// Called before the launch is complete. If the result is false, the scene is not told about the URLs that the app
    /// was started with.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called when the launch is complete. If the result is false, the scene is not told about the URLs that the app
    /// was started with.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called when the app was launched, if the delegate does not have the method with options.
    func applicationDidFinishLaunching(_ application: UIApplication)
    /// Returns the configuration of the new scene: its class and the class of its delegate. Classes that are nil are
    /// taken from the configuration of the same name in the Info.plist. If neither configuration has a delegate class,
    /// the app's delegate creates and shows the window.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Called after the app has become active.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Called before the app becomes inactive.
    func applicationWillResignActive(_ application: UIApplication)
    /// Called after the app has gone to the background: its window was minimised, or the app ends.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Called before the app returns from the background.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Called when the user or the app has closed the windows of scenes. Sessions that the launch cannot open again are
    /// passed during the launch.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    /// Called before the app terminates.
    func applicationWillTerminate(_ application: UIApplication)
    /// Returns the orientations that the app supports in a window.
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask
    /// Called when the computer runs short of memory.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
}

extension UIApplicationDelegate {
    /// Nil by default. Setting it has no effect and gives a warning, unless the delegate declares the property itself.
    public var window: UIWindow? {
        get { nil }
        set { warn("\(type(of: self)) has no window to set: declare `var window: UIWindow?` in it.") }
    }
    /// Returns true by default.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Calls `applicationDidFinishLaunching(_:)` by default, and returns true.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        applicationDidFinishLaunching(application)
        return true
    }
    /// Does nothing by default.
    public func applicationDidFinishLaunching(_ application: UIApplication) {}
    /// Returns the session's configuration by default.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { connectingSceneSession.configuration }
    /// Does nothing by default.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Does nothing by default.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Does nothing by default.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Does nothing by default.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Does nothing by default.
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
    /// Does nothing by default.
    public func applicationWillTerminate(_ application: UIApplication) {}
    /// Returns the orientations of the Info.plist by default.
    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { application.defaultOrientations }
    /// Does nothing by default.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
}
