// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// Breaks the items of a flow layout into lines, chunk by chunk.
struct LineBreaker {
    let metrics: FlowMetrics
    /// The chunks so far. The last line is not yet counted in the chunk in which it begins.
    private(set) var chunks: [FlowChunk] = []
    /// The last line, and the chunk in which it begins; nil before the first line.
    private var line: (items: OpenLine, chunk: Int)?
    /// The number of the next items that belong to a line of an earlier chunk.
    private var skipped: Int

    /// - Parameters:
    ///   - metrics: the measures of the lines.
    ///   - skipped: the number of items before the first line that is broken.
    init(_ metrics: FlowMetrics, skipping skipped: Int = 0) {
        (self.metrics, self.skipped) = (metrics, skipped)
    }

    /// Adds a chunk with the given sizes.
    ///
    /// - Complexity: O(n) for n items of different size, O(1) for items of equal size
    mutating func add(_ sizes: FlowSizes) {
        var chunk = FlowChunk(sizes)
        let start = min(skipped, sizes.count)
        skipped -= start
        let index = chunks.count
        if let size = sizes.common {
            add(sizes.count - start, of: size, to: &chunk)
        } else {
            let (breadths, lengths) = sizes.lists()
            var item = start
            if var open = line?.items {
                while item < sizes.count,
                    open.add(FlowSize(known: breadths[item], lengths[item]), metrics)
                { item += 1 }
                line?.items = open
            }
            guard item < sizes.count else {
                chunks.append(chunk)
                return
            }
            if let line { count(line, in: &chunk) }
            chunk.firstLine = item
            var open = OpenLine(FlowSize(known: breadths[item], lengths[item]))
            for next in item + 1..<sizes.count {
                let size = FlowSize(known: breadths[next], lengths[next])
                if open.add(size, metrics) { continue }
                chunk.lineCount += 1
                chunk.length += metrics.advance(open.length)
                open = OpenLine(size)
            }
            line = (open, index)
        }
        chunks.append(chunk)
    }

    /// Adds items of one size at the end of a chunk.
    private mutating func add(_ count: Int, of size: FlowSize, to chunk: inout FlowChunk) {
        var rest = count
        if var current = line {
            rest -= current.items.add(rest, of: size, metrics)
            line = current
            if rest > 0 { self.count(current, in: &chunk) }
        }
        guard rest > 0 else { return }
        chunk.firstLine = chunk.count - rest
        let perLine = 1 + metrics.fitting(rest, of: size.breadth, after: size.breadth)
        let full = (rest - 1) / perLine
        chunk.lineCount += full
        chunk.length += Double(full) * metrics.advance(size.length)
        var last = OpenLine(size)
        _ = last.add(rest - full * perLine - 1, of: size, metrics)
        line = (last, chunks.count)
    }

    /// Counts a line that has ended in the chunk in which it begins, which may be the one that is being added.
    private mutating func count(_ line: (items: OpenLine, chunk: Int), in added: inout FlowChunk) {
        let advance = metrics.advance(line.items.length)
        if line.chunk == chunks.count {
            added.lineCount += 1
            added.length += advance
        } else {
            chunks[line.chunk].lineCount += 1
            chunks[line.chunk].length += advance
        }
    }

    /// Adds a chunk whose items have not changed, and stops if its lines have not changed either.
    ///
    /// - Returns: whether the lines of this chunk and all later ones are the same as before. If so, nothing more has to
    ///   be added.
    mutating func add(unchanged chunk: FlowChunk) -> Bool {
        add(chunk.sizes)
        guard chunk.lineCount > 0, chunks[chunks.count - 1].firstLine == chunk.firstLine else { return false }
        chunks[chunks.count - 1] = chunk
        line = nil
        return true
    }

    /// Ends the last line, if it is the last line of the layout.
    mutating func finish() {
        guard let line else { return }
        chunks[line.chunk].lineCount += 1
        chunks[line.chunk].length += metrics.advance(line.items.length)
        self.line = nil
    }
}
