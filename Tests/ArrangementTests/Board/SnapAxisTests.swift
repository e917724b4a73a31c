// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Arrangement

@Suite("Snapping on an axis of a board")
struct SnapAxisTests {
    @Test("Steps count from the board's start: an item at 613 with steps of 20 can reach 620 (I71)")
    func fromTheBoard() {
        let axis = SnapAxis(length: 1000, step: 20)
        #expect(axis.place(nearest: 618, size: 40) == 620)
        #expect(axis.place(nearest: 618, size: 40, home: 613) == 620)
        #expect(axis.place(nearest: 614, size: 40, home: 613) == 613)
        #expect(axis.place(nearest: 609, size: 40) == 600)
    }

    @Test("On every small board the snapped place is the nearest of all places on the board")
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

    @Test("Halfway between two multiples of a step, the lower one is taken, on both sides of zero (I92)")
    func halfWay() {
        var broken: [[Double]] = []
        for step in [0.25, 1.0 / 3, 1, 7, 20, 375.0 / 7] {
            for number in -40...40 {
                let (lower, upper) = (Double(number) * step, Double(number + 1) * step)
                for share in 0...8 {
                    let position = lower + step * Double(share) / 8
                    let expected = share <= 4 ? lower : upper
                    let found = SnapAxis.multiple(of: step, nearest: position)
                    if abs(found - expected) > 1e-9 { broken.append([step, position, found]) }
                }
            }
        }
        #expect(broken.isEmpty, "\(broken.count), the first: \(broken.first ?? [])")
    }

    @Test("On every small board, with any original place, the lowest of the nearest places is taken (I92)")
    func lowestOfNearest() {
        var broken: [[Double]] = []
        func lowest(_ places: [Double], _ position: Double) -> Double? {
            places.min { (abs($0 - position), $0) < (abs($1 - position), $1) }
        }
        for length in 1...8 {
            for step in [1.0, 2, 3] {
                let axis = SnapAxis(length: Double(length), step: step)
                for size in 0...length {
                    let most = Double(length - size)
                    let places = Array(stride(from: 0, through: most, by: step))
                    let ends = Array(stride(from: 0, through: Double(length), by: step)) + [Double(length)]
                    for half in -1...Int(most * 2) {
                        let home = half < 0 ? nil : Double(half) / 2
                        for quarter in -8...40 {
                            let position = Double(quarter) / 4
                            let found = axis.place(nearest: position, size: Double(size), home: home)
                            let edge = axis.edge(nearest: position, in: 0...Double(length), home: home)
                            let edges = position <= (ends.dropLast().last ?? 0) ? Array(ends.dropLast()) : ends
                            let isInside = position >= 0 && position <= Double(length)
                            if found != lowest(places + (home.map { [$0] } ?? []), position)
                                || isInside && !edges.contains(edge) && edge != home
                            {
                                broken.append([Double(length), step, Double(size), home ?? -1, position, found, edge])
                            }
                        }
                    }
                }
            }
        }
        #expect(broken.isEmpty, "\(broken.count), the first: \(broken.first ?? [])")
        let axis = SnapAxis(length: 100, step: 20)
        #expect(axis.edge(nearest: 30, in: 0...100) == 20)
        #expect(axis.edge(nearest: 30, in: 0...100, home: 40) == 20)
        #expect(axis.edge(nearest: 30.1, in: 0...100) == 40)
    }

    @Test("The places in a range are the board's places in it, however far the range extends past the board")
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
        #expect(day.places(in: -86_400...0, size: 1) == 0...0)
        #expect(day.places(in: 0...86_400, size: 1) == 0...0)
    }

    @Test("A dragged edge snaps to a step or the board's end, and stays in its range")
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
