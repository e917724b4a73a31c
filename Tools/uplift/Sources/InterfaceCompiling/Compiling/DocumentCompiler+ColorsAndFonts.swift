// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import InterfaceDocuments

extension DocumentCompiler {
    /// A color: one of the system by its name, one of the app's catalogs, or components.
    func color(of element: DocumentElement) -> InterfaceColor? {
        if let name = element["systemColor"] ?? element["xcode11CocoaTouchSystemColor"]
            ?? element["cocoaTouchSystemColor"]
        {
            if Self.knownSystemColors.contains(name) { return .system(name) }
            return componentColor(of: element) ?? systemColors[name] ?? .system(name)
        }
        guard let name = element["name"] else { return componentColor(of: element) }
        if element["catalog"] == "System" { return .system(name) }
        note(.color(name), element)
        return .named(name, fallback: namedColors[name].map(components(of:)))
    }

    /// A color with components. Nil if the element has none.
    func componentColor(of element: DocumentElement) -> InterfaceColor? {
        func component(_ name: String) -> Double? { element[name].flatMap(number) }
        let alpha = component("alpha") ?? 1
        if let white = component("white") { return .white(white, alpha) }
        if let red = component("red"), let green = component("green"), let blue = component("blue") {
            guard element["customColorSpace"] == "displayP3" || element["colorSpace"] == "displayP3" else {
                return .components(red, green, blue, alpha)
            }
            let converted = Self.sRGB(displayP3: [red, green, blue])
            return .components(converted[0], converted[1], converted[2], alpha)
        }
        if let cyan = component("cyan"), let magenta = component("magenta"), let yellow = component("yellow"),
            let black = component("black")
        {
            return .components(
                (1 - cyan) * (1 - black), (1 - magenta) * (1 - black), (1 - yellow) * (1 - black), alpha)
        }
        return nil
    }

    /// Red, green, blue and alpha of a color with components.
    private func components(of color: InterfaceColor) -> [Double] {
        switch color {
        case .components(let red, let green, let blue, let alpha): [red, green, blue, alpha]
        case .white(let white, let alpha): [white, white, white, alpha]
        case .system, .named: []
        }
    }

    /// Converts components of Display P3 to sRGB, in which those of vivid colors are outside of 0 to 1. The matrix is
    /// that of the primaries in the two standards (SMPTE RP 431-2 with D65, IEC 61966-2-1).
    static func sRGB(displayP3 components: [Double]) -> [Double] {
        func linear(_ value: Double) -> Double {
            let size = abs(value)
            let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
            return value < 0 ? -result : result
        }
        func encoded(_ value: Double) -> Double {
            let size = abs(value)
            let result = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
            return value < 0 ? -result : result
        }
        let light = components.map(linear)
        let rows = [
            [1.2249401762805598, -0.22494017628055996, 0],
            [-0.042056954709688163, 1.0420569547096881, 0],
            [-0.019637554590334432, -0.078636045550631889, 1.0982736001409663],
        ]
        return rows.map { row in encoded(zip(row, light).reduce(0) { $0 + $1.0 * $1.1 }) }
    }

    /// The names of colors that UIKit has. Others are replaced by the components that the document has for them.
    static let knownSystemColors: Set<String> = Set(
        [
            "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green",
            "groupTableViewBackground", "label", "lightGray", "lightText", "link", "magenta", "opaqueSeparator",
            "orange", "placeholderText", "purple", "quaternaryLabel", "quaternarySystemFill", "red", "secondaryLabel",
            "secondarySystemBackground", "secondarySystemFill", "secondarySystemGroupedBackground", "separator",
            "systemBackground", "systemBlue", "systemBrown", "systemCyan", "systemFill", "systemGray", "systemGray2",
            "systemGray3", "systemGray4", "systemGray5", "systemGray6", "systemGreen", "systemGroupedBackground",
            "scrollViewTexturedBackground", "systemIndigo", "systemMint", "systemOrange", "systemPink", "systemPurple",
            "systemRed", "systemTeal",
            "systemYellow", "tertiaryLabel", "tertiarySystemBackground", "tertiarySystemFill",
            "tableCellGroupedBackground", "tertiarySystemGroupedBackground", "tint", "viewFlipsideBackground", "white",
            "yellow",
        ].map { $0 + "Color" })

    // MARK: Fonts

    /// A font of a text style, of the system, or by name.
    func font(of element: DocumentElement) -> InterfaceFont? {
        if let style = element["style"] { return .textStyle(style) }
        let size = fontSize(of: element)
        if let name = element["name"] { return .named(name, family: element["family"] ?? name, size: size) }
        guard let type = element["type"] ?? element["metaFont"] else {
            return element["family"].map { .named($0, family: $0, size: size) }
                ?? .system(size: size, weight: 0, isItalic: false)
        }
        let weight = element["weight"].flatMap { Self.weights[$0] }
        let name = type.hasPrefix("system") ? type.dropFirst(6).lowercased() : ""
        let plain = type == "boldSystem" ? Self.weights["semibold"] : Self.weights[name == "bold" ? "semibold" : name]
        return .system(size: size, weight: weight ?? plain ?? 0, isItalic: type == "italicSystem")
    }

    /// The size of a font, or that of the role that the document has instead.
    private func fontSize(of element: DocumentElement) -> Double {
        if let size = (element["pointSize"] ?? element["size"]).flatMap(number) { return min(max(size, 0), 10_000) }
        return Self.roleSizes[element["size"] ?? element["metaFont"] ?? ""] ?? Self.roleSizes["system"]!
    }

    /// The sizes of `UIFont`'s class properties, in points.
    private static let roleSizes: [String: Double] = ["system": 14, "smallSystem": 12, "label": 17, "button": 18]

    /// The weights of `UIFont.Weight`. The bold system font of iOS is semibold.
    private static let weights: [String: Double] = [
        "ultraLight": -0.8, "ultralight": -0.8, "thin": -0.6, "light": -0.4, "regular": 0, "medium": 0.23,
        "semibold": 0.3, "bold": 0.4, "heavy": 0.56, "black": 0.62,
    ]
}
