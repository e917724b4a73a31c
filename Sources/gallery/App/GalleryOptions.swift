// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// The options of a command line, with their values.
struct GalleryOptions {
    /// The version that `--version` prints, which is the latest one in CHANGELOG.md.
    static let version = "0.1.0"

    /// The output that the command line requests.
    enum Output: Equatable {
        /// A window, or a browser tab.
        case window
        /// A single image of the demo, in a PNG file.
        case capture(URL)
        /// An animation or a video of the gestures that `Demo.play(on:)` plays in the demo, in a GIF, MP4 or WebM file.
        case record(URL)
        /// A number of frames that are drawn and discarded, for profiling.
        case measure(Int)
        /// A list of the demos' names, one on each line.
        case list
        case help
        case version
    }

    var demo: Demo?
    private(set) var output = Output.window
    /// The folder in which the pages keep their files.
    var dataDirectory = DataFolder.standard
    /// Whether the command line sets `dataDirectory`, with the option `--data`.
    private(set) var namesDataDirectory = false
    private(set) var prefersDark = false
    /// The size of texts; nil for the desktop's text size.
    private(set) var textSize: UIContentSizeCategory?
    private(set) var readsFromRightToLeft = false
    /// Whether the constraints of the view below the pointer are shown from the start.
    private(set) var showsLayout = false
    /// Whether the gallery opens no window, and so has no user. It then only renders pages to images or prints text.
    var onlyDraws: Bool { output != .window }
    /// The function from which pages get the current time. For rendered pictures, it returns a fixed time, so that they
    /// are the same on all days.
    var clock: () -> Date {
        guard onlyDraws else { return WallClock.now }
        return { WallClock.timeOfPictures(in: .current) }
    }

    /// An error in the command line, described in one line. It ends the program with status 2.
    struct Mistake: Error, CustomStringConvertible {
        var description: String
    }

    /// Reads a command line. At `--help` or `--version`, the reading ends, and other outputs are ignored.
    ///
    /// - Parameter arguments: the arguments after the program's name.
    /// - Throws: a ``Mistake`` for the first error.
    init(arguments: [String]) throws {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            let (option, attached) = try GalleryOptions.option(argument)
            var text = ""
            if let value = option.value {
                guard let given = attached ?? rest.popFirst() else {
                    throw Mistake(description: "\(option.name) needs \(value.noun)")
                }
                guard !given.isEmpty else {
                    throw Mistake(description: "\(option.name) needs \(value.noun), and the value given is empty")
                }
                text = given
            } else if attached != nil {
                throw Mistake(description: "\(option.name) takes no value: \(argument)")
            }
            try set(option, text)
            if output == .help || output == .version { return }
        }
        if case .record = output, demo == nil {
            throw Mistake(description: "--record needs a --demo, whose gesture is played")
        }
    }

    /// The option that an argument names, and the value after "=" in the argument; nil if it has no "=".
    private static func option(_ argument: String) throws -> (option: GalleryOption, attached: String?) {
        if argument == "-h" { return (.help, nil) }
        guard argument.hasPrefix("-") else {
            throw Mistake(description: "unexpected argument \"\(argument)\"; --help lists the options")
        }
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts[0].hasPrefix("--"), let option = GalleryOption(rawValue: String(parts[0].dropFirst(2))) else {
            throw Mistake(description: "unknown option \(parts[0]); --help lists them all")
        }
        return (option, parts.count == 2 ? String(parts[1]) : nil)
    }

    private mutating func set(_ option: GalleryOption, _ text: String) throws {
        switch option {
        case .demo:
            guard let demo = Demo(rawValue: text) else {
                let names = Demo.allCases.map(\.rawValue).joined(separator: ", ")
                throw Mistake(description: "there is no demo \"\(text)\"; the demos are \(names)")
            }
            self.demo = demo
        case .data: (dataDirectory, namesDataDirectory) = (URL(fileURLWithPath: text, isDirectory: true), true)
        case .dark: prefersDark = true
        case .textSize:
            guard let size = GalleryOptions.textSizes[text] else {
                throw Mistake(description: "there is no text size \"\(text)\"; --help lists them all")
            }
            textSize = size
        case .rightToLeft: readsFromRightToLeft = true
        case .showLayout: showsLayout = true
        case .capture: try choose(.capture(GalleryOptions.file(text, "picture", ["png"])))
        case .record: try choose(.record(GalleryOptions.file(text, "recording", ["gif", "mp4", "webm"])))
        case .measure:
            guard let count = Int(text), count > 0 else {
                throw Mistake(description: "--measure needs a number of frames, and \"\(text)\" is none")
            }
            try choose(.measure(count))
        case .list: try choose(.list)
        case .help: output = .help
        case .version: output = .version
        }
    }

    /// Returns the output file at `path`. Throws a ``Mistake`` if its name has none of the given endings. `kind` is the
    /// word for the output in the error message.
    private static func file(_ path: String, _ kind: String, _ endings: [String]) throws -> URL {
        let file = URL(fileURLWithPath: path)
        guard endings.contains(file.pathExtension.lowercased()) else {
            let names = endings.map { ".\($0)" }.joined(separator: " or ")
            throw Mistake(description: "cannot write \(file.path): the name of a \(kind) ends with \(names)")
        }
        return file
    }

    /// Sets the output. Throws a ``Mistake`` if an earlier option has set it already.
    private mutating func choose(_ output: Output) throws {
        guard self.output == .window else {
            throw Mistake(description: "--capture, --record, --measure and --list exclude each other")
        }
        self.output = output
    }

    /// The text sizes by their names on the command line.
    static let textSizes: [String: UIContentSizeCategory] = [
        "extra-small": .extraSmall, "small": .small, "medium": .medium, "large": .large, "extra-large": .extraLarge,
        "extra-extra-large": .extraExtraLarge, "extra-extra-extra-large": .extraExtraExtraLarge,
        "accessibility-medium": .accessibilityMedium, "accessibility-large": .accessibilityLarge,
        "accessibility-extra-large": .accessibilityExtraLarge,
        "accessibility-extra-extra-large": .accessibilityExtraExtraLarge,
        "accessibility-extra-extra-extra-large": .accessibilityExtraExtraExtraLarge,
    ]

    /// Overrides the window's traits with those that the command line requests: dark mode, text size, layout direction.
    @MainActor
    func apply(to window: UIWindow) {
        if prefersDark { window.overrideUserInterfaceStyle = .dark }
        if let textSize { window.traitOverrides.preferredContentSizeCategory = textSize }
        if readsFromRightToLeft { window.traitOverrides.layoutDirection = .rightToLeft }
    }
}
