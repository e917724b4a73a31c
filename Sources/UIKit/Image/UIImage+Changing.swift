// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension UIImage {
    /// The same image, shown as a template or in its own colours.
    public func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
        changed { $0.renderingMode = renderingMode }
    }

    /// The same image in one colour, where it is not shown as a template.
    public func withTintColor(_ color: UIColor) -> UIImage {
        changed { $0.tint = color }
    }

    /// The same image in one colour; a template still takes the tint of its place.
    public func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
        changed {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    /// The same image, whose edges keep their size when it is stretched and whose middle is repeated.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode) -> UIImage {
        changed {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }

    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        changed { $0.alignmentRectInsets = alignmentInsets }
    }

    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        changed { $0.baselineOffset = baselineOffset }
    }

    public func imageWithoutBaseline() -> UIImage {
        changed { $0.baselineOffset = nil }
    }

    /// The same image, mirrored where the language runs from right to left.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        changed { $0.flipsForRightToLeft = true }
    }

    /// The same image in a mirror.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        changed { $0.orientation = $0.orientation.mirrored }
    }

    /// The same image with a configuration applied over its own: a symbol is drawn anew.
    public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
        let merged = (parts.configuration ?? Configuration(Configuration.Fields())).fields.applying(
            configuration.fields)
        guard case .symbol(let drawing) = parts.content else {
            return changed { $0.configuration = Configuration(merged) }
        }
        let redrawn = UIImage(drawing.symbol, fields: merged)
        return changed {
            $0.content = redrawn.parts.content
            $0.scale = redrawn.parts.scale
            $0.baselineOffset = redrawn.parts.baselineOffset
            $0.configuration = redrawn.parts.configuration
        }
    }

    /// The same symbol with a configuration applied over its own; nil for an image that is no symbol.
    public func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
        isSymbolImage ? withConfiguration(configuration) : nil
    }

    // MARK: - Sizes

    /// The image scaled down to fit a size, its proportions kept; nil where there is no picture or no size.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        let own = self.size
        guard own.width > 0, own.height > 0, size.width > 0, size.height > 0 else { return nil }
        let factor = min(1, size.width / own.width, size.height / own.height)
        let fitting = CGSize(width: own.width * factor, height: own.height * factor)
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let thumbnail = UIGraphicsImageRenderer(size: fitting, format: format).image { _ in
            draw(in: CGRect(origin: .zero, size: fitting))
        }
        return thumbnail.cgImage == nil ? nil : thumbnail
    }
}
