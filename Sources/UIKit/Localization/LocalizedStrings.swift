// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// The translated texts of bundles, in the user's language and with plural forms.
///
/// The code that `uplift` generates for an app calls it in place of Foundation, which always uses the development
/// language on Linux.
public enum LocalizedStrings {
    /// Returns the text for a key in a table of a bundle, in the best of the bundle's languages for the user. Without a
    /// text, `value` is returned, or the key if `value` is nil or empty.
    ///
    /// A text with plural forms is returned as a format for ``string(format:locale:arguments:)``.
    public static func string(forKey key: String, value: String?, table: String?, in bundle: Bundle) -> String {
        let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        for language in BundleLanguages.of(bundle).preferred {
            let found = StringTables.table(name, language, bundle)
            if let plural = found.plurals[key] { return PluralFormats.format(for: plural) }
            if let text = found.texts[key] { return text }
        }
        return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    }

    /// Returns the value for a key of a bundle's Info.plist: its translation in the table “InfoPlist” if there is one.
    ///
    /// Foundation's method on Linux finds only keys with a translation, if the bundle has that table.
    public static func object(forInfoDictionaryKey key: String, in bundle: Bundle) -> Any? {
        let text = string(forKey: key, value: nil, table: "InfoPlist", in: bundle)
        return text == key ? bundle.infoDictionary?[key] : text
    }

    /// Formats a text. If the format is one with plural forms, the forms for the arguments are used.
    public static func string(format: String, locale: Locale?, arguments: [any CVarArg]) -> String {
        let plain = PluralFormats.expand(format, arguments) ?? format
        return String(format: plain, locale: locale, arguments: arguments)
    }
}

/// The languages of a bundle, from the best one for the user to the last one.
struct BundleLanguages: Sendable {
    /// The names of the `.lproj` folders to search; an empty name stands for the bundle's own folder.
    let preferred: [String]

    private static let known = Mutex<[String: BundleLanguages]>([:])

    /// The folders to search for a resource of a bundle: its own, and then those of its languages for the user.
    ///
    /// `Bundle.url(forResource:withExtension:)` finds a localized resource in the development language only.
    static func folders(of bundle: Bundle) -> [URL] {
        let folder = bundle.resourceURL ?? bundle.bundleURL
        let localized = of(bundle).preferred.filter { !$0.isEmpty }
        return [folder] + localized.map { folder.appendingPathComponent($0 + ".lproj") }
    }

    static func of(_ bundle: Bundle) -> BundleLanguages {
        let path = bundle.bundlePath
        if let kept = known.withLock({ $0[path] }) { return kept }
        let made = BundleLanguages(
            available: bundle.localizations, user: UserLanguages.current,
            development: bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String)
        known.withLock { $0[path] = made }
        return made
    }

    /// - Parameters:
    ///   - available: the names of the bundle's `.lproj` folders.
    ///   - user: the user's languages, the best one first.
    ///   - development: the language that is used without a translation.
    init(available: [String], user: [String], development: String?) {
        func folder(for language: String) -> String? {
            let wanted = BundleLanguages.normal(language)
            // From the full name to the language alone: zh-hans-cn, zh-hans, zh.
            var parts = wanted.split(separator: "-")
            while !parts.isEmpty {
                let name = parts.joined(separator: "-")
                if let exact = available.first(where: { BundleLanguages.normal($0) == name }) { return exact }
                parts.removeLast()
            }
            let own = wanted.prefix { $0 != "-" }
            return available.sorted().first { BundleLanguages.normal($0).prefix { $0 != "-" } == own }
        }
        var names: [String] = []
        // The first language of the user that the bundle has, then the one of the developers.
        let chosen = user.lazy.compactMap(folder).first
        for name in [chosen, development.flatMap(folder), "Base", ""] {
            if let name, !names.contains(name) { names.append(name) }
        }
        preferred = names
    }

    /// A language's name in lower case and with hyphens. Chinese has a script, so that it is found by it.
    private static func normal(_ language: String) -> String {
        let name = language.lowercased().replacingOccurrences(of: "_", with: "-")
        switch name {
        case "zh-cn", "zh-sg": return "zh-hans"
        case "zh-tw", "zh-hk", "zh-mo": return "zh-hant"
        case "english": return "en"
        case "german": return "de"
        case "french": return "fr"
        case "spanish": return "es"
        case "italian": return "it"
        case "japanese": return "ja"
        case "dutch": return "nl"
        default: return name
        }
    }
}

/// The user's languages.
enum UserLanguages {
    /// The languages of the process: those of `-AppleLanguages`, or of the environment.
    static var current: [String] {
        languages(UserDefaults.standard.stringArray(forKey: "AppleLanguages"), ProcessInfo.processInfo.environment)
    }

    /// - Parameters:
    ///   - chosen: the languages that the app or its arguments have chosen.
    ///   - environment: the variables that programs on Linux take their language from: `LANGUAGE`, which has several,
    ///     and `LC_ALL`, `LC_MESSAGES` or `LANG`.
    static func languages(_ chosen: [String]?, _ environment: [String: String]) -> [String] {
        if let chosen, !chosen.isEmpty { return chosen }
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        let name = String(locale.prefix { $0 != "." && $0 != "@" })
        // In the locale “C”, programs do not translate, whatever `LANGUAGE` says.
        if name.isEmpty || name == "C" || name == "POSIX" { return [] }
        let several = (environment["LANGUAGE"] ?? "").split(separator: ":").map(String.init)
        return several + [name]
    }
}

/// The tables of bundles, which are read when they are used.
enum StringTables {
    struct Table: Sendable {
        var texts: [String: String] = [:]
        var plurals: [String: PluralFormat] = [:]
    }

    private static let known = Mutex<[String: Table]>([:])

    /// The table in the folder of a language.
    static func table(_ name: String, _ language: String, _ bundle: Bundle) -> Table {
        guard !name.contains("\0"), !language.contains("\0") else { return Table() }
        let folder = bundle.resourceURL ?? bundle.bundleURL
        let place = language.isEmpty ? folder : folder.appendingPathComponent(language + ".lproj")
        let path = place.appendingPathComponent(name).path
        if let kept = known.withLock({ $0[path] }) { return kept }
        var table = Table()
        for (key, value) in list(path + ".strings") { table.texts[key] = value as? String }
        // The language of a bundle that is an `.lproj` folder itself is in its name.
        let own = folder.pathExtension == "lproj" ? folder.deletingPathExtension().lastPathComponent : language
        for (key, value) in list(path + ".plurals") {
            table.plurals[key] = (value as? [String: Any]).flatMap { PluralFormat($0, language: own) }
        }
        known.withLock { $0[path] = table }
        return table
    }

    private static func list(_ path: String) -> [String: Any] {
        guard let data = FileManager.default.contents(atPath: path) else { return [:] }
        return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any] ?? [:]
    }
}
