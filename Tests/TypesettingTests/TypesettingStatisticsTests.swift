// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing

@testable import Typesetting

@Suite("Typesetting caches and statistics")
struct TypesettingStatisticsTests {
    /// A text engine for this test alone. Tests that run at the same time would change the counts of the shared engine.
    let engine = TextEngine()

    var counts: TypesettingStatistics { engine.locked { $0.statistics } }

    func make(_ text: String, width: Double = 100, configure: (inout TextRun) -> Void = { _ in }) -> TextLayout {
        TextLayout.make([run(text, configure: configure)], style: ParagraphStyle(), width: width, engine: engine)
    }

    @Test("Equal input gives the same layout object")
    func sameObject() {
        let first = make("Hello, world")
        #expect(make("Hello, world") === first)
        #expect(make("Hello, worlds") !== first)
        #expect(counts.layoutHits == 1)
        #expect(counts.layoutMisses == 2)
    }

    @Test("Another width, colour or underline does not shape the text again")
    func shapedOnce() {
        for width in 20..<120 { _ = make("The quick brown fox", width: Double(width)) }
        _ = make("The quick brown fox") { $0.color = CGColor(red: 1, green: 0, blue: 0, alpha: 1) }
        _ = make("The quick brown fox") { $0.isUnderlined = true }
        #expect(counts.shapingMisses == 1)
        #expect(counts.shapingHits == 101)
        #expect(counts.layoutMisses == 102)
    }

    @Test("Measuring a layout makes no render node; drawing makes one")
    func nodes() {
        let made = make("Hello")
        #expect(counts.nodesMade == 0)
        let node = made.node
        #expect(node === made.node)
        #expect(counts.nodesMade == 1)
    }

    @Test("The layout and shaping caches have maximum sizes")
    func bounds() {
        for index in 0..<2_500 { _ = make("\(index)") }
        engine.locked { state in
            #expect(state.layouts.count == 2_000)
            #expect(state.texts.count == 1_000)
            #expect(state.texts.cost <= state.texts.maximumCost)
        }
        _ = make("2499")
        #expect(counts.layoutHits == 1)
        _ = make("0")
        #expect(counts.layoutMisses == 2_501)
    }

    @Test("The cache of loaded fonts keeps at most 500")
    func fonts() {
        engine.locked { state in
            for index in 0..<520 { _ = state.loaded(FontFace(family: body.family, size: 10 + Double(index) / 16)) }
            #expect(state.faces.count == 500)
        }
    }

    @Test("The statistics of the process count a new layout")
    func current() {
        let before = TypesettingStatistics.current
        _ = layout("text for the counts of the process")
        #expect(TypesettingStatistics.current.layoutMisses > before.layoutMisses)
    }
}
