// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

extension Typesetter {
    /// Appends the last allowed line, truncated because more text follows than the line can hold. `index` is the
    /// paragraph's index, `line` is the line before truncation, and `breaker` breaks the paragraph into lines.
    mutating func truncate(_ index: Int, _ line: LineBreaker.Line, _ breaker: LineBreaker) {
        isTruncated = true
        let paragraph = text.paragraphs[index]
        let rest = line.clusters.lowerBound..<paragraph.clusters.count
        isDecided = index + 1 < text.paragraphs.count || breaker.width(of: rest) > limit
        var set = TypesetLine(
            paragraph: index, parts: [], width: 0, naturalWidth: 0,
            utf16: utf16Start(paragraph, rest.lowerBound)..<paragraph.utf16End)
        set.isTruncated = true
        switch style.lineBreak {
        case .byWord, .byCharacter:
            set.parts = [.clusters(line.clusters.lowerBound..<line.visibleEnd)]
            set.width = line.width
            set.utf16 = set.utf16.lowerBound..<utf16Start(paragraph, line.clusters.upperBound)
        case .clipping:
            let width = breaker.width(of: rest)
            set.parts = [.clusters(rest)]
            set.width = min(width, limit)
            set.isClipped = width > limit
            if set.isClipped {
                // The first character that exceeds the available width is kept, because it is partly visible.
                let fitting = breaker.prefix(of: rest, room: limit)
                var end = min(fitting.upperBound + 1, rest.upperBound)
                while end < rest.upperBound, !breaker.clusters[end].flags.contains(.characterBreak) { end += 1 }
                set.parts = [.clusters(rest.lowerBound..<end)]
                set.utf16 = set.utf16.lowerBound..<utf16Start(paragraph, end)
            }
        case .truncatingTail, .truncatingHead, .truncatingMiddle:
            elide(&set, rest, line, breaker, paragraph)
        }
        set.naturalWidth = set.width
        lines.append(set)
    }

    /// Puts an ellipsis into the line `set`, in place of the text that does not fit.
    ///
    /// - Parameters:
    ///   - rest: the clusters from the line's start to the paragraph's end.
    ///   - line: the line before truncation.
    ///   - breaker: measures and cuts the clusters of `paragraph`, which contains the line.
    private func elide(
        _ set: inout TypesetLine, _ rest: Range<Int>, _ line: LineBreaker.Line, _ breaker: LineBreaker,
        _ paragraph: ShapedParagraph
    ) {
        // The ellipsis has the style of the text that it replaces.
        let place = style.lineBreak == .truncatingHead ? rest.lowerBound : max(line.visibleEnd - 1, rest.lowerBound)
        let utf8 = place < rest.upperBound ? Int(paragraph.clusters[place].utf8) : paragraph.utf8.upperBound
        let run = runs.index(at: utf8)
        let ellipsis = state.ellipsis(in: runs.runs[run])
        let ellipsisWidth = ellipsis.paragraphs[0].clusters.reduce(0) { $0 + Int($1.advance) }
        let room = max(0, limit - ellipsisWidth)

        var shown = 0
        func part(_ range: Range<Int>) -> TypesetLine.Part {
            shown += breaker.width(of: range)
            return .clusters(range)
        }
        let inserted = TypesetLine.Part.inserted(ellipsis, run: run)
        switch style.lineBreak {
        case .truncatingHead:
            let tail = breaker.trimmingLeadingWhitespace(breaker.suffix(of: rest, room: room))
            set.parts = [inserted, part(tail)]
        case .truncatingMiddle where breaker.width(of: rest) > room:
            var head = breaker.prefix(of: rest, room: room / 2)
            var tail = breaker.suffix(of: head.upperBound..<rest.upperBound, room: room - breaker.width(of: head))
            // The text before the ellipsis gets the width that the text after it did not use.
            head = breaker.prefix(of: rest.lowerBound..<tail.lowerBound, room: room - breaker.width(of: tail))
            head = breaker.trimmingWhitespace(head)
            tail = breaker.trimmingLeadingWhitespace(tail)
            set.parts = [part(head), inserted, part(tail)]
        default:
            let head = breaker.trimmingWhitespace(breaker.prefix(of: rest, room: room))
            set.parts = [part(head), inserted]
            set.utf16 = set.utf16.lowerBound..<utf16Start(paragraph, head.upperBound)
        }
        set.isClipped = shown + ellipsisWidth > limit
        set.width = min(shown + ellipsisWidth, limit)
    }
}
