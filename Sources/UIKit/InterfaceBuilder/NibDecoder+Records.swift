// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import InterfaceDocuments

// Properties whose values consist of several in a document: effects, configurations of symbols and buttons, and the
// attributes of a title.

/// Values of a document by their names.
@MainActor
private struct Record {
    private let values: [String: Any?]

    init(_ properties: [InterfaceProperty], _ decoder: NibDecoder) {
        values = Dictionary(properties.map { ($0.key, decoder.object(for: $0.value)) }, uniquingKeysWith: { $1 })
    }

    func value<Value>(_ name: String) -> Value? { (values[name] ?? nil) as? Value }

    /// Returns the case of an enumeration with a raw value.
    func choice<Case: RawRepresentable>(_ name: String) -> Case? where Case.RawValue == Int {
        number(name).flatMap { Case(rawValue: $0) }
    }

    /// Returns one of the elements of a list by its position.
    func element<Element>(_ name: String, of list: [Element], first: Int = 0) -> Element? {
        guard let position = number(name).map({ $0.subtractingReportingOverflow(first).partialValue }) else {
            return nil
        }
        return list.indices.contains(position) ? list[position] : nil
    }

    func number(_ name: String) -> Int? { (value(name) as Double?).map { Int(clamping: $0) } }
}

@MainActor
extension NibDecoder {
    func setEffect(_ view: UIVisualEffectView, _ property: InterfaceProperty) -> Bool {
        guard property.key == "effect", case .values(let values) = property.value else { return false }
        let record = Record(values, self)
        let blur = UIBlurEffect(style: record.choice("style") ?? .extraLight)
        guard record.value("kind") == "vibrancy" else {
            view.effect = blur
            return true
        }
        let style: UIVibrancyEffectStyle? = record.choice("vibrancyStyle")
        view.effect = style.map { UIVibrancyEffect(blurEffect: blur, style: $0) } ?? UIVibrancyEffect(blurEffect: blur)
        return true
    }

    func setSymbolConfiguration(_ view: UIImageView, _ property: InterfaceProperty) -> Bool {
        guard property.key == "preferredSymbolConfiguration", case .values(let values) = property.value else {
            return false
        }
        view.preferredSymbolConfiguration = symbolConfiguration(values)
        return true
    }

    private func symbolConfiguration(_ values: [InterfaceProperty]) -> UIImage.SymbolConfiguration {
        let record = Record(values, self)
        let scale: UIImage.SymbolScale = record.choice("scale") ?? .unspecified
        if let font: UIFont = record.value("font") ?? record.value("fontDescription") {
            return UIImage.SymbolConfiguration(font: font, scale: scale)
        }
        let weight: UIImage.SymbolWeight = record.choice("weight") ?? .unspecified
        if let size: Double = record.value("pointSize") {
            return UIImage.SymbolConfiguration(pointSize: size, weight: weight, scale: scale)
        }
        return UIImage.SymbolConfiguration(scale: scale).applying(UIImage.SymbolConfiguration(weight: weight))
    }

    func setTitleAttributes(_ bar: UINavigationBar, _ property: InterfaceProperty) -> Bool {
        guard property.key == "titleTextAttributes", case .values(let values) = property.value else { return false }
        let record = Record(values, self)
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let font: UIFont = record.value("font") { attributes[.font] = font }
        if let color: UIColor = record.value("color") { attributes[.foregroundColor] = color }
        bar.titleTextAttributes = attributes
        return true
    }

    /// Returns the configuration of a button.
    func buttonConfiguration(_ values: [InterfaceProperty]) -> UIButton.Configuration {
        let record = Record(values, self)
        var configuration: UIButton.Configuration =
            switch record.value("style") as String? {
            case "gray": .gray()
            case "tinted": .tinted()
            case "filled": .filled()
            default: .plain()
            }
        configuration.title = record.value("title")
        configuration.subtitle = record.value("subtitle")
        configuration.image = record.value("image")
        configuration.baseForegroundColor = record.value("baseForegroundColor")
        configuration.baseBackgroundColor = record.value("baseBackgroundColor")
        if let size = record.element("buttonSize", of: [UIButton.Configuration.Size.medium, .small, .mini, .large]) {
            configuration.buttonSize = size
        }
        let corners: [UIButton.Configuration.CornerStyle] = [.fixed, .dynamic, .small, .medium, .large, .capsule]
        if let corner = record.element("cornerStyle", of: corners, first: -1) { configuration.cornerStyle = corner }
        let alignments: [UIButton.Configuration.TitleAlignment] = [.automatic, .leading, .center, .trailing]
        if let alignment = record.element("titleAlignment", of: alignments) {
            configuration.titleAlignment = alignment
        }
        if let placement = record.number("imagePlacement") {
            configuration.imagePlacement = NSDirectionalRectEdge(rawValue: UInt(clamping: placement))
        }
        if let padding: Double = record.value("imagePadding") { configuration.imagePadding = padding }
        if let padding: Double = record.value("titlePadding") { configuration.titlePadding = padding }
        if let insets: UIEdgeInsets = record.value("contentInsets") {
            configuration.contentInsets = NSDirectionalEdgeInsets(
                top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
        }
        for case let property in values where property.key == "preferredSymbolConfigurationForImage" {
            guard case .values(let symbol) = property.value else { continue }
            configuration.preferredSymbolConfigurationForImage = symbolConfiguration(symbol)
        }
        return configuration
    }
}
