// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Arrangement

@Suite("Typing to go to a row")
struct TypeAheadTests {
    @Test("Letters within a second are one word")
    func word() {
        var typing = TypeAhead()
        #expect(!typing.goesOn(at: 0))
        #expect(typing.typed("M", at: 0).text == "M")
        #expect(typing.goesOn(at: 1) && !typing.goesOn(at: 1.1))
        #expect(typing.typed("a", at: 0.9) == TypeAhead.Search(text: "Ma", beginsWithNext: false))
        #expect(typing.typed("r", at: 1.8).text == "Mar")
        #expect(typing.typed("x", at: 2.9) == TypeAhead.Search(text: "x", beginsWithNext: true))
        typing.ended()
        #expect(!typing.goesOn(at: 2.9))
    }

    @Test("The same letter again goes on to the next row that begins with it")
    func again() {
        var typing = TypeAhead()
        for step in 0..<3 {
            #expect(typing.typed("a", at: Double(step) / 2) == TypeAhead.Search(text: "a", beginsWithNext: true))
        }
        #expect(typing.typed("b", at: 1.5) == TypeAhead.Search(text: "aaab", beginsWithNext: false))
    }

    @Test("Case and accents do not count, and only the beginning does")
    func matching() {
        #expect(TypeAhead.matches("Émile", "em"))
        #expect(TypeAhead.matches("New York", "NEW Y"))
        #expect(!TypeAhead.matches("New York", "york"))
        #expect(!TypeAhead.matches("", "a"))
        #expect(TypeAhead.matches("🐻 Bear", "be") && TypeAhead.matches("🐻 Bear", "🐻"))
        #expect(TypeAhead.matches("— (Goat)", "goat") && TypeAhead.matches("(Goat)", "(g"))
        #expect(!TypeAhead.matches("🐻", "a") && !TypeAhead.matches("🐻 Bear", "ear"))
    }
}
