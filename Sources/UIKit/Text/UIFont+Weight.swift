// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIFont {
    /// How heavy a font is, from -1 to 1.
    public struct Weight: Hashable, RawRepresentable, Sendable {
        public let rawValue: CGFloat

        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)
    }
}

extension UIFont.Weight {
    /// Apple's numbers, which are not evenly spaced, beside those of CSS and Pango, which are.
    private static let scale: [(weight: UIFont.Weight, numeric: Double)] = [
        (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500), (.semibold, 600),
        (.bold, 700), (.heavy, 800), (.black, 900),
    ]

    /// The weight as fonts number it: 100 is ultra light, 400 regular, 900 black; between two of them in proportion.
    package var numeric: Int {
        let value = rawValue.isNaN ? 0 : rawValue
        let scale = UIFont.Weight.scale
        guard let upper = scale.firstIndex(where: { $0.weight.rawValue >= value }) else { return 900 }
        guard upper > 0 else { return 100 }
        let (below, above) = (scale[upper - 1], scale[upper])
        let fraction = (value - below.weight.rawValue) / (above.weight.rawValue - below.weight.rawValue)
        return Int((below.numeric + (above.numeric - below.numeric) * Double(fraction)).rounded())
    }
}
