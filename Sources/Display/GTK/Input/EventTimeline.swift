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
/// The clock may be exchanged for another one: a browser's new page counts from its own beginning, and Broadway lets its
/// first event follow the last one of the old page by five seconds, whatever time has passed. An event that would be
/// older than the program's last wait is by such a clock, for the program would have heard of it before.
struct EventTimeline {
    /// How fast the assumed distance follows a foreign clock that runs slower than ours: seconds a second.
    ///
    /// Crystals differ by less than 0.0001; ten times that hides no real delay.
    static let drift = 0.001

    /// Seconds that an event may be on its way to the program. Ours: less than any hold.
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
    ///   - busySince: when the program last waited for events in vain, on the same clock.
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
