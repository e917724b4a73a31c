// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIFont {
    /// The weight of a font, from -1 (thinnest) to 1 (heaviest).
    public struct Weight: Hashable, RawRepresentable, Sendable {
        /// The weight as a number from -1 to 1.
        public let rawValue: CGFloat

        /// Creates a weight from a number from -1 to 1.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Creates a weight from a number from -1 to 1.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The thinnest weight, 100 in CSS.
        public static let ultraLight = Weight(-0.8)
        /// The weight 200 in CSS.
        public static let thin = Weight(-0.6)
        /// The weight 300 in CSS.
        public static let light = Weight(-0.4)
        /// The normal weight, 400 in CSS.
        public static let regular = Weight(0)
        /// The weight 500 in CSS.
        public static let medium = Weight(0.23)
        /// The weight 600 in CSS.
        public static let semibold = Weight(0.3)
        /// The weight 700 in CSS.
        public static let bold = Weight(0.4)
        /// The weight 800 in CSS.
        public static let heavy = Weight(0.56)
        /// The heaviest weight, 900 in CSS.
        public static let black = Weight(0.62)
    }
}

extension UIFont.Weight {
    /// UIKit's weights, which are not evenly spaced, with the corresponding weights of CSS and Pango, which are evenly
    /// spaced.
    private static let scale: [(weight: UIFont.Weight, numeric: Double)] = [
        (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500), (.semibold, 600),
        (.bold, 700), (.heavy, 800), (.black, 900),
    ]

    /// The weight on the scale of CSS and Pango: 100 is ultra light, 400 regular, 900 black. Values in between are
    /// interpolated linearly.
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
