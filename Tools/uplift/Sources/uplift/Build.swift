// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import AppBuilding
import Foundation
import Glibc
import ProjectReading

/// The commands `uplift build`, `run` and `doctor`, and the stage `lowered` of `show`: those that read one app of a
/// project.
struct Build {
    let search: ProjectSearch
    var target: String?
    var configuration: String

    /// Builds the app. Messages of the compiler go to the standard error.
    ///
    /// - Returns: the path of the program; nil if it could not be built.
    func build(_ console: Console) throws -> String? {
        guard let app = try readApp(console) else { return nil }
        guard app.refusals.isEmpty else {
            console.fail("“\(app.name)” cannot be built, for \(app.refusals.count) reasons above.")
            return nil
        }
        let scratch = ProcessInfo.processInfo.environment["UPLIFT_SCRATCH"].map { URL(fileURLWithPath: $0) }
        let folder = BuildFolder(
            project: search.folder.url, library: try Build.library(), cache: BuildFolder.userCache, scratch: scratch)
        try folder.write(app)
        console.note("Building “\(app.name)” …")
        let arguments = ["build", "--package-path", folder.package.path, "--scratch-path", folder.scratch.path]
        guard try Build.swift(arguments) == 0 else { return nil }
        return try folder.writeBundle(of: app).path
    }

    /// Builds the app and becomes it. Without a display, the app is shown in a browser.
    ///
    /// - Returns: only if the app could not be built.
    func run(_ console: Console) throws -> Bool {
        guard let program = try build(console) else { return false }
        let environment = ProcessInfo.processInfo.environment
        let hasDisplay = ["DISPLAY", "WAYLAND_DISPLAY"].contains { !(environment[$0] ?? "").isEmpty }
        let browser = try Build.library().appendingPathComponent("Scripts/in-browser").path
        let name = (program as NSString).lastPathComponent
        Build.become(hasDisplay ? [program] : [browser, "--title", name, program])
        console.fail("“\(program)” cannot be started: \(String(cString: strerror(errno))).")
        return false
    }

    /// Tells what keeps the app from being built, without building it.
    ///
    /// - Returns: whether nothing was found.
    func diagnose(_ console: Console) throws -> Bool {
        guard let app = try readApp(console) else { return false }
        let files = app.lowering.files
        console.print(
            "“\(app.name)”: \(files.count) Swift files, \(files.count(where: \.isChanged)) of them rewritten.")
        guard !app.refusals.isEmpty else {
            console.print("Nothing was found that keeps it from being built.")
            return true
        }
        let places = Dictionary(grouping: app.refusals, by: \.reason).map { ($0, $1.count) }
        console.print("It cannot be built:")
        for (reason, count) in places.sorted(by: { ($1.1, $0.0) < ($0.1, $1.0) }) {
            console.print("  \(reason)\(count > 1 ? " (in \(count) places)" : "")")
        }
        return false
    }

    /// Prints the lowered text of each file that was changed.
    func showLowered(_ console: Console) throws -> Bool {
        guard let app = try readApp(console) else { return false }
        for file in app.lowering.files where file.isChanged {
            console.print("// \(Console.shown(file.path))\n\(file.text)")
        }
        return app.refusals.isEmpty
    }

    // MARK: - Reading

    /// Reads the app, and prints what cannot be built. Nil if no app was found, or several.
    private func readApp(_ console: Console) throws -> AppTarget? {
        var apps: [(XcodeProject.Target, XcodeProject, String)] = []
        for path in search.projects {
            do throws(FileFault) {
                let project = try XcodeProject(path, in: search.folder, configuration: configuration)
                apps += project.targets
                    .filter { $0.product == .application && $0.isForIOS && (target ?? $0.name) == $0.name }
                    .map { ($0, project, path) }
            } catch {
                console.report("error", error, Console.shown(search.folder.url.path + "/\(path)/project.pbxproj"))
                return nil
            }
        }
        guard apps.count == 1, let (found, project, path) = apps.first else {
            let names = apps.map { "“\($0.0.name)”" }.joined(separator: ", ")
            console.fail(
                apps.isEmpty
                    ? "The project has no app\(target.map { " “\($0)”" } ?? "")."
                    : "The project has several apps: \(names). Choose one with --target.")
            return nil
        }
        do throws(FileFault) {
            let app = try AppTarget(found, of: project, path + "/project.pbxproj", in: search.folder)
            for refusal in app.refusals { console.report(refusal) }
            for warning in app.resources.warnings { report(warning, console) }
            return app
        } catch {
            console.report("error", error, Console.shown(search.folder.url.path + "/\(path)/project.pbxproj"))
            return nil
        }
    }

    private func report(_ warning: XcodeProject.Warning, _ console: Console) {
        console.report("warning", warning.fault, Console.shown(search.folder.url.path + "/" + warning.file))
    }

    // MARK: - Programs

    /// The folder of the package Uplift, which the script `uplift` names.
    private static func library() throws -> URL {
        guard let path = ProcessInfo.processInfo.environment["UPLIFT_PACKAGE"] else {
            throw Arguments.Misuse(reason: "Start the tool with the script “uplift” of the package Uplift.")
        }
        return URL(fileURLWithPath: path)
    }

    private static func swift(_ arguments: [String]) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swift"] + arguments
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }

    /// Replaces this process by a program. Returns only if the program cannot be started.
    private static func become(_ command: [String]) {
        var arguments = command.map { strdup($0) } + [nil]
        execv(command[0], &arguments)
    }
}
