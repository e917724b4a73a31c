// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Testing

@testable import Typesetting

@Suite("Caret positions and selection spans")
struct TextLayoutCaretsTests {
    private func layout(_ text: String, _ direction: ParagraphStyle.Direction = .leftToRight) -> TextLayout {
        var style = ParagraphStyle()
        style.direction = direction
        style.alignment = .left
        let face = FontFace(family: "sans-serif", size: 20)
        return TextLayout.make([TextRun(text: text, face: face, color: .black)], style: style, width: .infinity)
    }

    @Test func caretsAreBetweenCharacters() {
        let layout = layout("abc ")
        let places = (0...4).map { layout.caretX(atUTF16: $0) }
        #expect(places == places.sorted())
        #expect(places[0] == 0)
        #expect(abs(places[4] - layout.size.width) < 0.01)
        for (offset, x) in places.enumerated() { #expect(layout.utf16Offset(nearestTo: x + 0.1) == offset) }
        #expect(layout.utf16Offset(nearestTo: -50) == 0)
        #expect(layout.utf16Offset(nearestTo: 500) == 4)
    }

    @Test func caretOfEmptyTextIsAtTheLeft() {
        #expect(layout("").caretX(atUTF16: 0) == 0)
        #expect(layout("").utf16Offset(nearestTo: 5) == 0)
        #expect(layout("").spans(ofUTF16: 0..<1).isEmpty)
    }

    @Test func caretsRunFromRightToLeftInHebrew() {
        let layout = layout("אבג", .rightToLeft)
        let places = (0...3).map { layout.caretX(atUTF16: $0) }
        #expect(places == places.sorted(by: >))
        #expect(abs(places[0] - layout.size.width) < 0.01)
        #expect(abs(places[3]) < 0.01)
        #expect(layout.utf16Offset(nearestTo: 0) == 3)
        #expect(layout.utf16Offset(nearestTo: 500) == 0)
    }

    @Test func selectionAcrossMixedDirectionsHasSeveralSpans() {
        let layout = layout("ab אבג cd")
        #expect(layout.spans(ofUTF16: 0..<9).count == 1)
        #expect(layout.spans(ofUTF16: 0..<4).count == 2)
        #expect(layout.spans(ofUTF16: 3..<6).count == 1)
    }
}
