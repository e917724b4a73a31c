// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Arrangement

@Suite("Page stops")
struct PageStopsTests {
    /// All offsets in `range` at which paging may stop: the multiples of the page length `page`, and both ends of the
    /// range.
    private static func plain(_ range: ClosedRange<Double>, _ page: Double) -> [Double] {
        let multiples = stride(from: 0, through: 5000, by: page).filter(range.contains)
        return Set([range.lowerBound, range.upperBound] + multiples).sorted()
    }

    @Test("fact 83: content rests at multiples of the page and at the ends of its range, for all sizes")
    func everyOffset() {
        for (range, page) in [(0.0...1200, 300.0), (0...1000, 300), (0...130, 300), (0...0, 300), (-20...910, 300)] {
            let stops = PageStops(range: range, page: page)
            let plain = Self.plain(range, page)
            for offset in stride(from: range.lowerBound, through: range.upperBound, by: 0.25) {
                let rest = stops.target(offset: offset, velocity: 0)
                #expect(plain.contains(rest), "\(offset) in \(range)")
                let nearest = plain.map { abs($0 - offset) }.min()!
                #expect(isClose(abs(rest - offset), nearest, within: 1e-9), "\(offset) in \(range)")
                let later = plain.first { $0 > offset + 0.5 } ?? range.upperBound
                #expect(stops.target(offset: offset, velocity: 1000) == later, "\(offset) in \(range)")
                let earlier = plain.last { $0 < offset - 0.5 } ?? range.lowerBound
                #expect(stops.target(offset: offset, velocity: -1000) == earlier, "\(offset) in \(range)")
            }
        }
    }

    @Test("Content past its edge returns to that edge, with any flick")
    func beyond() {
        let stops = PageStops(range: 0...1000, page: 300)
        for velocity in [-1000.0, 0, 1000] {
            #expect(stops.target(offset: -40, velocity: velocity) == 0)
            #expect(stops.target(offset: 1040, velocity: velocity) == 1000)
        }
    }

    @Test("An offset up to half a point off its page because of pixel rounding counts as on it")
    func nearlyThere() {
        let stops = PageStops(range: 0...1200, page: 300)
        #expect(stops.stop(after: 299.7) == 600)
        #expect(stops.stop(before: 300.3) == 0)
        #expect(stops.stop(after: 299) == 300)
        #expect(stops.stop(before: 301) == 300)
    }
}
