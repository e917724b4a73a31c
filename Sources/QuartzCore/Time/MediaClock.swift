// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

@_exported import CoreGraphics
import Foundation

/// A number of seconds; Core Foundation's name for it, which Foundation lacks here.
public typealias CFTimeInterval = Double

/// A source of time.
///
/// A display has one: GLib's monotonic clock in an app, a virtual clock in a test.
package protocol MediaClock: AnyObject, Sendable {
    /// Seconds since some fixed moment; never goes back.
    func now() -> CFTimeInterval
}

/// The current time on the display's clock, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval {
    CurrentDisplay.context.clock.now()
}
