// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// The outside world: windows, input, time and the main loop, behind one protocol.
///
/// There are two: ``GTKDisplay`` for a desktop or a browser tab, and ``HeadlessDisplay`` for tests and recordings.
@MainActor
package protocol DisplayServer: AnyObject {
    /// The display's clock.
    var clock: any MediaClock { get }

    /// Timers and blocks for the main actor.
    var scheduler: any MainScheduler { get }

    /// What the desktop asks of every app.
    var preferences: DesktopPreferences { get }

    /// Called after `preferences` has changed.
    var preferencesDidChange: (@MainActor () -> Void)? { get set }

    /// What programs copy to and paste from.
    var clipboard: any DisplayClipboard { get }

    /// Opens a window.
    ///
    /// - Parameter size: in points; the surface may get another, which it tells its delegate.
    /// - Throws: ``DisplayError`` when the display refuses.
    func makeSurface(title: String, size: CGSize) throws -> any DisplaySurface

    /// Runs the main loop until ``stop()``; a headless display has none and traps.
    func run()

    /// Makes ``run()`` return.
    func stop()
}

/// What the desktop asks of every app.
package struct DesktopPreferences: Equatable, Sendable {
    package var prefersDark = false
    package var prefersReducedMotion = false
    package var prefersHighContrast = false
    /// 1 is the desktop's normal text size.
    package var textScale = 1.0
    package var isRightToLeft = false

    package init() {}
}

/// Why a display could not be used, in words for the person who started the program.
package struct DisplayError: Error, CustomStringConvertible {
    package var description: String

    package init(_ description: String) {
        self.description = description
    }
}
