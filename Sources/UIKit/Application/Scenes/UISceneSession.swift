// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

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

    /// Values that the app stores with the scene. They are kept until the user closes the scene's window, also after
    /// the app has ended. Values of property lists are kept, and URLs, sets and UUIDs.
    open var userInfo: [String: Any]?
    /// The activity with which the scene's state can be restored. UIKit sets it from the scene delegate's
    /// ``UISceneDelegate/stateRestorationActivity(for:)``, also for the next launch.
    open var stateRestorationActivity: NSUserActivity?
    /// Whether ``stateRestorationActivity`` is the delegate's, and not one that the app has set.
    var delegateGivesActivity = false

    /// Creates the session of a new scene, or one with the identifier that it had in the app's last run.
    init(role: Role, configuration: UISceneConfiguration, identifier: String = UUID().uuidString) {
        self.role = role
        self.configuration = configuration
        persistentIdentifier = identifier
        super.init()
    }
}
