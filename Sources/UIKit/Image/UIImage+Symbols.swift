// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension UIImage {
    /// Creates the symbol that is called `name`, sized to match body text; nil if the name is unknown.
    ///
    /// The names are those of SF Symbols. The shapes are Uplift's own, for a few hundred common symbols.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Creates the symbol that is called `name`, with a configuration; nil if the name is unknown.
    public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
        guard let symbol = SymbolCatalogue.symbol(name) else { return nil }
        self.init(
            symbol, fields: configuration?.fields ?? Configuration.Fields(),
            pointsAlongLines: [".forward", ".backward"].contains(where: name.contains))
    }

    /// Creates the symbol that is called `name`, for the given traits; nil if the name is unknown.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: Configuration(traitCollection: traitCollection))
    }

    /// Creates the image of a symbol, with the size, weight and scale of a configuration's fields.
    ///
    /// - Parameter pointsAlongLines: whether the symbol is mirrored in right-to-left layouts.
    convenience init(_ symbol: Symbol, fields: Configuration.Fields, pointsAlongLines: Bool = false) {
        let drawing = SymbolDrawing(
            symbol, pointSize: fields.resolvedPointSize, weight: fields.weight, scale: fields.scale)
        var parts = Parts(content: .symbol(drawing))
        parts.scale = PixelSize.usable(fields.traitCollection?.displayScale ?? 0)
        parts.configuration = SymbolConfiguration(fields)
        parts.flipsForRightToLeft = pointsAlongLines
        // Place the baseline so that the symbol's centre is at half the height of capital letters that stand on the
        // baseline.
        let capHeight = UIFont.systemFont(ofSize: drawing.pointSize).capHeight
        parts.baselineOffset = (drawing.size.height - capHeight) / 2
        self.init(parts)
    }

    // MARK: - Standard images

    /// A plus in a filled circle, as on a table row whose control inserts a row.
    public class var add: UIImage { UIImage.known("plus.circle.fill") }
    /// A minus in a filled circle, as on a table row whose control deletes the row.
    public class var remove: UIImage { UIImage.known("minus.circle.fill") }
    /// An ellipsis in a circle.
    public class var actions: UIImage { UIImage.known("ellipsis.circle") }
    /// A checkmark.
    public class var checkmark: UIImage { UIImage.known("checkmark") }
    /// A checkmark in a circle.
    public class var strokedCheckmark: UIImage { UIImage.known("checkmark.circle") }

    private static func known(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}

extension UIImage.Configuration.Fields {
    /// The point size that is used: the specified one, otherwise that of the text style, otherwise that of labels.
    fileprivate var resolvedPointSize: CGFloat {
        if let pointSize, pointSize.isFinite, pointSize > 0 { return min(pointSize, mostPoints) }
        guard let textStyle else { return UIFont.labelFontSize }
        return UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: traitCollection).pointSize
    }

    /// The maximum point size. A larger specified size is reduced to it, because the image would have too many pixels.
    private var mostPoints: CGFloat { 4_000 }
}
