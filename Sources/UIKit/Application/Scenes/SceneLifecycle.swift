// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Display
import Foundation

/// A scene with its desktop window. It creates the scene and its delegate, and calls the delegate and the observers of
/// the scene.
@MainActor
final class SceneLifecycle {
    let session: UISceneSession
    let host: DesktopWindowHost
    private let application: UIApplication
    private let manifest: SceneManifest
    private(set) var scene: UIWindowScene?
    /// Whether the scene has a delegate. If so, the scene's delegate gets the activation calls instead of the app's
    /// delegate.
    private(set) var hasDelegate = false
    /// The window with the first view controller of a storyboard, until it is shown.
    private var storyboardWindow: UIWindow?

    init(
        _ session: UISceneSession, on host: DesktopWindowHost, of application: UIApplication, _ manifest: SceneManifest
    ) {
        (self.session, self.host, self.application, self.manifest) = (session, host, application, manifest)
    }

    var state: UIScene.ActivationState { scene?.activationState ?? .unattached }
    var isInForeground: Bool { state == .foregroundActive || state == .foregroundInactive }

    /// The name of the scene's configuration, if it is in the Info.plist.
    var configurationName: String? { session.configuration.name.flatMap { manifest.contains($0) ? $0 : nil } }

    // MARK: Connection

    /// Creates the scene of an app without a scene delegate, before the app's delegate shows its windows.
    func connectWithoutDelegate() throws {
        connect(try makeScene(UIScene.ConnectionOptions()))
    }

    /// Asks the app's delegate for the scene's configuration, creates the scene's delegate, and tells it that the scene
    /// is connected.
    func connect(_ options: UIScene.ConnectionOptions) throws {
        let chosen =
            application.delegate?.application(application, configurationForConnecting: session, options: options)
            ?? session.configuration
        guard chosen.role == session.role else {
            misuse(
                "The configuration for the session \(session.persistentIdentifier) has the role \(chosen.role.rawValue), "
                    + "and the session has the role \(session.role.rawValue).")
        }
        session.configuration = chosen
        try manifest.complete(chosen)
        let sceneDelegate = try chosen.delegateClass.map(makeDelegate)
        if scene == nil || chosen.sceneClass != nil {
            if let old = scene { application.disconnect(old) }
            connect(try makeScene(options))
        }
        guard let scene else { return }
        scene.delegate = sceneDelegate
        hasDelegate = sceneDelegate != nil
        post(UIScene.willConnectNotification)
        if let storyboard = chosen.storyboard, sceneDelegate != nil {
            showStoryboard(storyboard, key: "UISceneStoryboardFile")
        }
        scene.delegate?.scene(scene, willConnectTo: session, options: options)
        showStoryboardWindow(of: (sceneDelegate as? any UIWindowSceneDelegate)?.window)
        scene.geometryMayHaveChanged()
        host.updateOrientation()
        if let activity = session.stateRestorationActivity {
            scene.delegate?.scene(scene, restoreInteractionStateWith: activity)
        }
    }

    private func makeScene(_ options: UIScene.ConnectionOptions) throws -> UIWindowScene {
        let made: UIWindowScene
        if let type = session.configuration.sceneClass {
            guard let type = type as? UIWindowScene.Type else {
                throw AppError("The scene class \(type) is not a UIWindowScene.")
            }
            made = type.makeOfSceneClass(session, options)
        } else {
            made = UIWindowScene(session: session, connectionOptions: options)
        }
        made.host = host
        session.scene = made
        return made
    }

    private func connect(_ scene: UIWindowScene) {
        self.scene = scene
        host.scene = scene
        scene.activationState = .foregroundInactive
        application.connect(scene)
    }

    private func makeDelegate(_ type: AnyClass) throws -> any UISceneDelegate {
        guard let type = type as? UIResponder.Type, let made = type.makeOfDelegateClass() as? any UIWindowSceneDelegate
        else {
            throw AppError("The scene delegate \(type) is not one: make it a UIResponder, UIWindowSceneDelegate.")
        }
        return made
    }

    /// Notifies the delegate that the scene was disconnected.
    func disconnect() {
        guard let scene else { return }
        scene.delegate?.sceneDidDisconnect(scene)
        post(UIScene.didDisconnectNotification)
        scene.activationState = .unattached
        application.disconnect(scene)
    }

    // MARK: Storyboards

    /// Creates a window with the first view controller of a storyboard, and gives it to the delegate. It becomes
    /// visible after the delegate's call.
    func showStoryboard(_ storyboard: UIStoryboard, key: String) {
        guard let scene else { return }
        let window = UIWindow(windowScene: scene)
        if let sceneDelegate = scene.delegate as? any UIWindowSceneDelegate {
            sceneDelegate.window = window
        } else {
            application.delegate?.window = window
        }
        window.rootViewController = storyboard.instantiateInitialViewController()
        storyboardWindow = window
        if window.rootViewController == nil {
            warn(
                "Failed to instantiate the default view controller for \(key) '\(storyboard.name)' - "
                    + "perhaps the designated entry point is not set?")
        }
    }

    /// Shows the window of a storyboard, unless the app has replaced it with another one.
    func showStoryboardWindow(of window: UIWindow??) {
        defer { storyboardWindow = nil }
        guard let storyboardWindow, let window = window ?? nil, window === storyboardWindow else { return }
        storyboardWindow.makeKeyAndVisible()
    }

    // MARK: Activation

    /// Calls the scene's delegate, then `app` if that has none, and then posts the notification.
    private func notify(
        _ name: Notification.Name, _ call: (any UISceneDelegate, UIScene) -> Void,
        app: (any UIApplicationDelegate) -> Void
    ) {
        guard let scene else { return }
        if let delegate = scene.delegate { call(delegate, scene) }
        if !hasDelegate, let delegate = application.delegate { app(delegate) }
        post(name)
    }

    /// Notifies the delegates that the scene becomes visible. The app's delegate is told only of a return from the
    /// background, as it gets no such call at the launch.
    func willEnterForeground(atLaunch: Bool) {
        notify(UIScene.willEnterForegroundNotification) {
            $0.sceneWillEnterForeground($1)
        } app: {
            if !atLaunch { $0.applicationWillEnterForeground(application) }
        }
        scene?.activationState = .foregroundInactive
    }

    func didBecomeActive() {
        scene?.activationState = .foregroundActive
        notify(UIScene.didActivateNotification) {
            $0.sceneDidBecomeActive($1)
        } app: {
            $0.applicationDidBecomeActive(application)
        }
    }

    func willResignActive() {
        notify(UIScene.willDeactivateNotification) {
            $0.sceneWillResignActive($1)
        } app: {
            $0.applicationWillResignActive(application)
        }
    }

    func didResignActive() {
        scene?.activationState = .foregroundInactive
    }

    func didEnterBackground() {
        scene?.activationState = .background
        notify(UIScene.didEnterBackgroundNotification) {
            $0.sceneDidEnterBackground($1)
        } app: {
            $0.applicationDidEnterBackground(application)
        }
    }

    /// Asks the delegate for the activity that restores the scene's state, and has its values updated.
    func updateRestorationActivity() {
        guard let scene else { return }
        let activity = scene.delegate?.stateRestorationActivity(for: scene)
        if activity != nil || session.delegateGivesActivity { session.stateRestorationActivity = activity }
        session.delegateGivesActivity = activity != nil
        session.stateRestorationActivity?.updateForSaving(in: scene)
    }

    /// Has the delegate continue an activity.
    func continueActivity(_ activity: NSUserActivity) {
        guard let scene, let delegate = scene.delegate else { return }
        delegate.scene(scene, willContinueUserActivityWithType: activity.activityType)
        delegate.scene(scene, continue: activity)
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: scene)
    }
}
