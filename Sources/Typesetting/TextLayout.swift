// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// Text with lines: measured, and ready to be drawn.
///
/// Immutable and safe to use from any thread. Nothing is rounded: the same input gives the same numbers at every
/// scale and on every surface. Coordinates start at the top left; y grows downwards.
///
/// ## Caveats
/// A soft hyphen allows a break and is not drawn there. A word broken in its middle keeps the kerning across the
/// break. Tab stops are 28 points apart, as UIKit's default are, from the left.
package final class TextLayout: @unchecked Sendable {
    package struct Line: Sendable, Equatable {
        /// From the layout's top.
        package var baseline: Double
        package var x: Double
        /// Without the whitespace that hangs over the edge where a line was wrapped.
        package var width: Double
        package var height: Double
        package var top: Double
        /// The text of the line with what ends it. Where text is left out, the part that is shown, or up to the
        /// paragraph's end where the ellipsis is at the head or in the middle.
        package var utf16: Range<Int>
        package var isTruncated: Bool
    }

    struct Key: Hashable {
        var runs: [TextRun]
        var style: ParagraphStyle
        var width: Double
    }

    /// As wide as the widest line, as high as all lines together.
    package let size: CGSize
    package let lines: [Line]
    /// Whether some text is not shown.
    package let isTruncated: Bool

    let text: ShapedText
    let runs: RunTable
    let setLines: [SetLine]
    private let width: Double
    private let engine: TextEngine
    /// Made when it is first asked for, inside the engine's lock: a cell that is only measured needs none.
    private var madeNode: RenderNode??

    /// The layout of some runs in one style; the same object while it is in the cache.
    ///
    /// `width` is `.infinity` for text that is not wrapped.
    ///
    /// - Complexity: O(text) to find it in the cache.
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
            // A line may have ended where the text was cut, not where it had to.
        } while typesetter.runs.isCut && key.width.isFinite && !typesetter.isDecided

        text = typesetter.text
        runs = typesetter.runs
        setLines = typesetter.lines
        isTruncated = typesetter.isTruncated
        (lines, size) = typesetter.measuredLines()
        width = key.width
        self.engine = engine
    }

    // MARK: - Geometry

    /// From the layout's top; 0 where there is no line.
    package var firstBaseline: Double { lines.first?.baseline ?? 0 }
    /// From the layout's top; 0 where there is no line.
    package var lastBaseline: Double { lines.last?.baseline ?? 0 }

    // MARK: - Drawing

    /// The text as vectors, sharp at every scale, from the layout's top left; nil when there is nothing to draw.
    package var node: RenderNode? {
        engine.locked { state in
            if let madeNode, !RenderNode.isShownInBrowser { return madeNode }
            let node = makeNode(in: state)
            madeNode = .some(node)
            if node != nil { state.statistics.nodesMade += 1 }
            return node
        }
    }

    package func draw(in context: CGContext, at point: CGPoint) {
        let node = node
        engine.locked { _ in node?.translated(x: point.x, y: point.y).draw(in: context) }
    }
}
