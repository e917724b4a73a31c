// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A setting with which the command `uplift` starts an app, by the environment variable that carries it.
///
/// The command checks the values before it builds the app, and UIKit reads them when the app is launched.
public enum LaunchSetting: String, CaseIterable, Sendable {
    /// The size of the window in points.
    case size = "UPLIFT_SIZE"
    /// Light or dark mode.
    case appearance = "UPLIFT_APPEARANCE"
    /// The text size.
    case textSize = "UPLIFT_TEXT_SIZE"
    /// The layout direction.
    case direction = "UPLIFT_DIRECTION"
    /// The file for a picture of the first screen. The app then runs without a display, and ends when the picture was
    /// written.
    case picture = "UPLIFT_CAPTURE"
    /// The file for a video of the window.
    case recording = "UPLIFT_RECORD"

    /// The names of the text sizes, from the smallest to the largest.
    public static let textSizes = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]
    /// The name extensions of video files.
    public static let videoFormats = ["gif", "mp4", "webm"]

    /// The values that the setting accepts, for messages: “must be …”.
    public var form: String {
        switch self {
        case .size: "a width and a height from 1 to 10000, such as 390x844"
        case .appearance: "light or dark"
        case .textSize: "XS, S, M, L, XL, XXL, XXXL, or AX1 to AX5"
        case .direction: "ltr or rtl"
        case .picture: "a file with the ending .png in a folder that exists"
        case .recording: "a file with the ending .gif, .mp4 or .webm in a folder that exists"
        }
    }

    /// Whether the setting accepts a value.
    public func accepts(_ text: String) -> Bool {
        switch self {
        case .size: LaunchSetting.size(text) != nil
        case .appearance: ["light", "dark"].contains(text)
        case .textSize: LaunchSetting.textSizes.contains(text.uppercased())
        case .direction: ["ltr", "rtl"].contains(text)
        case .picture: LaunchSetting.isFile(text, ["png"])
        case .recording: LaunchSetting.isFile(text, LaunchSetting.videoFormats)
        }
    }

    /// The width and the height that a text such as `390x844` names; nil if it does not name them.
    public static func size(_ text: String) -> (width: Int, height: Int)? {
        let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
        guard numbers.count == 2, numbers.allSatisfy({ (1...10_000).contains($0) }) else { return nil }
        return (numbers[0], numbers[1])
    }

    /// Whether a file with one of the name extensions can be at a path.
    private static func isFile(_ path: String, _ extensions: [String]) -> Bool {
        let url = URL(fileURLWithPath: path)
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(
            atPath: url.deletingLastPathComponent().path, isDirectory: &isFolder)
        return exists && isFolder.boolValue && extensions.contains(url.pathExtension.lowercased())
    }
}
