// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The vertical time axis of several days shown side by side, which has a unique position for every moment.
///
/// When clocks are set back, a day has some clock times twice. The repeated times have their own band on the axis,
/// which is empty on the other days. When clocks are set forward, the part of the axis for the skipped times is empty
/// on that day. The same clock time is therefore at the same height on all days. On each day, a later moment is further
/// down, and a day of 25 hours shows all its hours.
///
/// No calendar is needed: a day is defined by the moments at which its clock was set. Moments are in seconds from an
/// arbitrary reference date; positions on the axis and clock times are in minutes.
package struct DayAxis: Sendable, Hashable {
    /// A part of a day without a clock change.
    package struct Piece: Sendable, Hashable {
        /// The moment at which the piece begins.
        package var start: Double
        /// The length of the piece in seconds.
        package var length: Double
        /// The clock time at the piece's start, in minutes since midnight.
        package var clock: Double

        package init(start: Double, length: Double, clock: Double) {
            (self.start, self.length, self.clock) = (start, length, clock)
        }

        package var end: Double { start + length }
        /// The clock time at the piece's end, in minutes, before the clock is changed.
        var clockEnd: Double { clock + length / 60 }
    }

    /// A day as a sequence of contiguous pieces.
    package struct Day: Sendable, Hashable {
        package let pieces: [Piece]

        package init(pieces: [Piece]) {
            precondition(!pieces.isEmpty, "A day has at least one piece.")
            self.pieces = pieces
        }

        package var start: Double { pieces[0].start }
        package var end: Double { pieces[pieces.count - 1].end }

        /// The clock times in a piece that also occur in the previous piece, because the clock was set back between the
        /// two.
        func repeatedTimes(inPiece index: Int) -> Range<Double> {
            let clock = pieces[index].clock
            return index > 0 && pieces[index - 1].clockEnd > clock
                ? clock..<min(pieces[index - 1].clockEnd, pieces[index].clockEnd) : clock..<clock
        }
    }

    /// A section of the time axis on which clock times ascend without a clock change.
    package struct Band: Sendable, Hashable {
        /// The band's start on the axis, in minutes.
        package var start: Double
        /// The band's length in minutes.
        package var length: Double
        /// The clock time at the band's start, in minutes since midnight.
        package var clock: Double
        /// Whether the band shows the second occurrence of its clock times.
        package var isRepeated: Bool

        package var end: Double { start + length }
    }

    /// A position on the axis at which a grid line is drawn.
    package struct Mark: Sendable, Hashable {
        package var position: Double
        package var clock: Double
        package var isRepeated: Bool
    }

    /// The days in order.
    package let days: [Day]
    /// The bands of the axis from top to bottom, without gaps.
    package let bands: [Band]

    /// The minutes in a day without a clock change.
    package static let minutesOfDay = 1440.0

    package init(days: [Day]) {
        self.days = days
        var doubled: [Range<Double>] = []
        for day in days {
            for index in day.pieces.indices {
                let repeated = day.repeatedTimes(inPiece: index)
                if !repeated.isEmpty, !doubled.contains(repeated) { doubled.append(repeated) }
            }
        }
        var bands: [Band] = []
        var (position, clock) = (0.0, 0.0)
        func add(_ length: Double, _ start: Double, _ isRepeated: Bool) {
            guard length > 0 else { return }
            bands.append(Band(start: position, length: length, clock: start, isRepeated: isRepeated))
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

    /// The length of the axis in minutes.
    package var length: Double { bands.last?.end ?? Self.minutesOfDay }

    // MARK: - From moments to positions

    /// The index of the day that contains a moment; nil for a moment before the first day or after the last.
    ///
    /// - Complexity: O(log days)
    package func day(of moment: Double) -> Int? {
        let next = days.indices.partitionPoint { days[$0].start > moment }
        return next > 0 && moment < days[next - 1].end ? next - 1 : nil
    }

    /// The position on the axis of a moment of the day with index `day`.
    ///
    /// - Parameter isEnd: whether the moment is the end of an item. A clock change is one moment with two clock times.
    ///   An end is placed at the clock time just before the change, a start at the one just after it.
    package func position(of moment: Double, in day: Int, isEnd: Bool = false) -> Double {
        let pieces = days[day].pieces
        let moment = min(max(moment, days[day].start), days[day].end)
        let index =
            (isEnd
                ? pieces.firstIndex { moment <= $0.end } : pieces.firstIndex { moment < $0.end }) ?? pieces.count - 1
        let clock = pieces[index].clock + (moment - pieces[index].start) / 60
        let repeated = days[day].repeatedTimes(inPiece: index)
        let isRepeated = isEnd ? clock > repeated.lowerBound && clock <= repeated.upperBound : repeated.contains(clock)
        for band in bands where band.isRepeated == isRepeated {
            let range = band.clock...(band.clock + band.length)
            if isRepeated, band.clock + band.length != repeated.upperBound { continue }
            if isEnd ? clock <= range.upperBound : clock < range.upperBound { return band.start + clock - band.clock }
        }
        return length
    }

    /// The position of a clock time given in minutes since midnight; the first position if the time occurs twice.
    package func position(ofClock minutes: Double) -> Double {
        guard let band = bands.first(where: { !$0.isRepeated && minutes < $0.clock + $0.length }) else { return length }
        return band.start + max(0, minutes - band.clock)
    }

    /// The days that a time span covers. Each has its index, and the range of the axis, in minutes, that the span
    /// covers on that day.
    ///
    /// A span of zero length is shown on the day that contains it.
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

    // MARK: - From positions to moments

    /// The moment at a position on the axis, on the day with index `number`. If the day has no time at that position,
    /// the result is the day's next moment further down the axis.
    package func moment(at position: Double, in number: Int) -> Double {
        let day = days[number]
        let position = max(0, position)
        guard let band = bands.first(where: { position < $0.end }) else { return day.end }
        let clock = band.clock + position - band.start
        for (index, piece) in day.pieces.enumerated() {
            let repeated = day.repeatedTimes(inPiece: index)
            if band.isRepeated {
                if repeated.upperBound == band.clock + band.length, repeated.contains(clock) {
                    return piece.start + (clock - piece.clock) * 60
                }
            } else {
                let first = max(piece.clock, repeated.upperBound)
                if clock < piece.clockEnd { return piece.start + (max(clock, first) - piece.clock) * 60 }
            }
        }
        // The position is in the band of a repeated hour, and this day has no such hour: take the moment at the band's
        // end.
        guard band.isRepeated, band.end < length else { return day.end }
        return moment(at: band.end, in: number)
    }

    /// The moment of the day with index `day` that is nearest to a position on the axis. At an allowed moment, the
    /// clock shows a multiple of `step` minutes, or the item is at its original position `home`. Without a step, every
    /// moment is allowed.
    ///
    /// - Parameters:
    ///   - home: the item's original position on the axis; nil if there is none.
    ///   - duration: the length in seconds of an item that starts at the moment. It must end on the same day, unless it
    ///     is longer than the day. Nil if the item may extend past midnight, or if the moment is the end of an item.
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

    /// The last moment of the day with index `number` at which an item of `duration` seconds can begin and still end on
    /// the day. For an item longer than the day, it is the day's start.
    package func latestStart(in number: Int, lasting duration: Double) -> Double {
        let day = days[number]
        // The item counts as at least one second long, because an item of zero length at midnight would be on the next
        // day.
        return max(day.start, day.end - max(1, duration))
    }

    /// The moment nearest to `moment`, on the day with index `day`, at which the clock shows a multiple of `step`
    /// minutes. The search goes forward in time if `isForward`, otherwise backward. If there is no such moment, the
    /// result is the day's end or start.
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

    // MARK: - Drawing

    /// The positions at which clocks show a multiple of `step` minutes, excluding the end of the axis.
    package func marks(every step: Double) -> [Mark] {
        bands.flatMap { band in
            stride(
                from: (band.clock / step).rounded(.up) * step, to: band.clock + band.length, by: step
            ).map { Mark(position: band.start + $0 - band.clock, clock: $0, isRepeated: band.isRepeated) }
        }
    }

    /// The ranges of the axis in which a day has no time, because the day's clock skipped these times or did not repeat
    /// them.
    package func gaps(in day: Int) -> [ClosedRange<Double>] {
        var edges: [(Double, Double)] = []
        let pieces = days[day].pieces
        for (index, piece) in pieces.enumerated() {
            let repeated = days[day].repeatedTimes(inPiece: index)
            for part in [
                (repeated.lowerBound, repeated.upperBound, true), (repeated.upperBound, piece.clockEnd, false),
            ]
            where part.0 < part.1 {
                for band in bands where band.isRepeated == part.2 {
                    if part.2, band.clock + band.length != repeated.upperBound { continue }
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
