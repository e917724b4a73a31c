// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Display
import Foundation

/// Turns of the wheel and movements on a trackpad, on their way to a scroll view.
@MainActor
enum ScrollWheel {
    /// Gives the event to the innermost scroll view at or above `view` that can still go that way.
    static func dispatch(_ scroll: InputEvent.Scroll, from view: UIView, timestamp: TimeInterval) {
    }
}
