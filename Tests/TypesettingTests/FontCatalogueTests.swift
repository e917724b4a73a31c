// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

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

    @Test("The error for missing fonts names the package to install")
    func message() {
        #expect("\(FontCatalogue.NoFontFound())".contains("install fonts-inter"))
    }
}
