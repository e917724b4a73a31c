// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import CGTK

/// A colour: components in a colour space, and an alpha.
///
/// > Note: Grey is drawn with sRGB's curve; Apple's generic grey has the gamma 2.2, a level or two away.
public final class CGColor: Sendable, Hashable {
    /// The colour in sRGB; extended values are kept, and clamped when drawn.
    package let red: CGFloat
    package let green: CGFloat
    package let blue: CGFloat

    private let space: CGColorSpace
    /// The components in `space`, without alpha.
    private let values: [CGFloat]
    public let alpha: CGFloat

    private init(_ space: CGColorSpace, _ values: [CGFloat], alpha: CGFloat) {
        (self.space, self.values, self.alpha) = (space, values, alpha)
        (red, green, blue) = space.kind.extendedSRGB(values)
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(CGColor.sRGB, [red, green, blue], alpha: alpha)
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(CGColor.sRGB, [red, green, blue], alpha: alpha)
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(CGColor.gray, [gray], alpha: alpha)
    }

    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(gray: gray, alpha: alpha)
    }

    /// The colour of as many components as the space has, and an alpha after them.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        let count = space.numberOfComponents
        self.init(space, (0..<count).map { components[$0] }, alpha: components[count])
    }

    public func copy() -> CGColor? { self }

    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(space, values, alpha: alpha)
    }

    /// The colour in another space; what that space cannot hold is cut off. Mixed grey has the light of the colour.
    ///
    /// - Parameter intent: not used: there is one way from one space here to another.
    public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor? {
        CGColor(space, space.kind.components(red: red, green: green, blue: blue), alpha: alpha)
    }

    public var colorSpace: CGColorSpace? { space }

    /// The components with alpha last: two of a grey, four of a colour.
    public var components: [CGFloat]? { values + [alpha] }

    public var numberOfComponents: Int { values.count + 1 }

    public static func == (a: CGColor, b: CGColor) -> Bool {
        a === b || (a.space == b.space && a.values == b.values && a.alpha == b.alpha)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(values)
        hasher.combine(alpha)
    }

    /// The colour a fraction of the way from this one to another, mixed component by component in sRGB.
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

    var rgba: GdkRGBA {
        GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
    }
}
