// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The tint colour of views without one.
enum AccentColor {
    /// The app's accent colour, or system blue if it has none.
    static let color = color(Bundle.main.infoDictionary, in: .main) ?? UIColor.systemBlue

    /// The colour of an asset catalog that `NSAccentColorName` in the Info.plist names; nil if there is none.
    static func color(_ info: [String: Any]?, in bundle: Bundle) -> UIColor? {
        (info?["NSAccentColorName"] as? String).flatMap { UIColor(named: $0, in: bundle, compatibleWith: nil) }
    }
}
