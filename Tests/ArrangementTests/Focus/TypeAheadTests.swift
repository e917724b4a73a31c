// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Arrangement

@Suite("Type-ahead search of rows")
struct TypeAheadTests {
    @Test("Letters typed within a second form one word")
    func word() {
        var typing = TypeAhead()
        #expect(!typing.continuesWord(at: 0))
        #expect(typing.typed("M", at: 0).text == "M")
        #expect(typing.continuesWord(at: 1))
        #expect(!typing.continuesWord(at: 1.1))
        #expect(typing.typed("a", at: 0.9) == TypeAhead.Search(text: "Ma", beginsWithNext: false))
        #expect(typing.typed("r", at: 1.8).text == "Mar")
        #expect(typing.typed("x", at: 2.9) == TypeAhead.Search(text: "x", beginsWithNext: true))
        typing.ended()
        #expect(!typing.continuesWord(at: 2.9))
    }

    @Test("Repeating a letter searches for the next row that begins with it")
    func again() {
        var typing = TypeAhead()
        for step in 0..<3 {
            #expect(typing.typed("a", at: Double(step) / 2) == TypeAhead.Search(text: "a", beginsWithNext: true))
        }
        #expect(typing.typed("b", at: 1.5) == TypeAhead.Search(text: "aaab", beginsWithNext: false))
    }

    @Test("Matching ignores case, accents and leading symbols, and compares only the beginning")
    func matching() {
        #expect(TypeAhead.matches("Émile", "em"))
        #expect(TypeAhead.matches("New York", "NEW Y"))
        #expect(!TypeAhead.matches("New York", "york"))
        #expect(!TypeAhead.matches("", "a"))
        #expect(TypeAhead.matches("🐻 Bear", "be"))
        #expect(TypeAhead.matches("🐻 Bear", "🐻"))
        #expect(TypeAhead.matches("— (Goat)", "goat"))
        #expect(TypeAhead.matches("(Goat)", "(g"))
        #expect(!TypeAhead.matches("🐻", "a"))
        #expect(!TypeAhead.matches("🐻 Bear", "ear"))
    }
}
