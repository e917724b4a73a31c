// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension UIListContentConfiguration {
    /// How an image looks.
    public struct ImageProperties: Hashable {
        /// Stands for the width and the height that are reserved for symbols, so that texts after images of all kinds
        /// begin at the same place.
        public static let standardDimension = CGFloat.greatestFiniteMagnitude

        /// Size and weight of symbols that do not bring their own.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

        var defaultedTint = Defaulted<UIColor?>(nil)

        /// The colour of template images; nil is the view's tint colour.
        public var tintColor: UIColor? {
            get { defaultedTint.value }
            set { defaultedTint.choose(newValue) }
        }

        /// What the tint colour passes through.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// Points.
        public var cornerRadius: CGFloat = 0
        /// The largest size, in points, to which images are made smaller; 0 along an axis is no limit.
        public var maximumSize = CGSize.zero
        /// The room, in points, in whose middle the image stands; 0 along an axis is the room the image needs, or
        /// ``standardDimension`` for a symbol.
        public var reservedLayoutSize = CGSize.zero

        init(symbols: UIImage.SymbolConfiguration?) {
            preferredSymbolConfiguration = symbols
        }

        /// The colour of template images in a view with this tint colour.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            tintColorTransformer.applied(to: self.tintColor ?? tintColor)
        }

        public static func == (a: ImageProperties, b: ImageProperties) -> Bool {
            a.defaultedTint == b.defaultedTint && a.tintColorTransformer.isCopy(of: b.tintColorTransformer)
                && a.cornerRadius == b.cornerRadius && a.measures(like: b)
        }

        /// Whether images take the same room in both looks.
        func measures(like other: ImageProperties) -> Bool {
            preferredSymbolConfiguration == other.preferredSymbolConfiguration && maximumSize == other.maximumSize
                && reservedLayoutSize == other.reservedLayoutSize
        }

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
    public var description: String {
        "<ImageProperties: cornerRadius = \(cornerRadius), maximumSize = \(maximumSize), "
            + "reservedLayoutSize = \(reservedLayoutSize)>"
    }

    public var debugDescription: String { description }

    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "preferredSymbolConfiguration": preferredSymbolConfiguration as Any, "tintColor": tintColor as Any,
                "cornerRadius": cornerRadius, "maximumSize": maximumSize, "reservedLayoutSize": reservedLayoutSize,
            ])
    }
}
