// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension UIImage {
    /// The symbol of this name, sized to go with body text; nil for a name that is not known.
    ///
    /// The names are those of SF Symbols; the drawings are Uplift's own, of the usual few hundred.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
        guard let symbol = SymbolCatalogue.symbol(name) else { return nil }
        self.init(
            symbol, fields: configuration?.fields ?? Configuration.Fields(),
            pointsAlongLines: [".forward", ".backward"].contains(where: name.contains))
    }

    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: Configuration(traitCollection: traitCollection))
    }

    /// - Parameter pointsAlongLines: whether it points the other way where lines run from right to left.
    convenience init(_ symbol: Symbol, fields: Configuration.Fields, pointsAlongLines: Bool = false) {
        let drawing = SymbolDrawing(
            symbol, pointSize: fields.resolvedPointSize, weight: fields.weight, scale: fields.scale)
        var parts = Parts(content: .symbol(drawing))
        parts.scale = PixelSize.usable(fields.traitCollection?.displayScale ?? 0)
        parts.configuration = SymbolConfiguration(fields)
        parts.flipsForRightToLeft = pointsAlongLines
        // The middle of the symbol is level with the middle of capital letters.
        let capHeight = UIFont.systemFont(ofSize: drawing.pointSize).capHeight
        parts.baselineOffset = (drawing.size.height - capHeight) / 2
        self.init(parts)
    }

    // MARK: - Buttons of lists

    /// A plus in a filled circle, as at the start of a row that inserts.
    public class var add: UIImage { UIImage.known("plus.circle.fill") }
    /// A minus in a filled circle, as at the start of a row that can be deleted.
    public class var remove: UIImage { UIImage.known("minus.circle.fill") }
    /// An ellipsis in a circle.
    public class var actions: UIImage { UIImage.known("ellipsis.circle") }
    public class var checkmark: UIImage { UIImage.known("checkmark") }
    /// A checkmark in a circle.
    public class var strokedCheckmark: UIImage { UIImage.known("checkmark.circle") }

    private static func known(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}

extension UIImage.Configuration.Fields {
    /// What the size comes down to: the one asked for, that of the text style, or that of body text.
    fileprivate var resolvedPointSize: CGFloat {
        if let pointSize, pointSize.isFinite, pointSize > 0 { return min(pointSize, mostPoints) }
        guard let textStyle else { return UIFont.labelFontSize }
        return UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: traitCollection).pointSize
    }

    /// Beyond this an image would have more pixels than can be made.
    private var mostPoints: CGFloat { 4_000 }
}
