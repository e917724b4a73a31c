// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A request to show a scene: an existing one, or a new one in a window of its own.
@preconcurrency @MainActor
public struct UISceneSessionActivationRequest {
    /// The session of the scene to show; nil for a new scene.
    public let session: UISceneSession?
    /// The purpose of the scene.
    public let role: UISceneSession.Role
    /// The activity that the scene is to show.
    public var userActivity: NSUserActivity?
    /// The way in which the scene is shown.
    public var options: UIScene.ActivationRequestOptions?

    /// Creates a request for a new scene.
    public init(
        role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) {
        session = nil
        (self.role, self.userActivity, self.options) = (role, userActivity, options)
    }

    /// Creates a request for the scene of a session.
    public init(
        session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil
    ) {
        self.session = session
        (self.role, self.userActivity, self.options) = (session.role, userActivity, options)
    }
}

/// The way in which a scene is closed.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {}

/// The reason why a request for a scene was refused.
public struct UISceneError: Error, CustomNSError, Equatable, Sendable {
    /// The reasons.
    public enum Code: Int, Sendable {
        /// The app does not support several scenes.
        case multipleScenesNotSupported = 0
        /// The request cannot be granted.
        case requestDenied = 1
        /// The window cannot have this geometry.
        case geometryRequestUnsupported = 100
        /// The desktop has refused the geometry.
        case geometryRequestDenied = 101
    }

    /// The reason.
    public let code: Code

    /// Creates an error with a reason.
    public init(_ code: Code) {
        self.code = code
    }

    /// The domain of the errors.
    public static let errorDomain = "UISceneErrorDomain"
    /// The reason as a number.
    public var errorCode: Int { code.rawValue }
    /// A sentence that names the reason.
    public var errorUserInfo: [String: Any] {
        let text =
            switch code {
            case .multipleScenesNotSupported:
                "The app does not support several scenes: set UIApplicationSupportsMultipleScenes in the Info.plist."
            case .requestDenied: "The request for a scene was denied."
            case .geometryRequestUnsupported: "The window does not support the requested geometry."
            case .geometryRequestDenied: "The desktop denied the requested geometry."
            }
        return [NSLocalizedDescriptionKey: text]
    }
}
