// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Arrangement

private let third = CompositionalDimension.fractionalWidth(1.0 / 3)
private let whole = CompositionalDimension.fractionalWidth(1)
private let tall = CompositionalDimension.fractionalHeight(1)

@Suite("Groups of a compositional layout")
struct GroupSolverTests {
    @Test("C156: A dimension is absolute, a fraction of the container's width or height on either axis, or estimated")
    func dimensions() {
        let (grid, container) = (PixelGrid(scale: 2), CGSize(width: 200, height: 100))
        func length(_ dimension: CompositionalDimension) -> Double { dimension.length(in: container, grid) }
        #expect(length(.absolute(33.3)) == 33.3)
        #expect(length(.fractionalWidth(0.25)) == 50)
        #expect(length(.fractionalHeight(0.25)) == 25)
        #expect(length(.estimated(44)) == 44)
        #expect(length(.uniformAcrossSiblings(44)) == 44)
        let square = groups(
            group(whole, .absolute(80), .horizontal([cell(.fractionalWidth(0.25), .fractionalWidth(0.25))])), count: 4)
        #expect(square.frames()[3] == CGRect(x: 240, y: 0, width: 80, height: 80))
    }

    @Test("C157: Estimated and uniform dimensions are estimated")
    func estimated() {
        #expect(CompositionalDimension.estimated(1).isEstimated)
        #expect(CompositionalDimension.uniformAcrossSiblings(1).isEstimated)
        #expect(!CompositionalDimension.absolute(1).isEstimated)
        #expect(!CompositionalDimension.fractionalWidth(1).isEstimated)
        #expect(!CompositionalDimension.fractionalHeight(1).isEstimated)
    }

    @Test("C158: Uniform siblings are as tall as the tallest estimated sibling in their group")
    func uniformSiblings() {
        var row = groups(
            group(
                whole, .estimated(40),
                .horizontal([
                    cell(third, .uniformAcrossSiblings(40)), cell(third, .estimated(40)),
                    cell(third, .uniformAcrossSiblings(40)),
                ])), count: 6)
        for (item, height) in [20.0, 70, 30, 10, 10, 15].enumerated() {
            row.setMeasuredSize(MeasuredSize(width: 0, height: height), ofItem: item)
        }
        #expect(row.heights() == [70, 70, 70, 15, 10, 15])
        #expect(row.ys() == [0, 0, 0, 70, 70, 70])
    }

    @Test("C158: All groups of a section are as long as the longest if the section's group is uniform")
    func uniformGroups() {
        let list = group(whole, .uniformAcrossSiblings(40), .vertical([cell(whole, .uniformAcrossSiblings(40))]))
        var rows = groups(list, count: 1000, spacing: 10)
        let change1 = rows.setMeasuredSize(MeasuredSize(width: 0, height: 90), ofItem: 500)
        #expect(change1)
        #expect(rows.frames()[999] == CGRect(x: 0, y: 99900, width: 320, height: 90))
        #expect(rows.length() == 99990)
        #expect(rows.groups(from: 50_000, to: 50_001).map(\.index) == [500])
        let change2 = rows.setMeasuredSize(MeasuredSize(width: 0, height: 30), ofItem: 500)
        #expect(change2)
        #expect(rows.length() == 49990)
        let change3 = rows.setMeasuredSize(MeasuredSize(width: 0, height: 35), ofItem: 501)
        #expect(!change3)
    }

    @Test("C159: Fractions are rounded down to a pixel, positions to the nearest one, and absolute lengths are kept")
    func pixels() {
        let thirds = groups(group(whole, .absolute(33.3), .horizontal([cell(third, .absolute(33.3))])), count: 4)
        #expect(thirds.widths() == [106.5, 106.5, 106.5, 106.5])
        #expect(thirds.ys() == [0, 0, 0, 33.5])
        #expect(thirds.heights()[0] == 33.3)
        let grid = PixelGrid(scale: 2)
        #expect(grid.roundedDown(10.4999999) == 10.5)
        #expect(grid.roundedDown(10.49) == 10)
    }

    @Test("C160: The container of an item is its group, and that of a group its section less the insets")
    func containers() {
        let section = CompositionalSection(
            group: group(
                .fractionalWidth(0.5), .absolute(100),
                .horizontal([cell(.fractionalWidth(0.5), .fractionalHeight(0.5))])),
            insets: CompositionalInsets(leading: 10, trailing: 30))
        let solved = CompositionalGroups(pattern(section), count: 2)
        #expect(
            solved.frames() == [CGRect(x: 0, y: 0, width: 70, height: 50), CGRect(x: 70, y: 0, width: 70, height: 50)])
    }

    @Test("C161: A group is sized in the whole length of the layout, insets along the scroll axis included")
    func wholeLength() {
        let item = group(whole, tall, .vertical([cell(whole, tall)]))
        let insets = CompositionalInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
        let section = CompositionalSection(group: item, insets: insets)
        #expect(CompositionalGroups(pattern(section), count: 1).frames()[0].size == CGSize(width: 260, height: 480))
        let sideways = CompositionalGroups(pattern(section, axis: .horizontal), count: 1)
        #expect(sideways.frames()[0].size == CGSize(width: 320, height: 440))
    }

    @Test("C162: Insets are taken off an item at last, and not on an axis that is estimated")
    func insets() {
        let insets = CompositionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let row = groups(
            group(
                whole, .estimated(50),
                .horizontal([
                    cell(
                        .absolute(50), .absolute(40), edges: CompositionalEdgeSpacing(leading: .fixed(5)),
                        insets: insets),
                    cell(.absolute(50), .estimated(30), insets: insets),
                ])), count: 2)
        #expect(
            row.frames() == [CGRect(x: 7, y: 1, width: 44, height: 36), CGRect(x: 57, y: 0, width: 44, height: 30)])
    }

    @Test("C163: Insets larger than an item give a frame of the positive difference")
    func largeInsets() {
        let insets = CompositionalInsets(leading: 7, trailing: 7)
        let item = groups(
            group(whole, .absolute(10), .horizontal([cell(.absolute(9.5), .absolute(10), insets: insets)])), count: 1)
        #expect(item.widths() == [4.5])
    }

    @Test("C164: Insets of a container below 1 are fractions")
    func fractionalInsets() {
        let container = CompositionalContainer(
            contentSize: CGSize(width: 200, height: 100), contentInsets: CompositionalInsets(top: 8, leading: 0.15))
        #expect(container.effectiveContentInsets == CompositionalInsets(top: 8, leading: 30))
        #expect(container.effectiveContentSize == CGSize(width: 170, height: 92))
    }

    @Test("C165: A group repeats its subitems until the next does not fit")
    func repetition() {
        let list = [cell(.absolute(100), .absolute(10)), cell(.absolute(50), .absolute(10))]
        let rows = groups(group(whole, .absolute(10), .horizontal(list)), count: 8)
        #expect(rows.xs() == [0, 100, 150, 250, 0, 100, 150, 250])
        #expect(rows.groupCount == 2)
        #expect(
            groups(group(.absolute(299), .absolute(10), .horizontal(list)), count: 8).xs().prefix(4) == [
                0, 100, 150, 0,
            ])
    }

    @Test("C166: Three thirds of 288 points, 8 points apart, are 90.5 wide at 16, 114.5 and 213")
    func spacedThirds() {
        let item = group(whole, .absolute(50), .horizontal([cell(third, tall)], spacing: .fixed(8)))
        let section = CompositionalSection(group: item, insets: CompositionalInsets(leading: 16, trailing: 16))
        let solved = CompositionalGroups(pattern(section), count: 4)
        #expect(solved.widths() == [90.5, 90.5, 90.5, 90.5])
        #expect(solved.xs().map { $0 + 16 } == [16, 114.5, 213, 16])
    }

    @Test("C167: Squares are sized for the number that fits without spaces, and packed with them")
    func squares() {
        let square = cell(.fractionalWidth(0.25), .fractionalWidth(0.25))
        let grid = groups(
            group(whole, .fractionalWidth(0.25), .horizontal([square], spacing: .fixed(8))), count: 5, width: 288)
        #expect(grid.frames()[3] == CGRect(x: 222, y: 0, width: 66, height: 66))
        #expect(grid.frames()[4].minY == 72)
        // Four cells of 50 points fit without spaces, but three with spaces of 10. The height is a half of 229 - 30.
        let banner = cell(.absolute(50), .fractionalWidth(0.5))
        let row = groups(
            group(whole, .absolute(100), .horizontal([banner], spacing: .fixed(10))), count: 4, width: 229)
        #expect(row.xs() == [0, 60, 120, 0])
        #expect(row.heights()[0] == 99.5)
    }

    @Test("C168: A count repeats a subitem whether it fits or not, and the older kind divides the room")
    func counts() {
        let item = cell(.absolute(100), .absolute(10))
        let repeated = groups(group(whole, .absolute(10), .horizontal([item], .times(5), spacing: .fixed(4))), count: 6)
        #expect(repeated.xs() == [0, 104, 208, 312, 416, 0])
        let divided = groups(
            group(whole, .absolute(10), .horizontal([item], .dividing(5), spacing: .fixed(4))), count: 6)
        #expect(divided.widths()[0] == 60.5)
        #expect(divided.xs() == [0, 64.5, 129, 193.5, 258, 0])
    }

    @Test("C169: Flexible spaces and flexible edges share the free room")
    func flexibleSpaces() {
        let item = cell(.absolute(80), .absolute(10))
        let row = groups(group(whole, .absolute(10), .horizontal([item], .times(3), spacing: .flexible(10))), count: 3)
        #expect(row.xs() == [0, 120, 240])
        let edged = cell(.absolute(80), .absolute(10), edges: CompositionalEdgeSpacing(leading: .flexible(0)))
        let edges = groups(
            group(whole, .absolute(10), .horizontal([edged, item], .times(2), spacing: .flexible(0))), count: 2)
        #expect(edges.xs() == [80, 240])
        let fixed = groups(group(whole, .absolute(10), .horizontal([item], .times(3), spacing: .fixed(10))), count: 3)
        #expect(fixed.xs() == [0, 90, 180])
    }

    @Test("C170: A group that is wider than its section is pushed left by a flexible leading edge")
    func negativeShare() {
        let wide = group(
            .absolute(400), .absolute(10), .horizontal([cell(whole, tall)]),
            edges: CompositionalEdgeSpacing(leading: .flexible(0)))
        #expect(groups(wide, count: 1).xs() == [-80])
    }

    @Test("C171: Edge spacing is outside an item, and a flexible bottom edge holds it at the top")
    func edgeSpacing() {
        let edges = CompositionalEdgeSpacing(top: .fixed(3), bottom: .flexible(0))
        let column = groups(
            group(.absolute(50), .absolute(100), .vertical([cell(whole, .absolute(20), edges: edges)], .times(1))),
            count: 2)
        #expect(column.ys() == [3, 103])
        let raised = CompositionalEdgeSpacing(top: .flexible(0))
        let low = groups(
            group(whole, .absolute(100), .horizontal([cell(.absolute(50), .absolute(20), edges: raised)])), count: 1)
        #expect(low.ys() == [80])
        let both = CompositionalEdgeSpacing(
            leading: .flexible(0), top: .fixed(7), trailing: .flexible(0), bottom: .fixed(2))
        let centred = groups(
            group(.absolute(100), .absolute(10), .horizontal([cell(whole, tall)]), edges: both), count: 2)
        #expect(centred.frames().map(\.origin) == [CGPoint(x: 110, y: 7), CGPoint(x: 110, y: 26)])
    }

    @Test("C172: An item that is smaller than its line is at its start")
    func smallItems() {
        let row = groups(
            group(whole, .absolute(100), .horizontal([cell(.absolute(50), tall), cell(.absolute(50), .absolute(20))])),
            count: 2)
        #expect(row.ys() == [0, 0])
    }

    @Test("C173: Fractions in a nested group refer to that group")
    func nested() {
        let column = group(.fractionalWidth(0.5), tall, .vertical([cell(whole, .fractionalHeight(0.5))]))
        let row = groups(
            group(whole, .absolute(100), .horizontal([cell(.fractionalWidth(0.5), tall), column])), count: 4)
        #expect(
            row.frames() == [
                CGRect(x: 0, y: 0, width: 160, height: 100), CGRect(x: 160, y: 0, width: 160, height: 50),
                CGRect(x: 160, y: 50, width: 160, height: 50), CGRect(x: 0, y: 100, width: 160, height: 100),
            ])
    }

    @Test("C174: A group whose first item is longer than the group lays out nothing")
    func oversizedItem() {
        let row = groups(group(.absolute(100), .absolute(10), .horizontal([cell(.absolute(101), tall)])), count: 5)
        #expect(row.groupCount == 0)
        #expect(row.length() == 0)
        #expect(row.cell(ofItem: 0) == nil)
        #expect(row.groups(from: -100, to: 100).isEmpty)
    }

    @Test("C175: A group estimated along its axis is as long as one run of its subitems")
    func estimatedAlong() {
        let item = cell(whole, .absolute(30))
        let column = groups(group(whole, .estimated(100), .vertical([item, item], spacing: .fixed(5))), count: 4)
        #expect(column.ys() == [0, 35, 65, 100])
        #expect(column.length() == 130)
    }

    @Test("C176: The last group is trimmed to its items and what a full group leaves over")
    func trimmed() {
        let column = groups(group(whole, .absolute(100), .vertical([cell(whole, .absolute(30))])), count: 4)
        #expect(column.ys() == [0, 30, 60, 100])
        #expect(column.length() == 140)
        #expect(column.solved(column.group(at: 1)).frame.height == 40)
        let row = groups(group(whole, .absolute(100), .horizontal([cell(third, .absolute(30))])), count: 4)
        #expect(row.length() == 200)
    }

    @Test("C177: A group with an estimated height is as tall as its tallest item, and its items keep their heights")
    func estimatedAcross() {
        var row = groups(group(whole, .estimated(40), .horizontal([cell(third, .estimated(40))])), count: 5)
        #expect(row.length() == 80)
        for (item, height) in [20.0, 90, 30].enumerated() {
            row.setMeasuredSize(MeasuredSize(width: 999, height: height), ofItem: item)
        }
        #expect(row.heights() == [20, 90, 30, 40, 40])
        #expect(row.ys() == [0, 0, 0, 90, 90])
        #expect(row.widths() == [106.5, 106.5, 106.5, 106.5, 106.5])
    }

    @Test("C178: A custom group has cells at given frames, with their z indexes")
    func custom() {
        let frames = [CGRect(x: 5, y: 6, width: 7, height: 8), CGRect(x: 50, y: 60, width: 10, height: 10)]
        let items = zip(frames, [3, 4]).map { CompositionalCustomItem(frame: $0, zIndex: $1) }
        let solved = groups(group(whole, .absolute(100), .custom(items)), count: 3)
        #expect(solved.frames() == [frames[0], frames[1], CGRect(x: 5, y: 106, width: 7, height: 8)])
        #expect((0..<3).map { solved.cell(ofItem: $0)?.zIndex } == [3, 4, 3])
        // The last group ends 30 points after its only item, as a full one.
        #expect(solved.length() == 144)
    }

    @Test("C179: Cells are numbered in depth-first order")
    func depthFirst() {
        let pair = group(.absolute(40), tall, .vertical([cell(whole, .fractionalHeight(0.5))]))
        let nest = group(.absolute(120), tall, .horizontal([pair, cell(.absolute(40), tall), pair]))
        let row = groups(group(whole, .absolute(20), .horizontal([nest, cell(.absolute(40), tall)])), count: 6)
        #expect(
            row.frames().map(\.origin) == [(0, 0), (0, 10), (40, 0), (80, 0), (80, 10), (120, 0)].map(CGPoint.init))
    }
}

extension CGPoint {
    fileprivate init(_ point: (Int, Int)) { self.init(x: point.0, y: point.1) }
}
