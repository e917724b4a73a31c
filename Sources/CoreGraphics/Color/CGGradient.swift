// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A gradient of colours, to be drawn along a line or between two circles.
public final class CGGradient: Sendable {
    /// The colours and their locations, from 0 at the start to 1 at the end, in ascending order.
    let stops: [(location: CGFloat, color: CGColor)]

    private init?(_ colors: [CGColor], locations: UnsafePointer<CGFloat>?) {
        guard !colors.isEmpty else { return nil }
        let last = CGFloat(max(1, colors.count - 1))
        stops = colors.enumerated().map { index, color in
            (max(0, min(1, locations?[index] ?? CGFloat(index) / last)), color)
        }.sorted { $0.0 < $1.0 }
    }

    /// Creates a gradient from an array of `CGColor`s. Nil if `colors` is empty or contains another kind of value.
    ///
    /// - Parameters:
    ///   - space: not used, because colours are interpolated in sRGB.
    ///   - colors: the colours.
    ///   - locations: the location of each colour, from 0 at the start to 1 at the end; nil spaces them evenly.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let known = colors.compactMap { $0 as? CGColor }
        guard known.count == colors.count else { return nil }
        self.init(known, locations: locations)
    }

    /// Creates a gradient of `count` colours in `space`. `components` holds the components of one colour after the
    /// other, each followed by its alpha value. `locations` holds the location of each colour, from 0 to 1; nil spaces
    /// the colours evenly.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        let length = space.numberOfComponents + 1
        self.init(
            (0..<max(0, count)).compactMap { CGColor(colorSpace: space, components: components + $0 * length) },
            locations: locations)
    }
}

/// Options for painting a gradient beyond its two ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Continues the first colour before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// Continues the last colour after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
