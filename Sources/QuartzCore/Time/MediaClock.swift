// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

@_exported import CoreGraphics
@_exported import ObjectiveCRuntime
import Foundation

/// A number of seconds: Core Foundation's name, which Foundation lacks on Linux.
public typealias CFTimeInterval = Double

/// A source of the current time.
///
/// Each display has one: GLib's monotonic clock in an app, a virtual clock in a test.
package protocol MediaClock: AnyObject, Sendable {
    /// The seconds since a fixed moment; never decreases.
    func now() -> CFTimeInterval
}

/// The current time on the display's clock, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval {
    CurrentDisplay.context.clock.now()
}
