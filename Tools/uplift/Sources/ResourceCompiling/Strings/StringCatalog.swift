// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProjectReading

/// A string catalog: an `.xcstrings` file, which has the translations of a table into all languages.
struct StringCatalog {
    /// The tables by language. The language of the source has one, too.
    private(set) var tables: [String: StringTable] = [:]

    init(_ data: Data) throws(FileFault) {
        let node = try PropertyListNode(json: data)
        guard let strings = node["strings"]?.dictionary, let source = node["sourceLanguage"]?.string else {
            throw FileFault(
                line: node.line, reason: "this is no string catalog: it has no “strings” or “sourceLanguage”")
        }
        guard StringCatalog.isLanguage(source) else {
            throw FileFault(line: node["sourceLanguage"]?.line ?? node.line, reason: "“\(source.shown)” is no language")
        }
        tables[source] = StringTable()
        for (key, entry) in strings {
            for (language, localization) in entry["localizations"]?.dictionary ?? [:]
            where StringCatalog.isLanguage(language) {
                add(localization, for: key, to: language)
            }
        }
    }

    /// Whether a language can be the name of a folder.
    private static func isLanguage(_ name: String) -> Bool {
        !name.isEmpty && !name.unicodeScalars.contains { $0 == "/" || $0 == "\0" }
    }

    private mutating func add(_ localization: PropertyListNode, for key: String, to language: String) {
        let node = StringCatalog.forPhone(localization)
        var table = tables[language] ?? StringTable()
        let substitutions = node["substitutions"]?.dictionary ?? [:]
        if let forms = node["variations"]?["plural"]?.dictionary {
            let text = StringCatalog.value(forms["other"]) ?? ""
            table.plurals[key] = StringCatalog.plural(
                format: "%#@value@",
                ["value": StringCatalog.rule(forms, StringCatalog.specifier(in: text), line: node.line)])
        } else if let text = StringCatalog.value(node) {
            if substitutions.isEmpty {
                table.texts[key] = text
            } else {
                table.plurals[key] = StringCatalog.plural(text, substitutions)
            }
        }
        tables[language] = table
    }

    /// The part of a localization for a phone, if it depends on the device.
    private static func forPhone(_ node: PropertyListNode) -> PropertyListNode {
        guard let devices = node["variations"]?["device"]?.dictionary else { return node }
        return devices["iphone"] ?? devices["other"] ?? devices.min { $0.key < $1.key }?.value ?? node
    }

    private static func value(_ node: PropertyListNode?) -> String? { node?["stringUnit"]?["value"]?.string }

    // MARK: - Plurals

    private static func plural(_ text: String, _ substitutions: [String: PropertyListNode]) -> PropertyListNode {
        var format = text
        var rules: [String: PropertyListNode] = [:]
        for (name, substitution) in substitutions {
            let specifier = substitution["formatSpecifier"]?.string ?? "lld"
            let forms = forPhone(substitution)["variations"]?["plural"]?.dictionary ?? [:]
            rules[name] = rule(forms, specifier, line: substitution.line)
            if let number = substitution["argNum"]?.string, Int(number) != nil {
                format = format.replacingOccurrences(of: "%#@\(name)@", with: "%\(number)$#@\(name)@")
            }
        }
        return plural(format: format, rules)
    }

    private static func plural(format: String, _ rules: [String: PropertyListNode]) -> PropertyListNode {
        var entries = rules
        entries["NSStringLocalizedFormatKey"] = PropertyListNode(.string(format), line: 1)
        return PropertyListNode(.dictionary(entries), line: 1)
    }

    private static func rule(
        _ forms: [String: PropertyListNode], _ specifier: String, line: Int
    ) -> PropertyListNode {
        var entries = forms.compactMapValues(value).mapValues {
            PropertyListNode(.string($0.replacingOccurrences(of: "%arg", with: "%" + specifier)), line: line)
        }
        entries["NSStringFormatSpecTypeKey"] = PropertyListNode(.string("NSStringPluralRuleType"), line: line)
        entries["NSStringFormatValueTypeKey"] = PropertyListNode(.string(specifier), line: line)
        return PropertyListNode(.dictionary(entries), line: line)
    }

    /// The first format specifier in a text without its percent sign; `lld` if there is none.
    private static func specifier(in text: String) -> String {
        var rest = text[...]
        while let percent = rest.firstIndex(of: "%") {
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                rest = rest.dropFirst()
                continue
            }
            let flags = rest.prefix { $0.isNumber || "$.+-# ".contains($0) }
            let type = rest.dropFirst(flags.count).prefix { "hlqLzjt".contains($0) }
            let letter = rest.dropFirst(flags.count + type.count).prefix(1)
            if let found = letter.first, found.isLetter { return String(type) + String(letter) }
        }
        return "lld"
    }
}
