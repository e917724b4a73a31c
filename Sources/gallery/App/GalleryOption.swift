// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// An option of the command line; the raw value is its name without the dashes.
///
/// `--help` prints the options. `Documentation/gallery.1` has the same sentences, and a test compares them.
enum GalleryOption: String, CaseIterable {
    case demo, data, dark
    case textSize = "text-size"
    case rightToLeft = "right-to-left"
    case showLayout = "show-layout"
    case capture, record, measure, list, help, version

    /// The option as the user types it, with its dashes.
    var name: String { "--" + rawValue }

    /// The name of the option's value in the help (`name`) and in error messages (`noun`); nil for an option without a
    /// value.
    var value: (name: String, noun: String)? {
        switch self {
        case .demo: ("NAME", "the name of a demo")
        case .data: ("DIR", "a folder")
        case .textSize: ("NAME", "the name of a text size")
        case .capture, .record: ("FILE", "the name of a file")
        case .measure: ("N", "a number of frames")
        case .dark, .rightToLeft, .showLayout, .list, .help, .version: nil
        }
    }

    /// The option's name, followed by the name of its value if it has one.
    var synopsis: String { value.map { "\(name) \($0.name)" } ?? name }

    /// A sentence about the option's effect.
    var summary: String {
        switch self {
        case .demo: "Opens a demo instead of the list of them."
        case .data:
            "Keeps the files of the pages in DIR. Without it a window keeps them in $XDG_DATA_HOME/uplift-gallery, or "
                + "in ~/.local/share/uplift-gallery; pictures and measurements keep nothing."
        case .dark: "Draws in dark colours, whatever the desktop's are."
        case .textSize:
            "Sets the size of texts, whatever the desktop's is: extra-small, small, medium, large (the usual one), "
                + "extra-large, extra-extra-large or extra-extra-extra-large, or, larger than these, "
                + "accessibility-medium, accessibility-large, accessibility-extra-large, "
                + "accessibility-extra-extra-large or accessibility-extra-extra-extra-large."
        case .rightToLeft: "Lays pages out from right to left, as in Arabic, whatever the desktop's language is."
        case .showLayout:
            "Shows the constraints of the view below the pointer; Control-Shift-L switches that on and off. In a picture "
                + "the pointer is in the upper third."
        case .capture: "Writes a picture of the demo to FILE, whose name ends with .png. Needs no display."
        case .record:
            "Writes a moving picture of the demo's gesture to FILE, whose name ends with .gif, .mp4 or .webm. "
                + "Needs no display, but ffmpeg."
        case .measure: "Draws N frames and ends, for a profiler. Needs no display."
        case .list: "Prints the names of the demos, a line each."
        case .help: "Prints this help; -h does too."
        case .version: "Prints the version."
        }
    }

    /// The text that `--help` prints.
    static let usage: String = {
        let width = allCases.map(\.synopsis.count).max() ?? 0
        let indent = String(repeating: " ", count: width + 4)
        let options = allCases.map { option in
            let lines = wrapped(option.summary, width: 100 - indent.count)
            let padding = String(repeating: " ", count: width - option.synopsis.count)
            return "  \(option.synopsis)\(padding)  " + lines.joined(separator: "\n" + indent)
        }
        return """
            usage: gallery [OPTION]...

            Shows what Uplift's components do, a page for each demo.

            \(options.joined(separator: "\n"))

            A value is an argument of its own, or follows a "=": --demo=players. The exit status is 0; 2 if the
            command line is wrong; 1 if something else goes wrong.
            """
    }()

    /// Breaks a text at spaces into lines of at most `width` characters. A longer word gets its own line.
    private static func wrapped(_ text: String, width: Int) -> [String] {
        text.split(separator: " ").reduce(into: []) { lines, word in
            if let last = lines.last, last.count + 1 + word.count <= width {
                lines[lines.count - 1] = "\(last) \(word)"
            } else {
                lines.append(String(word))
            }
        }
    }
}
