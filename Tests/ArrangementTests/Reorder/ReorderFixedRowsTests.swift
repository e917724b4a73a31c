// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SeededNumbers
import Testing

@testable import Arrangement

@Suite("Row reordering over fixed rows")
struct ReorderFixedRowsTests {
    private func list(_ counts: [Int]) -> SectionedGeometry {
        var geometry = SectionedGeometry()
        for count in counts { geometry.appendSection(header: 10, rows: RowGeometry(count: count, height: 44)) }
        return geometry
    }

    @Test("In a drag over 50,000 fixed rows and back, isFixed is called once per row, and once at the end")
    func cost() {
        var model = ReorderModel(geometry: list([50_002]), lifted: RowPath(section: 0, row: 0))
        var asked = 0
        let isFixed: (RowPath) -> Bool = { path in
            asked += 1
            return (1...50_000).contains(path.row)
        }
        for row in Array(1...50_000) + (1...50_000).reversed() {
            #expect(model.itemMoved(top: 10 + Double(row) * 44, isFixed: isFixed) == nil)
        }
        #expect(asked <= 50_000)
        #expect(model.itemMoved(top: 10 + 50_001 * 44, isFixed: isFixed) == RowPath(section: 0, row: 50_001))
        #expect(asked <= 50_001)
    }

    @Test("With any fixed rows and any drag, the proposal is the one that a search at each step finds")
    func plain() {
        var generator = Seeded(seed: 17)
        var broken: [String] = []
        let geometry = list([4, 0, 3])
        let rows = (0..<7).map { geometry.path(ofRowNumber: $0) }
        for mask in 0..<128 {
            for lifted in rows where mask & 1 << geometry.number(ofRow: lifted) == 0 {
                let isFixed: (RowPath) -> Bool = { mask & 1 << geometry.number(ofRow: $0) != 0 }
                let counts = (0..<3).map { geometry.rowCount(inSection: $0) - ($0 == lifted.section ? 1 : 0) }
                let places = counts.enumerated().flatMap { section, count in
                    (0...count).map { RowPath(section: section, row: $0) }
                }
                var model = ReorderModel(geometry: geometry, lifted: lifted)
                var free = model
                var proposed = places.firstIndex(of: lifted)!
                for step in 0..<40 {
                    let top = Double.random(in: -60...geometry.totalHeight + 20, using: &generator)
                    let old = free.proposed
                    _ = free.itemMoved(top: top)
                    if free.proposed != old {
                        var index = places.firstIndex(of: free.proposed)!
                        func isTaken(_ place: RowPath) -> Bool {
                            place != lifted && geometry.contains(place) && isFixed(place)
                        }
                        while index != proposed, isTaken(places[index]) { index += index > proposed ? -1 : 1 }
                        proposed = index
                    }
                    _ = model.itemMoved(top: top, isFixed: isFixed)
                    guard model.proposed != places[proposed] else { continue }
                    broken.append("\(lifted) with \(mask) at step \(step): \(model.proposed), not \(places[proposed])")
                }
            }
        }
        #expect(broken.isEmpty, "\(broken.count), the first: \(broken.first ?? "")")
    }
}
