// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The hours of some days side by side, on one axis, on which every moment has its own place.
///
/// A day when clocks are put back has some minutes twice: they have a band of the axis for themselves, in which the other
/// days have nothing. A day when clocks are put forward has nothing where minutes are left out. So the same clock time
/// is at the same height on all days, later is always lower, and a day of 25 hours shows all of them.
///
/// No calendar is needed: a day is said by the moments at which its clock was set. Moments are in seconds, whatever they
/// count from; places on the axis, and what a clock shows, in minutes.
package struct DayAxis: Sendable, Hashable {
    /// A stretch of a day in which nobody sets the clock.
    package struct Piece: Sendable, Hashable {
        /// The moment at which it begins, and how many seconds it lasts.
        package var start: Double
        package var length: Double
        /// What the clock shows when it begins: minutes since midnight.
        package var clock: Double

        package init(start: Double, length: Double, clock: Double) {
            (self.start, self.length, self.clock) = (start, length, clock)
        }

        package var end: Double { start + length }
        var clockEnd: Double { clock + length / 60 }
    }

    /// A day is its pieces, one right after the other.
    package struct Day: Sendable, Hashable {
        package let pieces: [Piece]

        package init(pieces: [Piece]) {
            precondition(!pieces.isEmpty, "A day has at least one piece.")
            self.pieces = pieces
        }

        package var start: Double { pieces[0].start }
        package var end: Double { pieces[pieces.count - 1].end }

        /// The minutes that a piece shows for the second time: those that the clock was put back by before it.
        func again(_ index: Int) -> Range<Double> {
            let clock = pieces[index].clock
            return index > 0 && pieces[index - 1].clockEnd > clock
                ? clock..<min(pieces[index - 1].clockEnd, pieces[index].clockEnd) : clock..<clock
        }
    }

    /// A stretch of the axis.
    package struct Band: Sendable, Hashable {
        /// Where it begins on the axis, and how long it is.
        package var start: Double
        package var length: Double
        /// What clocks show where it begins.
        package var clock: Double
        /// Whether these minutes have been before.
        package var isAgain: Bool

        package var end: Double { start + length }
    }

    /// A place where a line is drawn.
    package struct Mark: Sendable, Hashable {
        package var position: Double
        package var clock: Double
        package var isAgain: Bool
    }

    /// The days, first to last.
    package let days: [Day]
    package let bands: [Band]

    /// Minutes in a day whose clock nobody sets.
    package static let minutesOfDay = 1440.0

    package init(days: [Day]) {
        self.days = days
        var doubled: [Range<Double>] = []
        for day in days {
            for index in day.pieces.indices {
                let again = day.again(index)
                if !again.isEmpty, !doubled.contains(again) { doubled.append(again) }
            }
        }
        var bands: [Band] = []
        var (position, clock) = (0.0, 0.0)
        func add(_ length: Double, _ start: Double, _ isAgain: Bool) {
            guard length > 0 else { return }
            bands.append(Band(start: position, length: length, clock: start, isAgain: isAgain))
            position += length
        }
        for range in doubled.sorted(by: { ($0.upperBound, $0.lowerBound) < ($1.upperBound, $1.lowerBound) }) {
            add(range.upperBound - clock, clock, false)
            clock = range.upperBound
            add(range.upperBound - range.lowerBound, range.lowerBound, true)
        }
        add(Self.minutesOfDay - clock, clock, false)
        self.bands = bands
    }

    /// Minutes from end to end.
    package var length: Double { bands.last?.end ?? Self.minutesOfDay }

    // MARK: - From moments to places

    /// The day that a moment is in; nil for one before the first or after the last.
    ///
    /// - Complexity: O(log days)
    package func day(of moment: Double) -> Int? {
        let next = days.indices.partitionPoint { days[$0].start > moment }
        return next > 0 && moment < days[next - 1].end ? next - 1 : nil
    }

    /// Where a moment of a day lies.
    ///
    /// - Parameter isEnd: whether something ends there: where a clock is set, that is another place than where something
    ///   begins at the same moment.
    package func position(of moment: Double, in day: Int, isEnd: Bool = false) -> Double {
        let pieces = days[day].pieces
        let moment = min(max(moment, days[day].start), days[day].end)
        let index =
            (isEnd
                ? pieces.firstIndex { moment <= $0.end } : pieces.firstIndex { moment < $0.end }) ?? pieces.count - 1
        let clock = pieces[index].clock + (moment - pieces[index].start) / 60
        let again = days[day].again(index)
        let isAgain = isEnd ? clock > again.lowerBound && clock <= again.upperBound : again.contains(clock)
        for band in bands where band.isAgain == isAgain {
            let range = band.clock...(band.clock + band.length)
            if isAgain, band.clock + band.length != again.upperBound { continue }
            if isEnd ? clock <= range.upperBound : clock < range.upperBound { return band.start + clock - band.clock }
        }
        return length
    }

    /// Where a clock shows so many minutes since midnight: the first time, where they come twice.
    package func position(ofClock minutes: Double) -> Double {
        guard let band = bands.first(where: { !$0.isAgain && minutes < $0.clock + $0.length }) else { return length }
        return band.start + max(0, minutes - band.clock)
    }

    /// The stretches in which a span shows, each on a day, as from and to on the axis.
    ///
    /// A span that lasts no time shows on the day it is in.
    package func stretches(from start: Double, to end: Double) -> [(day: Int, from: Double, to: Double)] {
        var found: [(day: Int, from: Double, to: Double)] = []
        for (index, day) in days.enumerated() {
            guard start < day.end, end > day.start || (start == end && start >= day.start) else { continue }
            let from = position(of: max(start, day.start), in: index)
            let to = end <= start ? from : position(of: min(end, day.end), in: index, isEnd: true)
            found.append((index, from, max(from, to)))
        }
        return found
    }

    // MARK: - From places to moments

    /// The moment at a place on a day. Where the day has nothing, the next that it has.
    package func moment(at position: Double, in number: Int) -> Double {
        let day = days[number]
        let position = max(0, position)
        guard let band = bands.first(where: { position < $0.end }) else { return day.end }
        let clock = band.clock + position - band.start
        for (index, piece) in day.pieces.enumerated() {
            let again = day.again(index)
            if band.isAgain {
                if again.upperBound == band.clock + band.length, again.contains(clock) {
                    return piece.start + (clock - piece.clock) * 60
                }
            } else {
                let first = max(piece.clock, again.upperBound)
                if clock < piece.clockEnd { return piece.start + (max(clock, first) - piece.clock) * 60 }
            }
        }
        // In the second hour of a day that has but one: what comes after it.
        guard band.isAgain, band.end < length else { return day.end }
        return moment(at: band.end, in: number)
    }

    /// The moment nearest to a place at which the clock shows a multiple of `step` minutes, or which is `home`.
    ///
    /// - Parameters:
    ///   - home: a place that will do as well: where the item came from.
    ///   - duration: seconds of an item that begins there and stays on its day, unless it is longer than the day; nil for
    ///     one that may go on over midnight, and for an end, which may be at midnight.
    package func moment(
        nearest position: Double, in day: Int, step: Double?, home: Double? = nil, lasting duration: Double? = nil
    ) -> Double {
        let position = min(max(0, position), length)
        let latest = duration.map { latestStart(in: day, lasting: $0) } ?? .infinity
        guard let step, step > 0 else { return min(moment(at: position, in: day), latest) }
        let band = bands.first { position < $0.end } ?? bands[bands.count - 1]
        let clock = band.clock + position - band.start
        let rounded = min(
            max(SnapAxis.multiple(of: step, nearest: clock), band.clock), band.clock + band.length)
        var place = band.start + rounded - band.clock
        var found = moment(at: place, in: day)
        if found > latest {
            found = moment(from: latest, in: day, step: step, isForward: false)
            place = self.position(of: found, in: day)
        }
        guard let home, SnapAxis.nearer(place, home, to: position) == home else { return found }
        let own = moment(at: home, in: day)
        return own <= latest + SnapAxis.tolerance ? own : found
    }

    /// The last moment of a day at which an item so many seconds long can begin and end on the day; the day's beginning for
    /// one that is longer.
    package func latestStart(in number: Int, lasting duration: Double) -> Double {
        let day = days[number]
        // At midnight an item that lasts no time would be on the next day.
        return max(day.start, day.end - max(1, duration))
    }

    /// The first moment from another on at which the clock shows a multiple of `step` minutes, or the last until then:
    /// the day's end, or its beginning, where there is none.
    package func moment(from moment: Double, in day: Int, step: Double, isForward: Bool) -> Double {
        guard step > 0 else { return moment }
        let slack = SnapAxis.tolerance / 60
        let pieces = days[day].pieces
        if isForward {
            for piece in pieces where moment < piece.end {
                let clock = piece.clock + max(0, moment - piece.start) / 60
                let next = piece.start + (((clock - slack) / step).rounded(.up) * step - piece.clock) * 60
                if next < piece.end { return next }
            }
            return days[day].end
        }
        for piece in pieces.reversed() where piece.start <= moment {
            let clock = moment < piece.end ? piece.clock + (moment - piece.start) / 60 + slack : piece.clockEnd - slack
            let last = piece.start + ((clock / step).rounded(.down) * step - piece.clock) * 60
            if last >= piece.start { return last }
        }
        return days[day].start
    }

    // MARK: - What to draw

    /// The places at which clocks show a multiple of `step` minutes, without the end.
    package func marks(every step: Double) -> [Mark] {
        bands.flatMap { band in
            stride(
                from: (band.clock / step).rounded(.up) * step, to: band.clock + band.length, by: step
            ).map { Mark(position: band.start + $0 - band.clock, clock: $0, isAgain: band.isAgain) }
        }
    }

    /// What a day has nothing of.
    package func gaps(in day: Int) -> [ClosedRange<Double>] {
        var edges: [(Double, Double)] = []
        let pieces = days[day].pieces
        for (index, piece) in pieces.enumerated() {
            let again = days[day].again(index)
            for part in [(again.lowerBound, again.upperBound, true), (again.upperBound, piece.clockEnd, false)]
            where part.0 < part.1 {
                for band in bands where band.isAgain == part.2 {
                    if part.2, band.clock + band.length != again.upperBound { continue }
                    let from = max(part.0, band.clock)
                    let to = min(part.1, band.clock + band.length)
                    if from < to { edges.append((band.start + from - band.clock, band.start + to - band.clock)) }
                }
            }
        }
        var gaps: [ClosedRange<Double>] = []
        var position = 0.0
        for (from, to) in edges.sorted(by: { $0.0 < $1.0 }) {
            if from > position { gaps.append(position...from) }
            position = max(position, to)
        }
        if position < length { gaps.append(position...length) }
        return gaps
    }
}
