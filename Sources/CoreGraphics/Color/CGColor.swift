// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import CGTK

/// A colour in sRGB, or a grey, with alpha.
public final class CGColor: @unchecked Sendable, Hashable {
    /// Red, green, blue and alpha, each 0 to 1; extended values are kept, and clamped when drawn.
    package let red: CGFloat
    package let green: CGFloat
    package let blue: CGFloat
    private let isGray: Bool
    public let alpha: CGFloat

    private init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, isGray: Bool) {
        (self.red, self.green, self.blue, self.alpha, self.isGray) = (red, green, blue, alpha, isGray)
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha, isGray: false)
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha, isGray: false)
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha, isGray: true)
    }

    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(red: red, green: green, blue: blue, alpha: alpha, isGray: isGray)
    }

    /// The components with alpha last: two of a grey, four of a colour.
    public var components: [CGFloat]? { isGray ? [red, alpha] : [red, green, blue, alpha] }

    public var numberOfComponents: Int { isGray ? 2 : 4 }

    public static func == (a: CGColor, b: CGColor) -> Bool {
        a.red == b.red && a.green == b.green && a.blue == b.blue && a.alpha == b.alpha && a.isGray == b.isGray
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(red)
        hasher.combine(green)
        hasher.combine(blue)
        hasher.combine(alpha)
    }

    /// The colour a fraction of the way from this one to another, mixed component by component.
    package func mixed(with other: CGColor, fraction: Double) -> CGColor {
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * CGFloat(fraction) }
        return CGColor(
            srgbRed: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
            alpha: mix(alpha, other.alpha))
    }

    package static let clear = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0)
    package static let black = CGColor(gray: 0, alpha: 1)

    var rgba: GdkRGBA {
        GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
    }
}
