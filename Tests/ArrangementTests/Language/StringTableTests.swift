// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Arrangement

@Suite("User-visible texts")
struct StringTableTests {
    @Test(
        "Each language has each text, with the placeholders of the English one",
        arguments: StringTable.builtIn.keys.sorted())
    func complete(_ language: String) throws {
        let texts = try #require(StringTable.builtIn[language])
        let known = Set(Phrase.allCases.map(\.rawValue))
        for key in texts.keys where !known.contains(key) {
            #expect(key.hasSuffix(".one"), "\(key) belongs to no phrase")
            #expect(known.contains(String(key.dropLast(4))), "\(key) belongs to no phrase")
        }
        for phrase in Phrase.allCases {
            let text = try #require(texts[phrase.rawValue], "\(language) has no \(phrase)")
            let english = try #require(StringTable.english[phrase.rawValue])
            #expect(placeholders(text) == placeholders(english), "\(phrase)")
            #expect(!text.isEmpty)
            #expect(text.first?.isWhitespace == false)
        }
    }

    private func placeholders(_ text: String) -> Set<Substring> { Set(text.matches(of: #/%[0-9]\$@/#).map(\.output)) }

    @Test("Arguments replace their placeholders in any order; a % in an argument is no placeholder")
    func filling() {
        #expect(StringTable.fill("%2$@개 중 %1$@번째", ["3", "5"]) == "5개 중 3번째")
        #expect(StringTable.fill("%1$@ %", ["%2$@", "x"]) == "%2$@ %")
        #expect(StringTable.fill("%3$@ of %1$@, 100%", ["a"]) == "%3$@ of a, 100%")
        #expect(StringTable.fill("", ["a"]) == "")
        #expect(StringTable.fill("%", []) == "%")
        #expect(StringTable.fill("%1$", ["a"]) == "%1$")
    }

    @Test("A count of one uses the singular form if the language has one")
    func plural() {
        let (english, korean) = (StringTable(language: "en"), StringTable(language: "ko"))
        #expect(english.text("board.makeway", ["here"], count: 1) == "here, 1 other makes way")
        #expect(english.text("board.makeway", ["here"], count: 2) == "here, 2 others make way")
        #expect(korean.text("board.makeway", ["여기"], count: 1) == "여기, 다른 항목 1개가 비켜남")
        #expect(english.text("undo.move.rows", [], count: 1) == "Move Row")
    }

    @Test("Each language has the plural forms of CLDR and its own number format")
    func pluralForms() {
        func forms(_ language: String, _ counts: [Int]) -> [PluralForm] {
            counts.map { PluralForm(of: $0, in: language) }
        }
        #expect(forms("ru", [1, 2, 5, 11, 12, 21, 22, 111]) == [.one, .few, .many, .many, .many, .one, .few, .many])
        #expect(forms("pl", [0, 1, 2, 12, 21, 22]) == [.many, .one, .few, .many, .many, .few])
        #expect(forms("ar-EG", [0, 1, 2, 3, 11, 100, 103]) == [.zero, .one, .two, .few, .many, .other, .few])
        #expect(forms("fr", [0, 1, 2]) == [.one, .one, .other])
        #expect(forms("pt-PT", [0, 1]) == [.other, .one])
        #expect(forms("sl", [1, 2, 3, 5, 101]) == [.one, .two, .few, .other, .one])
        #expect(forms("lv", [0, 1, 2, 11, 21]) == [.zero, .one, .other, .zero, .one])
        #expect(forms("ja", [0, 1, 2]) == [.other, .other, .other])
        #expect(forms("de", [0, 1, 2]) == [.other, .one, .other])
        #expect(forms("en", [Int.min, -1]) == [.other, .one])
        let russian = StringTable(
            language: "ru",
            replacements: ["name.items": "%1$@ шт.", "name.items.one": "%1$@ файл", "name.items.few": "%1$@ файла"])
        #expect(
            [1, 3, 7].map { russian.text("name.items", [], count: $0) } == ["1 файл", "3 файла", "7 шт."])
        #expect(StringTable(language: "en").text("name.items", [], count: 12_000) == "12,000 items")
        #expect(StringTable(language: "de").number(12_000) == "12.000")
    }

    @Test("An app can replace texts and add a language; other texts are the built-in ones, or English")
    func replaced() {
        let table = StringTable(language: "de", replacements: ["action.delete": "Löschen"])
        #expect(table.text("action.delete", []) == "Löschen")
        #expect(table.text("action.remove", []) == "Remove")
        let korean = StringTable(language: "ko", replacements: ["action.delete": "지우기"])
        #expect(korean.text("action.delete", []) == "지우기")
        #expect(korean.text("action.remove", []) == "제거")
        #expect(table.text("no.such.key", []) == "no.such.key")
        #expect(table.text("undo.move.rows", [], count: 1) == "Move Row")
        #expect(table.text("undo.move.rows", [], count: 2) == "Move Rows")
        #expect(StringTable(language: "ko-KR").text("action.remove", []) == "제거")
    }

    @Test(
        "The language is read from the environment as in gettext",
        arguments: [
            ([:], "en"), (["LANG": "ko_KR.UTF-8"], "ko"), (["LANG": "C"], "en"), (["LANG": "de_DE@euro"], "en"),
            (["LANG": "en_US.UTF-8", "LC_ALL": "ko_KR"], "ko"), (["LANG": "en_US", "LANGUAGE": "de:ko"], "ko"),
            (["LC_ALL": "C", "LANG": "ko_KR", "LANGUAGE": "ko"], "en"), (["LC_ALL": "", "LANG": "ko"], "ko"),
            (["LC_MESSAGES": "ko_KR", "LANG": "en_US"], "ko"),
        ] as [([String: String], String)])
    func environment(_ environment: [String: String], _ expected: String) {
        let preferred = StringTable.languages(of: environment)
        #expect(StringTable.language(preferred: preferred, available: ["en", "ko"]) == expected)
    }

    @Test("A language with a region matches both, or otherwise the language alone")
    func regions() {
        #expect(StringTable.language(preferred: ["pt-BR"], available: ["pt", "pt-BR"]) == "pt-BR")
        #expect(StringTable.language(preferred: ["pt-PT"], available: ["pt", "pt-BR"]) == "pt")
        #expect(StringTable.language(preferred: ["zh-Hant-TW"], available: ["zh-Hant", "en"]) == "zh-Hant")
        #expect(StringTable.language(preferred: ["fr", "ko"], available: ["en", "ko"]) == "ko")
    }

    @Test("A move is announced in Korean as one sentence")
    func korean() {
        let announcement = ReorderAnnouncement(name: "사과", below: "배", above: nil, number: 2, count: 5)
        StringTable.$testOverride.withValue(StringTable(language: "ko")) {
            #expect(announcement.text(.lifted) == "사과 들어 올림, 5개 중 2번째")
            #expect(announcement.text(.moved) == "배 위로 이동함, 5개 중 2번째")
            #expect(announcement.text(.movedAtOnce) == "사과, 배 위로 이동함, 5개 중 2번째")
        }
        #expect(announcement.text(.lifted) == "사과 lifted, 2 of 5")
    }
}
