// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// The layout of a row's content: an image, a text, and a second text below or beside the first.
///
/// Frames are computed from sizes alone, without views, and for left-to-right layout. Lengths are in points.
struct ListContentLayout {
    var margins: NSDirectionalEdgeInsets
    /// The scaled size of the image, and the size reserved for it; nil without an image.
    var image: (size: CGSize, reserved: CGSize)?
    /// The gap between the image and the texts beside it.
    var imageToText: CGFloat = 0
    /// Whether the image is above the texts, which then use the whole width.
    var isImageAbove = false
    /// The gap between texts that are side by side.
    var textToTextBeside: CGFloat = 0
    /// The gap between texts one above the other, and between the texts and an image above them.
    var textToTextBelow: CGFloat = 0
    /// Whether the texts are side by side if both fit into one line.
    var prefersSideBySide = false
    /// The number of pixels per point.
    var scale: CGFloat = 1
    /// A closure that returns the size of the first text, wrapped at a width; nil if there is no first text.
    var text: ((_ width: CGFloat) -> CGSize)?
    /// A closure that returns the size of the second text, wrapped at a width; nil if there is no second text.
    var secondary: ((_ width: CGFloat) -> CGSize)?

    struct Frames: Equatable {
        var image: CGRect?
        var text: CGRect?
        var secondary: CGRect?
    }

    /// The sizes and the arrangement of the texts.
    private struct Texts {
        var first: CGSize?
        var second: CGSize?
        var isSideBySide = false
        var height: CGFloat = 0
        /// The width of the wider text; if the texts are side by side, the width of both and the gap.
        var width: CGFloat = 0
    }

    /// The distance from the leading edge of the view to the texts.
    var textStart: CGFloat {
        guard let image, !isImageAbove else { return margins.leading }
        return margins.leading + image.reserved.width + (text == nil && secondary == nil ? 0 : imageToText)
    }

    /// The height of an image above texts of a given height, including the gap between them; 0 if the image is not
    /// above the texts.
    private func imageAbove(_ textHeight: CGFloat) -> CGFloat {
        guard let image, isImageAbove else { return 0 }
        return max(image.size.height, image.reserved.height) + (textHeight > 0 ? textToTextBelow : 0)
    }

    /// Measures the texts, wrapped in a view of the given width, and decides whether they are side by side.
    private func texts(_ width: CGFloat) -> Texts {
        let textWidth = max(0, width - textStart - margins.trailing)
        if prefersSideBySide, let text, let secondary {
            let (first, second) = (text(UILabel.unlimited), secondary(UILabel.unlimited))
            if first.width + textToTextBeside + second.width <= textWidth {
                return Texts(
                    first: first, second: second, isSideBySide: true, height: max(first.height, second.height),
                    width: first.width + textToTextBeside + second.width)
            }
        }
        var texts = Texts(first: text?(textWidth), second: secondary?(textWidth))
        let gap = texts.first != nil && texts.second != nil ? textToTextBelow : 0
        texts.height = (texts.first?.height ?? 0) + gap + (texts.second?.height ?? 0)
        texts.width = max(texts.first?.width ?? 0, texts.second?.width ?? 0)
        return texts
    }

    /// The size of the content with its margins, if its texts are wrapped at a width.
    func size(width: CGFloat) -> CGSize {
        let texts = texts(width)
        let above = imageAbove(texts.height)
        let height = above > 0 ? above + texts.height : max(texts.height, image?.reserved.height ?? 0)
        return CGSize(
            width: textStart + texts.width + margins.trailing, height: margins.top + height + margins.bottom)
    }

    /// The frames of the image and the texts in a view of the given size, centred vertically between the margins.
    func frames(in size: CGSize) -> Frames {
        let texts = texts(size.width)
        var frames = Frames()
        let middle = (margins.top + size.height - margins.bottom) / 2
        func top(_ height: CGFloat) -> CGFloat { (middle - height / 2).rounded(toPixelsAt: scale) }
        let above = imageAbove(texts.height)
        if let image, above > 0 {
            let free = max(image.size.height, image.reserved.height) - image.size.height
            frames.image = CGRect(
                origin: CGPoint(
                    x: margins.leading, y: top(above + texts.height) + (free / 2).rounded(toPixelsAt: scale)),
                size: image.size)
        } else if let image {
            let left = margins.leading + (image.reserved.width - image.size.width) / 2
            frames.image = CGRect(
                x: left.rounded(toPixelsAt: scale), y: top(image.size.height), width: image.size.width,
                height: image.size.height)
        }
        let textWidth = max(0, size.width - textStart - margins.trailing)
        let first = texts.first ?? .zero
        let second = texts.second ?? .zero
        if texts.isSideBySide {
            frames.text = CGRect(
                x: textStart, y: top(first.height), width: textWidth - textToTextBeside - second.width,
                height: first.height)
            frames.secondary = CGRect(
                x: size.width - margins.trailing - second.width, y: top(second.height), width: second.width,
                height: second.height)
            return frames
        }
        let start = top(above + texts.height) + above
        if texts.first != nil { frames.text = CGRect(x: textStart, y: start, width: textWidth, height: first.height) }
        if texts.second != nil {
            let y = start + texts.height - second.height
            frames.secondary = CGRect(x: textStart, y: y, width: textWidth, height: second.height)
        }
        return frames
    }
}
