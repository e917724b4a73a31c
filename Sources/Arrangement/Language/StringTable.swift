// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The user-visible texts in one language.
///
/// There are built-in tables in English and Korean. An app replaces texts, or adds a language, with the files
/// `Rearrange.strings` and `UIKit.strings`. They are in a folder of the app's main bundle, such as `de.lproj` or
/// `pt-BR.lproj`. If a text is missing from these files, it is taken from the built-in table of that language, or else
/// from the English one.
package struct StringTable: Sendable {
    /// The code of the language, such as `ko`.
    package let language: String
    private let texts: [String: String]

    init(language: String, texts: [String: String]) {
        (self.language, self.texts) = (language, texts)
    }

    /// Creates the table of a language. The app's own texts (`replacements`) replace the built-in ones.
    package init(language: String, replacements: [String: String] = [:]) {
        let own = StringTable.parents(of: language).lazy.compactMap { StringTable.builtIn[$0] }.first ?? [:]
        self.init(language: language, texts: own.merging(replacements) { $1 })
    }

    static let builtIn = ["en": english, "ko": korean]

    // MARK: The current language

    /// The table that a test uses instead of the table of the user's language.
    @TaskLocal package static var testOverride: StringTable?

    /// The table of the user's language, or `testOverride` if a test has set it.
    package static var current: StringTable { testOverride ?? system }

    private static let system: StringTable = {
        let languages = StringTable.languages(of: ProcessInfo.processInfo.environment)
        let language = StringTable.language(
            // If no environment variable names a language, as on iOS, the app's localization decides.
            preferred: languages.isEmpty ? Bundle.main.preferredLocalizations : languages,
            available: Set(builtIn.keys).union(Bundle.main.localizations.filter { !appTexts($0).isEmpty }))
        return StringTable(language: language, replacements: appTexts(language))
    }()

    /// The first preferred language that is available, also without its region or script; English if none is.
    static func language(preferred: [String], available: Set<String>) -> String {
        preferred.lazy.flatMap(parents).first(where: available.contains) ?? "en"
    }

    /// A language code and its prefixes, the longest first: `zh-Hant-TW`, `zh-Hant`, `zh`.
    private static func parents(of language: String) -> [String] {
        let parts = language.split(separator: "-")
        return parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
    }

    /// The user's languages from environment variables, such as `ko` or `pt-BR`, the preferred one first. The variables
    /// and their order are those of gettext. They are read here because Foundation does not read them.
    static func languages(of environment: [String: String]) -> [String] {
        let names = environment["LANGUAGE"]?.split(separator: ":").map(String.init) ?? []
        let name = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        return ((name == "C" || name == "POSIX" ? [] : names) + [name].compactMap { $0 }).map { name in
            String(name.prefix { $0 != "." && $0 != "@" }.map { $0 == "_" ? "-" : $0 })
        }
    }

    private static func appTexts(_ language: String) -> [String: String] {
        ["UIKit", "Rearrange"].reduce(into: [:]) { texts, name in
            let file = Bundle.main.url(
                forResource: name, withExtension: "strings", subdirectory: nil, localization: language)
            guard let data = file.flatMap({ try? Data(contentsOf: $0) }),
                let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
            else { return }
            texts.merge(list as? [String: String] ?? [:]) { $1 }
        }
    }

    /// The locale of dates and numbers in the texts: the user's locale if its language is that of the table, otherwise
    /// the default locale of the table's language.
    package var locale: Locale {
        Locale.current.language.languageCode == Locale(identifier: language).language.languageCode
            ? .current : Locale(identifier: language)
    }

    package func number(_ number: Int) -> String { number.formatted(.number.locale(locale)) }

    /// Formats a fraction from 0 to 1 as a percentage, such as “50%”, in the language of the table.
    package func percent(_ share: Double) -> String {
        ((share * 100).rounded() / 100).formatted(.percent.precision(.fractionLength(0)).locale(locale))
    }

    // MARK: Texts

    /// The text for a key with its arguments filled in; the key itself if there is no such text.
    func text(_ key: String, _ arguments: [String]) -> String {
        let text = texts[key] ?? StringTable.english[key] ?? key
        return StringTable.fill(text, arguments)
    }

    /// The text in the plural form for `count`, with the arguments and the count filled in. It is the text for the key
    /// `key.one`, `key.few` and so on, or for `key` if that text does not exist.
    func text(_ key: String, _ arguments: [String], count: Int) -> String {
        func text(in texts: [String: String], _ language: String) -> String? {
            texts["\(key).\(PluralForm(of: count, in: language))"] ?? texts[key]
        }
        let found = text(in: texts, language) ?? text(in: StringTable.english, "en") ?? key
        return StringTable.fill(found, arguments + [number(count)])
    }

    /// Replaces `%1$@`, `%2$@`, … with the arguments. A placeholder without an argument is left unchanged, and so is a
    /// placeholder inside an argument.
    static func fill(_ text: String, _ arguments: [String]) -> String {
        var filled = ""
        var rest = text[...]
        while let sign = rest.firstIndex(of: "%") {
            filled += rest[..<sign]
            let number = rest[sign...].dropFirst().prefix(1)
            if rest[sign...].dropFirst(2).hasPrefix("$@"), let index = Int(number),
                arguments.indices.contains(index - 1)
            {
                filled += arguments[index - 1]
                rest = rest[sign...].dropFirst(4)
            } else {
                filled += "%"
                rest = rest[sign...].dropFirst()
            }
        }
        return filled + rest
    }
}
