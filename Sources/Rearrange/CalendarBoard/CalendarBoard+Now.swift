// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

extension CalendarBoard {
    /// Starts the timer that moves the current-time line, or stops it if the board is not in a window or shows no line.
    func runClock() {
        clock.stop()
        if window != nil, now != nil { clock.run { [weak self] in self?.showNow() } }
    }

    /// Shows the current-time line in today's column, and highlights today in the header.
    func showNow() {
        let moment = clock.time?.timeIntervalSinceReferenceDate
        let day = moment.flatMap { days.axis.day(of: $0) }
        header.show(days, today: day, space.words)
        // `nowView` is a subview of `canvas`, but covers the whole content of the scroll view, including the hour names
        // beside `canvas`.
        let area = canvas.frame
        nowView.frame = CGRect(x: -area.minX, y: -area.minY, width: area.maxX, height: area.maxY)
        guard let moment, let day else { return nowView.show(nil) }
        let y = area.minY + CGFloat(days.axis.position(of: moment, in: day)) * space.scale
        let column = space.columnFrame(day, in: context)
        nowView.show(CGRect(x: area.minX + column.minX, y: y, width: column.width, height: 0))
    }
}

/// A clock that advances from a given time.
@MainActor
final class CalendarClock {
    /// The time from which the clock advances; nil if no time was set.
    var start: Date? { didSet { setAt = CACurrentMediaTime() } }
    private var setAt: TimeInterval = 0
    private var timer: Timer?

    /// The current time of the clock.
    var time: Date? { start?.addingTimeInterval(CACurrentMediaTime() - setAt) }

    /// Calls a closure every `clockInterval` seconds, until the clock is stopped or deallocated.
    func run(_ tick: @escaping @MainActor () -> Void) {
        timer = Timer.scheduledTimer(withTimeInterval: Thresholds.Calendar.clockInterval, repeats: true) {
            [weak self] timer in
            MainActor.assumeIsolated {
                guard self != nil else { return timer.invalidate() }
                tick()
            }
        }
    }

    func stop() {
        timer?.invalidate()
        timer = nil
    }
}
