// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SeededNumbers
import Testing

@testable import Arrangement

/// The groups of a section, solved one after the other without a tree.
private func plainGroups(_ pattern: CompositionalPattern, _ measured: [MeasuredSize?]) -> (
    frames: [CGRect], ends: [Int]
) {
    var (frames, ends, start) = ([CGRect](), [Int](), 0.0)
    while frames.count < measured.count {
        let first = frames.count
        let group = pattern.solve(limit: measured.count - first) { measured[first + $0] }
        guard !group.cells.isEmpty else { break }
        for cell in group.cells {
            frames.append(cell.frame.moved(by: CGPoint(pattern.groupAxis, start, across: 0)))
        }
        ends.append(frames.count)
        start += max(group.length + pattern.spacing, 0)
    }
    return (frames, ends)
}

private let heights: [Double] = [10, 25, 70]

private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
    isClose(a.minX, b.minX, within: 1e-6) && isClose(a.minY, b.minY, within: 1e-6) && a.size == b.size
}

/// Definitions of every kind: a list, a grid, squares, wrapped items, a column with a fixed height, nested groups.
private let definitions: [CompositionalItem] = {
    let whole = CompositionalDimension.fractionalWidth(1)
    let half = CompositionalDimension.fractionalWidth(0.5)
    let estimate = CompositionalDimension.estimated(25)
    let nested = group(half, .estimated(40), .vertical([cell(whole, estimate)], .times(2), spacing: .fixed(3)))
    return [
        group(whole, estimate, .vertical([cell(whole, estimate)])),
        group(whole, .absolute(30), .horizontal([cell(.fractionalWidth(0.25), .fractionalHeight(1))])),
        group(whole, estimate, .horizontal([cell(.fractionalWidth(1.0 / 3), estimate)], spacing: .fixed(4))),
        group(whole, estimate, .horizontal([cell(estimate, estimate)], spacing: .fixed(4))),
        group(half, .absolute(80), .vertical([cell(whole, estimate)], spacing: .flexible(2))),
        group(whole, .estimated(60), .horizontal([nested, cell(half, estimate)])),
        group(
            whole, .absolute(60), .horizontal([group(estimate, .absolute(60), .vertical([cell(estimate, estimate)]))])),
    ]
}()

@Suite("Groups of a section")
struct CompositionalGroupsTests {
    @Test("All small rows and columns of cells are as in a plain model", arguments: ScrollAxis.allCases)
    func plainModel(axis: ScrollAxis) {
        let lengths: [CompositionalDimension] = [
            .absolute(30), .fractionalWidth(1.0 / 3), .fractionalHeight(0.4), .estimated(20),
        ]
        let along = lengths.filter {
            axis == .horizontal ? !$0.isFraction(of: .vertical) : !$0.isFraction(of: .horizontal)
        }
        let across: [CompositionalDimension] = [.absolute(20), .estimated(25)]
        let cells = along.flatMap { length in
            across.map {
                axis == .horizontal
                    ? CompositionalDimensions(width: length, height: $0)
                    : CompositionalDimensions(width: $0, height: length)
            }
        }
        let lists = cells.map { [$0] } + cells.flatMap { cell in cells.map { [cell, $0] } }
        let sizes = [
            CompositionalDimensions(width: .fractionalWidth(1), height: .absolute(75)),
            CompositionalDimensions(width: .absolute(90), height: .estimated(40)),
        ]
        let measured: [[MeasuredSize?]] = [
            [], [nil], [nil, nil, nil], Array(repeating: nil, count: 7),
            [MeasuredSize(width: 55, height: 35), nil, MeasuredSize(width: 10, height: 5), nil, nil],
            [nil, MeasuredSize(width: 70, height: 60), MeasuredSize(width: 70, height: 60), nil],
        ]
        for list in lists {
            for size in sizes {
                for repetition in [CompositionalGroup.Repetition.untilFull, .times(2), .dividing(3)] {
                    for (spacing, isFlexible) in [(0.0, false), (8, false), (4, true)] {
                        for measured in measured {
                            let plain = PlainGroups(
                                axis: axis, cells: list, size: size, repetition: repetition, spacing: spacing,
                                isFlexible: isFlexible, groupSpacing: 6, measured: measured)
                            let pattern = CompositionalPattern(
                                plain.section, container: plain.container, scrollAxis: .vertical, scale: 1)
                            var groups = CompositionalGroups(pattern, count: measured.count)
                            for (item, size) in measured.enumerated() { groups.setMeasuredSize(size, ofItem: item) }
                            let expected = plain.layOut()
                            let isEqual = groups.frames() == expected.frames
                            if !isEqual || !isClose(groups.length(), expected.length, within: 1e-9) {
                                Issue.record("\(plain): \(groups.frames()) \(groups.length()), not \(expected)")
                                return
                            }
                        }
                    }
                }
            }
        }
    }

    @Test("All sequences of three edits give the groups of a new section", arguments: definitions.indices)
    func smallEdits(definition: Int) {
        let pattern = pattern(CompositionalSection(group: definitions[definition], groupSpacing: 5), width: 100)
        typealias State = (groups: CompositionalGroups, measured: [MeasuredSize?])
        var states: [State] = [0, 2].map { (CompositionalGroups(pattern, count: $0), Array(repeating: nil, count: $0)) }
        for round in 0..<3 {
            var next: [State] = []
            for (groups, measured) in states {
                func add(_ change: (inout CompositionalGroups, inout [MeasuredSize?]) -> Void) {
                    var state = (groups: groups, measured: measured)
                    change(&state.groups, &state.measured)
                    next.append(state)
                }
                for item in 0...measured.count {
                    add {
                        $0.insert(count: 1, at: item); $1.insert(nil, at: item)
                    }
                }
                for item in measured.indices {
                    add {
                        $0.remove(item..<item + 1); $1.remove(at: item)
                    }
                    for length in round == 0 ? [70.0] : [10.0, 70] {
                        let size = MeasuredSize(width: length, height: length)
                        add {
                            $0.setMeasuredSize(size, ofItem: item); $1[item] = kept(size, pattern)
                        }
                    }
                }
            }
            states = next
            for (groups, measured) in states where !isRight(groups, measured) {
                Issue.record("After \(round + 1) edits of definition \(definition): \(groups.frames()) of \(measured)")
                return
            }
        }
    }

    /// The measured size with the lengths that the section uses.
    private func kept(_ size: MeasuredSize, _ pattern: CompositionalPattern) -> MeasuredSize? {
        guard pattern.isMeasurable else { return nil }
        return MeasuredSize(
            width: pattern.measuresWidth ? size.width : 0, height: pattern.measuresHeight ? size.height : 0)
    }

    private func isRight(_ groups: CompositionalGroups, _ measured: [MeasuredSize?]) -> Bool {
        let plain = plainGroups(groups.pattern, measured)
        guard groups.brokenInvariant() == nil, groups.groupCount == plain.ends.count else { return false }
        guard (0..<groups.itemCount).allSatisfy({ groups.measuredItems[$0] == measured[$0] }) else { return false }
        let frames = (0..<groups.itemCount).compactMap { groups.cell(ofItem: $0)?.frame }
        return frames.count == plain.frames.count && zip(frames, plain.frames).allSatisfy(isNear)
            && (0..<groups.groupCount).allSatisfy { groups.group(at: $0).items.upperBound == plain.ends[$0] }
    }

    @Test("Random edits of a long section give the groups of a new one", arguments: definitions.indices)
    func randomEdits(definition: Int) {
        var generator = Seeded(seed: UInt64(definition) + 1)
        let spacing = definition % 3 == 2 ? -7.0 : 5
        let pattern = pattern(CompositionalSection(group: definitions[definition], groupSpacing: spacing), width: 100)
        var groups = CompositionalGroups(pattern, count: 120)
        var measured: [MeasuredSize?] = Array(repeating: nil, count: 120)
        for round in 0..<60 {
            let item = generator.next(below: measured.count + 1)
            let end = min(item + generator.next(below: 6), measured.count)
            switch generator.next(below: 6) {
            case 0:
                let count = generator.next(below: 6)
                groups.insert(count: count, at: item)
                measured.insert(contentsOf: Array(repeating: nil, count: count), at: item)
            case 1 where measured.count > 60:
                groups.remove(item..<end)
                measured.removeSubrange(item..<end)
            case 2:
                let (moved, items) = (Array(measured[item..<end]), groups.measuredItems.slice(item..<end))
                measured.removeSubrange(item..<end)
                groups.remove(item..<end)
                let target = generator.next(below: measured.count + 1)
                measured.insert(contentsOf: moved, at: target)
                groups.insert(items, at: target)
            default:
                guard item < measured.count else { continue }
                let size = MeasuredSize(
                    width: heights.randomElement(using: &generator)!, height: heights.randomElement(using: &generator)!)
                measured[item] = kept(size, pattern)
                let old = groups.cell(ofItem: item)
                let isChanged = groups.setMeasuredSize(size, ofItem: item)
                if old != groups.cell(ofItem: item) { #expect(isChanged) }
            }
            guard isRight(groups, measured) else {
                Issue.record("After \(round) edits of definition \(definition)")
                return
            }
            let from = Double.random(in: -20...groups.length() + 20, using: &generator)
            let to = from + Double.random(in: 0...200, using: &generator)
            let all = (0..<groups.groupCount).map { groups.group(at: $0) }
            let found = groups.groups(from: from, to: to)
            let expected = all.filter { $0.start < to && $0.start + $0.length > from }
            // Between the first and the last group there may be a group that ends earlier.
            #expect(expected.allSatisfy(found.contains))
            #expect(found.first == expected.first)
            #expect(found.last == expected.last)
        }
    }

    @Test("Removed items keep their measured sizes when they are inserted in another section")
    func movedBetweenSections() {
        var first = groups(definitions[0], count: 5)
        var second = groups(definitions[0], count: 2)
        first.setMeasuredSize(MeasuredSize(width: 0, height: 70), ofItem: 3)
        second.insert(first.measuredItems.slice(2..<4), at: 1)
        first.remove(2..<4)
        #expect(first.heights() == [25, 25, 25])
        #expect(second.heights() == [25, 25, 70, 25])
    }

    @Test("A change of the width solves all groups again, and keeps the measured sizes if that is wanted")
    func changedWidth() {
        var wrapped = groups(definitions[3], count: 6, width: 100)
        wrapped.setMeasuredSize(MeasuredSize(width: 60, height: 30), ofItem: 0)
        #expect(wrapped.ys() == [0, 0, 30, 30, 30, 55])
        let wide = pattern(CompositionalSection(group: definitions[3]), width: 200)
        wrapped.setPattern(wide, keepsMeasuredSizes: true)
        #expect(wrapped.ys() == [0, 0, 0, 0, 0, 30])
        wrapped.setPattern(wide, keepsMeasuredSizes: false)
        #expect(wrapped.ys() == [0, 0, 0, 0, 0, 0])
    }

    // MARK: - Cost

    @Test("A million items without estimated sizes are one run, and finding any of them solves at most one group")
    func arithmetic() {
        var pattern = pattern(CompositionalSection(group: definitions[1], groupSpacing: 10))
        let counter = SolvedGroupCounter()
        pattern.counter = counter
        let groups = CompositionalGroups(pattern, count: 1_000_001)
        #expect(groups.runs.elements().count == 2)
        #expect(groups.length() == 250_001 * 40 - 10)
        #expect(counter.count == 1)
        #expect(groups.cell(ofItem: 999_999)?.frame == CGRect(x: 240, y: 249_999 * 40, width: 80, height: 30))
        #expect(groups.groups(from: 5_000_000, to: 5_000_480).map(\.index) == Array(125_000..<125_012))
        #expect(groups.group(ofItem: 1_000_000)?.index == 250_000)
        #expect(counter.count == 1)
    }

    @Test("Measuring an item solves only the groups that change", arguments: definitions.indices)
    func measuringCost(definition: Int) {
        var pattern = pattern(CompositionalSection(group: definitions[definition]))
        let counter = SolvedGroupCounter()
        pattern.counter = counter
        var groups = CompositionalGroups(pattern, count: 1_000_000)
        for item in [0, 500_000, 999_999, 500_001, 250_000] {
            counter.count = 0
            groups.setMeasuredSize(MeasuredSize(width: 40, height: 60), ofItem: item)
            #expect(counter.count <= 16)
        }
    }

    @Test("Inserting at the front of a list solves only the groups at the change, however many items are measured")
    func insertingCost() {
        var pattern = pattern(CompositionalSection(group: definitions[0]))
        let counter = SolvedGroupCounter()
        pattern.counter = counter
        var groups = CompositionalGroups(pattern, count: 10_000)
        for item in 0..<5000 {
            groups.setMeasuredSize(MeasuredSize(width: 0, height: heights[item % 3]), ofItem: item)
        }
        counter.count = 0
        groups.insert(count: 1000, at: 0)
        groups.remove(4000..<4100)
        #expect(counter.count <= 4)
    }

    @Test("Equal measured sizes are one run")
    func equalMeasuredSizes() {
        var groups = groups(definitions[0], count: 1000)
        for item in 0..<1000 { groups.setMeasuredSize(MeasuredSize(width: 0, height: 44), ofItem: item) }
        #expect(groups.runs.elements().count == 1)
        #expect(groups.length() == 44_000)
    }
}
