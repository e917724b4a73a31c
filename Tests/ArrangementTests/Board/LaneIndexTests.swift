// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SeededNumbers
import Testing

@testable import Arrangement

@Suite("Lane index of changing time spans")
struct LaneIndexTests {
    typealias Span = LaneIndex<Int>.Span

    /// The lanes of all `spans`, laid out in one call. The lanes that the index updates step by step must equal them.
    private func plain(_ spans: [Int: Span]) -> [Int: Lanes.Lane] {
        let ids = spans.keys.sorted { spans[$0]!.number < spans[$1]!.number }
        return Dictionary(
            uniqueKeysWithValues: zip(ids, Lanes.lanes(of: ids.map { (spans[$0]!.start, spans[$0]!.end) })))
    }

    @Test(
        "After each of 150 changes the lanes match a complete layout, and every changed span is reported",
        arguments: 0..<30)
    func matchesCompleteLayout(seed: Int) {
        var generator = Seeded(seed: UInt64(seed))
        func span(_ number: Int) -> Span {
            let start = Double(Int.random(in: 0..<40, using: &generator)) * 15
            return Span(
                start: start, end: start + Double(Int.random(in: 0..<6, using: &generator)) * 15, number: number)
        }
        var model: [Int: Span] = [:]
        for id in 0..<10 { model[id] = span(id) }
        var index = LaneIndex(model.keys.sorted().map { (id: $0, span: model[$0]!) })
        for _ in 0..<150 {
            let before = plain(model)
            let ids = Set(
                (0..<Int.random(in: 1...3, using: &generator)).map { _ in Int.random(in: 0..<14, using: &generator) })
            let changes = ids.map { id in (id: id, span: Int.random(in: 0..<4, using: &generator) == 0 ? nil : span(id))
            }
            let told = index.change(changes)
            for (id, span) in changes { model[id] = span }
            let after = plain(model)
            #expect(index.count == model.count)
            for id in 0..<14 {
                #expect(index[id] == after[id])
                if after[id] != nil, before[id] != after[id] { #expect(told.contains(id)) }
            }
            for id in told where !ids.contains(id) { #expect(before[id] != after[id]) }
            let most = (0..<14).compactMap { index[$0]?.count }.max()
            #expect(most ?? 0 == after.values.map(\.count).max() ?? 0)
        }
    }

    @Test("Of two equal spans the one with the lower number comes first, in any order of insertion")
    func alike() {
        var index = LaneIndex([(id: 1, span: Span(start: 0, end: 60, number: 1))])
        #expect(index.change([(id: 0, span: Span(start: 0, end: 60, number: 0))]) == [0, 1])
        #expect(index[0]?.index == 0)
        #expect(index[1]?.index == 1)
    }
}
