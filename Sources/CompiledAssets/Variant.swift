// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

/// One of several contents of an asset, and the traits for which it is made.
public struct Variant<Content: Equatable & Codable & Sendable>: Equatable, Codable, Sendable {
    /// The traits for which the content is made.
    public var traits: VariantTraits
    /// The file or the value.
    public var content: Content

    /// Creates a variant for traits.
    public init(_ content: Content, for traits: VariantTraits = VariantTraits()) {
        (self.content, self.traits) = (content, traits)
    }
}

/// The traits for which a variant is made, or those of the view that needs one. Nil stands for any value.
public struct VariantTraits: Hashable, Codable, Sendable {
    /// A kind of device.
    public enum Idiom: String, Codable, Sendable {
        case phone, pad, mac, tv, watch, car, vision
    }

    /// The kind of device.
    public var idiom: Idiom?
    /// Whether the appearance is dark.
    public var isDark: Bool?
    /// Whether the contrast is high.
    public var isHighContrast: Bool?
    /// Whether the layout is from right to left.
    public var isRightToLeft: Bool?
    /// Whether the width is compact.
    public var isCompactWidth: Bool?
    /// Whether the height is compact.
    public var isCompactHeight: Bool?
    /// The number of pixels per point.
    public var scale: Double?

    /// Creates traits that stand for any value.
    public init() {}
}

extension Array {
    /// The best variant for traits; nil if the array is empty.
    ///
    /// A variant for exactly the value of a trait is better than one for any value, and that one is better than one for
    /// another value. The traits are compared in this order: kind of device, direction, dark, contrast, size classes.
    /// Of the variants that are left, the one for the scale is best, or else the one for the next larger scale, or else
    /// the one for the largest scale. A variant for any scale counts as one for the scale.
    public func best<Content>(for wanted: VariantTraits) -> Variant<Content>? where Element == Variant<Content> {
        var left = self
        narrow(&left, \.idiom, wanted)
        narrow(&left, \.isRightToLeft, wanted)
        narrow(&left, \.isDark, wanted)
        narrow(&left, \.isHighContrast, wanted)
        narrow(&left, \.isCompactWidth, wanted)
        narrow(&left, \.isCompactHeight, wanted)
        let scale = wanted.scale ?? 1
        func distance(_ variant: Variant<Content>) -> Double {
            guard let own = variant.traits.scale else { return 0 }
            return own >= scale ? own - scale : 1000 - own
        }
        return left.min { distance($0) < distance($1) }
    }

    /// Keeps the variants that fit a trait best: those for its value, or else those for any value, or else all.
    private func narrow<Content, Value: Equatable>(
        _ variants: inout [Element], _ trait: KeyPath<VariantTraits, Value?>, _ wanted: VariantTraits
    ) where Element == Variant<Content> {
        guard variants.count > 1 else { return }
        let value = wanted[keyPath: trait]
        let exact = value == nil ? [] : variants.filter { $0.traits[keyPath: trait] == value }
        let fitting = exact.isEmpty ? variants.filter { $0.traits[keyPath: trait] == nil } : exact
        if !fitting.isEmpty { variants = fitting }
    }
}
