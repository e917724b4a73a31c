// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import UIKit

@Suite("Localized strings") struct LocalizedStringsTests {
    private let files: TestBundle

    init() throws { files = try TestBundle() }

    private func string(_ key: String, _ table: String? = nil, value: String? = nil) -> String {
        LocalizedStrings.string(forKey: key, value: value, table: table, in: files.bundle)
    }

    @Test("A text is looked up in the development language, in the base, and at the top of the bundle")
    func lookup() throws {
        try files.write("en.lproj/Localizable.strings", list: ["a": "A", "n": 7])
        try files.write("Base.lproj/Localizable.strings", list: ["a": "base", "b": "B"])
        try files.write("Localizable.strings", list: ["c": "C"])
        try files.write("en.lproj/Other.strings", list: ["a": "other"])
        #expect(string("a") == "A")
        #expect(string("b") == "B")
        #expect(string("c") == "C")
        #expect(string("a", "Other") == "other")
        #expect(string("a", "") == "A")
        #expect(string("a", "None") == "a")
        #expect(string("none", value: "value") == "value")
        #expect(string("none", value: "") == "none")
        #expect(string("n") == "n")
    }

    @Test("A value of the Info.plist is its translation if there is one")
    func information() throws {
        try files.write("Info.plist", list: ["CFBundleDevelopmentRegion": "en", "a": "A", "b": "B", "n": 3])
        try files.write("en.lproj/InfoPlist.strings", list: ["a": "translated"])
        func value(_ key: String) -> Any? { LocalizedStrings.object(forInfoDictionaryKey: key, in: files.bundle) }
        #expect(value("a") as? String == "translated")
        #expect(value("b") as? String == "B")
        #expect(value("n") as? Int == 3)
        #expect(value("none") == nil)
    }

    @Test("A text with plural forms has the form for its argument")
    func plurals() throws {
        let rule = ["one": "%d file", "other": "%d files"]
        try files.write(
            "en.lproj/Localizable.plurals", list: ["files": ["NSStringLocalizedFormatKey": "%#@n@!", "n": rule]])
        let format = string("files")
        #expect(LocalizedStrings.string(format: format, locale: nil, arguments: [1]) == "1 file!")
        #expect(LocalizedStrings.string(format: format, locale: nil, arguments: [2]) == "2 files!")
        #expect(string("files") == format)
        #expect(LocalizedStrings.string(format: "%d of %@", locale: nil, arguments: [2, "a"]) == "2 of a")
    }

    // MARK: - Languages

    @Test(
        "The first language of the user that the bundle has comes before that of the developers",
        arguments: [
            (["de", "fr"], ["de", ""]), (["de-AT"], ["de", ""]), (["ja"], ["de", ""]),
            (["pt-PT"], ["pt-BR", "de", ""]), (["zh_TW"], ["zh-Hant", "de", ""]),
            (["zh-Hans-CN"], ["zh-Hans", "de", ""]),
            ([], ["de", ""]), (["fr", "de"], ["fr", "de", ""]),
        ] as [([String], [String])])
    func languages(user: [String], preferred: [String]) {
        let available = ["de", "fr", "pt-BR", "zh-Hans", "zh-Hant"]
        let made = BundleLanguages(available: available, user: user, development: "de")
        #expect(made.preferred.filter { $0 != "Base" } == preferred)
    }

    @Test("Names of languages as words are understood, and the base comes after the languages")
    func oldNames() {
        let made = BundleLanguages(available: ["English", "Base"], user: ["en-US"], development: "en")
        #expect(made.preferred == ["English", "Base", ""])
        let none = BundleLanguages(available: [], user: ["en"], development: nil)
        #expect(none.preferred == ["Base", ""])
    }

    @Test("The languages of the user are those that the app has chosen, or those of the environment")
    func userLanguages() {
        #expect(UserLanguages.languages(["fr"], ["LANG": "de_DE.UTF-8"]) == ["fr"])
        #expect(UserLanguages.languages(nil, ["LANG": "de_DE.UTF-8"]) == ["de_DE"])
        #expect(UserLanguages.languages([], ["LANG": "de_DE", "LC_MESSAGES": "fr_FR@euro", "LC_ALL": ""]) == ["fr_FR"])
        #expect(UserLanguages.languages(nil, ["LANG": "de", "LANGUAGE": "fr:en"]) == ["fr", "en", "de"])
        #expect(UserLanguages.languages(nil, ["LANG": "C.UTF-8", "LANGUAGE": "fr"]) == [])
        #expect(UserLanguages.languages(nil, [:]) == [])
    }
}

@Suite("Plural forms") struct PluralFormatTests {
    @Test("Variables and specifiers take the arguments in order, or by number")
    func arguments() throws {
        let files = ["one": "%d file", "other": "%d files"]
        let folders = ["one": "a folder", "other": "%d folders"]
        func expanded(_ format: String, _ arguments: any CVarArg...) -> String? {
            PluralFormat(["NSStringLocalizedFormatKey": format, "files": files, "folders": folders], language: "en")?
                .expanded(for: arguments)
        }
        #expect(expanded("%#@files@ in %#@folders@", 1, 2) == "%1$d file in %2$d folders")
        #expect(expanded("%@: %#@files@", "x", 3) == "%1$@: %2$d files")
        #expect(expanded("%2$#@files@ of %1$@, 100 %%", "x", 1) == "%2$d file of %1$@, 100 %%")
        #expect(expanded("%#@folders@", 1) == "a folder")
        #expect(expanded("%#@none@", 1) == "")
        #expect(expanded("%#@files@") == "%1$d files")
        #expect(expanded("%#@files@", 1.0) == "%1$d file")
        #expect(expanded("%#@files@", 1.5) == "%1$d files")
        #expect(expanded("%#@files@", UInt8(1)) == "%1$d file")
        #expect(expanded("50 %") == "50 %1$")
        #expect(PluralFormat([:], language: "en") == nil)
    }

    @Test("A variable that refers to itself ends")
    func recursion() {
        let format = PluralFormat(
            ["NSStringLocalizedFormatKey": "%#@a@", "a": ["other": "x%#@a@"]], language: "en")
        #expect(format?.expanded(for: [1]).hasPrefix("xxx") == true)
    }

    @Test("Zero has a form of its own in every language")
    func zero() {
        let entries: [String: Any] = [
            "NSStringLocalizedFormatKey": "%#@a@", "a": ["zero": "nothing", "one": "%d thing", "other": "%d things"],
        ]
        #expect(PluralFormat(entries, language: "en")?.expanded(for: [0]) == "nothing")
    }

    @Test(
        "The categories are those of the language",
        arguments: [
            ("en", "0 other, 1 one, 2 other"), ("de", "1 one, 2 other"), ("ja", "0 other, 1 other"),
            ("fr", "0 one, 1 one, 2 other, 1000000 many"), ("pt-BR", "0 one, 2 other"), ("pt-PT", "0 other, 1 one"),
            ("es", "0 other, 1 one, 2000000 many"), ("hi", "0 one, 1 one, 2 other"), ("mr", "0 other, 1 one"),
            ("ru", "1 one, 2 few, 5 many, 11 many, 12 many, 21 one, 22 few, 111 many, 112 many"),
            ("sr", "1 one, 3 few, 5 other, 11 other"), ("pl", "1 one, 2 few, 5 many, 12 many, 21 many, 22 few"),
            ("cs", "1 one, 2 few, 5 other"), ("sl", "1 one, 2 two, 3 few, 5 other, 101 one"),
            ("ro", "0 few, 1 one, 2 few, 19 few, 20 other, 101 few"),
            ("lt", "1 one, 2 few, 10 other, 11 other, 21 one"),
            ("lv", "0 zero, 1 one, 2 other, 11 zero, 21 one"),
            ("ar", "0 zero, 1 one, 2 two, 3 few, 11 many, 100 other, 103 few"), ("he", "1 one, 2 two, 3 other"),
            ("ga", "1 one, 2 two, 3 few, 7 many, 11 other"), ("cy", "0 zero, 1 one, 2 two, 3 few, 4 other, 6 many"),
            ("is", "1 one, 11 other, 21 one"), ("sv_SE", "1 one, 0 other"),
        ])
    func categories(language: String, expected: String) {
        for pair in expected.split(separator: ",").map({ $0.split(separator: " ") }) {
            let number = UInt64(pair[0]) ?? 0
            #expect(PluralCategory(number, language: language).rawValue == String(pair[1]), "\(language) \(number)")
        }
    }
}
