// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SeededNumbers
import Testing

@testable import Arrangement

private let whole = CompositionalDimension.fractionalWidth(1)
private func isFinite(_ frame: CGRect) -> Bool {
    [frame.minX, frame.minY, frame.width, frame.height].allSatisfy { $0.isFinite }
}

private func dimensions(_ number: Double) -> [CompositionalDimension] {
    [
        .absolute(number), .fractionalWidth(number), .fractionalHeight(number), .estimated(number),
        .uniformAcrossSiblings(number),
    ]
}

/// Expects that a query for a cell's frame has the cell once, with that frame. An item that extends beyond its group is
/// found only where the group is.
private func expectEachCellOnce(_ layout: CompositionalGeometry, _ place: SourceLocation = #_sourceLocation) {
    let content = CGRect(origin: .zero, size: layout.contentSize)
    for section in 0..<layout.sectionCount {
        let (element, offset) = layout.section(section)
        for item in 0..<element.groups.itemCount {
            guard let cell = layout.cell(of: path(section, item)), let group = element.groups.group(ofItem: item)
            else { continue }
            let axis = element.pattern.groupAxis
            var frame = element.groups.solved(group).frame.moved(by: element.groupsOrigin)
            frame = frame.moved(by: CGPoint(axis, group.start, across: 0))
            // If groups overlap each other as a whole, a long one may end after the last.
            guard group.start + group.length <= element.groups.length() else { continue }
            frame = frame.moved(by: CGPoint(layout.scrollAxis, offset, across: 0))
            let common = cell.frame.intersection(frame).intersection(content)
            guard common.width > 2, common.height > 2 else { continue }
            let found = layout.parts(in: common.insetBy(dx: 0.5, dy: 0.5)).filter {
                $0.element == .item(path(section, item))
            }
            #expect(
                found.map(\.frame) == [cell.frame], "item \(item) of \(element.section)", sourceLocation: place)
        }
    }
}

/// Asks everything of a layout of one section, and checks that the answers are finite.
private func exercise(_ section: CompositionalSection, _ container: CGSize, scale: Double, count: Int = 20) {
    for axis in ScrollAxis.both {
        let pattern = CompositionalPattern(section, container: container, scrollAxis: axis, scale: scale)
        var groups = CompositionalGroups(pattern, count: count)
        for number in badNumbers {
            groups.setMeasuredSize(MeasuredSize(width: number, height: number), ofItem: count / 2)
        }
        groups.setMeasuredSize(MeasuredSize(width: 10, height: 10), ofItem: 1)
        groups.remove(3..<5)
        let geometry = CompositionalSectionGeometry(groups)
        let layout = CompositionalGeometry([geometry, geometry], container: container, scrollAxis: axis, scale: scale)
        #expect(layout.length.isFinite)
        for item in [0, 1, count / 2, count - 3] {
            if let cell = layout.cell(of: path(1, item)), !isFinite(cell.frame) {
                Issue.record("\(section): \(cell)")
            }
        }
        expectEachCellOnce(layout)
        let parts = layout.parts(in: CGRect(x: -50, y: -50, width: 500, height: 500), visible: 0...480)
        #expect(parts.allSatisfy { isFinite($0.frame) })
        let stops = geometry.orthogonalStops
        for number in badNumbers {
            #expect(stops.target(from: number, at: number, proposed: number, velocity: number).isFinite)
            _ = layout.parts(in: CGRect(x: number, y: number, width: number, height: number))
        }
        #expect(groups.brokenInvariant() == nil)
    }
}

@Suite("Compositional layouts with numbers that no layout can use")
struct CompositionalHostileTests {
    @Test("Bad lengths and fractions give finite frames", arguments: badNumbers)
    func badLengths(number: Double) {
        let container = CGSize(width: 320, height: 480)
        for dimension in dimensions(number) {
            for (width, height) in [(dimension, .absolute(20)), (whole, dimension), (dimension, dimension)] {
                exercise(
                    CompositionalSection(group: group(whole, .absolute(50), .horizontal([cell(width, height)]))),
                    container, scale: 2)
                exercise(
                    CompositionalSection(group: group(width, height, .vertical([cell(whole, .estimated(20))]))),
                    container, scale: 2)
            }
        }
    }

    @Test("Bad spaces, insets, offsets, containers and scales give finite frames", arguments: badNumbers)
    func badDistances(number: Double) {
        let insets = CompositionalInsets(top: number, leading: number, bottom: number, trailing: number)
        let edges = CompositionalEdgeSpacing(leading: .flexible(number), top: .fixed(number), bottom: .flexible(number))
        let badge = CompositionalSupplementary(
            size: CompositionalDimensions(width: .absolute(number), height: .fractionalHeight(number)), kind: "badge",
            containerAnchor: CompositionalAnchor(edges: .top, offset: .fractional(x: number, y: number)))
        let header = CompositionalBoundaryItem(
            size: CompositionalDimensions(width: .absolute(number), height: .estimated(number)), kind: "header",
            alignment: .top, offset: CGPoint(x: number, y: number), isPinned: true)
        for scrolling in [OrthogonalScrolling.none, .groupPagingCentered] {
            for spacing in [CompositionalSpacing.fixed(number), .flexible(number)] {
                let item = cell(.fractionalWidth(0.3), .estimated(30), edges: edges, insets: insets, badges: [badge])
                let section = CompositionalSection(
                    group: group(whole, .estimated(40), .horizontal([item], spacing: spacing), edges: edges),
                    insets: insets, groupSpacing: number, boundaryItems: [header],
                    backgrounds: [CompositionalBackground(kind: "background", insets: insets)],
                    orthogonalScrolling: scrolling)
                exercise(section, CGSize(width: 320, height: 480), scale: 2)
                exercise(section, CGSize(width: number, height: number), scale: number)
            }
        }
    }

    @Test("Items without a length fit endlessly, and are all in one group")
    func endlessItems() {
        let zero = groups(group(whole, .absolute(50), .horizontal([cell(.absolute(0), .absolute(10))])), count: 20_000)
        #expect(zero.groupCount == 1)
        #expect(zero.cell(ofItem: 19_999)?.frame == CGRect(x: 0, y: 0, width: 0, height: 10))
        #expect(zero.length() == 10)
    }

    @Test("Huge, zero and negative counts hold as many items as there are, or none", arguments: [Int.max, 0, -1, .min])
    func counts(count: Int) {
        for repetition in [CompositionalGroup.Repetition.times(count), .dividing(count)] {
            for height in [CompositionalDimension.absolute(50), .estimated(50)] {
                let item = group(whole, height, .vertical([cell(whole, .absolute(5))], repetition, spacing: .fixed(1)))
                let groups = groups(item, count: 100)
                #expect(groups.groupCount == (count > 0 ? 1 : 0))
                #expect(groups.length().isFinite)
            }
        }
        #expect(
            CompositionalGroups(pattern(CompositionalSection(group: cell(whole, whole))), count: min(count, 9))
                .itemCount >= 0)
    }

    @Test("A group without subitems, or with empty groups inside, holds nothing")
    func emptyGroups() {
        let empty = group(whole, .absolute(10), .horizontal([]))
        #expect(groups(empty, count: 5).groupCount == 0)
        #expect(groups(group(whole, .absolute(100), .vertical([empty])), count: 5).groupCount == 0)
        #expect(groups(group(whole, .absolute(100), .custom([])), count: 5).groupCount == 0)
        let mixed = groups(group(whole, .absolute(100), .vertical([empty, cell(whole, .absolute(20))])), count: 5)
        #expect(mixed.ys() == [10, 40, 70, 110, 140])
    }

    @Test("A section whose group is a cell has one item in each group")
    func cellAsGroup() {
        #expect(groups(cell(whole, .absolute(44)), count: 3).ys() == [0, 44, 88])
    }

    @Test("A thousand groups inside each other are solved without delay, and hold nothing", arguments: [false, true])
    func deepNesting(isEstimated: Bool) {
        for repetition in [CompositionalGroup.Repetition.untilFull, .times(1), .times(2)] {
            var item = cell(.absolute(1), .absolute(1))
            for level in 0..<1000 {
                let across: CompositionalDimension = isEstimated ? .estimated(1) : .absolute(1)
                item =
                    level % 2 == 0
                    ? group(across, .absolute(2), .vertical([item], repetition))
                    : group(.absolute(2), across, .horizontal([item], repetition))
            }
            let groups = groups(item, count: 100)
            #expect(groups.groupCount == 0)
            #expect(groups.length() == 0)
        }
    }

    @Test("Two hundred groups inside each other are solved")
    func nestedGroups() {
        var item = cell(.absolute(1), .absolute(1))
        for level in 0..<200 {
            let content = level % 2 == 0 ? CompositionalGroup.vertical([item]) : .horizontal([item])
            item = group(.estimated(1), .estimated(1), content, insets: CompositionalInsets(top: 1))
        }
        #expect(groups(item, count: 3).ys() == [0, 1, 2])
    }

    @Test("Nested groups that never fit twice are solved in bounded time")
    func doublingNesting() {
        var item = cell(.estimated(3), .estimated(3))
        for level in 0..<60 {
            item =
                level % 2 == 0
                ? group(.estimated(3), .absolute(5), .vertical([item]))
                : group(.absolute(5), .estimated(3), .horizontal([item]))
        }
        let groups = groups(item, count: 100)
        #expect(groups.length().isFinite)
    }

    @Test("Definitions with random numbers give finite frames, and each cell once")
    func randomDefinitions() {
        fuzz(sessions: 3) { seed in
            var generator = Seeded(seed: seed)
            for _ in 0..<40 {
                let section = CompositionalSection(
                    group: item(3, &generator), groupSpacing: number(&generator),
                    orthogonalScrolling: OrthogonalScrolling.allCases.randomElement(using: &generator)!)
                exercise(section, CGSize(width: 320, height: 480), scale: 3, count: 30)
            }
        }
    }

    /// A usual number, or one of eight that no layout can use.
    private func number(_ generator: inout Seeded) -> Double {
        generator.next(below: 8) == 0
            ? badNumbers.randomElement(using: &generator)! : Double(generator.next(below: 100)) / 3
    }

    private func dimension(_ generator: inout Seeded) -> CompositionalDimension {
        let number = generator.next(below: 2) == 0 ? number(&generator) : Double(generator.next(below: 5)) / 4
        return dimensions(number).randomElement(using: &generator)!
    }

    /// A cell, or a group of up to three cells or groups.
    private func item(_ depth: Int, _ generator: inout Seeded) -> CompositionalItem {
        guard depth > 0, generator.next(below: 3) > 0 else {
            return cell(dimension(&generator), dimension(&generator))
        }
        let subitems = (0...generator.next(below: 3)).map { _ in item(depth - 1, &generator) }
        let repetition = [
            CompositionalGroup.Repetition.untilFull, .times(generator.next(below: 5)), .dividing(3),
        ].randomElement(using: &generator)!
        let space = number(&generator)
        let spacing = [CompositionalSpacing.fixed(space), .flexible(space)].randomElement(using: &generator)!
        let content = CompositionalGroup(
            .list(ScrollAxis.both.randomElement(using: &generator)!, subitems, repetition, spacing))
        return group(dimension(&generator), dimension(&generator), content)
    }
}
