// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProjectReading
import Testing

@testable import ResourceCompiling

@Suite("String tables") struct StringTableTests {
    @Test(
        "A table is read in UTF-8 and UTF-16, with and without a byte order mark",
        arguments: [
            (String.Encoding.utf8, [0xEF, 0xBB, 0xBF]), (.utf8, []), (.utf16LittleEndian, [0xFF, 0xFE]),
            (.utf16BigEndian, [0xFE, 0xFF]), (.utf16LittleEndian, []), (.utf16BigEndian, []),
        ] as [(String.Encoding, [UInt8])])
    func encodings(encoding: String.Encoding, mark: [UInt8]) throws {
        let text = """
            /* A comment */
            "key" = "Grüße\\n“\\"x\\"” \\U00e9";
            // Another one
            bare = "😀";
            """
        let data = Data(mark) + (text.data(using: encoding) ?? Data())
        let table = try StringTable(strings: data)
        #expect(table.texts == ["key": "Grüße\n“\"x\"” é", "bare": "😀"])
        #expect(table.plurals.isEmpty)
    }

    @Test("A table is read from an XML property list, and from a list in braces")
    func propertyLists() throws {
        let xml = "<?xml version=\"1.0\"?><plist><dict><key>a</key><string>b</string></dict></plist>"
        #expect(try StringTable(strings: Data(xml.utf8)).texts == ["a": "b"])
        #expect(try StringTable(strings: Data("{ a = b; }".utf8)).texts == ["a": "b"])
        #expect(try StringTable(strings: Data()).texts.isEmpty)
    }

    @Test("A damaged table is reported with its line")
    func damaged() throws {
        #expect(throws: FileFault(line: 3, reason: "“;” is missing after the value of “b”")) {
            try StringTable(strings: Data("\"a\" = \"1\";\n\"b\" = \"2\"\n\"c\" = \"3\";".utf8))
        }
    }

    @Test("A table that is written is read by Foundation")
    func written() throws {
        let table = try StringTable(strings: Data("\"a\\\"\" = \"ü\";".utf8))
        let list = try PropertyListSerialization.propertyList(from: try table.stringsFile(), format: nil)
        #expect(list as? [String: String] == ["a\"": "ü"])
    }

    private let plurals = """
        <?xml version="1.0"?><plist><dict>
        <key>files</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
        <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>one</key><string>%d file</string><key>other</key><string>%d files</string></dict></dict>
        <key>width</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>20</key><string>short</string>
        <key>100</key><string>long</string></dict></dict>
        <key>device</key><dict><key>NSStringDeviceSpecificRuleType</key><dict><key>mac</key><string>Click</string>
        <key>iphone</key><string>Tap</string></dict></dict>
        </dict></plist>
        """

    @Test("Plural forms are kept, and texts by width or device are chosen for a phone")
    func stringsDictionary() throws {
        let table = try StringTable(stringsDictionary: Data(plurals.utf8))
        #expect(table.texts == ["width": "short", "device": "Tap"])
        #expect(table.plurals["files"]?["n"]?["one"]?.string == "%d file")
        let list = try PropertyListSerialization.propertyList(from: try table.pluralsFile(), format: nil)
        let entry = (list as? [String: [String: Any]])?["files"]
        #expect(entry?["NSStringLocalizedFormatKey"] as? String == "%#@n@")
        #expect((entry?["n"] as? [String: String])?["other"] == "%d files")
    }
}

@Suite("String catalogs") struct StringCatalogTests {
    private func catalog(_ strings: String) throws -> StringCatalog {
        try StringCatalog(Data(#"{ "sourceLanguage": "en", "version": "1.0", "strings": { \#(strings) } }"#.utf8))
    }

    @Test("Each language has its texts, and the source language has a table")
    func languages() throws {
        let tables = try catalog(
            """
            "Hello": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Hallo" } } } },
            "key": { "comment": "c", "localizations": {
                "en": { "stringUnit": { "state": "new", "value": "Text" } },
                "fr": { "variations": { "device": {
                    "mac": { "stringUnit": { "value": "Cliquez" } },
                    "other": { "stringUnit": { "value": "Touchez" } } } } } } },
            "bare": { }
            """
        ).tables
        #expect(tables["de"]?.texts == ["Hello": "Hallo"])
        #expect(tables["en"]?.texts == ["key": "Text"])
        #expect(tables["fr"]?.texts == ["key": "Touchez"])
    }

    @Test("Plural variations become an entry with one variable")
    func plural() throws {
        let tables = try catalog(
            """
            "%lld files": { "localizations": { "en": { "variations": { "plural": {
                "one": { "stringUnit": { "value": "100 %% of %lld file" } },
                "other": { "stringUnit": { "value": "100 %% of %lld files" } } } } } } }
            """
        ).tables
        let entry = try #require(tables["en"]?.plurals["%lld files"])
        #expect(entry["NSStringLocalizedFormatKey"]?.string == "%#@value@")
        #expect(entry["value"]?["one"]?.string == "100 %% of %lld file")
        #expect(entry["value"]?["NSStringFormatValueTypeKey"]?.string == "lld")
        #expect(entry["value"]?["NSStringFormatSpecTypeKey"]?.string == "NSStringPluralRuleType")
        #expect(tables["en"]?.texts.isEmpty == true)
    }

    @Test("Substitutions become variables with the numbers of their arguments")
    func substitutions() throws {
        let tables = try catalog(
            """
            "k": { "localizations": { "en": {
                "stringUnit": { "value": "%#@files@ in %2$@" },
                "substitutions": { "files": { "argNum": 1, "formatSpecifier": "d", "variations": { "plural": {
                    "one": { "stringUnit": { "value": "%arg file" } },
                    "other": { "stringUnit": { "value": "%arg files" } } } } } } } } }
            """
        ).tables
        let entry = try #require(tables["en"]?.plurals["k"])
        #expect(entry["NSStringLocalizedFormatKey"]?.string == "%1$#@files@ in %2$@")
        #expect(entry["files"]?["one"]?.string == "%d file")
    }

    @Test("A file that is no catalog is reported")
    func damaged() {
        #expect(throws: FileFault.self) { try StringCatalog(Data("{ \"strings\": {} }".utf8)) }
        #expect(throws: FileFault(line: 2, reason: "a value is missing")) {
            try StringCatalog(Data("{\n\"a\": ,}".utf8))
        }
    }
}
