// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Display
import Foundation

/// Manages the life cycle of an app and its scenes, from launch to termination. It calls the delegates and posts the
/// notifications in UIKit's order.
@MainActor
package final class ApplicationLifecycle {
    let application: UIApplication
    let display: any DisplayServer
    let manifest: SceneManifest
    let info: [String: Any]?
    private let launchScreen: LaunchScreen
    /// The only style of the app, `UIUserInterfaceStyle` in the Info.plist; nil for the one of the desktop.
    private let style: UIUserInterfaceStyle?
    private let defaults = UserDefaultsWriter()
    /// Saves the scenes for the next launch; nil if they are not saved.
    let saver: SceneSaver?
    /// The scenes with a window, the oldest first.
    private(set) var scenes: [SceneLifecycle] = []
    private(set) var isTerminated = false
    /// The properties of new windows.
    private var newWindow = NewWindow(size: .zero)

    private struct NewWindow {
        var title = ""
        var size: CGSize
        var icon: CGImage?
        var traitOverride: ((UITraitCollection) -> UITraitCollection)?
    }

    /// - Parameter store: the file with the scenes of the app's last run; nil if they are not restored.
    package init(
        _ application: UIApplication, on display: any DisplayServer, module: String, info: [String: Any]?,
        store: SceneStore? = nil
    ) {
        self.application = application
        self.display = display
        self.info = info
        manifest = SceneManifest(module: module, info: info)
        launchScreen = LaunchScreen(info)
        style = (info?["UIUserInterfaceStyle"] as? String).flatMap { ["Light": .light, "Dark": .dark][$0] }
        saver = store.map(SceneSaver.init)
    }

    private var delegate: (any UIApplicationDelegate)? { application.delegate }

    /// Whether the app can have several scenes, and the display several windows.
    var supportsMultipleScenes: Bool { manifest.supportsMultipleScenes && display.hasSeveralWindows }

    // MARK: Launch

    /// Opens the windows, notifies the delegates and observers of the launch, and makes the app active.
    ///
    /// - Parameter arguments: those of the command line. The app is told about the URLs among them.
    package func launch(title: String, size: CGSize, icon: CGImage? = nil, arguments: [String] = []) throws {
        try launch(title: title, size: size, icon: icon, options: nil, arguments: arguments)
    }

    func launch(
        title: String, size: CGSize, icon: CGImage? = nil, options: LaunchOptions?, arguments: [String]
    ) throws {
        newWindow = NewWindow(title: title, size: size, icon: icon, traitOverride: traitOverride(options))
        application.willLaunch(by: self)
        saver?.scenes = { [weak self] in self?.scenes ?? [] }
        let restored = try restoredScenes()
        let host = try makeHost(size: options?.size ?? restored.open.first?.size)

        launchScreen.show(on: host, of: display)
        application.applicationState = .inactive
        let takesURLs = delegate?.application(application, willFinishLaunchingWithOptions: nil) ?? true
        let session =
            try restored.open.first?.session
            ?? UISceneSession(role: .windowApplication, configuration: manifest.firstConfiguration())
        let first = SceneLifecycle(session, on: host, of: application, manifest)
        scenes = [first]
        observe(first)
        if session.configuration.delegateClass == nil {
            // Without a scene delegate, the app's delegate shows its windows in `didFinishLaunching`. Connect the scene
            // before that call, because the windows need a scene.
            try first.connectWithoutDelegate()
        }
        if let storyboard = session.configuration.storyboard, session.configuration.delegateClass == nil {
            first.showStoryboard(storyboard, key: "UIMainStoryboardFile")
        }
        let stillTakesURLs = delegate?.application(application, didFinishLaunchingWithOptions: nil) ?? true
        first.showStoryboardWindow(of: delegate?.window)
        post(UIApplication.didFinishLaunchingNotification)
        if !restored.discarded.isEmpty {
            delegate?.application(application, didDiscardSceneSessions: restored.discarded)
        }
        let urls = UIOpenURLContext.contexts(of: arguments, info: info)
        try first.connect(UIScene.ConnectionOptions(urlContexts: takesURLs && stillTakesURLs ? urls : []))
        enterForeground(first, atLaunch: true)
        for scene in restored.open.dropFirst() {
            try open(scene.session, size: scene.size, UIScene.ConnectionOptions())
        }
        // The desktop gives the keyboard to the last window.
        let last = scenes.last ?? first
        becomeActive(last)
        if scenes.count > 1 { last.host.surface?.activate() }
        // Not now: the first frame may still fail to restore the state.
        saver?.scheduleSave()
    }

    private func traitOverride(_ options: LaunchOptions?) -> ((UITraitCollection) -> UITraitCollection)? {
        guard options != nil || style != nil else { return nil }
        return { [style] traits in
            let own = style.map { style in traits.modifyingTraits { $0.userInterfaceStyle = style } } ?? traits
            return options?.apply(to: own) ?? own
        }
    }

    // MARK: Windows

    /// Opens a desktop window. A nil size is the usual one.
    private func makeHost(size: CGSize?) throws -> DesktopWindowHost {
        let surface = try display.makeSurface(title: newWindow.title, size: size ?? newWindow.size)
        let host = DesktopWindowHost(surface: surface)
        if let icon = newWindow.icon { surface.setIcon(icon) }
        if let override = newWindow.traitOverride {
            host.traitOverride = override
            host.updateTraits()
        }
        host.title = newWindow.title
        return host
    }

    private func observe(_ scene: SceneLifecycle) {
        let host = scene.host
        host.shouldClose = { [weak self, weak scene] in scene.map { self?.userClosed($0) } }
        host.inputReceived = { [weak self] in self?.inputWasReceived() }
        host.activityChanged = { [weak self, weak scene] isActive in
            guard let self, let scene, !isTerminated else { return }
            if isActive { becomeActive(scene) } else { resignActive(scene) }
        }
        host.minimizationChanged = { [weak self, weak scene] isMinimized in
            guard let self, let scene, !isTerminated else { return }
            guard isMinimized else { return enterForeground(scene) }
            enterBackground(scene)
            saver?.save()
        }
    }

    private func inputWasReceived() {
        defaults.inputWasReceived()
        saver?.scheduleSave()
    }

    /// Opens a window with a scene for a session. The scene is in the foreground, and not active.
    @discardableResult
    func open(_ session: UISceneSession, size: CGSize?, _ options: UIScene.ConnectionOptions) throws -> SceneLifecycle {
        let scene = SceneLifecycle(session, on: try makeHost(size: size), of: application, manifest)
        scenes.append(scene)
        do {
            try scene.connect(options)
        } catch {
            scenes.removeLast()
            scene.host.close()
            throw error
        }
        observe(scene)
        enterForeground(scene, atLaunch: true)
        return scene
    }

    // MARK: Activation

    /// Makes a scene the active one. Another scene that is active resigns first, because only one window has the
    /// keyboard; the app then stays active.
    func becomeActive(_ scene: SceneLifecycle) {
        if scene.state == .background { enterForeground(scene) }
        guard scene.state == .foregroundInactive else { return }
        for other in scenes where other !== scene && other.state == .foregroundActive {
            other.willResignActive()
            other.didResignActive()
        }
        scene.host.makeCurrent()
        let wasActive = application.applicationState == .active
        application.applicationState = .active
        scene.didBecomeActive()
        if !wasActive { post(UIApplication.didBecomeActiveNotification) }
    }

    private func resignActive(_ scene: SceneLifecycle) {
        guard scene.state == .foregroundActive else { return }
        scene.willResignActive()
        post(UIApplication.willResignActiveNotification)
        application.applicationState = .inactive
        scene.didResignActive()
        defaults.write()
    }

    private func enterBackground(_ scene: SceneLifecycle) {
        resignActive(scene)
        guard scene.state == .foregroundInactive else { return }
        let isLast = !scenes.contains { $0 !== scene && $0.isInForeground }
        if isLast { application.applicationState = .background }
        scene.didEnterBackground()
        if isLast { post(UIApplication.didEnterBackgroundNotification) }
    }

    private func enterForeground(_ scene: SceneLifecycle, atLaunch: Bool = false) {
        guard atLaunch || scene.state == .background else { return }
        let isReturn = application.applicationState == .background
        scene.willEnterForeground(atLaunch: atLaunch)
        if isReturn {
            post(UIApplication.willEnterForegroundNotification)
            application.applicationState = .inactive
        }
    }

    // MARK: Closing

    /// Closes a scene's window for the user. The last window's scene is kept for the next launch, as that of an app
    /// that iOS ends; the session of any other window is discarded.
    private func userClosed(_ scene: SceneLifecycle) {
        if scenes.count > 1 { close(scene) } else { end() }
    }

    /// Closes a scene's window and discards its session. The app ends with its last window.
    func close(_ scene: SceneLifecycle) {
        guard !isTerminated, scenes.contains(where: { $0 === scene }) else { return }
        enterBackground(scene)
        scenes.removeAll { $0 === scene }
        scene.disconnect()
        delegate?.application(application, didDiscardSceneSessions: [scene.session])
        saver?.save()
        if scenes.isEmpty { end() }
        scene.host.close()
    }

    /// Ends the app, because the user has closed its last window.
    private func end() {
        terminate()
        display.stop()
    }

    /// Notifies the delegates of the app's termination, and closes the windows. Later calls do nothing.
    package func terminate() {
        guard !isTerminated else { return }
        for scene in scenes { enterBackground(scene) }
        saver?.save()
        isTerminated = true
        application.applicationState = .background
        for scene in scenes { scene.disconnect() }
        delegate?.applicationWillTerminate(application)
        post(UIApplication.willTerminateNotification)
        defaults.write()
        saver?.cancel()
        for scene in scenes { scene.host.close() }
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: application)
    }
}
