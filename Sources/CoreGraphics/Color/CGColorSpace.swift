// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What the components of a colour mean.
///
/// ## Caveats
/// The spaces of screens and of design tools are here: sRGB, its extended range, Display P3 and grey. What is drawn is
/// sRGB. `init(name:)` is nil for any other name.
public final class CGColorSpace: Sendable, Hashable {
    enum Kind: Hashable, Sendable { case sRGB, extendedSRGB, displayP3, gray, deviceRGB, deviceGray }

    let kind: Kind

    init(_ kind: Kind) {
        self.kind = kind
    }

    public convenience init?(name: CFString) {
        let kinds: [Kind] = [.sRGB, .extendedSRGB, .displayP3, .gray]
        guard let kind = kinds.first(where: { $0.name == name }) else { return nil }
        self.init(kind)
    }

    public static let sRGB: CFString = "kCGColorSpaceSRGB"
    public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"

    /// The name that `init(name:)` takes; nil for a device's own space.
    public var name: CFString? { kind.name }

    public var model: CGColorSpaceModel { kind == .gray || kind == .deviceGray ? .monochrome : .rgb }

    /// The components of a colour without its alpha.
    public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

    /// Whether the space holds colours that sRGB does not.
    public var isWideGamutRGB: Bool { kind == .displayP3 || kind == .extendedSRGB }

    public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.kind == b.kind }

    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

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

/// How colours that a space cannot hold are brought into it.
public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent = 0
    case absoluteColorimetric = 1
    case relativeColorimetric = 2
    case perceptual = 3
    case saturation = 4
}

/// The colour space of the screen, which is sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(.deviceRGB) }

/// The grey of the screen.
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

    /// The sRGB components, extended below 0 and above 1, of a colour in this space.
    func extendedSRGB(_ components: [CGFloat]) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
        switch self {
        case .gray, .deviceGray:
            return (components[0], components[0], components[0])
        case .sRGB, .extendedSRGB, .deviceRGB:
            return (components[0], components[1], components[2])
        case .displayP3:
            // The matrix is that of CSS Color 4, P3 primaries to sRGB's at the white point D65.
            let linear = components.map(Self.linear)
            func row(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> CGFloat {
                Self.curved(a * linear[0] + b * linear[1] + c * linear[2])
            }
            return (
                row(1.224_940_18, -0.224_940_18, 0), row(-0.042_056_95, 1.042_056_95, 0),
                row(-0.019_637_55, -0.078_636_05, 1.098_273_60)
            )
        }
    }

    /// The components in this space of a colour in extended sRGB.
    func components(red: CGFloat, green: CGFloat, blue: CGFloat) -> [CGFloat] {
        func held(_ value: CGFloat) -> CGFloat { max(0, min(1, value)) }
        switch self {
        case .extendedSRGB: return [red, green, blue]
        case .sRGB, .deviceRGB: return [red, green, blue].map(held)
        case .gray, .deviceGray:
            // A grey stays the very number it was.
            if red == green && green == blue { return [held(red)] }
            let light =
                0.212_6 * Self.linear(red) + 0.715_2 * Self.linear(green) + 0.072_2 * Self.linear(blue)
            return [held(Self.curved(light))]
        case .displayP3:
            // The inverse of the matrix above.
            let linear = [red, green, blue].map(Self.linear)
            func row(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> CGFloat {
                held(Self.curved(a * linear[0] + b * linear[1] + c * linear[2]))
            }
            return [
                row(0.822_461_97, 0.177_538_03, 0), row(0.033_194_20, 0.966_805_80, 0),
                row(0.017_082_63, 0.072_397_44, 0.910_519_93),
            ]
        }
    }

    private static func linear(_ value: CGFloat) -> CGFloat {
        let size = abs(value)
        let result = size <= 0.040_45 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -result : result
    }

    private static func curved(_ value: CGFloat) -> CGFloat {
        let size = abs(value)
        let result = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return value < 0 ? -result : result
    }
}
