// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// A command of the tool, with its options and its help.
enum Command: String, CaseIterable {
    case run, build, test, doctor, show, new

    /// The names of the options that have a value.
    var options: Set<String> {
        switch self {
        case .run: ["target", "configuration", "size", "text-size", "capture", "record"]
        case .build, .doctor: ["target", "configuration"]
        case .test: ["target", "configuration", "filter"]
        case .show: ["target", "configuration", "stage"]
        case .new: []
        }
    }

    /// The names of the options without a value.
    var flags: Set<String> { self == .run ? ["dark", "rtl", "watch"] : [] }

    /// The argument that the command needs beside options.
    var operand: String { self == .new ? "NAME" : "PATH" }

    /// The effect of the command, in one line.
    var summary: String {
        switch self {
        case .run: "Build the app and show it: in a window, or in a browser if there is no display."
        case .build: "Build the app, or the libraries of a package without an app."
        case .test: "Build the unit tests and run them, without a display."
        case .doctor: "Tell what keeps the app and its unit tests from being built, without building them."
        case .show: "Print what was read from the project: targets, files and settings."
        case .new: "Write a new Xcode project with an app and its unit tests."
        }
    }

    private static let optionTexts = [
        "target": ("--target NAME", "Use this target only, such as one of several apps."),
        "configuration": ("--configuration NAME", "Use the settings of this build configuration; Debug by default."),
        "filter": ("--filter EXPRESSION", "Run only tests whose names match, as “Module.Class/method”."),
        "size": ("--size WIDTHxHEIGHT", "Open the window with this size in points, such as 390x844."),
        "text-size": ("--text-size SIZE", "Use this text size: XS, S, M, L, XL, XXL, XXXL, or AX1 to AX5."),
        "capture": ("--capture FILE", "Write a PNG picture of the first screen in place of showing the app."),
        "record": (
            "--record FILE", "Record the window as a video, until it is closed: a .gif, .mp4 or .webm. Needs ffmpeg."
        ),
        "dark": ("--dark", "Use dark mode."),
        "rtl": ("--rtl", "Lay out from right to left."),
        "watch": ("--watch", "Build and start the app again when a file of the project has changed."),
        "stage": ("--stage lowered", "Print the Swift files that are rewritten or generated, as they are compiled."),
    ]

    private static let paths = """
        PATH is an .xcodeproj, an .xcworkspace, a folder that contains one, the folder of a Swift package for iOS,
        or a folder with the Swift files of an app.
        """

    static func column(_ name: String, _ text: String) -> String {
        "  " + name + String(repeating: " ", count: max(2, 24 - name.count)) + text
    }

    /// The text for `uplift COMMAND --help`.
    var help: String {
        var parts = ["Usage: uplift \(rawValue) \(options.isEmpty ? "" : "[OPTIONS] ")\(operand)", summary]
        switch self {
        case .new:
            parts.append(
                """
                NAME is the name of the app and of the new folder, which must not exist. It has letters, digits, spaces,
                “-” and “_”, and begins with a letter.
                """)
        case .test:
            parts.append(
                """
                \(Command.paths)
                The app is launched in the process of its tests, as Xcode does. Its time advances while a test waits.
                Tests of the interface (XCUITest) are left out. The exit code is that of “swift test”.
                """)
        default: parts.append(Command.paths)
        }
        let texts = options.union(flags).sorted().compactMap { Command.optionTexts[$0] }
        if !texts.isEmpty {
            parts.append("Options:\n" + texts.map { Command.column($0.0, $0.1) }.joined(separator: "\n"))
        }
        parts.append(Command.exitCodes)
        return parts.joined(separator: "\n\n")
    }

    static let exitCodes = """
        Exit codes: 0 for success, 1 if the project has an error or a test fails, 2 if the command is used wrongly.
        """

    /// The text for `uplift --help`.
    static var help: String {
        """
        Usage: uplift COMMAND [OPTIONS] PATH

        \(paths)

        Commands:
        \(allCases.map { column($0.rawValue, $0.summary) }.joined(separator: "\n"))

        Options:
        \(optionTexts.sorted { $0.key < $1.key }.map(\.value)
            .map { column($0.0, $0.1) }.joined(separator: "\n"))
        \(column("--help", "Print this text, or the help of a command in front."))
        \(column("--version", "Print the version."))

        \(exitCodes)
        """
    }
}
