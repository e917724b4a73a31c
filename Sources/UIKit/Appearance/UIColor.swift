// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A colour, either fixed or dynamic. A dynamic colour depends on the traits, such as the light or dark style.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
    private enum Storage {
        case fixed(CGColor)
        case dynamic((UITraitCollection) -> UIColor)
        /// A dynamic colour of an asset catalog.
        case catalog(CatalogColor)
        /// A dynamic colour with a different opacity, which also stays dynamic. Two such colours are equal if their
        /// underlying colours and their opacities are equal.
        case translucent(UIColor, alpha: CGFloat)
    }

    private let storage: Storage

    // MARK: - Creating colours

    /// Creates a transparent colour, as a placeholder for a property that gets its colour later.
    public convenience override init() { self.init(white: 0, alpha: 0) }

    /// Creates a grey, where 0 is black and 1 is white.
    public init(white: CGFloat, alpha: CGFloat) {
        storage = .fixed(CGColor(gray: white.numeric, alpha: alpha.unit))
        super.init()
    }

    /// Creates a colour in sRGB. Components outside 0 to 1 are kept, and clamped when drawn.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        storage = .fixed(
            CGColor(srgbRed: red.numeric, green: green.numeric, blue: blue.numeric, alpha: alpha.unit))
        super.init()
    }

    /// Creates a colour from hue, saturation and brightness, each clamped to 0 to 1.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let rgb = HSB(hue: hue.unit, saturation: saturation.unit, brightness: brightness.unit).rgb
        storage = .fixed(CGColor(srgbRed: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha.unit))
        super.init()
    }

    /// Creates a colour in Display P3, stored as the same colour in extended sRGB.
    ///
    /// > Note: Uplift draws in sRGB, so a colour outside that gamut is drawn as the nearest colour inside.
    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let rgb = DisplayP3.extendedSRGB(red: red.numeric, green: green.numeric, blue: blue.numeric)
        storage = .fixed(CGColor(srgbRed: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha.unit))
        super.init()
    }

    /// Creates a fixed colour.
    public init(cgColor: CGColor) {
        storage = .fixed(cgColor)
        super.init()
    }

    /// Creates a dynamic colour. Each time the colour is used, `dynamicProvider` gets the current traits and returns a
    /// colour.
    ///
    /// The closure may be called on any thread.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        storage = .dynamic(dynamicProvider)
        super.init()
    }

    /// Creates a dynamic colour of an asset catalog.
    init(_ color: CatalogColor) {
        storage = .catalog(color)
        super.init()
    }

    private init(_ color: UIColor, alpha: CGFloat) {
        storage = .translucent(color, alpha: alpha)
        super.init()
    }

    // MARK: - Resolving

    /// The colour for the current traits.
    open var cgColor: CGColor { resolved(with: nil) }

    /// Returns the fixed colour for the given traits.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        if case .fixed = storage { return self }
        return UIColor(cgColor: resolved(with: traitCollection))
    }

    /// Returns the fixed colour for `traits`. Nil means the current traits, which are looked up only if the colour
    /// depends on them.
    private func resolved(with traits: UITraitCollection?) -> CGColor {
        switch storage {
        case .fixed(let color):
            return color
        case .translucent(let color, let alpha):
            let color = color.resolved(with: traits)
            return color.copy(alpha: alpha) ?? color
        case .catalog(let color):
            let traits = traits ?? .current
            return color.color(for: traits).resolved(with: traits)
        case .dynamic:
            let traits = traits ?? .current
            var color = self
            // A provider may return another dynamic colour. If too many dynamic colours follow one another, for example
            // in a cycle, the result is the clear colour.
            for _ in 0..<UIColor.maximumProviderDepth {
                guard case .dynamic(let provider) = color.storage else { return color.resolved(with: traits) }
                color = provider(traits)
            }
            return .clear
        }
    }

    private static let maximumProviderDepth = 16

    /// Returns the colour with another opacity. A dynamic colour stays dynamic.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch storage {
        case .fixed(let color): UIColor(cgColor: color.copy(alpha: alpha.unit) ?? color)
        case .translucent(let color, _): UIColor(color, alpha: alpha.unit)
        case .dynamic, .catalog: UIColor(self, alpha: alpha.unit)
        }
    }

    // MARK: - Comparing

    /// Compares fixed colours by value, those of asset catalogs by name, and other dynamic colours by identity. Two
    /// results of ``withAlphaComponent(_:)`` for dynamic colours are equal if their opacities and the underlying
    /// colours are equal.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        switch (storage, other.storage) {
        case (.fixed(let a), .fixed(let b)): return a == b
        case (.translucent(let a, let alpha), .translucent(let b, let otherAlpha)):
            return alpha == otherAlpha && a.isEqual(b)
        case (.catalog(let a), .catalog(let b)): return a === b
        default: return self === other
        }
    }

    open override var hash: Int {
        switch storage {
        case .fixed(let color): color.hashValue
        case .translucent(let color, let alpha): color.hash ^ alpha.hashValue
        case .dynamic: ObjectIdentifier(self).hashValue
        case .catalog(let color): ObjectIdentifier(color).hashValue
        }
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override var description: String {
        switch storage {
        case .dynamic: return "<UIColor: dynamic>"
        case .catalog(let color): return "<UIColor: \(color.name)>"
        case .translucent(let color, let alpha): return "\(color) at \(alpha)"
        case .fixed(let color):
            let components = (color.components ?? []).map { "\($0)" }.joined(separator: " ")
            return "<UIColor: \(components)>"
        }
    }
}

extension CGFloat {
    /// The number, or 0 if it is NaN.
    fileprivate var numeric: CGFloat { isNaN ? 0 : self }
    /// The number clamped to the range from 0 to 1; 0 if it is NaN.
    fileprivate var unit: CGFloat { isNaN ? 0 : Swift.max(0, Swift.min(1, self)) }
}
