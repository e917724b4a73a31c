// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

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
    }

    var demo: String?
    var output = Output.window
    var dataDirectory = PlayersStore.defaultDirectory
    var prefersDark = false

    static let usage = """
        usage: gallery [--demo NAME] [--data DIR] [--dark] [--capture FILE.png | --record FILE.gif | --measure N]

          --demo NAME      goes straight to a demo
          --data DIR       keeps the players in DIR
          --dark           draws a picture in dark colours
          --capture FILE   writes a picture of the demo, with no display
          --record FILE    writes a moving picture of the demo's gesture, with no display
          --measure N      draws N frames with no display and ends, for measuring
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
            case "--data": dataDirectory = URL(fileURLWithPath: try value(of: argument), isDirectory: true)
            case "--capture": output = .capture(URL(fileURLWithPath: try value(of: argument)))
            case "--record": output = .record(URL(fileURLWithPath: try value(of: argument)))
            case "--measure":
                guard let count = Int(try value(of: argument)), count > 0 else {
                    throw Mistake(description: "--measure needs a number of frames")
                }
                output = .measure(count)
            case "--dark": prefersDark = true
            default: throw Mistake(description: "unknown option \(argument)\n\(GalleryOptions.usage)")
            }
        }
    }
}
