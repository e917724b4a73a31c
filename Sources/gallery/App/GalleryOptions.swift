// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// What the command line asks for.
struct GalleryOptions {
    enum Output: Equatable {
        /// A window, or a browser tab.
        case window
        /// One picture of the demo, as PNG.
        case capture(URL)
        /// A moving picture of the demo's own gesture, as GIF.
        case record(URL)
        /// So many frames drawn and thrown away: for measuring.
        case measure(Int)
        /// The demos' names, a line each.
        case list
    }

    var demo: String?
    var output = Output.window
    /// Where the demos keep what they save.
    var dataDirectory = DataFolder.standard
    /// Whether the command line says where that is.
    private(set) var namesDataDirectory = false
    var prefersDark = false
    /// How large texts are; nil for as large as the desktop's.
    var textSize: UIContentSizeCategory?
    var readsFromRightToLeft = false
    /// Whether pages are drawn, and used by nobody.
    var onlyDraws: Bool { output != .window }

    static let usage = """
        usage: gallery [--demo NAME] [--data DIR] [--dark] [--text-size NAME] [--right-to-left]
                       [--capture FILE | --record FILE | --measure N | --list]

          --demo NAME      goes straight to a demo
          --data DIR       keeps what pages save in DIR, a window without it in ~/.local/share/uplift-gallery;
                           pictures and measurements without it keep nothing
          --dark           draws in dark colours: the window too, whatever the desktop's are
          --text-size NAME has texts of a size, whatever the desktop's is: from extra-small over large, which is
                           usual, to extra-extra-extra-large, and from accessibility-medium to
                           accessibility-extra-extra-extra-large
          --right-to-left  reads from right to left, as in Arabic, whatever the desktop's language
          --capture FILE   writes a picture of the demo as PNG, with no display
          --record FILE    writes a moving picture of the demo's gesture (.gif, .mp4 or .webm), with no display
          --measure N      draws N frames with no display and ends: for `time`, or a profiler
          --list           prints the names of the demos
        """

    /// A mistake on the command line, in a line.
    struct Mistake: Error, CustomStringConvertible {
        var description: String
    }

    init(arguments: [String]) throws {
        var rest = arguments[...]
        func value(of option: String) throws -> String {
            guard let value = rest.popFirst() else { throw Mistake(description: "\(option) needs a value") }
            return value
        }
        while let argument = rest.popFirst() {
            switch argument {
            case "--demo": demo = try value(of: argument)
            case "--data":
                dataDirectory = URL(fileURLWithPath: try value(of: argument), isDirectory: true)
                namesDataDirectory = true
            case "--capture":
                let file = URL(fileURLWithPath: try value(of: argument))
                guard file.pathExtension.lowercased() == "png" else {
                    throw Mistake(description: "cannot write \(file.path): a picture's name ends with .png")
                }
                try choose(.capture(file))
            case "--record": try choose(.record(URL(fileURLWithPath: try value(of: argument))))
            case "--measure":
                guard let count = Int(try value(of: argument)), count > 0 else {
                    throw Mistake(description: "--measure needs a number of frames")
                }
                try choose(.measure(count))
            case "--list": try choose(.list)
            case "--dark": prefersDark = true
            case "--text-size":
                let name = try value(of: argument)
                guard let size = GalleryOptions.textSizes[name] else {
                    throw Mistake(description: "there is no text size \"\(name)\"; --help says which there are")
                }
                textSize = size
            case "--right-to-left": readsFromRightToLeft = true
            default: throw Mistake(description: "unknown option \(argument); --help lists them all")
            }
        }
    }

    /// By their names in words.
    private static let textSizes: [String: UIContentSizeCategory] = [
        "extra-small": .extraSmall, "small": .small, "medium": .medium, "large": .large, "extra-large": .extraLarge,
        "extra-extra-large": .extraExtraLarge, "extra-extra-extra-large": .extraExtraExtraLarge,
        "accessibility-medium": .accessibilityMedium, "accessibility-large": .accessibilityLarge,
        "accessibility-extra-large": .accessibilityExtraLarge,
        "accessibility-extra-extra-large": .accessibilityExtraExtraLarge,
        "accessibility-extra-extra-extra-large": .accessibilityExtraExtraExtraLarge,
    ]

    /// Has a window look as it is asked for, whatever the desktop's do.
    @MainActor
    func apply(to window: UIWindow) {
        if prefersDark { window.overrideUserInterfaceStyle = .dark }
        if let textSize { window.traitOverrides.preferredContentSizeCategory = textSize }
        if readsFromRightToLeft { window.traitOverrides.layoutDirection = .rightToLeft }
    }

    private mutating func choose(_ output: Output) throws {
        guard self.output == .window else {
            throw Mistake(description: "--capture, --record, --measure and --list exclude each other")
        }
        self.output = output
    }
}
