// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// The gallery: an example app, and a command that draws its demos without a display.
@main
enum Gallery {
    @MainActor
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        let status = run(arguments) {
            print($0)
        } report: { line in
            FileHandle.standardError.write(Data("\(line)\n".utf8))
        }
        if status != 0 { exit(status) }
    }

    /// Runs the command that the arguments name.
    ///
    /// - Parameters:
    ///   - arguments: the arguments after the program's name.
    ///   - say: receives the text for the standard output.
    ///   - report: receives the error message if the status is not 0.
    /// - Returns: the exit status: 2 if the command line is wrong, 1 if something else went wrong.
    @MainActor
    static func run(_ arguments: [String], say: (String) -> Void, report: (String) -> Void) -> Int32 {
        do {
            let options = try GalleryOptions(arguments: arguments)
            switch options.output {
            case .window:
                AppDelegate.options = options
                AppDelegate.main()
            case .capture(let file):
                try DemoRenderer.make(options) { try $0.capture(to: file) }
            case .record(let file):
                try DemoRenderer.make(options) { try $0.record(to: file) }
            case .measure(let count):
                try DemoRenderer.make(options) { $0.draw(frames: count) }
            case .list: say(Demo.allCases.map(\.rawValue).joined(separator: "\n"))
            case .help: say(GalleryOption.usage)
            case .version: say("gallery (Uplift) \(GalleryOptions.version)")
            }
            return 0
        } catch {
            report("gallery: \(error)")
            return error is GalleryOptions.Mistake ? 2 : 1
        }
    }
}
