// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension UIListContentConfiguration {
    /// The appearance and the size of a configuration's image.
    public struct ImageProperties: Hashable {
        /// As the width or height of ``reservedLayoutSize``, stands for the standard width or height of symbols. With
        /// this width, the texts of rows with different images are aligned.
        public static let standardDimension = CGFloat.greatestFiniteMagnitude

        /// The size and weight for symbols without a configuration of their own.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

        var defaultedTint = Defaulted<UIColor?>(nil)

        /// The colour of template images; nil for the view's tint colour.
        public var tintColor: UIColor? {
            get { defaultedTint.value }
            set { defaultedTint.set(newValue) }
        }

        /// The transformer applied to the tint colour; nil for none.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// The corner radius of the image in points.
        public var cornerRadius: CGFloat = 0
        /// The maximum size in points, to which larger images are scaled down. 0 means no limit in that dimension.
        public var maximumSize = CGSize.zero
        /// The size in points in which the image is centred. A width of 0 means the image's own width, and for a symbol
        /// at least the standard width of symbols. A height of 0 means the image's own height, and for a symbol at most
        /// the height of a line of text.
        public var reservedLayoutSize = CGSize.zero

        init(symbols: UIImage.SymbolConfiguration?) {
            preferredSymbolConfiguration = symbols
        }

        /// Returns the colour of template images in a view with the given tint colour, after the transformer.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            tintColorTransformer.applied(to: self.tintColor ?? tintColor)
        }

        /// Whether two appearances are equal. Transformers are equal if one is a copy of the other.
        public static func == (a: ImageProperties, b: ImageProperties) -> Bool {
            a.defaultedTint == b.defaultedTint && a.tintColorTransformer.isCopy(of: b.tintColorTransformer)
                && a.cornerRadius == b.cornerRadius && a.hasSameSize(as: b)
        }

        /// Whether each image would have the same size with these properties as with `other`.
        func hasSameSize(as other: ImageProperties) -> Bool {
            preferredSymbolConfiguration == other.preferredSymbolConfiguration && maximumSize == other.maximumSize
                && reservedLayoutSize == other.reservedLayoutSize
        }

        /// Hashes the symbol configuration, the tint colour and the corner radius.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(preferredSymbolConfiguration)
            hasher.combine(tintColor)
            hasher.combine(cornerRadius)
        }
    }
}

extension UIListContentConfiguration.ImageProperties: CustomStringConvertible, CustomDebugStringConvertible,
    CustomReflectable
{
    /// A text with the corner radius, the maximum size and the reserved size.
    public var description: String {
        "<ImageProperties: cornerRadius = \(cornerRadius), maximumSize = \(maximumSize), "
            + "reservedLayoutSize = \(reservedLayoutSize)>"
    }

    /// The same text as ``description``.
    public var debugDescription: String { description }

    /// A mirror with the properties, for debugging.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "preferredSymbolConfiguration": preferredSymbolConfiguration as Any, "tintColor": tintColor as Any,
                "cornerRadius": cornerRadius, "maximumSize": maximumSize, "reservedLayoutSize": reservedLayoutSize,
            ])
    }
}
