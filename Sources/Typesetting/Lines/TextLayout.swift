// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Text broken into lines, with known sizes and ready to draw.
///
/// A layout is immutable and safe to use from any thread. Nothing is rounded: the same input gives the same numbers at
/// every scale and on every surface. Coordinates start at the top left, and y grows downwards.
///
/// ## Caveats
/// A soft hyphen allows a line break, but is not drawn there. A word broken in its middle keeps its kerning across the
/// break. Tab stops are every 28 points from the left, which is UIKit's default.
package final class TextLayout: @unchecked Sendable {
    /// The position and size of a line, in points, and its text range.
    package struct Line: Sendable, Equatable {
        /// The distance of the baseline from the layout's top.
        package var baseline: Double
        /// The distance of the line from the layout's left edge.
        package var x: Double
        /// The width, without the trailing whitespace of a wrapped line.
        package var width: Double
        package var height: Double
        /// The distance of the line's top from the layout's top.
        package var top: Double
        /// The UTF-16 range of the line's text, including its line terminator. If the end is truncated, the range
        /// covers the visible part. If the head or the middle is truncated, the range extends to the
        /// paragraph's end.
        package var utf16: Range<Int>
        /// Whether the line does not show all of its text.
        package var isTruncated: Bool
    }

    /// The key of a layout in the cache.
    struct Key: Hashable {
        var runs: [TextRun]
        var style: ParagraphStyle
        var width: Double
    }

    /// The width of the widest line, and the height of all lines together.
    package let size: CGSize
    /// The lines from top to bottom.
    package let lines: [Line]
    /// Whether some text is not visible.
    package let isTruncated: Bool

    let text: ShapedText
    let runs: RunTable
    let typesetLines: [TypesetLine]
    private let width: Double
    private let engine: TextEngine
    /// The render node, made at the first use inside the engine's lock; nil until then. The inner optional is nil if
    /// nothing is visible. Text that is only measured needs no node.
    private var madeNode: RenderNode??

    /// Returns the layout of runs in one paragraph style. The cache returns the same object for the same input.
    ///
    /// `width` is `.infinity` for text that is not wrapped.
    ///
    /// - Complexity: O(text) if the layout is in the cache.
    package static func make(_ runs: [TextRun], style: ParagraphStyle, width: Double) -> TextLayout {
        make(runs, style: style, width: width, engine: .shared)
    }

    static func make(_ runs: [TextRun], style: ParagraphStyle, width: Double, engine: TextEngine) -> TextLayout {
        let key = Key(runs: runs, style: style, width: width.isNaN ? 0 : max(0, width))
        return engine.locked { state in
            if let layout = state.layouts.value(for: key) {
                state.statistics.layoutHits += 1
                return layout
            }
            state.statistics.layoutMisses += 1
            let layout = TextLayout(key, engine, state)
            state.layouts.insert(layout, for: key, cost: layout.text.cost)
            return layout
        }
    }

    private init(_ key: Key, _ engine: TextEngine, _ state: TextEngine.State) {
        var typesetter: Typesetter
        var attempt = 0
        let whole = RunTable(key.runs)
        repeat {
            let runs = whole.cut(for: key.style, width: key.width, attempt: attempt) ?? whole
            typesetter = Typesetter(
                state.shaped(runs.shapingKey(key.style.direction)), runs: runs, style: key.style, width: key.width,
                in: state)
            attempt += 1
            // If a line ended only because the text was shortened there, try again with more text.
        } while typesetter.runs.isCut && key.width.isFinite && !typesetter.isDecided

        text = typesetter.text
        runs = typesetter.runs
        typesetLines = typesetter.lines
        isTruncated = typesetter.isTruncated
        (lines, size) = typesetter.measuredLines()
        width = key.width
        self.engine = engine
    }

    // MARK: - Geometry

    /// The distance of the first line's baseline from the layout's top; 0 if there are no lines.
    package var firstBaseline: Double { lines.first?.baseline ?? 0 }
    /// The distance of the last line's baseline from the layout's top; 0 if there are no lines.
    package var lastBaseline: Double { lines.last?.baseline ?? 0 }

    // MARK: - Drawing

    /// The render node of the text, sharp at every scale, with its origin at the layout's top left; nil if nothing is
    /// visible.
    package var node: RenderNode? {
        engine.locked { state in
            if let madeNode, !RenderNode.isShownInBrowser { return madeNode }
            let node = makeNode(in: state)
            madeNode = .some(node)
            if node != nil { state.statistics.nodesMade += 1 }
            return node
        }
    }

    /// Draws the text into a context with the layout's top left at `point`.
    package func draw(in context: CGContext, at point: CGPoint) {
        let node = node
        engine.locked { _ in node?.translated(x: point.x, y: point.y).draw(in: context) }
    }
}
