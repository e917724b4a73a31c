// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension UIImage {
    /// Returns the image with another rendering mode: as a template or in its original colours.
    public func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
        changed { $0.renderingMode = renderingMode }
    }

    /// Returns the image in one colour, which is ignored if the image is shown as a template.
    public func withTintColor(_ color: UIColor) -> UIImage {
        changed { $0.tint = color }
    }

    /// Returns the image in one colour and with a rendering mode. A template still uses the view's tint colour.
    public func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
        changed {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    /// Returns the image with edges that keep their size when it is resized, and a centre that is tiled.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// Returns the image with edges that keep their size when it is resized, and a centre that is tiled or stretched.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode) -> UIImage {
        changed {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }

    /// Returns the image with margins, in points, that layout ignores when it aligns the image.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        changed { $0.alignmentRectInsets = alignmentInsets }
    }

    /// Returns the image with a baseline, given in points above its bottom edge.
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        changed { $0.baselineOffset = baselineOffset }
    }

    /// Returns the image without a baseline.
    public func imageWithoutBaseline() -> UIImage {
        changed { $0.baselineOffset = nil }
    }

    /// Returns a variant of the image that is mirrored in right-to-left layouts.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        changed { $0.flipsForRightToLeft = true }
    }

    /// Returns the image mirrored horizontally.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        changed { $0.orientation = $0.orientation.mirrored }
    }

    /// Returns the image with a configuration applied over its own. A symbol is redrawn.
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

    /// Returns the symbol with a configuration applied over its own; nil if the image is not a symbol.
    public func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
        isSymbolImage ? withConfiguration(configuration) : nil
    }

    // MARK: - Thumbnails

    /// Returns the image scaled down to fit a size, with its aspect ratio kept; nil if the image or the size is empty.
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
