// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore

/// Turns the windowing system's event times into seconds on the display's clock.
///
/// Event times are milliseconds in 32 bits, on a clock that need not be ours: the X server's, the compositor's, the
/// browser's. The least delay seen between an event and its arrival tells how the two clocks are apart. The result
/// never goes back and is never in the future.
///
/// The foreign clock may be replaced: when a browser's page is reloaded, Broadway sets the time of its first event to five
/// seconds after the last event of the old page, however much time has passed. An event that seems older than the end of
/// the main loop's last wait has such a new clock, because an older event would have ended that wait.
struct EventTimeline {
    /// How fast the assumed distance follows a foreign clock that runs slower than ours: seconds a second.
    ///
    /// Crystals differ by less than 0.0001; ten times that hides no real delay.
    static let drift = 0.001

    /// The longest time, in seconds, that an event takes to reach the program. Ours: less than any long press.
    static let longestWay = 0.25

    /// Our clock minus theirs, in seconds.
    private var offset: CFTimeInterval?
    private var offsetTime: CFTimeInterval = 0
    /// The last event time seen, and the same as a number that does not wrap around, in milliseconds.
    private var lastMilliseconds: UInt32 = 0
    private var lastUnwrapped: Int64 = 0
    private var lastResult: CFTimeInterval = -.infinity

    /// - Parameters:
    ///   - milliseconds: the event's time; 0 where it has none.
    ///   - now: seconds on the display's clock.
    ///   - busySince: the end of the main loop's last wait, on the same clock.
    mutating func seconds(
        milliseconds: UInt32, now: CFTimeInterval, busySince: CFTimeInterval = -.infinity
    ) -> CFTimeInterval {
        let time = milliseconds == 0 ? now : self.time(milliseconds, now, busySince)
        lastResult = min(now, max(lastResult, time))
        return lastResult
    }

    private mutating func time(
        _ milliseconds: UInt32, _ now: CFTimeInterval, _ busySince: CFTimeInterval
    ) -> CFTimeInterval {
        if offset == nil {
            lastUnwrapped = Int64(milliseconds)
        } else {
            lastUnwrapped += Int64(Int32(bitPattern: milliseconds &- lastMilliseconds))
        }
        lastMilliseconds = milliseconds
        let theirs = CFTimeInterval(lastUnwrapped) / 1000
        if let known = offset, theirs + known < busySince - Self.longestWay { offset = nil }
        let relaxed = offset.map { $0 + (now - offsetTime) * Self.drift } ?? .infinity
        offset = min(now - theirs, relaxed)
        offsetTime = now
        return theirs + offset!
    }
}
