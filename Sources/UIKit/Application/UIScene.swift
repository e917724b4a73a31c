// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One instance of the app's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// The activation states of a scene.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2
    }

    /// The reasons for opening the scene. In Uplift there are none, so the class has no properties.
    public final class ConnectionOptions: NSObject {}

    /// The session of the scene.
    public let session: UISceneSession
    /// The delegate of the scene.
    open var delegate: (any UISceneDelegate)?
    /// The activation state of the scene.
    open internal(set) var activationState = ActivationState.unattached
    /// The title of the scene.
    open var title: String! = ""

    /// Creates a scene for a session.
    public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        self.session = session
        super.init()
    }

    open override var next: UIResponder? { UIApplication.shared }
}

extension UIScene {
    /// Posted when a scene is connected to the app.
    public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    /// Posted after a scene was disconnected.
    public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    /// Posted after a scene has become active.
    public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// Posted before a scene becomes inactive.
    public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    /// Posted before a scene becomes visible.
    public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
    /// Posted when the app ends, after the scene has gone to the background. A scene goes to the background at no other
    /// time.
    public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")
}

/// A scene that contains windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
    var host: DesktopWindowHost?
    var traitState: TraitState?
    /// The traits that `updateTraits(from:)` stored last; nil before its first call.
    private var adoptedTraits: UITraitCollection?

    /// The visible windows of the scene, the lowest level first.
    open var windows: [UIWindow] { host?.windows.filter { $0.windowScene === self } ?? [] }
    /// The window that gets key presses.
    open var keyWindow: UIWindow? { host?.keyWindow }
    /// The screen that shows the scene.
    open var screen: UIScreen { UIScreen.main }

    // MARK: Traits

    /// The traits that the scene's windows inherit.
    open var traitCollection: UITraitCollection { adoptedTraits ?? resolvedTraits }

    private var resolvedTraits: UITraitCollection {
        let outer = host?.traits ?? .current
        return traitState?.applied(to: outer) ?? outer
    }

    /// Called after the traits of the scene have changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Trait values that replace those of the screen in the scene and its windows. A change takes effect at once.
    open var traitOverrides: UITraitOverrides {
        get { traitState?.overrides ?? UITraitOverrides() }
        set {
            let old = traitCollection
            neededTraitState.overrides = newValue
            updateTraits(from: old)
            for window in windows { window.updateTraits(inheriting: window.outerTraits) }
        }
    }

    /// Updates the scene's traits after the screen's traits or the scene's overrides have changed, and notifies the
    /// scene and its observers. The caller updates the windows. `old` contains the traits before the change; nil means
    /// those that the previous call stored.
    func updateTraits(from old: UITraitCollection? = nil) {
        let old = old ?? adoptedTraits ?? resolvedTraits
        let new = resolvedTraits
        adoptedTraits = new
        guard new != old else { return }
        traitCollectionDidChange(old)
        traitState?.notifyObservers(of: self, from: old, to: new)
    }

    // MARK: Title

    /// The title of the desktop window. If it is empty, the window shows the app's name.
    open override var title: String! {
        didSet {
            guard let host else { return }
            let title = title ?? ""
            host.surface?.title = title.isEmpty ? host.title : title
        }
    }
}

extension UIWindowScene: UITraitChangeObservable, TraitHolder {}

/// The persistent description of a scene.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    /// The purpose of a scene.
    public struct Role: Hashable, RawRepresentable, Sendable {
        /// The identifier of the role, the same as on iOS.
        public let rawValue: String
        /// Creates a role with an identifier.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The role of a scene that shows the app's windows.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// The purpose of the scene.
    public let role: Role
    /// The classes of the scene and its delegate.
    public internal(set) var configuration: UISceneConfiguration
    /// The unique identifier of the session.
    public let persistentIdentifier: String
    /// The scene, while it is connected.
    public internal(set) weak var scene: UIScene?

    init(role: Role, configuration: UISceneConfiguration) {
        self.role = role
        self.configuration = configuration
        persistentIdentifier = UUID().uuidString
        super.init()
    }
}

/// The configuration of a scene: its class and the class of its delegate.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    /// The name of the configuration in the Info.plist.
    public let name: String?
    /// The purpose of the scene.
    public let role: UISceneSession.Role
    /// The class of the scene, a subclass of `UIWindowScene`; nil uses `UIWindowScene`.
    open var sceneClass: AnyClass?
    /// The class of the scene's delegate.
    open var delegateClass: AnyClass?
    /// The storyboard whose first view controller a window of the scene shows; nil for none.
    open var storyboard: UIStoryboard?

    /// Creates a configuration with a name for a role.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }
}

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
    /// Called when the app ends, after the scene has gone to the background. A scene goes to the background at no other
    /// time.
    func sceneDidEnterBackground(_ scene: UIScene)
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
}

/// The delegate of a scene that contains windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The window of the scene. The app keeps the window alive by storing it in this property.
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    /// Nil by default. Setting it has no effect and gives a warning, unless the delegate declares the property itself.
    public var window: UIWindow? {
        get { nil }
        set { warn("\(type(of: self)) has no window to set: declare `var window: UIWindow?` in it.") }
    }
}
