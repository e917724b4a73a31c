// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import Typesetting

/// The text of a label with everything that its layout depends on, except the available size.
struct LabelText {
    var runs: [TextRun]
    var style: ParagraphStyle
    /// The smallest scale factor that shrinking may apply to the text.
    var minimumScale = 1.0
    /// Whether letters may be set closer together before text is truncated.
    var tightens = false

    /// The reduction of the letter spacing, as a fraction of the font size. Apple documents no value; this one is our
    /// own choice, and is barely visible.
    private static let tightening = 0.03

    /// The number of different scale factors when text is shrunk to fit. It is so large that the step from one factor
    /// to the next is not visible.
    private static let stepsOfScale = 64

    /// The layout of the text in the size `size` with at most `lines` lines; 0 means no limit. If the text does not
    /// fit, its letters are set closer together or made smaller, as far as `tightens` and `minimumScale` allow. Lines
    /// that still do not fit the height are left out.
    func layout(in size: CGSize, lines: Int) -> TextLayout {
        let width = size.width < UILabel.unlimited ? Double(size.width) : .infinity
        let full = layout(width: width, height: Double(size.height), lines: lines, scale: 1)
        guard full.isTruncated || full.size.width > width else { return full }
        if tightens, width.isFinite {
            let tight = tightened.layout(in: size, lines: lines)
            if !tight.isTruncated, tight.size.width <= width { return tight }
        }
        guard minimumScale < 1 else { return full }
        // Binary search for the largest scale step at which the whole text fits.
        var (low, high) = (0, LabelText.stepsOfScale)
        while high - low > 1 {
            let middle = (low + high) / 2
            let smaller = layout(width: width, height: Double(size.height), lines: lines, scale: scale(middle))
            if smaller.isTruncated { high = middle } else { low = middle }
        }
        return layout(width: width, height: Double(size.height), lines: lines, scale: scale(low))
    }

    /// The same text at full size, with the letter spacing reduced by the fraction `tightening` of the font size.
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
        // At least one line is shown, even if the height is too small for it.
        let fitting = max(1, layout.lines.prefix { $0.top + $0.height <= height + LabelText.tolerance }.count)
        guard fitting < layout.lines.count else { return layout }
        style.maximumLines = fitting
        return TextLayout.make(runs, style: style, width: width)
    }

    /// The length in points by which a line may exceed the available height, so that rounding errors do not hide it.
    private static let tolerance = 0.5

    /// The same text in a single colour and without background colours, for the label's shadow.
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
