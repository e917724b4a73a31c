// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

internal import CGTK

extension RenderNode {
    /// Returns the cross-fade of two nodes; a `fraction` of 0 shows only `old`, and 1 only `new`. Pixels are
    /// interpolated, so that pixels that are equal in both nodes do not change.
    ///
    /// The result is recorded as Cairo operations, because GSK's own cross-fade node is wrong when drawn with Cairo: it
    /// does not fade out the first node.
    package static func crossFade(_ old: RenderNode, _ new: RenderNode, fraction: Double) -> RenderNode {
        let fraction = min(max(fraction, 0), 1)
        if fraction <= 0 { return old }
        if fraction >= 1 { return new }
        return RenderNode.drawing(in: old.bounds.union(new.bounds)) { context in
            let cairo = context.cairo
            cairo_push_group(cairo)
            cairo_set_operator(cairo, CAIRO_OPERATOR_ADD)
            for (node, share) in [(old, 1 - fraction), (new, fraction)] {
                cairo_push_group(cairo)
                // A group inherits the ADD operator, but inside the group, drawing must composite normally.
                cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
                gsk_render_node_draw(node.pointer, cairo)
                cairo_pop_group_to_source(cairo)
                cairo_paint_with_alpha(cairo, share)
            }
            cairo_pop_group_to_source(cairo)
            cairo_paint(cairo)
        }
    }
}
