// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// The app's requests for scenes. They are carried out at the end of the turn of the main loop, as on iOS.
extension ApplicationLifecycle {
    func activate(_ request: UISceneSessionActivationRequest, _ errorHandler: ((any Error) -> Void)?) {
        nonisolated(unsafe) let errorHandler = errorHandler
        ScheduledWork.scheduler.post { [weak self] in
            do {
                try self?.activateNow(request)
            } catch {
                errorHandler?(error)
            }
        }
    }

    private func activateNow(_ request: UISceneSessionActivationRequest) throws {
        guard !isTerminated, request.role == .windowApplication else { throw UISceneError(.requestDenied) }
        guard let session = request.session else { return try openNew(request) }
        guard let scene = scenes.first(where: { $0.session === session }) else { throw UISceneError(.requestDenied) }
        scene.host.surface?.activate()
        becomeActive(scene)
        if let activity = request.userActivity { scene.continueActivity(activity) }
    }

    private func openNew(_ request: UISceneSessionActivationRequest) throws {
        guard supportsMultipleScenes else { throw UISceneError(.multipleScenesNotSupported) }
        let session = UISceneSession(role: request.role, configuration: try manifest.firstConfiguration())
        let requesting = request.options?.requestingScene as? UIWindowScene
        let activities = request.userActivity.map { [$0] } ?? []
        let scene = try open(
            session, size: requesting?.host?.size, UIScene.ConnectionOptions(userActivities: Set(activities)))
        becomeActive(scene)
        scene.host.surface?.activate()
        saver?.save()
    }

    func destroy(_ session: UISceneSession, _ errorHandler: ((any Error) -> Void)?) {
        nonisolated(unsafe) let errorHandler = errorHandler
        ScheduledWork.scheduler.post { [weak self] in
            guard let self, !isTerminated, let scene = scenes.first(where: { $0.session === session }) else {
                errorHandler?(UISceneError(.requestDenied))
                return
            }
            close(scene)
        }
    }

    /// Draws the scene's window again, and saves its state.
    func refresh(_ session: UISceneSession) {
        guard let scene = scenes.first(where: { $0.session === session }) else { return }
        scene.host.requestFrame()
        saver?.save()
    }
}

extension UIApplication {
    /// The sessions of all scenes of the app.
    public var openSessions: Set<UISceneSession> { Set(lifecycle?.scenes.map(\.session) ?? []) }

    /// Whether the app can have several scenes: `UIApplicationSupportsMultipleScenes` in the scene manifest of the
    /// Info.plist. In a browser, it cannot.
    public var supportsMultipleScenes: Bool { lifecycle?.supportsMultipleScenes ?? false }

    /// Shows the scene of a session, or opens a new scene in a window of its own if the session is nil.
    ///
    /// A new scene gets the activity in its connection options, and an existing one in `scene(_:continue:)`.
    ///
    /// - Parameter errorHandler: called with a ``UISceneError`` if the scene cannot be shown.
    public func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        let request =
            sceneSession.map {
                UISceneSessionActivationRequest(session: $0, userActivity: userActivity, options: options)
            } ?? UISceneSessionActivationRequest(userActivity: userActivity, options: options)
        activateSceneSession(for: request, errorHandler: errorHandler)
    }

    /// Shows the scene of a request, or opens a new scene in a window of its own.
    ///
    /// - Parameter errorHandler: called with a ``UISceneError`` if the scene cannot be shown.
    public func activateSceneSession(
        for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard let lifecycle else {
            errorHandler?(UISceneError(.requestDenied))
            return
        }
        lifecycle.activate(request, errorHandler)
    }

    /// Closes the window of a session's scene, and discards the session. The app ends with its last window.
    ///
    /// - Parameter errorHandler: called with a ``UISceneError`` if the session is not open.
    public func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard let lifecycle else {
            errorHandler?(UISceneError(.requestDenied))
            return
        }
        lifecycle.destroy(sceneSession, errorHandler)
    }

    /// Draws a session's scene again, and saves the state from which it is restored.
    public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {
        lifecycle?.refresh(sceneSession)
    }
}
