// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Arrangement

@Suite("Prefetch window")
struct PrefetchWindowTests {
    private func rows(_ numbers: some Sequence<Int>) -> [RowPath] { numbers.map { RowPath(section: 0, row: $0) } }

    @Test("In every three scroll steps the new rows ahead are requested in order, and the others are cancelled")
    func walks() {
        // Scroll positions at which two of eight rows are visible and up to two rows are ahead, in either direction.
        let places = (0...6).flatMap { top in [false, true].map { (top: top, up: $0) } }
        for first in places {
            for second in places {
                for third in places {
                    var window = PrefetchWindow()
                    var asked: Set<RowPath> = []
                    for place in [first, second, third] {
                        let shown = Set(rows(place.top..<place.top + 2))
                        let ahead =
                            place.up
                            ? rows((max(place.top - 2, 0)..<place.top).reversed())
                            : rows(place.top + 2..<min(place.top + 4, 8))
                        let change = window.move(ahead: ahead) { shown.contains($0) }
                        #expect(change.requested == ahead.filter { !asked.contains($0) })
                        #expect(change.cancelled == asked.subtracting(ahead).subtracting(shown).sorted())
                        asked = Set(ahead)
                        #expect(window.requested == asked)
                    }
                }
            }
        }
    }

    @Test("Requested rows are known by their new paths after a change, and deleted rows are removed")
    func follows() {
        var window = PrefetchWindow()
        _ = window.move(ahead: rows(0..<4)) { _ in false }
        window.mapPaths { $0.row == 0 ? nil : RowPath(section: 1, row: $0.row + 10) }
        #expect(window.requested == Set((11..<14).map { RowPath(section: 1, row: $0) }))
    }
}
