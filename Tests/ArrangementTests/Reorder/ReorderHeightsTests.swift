// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SeededNumbers
import Testing

@testable import Arrangement

@Suite("Row reordering with heights that change during the drag")
struct ReorderHeightsTests {
    @Test("Updating only the changed heights gives the same result as passing all heights again", arguments: 0..<40)
    func alike(seed: UInt64) {
        var generator = Seeded(seed: seed)
        let heights = [0.0, 20, 40, 44, 100]
        var plain = PlainSections(
            sections: (0..<3).map { _ in
                PlainSections.Section(
                    header: heights.randomElement(using: &generator)!,
                    rows: (0..<Int.random(in: 0...5, using: &generator)).map { _ in
                        heights.randomElement(using: &generator)!
                    },
                    footer: heights.randomElement(using: &generator)!)
            })
        let paths = plain.rows().map(\.path)
        guard let lead = paths.randomElement(using: &generator) else { return }
        let lifted = paths.filter { $0 == lead || Int.random(in: 0..<3, using: &generator) == 0 }
        var told = ReorderModel(geometry: plain.geometry(), lifted: lifted, lead: lead)
        for _ in 0..<20 {
            let top = Double.random(in: -50...600, using: &generator).rounded()
            _ = told.itemMoved(top: top)
            var given = told
            var parts: [(part: ListPart, height: Double)] = []
            for _ in 0..<Int.random(in: 0...3, using: &generator) {
                let height = heights.randomElement(using: &generator)!
                let section = Int.random(in: 0..<3, using: &generator)
                switch Int.random(in: 0..<4, using: &generator) {
                case 0:
                    plain.sections[section].header = height
                    parts.append((.header(section), height))
                case 1:
                    plain.sections[section].footer = height
                    parts.append((.footer(section), height))
                default:
                    let path = paths.randomElement(using: &generator)!
                    plain.sections[path.section].rows[path.row] = height
                    parts.append((.row(path), height))
                }
            }
            told.heightsChanged(of: parts)
            given.heightsChanged(geometry: plain.geometry())
            #expect(told.proposed == given.proposed)
            #expect(told.proposedTop == given.proposedTop)
            #expect(told.gapHeight == given.gapHeight)
            #expect(told.growth == given.growth)
            for path in paths {
                #expect(told.displacement(ofRowAt: path) == given.displacement(ofRowAt: path))
                #expect(told.itemTop(aboveRow: path) == given.itemTop(aboveRow: path))
            }
            for section in 0..<3 {
                #expect(told.displacement(ofHeader: section) == given.displacement(ofHeader: section))
                #expect(told.displacement(ofFooter: section) == given.displacement(ofFooter: section))
            }
            #expect(told.geometry.brokenInvariant() == nil)
            #expect(told.others.brokenInvariant() == nil)
        }
    }
}
