// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Arrangement
import UIKit

extension CalendarBoard {
    /// The line of now goes on as long as somebody sees it.
    func runClock() {
        clock.stop()
        if window != nil, now != nil { clock.run { [weak self] in self?.showNow() } }
    }

    /// Shows the line of now in its day's column, and that day's name as today's.
    func showNow() {
        let moment = clock.time?.timeIntervalSinceReferenceDate
        let day = moment.flatMap { days.axis.day(of: $0) }
        header.show(days, today: day, space.words)
        // All that scrolls, as the hours are.
        let area = canvas.frame
        nowView.frame = CGRect(x: -area.minX, y: -area.minY, width: area.maxX, height: area.maxY)
        guard let moment, let day else { return nowView.show(nil) }
        let y = area.minY + CGFloat(days.axis.position(of: moment, in: day)) * space.scale
        let column = space.columnFrame(day, in: context)
        nowView.show(CGRect(x: area.minX + column.minX, y: y, width: column.width, height: 0))
    }
}

/// Goes on from the time that it was set to.
@MainActor
final class CalendarClock {
    /// The time that it was set to; nil where nobody has set it.
    var start: Date? { didSet { setAt = CACurrentMediaTime() } }
    private var setAt: TimeInterval = 0
    private var timer: Timer?

    /// What time it is by now.
    var time: Date? { start?.addingTimeInterval(CACurrentMediaTime() - setAt) }

    /// Calls every now and then, until it is stopped or has gone.
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
