// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Typesetting

@Test("A line's height is the sum of ascent, descent and leading")
func lineHeight() {
    #expect(FontMetrics(ascent: 10, descent: 3, leading: 1, capHeight: 7, xHeight: 5).lineHeight == 14)
}

@Suite("Font metrics")
struct FontFaceTests {
    @Test("The x-height is below the cap height, and the cap height below the ascent")
    func order() {
        let metrics = body.metrics
        #expect(0 < metrics.xHeight)
        #expect(metrics.xHeight < metrics.capHeight)
        #expect(metrics.capHeight < metrics.ascent)
        #expect(metrics.descent > 0)
        #expect(metrics.leading >= 0)
        #expect((1.0...1.6).contains(metrics.lineHeight / 17))
    }

    @Test("Metrics are proportional to the size and not rounded to whole points")
    func scaling() {
        let large = FontFace(family: body.family, size: 170).metrics
        // Pango rounds metrics to 1,024ths of a point.
        #expect(abs(large.ascent - body.metrics.ascent * 10) < 0.02)
        #expect(abs(large.capHeight - body.metrics.capHeight * 10) < 0.02)
        let sizes = [11.0, 12, 13, 15, 16, 17, 20, 22].map { FontFace(family: body.family, size: $0).metrics.ascent }
        #expect(sizes.contains { $0 != $0.rounded() })
    }

    @Test("The metrics of all sizes come from one loaded size of the font")
    func oneSize() throws {
        let engine = TextEngine()
        for face in [body, FontFace(family: body.family, size: 17, weight: 700), FontFace(family: "serif", size: 17)] {
            try engine.locked { state in
                let count = state.faces.count
                for size in [11.0, 12.5, 17, 34, 100] {
                    var sized = face
                    sized.size = size
                    let font = try #require(TextEngine.shared.locked { $0.loaded(sized).font })
                    let (found, own) = (state.metrics(of: sized), FontMetrics(of: font))
                    for path in [\FontMetrics.ascent, \.descent, \.leading, \.capHeight, \.xHeight] {
                        // The tolerance is one Pango unit, to which a font rounds its metrics.
                        #expect(abs(found[keyPath: path] - own[keyPath: path]) <= 1.0 / 1_024)
                    }
                }
                #expect(state.faces.count == count + 1)
            }
        }
    }

    @Test("A word is wider in each heavier weight, so each weight has its own font")
    func weights() {
        let widths = [400, 500, 600, 700].map { weight in
            layout("Weight", face: FontFace(family: body.family, size: 17, weight: weight)).width
        }
        #expect(widths == widths.sorted())
        #expect(Set(widths).count == 4)
    }

    @Test("Monospaced digits have equal widths; default digits do not")
    func digits() {
        var face = body
        func width(_ text: String) -> Double { layout(text, face: face).width }
        #expect(width("1111") != width("8888"))
        face.hasMonospacedDigits = true
        #expect(width("1111") == width("8888"))
    }

    @Test("An italic letter differs from the upright letter")
    func italic() throws {
        let italic = FontFace(family: body.family, size: 17, isItalic: true)
        let upright = try #require(layout("f").node)
        #expect(try #require(layout("f", face: italic).node).serialized != upright.serialized)
    }

    @Test(
        "A zero, negative, NaN, infinite or huge font size gives finite metrics",
        arguments: [0, -1, .nan, .infinity, 1e9])
    func sizes(_ size: Double) {
        let metrics = FontFace(family: body.family, size: size).metrics
        #expect(metrics.lineHeight.isFinite)
        #expect(layout("x", face: FontFace(family: body.family, size: size)).width.isFinite)
    }
}
