// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import CGTK

/// A colour: components in a colour space, and an alpha value.
///
/// > Note: Grey is drawn with the sRGB transfer curve. Apple's generic grey has gamma 2.2, which differs by one or two
/// > of the 256 levels.
public final class CGColor: Sendable, Hashable {
    /// The red component in sRGB. Values outside 0...1 are kept, and clamped when drawn.
    package let red: CGFloat
    /// The green component in sRGB, which may be outside 0...1.
    package let green: CGFloat
    /// The blue component in sRGB, which may be outside 0...1.
    package let blue: CGFloat

    private let space: CGColorSpace
    /// The components in the colour's space, without alpha.
    private let values: [CGFloat]
    /// The opacity, from 0 (transparent) to 1 (opaque).
    public let alpha: CGFloat

    private init(_ space: CGColorSpace, _ values: [CGFloat], alpha: CGFloat) {
        (self.space, self.values, self.alpha) = (space, values, alpha)
        (red, green, blue) = space.kind.extendedSRGB(values)
    }

    /// Creates a colour in sRGB.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(CGColor.sRGB, [red, green, blue], alpha: alpha)
    }

    /// Creates a colour in sRGB.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(CGColor.sRGB, [red, green, blue], alpha: alpha)
    }

    /// Creates a grey, from 0 (black) to 1 (white).
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(CGColor.gray, [gray], alpha: alpha)
    }

    /// Creates a grey, from 0 (black) to 1 (white). The same as `init(gray:alpha:)`.
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(gray: gray, alpha: alpha)
    }

    /// Creates a colour in `space`. `components` holds the colour's components, followed by the alpha value.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        let count = space.numberOfComponents
        self.init(space, (0..<count).map { components[$0] }, alpha: components[count])
    }

    /// Returns the colour itself, because colours are immutable.
    public func copy() -> CGColor? { self }

    /// A copy of the colour with another alpha value.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(space, values, alpha: alpha)
    }

    /// The colour in another space, clamped to the range of `space`. A colour converted to grey keeps its luminance.
    ///
    /// - Parameters:
    ///   - space: the colour space of the result.
    ///   - intent: not used, because there is only one conversion between any two of these spaces.
    ///   - options: not used.
    public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor? {
        CGColor(space, space.kind.components(red: red, green: green, blue: blue), alpha: alpha)
    }

    /// The colour space of the components.
    public var colorSpace: CGColorSpace? { space }

    /// The components, alpha last: two values for a grey, four for an RGB colour.
    public var components: [CGFloat]? { values + [alpha] }

    /// The number of components, alpha included.
    public var numberOfComponents: Int { values.count + 1 }

    public static func == (a: CGColor, b: CGColor) -> Bool {
        a === b || (a.space == b.space && a.values == b.values && a.alpha == b.alpha)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(values)
        hasher.combine(alpha)
    }

    /// The colour at `fraction` of the way from this colour to `other`, mixed component by component in sRGB.
    package func mixed(with other: CGColor, fraction: Double) -> CGColor {
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * CGFloat(fraction) }
        return CGColor(
            srgbRed: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
            alpha: mix(alpha, other.alpha))
    }

    private static let sRGB = CGColorSpace(.sRGB)
    private static let gray = CGColorSpace(.gray)

    package static let clear = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0)
    package static let white = CGColor(gray: 1, alpha: 1)
    package static let black = CGColor(gray: 0, alpha: 1)

    /// The colour as GDK represents it.
    var rgba: GdkRGBA {
        GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
    }
}
