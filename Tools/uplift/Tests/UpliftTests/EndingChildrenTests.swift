// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import Testing

/// Signals that end the tool while a child process runs.
///
/// The child is a script in place of `swift`, or of the app. It holds a pipe open, so that the end of the pipe is that
/// of the child and its own children.
@Suite
final class EndingChildrenTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("ending-\(UUID().uuidString)")
        try write("import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n", at: "App/A.swift")
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func write(_ text: String, at path: String) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }

    /// A script that writes a line, and then waits for a signal. After a minute it writes another line.
    private var waiting: String {
        """
        #!/bin/sh
        exec 3>"$UPLIFT_TEST_PIPE"
        echo started >&3
        for second in $(seq 60); do sleep 1; done
        echo forgotten >&3

        """
    }

    /// Starts the tool, sends it a signal when the child has started, and returns all that the child writes.
    private func end(_ arguments: [String], by number: Int32) throws -> (text: String, status: Int32) {
        let pipe = folder.appendingPathComponent("pipe").path
        try #require(mkfifo(pipe, 0o600) == 0)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent("uplift")
        process.arguments = arguments + [folder.appendingPathComponent("App").path]
        let environment = ProcessInfo.processInfo.environment
        process.environment = environment.merging([
            "PATH": folder.appendingPathComponent("bin").path + ":" + (environment["PATH"] ?? ""),
            "UPLIFT_TEST_PIPE": pipe, "UPLIFT_PACKAGE": folder.path, "DISPLAY": ":1",
            "XDG_CACHE_HOME": folder.appendingPathComponent("cache").path,
        ]) { $1 }
        process.standardError = FileHandle.nullDevice
        // If the tool ends before the child opens the pipe, the reader must not wait.
        process.terminationHandler = { _ in close(open(pipe, O_WRONLY | O_NONBLOCK)) }
        try process.run()
        let reader = try #require(FileHandle(forReadingAtPath: pipe))
        let started = try #require(try reader.read(upToCount: 8))
        kill(process.processIdentifier, number)
        process.waitUntilExit()
        let rest = try reader.readToEnd() ?? Data()
        return (String(decoding: started + rest, as: UTF8.self), process.terminationStatus)
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func `a signal ends the build`(number: Int32) throws {
        try write(waiting, at: "bin/swift")
        let (text, status) = try end(["build"], by: number)
        #expect(text == "started\n")
        #expect(status == 128 + number)
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func `a signal ends the app that is watched`(number: Int32) throws {
        try write(waiting, at: "app")
        let build = """
            #!/bin/sh
            while [ "$1" != --scratch-path ]; do shift; done
            mkdir -p "$2/debug"
            cp "\(folder.path)/app" "$2/debug/App"

            """
        try write(build, at: "bin/swift")
        let (text, status) = try end(["run", "--watch"], by: number)
        #expect(text == "started\n")
        #expect(status == 128 + number)
    }
}
