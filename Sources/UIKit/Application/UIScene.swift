// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One instance of the app's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2
    }

    /// What the scene was opened with; nothing here.
    public final class ConnectionOptions: NSObject {}

    public let session: UISceneSession
    open var delegate: (any UISceneDelegate)?
    open internal(set) var activationState = ActivationState.unattached
    open var title: String! = ""

    public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        self.session = session
        super.init()
    }

    open override var next: UIResponder? { UIApplication.shared }
}

extension UIScene {
    public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
    public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")
}

/// A scene of windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
    var host: SurfaceHost?
    var traitState: TraitState?
    private var takenTraits: UITraitCollection?

    open var windows: [UIWindow] { host?.windows.filter { $0.windowScene === self } ?? [] }
    open var keyWindow: UIWindow? { host?.keyWindow }
    open var screen: UIScreen { UIScreen.main }

    // MARK: Traits

    /// What the scene's windows are shown in.
    open var traitCollection: UITraitCollection { takenTraits ?? resolvedTraits }

    private var resolvedTraits: UITraitCollection {
        let outer = host?.traits ?? .current
        return traitState?.applied(to: outer) ?? outer
    }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Traits that differ in the scene's windows from those of the screen. What is set counts at once.
    open var traitOverrides: UITraitOverrides {
        get { traitState?.overrides ?? UITraitOverrides() }
        set {
            let old = traitCollection
            neededTraitState.overrides = newValue
            updateTraits(from: old)
            for window in windows { window.updateTraits(inheriting: window.outerTraits) }
        }
    }

    /// The screen's traits have changed; the windows are told by whoever calls.
    func updateTraits(from old: UITraitCollection? = nil) {
        let old = old ?? takenTraits ?? resolvedTraits
        let new = resolvedTraits
        takenTraits = new
        guard new != old else { return }
        traitCollectionDidChange(old)
        traitState?.tell(self, from: old, to: new)
    }

    // MARK: Title

    /// Shown by the desktop as the window's title; empty shows the app's name.
    open override var title: String! {
        didSet {
            guard let host else { return }
            let title = title ?? ""
            host.surface?.title = title.isEmpty ? host.title : title
        }
    }
}

extension UIWindowScene: UITraitChangeObservable, TraitHolder {}

/// A scene as the system remembers it.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    public struct Role: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    public let role: Role
    public internal(set) var configuration: UISceneConfiguration
    public let persistentIdentifier: String
    public internal(set) weak var scene: UIScene?

    init(role: Role, configuration: UISceneConfiguration) {
        self.role = role
        self.configuration = configuration
        persistentIdentifier = UUID().uuidString
        super.init()
    }
}

/// Which classes a scene is made of.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    public let name: String?
    public let role: UISceneSession.Role
    /// A subclass of `UIScene`; a window scene unless set.
    open var sceneClass: AnyClass?
    open var delegateClass: AnyClass?

    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }
}

/// Hears of a scene's life.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
}

@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// Where an app keeps its window.
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    public var window: UIWindow? {
        get { nil }
        set { misuse("\(type(of: self)) has no window to set: declare `var window: UIWindow?` in it.") }
    }
}
