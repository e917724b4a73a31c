// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// The gallery: an example app, and a command that draws its demos without a display.
@main
enum Gallery {
    @MainActor
    static func main() {
        do {
            let arguments = Array(CommandLine.arguments.dropFirst())
            if arguments.contains("--help") || arguments.contains("-h") {
                print(GalleryOptions.usage)
                return
            }
            let options = try GalleryOptions(arguments: arguments)
            if let name = options.demo, Demo(rawValue: name) == nil {
                let names = Demo.allCases.map(\.rawValue).joined(separator: ", ")
                throw GalleryOptions.Mistake(description: "there is no demo \"\(name)\"; there is: \(names)")
            }
            if options.output == .window || options.namesDataDirectory { try checkThatItCanSave(options) }
            switch options.output {
            case .window:
                AppDelegate.options = options
                AppDelegate.main()
            case .capture(let file):
                try Picture.make(options) { try $0.capture(to: file) }
            case .record(let file):
                try Picture.make(options) { try $0.record(to: file) }
            case .measure(let count):
                try Picture.make(options) { $0.draw(frames: count) }
            case .list:
                print(Demo.allCases.map(\.rawValue).joined(separator: "\n"))
            }
        } catch {
            FileHandle.standardError.write(Data("gallery: \(error)\n".utf8))
            exit(1)
        }
    }

    private static func checkThatItCanSave(_ options: GalleryOptions) throws {
        do {
            try DataFolder.check(options.dataDirectory)
        } catch {
            let reason = error.localizedDescription.trimmingCharacters(in: CharacterSet(charactersIn: "."))
            throw GalleryOptions.Mistake(
                description: "cannot save in \(options.dataDirectory.path): \(reason); "
                    + "name another folder with --data DIR")
        }
    }
}
