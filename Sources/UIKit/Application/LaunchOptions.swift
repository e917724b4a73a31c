// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Display
import Foundation

/// Settings for the start of an app. The command `uplift` passes them in environment variables.
struct LaunchOptions {
    /// The size of the window in points, from `UPLIFT_SIZE`, such as `390x844`; nil for the usual size.
    private(set) var size: CGSize?
    /// Light or dark mode, from `UPLIFT_APPEARANCE`; nil for that of the desktop.
    private(set) var style: UIUserInterfaceStyle?
    /// The text size, from `UPLIFT_TEXT_SIZE`, such as `XXL` or `AX1`; nil for that of the desktop.
    private(set) var textSize: UIContentSizeCategory?
    /// The layout direction, from `UPLIFT_DIRECTION`, `rtl` or `ltr`; nil for that of the user's language.
    private(set) var direction: UITraitEnvironmentLayoutDirection?
    /// The file for a picture of the first screen, from `UPLIFT_CAPTURE`. The app then runs without a display, and ends
    /// when the picture was written. Nil runs the app as usual.
    private(set) var picture: URL?

    /// - Throws: If a variable has a value that means nothing. The error names the variable and what it may be.
    init(_ environment: [String: String] = ProcessInfo.processInfo.environment) throws {
        func read<Value>(_ name: String, _ form: String, _ value: (String) -> Value?) throws -> Value? {
            guard let text = environment[name], !text.isEmpty else { return nil }
            if let value = value(text) { return value }
            throw AppError("\(name) is “\(text)”, and must be \(form).")
        }
        size = try read("UPLIFT_SIZE", "a width and a height from 1 to 10000, such as 390x844") { text in
            let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
            guard numbers.count == 2, numbers.allSatisfy({ (1...10_000).contains($0) }) else { return nil }
            return CGSize(width: numbers[0], height: numbers[1])
        }
        style = try read("UPLIFT_APPEARANCE", "light or dark") { ["light": .light, "dark": .dark][$0] }
        textSize = try read("UPLIFT_TEXT_SIZE", "XS, S, M, L, XL, XXL, XXXL, or AX1 to AX5") { text in
            UIContentSizeCategory.all.first { $0.shortName == text.uppercased() }
        }
        direction = try read("UPLIFT_DIRECTION", "ltr or rtl") { ["ltr": .leftToRight, "rtl": .rightToLeft][$0] }
        picture = try read("UPLIFT_CAPTURE", "a file") { URL(fileURLWithPath: $0) }
    }

    /// Returns the traits of the desktop with those of the options.
    @MainActor
    func apply(to traits: UITraitCollection) -> UITraitCollection {
        traits.modifyingTraits { traits in
            if let style { traits.userInterfaceStyle = style }
            if let textSize { traits.preferredContentSizeCategory = textSize }
            if let direction { traits.layoutDirection = direction }
        }
    }
}

extension UIContentSizeCategory {
    /// The name of the category on the command line: `XS` to `XXXL`, and `AX1` to `AX5`.
    var shortName: String {
        let name = rawValue.replacingOccurrences(of: "UICTContentSizeCategory", with: "")
        let prefix = "Accessibility"
        let accessible = ["M", "L", "XL", "XXL", "XXXL"].firstIndex { prefix + $0 == name }
        return accessible.map { "AX\($0 + 1)" } ?? name
    }
}

/// Writes a picture of an app's first screen, without a display.
@MainActor
enum FirstScreenPicture {
    /// The virtual time in seconds that the app gets to show its first screen.
    private static let time = 2.0

    /// Runs the app for a while and writes the picture as a PNG file.
    static func write(to file: URL, from display: HeadlessDisplay) throws {
        let end = display.virtualClock.now() + time
        while display.virtualClock.now() < end {
            // Tasks and blocks for the main queue run between the frames.
            _ = RunLoop.main.run(mode: .default, before: .distantPast)
            display.advance(by: 1 / display.framesPerSecond)
        }
        guard let image = display.surfaces.first?.capture(), let data = UIImage(cgImage: image).pngData() else {
            throw AppError("The app shows no window.")
        }
        do {
            try data.write(to: file)
        } catch {
            throw AppError("The picture cannot be written to \(file.path).")
        }
    }
}
