// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Typesetting

/// The text of a label with all that its layout depends on but the room there is.
struct LabelText {
    var runs: [TextRun]
    var style: ParagraphStyle
    /// The smallest part of its size that the text may be set in.
    var minimumScale = 1.0
    /// Whether letters may stand closer to each other before text is left out.
    var tightens = false

    /// How much closer, in parts of the font's size: too little to be seen at once. Ours: Apple's is not published.
    private static let tightening = 0.03

    /// The sizes between full size and the smallest that shrinking tries: fine enough not to be seen.
    private static let stepsOfScale = 64

    /// The layout in this room: fewer lines where they are too high, smaller letters where that is allowed and needed.
    func layout(in room: CGSize, lines: Int) -> TextLayout {
        let width = room.width < UILabel.unlimited ? Double(room.width) : .infinity
        let full = layout(width: width, height: Double(room.height), lines: lines, scale: 1)
        guard full.isTruncated || full.size.width > width else { return full }
        if tightens, width.isFinite {
            let tight = tightened.layout(in: room, lines: lines)
            if !tight.isTruncated, tight.size.width <= width { return tight }
        }
        guard minimumScale < 1 else { return full }
        // The largest step that holds all the text.
        var (low, high) = (0, LabelText.stepsOfScale)
        while high - low > 1 {
            let middle = (low + high) / 2
            let smaller = layout(width: width, height: Double(room.height), lines: lines, scale: scale(middle))
            if smaller.isTruncated { high = middle } else { low = middle }
        }
        return layout(width: width, height: Double(room.height), lines: lines, scale: scale(low))
    }

    /// The same text at full size with its letters as close as they may stand.
    private var tightened: LabelText {
        let runs = runs.map { run in
            var run = run
            run.kern -= run.face.size * LabelText.tightening
            return run
        }
        return LabelText(runs: runs, style: style)
    }

    private func scale(_ step: Int) -> Double {
        minimumScale + (1 - minimumScale) * Double(step) / Double(LabelText.stepsOfScale)
    }

    private func layout(width: Double, height: Double, lines: Int, scale: Double) -> TextLayout {
        let runs = scale == 1 ? runs : runs.map { $0.scaled(by: scale) }
        var style = style
        style.maximumLines = max(0, lines)
        let layout = TextLayout.make(runs, style: style, width: width)
        // At least one line is shown, however low the room is.
        let fitting = max(1, layout.lines.prefix { $0.top + $0.height <= height + LabelText.tolerance }.count)
        guard fitting < layout.lines.count else { return layout }
        style.maximumLines = fitting
        return TextLayout.make(runs, style: style, width: width)
    }

    /// Points by which a line may be higher than its room: a rounding error, not a line less.
    private static let tolerance = 0.5

    /// The same text in one colour throughout.
    func colored(_ color: CGColor) -> LabelText {
        var copy = self
        for index in copy.runs.indices {
            copy.runs[index].color = color
            copy.runs[index].backgroundColor = nil
        }
        return copy
    }
}

extension TextRun {
    fileprivate func scaled(by scale: Double) -> TextRun {
        var run = self
        run.face.size *= scale
        run.kern *= scale
        run.baselineOffset *= scale
        return run
    }
}

extension ParagraphStyle.LineBreak {
    init(_ mode: NSLineBreakMode) {
        self =
            switch mode {
            case .byWordWrapping: .byWord
            case .byCharWrapping: .byCharacter
            case .byClipping: .clipping
            case .byTruncatingHead: .truncatingHead
            case .byTruncatingTail: .truncatingTail
            case .byTruncatingMiddle: .truncatingMiddle
            }
    }
}

extension ParagraphStyle.Alignment {
    init(_ alignment: NSTextAlignment) {
        self =
            switch alignment {
            case .left: .left
            case .center: .center
            case .right: .right
            case .justified: .justified
            case .natural: .natural
            }
    }
}
