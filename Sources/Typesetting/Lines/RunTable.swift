// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// The text of several runs in one string, with a lookup from bytes to runs.
struct RunTable {
    let runs: [TextRun]
    private(set) var text: String
    /// The UTF-8 offset at which each run ends, ascending.
    private(set) var ends: [Int] = []
    /// Whether text was removed at the end because no line could show it.
    private(set) var isCut = false
    /// The part that was removed from the middle of the text: its position and length in UTF-16. Nil if none was.
    private(set) var gap: (position: Int, count: Int)?

    init(_ runs: [TextRun]) {
        self.runs = runs
        text = ""
        for run in runs {
            // Pango's strings end at a NUL. A zero-width space has the same length in UTF-16, and is also invisible.
            text += run.text.utf8.contains(0) ? run.text.replacing("\0", with: "\u{200B}") : run.text
            ends.append(text.utf8.count)
        }
    }

    /// The index of the run that contains a byte.
    func index(at utf8: Int) -> Int { ends.firstIndex(above: utf8) }

    /// Converts an offset in `text` to an offset in the app's text before any part was removed, both in UTF-16.
    func original(_ utf16: Int) -> Int {
        guard let gap, utf16 > gap.position else { return utf16 }
        return utf16 + gap.count
    }

    /// The key of the text in the cache of shaped texts. Adjacent runs with the same font and kerning are merged.
    func shapingKey(_ direction: ParagraphStyle.Direction) -> ShapedText.Key {
        var key = ShapedText.Key(text: text, ends: [], styles: [], direction: direction)
        var start = 0
        for (run, end) in zip(runs, ends) where end > start {
            let style = ShapedText.Key.Style(face: run.face, kern: run.kern)
            if key.styles.last == style {
                key.ends[key.ends.count - 1] = end
            } else {
                key.ends.append(end)
                key.styles.append(style)
            }
            start = end
        }
        return key
    }
}

// MARK: - Removing text that cannot be visible

extension RunTable {
    /// Returns the text shortened to an estimate of what `maximumLines` lines can show. Each `attempt` doubles the
    /// estimate.
    ///
    /// So a megabyte of text in a label of two lines takes only the time of two lines. Nil if nothing is removed.
    ///
    /// - Complexity: O(bytes), at the speed of a string search.
    func cut(for style: ParagraphStyle, width: Double, attempt: Int) -> RunTable? {
        guard style.maximumLines > 0, !text.isEmpty else { return nil }
        let count = text.utf8.count
        guard width.isFinite else { return cut(afterParagraphs: style.maximumLines) }
        // Estimate four bytes per em, which is rarely too little: it is about twice the density of Latin text, and more
        // than that of Chinese.
        let em = max(runs.lazy.map(\.face.size).min() ?? 1, 0.01)
        let perLine = min(width / em * 4 + 32, 1e9)
        let budget = min(perLine * Double(min(style.maximumLines, 1_000_000)), 1e15)
        // The text is shortened to a power of two of bytes, so that labels of similar width share shaped text.
        guard let prefix = RunTable.powerOfTwo(budget, attempt), prefix < count else { return nil }
        guard style.lineBreak == .truncatingHead || style.lineBreak == .truncatingMiddle else {
            return removing(scalarStart(prefix)..<count, isGap: false)
        }
        // When the head or middle is truncated, the end of the paragraph is visible as well, so remove text only
        // between `prefix` and that end.
        guard let suffix = RunTable.powerOfTwo(perLine, attempt) else { return nil }
        let gapStart = scalarStart(prefix)
        let paragraphEnd = separator(from: gapStart)
        let tail = paragraphEnd < count ? removing(paragraphEnd..<count, isGap: false) : self
        let gapEnd = tail.scalarStart(max(gapStart, paragraphEnd - suffix))
        if gapEnd <= gapStart { return paragraphEnd < count ? tail : nil }
        return tail.removing(gapStart..<gapEnd, isGap: true)
    }

    private static func powerOfTwo(_ least: Double, _ doublings: Int) -> Int? {
        var size = 256
        while Double(size) < least { size *= 2 }
        return doublings < 40 ? size << doublings : nil
    }

    private func cut(afterParagraphs maximum: Int) -> RunTable? {
        var start = 0
        for _ in 0..<maximum {
            start = separator(from: start) + 1
            if start >= text.utf8.count { return nil }
        }
        let hasMore = text.utf8.dropFirst(start).contains { $0 != 0x0A && $0 != 0x0D }
        var table = removing(scalarStart(start - 1)..<text.utf8.count, isGap: false)
        table.isCut = hasMore
        return table
    }

    /// The offset of the next line feed; the text's length if there is none.
    private func separator(from start: Int) -> Int {
        let utf8 = text.utf8
        let found = utf8.dropFirst(start).firstIndex(of: 0x0A) ?? utf8.endIndex
        return utf8.distance(from: utf8.startIndex, to: found)
    }

    /// The start of the Unicode scalar that contains a byte.
    private func scalarStart(_ offset: Int) -> Int {
        let utf8 = text.utf8
        var index = utf8.index(utf8.startIndex, offsetBy: offset)
        var offset = offset
        while index < utf8.endIndex, utf8[index] & 0xC0 == 0x80 {
            index = utf8.index(before: index)
            offset -= 1
        }
        return offset
    }

    private func removing(_ range: Range<Int>, isGap: Bool) -> RunTable {
        let utf8 = text.utf8
        let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
        let end = utf8.index(utf8.startIndex, offsetBy: range.upperBound)
        var table = self
        table.text = String(text[..<start]) + String(text[end...])
        table.ends = ends.map { $0 <= range.lowerBound ? $0 : max(range.lowerBound, $0 - range.count) }
        if isGap {
            table.gap = (text.utf16.distance(from: text.startIndex, to: start), text[start..<end].utf16.count)
        } else {
            table.isCut = true
        }
        return table
    }
}
