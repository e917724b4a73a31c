// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Display
import Foundation
import LaunchSettings

/// The settings for the start of an app, which the command `uplift` passes in environment variables.
struct LaunchOptions {
    /// The size of the window in points; nil for the usual size.
    private(set) var size: CGSize?
    /// Light or dark mode; nil for that of the desktop.
    private(set) var style: UIUserInterfaceStyle?
    /// The text size; nil for that of the desktop.
    private(set) var textSize: UIContentSizeCategory?
    /// The layout direction; nil for that of the user's language.
    private(set) var direction: UITraitEnvironmentLayoutDirection?
    /// The file for a picture of the first screen. The app then runs without a display, and ends when the picture was
    /// written. Nil runs the app as usual.
    private(set) var picture: URL?
    /// The file for a video of the window; nil for none.
    private(set) var recording: URL?

    /// - Throws: If a variable has a value that means nothing. The error names the variable and what it may be.
    init(_ environment: [String: String] = ProcessInfo.processInfo.environment) throws {
        var values: [LaunchSetting: String] = [:]
        for setting in LaunchSetting.allCases {
            guard let text = environment[setting.rawValue], !text.isEmpty else { continue }
            guard setting.accepts(text) else {
                throw AppError("\(setting.rawValue) is “\(text)”, and must be \(setting.form).")
            }
            values[setting] = text
        }
        size = values[.size].flatMap(LaunchSetting.size).map { CGSize(width: $0.width, height: $0.height) }
        style = values[.appearance].map { $0 == "dark" ? .dark : .light }
        textSize = values[.textSize].flatMap { text in
            UIContentSizeCategory.all.first { $0.shortName == text.uppercased() }
        }
        direction = values[.direction].map { $0 == "rtl" ? .rightToLeft : .leftToRight }
        picture = values[.picture].map { URL(fileURLWithPath: $0) }
        recording = values[.recording].map { URL(fileURLWithPath: $0) }
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
