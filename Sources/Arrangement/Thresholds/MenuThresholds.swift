// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Thresholds of menus and tool tips.
extension Thresholds {
    package enum Menu {
        /// Points from a menu's ends where it scrolls under a finger: a row. Ours.
        package static let scrollZone = 44.0
        /// Seconds in which a menu comes or goes. Ours.
        package static let duration = 0.25
    }

    package enum ToolTip {
        /// Seconds that a pointer rests before the words come. Peer: GTK.
        package static let delay = 0.5
    }
}
