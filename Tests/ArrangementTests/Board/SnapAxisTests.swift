// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Arrangement

@Suite("Places on a board's axis")
struct SnapAxisTests {
    @Test("I71: places count from the board's beginning: 613 with steps of 20 can reach 620")
    func fromTheBoard() {
        let axis = SnapAxis(length: 1000, step: 20)
        #expect(axis.place(nearest: 618, size: 40) == 620)
        #expect(axis.place(nearest: 618, size: 40, home: 613) == 620)
        #expect(axis.place(nearest: 614, size: 40, home: 613) == 613)
        #expect(axis.place(nearest: 609, size: 40) == 600)
    }

    @Test("On every small board the place is the nearest of all that are on the board")
    func exhaustive() {
        var broken: [[Double]] = []
        for length in 0...9 {
            for step in [0.0, 1, 2, 3, 4] {
                let axis = SnapAxis(length: Double(length), step: step)
                for size in 0...10 {
                    let most = max(0, Double(length - size))
                    let unit = step == 0 ? 0.25 : step
                    let places = stride(from: 0, through: most, by: unit).map { $0 }
                    for quarter in -12...60 {
                        let position = Double(quarter) / 4
                        let found = axis.place(nearest: position, size: Double(size))
                        let best = places.map { abs($0 - position) }.min() ?? 0
                        let isBest = abs(abs(found - position) - best) < 1e-9 && places.contains(found)
                        let later = axis.place(atLeast: position, size: Double(size))
                        let first = places.first { $0 >= position - 1e-9 && $0 + Double(size) <= Double(length) }
                        let earlier = axis.place(atMost: position, size: Double(size))
                        let last = places.last { $0 <= position + 1e-9 }
                        if !isBest || later != first || earlier != last {
                            broken.append([Double(length), step, Double(size), position])
                        }
                    }
                }
            }
        }
        #expect(broken.isEmpty, "\(broken.count), the first: \(broken.first ?? [])")
    }

    @Test("The places in a range are those of the board in it, however far the range goes beyond the board")
    func ranges() {
        var broken: [[Double]] = []
        for step in [0.0, 1, 2, 3] {
            let axis = SnapAxis(length: 7, step: step)
            for size in 0...8 {
                let places = stride(from: 0, through: Double(7 - size), by: step == 0 ? 0.5 : step).map { $0 }
                for first in -9...18 {
                    for last in first...18 {
                        let range = Double(first) / 2...Double(last) / 2
                        let inside = places.filter(range.contains)
                        let expected = inside.first.map { $0...inside[inside.count - 1] }
                        if axis.places(in: range, size: Double(size)) != expected {
                            broken.append([step, Double(size), range.lowerBound, range.upperBound])
                        }
                    }
                }
            }
        }
        #expect(broken.isEmpty, "\(broken.count), the first: \(broken.first ?? [])")
        let day = SnapAxis(length: 1)
        #expect(day.places(in: -86_400...0, size: 1) == 0...0 && day.places(in: 0...86_400, size: 1) == 0...0)
    }

    @Test("A pulled edge comes to a step, or the board's end, and keeps to its range")
    func edges() {
        let axis = SnapAxis(length: 100, step: 15)
        #expect(axis.edge(nearest: 52, in: 0...100) == 45)
        #expect(axis.edge(nearest: 53, in: 0...100) == 60)
        #expect(axis.edge(nearest: 99, in: 0...100) == 100)
        #expect(axis.edge(nearest: 140, in: 0...200) == 100)
        #expect(axis.edge(nearest: 20, in: 45...100) == 45)
        #expect(axis.edge(nearest: 52, in: 0...100, home: 50) == 50)
    }
}
