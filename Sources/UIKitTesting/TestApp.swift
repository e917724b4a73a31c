// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Display
import Foundation
import UIKit

/// An app with its scenes, on a simulated desktop. Each of its desktop windows is a ``TestScreen``.
///
///     let app = try TestApp(delegate: AppDelegate(), info: info)
///     app.screens[0].tap(openButton)
///     app.advance(by: 0.1)
///     app.close(app.screens[1])
@MainActor
public final class TestApp {
    private let display: HeadlessDisplay
    private let connection: DisplayConnection
    private let lifecycle: ApplicationLifecycle
    private var known: [TestScreen] = []

    /// Launches an app.
    ///
    /// - Parameters:
    ///   - delegate: the app's delegate, which the application retains.
    ///   - info: the contents of the Info.plist, with the scene manifest. Names of classes have their module.
    ///   - state: the file in which the app keeps its scenes for the next launch; nil if it does not.
    ///   - size: the size of a new window in points.
    ///   - arguments: those of the command line, such as a URL to open.
    public init(
        delegate: any UIApplicationDelegate, info: [String: Any] = [:], state: URL? = nil,
        size: CGSize = CGSize(width: 390, height: 844), arguments: [String] = []
    ) throws {
        AppLauncher.requireFonts()
        display = HeadlessDisplay()
        connection = DisplayConnection(to: display)
        TaskScreens.adopt(connection)
        let application = UIApplication.shared
        application.delegate = delegate
        lifecycle = ApplicationLifecycle(
            application, on: display, module: "", info: info, store: state.map(SceneStore.init))
        try lifecycle.launch(title: "Test", size: size, arguments: arguments)
    }

    /// The screens of the open windows, the oldest first.
    public var screens: [TestScreen] {
        use()
        let hosts = connection.windows.all
        let open = display.surfaces.filter { !$0.isClosed }
        known = open.compactMap { surface in
            if let screen = known.first(where: { $0.surface === surface }) { return screen }
            let host = hosts.first { $0.surface === surface }
            return host.map { TestScreen(of: $0, surface, display, connection) }
        }
        return known
    }

    /// The screen that the user works in; nil if all windows are inactive.
    public var activeScreen: TestScreen? { screens.first(where: \.isActive) }

    /// Advances virtual time, as `TestScreen.advance(by:)` does.
    public func advance(by duration: TimeInterval) {
        use()
        TaskScreens.deliver(from: connection) { display.advance(by: duration) }
    }

    /// Closes a window as the user does. The window that was used before becomes the active one.
    public func close(_ screen: TestScreen) {
        use()
        TaskScreens.deliver(from: connection) {
            screen.surface.requestClose()
            if screen.surface.isClosed { connection.windows.current?.surface?.activate() }
        }
    }

    /// Ends the app as the desktop does at the end of the session.
    public func terminate() {
        use()
        TaskScreens.deliver(from: connection) { lifecycle.terminate() }
    }

    private func use() {
        TaskScreens.adopt(connection)
        connection.makeCurrent()
    }
}
