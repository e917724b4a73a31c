// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuartzCore

/// Converts the windowing system's event times to seconds on the display's clock.
///
/// Event times are 32-bit milliseconds on a foreign clock: the X server's, the compositor's or the browser's. The
/// offset between both clocks is estimated from the smallest delay between an event and its arrival. The result never
/// decreases and is never in the future.
///
/// The foreign clock may be reset. After a page reload, Broadway sets the time of its first event to five seconds after
/// the old page's last event, however much time has passed. If an event seems older than the end of the main loop's
/// last wait, the clock was reset: an event of that age would have ended the wait earlier.
struct EventTimeline {
    /// The greatest rate, in seconds per second, at which the estimated offset may grow. The growth is needed if the
    /// foreign clock is slower than the display's clock.
    ///
    /// The rates of quartz clocks differ by less than 0.0001. Ten times that value is still too small to hide real
    /// delays.
    static let drift = 0.001

    /// The longest time, in seconds, that an event is assumed to take to reach the app. Our own choice: shorter than
    /// any long press.
    static let maximumDelay = 0.25

    /// The display's clock minus the foreign clock, in seconds.
    private var offset: CFTimeInterval?
    /// The time of the last estimate of `offset`, on the display's clock.
    private var offsetTime: CFTimeInterval = 0
    /// The time of the last event in milliseconds, which wraps around at 32 bits. `lastUnwrapped` is the same time
    /// without the wraparound.
    private var lastMilliseconds: UInt32 = 0
    private var lastUnwrapped: Int64 = 0
    private var lastResult: CFTimeInterval = -.infinity

    /// Converts an event time to seconds on the display's clock.
    ///
    /// - Parameters:
    ///   - milliseconds: the event's time; 0 if it has none.
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
        if let known = offset, theirs + known < busySince - Self.maximumDelay { offset = nil }
        let relaxed = offset.map { $0 + (now - offsetTime) * Self.drift } ?? .infinity
        offset = min(now - theirs, relaxed)
        offsetTime = now
        return theirs + offset!
    }
}
