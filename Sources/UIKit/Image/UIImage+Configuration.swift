// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

extension UIImage {
    /// What an image is asked for with.
    ///
    /// Not to be subclassed: `Self` is this class or `SymbolConfiguration`.
    public class Configuration: NSObject, NSCopying, @unchecked Sendable {
        let fields: Fields

        struct Fields: Equatable {
            var traitCollection: UITraitCollection?
            var pointSize: CGFloat?
            var weight = SymbolWeight.unspecified
            var scale = SymbolScale.unspecified
            var textStyle: UIFont.TextStyle?

            /// These fields, and those of another configuration where it says something.
            func applying(_ other: Fields) -> Fields {
                var fields = self
                if let traits = other.traitCollection { fields.traitCollection = traits }
                // A size and a text style exclude each other: the later one counts.
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

        public convenience init(traitCollection: UITraitCollection?) {
            self.init(Fields(traitCollection: traitCollection))
        }

        public var traitCollection: UITraitCollection? { fields.traitCollection }

        public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            changed { $0.traitCollection = traitCollection }
        }

        /// This configuration, and another one's values where it has any.
        public func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
            changed { $0 = $0.applying(otherConfiguration?.fields ?? Fields()) }
        }

        func changed(_ change: (inout Fields) -> Void) -> Self {
            var fields = fields
            change(&fields)
            let made = self is SymbolConfiguration ? SymbolConfiguration(fields) : Configuration(fields)
            // There are just these two classes.
            return unsafeDowncast(made, to: Self.self)
        }

        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? Configuration else { return false }
            return type(of: self) == type(of: other) && fields == other.fields
        }

        public override var hash: Int { (fields.pointSize ?? 0).hashValue ^ fields.weight.rawValue }

        public func copy(with zone: NSZone? = nil) -> Any { self }
    }

    /// The size and weight of a symbol.
    ///
    /// ## Caveats
    /// Symbols have one colour: hierarchical, palette and multicolour configurations are absent.
    public class SymbolConfiguration: Configuration, @unchecked Sendable {
        public class var unspecified: UIImage.SymbolConfiguration { SymbolConfiguration(Fields()) }

        public convenience init(pointSize: CGFloat) {
            self.init(Fields(pointSize: pointSize))
        }

        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
            self.init(Fields(pointSize: pointSize, weight: weight))
        }

        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
            self.init(Fields(pointSize: pointSize, weight: weight, scale: scale))
        }

        public convenience init(weight: UIImage.SymbolWeight) {
            self.init(Fields(weight: weight))
        }

        public convenience init(scale: UIImage.SymbolScale) {
            self.init(Fields(scale: scale))
        }

        /// The size of a text style, which follows the user's text size.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(Fields(textStyle: textStyle))
        }

        public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
            self.init(Fields(scale: scale, textStyle: textStyle))
        }

        /// The size and weight of a font.
        public convenience init(font: UIFont) {
            self.init(font: font, scale: .unspecified)
        }

        public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
            self.init(
                Fields(pointSize: font.pointSize, weight: SymbolWeight(numeric: font.face.weight), scale: scale))
        }

        public func configurationWithoutTextStyle() -> Self { changed { $0.textStyle = nil } }
        public func configurationWithoutScale() -> Self { changed { $0.scale = .unspecified } }
        public func configurationWithoutWeight() -> Self { changed { $0.weight = .unspecified } }

        public func configurationWithoutPointSizeAndWeight() -> Self {
            changed { ($0.pointSize, $0.weight) = (nil, .unspecified) }
        }

        public func isEqual(to otherConfiguration: UIImage.SymbolConfiguration?) -> Bool {
            fields == otherConfiguration?.fields
        }
    }

    /// A symbol's size beside text of the same point size.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small = 1
        case medium = 2
        case large = 3
    }

    /// How thick a symbol's lines are.
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

        /// The weight of text that goes with it; that of `unspecified` is regular.
        public func fontWeight() -> UIFont.Weight {
            let weights: [UIFont.Weight] = [
                .regular, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
            ]
            return weights[rawValue]
        }

        /// From 100 to 900, as fonts number their weights.
        init(numeric: Int) {
            self = SymbolWeight(rawValue: min(max((numeric + 50) / 100, 1), 9)) ?? .regular
        }
    }
}

extension UIFont.Weight {
    /// The weight of a symbol that goes with text of this one.
    public func symbolWeight() -> UIImage.SymbolWeight {
        UIImage.SymbolWeight(numeric: numeric)
    }
}
