// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Display
import Foundation

/// Manages the life cycle of an app and its scene, from launch to termination. It calls the delegates and posts the
/// notifications in UIKit's order.
@MainActor
final class ApplicationLifecycle {
    private let application: UIApplication
    private let display: any DisplayServer
    private let manifest: SceneManifest
    private let launchScreen: LaunchScreen
    /// The only style of the app, `UIUserInterfaceStyle` in the Info.plist; nil for the one of the desktop.
    private let style: UIUserInterfaceStyle?
    private let defaults = UserDefaultsWriter()
    private var host: DesktopWindowHost?
    private var scene: UIWindowScene?
    /// Whether the scene has a delegate. If so, the scene's delegate gets the activation calls instead of the app's
    /// delegate.
    private var hasSceneDelegate = false
    private var isTerminated = false
    /// The window with the first view controller of a storyboard, until it is shown.
    private var storyboardWindow: UIWindow?

    init(_ application: UIApplication, on display: any DisplayServer, module: String, info: [String: Any]?) {
        self.application = application
        self.display = display
        manifest = SceneManifest(module: module, info: info)
        launchScreen = LaunchScreen(info)
        style = (info?["UIUserInterfaceStyle"] as? String).flatMap { ["Light": .light, "Dark": .dark][$0] }
    }

    private var delegate: (any UIApplicationDelegate)? { application.delegate }

    // MARK: Launch

    /// Opens the window, notifies the delegates and observers of the launch, and makes the app active.
    func launch(title: String, size: CGSize, icon: CGImage? = nil, options: LaunchOptions? = nil) throws {
        let host = DesktopWindowHost(surface: try display.makeSurface(title: title, size: size))
        self.host = host
        if let icon { host.surface?.setIcon(icon) }
        if options != nil || style != nil {
            host.traitOverride = { [style] traits in
                let own = style.map { style in traits.modifyingTraits { $0.userInterfaceStyle = style } } ?? traits
                return options?.apply(to: own) ?? own
            }
            host.updateTraits()
        }
        host.title = title
        host.shouldClose = { [weak self] in self?.close() }
        host.inputReceived = { [defaults] in defaults.inputWasReceived() }
        host.activityChanged = { [weak self] isActive in self?.activityChanged(isActive) }

        launchScreen.show(on: host, of: display)
        application.applicationState = .inactive
        _ = delegate?.application(application, willFinishLaunchingWithOptions: nil)
        let session = UISceneSession(role: .windowApplication, configuration: try manifest.firstConfiguration())
        if session.configuration.delegateClass == nil {
            // Without a scene delegate, the app's delegate shows its windows in `didFinishLaunching`. Connect the scene
            // before that call, because the windows need a scene.
            connect(try makeScene(session, UIScene.ConnectionOptions(), on: host))
        }
        if let storyboard = session.configuration.storyboard, session.configuration.delegateClass == nil {
            showStoryboard(storyboard, key: "UIMainStoryboardFile")
        }
        _ = delegate?.application(application, didFinishLaunchingWithOptions: nil)
        showStoryboardWindow(of: delegate?.window)
        post(UIApplication.didFinishLaunchingNotification)
        try connectDelegate(session, on: host)
        enterForeground()
        becomeActive()
    }

    private func makeScene(
        _ session: UISceneSession, _ options: UIScene.ConnectionOptions, on host: DesktopWindowHost
    ) throws -> UIWindowScene {
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
        host?.scene = scene
        scene.activationState = .foregroundInactive
        application.connect(scene)
    }

    /// Asks the app's delegate for the scene's configuration, creates the scene's delegate, and tells it that the scene
    /// is connected.
    private func connectDelegate(_ session: UISceneSession, on host: DesktopWindowHost) throws {
        let options = UIScene.ConnectionOptions()
        let chosen =
            delegate?.application(application, configurationForConnecting: session, options: options)
            ?? session.configuration
        session.configuration = chosen
        try manifest.complete(chosen)
        let sceneDelegate = try chosen.delegateClass.map(makeSceneDelegate)
        if scene == nil || chosen.sceneClass != nil {
            if let old = scene { application.disconnect(old) }
            connect(try makeScene(session, options, on: host))
        }
        guard let scene else { return }
        scene.delegate = sceneDelegate
        hasSceneDelegate = sceneDelegate != nil
        post(UIScene.willConnectNotification, scene)
        if let storyboard = chosen.storyboard, sceneDelegate != nil {
            showStoryboard(storyboard, key: "UISceneStoryboardFile")
        }
        scene.delegate?.scene(scene, willConnectTo: session, options: options)
        showStoryboardWindow(of: (sceneDelegate as? any UIWindowSceneDelegate)?.window)
    }

    /// Creates a window with the first view controller of a storyboard, and gives it to the delegate. It becomes
    /// visible after the delegate's call.
    private func showStoryboard(_ storyboard: UIStoryboard, key: String) {
        guard let scene else { return }
        let window = UIWindow(windowScene: scene)
        if let sceneDelegate = scene.delegate as? any UIWindowSceneDelegate {
            sceneDelegate.window = window
        } else {
            delegate?.window = window
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
    private func showStoryboardWindow(of window: UIWindow??) {
        defer { storyboardWindow = nil }
        guard let storyboardWindow, let window = window ?? nil, window === storyboardWindow else { return }
        storyboardWindow.makeKeyAndVisible()
    }

    private func makeSceneDelegate(_ type: AnyClass) throws -> any UISceneDelegate {
        guard let type = type as? UIResponder.Type, let made = type.makeOfDelegateClass() as? any UIWindowSceneDelegate
        else {
            throw AppError("The scene delegate \(type) is not one: make it a UIResponder, UIWindowSceneDelegate.")
        }
        return made
    }

    // MARK: Activation

    private func activityChanged(_ isActive: Bool) {
        guard !isTerminated else { return }
        if isActive { becomeActive() } else { resignActive() }
    }

    private func enterForeground() {
        guard let scene else { return }
        scene.delegate?.sceneWillEnterForeground(scene)
        post(UIScene.willEnterForegroundNotification, scene)
    }

    private func becomeActive() {
        guard application.applicationState != .active, let scene else { return }
        application.applicationState = .active
        scene.activationState = .foregroundActive
        scene.delegate?.sceneDidBecomeActive(scene)
        if !hasSceneDelegate { delegate?.applicationDidBecomeActive(application) }
        post(UIScene.didActivateNotification, scene)
        post(UIApplication.didBecomeActiveNotification)
    }

    private func resignActive() {
        guard application.applicationState == .active, let scene else { return }
        scene.delegate?.sceneWillResignActive(scene)
        if !hasSceneDelegate { delegate?.applicationWillResignActive(application) }
        post(UIScene.willDeactivateNotification, scene)
        post(UIApplication.willResignActiveNotification)
        application.applicationState = .inactive
        scene.activationState = .foregroundInactive
        defaults.write()
    }

    // MARK: Termination

    /// Ends the app, because the user has closed its last window.
    private func close() {
        terminate()
        display.stop()
    }

    /// Notifies the delegates of the app's termination, and closes the window. Later calls do nothing.
    func terminate() {
        guard !isTerminated else { return }
        resignActive()
        isTerminated = true
        application.applicationState = .background
        if let scene {
            scene.activationState = .background
            scene.delegate?.sceneDidEnterBackground(scene)
            if !hasSceneDelegate { delegate?.applicationDidEnterBackground(application) }
            post(UIScene.didEnterBackgroundNotification, scene)
            post(UIApplication.didEnterBackgroundNotification)
            scene.delegate?.sceneDidDisconnect(scene)
            post(UIScene.didDisconnectNotification, scene)
            scene.activationState = .unattached
            application.disconnect(scene)
        }
        delegate?.applicationWillTerminate(application)
        post(UIApplication.willTerminateNotification)
        defaults.write()
        host?.close()
    }

    private func post(_ name: Notification.Name, _ object: NSObject? = nil) {
        NotificationCenter.default.post(name: name, object: object ?? application)
    }
}
