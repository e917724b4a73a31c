// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

@_exported import CoreGraphics
import Foundation

/// A number of seconds; Core Foundation's name for it, which Foundation lacks here.
public typealias CFTimeInterval = Double

/// Where time comes from.
///
/// The display installs one at start: GLib's monotonic clock in an app, a virtual clock in a test.
package protocol MediaClock: AnyObject, Sendable {
    /// Seconds since some fixed moment; never goes back.
    func now() -> CFTimeInterval
}

/// The one clock of the process.
package enum Clock {
    package static var current: any MediaClock {
        get {
            DisplayChoice.make()
            return chosen
        }
        set { chosen = newValue }
    }

    nonisolated(unsafe) private static var chosen: any MediaClock = StoppedClock()

    /// Before a display is there no time passes.
    private final class StoppedClock: MediaClock {
        func now() -> CFTimeInterval { 0 }
    }
}

/// The current time on the display's clock, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval {
    Clock.current.now()
}
