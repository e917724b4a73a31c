// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Colours along a line or between two circles.
public final class CGGradient: Sendable {
    /// The colours and where they stand, 0 at the start and 1 at the end, in order of place.
    let stops: [(location: CGFloat, color: CGColor)]

    private init?(_ colors: [CGColor], locations: UnsafePointer<CGFloat>?) {
        guard !colors.isEmpty else { return nil }
        let last = CGFloat(max(1, colors.count - 1))
        stops = colors.enumerated().map { index, color in
            (max(0, min(1, locations?[index] ?? CGFloat(index) / last)), color)
        }.sorted { $0.0 < $1.0 }
    }

    /// A gradient of `CGColor`s; without locations they are evenly spaced. Nil where one is no colour, or there is none.
    ///
    /// - Parameter space: not used: colours are mixed in sRGB.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let known = colors.compactMap { $0 as? CGColor }
        guard known.count == colors.count else { return nil }
        self.init(known, locations: locations)
    }

    /// A gradient of `count` colours, their components (alpha last) in a row.
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

/// What a gradient paints outside its two ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
