// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A colour space: the interpretation of a colour's components.
///
/// ## Caveats
/// The supported spaces are sRGB, extended sRGB, Display P3 and grey. Everything is drawn in sRGB. `init(name:)`
/// returns nil for any other name.
public final class CGColorSpace: Sendable, Hashable {
    /// The supported colour spaces.
    enum Kind: Hashable, Sendable { case sRGB, extendedSRGB, displayP3, gray, deviceRGB, deviceGray }

    let kind: Kind

    init(_ kind: Kind) {
        self.kind = kind
    }

    /// Creates the colour space with a name such as ``sRGB``; nil if the space is not supported.
    public convenience init?(name: CFString) {
        let kinds: [Kind] = [.sRGB, .extendedSRGB, .displayP3, .gray]
        guard let kind = kinds.first(where: { $0.name == name }) else { return nil }
        self.init(kind)
    }

    /// The name of the sRGB space.
    public static let sRGB: CFString = "kCGColorSpaceSRGB"
    /// The name of the sRGB space whose components may be outside 0...1.
    public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    /// The name of the wide-gamut Display P3 space.
    public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    /// The name of the grey space.
    public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"

    /// The name that `init(name:)` accepts for this space; nil for a device space.
    public var name: CFString? { kind.name }

    /// The kind of components: RGB or a single grey.
    public var model: CGColorSpaceModel { kind == .gray || kind == .deviceGray ? .monochrome : .rgb }

    /// The number of components of a colour, without alpha.
    public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

    /// Whether the space contains colours outside the sRGB gamut.
    public var isWideGamutRGB: Bool { kind == .displayP3 || kind == .extendedSRGB }

    public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.kind == b.kind }

    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// The kind of components that a colour space has. Only `monochrome` and `rgb` are supported.
public enum CGColorSpaceModel: Int32, Sendable {
    case unknown = -1
    case monochrome = 0
    case rgb = 1
    case cmyk = 2
    case lab = 3
    case deviceN = 4
    case indexed = 5
    case pattern = 6
    case XYZ = 7
}

/// The way to convert colours that are outside the gamut of the target space. This implementation ignores the intent.
public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent = 0
    case absoluteColorimetric = 1
    case relativeColorimetric = 2
    case perceptual = 3
    case saturation = 4
}

/// Returns the RGB space of the screen, which is treated as sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(.deviceRGB) }

/// Returns the grey space of the screen.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.deviceGray) }

extension CGColorSpace.Kind {
    fileprivate var name: String? {
        switch self {
        case .sRGB: CGColorSpace.sRGB
        case .extendedSRGB: CGColorSpace.extendedSRGB
        case .displayP3: CGColorSpace.displayP3
        case .gray: CGColorSpace.genericGrayGamma2_2
        case .deviceRGB, .deviceGray: nil
        }
    }

    /// Converts the components of a colour in this space to sRGB components, which may be below 0 or above 1.
    func extendedSRGB(_ components: [CGFloat]) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
        switch self {
        case .gray, .deviceGray:
            return (components[0], components[0], components[0])
        case .sRGB, .extendedSRGB, .deviceRGB:
            return (components[0], components[1], components[2])
        case .displayP3:
            // The matrix of CSS Color 4 from P3 primaries to sRGB primaries, at the white point D65.
            let linear = components.map(Self.gammaDecoded)
            func row(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> CGFloat {
                Self.gammaEncoded(a * linear[0] + b * linear[1] + c * linear[2])
            }
            return (
                row(1.224_940_18, -0.224_940_18, 0), row(-0.042_056_95, 1.042_056_95, 0),
                row(-0.019_637_55, -0.078_636_05, 1.098_273_60)
            )
        }
    }

    /// Converts an extended sRGB colour to components in this space. The components are clamped to 0...1, except in
    /// extended sRGB.
    func components(red: CGFloat, green: CGFloat, blue: CGFloat) -> [CGFloat] {
        func clamped(_ value: CGFloat) -> CGFloat { max(0, min(1, value)) }
        switch self {
        case .extendedSRGB: return [red, green, blue]
        case .sRGB, .deviceRGB: return [red, green, blue].map(clamped)
        case .gray, .deviceGray:
            // Equal components are returned directly, because the conversion to linear light and back adds a rounding
            // error.
            if red == green && green == blue { return [clamped(red)] }
            let light =
                0.212_6 * Self.gammaDecoded(red) + 0.715_2 * Self.gammaDecoded(green) + 0.072_2
                * Self.gammaDecoded(blue)
            return [clamped(Self.gammaEncoded(light))]
        case .displayP3:
            // The inverse of the matrix in `extendedSRGB(_:)`.
            let linear = [red, green, blue].map(Self.gammaDecoded)
            func row(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> CGFloat {
                clamped(Self.gammaEncoded(a * linear[0] + b * linear[1] + c * linear[2]))
            }
            return [
                row(0.822_461_97, 0.177_538_03, 0), row(0.033_194_20, 0.966_805_80, 0),
                row(0.017_082_63, 0.072_397_44, 0.910_519_93),
            ]
        }
    }

    /// Decodes an sRGB component to linear light. The result of a negative component is negative.
    private static func gammaDecoded(_ value: CGFloat) -> CGFloat {
        let size = abs(value)
        let result = size <= 0.040_45 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -result : result
    }

    /// Encodes linear light as an sRGB component. The result of a negative value is negative.
    private static func gammaEncoded(_ value: CGFloat) -> CGFloat {
        let size = abs(value)
        let result = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return value < 0 ? -result : result
    }
}
