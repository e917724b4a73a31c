// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Thresholds of menus and tool tips.
extension Thresholds {
    package enum Menu {
        /// The height in points of the autoscroll zones at a menu's ends. Our own choice: the height of a row.
        package static let scrollZone = 44.0
        /// The duration in seconds of showing or hiding a menu. Our own choice.
        package static let duration = 0.25
    }

    package enum ToolTip {
        /// The hover delay in seconds of a tool tip. Taken from GTK.
        package static let delay = 0.5
    }
}
