// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Display
import Foundation
import Typesetting

/// Starts an app on a display, runs it until its last window is closed, and returns the exit status.
@MainActor
package enum AppLauncher {
    /// The closure that connects to the display. To use another display, such as one that records the frames, set the
    /// closure before the app starts.
    package static var makeDisplay: @MainActor () throws -> any DisplayServer = { try GTKDisplay() }

    /// The closure that runs the main loop. For a headless display, which has no main loop, set a closure that advances
    /// the display's virtual time.
    package static var runMainLoop: @MainActor (any DisplayServer) -> Void = { $0.run() }

    /// The size in points of a new window.
    package static var windowSize = DesktopWindowHost.defaultSize

    /// Runs an app.
    ///
    /// - Returns: the process's exit status: 0, or 1 if the app could not be started.
    static func run(applicationClass: AnyClass = UIApplication.self, delegateClass: AnyClass?) -> Int32 {
        status { try start(applicationClass, delegateClass) }
    }

    /// Runs an app whose classes are given by name. A nil application class means `UIApplication`; a nil delegate class
    /// means that there is no delegate.
    static func run(applicationClassName: String?, delegateClassName: String?) -> Int32 {
        status {
            try start(applicationClassName.map(find) ?? UIApplication.self, delegateClassName.map(find))
        }
    }

    private static func status(of body: () throws -> Void) -> Int32 {
        do {
            try body()
            return 0
        } catch {
            FileHandle.standardError.write(Data("\(ProcessInfo.processInfo.processName): \(error)\n".utf8))
            return 1
        }
    }

    /// Ends the process with a one-line error if no font is installed. Tests and recordings call it, because they need
    /// visible text.
    package static func requireFonts() {
        let outcome = status { try FontCatalogue.check() }
        if outcome != 0 { exit(outcome) }
    }

    private static func find(_ name: String) throws -> AnyClass {
        if let found = ClassNames.type(name) { return found }
        throw AppError("There is no class \(name). Name it with its module, as NSStringFromClass does.")
    }

    /// Launches an app whose main loop is that of the process, such as an app that hosts its unit tests. Ends the
    /// process with a one-line error if the app cannot be started.
    package static func launch(delegateClass: AnyClass?, on display: any DisplayServer) {
        let outcome = status {
            AppBundle.registerFonts(Bundle.main.infoDictionary, in: .main)
            try FontCatalogue.check()
            hosted = try launch(UIApplication.self, delegateClass, on: display, try LaunchOptions())
        }
        if outcome != 0 { exit(outcome) }
    }

    /// The life cycle of the app that `launch(delegateClass:on:)` has launched.
    private static var hosted: ApplicationLifecycle?

    private static func start(_ applicationClass: AnyClass, _ delegateClass: AnyClass?) throws {
        AppBundle.registerFonts(Bundle.main.infoDictionary, in: .main)
        try FontCatalogue.check()
        let options = try LaunchOptions()
        let headless = options.picture.map { _ in HeadlessDisplay() }
        let display = try headless ?? makeDisplay()
        let lifecycle = try launch(applicationClass, delegateClass, on: display, options)
        defer { lifecycle.terminate() }
        if let headless, let picture = options.picture {
            try FirstScreenPicture.write(to: picture, from: headless)
        } else {
            MemoryWarnings.watch()
            let recording = try options.recording.flatMap { file in
                try DesktopWindowHost.current.map { try WindowRecording(of: $0, to: file) }
            }
            runMainLoop(display)
            // The app ends before the video does, so that nothing of it is lost if the video cannot be written.
            lifecycle.terminate()
            try recording?.finish()
        }
    }

    private static func launch(
        _ applicationClass: AnyClass, _ delegateClass: AnyClass?, on display: any DisplayServer,
        _ options: LaunchOptions
    ) throws -> ApplicationLifecycle {
        _ = DisplayConnection(to: display)
        let application = try UIApplication.makeShared(of: applicationClass)
        if let delegateClass { application.delegate = try makeDelegate(delegateClass) }
        let module = ModuleName.of(delegateClass ?? applicationClass)
        let info = AppBundle.info(ofModule: module)
        let store = display is GTKDisplay && display.hasSeveralWindows ? SceneStore(file: SceneStore.fileOfApp) : nil
        let lifecycle = ApplicationLifecycle(application, on: display, module: module, info: info, store: store)
        try lifecycle.launch(
            title: AppBundle.displayName(info), size: options.size ?? windowSize, icon: AssetCatalog.of(nil)?.icon,
            options: options, arguments: Array(CommandLine.arguments.dropFirst()))
        return lifecycle
    }

    private static func makeDelegate(_ type: AnyClass) throws -> any UIApplicationDelegate {
        guard let type = type as? NSObject.Type, let delegate = type.makeOfDelegateClass() as? any UIApplicationDelegate
        else { throw AppError("\(type) is not a UIApplicationDelegate: make it a UIResponder, UIApplicationDelegate.") }
        return delegate
    }
}

/// An error that prevents an app from starting. Its description states the reason in one line.
struct AppError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

extension UIApplicationDelegate {
    /// Runs the app. `@main class AppDelegate: UIResponder, UIApplicationDelegate` is a complete program.
    ///
    /// The process ends with status 0 when the last window is closed, and with 1 if the app cannot be started.
    @MainActor
    public static func main() {
        exit(AppLauncher.run(delegateClass: (self as Any) as? AnyClass))
    }
}

/// Runs the app in a program with a `main.swift`. The function never returns.
///
/// The process ends with status 0 when the last window is closed, and with 1 if the app cannot be started.
///
/// - Parameters:
///   - argc: ignored, as is `argv`.
///   - principalClassName: the name of a subclass of `UIApplication`, as from `NSStringFromClass`. Nil means
///     `UIApplication`.
///   - delegateClassName: the name of a `UIApplicationDelegate` class, as from `NSStringFromClass`. Nil means that
///     there is no delegate.
@discardableResult
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    let status = MainActor.assumeIsolated {
        AppLauncher.run(applicationClassName: principalClassName, delegateClassName: delegateClassName)
    }
    exit(status)
}
