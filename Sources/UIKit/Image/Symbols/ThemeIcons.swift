// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Icons from the Adwaita icon theme, which is installed with GTK on most systems.
enum ThemeIcons {
    /// The folder and file name of each icon, keyed by the name of the symbol that it draws. The suffix
    /// "-symbolic.svg", which all file names have, is left out.
    static let files = [
        "airplane": "status/airplane-mode",
        "alarm": "status/alarm",
        "cloud.bolt": "status/weather-storm",
        "cloud.rain": "status/weather-showers",
        "cloud.sun": "status/weather-few-clouds",
        "computermouse": "devices/input-mouse",
        "desktopcomputer": "devices/computer",
        "display": "devices/video-display",
        "externaldrive": "devices/drive-harddisk",
        "face.smiling": "emotes/face-smile",
        "gamecontroller": "devices/input-gaming",
        "headphones": "devices/audio-headphones",
        "keyboard": "devices/input-keyboard",
        "opticaldisc": "devices/media-optical",
        "printer": "devices/printer",
        "scanner": "devices/scanner",
        "tornado": "status/weather-tornado",
        "touchid": "devices/auth-fingerprint",
        "tv": "devices/tv",
        "wind": "status/weather-windy",
    ]

    /// The folders of symbolic icons: "symbolic" in newer releases of the theme, "scalable" in older ones.
    private static let folders = ["symbolic", "scalable"]

    /// The path of an icon's SVG file; nil if the theme is not installed or lacks the icon. `icon` is one of the values
    /// of `files`.
    static func path(of icon: String) -> String? {
        for root in dataFolders {
            for folder in folders {
                let path = "\(root)/icons/Adwaita/\(folder)/\(icon)-symbolic.svg"
                if FileManager.default.fileExists(atPath: path) { return path }
            }
        }
        return nil
    }

    /// The system's data folders, according to the XDG Base Directory specification.
    private static let dataFolders: [String] = {
        let listed = ProcessInfo.processInfo.environment["XDG_DATA_DIRS"] ?? ""
        let folders = listed.split(separator: ":").map(String.init)
        return folders.isEmpty ? ["/usr/local/share", "/usr/share"] : folders
    }()
}
