// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import InterfaceDocuments

extension DocumentCompiler {
    /// The value of a child element. Nil if its kind is not known, or if it is damaged.
    func value(of element: DocumentElement) -> InterfaceValue? {
        checkAttributes(of: element)
        let value = knownValue(of: element)
        if value == nil {
            messages.warn(
                element.line, "the value <\(element.name)> of \(element.key ?? "a property") is not understood")
        }
        return value
    }

    private func knownValue(of element: DocumentElement) -> InterfaceValue? {
        switch element.name {
        case "nil": .null
        case "color": color(of: element).map(InterfaceValue.color)
        case "fontDescription", "font": font(of: element).map(InterfaceValue.font)
        case "size": structure(of: element, "size")
        case "point": structure(of: element, "point")
        case "rect": structure(of: element, "rect")
        case "inset": insets(of: element, ["minY", "minX", "maxY", "maxX"])
        case "edgeInsets": insets(of: element, ["top", "left", "bottom", "right"])
        case "directionalEdgeInsets": insets(of: element, ["top", "leading", "bottom", "trailing"])
        case "offsetWrapper": numbers(of: element, ["horizontal", "vertical"]).map { .point($0[0], $0[1]) }
        case "range": structure(of: element, "range")
        case "value": structure(of: element, element["type"] ?? "")
        case "string", "mutableString", "localizedString": .string(string(of: element), key: nil)
        case "integer", "real": element["value"].flatMap(number).map(InterfaceValue.number)
        case "bool", "boolean": element["value"].map { .bool($0 == "YES") }
        case "date": element["timeIntervalSinceReferenceDate"].flatMap(number).map(InterfaceValue.number)
        case "locale": .string(element["localeIdentifier"] ?? "", key: nil)
        case "timeZone": .string(element["name"] ?? "", key: nil)
        case "imageReference", "image":
            (element["image"] ?? element["name"]).map { image($0, of: element) }
        case "attributedString": .attributedString(textRuns(of: element))
        case "textAttributes": .values(textAttributes(of: element))
        case "array", "mutableArray":
            .values(
                element.children.enumerated().compactMap { offset, child in
                    value(of: child).map { InterfaceProperty("\(offset)", $0) }
                })
        default: nil
        }
    }

    /// Warns of attributes of a value that are unknown, or that have no effect.
    func checkAttributes(of element: DocumentElement) {
        guard let known = ValueTable.attributes[element.name] else { return }
        report(element) { known.contains($0) || $0 == "key" }
        guard element.name == "imageReference" else { return }
        for name in ["symbolScale", "renderingMode"] {
            if let text = element[name], text != "default" {
                messages.warn(element.line, "not available yet: the \(name) \(text) of an image")
            }
        }
    }

    /// A point, a size, a rectangle or a range.
    func structure(of element: DocumentElement, _ type: String) -> InterfaceValue? {
        switch type {
        case "size": numbers(of: element, ["width", "height"]).map { .size($0[0], $0[1]) }
        case "point": numbers(of: element, ["x", "y"]).map { .point($0[0], $0[1]) }
        case "rect": numbers(of: element, ["x", "y", "width", "height"]).map { .rect($0[0], $0[1], $0[2], $0[3]) }
        case "range":
            numbers(of: element, ["location", "length"]).flatMap { numbers in
                guard let location = Int(exactly: numbers[0]), let length = Int(exactly: numbers[1]) else { return nil }
                return .range(location, length)
            }
        default: nil
        }
    }

    private func insets(of element: DocumentElement, _ names: [String]) -> InterfaceValue? {
        numbers(of: element, names).map { .insets($0[0], $0[1], $0[2], $0[3]) }
    }

    /// The numbers of attributes; those that are absent are zero. Nil if one is no number.
    private func numbers(of element: DocumentElement, _ names: [String]) -> [Double]? {
        var result: [Double] = []
        for name in names {
            guard let number = number(element[name] ?? "0") else { return nil }
            result.append(number)
        }
        return result
    }

    /// The text of an element, which may be encoded.
    func string(of element: DocumentElement) -> String {
        guard element["base64-UTF8"] == "YES" else { return element.text }
        var letters = element.text.filter { !$0.isWhitespace && $0 != "=" }
        letters += String(repeating: "=", count: (4 - letters.count % 4) % 4)
        return Data(base64Encoded: letters).map { String(decoding: $0, as: UTF8.self) } ?? element.text
    }

    // MARK: Attributed texts

    private func textRuns(of element: DocumentElement) -> [InterfaceTextRun] {
        element.children.filter { $0.name == "fragment" }.map { fragment in
            let text = fragment["content"] ?? fragment.child(key: "content").map(string(of:)) ?? ""
            return InterfaceTextRun(text, attributes: fragment.child("attributes").map(textAttributes(of:)) ?? [])
        }
    }

    /// The attributes of a text: those with a value of their own, and the members of the paragraph style.
    private func textAttributes(of element: DocumentElement) -> [InterfaceProperty] {
        var result: [InterfaceProperty] = []
        for child in element.children where child.name != "nil" {
            if child.name == "paragraphStyle" {
                result += properties(
                    of: child, RuleSet(paragraphRules), RuleContext(id: "", className: "NSParagraphStyle"))
            } else if let key = child.key.flatMap({ textAttributeKeys[$0] }) {
                if let value = value(of: child) { result.append(InterfaceProperty(key, value)) }
            } else if let key = child.key.flatMap({ unavailableTextAttributeKeys[$0] }) {
                messages.warn(child.line, "not available yet: the text attribute \(key)")
            } else if child.key != "NSOriginalFont" {
                // The original font is the one that the editor replaced, and is never shown.
                messages.warn(child.line, "the text attribute \(child.key ?? child.name) is not understood")
            }
        }
        return result
    }
}

/// The names of text attributes, by those that documents have for them.
let textAttributeKeys: [String: String] = [
    "NSFont": "font", "NSColor": "color", "NSBackgroundColor": "backgroundColor", "NSKern": "kern",
    "NSUnderline": "underline", "NSStrikethrough": "strikethrough", "NSBaselineOffset": "baselineOffset",
    "fontDescription": "font", "textColor": "color",
]

/// The names of text attributes that are reported, and not compiled.
let unavailableTextAttributeKeys: [String: String] = [
    "NSUnderlineColor": "underlineColor", "NSStrikethroughColor": "strikethroughColor", "NSStrokeColor": "strokeColor",
    "NSStrokeWidth": "strokeWidth", "NSLigature": "ligature", "NSLink": "link", "NSExpansion": "expansion",
    "NSObliqueness": "obliqueness", "NSShadow": "shadow", "textShadowColor": "shadowColor",
    "textShadowOffset": "shadowOffset",
]

/// The members of a paragraph style.
let paragraphRules: [AttributeRule] = [
    .choice("alignment", Choices.textAlignment, inCode: "natural"),
    .choice("lineBreakMode", Choices.lineBreak, inCode: "wordWrap"),
    .choice("baseWritingDirection", Choices.writingDirection, inCode: "natural").unavailable,
    .number("lineSpacing", 0),
    .number("paragraphSpacing", 0).unavailable,
    .number("paragraphSpacingBefore", 0).unavailable,
    .number("firstLineHeadIndent", 0).unavailable,
    .number("headIndent", 0).unavailable,
    .number("tailIndent", 0).unavailable,
    .number("minimumLineHeight", 0).unavailable,
    .number("maximumLineHeight", 0).unavailable,
    .number("lineHeightMultiple", 0).unavailable,
    .number("hyphenationFactor", 0).unavailable,
    .flag("allowsDefaultTighteningForTruncation", absent: nil, inCode: false).unavailable,
    .ignored("key"), .ignored("tighteningFactorForTruncation"), .ignored("defaultTabInterval"), .ignored("tabStops"),
    .ignored("textBlocks"), .ignored("textLists"), .ignored("headerLevel"),
]
