// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Arrangement

@Suite("Hour axis of days side by side")
struct DayAxisTests {
    static let hour = 3600.0
    static let plain = DayAxis.Day(pieces: [.init(start: 0, length: 24 * hour, clock: 0)])
    /// A day of 23 hours that begins at `start`, in seconds: at 2:00 the clock is set to 3:00.
    static func spring(_ start: Double = 0) -> DayAxis.Day {
        DayAxis.Day(pieces: [
            .init(start: start, length: 2 * hour, clock: 0),
            .init(start: start + 2 * hour, length: 21 * hour, clock: 180),
        ])
    }
    /// A day of 25 hours that begins at `start`, in seconds: at 3:00 the clock is set back to 2:00.
    static func autumn(_ start: Double = 0) -> DayAxis.Day {
        DayAxis.Day(pieces: [
            .init(start: start, length: 3 * hour, clock: 0),
            .init(start: start + 3 * hour, length: 22 * hour, clock: 120),
        ])
    }

    @Test("On a day of 23 hours there is a gap between 2:00 and 3:00, and 9:00 is at its usual position")
    func spring() {
        let axis = DayAxis(days: [Self.spring()])
        #expect(axis.length == 1440)
        #expect(axis.gaps(in: 0) == [120...180])
        #expect(axis.position(of: 8 * Self.hour, in: 0) == 540)
        #expect(axis.moment(at: 540, in: 0) == 8 * Self.hour)
        #expect(axis.moment(at: 150, in: 0) == 2 * Self.hour)
        #expect(axis.position(of: 2 * Self.hour, in: 0) == 180)
        #expect(axis.position(of: 2 * Self.hour, in: 0, isEnd: true) == 120)
        #expect(axis.moment(nearest: 150, in: 0, step: 15) == 2 * Self.hour)
    }

    @Test("A day of 25 hours shows all of them, and the other days have a gap for the extra hour")
    func autumn() {
        let next = DayAxis.Day(pieces: [.init(start: 25 * Self.hour, length: 24 * Self.hour, clock: 0)])
        let axis = DayAxis(days: [Self.autumn(), next])
        #expect(axis.length == 1500)
        #expect(axis.gaps(in: 0) == [])
        #expect(axis.gaps(in: 1) == [180...240])
        let marks = axis.marks(every: 60)
        #expect(marks.count == 25)
        #expect(marks[2...4].map(\.clock) == [120, 120, 180])
        #expect(marks[2...4].map(\.isRepeated) == [false, true, false])
        #expect(axis.position(of: 2.5 * Self.hour, in: 0) == 150)
        #expect(axis.position(of: 3.5 * Self.hour, in: 0) == 210)
        #expect(axis.position(of: 34 * Self.hour, in: 1) == 600)
        #expect(axis.moment(at: 200, in: 1) == 28 * Self.hour)
        #expect(axis.position(of: 28 * Self.hour, in: 1, isEnd: true) == 180)
    }

    static let odd: [[DayAxis.Day]] = [
        [plain], [spring()], [autumn()],
        // A change of half an hour, as on Lord Howe Island: back in this case, forward in the next one.
        [
            DayAxis.Day(pieces: [
                .init(start: 0, length: 2 * hour, clock: 0), .init(start: 2 * hour, length: 22.5 * hour, clock: 90),
            ])
        ],
        [
            DayAxis.Day(pieces: [
                .init(start: 0, length: 2 * hour, clock: 0), .init(start: 2 * hour, length: 21.5 * hour, clock: 150),
            ])
        ],
        // The clock is set forward at midnight: the day begins at 1:00.
        [DayAxis.Day(pieces: [.init(start: 0, length: 23 * hour, clock: 60)])],
        // The clock is set back at midnight: the last hour of the day occurs twice.
        [
            DayAxis.Day(pieces: [
                .init(start: 0, length: 24 * hour, clock: 0), .init(start: 24 * hour, length: hour, clock: 1380),
            ])
        ],
        [spring(), autumn(23 * hour), DayAxis.Day(pieces: [.init(start: 48 * hour, length: 24 * hour, clock: 0)])],
        [autumn(), spring(25 * hour)],
    ]

    @Test(
        "Every minute of every day has its own position, later is lower, and the position gives the minute",
        arguments: odd.indices)
    func everyMinute(_ number: Int) {
        let axis = DayAxis(days: Self.odd[number])
        var broken: [Double] = []
        for (index, day) in axis.days.enumerated() {
            var last = -1.0
            for minute in 0..<Int((day.end - day.start) / 60) {
                let moment = day.start + Double(minute) * 60
                let position = axis.position(of: moment, in: index)
                if axis.day(of: moment) != index || position <= last || axis.moment(at: position, in: index) != moment {
                    broken.append(moment)
                }
                if axis.moment(nearest: position, in: index, step: 1) != moment { broken.append(moment) }
                if axis.gaps(in: index).contains(where: { $0.contains(position) && $0.upperBound > position }) {
                    broken.append(moment)
                }
                let end = axis.position(of: moment + 60, in: index, isEnd: true)
                if abs(end - position - 1) > 1e-9 { broken.append(moment) }
                last = position
            }
            let missing = axis.gaps(in: index).reduce(0) { $0 + $1.upperBound - $1.lowerBound }
            if abs(axis.length - missing - (day.end - day.start) / 60) > 1e-9 { broken.append(day.start) }
            for position in 0..<Int(axis.length) {
                let moment = axis.moment(at: Double(position), in: index)
                if moment < day.start || moment > day.end { broken.append(moment) }
            }
        }
        #expect(broken.isEmpty, "\(broken.count), the first: \(broken.first ?? 0)")
    }

    @Test("A span over midnight is on both days; a span that ends at midnight or has no length is on one day")
    func stretches() {
        let hour = Self.hour
        let axis = DayAxis(days: [
            Self.plain, DayAxis.Day(pieces: [.init(start: 24 * hour, length: 24 * hour, clock: 0)]),
        ])
        let night = axis.stretches(from: 22 * hour, to: 26 * hour)
        #expect(night.map(\.day) == [0, 1])
        #expect(night.map(\.from) == [1320, 0])
        #expect(night.map(\.to) == [1440, 120])
        #expect(axis.stretches(from: 22 * hour, to: 24 * hour).map(\.day) == [0])
        #expect(axis.stretches(from: 24 * hour, to: 24 * hour).map(\.day) == [1])
        #expect(axis.stretches(from: -5 * hour, to: -hour).isEmpty)
        #expect(axis.day(of: 48 * hour) == nil)
        #expect(axis.day(of: -1) == nil)
    }

    @Test("A clock time is at its first occurrence, or at its usual position on a day that skips it")
    func clock() {
        let week = DayAxis(days: [
            Self.autumn(), DayAxis.Day(pieces: [.init(start: 25 * Self.hour, length: 24 * Self.hour, clock: 0)]),
        ])
        #expect([0, 120, 150, 180, 480, 1440].map(week.position(ofClock:)) == [0, 120, 150, 240, 540, 1500])
        #expect(week.moment(at: week.position(ofClock: 480), in: 0) == 9 * Self.hour)
        let spring = DayAxis(days: [Self.spring()])
        #expect(spring.moment(at: spring.position(ofClock: 480), in: 0) == 7 * Self.hour)
        #expect(spring.moment(at: spring.position(ofClock: 150), in: 0) == 2 * Self.hour)
        #expect(spring.position(ofClock: -5) == 0)
        #expect(spring.position(ofClock: .nan) == 1440)
    }

    @Test("A step forward or back ends at a clock time that is a multiple of the step")
    func stepped() {
        func next(_ axis: DayAxis, _ hours: Double, _ step: Double) -> Double {
            axis.moment(from: hours * Self.hour, in: 0, step: step, isForward: true) / Self.hour
        }
        func last(_ axis: DayAxis, _ hours: Double, _ step: Double) -> Double {
            axis.moment(from: hours * Self.hour, in: 0, step: step, isForward: false) / Self.hour
        }
        let plain = DayAxis(days: [Self.plain])
        #expect(next(plain, 9, 15) == 9)
        #expect(next(plain, 9.1, 15) == 9.25)
        #expect(last(plain, 9.1, 15) == 9)
        #expect(next(plain, 23.5, 120) == 24)
        #expect(last(plain, 0.5, 120) == 0)
        // From 3:00 on, the clock is one hour ahead of the hours since the start of the day.
        let spring = DayAxis(days: [Self.spring()])
        #expect(next(spring, 1.5, 120) == 3)
        #expect(next(spring, 4, 120) == 5)
        #expect(last(spring, 2.5, 120) == 0)
        #expect(next(spring, 1.9, 15) == 2)
        #expect(last(spring, 2, 15) == 2)
        // After three hours the clock shows 2:00 again.
        let autumn = DayAxis(days: [Self.autumn()])
        #expect(next(autumn, 2.5, 120) == 3)
        #expect(last(autumn, 3.5, 120) == 3)
        #expect(last(autumn, 2.5, 120) == 2)
        #expect(next(autumn, 3.5, 90) == 4)
    }

    @Test("Times are rounded to steps of the clock, and an item's original time counts as a step")
    func steps() {
        let axis = DayAxis(days: [Self.plain])
        #expect(axis.moment(nearest: 547, in: 0, step: 15) == 540 * 60)
        #expect(axis.moment(nearest: 548, in: 0, step: 15) == 555 * 60)
        #expect(axis.moment(nearest: 548, in: 0, step: 15, home: 547) == 547 * 60)
        #expect(axis.moment(nearest: 5000, in: 0, step: 15) == 1440 * 60)
    }

    @Test("An item kept on its day starts at the nearest step at which it ends that day, on DST days too (I90)")
    func startsOnTheDay() {
        var broken: [String] = []
        for (name, day) in [("plain", Self.plain), ("spring", Self.spring()), ("autumn", Self.autumn())] {
            let axis = DayAxis(days: [day])
            for step in [15.0, 30, 50, 60, 120] {
                let starts = axis.marks(every: step).map { axis.moment(at: $0.position, in: 0) }
                for duration in [0.0, 10, 30, 45, 60, 300] {
                    let fitting = starts.filter { $0 + max(1, duration * 60) <= day.end }
                    for position in stride(from: 0.0, through: axis.length, by: 5) {
                        let found = axis.moment(nearest: position, in: 0, step: step, lasting: duration * 60)
                        let free = axis.moment(nearest: position, in: 0, step: step)
                        let expected = free + max(1, duration * 60) <= day.end ? free : fitting.max()
                        if found != expected { broken.append("\(name) \(step) \(duration) \(position): \(found)") }
                    }
                }
            }
            #expect(axis.latestStart(in: 0, lasting: 48 * Self.hour) == day.start)
            #expect(axis.latestStart(in: 0, lasting: 600) == day.end - 600)
        }
        #expect(broken.isEmpty, "\(broken.count), the first: \(broken.first ?? "")")
    }

    @Test("Near midnight the original time is allowed, and a tie between two steps goes to the lower one (I90, I92)")
    func homeNearMidnight() {
        let axis = DayAxis(days: [Self.plain])
        #expect(axis.moment(nearest: 1430, in: 0, step: 30, home: 1430, lasting: 600) == 1430 * 60)
        #expect(axis.moment(nearest: 1415, in: 0, step: 30, home: 1430, lasting: 600) == 1410 * 60)
        #expect(axis.moment(nearest: 15, in: 0, step: 30) == 0)
        #expect(axis.moment(nearest: 15.5, in: 0, step: 30) == 30 * 60)
        #expect(axis.moment(nearest: 45, in: 0, step: 30, home: 60) == 30 * 60)
    }
}
