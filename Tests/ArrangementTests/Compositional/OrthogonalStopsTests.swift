// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Arrangement

private let card = group(.absolute(100), .absolute(60), .horizontal([cell(.fractionalWidth(1), .fractionalHeight(1))]))

private func stops(
    _ scrolling: OrthogonalScrolling, count: Int = 10, insets: CompositionalInsets = .zero
) -> OrthogonalStops {
    let section = CompositionalSection(
        group: card, insets: insets, groupSpacing: 10, orthogonalScrolling: scrolling)
    return CompositionalSectionGeometry(CompositionalGroups(pattern(section), count: count)).orthogonalStops
}

@Suite("Sections that scroll across the scroll axis")
struct OrthogonalStopsTests {
    @Test("C193: Groups are in one row as tall as the tallest, and headers do not move with it")
    func row() {
        let header = CompositionalBoundaryItem(
            size: CompositionalDimensions(width: .fractionalWidth(1), height: .absolute(30)), kind: "header",
            alignment: .top)
        let section = CompositionalSection(
            group: card, insets: CompositionalInsets(top: 5, leading: 10, bottom: 6, trailing: 20), groupSpacing: 10,
            boundaryItems: [header], orthogonalScrolling: .continuous)
        var geometry = CompositionalSectionGeometry(CompositionalGroups(pattern(section), count: 50))
        #expect(geometry.length == 30 + 5 + 60 + 6)
        #expect(geometry.cell(ofItem: 3)?.frame == CGRect(x: 340, y: 35, width: 100, height: 60))
        geometry.orthogonalOffset = 200
        #expect(geometry.cell(ofItem: 3)?.frame.minX == 140)
        #expect(geometry.boundaryItemFrames[0].minX == 10)
        let layout = CompositionalGeometry([geometry], container: CGSize(width: 320, height: 480), scale: 2)
        let items = layout.parts(in: CGRect(x: 0, y: 0, width: 320, height: 480)).compactMap { part -> Int? in
            if case .item(let path) = part.element { path.row } else { nil }
        }
        #expect(items == [1, 2, 3, 4])
    }

    @Test("C194: The offset runs from 0 to the row less the viewport, and a row that fits does not scroll")
    func range() {
        #expect(stops(.continuous).range == 0...(1090 - 320))
        #expect(stops(.continuous, insets: CompositionalInsets(leading: 20, trailing: 40)).range == 0...(1090 - 260))
        #expect(stops(.continuous, count: 2).range == 0...0)
        #expect(stops(.groupPaging, count: 2).target(from: 0, at: 5, proposed: 500, velocity: 2000) == 0)
        #expect(stops(.groupPaging, count: 0).target(from: 0, at: 5, proposed: 500, velocity: 2000) == 0)
    }

    @Test("C195: Continuous scrolling stops anywhere")
    func continuous() {
        let stops = stops(.continuous)
        #expect(stops.target(from: 0, at: 100, proposed: 333, velocity: 900) == 333)
        #expect(stops.target(from: 0, at: 100, proposed: 3333, velocity: 900) == 770)
        #expect(stops.target(from: 0, at: 100, proposed: -5, velocity: -900) == 0)
    }

    @Test("C195: A free deceleration ends at the leading edge of a group")
    func leadingBoundary() {
        let stops = stops(.continuousGroupLeadingBoundary)
        #expect(stops.target(from: 0, at: 100, proposed: 333, velocity: 900) == 330)
        #expect(stops.target(from: 0, at: 100, proposed: 388, velocity: 900) == 440)
        #expect(stops.target(from: 0, at: 100, proposed: 760, velocity: 900) == 770)
        #expect(stops.target(from: 0, at: 100, proposed: 440, velocity: 0) == 440)
        #expect(stops.target(from: 0, at: 100, proposed: 9000, velocity: 900) == 770)
    }

    @Test("C195: Paging stops one viewport farther, whatever the speed, and at the end of the row")
    func paging() {
        let stops = stops(.paging)
        #expect(stops.target(from: 0, at: 40, proposed: 3000, velocity: 9000) == 320)
        #expect(stops.target(from: 320, at: 360, proposed: 3000, velocity: 9000) == 640)
        #expect(stops.target(from: 640, at: 660, proposed: 3000, velocity: 9000) == 770)
        #expect(stops.target(from: 770, at: 700, proposed: 0, velocity: -9000) == 640)
        #expect(stops.target(from: 320, at: 360, proposed: 365, velocity: 20) == 320)
        #expect(stops.target(from: 320, at: 500, proposed: 505, velocity: 20) == 640)
    }

    @Test("C195: Group paging stops at the leading edge of the next group")
    func groupPaging() {
        let stops = stops(.groupPaging)
        #expect(stops.target(from: 0, at: 40, proposed: 3000, velocity: 9000) == 110)
        #expect(stops.target(from: 110, at: 140, proposed: 3000, velocity: 9000) == 220)
        #expect(stops.target(from: 220, at: 500, proposed: 3000, velocity: 9000) == 330)
        #expect(stops.target(from: 220, at: 200, proposed: 0, velocity: -9000) == 110)
        #expect(stops.target(from: 220, at: 230, proposed: 230, velocity: 0) == 220)
        #expect(stops.target(from: 660, at: 700, proposed: 3000, velocity: 9000) == 770)
    }

    @Test("C195: Centred group paging stops with a group in the middle, also the first and the last")
    func groupPagingCentered() {
        let stops = stops(.groupPagingCentered)
        #expect(stops.range == -110...(990 - 110))
        #expect(stops.target(from: -110, at: -90, proposed: 3000, velocity: 9000) == 0)
        #expect(stops.target(from: 0, at: 20, proposed: 3000, velocity: 9000) == 110)
        #expect(stops.target(from: 770, at: 800, proposed: 3000, velocity: 9000) == 880)
        #expect(stops.target(from: 0, at: -20, proposed: -3000, velocity: -9000) == -110)
    }

    @Test("C200: The row is as tall as its tallest measured item, also if that is smaller than the estimate")
    func measuredRow() {
        let estimated = group(
            .absolute(100), .estimated(60), .horizontal([cell(.fractionalWidth(1), .estimated(60))]))
        var row = groups(estimated, count: 1000, scrolling: .continuous)
        #expect(row.breadth == 60)
        row.setMeasuredSize(MeasuredSize(width: 0, height: 20), ofItem: 0)
        #expect(row.breadth == 20)
        row.setMeasuredSize(MeasuredSize(width: 0, height: 45), ofItem: 1)
        #expect(row.breadth == 45)
        row.setMeasuredSize(MeasuredSize(width: 0, height: 30), ofItem: 1)
        #expect(row.breadth == 30)
    }

    @Test("An item is revealed at the nearest stop that shows all of it, or else most of it")
    func revealing() {
        // Ten cards of 100 with spaces of 10 are 1090 long.
        func offsets(_ scrolling: OrthogonalScrolling, from offset: Double) -> [Double] {
            let stops = stops(scrolling)
            let length = stops.viewport
            return [0, length / 2, length - 50, length + 200].map {
                stops.offset(revealing: $0...$0 + 100, from: offset)
            }
        }
        let length = stops(.continuous).viewport
        #expect(offsets(.continuous, from: 0) == [0, 0, 50, 300])
        #expect(offsets(.paging, from: 0).allSatisfy { $0 == 0 || $0 == length || $0 == 1090 - length })
        for scrolling in OrthogonalScrolling.allCases where scrolling != .none && scrolling != .continuous {
            let stops = stops(scrolling)
            for card in 0..<10 {
                for start in stride(from: stops.range.lowerBound, through: stops.range.upperBound, by: 45) {
                    let offset = stops.offset(revealing: Double(card) * 110...Double(card) * 110 + 100, from: start)
                    #expect(abs(stops.nearestStop(to: offset) - offset) < 0.5, "\(scrolling), \(card), \(start)")
                    guard scrolling != .paging else { continue }
                    #expect(offset <= Double(card) * 110 + 0.5, "\(scrolling), \(card), \(start)")
                    #expect(Double(card) * 110 + 100 <= offset + length + 0.5, "\(scrolling), \(card), \(start)")
                }
            }
        }
    }
}
