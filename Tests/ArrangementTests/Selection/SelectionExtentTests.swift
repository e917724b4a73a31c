// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Arrangement

@Suite("Contiguous range of selected rows")
struct SelectionExtentTests {
    @Test("However the end moves, exactly the rows between the anchor and the end are selected")
    func exhaustive() {
        for anchor in 0..<6 {
            for first in 0..<6 {
                for second in 0..<6 {
                    var extent = SelectionExtent(anchor: anchor, lead: anchor)
                    var selected: Set<Int> = [anchor]
                    for row in [first, second] {
                        let change = extent.leadMoved(to: row)
                        #expect(selected.isSuperset(of: change.left))
                        #expect(selected.isDisjoint(with: change.entered))
                        selected.subtract(change.left)
                        selected.formUnion(change.entered)
                    }
                    #expect(selected == Set(min(anchor, second)...max(anchor, second)))
                    #expect(extent.lead == second)
                }
            }
        }
    }
}
