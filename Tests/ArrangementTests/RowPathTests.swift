// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Arrangement

@Test("Row paths are ordered by section, then by row")
func rowPathOrder() {
    #expect(RowPath(section: 0, row: 9) < RowPath(section: 1, row: 0))
    #expect(RowPath(section: 1, row: 2) < RowPath(section: 1, row: 3))
    #expect(!(RowPath(section: 1, row: 3) < RowPath(section: 1, row: 3)))
}
