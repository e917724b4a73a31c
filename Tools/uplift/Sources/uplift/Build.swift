// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import AppBuilding
import Foundation
import ProjectReading
import SwiftLowering

/// The commands `uplift build`, `run`, `test` and `doctor`, and the stage `lowered` of `show`: those that read one app
/// of a project.
struct Build {
    let search: ProjectSearch
    var target: String?
    var configuration: String?

    /// Builds the app, or the libraries of a package. Messages of the compiler go to the standard error.
    ///
    /// - Returns: the app, and the path of the program, which is nil without an app; nil if it could not be built.
    func build(_ console: Console, allowsLibraries: Bool = true) throws -> (app: AppTarget, program: String?)? {
        console.note("Reading “\(Console.shown(search.url.path))” …")
        guard let app = try readApp(console, allowsLibraries: allowsLibraries),
            let folder = try buildFolder(of: app, console)
        else { return nil }
        let lock = try folder.lock(console)
        defer { withExtendedLifetime(lock) {} }
        try folder.prepare(app)
        console.note("Building “\(app.name)” …")
        guard try compile(app, ["build"] + folder.arguments, console) else { return nil }
        return (app, try app.program.map { _ in try folder.writeBundle(of: app).path })
    }

    /// Builds the unit tests with the app that they test, and runs them without a display.
    ///
    /// - Parameter filter: the tests that are run, as an expression of `swift test`; nil for all.
    /// - Returns: the exit code of `swift test`, or 1 if the tests could not be read.
    func test(filter: String?, _ console: Console) throws -> Int32 {
        console.note("Reading “\(Console.shown(search.url.path))” …")
        guard let project = readProject(console) else { return 1 }
        for name in project.interfaceTests {
            console.note("“\(name)” is left out: tests of the interface need XCUITest, which is not available.")
        }
        let app = try project.tests(target)
        report(app, project, console)
        guard let folder = try buildFolder(of: app, console) else { return 1 }
        let lock = try folder.lock(console)
        defer { withExtendedLifetime(lock) {} }
        try folder.prepare(app)
        let names = app.tests.map { "“\($0.source.target)”" }.joined(separator: ", ")
        console.note("Testing \(names) …")
        guard try compile(app, ["build", "--build-tests"] + folder.arguments, console) else { return 1 }
        // Another program in the folder of the results would take the app's Info.plist for its own.
        defer { try? folder.removeTestResources() }
        for name in try folder.writeTestResources(of: app) {
            console.note("The tests have no resource “\(name)”: the build has a result with this name.")
        }
        if let filter, try !Build.hasTest(of: app, matching: filter, folder) {
            console.fail("No test has a name that matches “\(filter)”.")
            return 1
        }
        return try Build.swift(["test", "--skip-build"] + folder.arguments + (filter.map { ["--filter", $0] } ?? []))
    }

    /// Tells what keeps the app and its unit tests from being built, without building them.
    ///
    /// - Returns: whether nothing was found.
    func diagnose(_ console: Console) throws -> Bool {
        guard Build.interface != nil else {
            console.fail("The lists of declarations in “\(try Build.library().path)/Documentation/API” cannot be read.")
            return false
        }
        guard let app = try readApp(console, allowsLibraries: true, includesTests: true) else { return false }
        let files = app.modules.flatMap(\.lowering.files)
        let modules = app.modules.count > 1 ? " in \(app.modules.count) modules" : ""
        console.print(
            "“\(app.name)”: \(Console.count(files.count, "Swift file"))\(modules), \(files.count(where: \.isChanged)) of them rewritten."
        )
        let missing = app.missingSymbols()
        for warning in app.nearMisses() { console.report(warning, "warning") }
        for symbol in missing { console.report(symbol) }
        guard !app.refusals.isEmpty || !missing.isEmpty else {
            console.print("Nothing was found that keeps it from being built.")
            return true
        }
        let places = Dictionary(grouping: app.refusals + missing, by: \.reason).map { ($0, $1.count) }
        console.print("It cannot be built:")
        for (reason, count) in places.sorted(by: { ($1.1, $0.0) < ($0.1, $1.0) }) {
            console.print("  \(reason)\(count > 1 ? " (in \(count) places)" : "")")
        }
        return false
    }

    /// The declarations of UIKit, and those that the library has; nil if the lists are not there.
    private static let interface: AppleInterface? = {
        guard let folder = try? library().appendingPathComponent("Documentation") else { return nil }
        func text(_ path: String) -> String? {
            try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
        }
        guard let apple = text("API/apple.tsv"), let names = text("API/names.txt") else { return nil }
        return AppleInterface(apple: apple, names: names, coverage: text("Coverage.md") ?? "")
    }()

    /// Prints the lowered text of each file that was changed, and the files that are generated.
    func showLowered(_ console: Console) throws -> Bool {
        guard let app = try readApp(console, allowsLibraries: true) else { return false }
        for file in app.modules.flatMap(\.lowering.files) where file.isChanged {
            console.print("// \(Console.shown(file.path))\n\(file.text)")
        }
        for (path, text) in app.generatedFiles.sorted(by: { $0.key < $1.key }) {
            console.print("// Generated: \(path)\n\(text)")
        }
        return app.refusals.isEmpty
    }

    // MARK: - Reading

    /// Reads the project files. Prints a fault, and returns nil, if one of them cannot be read.
    private func readProject(_ console: Console) -> AppProject? {
        do throws(AppProject.Damage) {
            return try AppProject(search, configuration: configuration, interface: Build.interface)
        } catch {
            console.report("error", error.fault, Console.shown(search.folder.absolute(error.path)))
            return nil
        }
    }

    /// Reads the app, and prints what cannot be built. Nil if the project cannot be read.
    private func readApp(
        _ console: Console, allowsLibraries: Bool, includesTests: Bool = false
    ) throws -> AppTarget? {
        guard let project = readProject(console) else { return nil }
        let app = try project.app(target, allowsLibraries: allowsLibraries, includesTests: includesTests)
        report(app, project, console)
        return app
    }

    private func report(_ app: AppTarget, _ project: AppProject, _ console: Console) {
        for refusal in app.refusals { console.report(refusal) }
        for warning in project.warnings + app.resources.warnings {
            console.report("warning", warning.fault, Console.shown(search.folder.absolute(warning.file)))
        }
    }

    /// The folder in which the app is built; nil if the app cannot be built.
    private func buildFolder(of app: AppTarget, _ console: Console) throws -> BuildFolder? {
        guard app.refusals.isEmpty else {
            console.fail("“\(app.name)” cannot be built, for \(Console.count(app.refusals.count, "reason")) above.")
            return nil
        }
        return BuildFolder(
            project: search.url, library: try Build.library(), cache: BuildFolder.userCache, scratch: Build.scratch)
    }

    // MARK: - Folders and programs

    /// The folder for the results of the compiler that the user has chosen; nil for one in the cache.
    private static var scratch: URL? {
        ProcessInfo.processInfo.environment["UPLIFT_SCRATCH"].map { URL(fileURLWithPath: $0) }
    }

    /// The folders in which a build writes files.
    static var writtenFolders: [URL] { [BuildFolder.userCache] + (scratch.map { [$0] } ?? []) }

    /// The folder of the package Uplift, which the script `uplift` names.
    static func library() throws -> URL {
        guard let path = ProcessInfo.processInfo.environment["UPLIFT_PACKAGE"] else {
            throw Arguments.Misuse(reason: "Start the tool with the script “uplift” of the package Uplift.")
        }
        return URL(fileURLWithPath: path)
    }

    /// Compiles an app, and shows the messages of the compiler.
    ///
    /// - Returns: whether it could be compiled.
    private func compile(_ app: AppTarget, _ arguments: [String], _ console: Console) throws -> Bool {
        let status = try Build.swift(arguments) { CompilerMessages(console).show($0) }
        if status != 0 {
            let command = app.missingSymbols().isEmpty ? nil : "uplift doctor \(Console.shown(search.url.path))"
            console.fail(CompilerOutput.failure(of: app.name, command: command))
        }
        return status == 0
    }

    /// Whether the expression of a filter matches the name of a test that was built.
    private static func hasTest(of app: AppTarget, matching filter: String, _ folder: BuildFolder) throws -> Bool {
        nonisolated(unsafe) var list = Data()
        _ = try Build.swift(["test", "list", "--skip-build"] + folder.arguments) { output in
            list = (try? output.readToEnd()) ?? Data()
        }
        // The list can have messages of the package manager, too.
        return String(decoding: list, as: UTF8.self).split(separator: "\n").contains { name in
            app.tests.contains { name.hasPrefix($0.name + ".") }
                && name.range(of: filter, options: .regularExpression) != nil
        }
    }

    /// Runs a command of the package manager.
    ///
    /// - Parameter read: reads all output; nil if it goes to that of the tool.
    /// - Returns: the exit code.
    private static func swift(
        _ arguments: [String], reading read: (@Sendable (FileHandle) -> Void)? = nil
    ) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swift"] + arguments
        let (output, reading) = (Pipe(), DispatchGroup())
        if read != nil { (process.standardOutput, process.standardError) = (output, output) }
        try EndingChildren.start(process, as: .build)
        try output.fileHandleForWriting.close()
        if let read {
            reading.enter()
            Thread.detachNewThread {
                read(output.fileHandleForReading)
                reading.leave()
            }
        }
        process.waitUntilExit()
        EndingChildren.forget(.build)
        reading.wait()
        return process.terminationStatus
    }
}

extension BuildFolder {
    /// Waits until no other build uses the shared results.
    fileprivate func lock(_ console: Console) throws -> BuildLock {
        try BuildLock(scratch) { console.note("Waiting for another build …") }
    }

    /// Writes the package of an app, and removes what tests of another project have left.
    fileprivate func prepare(_ app: AppTarget) throws {
        try write(app)
        try removeTestResources()
    }

    /// The arguments of `swift` for the folders of the package and of the results.
    ///
    /// All projects share the results, and the package manager would take the plan of the project that was built last.
    fileprivate var arguments: [String] {
        [
            "--package-path", package.path, "--scratch-path", scratch.path, "--disable-build-manifest-caching",
        ]
    }
}
