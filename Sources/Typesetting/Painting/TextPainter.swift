// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
internal import CGTK

/// Collects the render nodes of a layout: backgrounds at the back, then glyphs, then underlines and strikethroughs.
struct TextPainter {
    private let runs: [TextRun]
    private let state: TextEngine.State
    private var backgrounds: [RenderNode] = []
    private var glyphs: [RenderNode] = []
    private var strokes: [RenderNode] = []

    init(runs: [TextRun], state: TextEngine.State) {
        self.runs = runs
        self.state = state
    }

    /// The node of everything added so far; nil if nothing was added.
    var node: RenderNode? {
        let all = backgrounds + glyphs + strokes
        return all.count > 1 ? .container(all) : all.first
    }

    /// Adds a line whose glyphs are in visual order. If `isClipped` is true, glyphs are cut off at the line's sides.
    mutating func paint(_ placed: [PlacedGlyphs], line: TextLayout.Line, isClipped: Bool) {
        if isClipped {
            // The clip rectangle limits the glyphs only at the sides, because accents may extend above the line's top.
            var inner = TextPainter(runs: runs, state: state)
            inner.paint(placed, line: line, isClipped: false)
            let sides = CGRect(
                x: line.x, y: line.top - line.height, width: line.width, height: line.height * 3)
            if let node = inner.node { glyphs.append(node.clipped(to: sides)) }
            return
        }
        var x = 0
        var index = 0
        while index < placed.count {
            // Adjacent glyph sequences of a run share one background and one underline.
            let run = placed[index].run
            let start = x
            while index < placed.count, placed[index].run == run {
                addGlyphs(placed[index], x: line.x + PangoUnits.points(x), baseline: line.baseline)
                x += placed[index].width
                index += 1
            }
            let width = PangoUnits.points(x - start)
            if width > 0 { addRectangles(runs[run], x: line.x + PangoUnits.points(start), width: width, line) }
        }
    }

    private mutating func addGlyphs(_ placed: PlacedGlyphs, x: Double, baseline: Double) {
        guard let font = placed.font, !placed.glyphs.isEmpty else { return }
        let string: UnsafeMutablePointer<PangoGlyphString> = pango_glyph_string_new()
        defer { pango_glyph_string_free(string) }
        pango_glyph_string_set_size(string, Int32(placed.glyphs.count))
        placed.glyphs.withUnsafeBufferPointer {
            string.pointee.glyphs.update(from: $0.baseAddress!, count: $0.count)
        }
        let run = runs[placed.run]
        var color = GdkRGBA(
            red: Float(run.color.red), green: Float(run.color.green), blue: Float(run.color.blue),
            alpha: Float(run.color.alpha))
        var offset = graphene_point_t(x: Float(x), y: Float(baseline - run.baselineOffset))
        // The node is nil if the glyphs are invisible.
        guard let node = gsk_text_node_new(font, string, &color, &offset) else { return }
        // Create the scaled font now. Otherwise Pango creates it when GTK first draws, without the engine's lock.
        _ = pango_cairo_font_get_scaled_font(OpaquePointer(font))
        glyphs.append(RenderNode(owningNode: node))
    }

    private mutating func addRectangles(_ run: TextRun, x: Double, width: Double, _ line: TextLayout.Line) {
        if let color = run.backgroundColor {
            let rect = CGRect(x: x, y: line.top, width: width, height: line.height)
            backgrounds.append(.color(color, in: rect))
        }
        guard run.isUnderlined || run.isStruckThrough else { return }
        guard let font = state.loaded(run.face).font, let metrics = pango_font_get_metrics(font, nil) else { return }
        defer { pango_font_metrics_unref(metrics) }
        let baseline = line.baseline - run.baselineOffset
        func addStroke(_ position: Int32, _ thickness: Int32) {
            // `position` is the distance from the baseline upwards to the top edge of the underline or strikethrough.
            let rect = CGRect(
                x: x, y: baseline - PangoUnits.points(position), width: width, height: PangoUnits.points(thickness))
            strokes.append(.color(run.color, in: rect))
        }
        if run.isUnderlined {
            addStroke(
                pango_font_metrics_get_underline_position(metrics), pango_font_metrics_get_underline_thickness(metrics))
        }
        if run.isStruckThrough {
            addStroke(
                pango_font_metrics_get_strikethrough_position(metrics),
                pango_font_metrics_get_strikethrough_thickness(metrics))
        }
    }
}
