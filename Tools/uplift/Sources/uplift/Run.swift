// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import AppBuilding
import Foundation
import Glibc
import LaunchSettings
import ProjectReading

/// The command `uplift run`: builds an app and shows it.
struct Run {
    let build: Build
    /// The variables with which the library starts the app as the options say.
    private var variables: [String: String] = [:]
    private let isWatching: Bool

    init(_ build: Build, _ arguments: Arguments) throws(Arguments.Misuse) {
        self.build = build
        isWatching = arguments.flags.contains("watch")
        for (name, setting) in Run.settings {
            guard let value = arguments.options[name] else { continue }
            guard setting.accepts(value) else {
                throw Arguments.Misuse(reason: "“--\(name)” is “\(value)”, and must be \(setting.form).")
            }
            let isFile = setting == .picture || setting == .recording
            variables[setting.rawValue] = isFile ? URL(fileURLWithPath: value).path : value
        }
        if arguments.flags.contains("dark") { variables[LaunchSetting.appearance.rawValue] = "dark" }
        if arguments.flags.contains("rtl") { variables[LaunchSetting.direction.rawValue] = "rtl" }
        let uses = ["--watch": isWatching, "--capture": capturesPicture, "--record": recordsVideo]
        let used = uses.filter(\.value).keys.sorted()
        guard used.count < 2 else {
            throw Arguments.Misuse(reason: "“\(used[0])” and “\(used[1])” cannot be used together.")
        }
    }

    /// The settings that are options with a value.
    private static let settings = [
        ("size", LaunchSetting.size), ("text-size", .textSize), ("capture", .picture), ("record", .recording),
    ]

    /// The settings of Swift for a crash: the frames, and no list of registers and libraries. The user's own come
    /// first.
    private static let backtrace = "registers=none,images=none,limit=32"

    private var capturesPicture: Bool { variables[LaunchSetting.picture.rawValue] != nil }
    private var recordsVideo: Bool { variables[LaunchSetting.recording.rawValue] != nil }

    /// Builds the app and becomes it. Without a display, the app is shown in a browser.
    ///
    /// - Returns: only if the app could not be built, or if the project was watched.
    func run(_ console: Console) throws -> Bool {
        if isWatching { return try watch(console) }
        guard let program = try build.build(console, allowsLibraries: false)?.program else { return false }
        for (name, value) in variables { setenv(name, value, 1) }
        setenv("SWIFT_BACKTRACE", Self.backtrace, 0)
        let command = try command(program)
        var arguments = command.map { strdup($0) } + [nil]
        execv(command[0], &arguments)
        console.fail("“\(program)” cannot be started: \(String(cString: strerror(errno))).")
        return false
    }

    /// The command that shows a program: the program itself if there is a display or only a picture is made.
    private func command(_ program: String) throws -> [String] {
        let environment = ProcessInfo.processInfo.environment
        let hasDisplay = ["DISPLAY", "WAYLAND_DISPLAY"].contains { !(environment[$0] ?? "").isEmpty }
        if hasDisplay || capturesPicture { return [program] }
        let browser = try Build.library().appendingPathComponent("Scripts/in-browser").path
        return [browser, "--title", (program as NSString).lastPathComponent, program]
    }

    // MARK: - Watching

    /// Builds and shows the app again whenever a file of the project has changed, until the user quits it.
    private func watch(_ console: Console) throws -> Bool {
        var files = readFiles()
        var app = try build.build(console, allowsLibraries: false)?.program.map(launch)
        var pause = Duration.milliseconds(300)
        while true {
            usleep(UInt32(pause / .microseconds(1)))
            if let app, !app.isRunning { return app.terminationStatus == 0 }
            let start = ContinuousClock.now
            let now = readFiles()
            // A large repository takes longer to read, and is read less often.
            pause = max(.milliseconds(300), start.duration(to: .now) * 10)
            guard now != files else { continue }
            files = now
            console.note("The project has changed.")
            do {
                // If it cannot be built, the app that runs stays.
                let program = try build.build(console, allowsLibraries: false)?.program
                if let app, !app.isRunning { return app.terminationStatus == 0 }
                guard let program else { continue }
                if let app { end(app) }
                app = nil
                app = try launch(program)
            } catch {
                console.fail(error)
            }
        }
    }

    private func readFiles() -> WatchedFiles {
        WatchedFiles(build.search.folder.url, without: Build.writtenFolders)
    }

    private func launch(_ program: String) throws -> Process {
        let command = try command(program)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: command[0])
        process.arguments = Array(command.dropFirst())
        process.environment = ["SWIFT_BACKTRACE": Self.backtrace]
            .merging(ProcessInfo.processInfo.environment) { $1 }.merging(variables) { $1 }
        try EndingChildren.start(process, as: .app)
        return process
    }

    /// Ends the app with the processes that it has started: `Process` waits for these, too.
    private func end(_ app: Process) {
        EndingChildren.send(SIGTERM, to: app.processIdentifier)
        let start = ContinuousClock.now
        while app.isRunning, start.duration(to: .now) < .seconds(5) { usleep(20_000) }
        if app.isRunning { EndingChildren.send(SIGKILL, to: app.processIdentifier) }
        app.waitUntilExit()
        EndingChildren.forget(.app)
    }
}
