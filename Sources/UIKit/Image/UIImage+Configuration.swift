// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension UIImage {
    /// Settings, such as traits, that select and adapt an image when it is looked up by name.
    ///
    /// Apps must not subclass it, because methods that return `Self` create only this class or `SymbolConfiguration`.
    public class Configuration: NSObject, NSCopying, @unchecked Sendable {
        let fields: Fields

        struct Fields: Equatable {
            var traitCollection: UITraitCollection?
            var pointSize: CGFloat?
            var weight = SymbolWeight.unspecified
            var scale = SymbolScale.unspecified
            var textStyle: UIFont.TextStyle?

            /// Returns these fields, overridden by the fields that another configuration specifies.
            func applying(_ other: Fields) -> Fields {
                var fields = self
                if let traits = other.traitCollection { fields.traitCollection = traits }
                // The point size and the text style exclude each other, so setting one clears the other.
                if let size = other.pointSize { (fields.pointSize, fields.textStyle) = (size, nil) }
                if let style = other.textStyle { (fields.pointSize, fields.textStyle) = (nil, style) }
                if other.weight != .unspecified { fields.weight = other.weight }
                if other.scale != .unspecified { fields.scale = other.scale }
                return fields
            }
        }

        init(_ fields: Fields) {
            self.fields = fields
            super.init()
        }

        /// Creates a configuration with traits.
        public convenience init(traitCollection: UITraitCollection?) {
            self.init(Fields(traitCollection: traitCollection))
        }

        /// The traits for which the image is looked up.
        public var traitCollection: UITraitCollection? { fields.traitCollection }

        /// Returns the configuration with other traits.
        public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            changed { $0.traitCollection = traitCollection }
        }

        /// Returns the configuration, overridden by the values that another one specifies.
        public func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
            changed { $0 = $0.applying(otherConfiguration?.fields ?? Fields()) }
        }

        func changed(_ change: (inout Fields) -> Void) -> Self {
            var fields = fields
            change(&fields)
            let made = self is SymbolConfiguration ? SymbolConfiguration(fields) : Configuration(fields)
            // Only these two classes exist, so `made` has the class of `self`.
            return unsafeDowncast(made, to: Self.self)
        }

        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? Configuration else { return false }
            return type(of: self) == type(of: other) && fields == other.fields
        }

        public override var hash: Int { (fields.pointSize ?? 0).hashValue ^ fields.weight.rawValue }

        public func copy(with zone: NSZone? = nil) -> Any { self }
    }

    /// The size, weight and scale of a symbol.
    ///
    /// ## Caveats
    /// Symbols have one colour: hierarchical, palette and multicolour configurations are absent.
    public class SymbolConfiguration: Configuration, @unchecked Sendable {
        /// A configuration that specifies nothing.
        public class var unspecified: UIImage.SymbolConfiguration { SymbolConfiguration(Fields()) }

        /// Creates a configuration that makes a symbol as large as text of a point size.
        public convenience init(pointSize: CGFloat) {
            self.init(Fields(pointSize: pointSize))
        }

        /// Creates a configuration with a point size and a weight.
        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
            self.init(Fields(pointSize: pointSize, weight: weight))
        }

        /// Creates a configuration with a point size, a weight and a scale.
        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
            self.init(Fields(pointSize: pointSize, weight: weight, scale: scale))
        }

        /// Creates a configuration with a weight.
        public convenience init(weight: UIImage.SymbolWeight) {
            self.init(Fields(weight: weight))
        }

        /// Creates a configuration with a scale relative to text.
        public convenience init(scale: UIImage.SymbolScale) {
            self.init(Fields(scale: scale))
        }

        /// Creates a configuration with the size of a text style, which follows the user's text size.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(Fields(textStyle: textStyle))
        }

        /// Creates a configuration with the size of a text style, and with a scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
            self.init(Fields(scale: scale, textStyle: textStyle))
        }

        /// Creates a configuration with the size and weight of a font.
        public convenience init(font: UIFont) {
            self.init(font: font, scale: .unspecified)
        }

        /// Creates a configuration with the size and weight of a font, and with a scale.
        public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
            self.init(
                Fields(pointSize: font.pointSize, weight: SymbolWeight(numeric: font.face.weight), scale: scale))
        }

        /// Returns the configuration without its text style.
        public func configurationWithoutTextStyle() -> Self { changed { $0.textStyle = nil } }
        /// Returns the configuration without its scale.
        public func configurationWithoutScale() -> Self { changed { $0.scale = .unspecified } }
        /// Returns the configuration without its weight.
        public func configurationWithoutWeight() -> Self { changed { $0.weight = .unspecified } }

        /// Returns the configuration without its point size and weight.
        public func configurationWithoutPointSizeAndWeight() -> Self {
            changed { ($0.pointSize, $0.weight) = (nil, .unspecified) }
        }

        /// Whether the two configurations specify the same values.
        public func isEqual(to otherConfiguration: UIImage.SymbolConfiguration?) -> Bool {
            fields == otherConfiguration?.fields
        }
    }

    /// A symbol's size relative to text of the same point size.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small = 1
        case medium = 2
        case large = 3
    }

    /// The thickness of a symbol's lines.
    public enum SymbolWeight: Int, Sendable {
        case unspecified = 0
        case ultraLight = 1
        case thin = 2
        case light = 3
        case regular = 4
        case medium = 5
        case semibold = 6
        case bold = 7
        case heavy = 8
        case black = 9

        /// Returns the font weight that matches; regular for `unspecified`.
        public func fontWeight() -> UIFont.Weight {
            let weights: [UIFont.Weight] = [
                .regular, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
            ]
            return weights[rawValue]
        }

        /// Creates the symbol weight for a numeric font weight from 100 to 900, where 400 is regular.
        init(numeric: Int) {
            self = SymbolWeight(rawValue: min(max((numeric + 50) / 100, 1), 9)) ?? .regular
        }
    }
}

extension UIFont.Weight {
    /// Returns the symbol weight that matches the font weight.
    public func symbolWeight() -> UIImage.SymbolWeight {
        UIImage.SymbolWeight(numeric: numeric)
    }
}
