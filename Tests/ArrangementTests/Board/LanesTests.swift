// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Arrangement

@Suite("Lanes of overlapping time spans")
struct LanesTests {
    @Test("Two overlapping spans share the column, and a later span has the whole column")
    func shared() {
        let lanes = Lanes.lanes(of: [(9, 10), (9.5, 11), (11, 12)])
        #expect(lanes[0] == Lanes.Lane(index: 0, count: 2, span: 1))
        #expect(lanes[1] == Lanes.Lane(index: 1, count: 2, span: 1))
        #expect(lanes[2] == Lanes.Lane(index: 0, count: 1, span: 1))
    }

    @Test("A span is widened over the free lanes beside it")
    func widened() {
        let lanes = Lanes.lanes(of: [(0, 4), (0, 1), (0, 1), (2, 3)])
        #expect(lanes.map(\.count) == [3, 3, 3, 3])
        #expect(lanes[3] == Lanes.Lane(index: 1, count: 3, span: 2))
    }

    @Test("In every set of four short spans none overlap, and there are no more lanes than needed")
    func exhaustive() {
        let spans = (0..<4).flatMap { start in (start...4).map { (start: Double(start), end: Double($0)) } }
        func overlaps(_ a: (start: Double, end: Double), _ b: (start: Double, end: Double)) -> Bool {
            a.start < max(b.end, b.start.nextUp) && b.start < max(a.end, a.start.nextUp)
        }
        var broken = 0
        for a in spans {
            for b in spans {
                for c in spans {
                    for d in spans {
                        let all = [a, b, c, d]
                        let lanes = Lanes.lanes(of: all)
                        for one in 0..<4 {
                            if lanes[one].index + lanes[one].span > lanes[one].count || lanes[one].span < 1 {
                                broken += 1
                            }
                            for other in 0..<one where overlaps(all[one], all[other]) {
                                let (first, second) = (lanes[one], lanes[other])
                                let isApart =
                                    first.index + first.span <= second.index
                                    || second.index + second.span <= first.index
                                if !isApart || first.count != second.count { broken += 1 }
                            }
                        }
                        let depth = all.map { own in all.count { overlaps($0, own) && $0.start <= own.start } }.max()!
                        if lanes.map(\.count).max()! != depth { broken += 1 }
                    }
                }
            }
        }
        #expect(broken == 0)
    }
}
