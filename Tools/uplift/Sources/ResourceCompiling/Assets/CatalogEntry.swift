// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CompiledAssets
import Foundation
import ProjectReading

extension VariantTraits {
    /// The traits of an entry in `Contents.json`. Nil if the entry is for a device or an appearance that is not used.
    init?(catalogEntry entry: PropertyListNode) {
        self.init()
        if let platform = entry["platform"]?.string, platform != "ios" { return nil }
        switch entry["idiom"]?.string ?? "universal" {
        case "universal", "ios-marketing": break
        case "iphone": idiom = .phone
        case "ipad": idiom = .pad
        default: return nil
        }
        for appearance in entry["appearances"]?.array ?? [] {
            switch (appearance["appearance"]?.string, appearance["value"]?.string) {
            case ("luminosity", "dark"): isDark = true
            case ("luminosity", "light"): isDark = false
            case ("contrast", "high"): isHighContrast = true
            case ("contrast", "normal"): isHighContrast = false
            default: return nil
            }
        }
        switch entry["language-direction"]?.string {
        case "left-to-right": isRightToLeft = false
        case "right-to-left": isRightToLeft = true
        default: break
        }
        isCompactWidth = entry["width-class"]?.string.map { $0 == "compact" }
        isCompactHeight = entry["height-class"]?.string.map { $0 == "compact" }
        let factor = entry["scale"]?.string ?? ""
        if factor.hasSuffix("x"), let number = Double(factor.dropLast()), (0.5...10).contains(number) { scale = number }
    }
}

extension ImageFile {
    /// Takes the slices and the alignment of an entry in `Contents.json`. Their units are pixels.
    mutating func slice(_ entry: PropertyListNode, scale: Double) {
        alignmentInsets = ImageFile.insets(entry["alignment-insets"], scale)
        guard let resizing = entry["resizing"] else { return }
        capInsets = ImageFile.insets(resizing["cap-insets"], scale)
        let mode = resizing["center"]?["mode"]?.string
        self.resizing = capInsets == nil ? nil : mode == "tile" ? .tile : .stretch
    }

    private static func insets(_ node: PropertyListNode?, _ scale: Double) -> [Double]? {
        guard let node else { return nil }
        let insets = ["top", "left", "bottom", "right"].map { edge -> Double in
            let value = node[edge]?.string.flatMap(Double.init) ?? 0
            return value.isFinite ? max(-10000, min(10000, value)) / scale : 0
        }
        return insets.allSatisfy { $0 == 0 } ? nil : insets
    }
}

extension ColorValue {
    /// Reads the `color` of an entry in `Contents.json`.
    ///
    /// - Throws: If a component is missing or is no number.
    init(catalogColor node: PropertyListNode) throws(FileFault) {
        if let reference = node["reference"]?.string {
            self = .system(reference)
            return
        }
        guard let components = node["components"] else {
            throw FileFault(line: node.line, reason: "the colour has no components")
        }
        let space = node["color-space"]?.string ?? "srgb"
        let alpha = try ColorValue.component("alpha", of: components, isAlpha: true)
        if components["white"] != nil {
            let white = try ColorValue.component("white", of: components)
            self = .sRGB(red: white, green: white, blue: white, alpha: alpha)
            return
        }
        var values: [Double] = []
        for name in ["red", "green", "blue"] { values.append(try ColorValue.component(name, of: components)) }
        if space.hasSuffix("linear-srgb") { values = values.map(ColorValue.encoded) }
        self =
            space == "display-p3"
            ? .displayP3(red: values[0], green: values[1], blue: values[2], alpha: alpha)
            : .sRGB(red: values[0], green: values[1], blue: values[2], alpha: alpha)
    }

    /// A component in one of three notations: `0.5` from 0 to 1, `128` from 0 to 255, or `0x80`. Whole numbers for the
    /// opacity are from 0 to 1.
    private static func component(
        _ name: String, of components: PropertyListNode, isAlpha: Bool = false
    ) throws(FileFault) -> Double {
        guard let node = components[name], let text = node.string else {
            if isAlpha { return 1 }
            throw FileFault(line: components.line, reason: "the colour has no component “\(name)”")
        }
        if text.lowercased().hasPrefix("0x"), let byte = Int(text.dropFirst(2), radix: 16) { return Double(byte) / 255 }
        guard let number = Double(text), number.isFinite else {
            throw FileFault(line: node.line, reason: "“\(text.shown)” is no component of a colour")
        }
        return text.contains(".") || text.contains("e") || isAlpha && number <= 1 ? number : number / 255
    }

    /// A component of linear sRGB with the transfer curve of sRGB (IEC 61966-2-1).
    private static func encoded(_ value: Double) -> Double {
        let size = abs(value)
        let encoded = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return value < 0 ? -encoded : encoded
    }
}
