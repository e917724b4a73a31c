// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import InterfaceDocuments

extension NibDecoder {
    /// Returns a value of a document as an object or a structure of UIKit.
    @MainActor
    func object(for value: InterfaceValue) -> Any? {
        switch value {
        case .null: nil
        case .bool(let bool): bool
        case .number(let number): number
        case .string(let text, let key): source.text(text, key: key)
        case .point(let x, let y): CGPoint(x: x, y: y)
        case .size(let width, let height): CGSize(width: width, height: height)
        case .rect(let x, let y, let width, let height): CGRect(x: x, y: y, width: width, height: height)
        case .insets(let top, let left, let bottom, let right):
            UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
        case .range(let location, let length): NSRange(location: location, length: length)
        case .color(let color): self.color(color)
        case .font(let font): NibDecoder.font(font)
        case .image(let name, let isSymbol): image(name, isSymbol: isSymbol)
        case .object(let index): object(at: index)
        case .objects(let indices): indices.compactMap { object(at: $0) }
        case .attributedString(let runs): attributedString(runs)
        case .values(let properties):
            Dictionary(properties.map { ($0.key, object(for: $0.value)) }, uniquingKeysWith: { $1 })
        }
    }

    // MARK: Colours

    @MainActor
    func color(_ color: InterfaceColor) -> UIColor? {
        switch color {
        case .components(let red, let green, let blue, let alpha):
            UIColor(red: red, green: green, blue: blue, alpha: alpha)
        case .white(let white, let alpha): UIColor(white: white, alpha: alpha)
        case .system(let name): SystemColorNames.color(name)
        case .named(let name, let fallback):
            UIColor(named: name, in: source.bundle, compatibleWith: nil)
                ?? fallback.flatMap { components in
                    components.count == 4
                        ? UIColor(
                            red: components[0], green: components[1], blue: components[2], alpha: components[3]) : nil
                }
        }
    }

    // MARK: Fonts and images

    @MainActor
    static func font(_ font: InterfaceFont) -> UIFont {
        switch font {
        case .system(let size, let weight, let isItalic):
            isItalic
                ? UIFont.italicSystemFont(ofSize: size)
                : UIFont.systemFont(ofSize: size, weight: UIFont.Weight(rawValue: weight))
        case .textStyle(let name): UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: name))
        case .named(let name, let family, let size):
            UIFont(name: name, size: size) ?? UIFont(name: family, size: size) ?? UIFont.systemFont(ofSize: size)
        }
    }

    @MainActor
    private func image(_ name: String, isSymbol: Bool) -> UIImage? {
        isSymbol ? UIImage(systemName: name) : UIImage(named: name, in: source.bundle, compatibleWith: nil)
    }

    // MARK: Attributed texts

    @MainActor
    private func attributedString(_ runs: [InterfaceTextRun]) -> NSAttributedString {
        let whole = NSMutableAttributedString(string: "")
        for run in runs {
            var attributes: [NSAttributedString.Key: Any] = [:]
            let paragraph = NSMutableParagraphStyle()
            for attribute in run.attributes {
                switch (attribute.key, object(for: attribute.value)) {
                case ("font", let font as UIFont): attributes[.font] = font
                case ("color", let color as UIColor): attributes[.foregroundColor] = color
                case ("backgroundColor", let color as UIColor): attributes[.backgroundColor] = color
                case ("alignment", let number as Double):
                    paragraph.alignment = NSTextAlignment(rawValue: Int(clamping: number)) ?? .natural
                case ("lineBreakMode", let number as Double):
                    paragraph.lineBreakMode = NSLineBreakMode(rawValue: Int(clamping: number)) ?? .byWordWrapping
                case ("lineSpacing", let number as Double): paragraph.lineSpacing = number
                case ("underline", let number as Double): attributes[.underlineStyle] = Int(clamping: number)
                case ("strikethrough", let number as Double): attributes[.strikethroughStyle] = Int(clamping: number)
                case ("baselineOffset", let number as Double): attributes[.baselineOffset] = number
                case ("kern", let number as Double): attributes[.kern] = number
                default: break
                }
            }
            attributes[.paragraphStyle] = paragraph
            whole.append(NSAttributedString(string: run.text, attributes: attributes))
        }
        return whole
    }
}

extension Int {
    /// Creates the whole number of a document's number. One that is too large becomes the largest of the type.
    init(clamping number: Double) {
        self = Int(exactly: number.rounded(.towardZero)) ?? (number < 0 ? .min : .max)
    }
}
