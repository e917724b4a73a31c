// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Arrangement

@Suite("Rows selected in one piece")
struct SelectionExtentTests {
    @Test("Whatever way the end goes, exactly the rows between are selected")
    func exhaustive() {
        for anchor in 0..<6 {
            for first in 0..<6 {
                for second in 0..<6 {
                    var extent = SelectionExtent(anchor: anchor, lead: anchor)
                    var selected: Set<Int> = [anchor]
                    for row in [first, second] {
                        let change = extent.leadMoved(to: row)
                        #expect(selected.isSuperset(of: change.left) && selected.isDisjoint(with: change.entered))
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
