// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import QuartzCore

/// The platform backend: provides windows, input, time, the clipboard and the main loop.
///
/// There are two implementations: ``GTKDisplay`` for a desktop or a browser tab, and ``HeadlessDisplay`` for tests and
/// recordings.
@MainActor
package protocol DisplayServer: AnyObject {
    /// The display's clock.
    var clock: any MediaClock { get }

    /// The scheduler of timers and blocks for the main actor.
    var scheduler: any MainScheduler { get }

    /// The desktop's appearance and accessibility settings.
    var preferences: DesktopPreferences { get }

    /// Called after `preferences` has changed.
    var preferencesDidChange: (@MainActor () -> Void)? { get set }

    /// The clipboard that all apps of the desktop share.
    var clipboard: any DisplayClipboard { get }

    /// Whether an app can have several windows. A browser tab shows only one.
    var hasSeveralWindows: Bool { get }

    /// Opens a window, and returns its content area.
    ///
    /// - Parameter size: the requested size in points. If the surface gets another size, the surface notifies its
    ///   delegate.
    /// - Throws: ``DisplayError`` if the display cannot open the window.
    func makeSurface(title: String, size: CGSize) throws -> any DisplaySurface

    /// Shows what was presented on a surface, before the main loop runs. Waits until it is drawn, for half a second at
    /// most.
    func draw(_ surface: any DisplaySurface)

    /// Runs the main loop until ``stop()`` is called. Traps on a headless display, which has no main loop.
    func run()

    /// Makes ``run()`` return.
    func stop()
}

/// The desktop's appearance and accessibility settings.
package struct DesktopPreferences: Equatable, Sendable {
    package var prefersDark = false
    package var prefersReducedMotion = false
    package var prefersHighContrast = false
    /// The desktop's text scale factor; 1 is the normal text size.
    package var textScale = 1.0
    package var isRightToLeft = false

    package init() {}
}

/// An error for a display that cannot be used, with a message for the user who started the app.
package struct DisplayError: Error, CustomStringConvertible {
    package var description: String

    package init(_ description: String) {
        self.description = description
    }
}
