// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Typesetting

@Suite("The fonts installed")
struct FontCatalogueTests {
    @Test("The system font is there, and a made-up one is not")
    func availability() throws {
        try FontCatalogue.check()
        #expect(!FontCatalogue.isAvailable("No Such Font 7"))
        let first = FontCatalogue.systemFamily.split(separator: ",").map(String.init)
        #expect(first.contains { FontCatalogue.isAvailable($0) })
    }

    @Test("The families are sorted, and those that are listed are available")
    func families() throws {
        let names = FontCatalogue.familyNames
        #expect(!names.isEmpty)
        #expect(names == names.sorted())
        let isInterListed = names.contains("Inter")
        #expect(FontCatalogue.isAvailable("Inter") == isInterListed)
    }

    @Test("Without a font the message says what to install")
    func message() {
        #expect("\(FontCatalogue.NoFontFound())".contains("install fonts-inter"))
    }
}
