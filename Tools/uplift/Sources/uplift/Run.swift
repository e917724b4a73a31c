// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import ProjectReading

/// The command `uplift run`: builds an app and shows it.
struct Run {
    let build: Build
    /// The variables with which the library starts the app as the options say.
    private var variables: [String: String] = [:]
    private let isWatching: Bool

    init(_ build: Build, _ arguments: Arguments) {
        self.build = build
        isWatching = arguments.flags.contains("watch")
        variables["UPLIFT_SIZE"] = arguments.options["size"]
        variables["UPLIFT_TEXT_SIZE"] = arguments.options["text-size"]
        variables["UPLIFT_CAPTURE"] = arguments.options["capture"].map { URL(fileURLWithPath: $0).path }
        if arguments.flags.contains("dark") { variables["UPLIFT_APPEARANCE"] = "dark" }
        if arguments.flags.contains("rtl") { variables["UPLIFT_DIRECTION"] = "rtl" }
    }

    private var capturesPicture: Bool { variables["UPLIFT_CAPTURE"] != nil }

    /// Builds the app and becomes it. Without a display, the app is shown in a browser.
    ///
    /// - Returns: only if the app could not be built, or if the project was watched.
    func run(_ console: Console) throws -> Bool {
        if isWatching {
            guard !capturesPicture else {
                throw Arguments.Misuse(reason: "“--watch” and “--capture” cannot be used together.")
            }
            return try watch(console)
        }
        guard let program = try build.build(console, allowsLibraries: false)?.program else { return false }
        for (name, value) in variables { setenv(name, value, 1) }
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

    /// Builds and shows the app again whenever a file of the project has changed, until the app ends by itself.
    private func watch(_ console: Console) throws -> Bool {
        var files = ProjectFiles(build.search.folder.url)
        var app = try start(console)
        while true {
            usleep(300_000)
            if let app, !app.isRunning { return app.terminationStatus == 0 }
            let now = ProjectFiles(build.search.folder.url)
            guard now != files else { continue }
            files = now
            console.note("The project has changed.")
            // If it cannot be built, the app that runs stays.
            guard let program = try build.build(console, allowsLibraries: false)?.program else { continue }
            app?.terminate()
            app?.waitUntilExit()
            app = try launch(program)
        }
    }

    private func start(_ console: Console) throws -> Process? {
        try build.build(console, allowsLibraries: false)?.program.map(launch)
    }

    private func launch(_ program: String) throws -> Process {
        let command = try command(program)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: command[0])
        process.arguments = Array(command.dropFirst())
        process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
        try process.run()
        return process
    }
}

/// The files of a project with their dates, to find out whether one has changed.
private struct ProjectFiles: Equatable {
    private var dates: [String: Date] = [:]

    init(_ folder: URL) {
        let keys: [URLResourceKey] = [.contentModificationDateKey, .isDirectoryKey]
        let files = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: keys, options: [.skipsHiddenFiles])
        while let file = files?.nextObject() as? URL {
            guard let values = try? file.resourceValues(forKeys: Set(keys)) else { continue }
            if values.isDirectory == true {
                if file.lastPathComponent == "DerivedData" || file.lastPathComponent == "xcuserdata" {
                    files?.skipDescendants()
                }
            } else {
                dates[file.path] = values.contentModificationDate
            }
        }
    }
}
