// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Typesetting

@Suite("Font catalogue")
struct FontCatalogueTests {
    @Test("The system font is available, and an invented font is not")
    func availability() throws {
        try FontCatalogue.check()
        #expect(!FontCatalogue.isAvailable("No Such Font 7"))
        let first = FontCatalogue.systemFamily.split(separator: ",").map(String.init)
        #expect(first.contains { FontCatalogue.isAvailable($0) })
    }

    @Test("The family names are sorted, and a listed family is available")
    func families() throws {
        let names = FontCatalogue.familyNames
        #expect(!names.isEmpty)
        #expect(names == names.sorted())
        let isInterListed = names.contains("Inter")
        #expect(FontCatalogue.isAvailable("Inter") == isInterListed)
    }

    @Test("A file is registered if it has a font")
    func registering() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let text = folder.appendingPathComponent("text.ttf")
        try Data("no font".utf8).write(to: text)
        #expect(!FontCatalogue.register(fontFile: text.path))
        #expect(!FontCatalogue.register(fontFile: folder.appendingPathComponent("none.ttf").path))
        let installed = FileManager.default.enumerator(atPath: "/usr/share/fonts")?.compactMap { $0 as? String }
        let font = try #require(installed?.first { $0.hasSuffix(".ttf") || $0.hasSuffix(".otf") })
        #expect(FontCatalogue.register(fontFile: "/usr/share/fonts/" + font))
    }

    @Test("The error for missing fonts names the package to install")
    func message() {
        #expect("\(FontCatalogue.NoFontFound())".contains("install fonts-inter"))
    }
}
