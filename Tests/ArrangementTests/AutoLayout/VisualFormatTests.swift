// SPDX-FileCopyrightText: 2026 the Uplift authors
// SPDX-License-Identifier: Apache-2.0

import SeededNumbers
import Testing

@testable import Arrangement

private typealias Predicate = VisualFormat.Predicate

@Suite("VisualFormat parser") struct VisualFormatTests {
    // MARK: - Grammar

    @Test("fact L33: a format without an orientation is horizontal")
    func orientations() throws {
        #expect(try VisualFormat("[a]").orientation == .horizontal)
        #expect(try VisualFormat("H:[a]").orientation == .horizontal)
        #expect(try VisualFormat("V:[a]").orientation == .vertical)
        #expect(try VisualFormat("[V]").orientation == .horizontal)
    }

    @Test("fact L33: a bar at either end connects the format to the superview")
    func superviewEnds() throws {
        let view = VisualFormat.View(name: name("a", end: 2), end: 3)
        #expect(try VisualFormat("[a]") == VisualFormat(views: [view]))
        #expect(try VisualFormat("[a]|") == VisualFormat(views: [view], end: .touching))
        #expect(try VisualFormat("[a]-|") == VisualFormat(views: [view], end: .standard))
        let moved = VisualFormat.View(name: name("a", end: 3), end: 4)
        #expect(try VisualFormat("|[a]") == VisualFormat(start: .touching, views: [moved]))
        #expect(try VisualFormat("|[a]-|") == VisualFormat(start: .touching, views: [moved], end: .standard))
        let twice = try VisualFormat("V:|-5-[a]-(>=6)-|")
        #expect(twice.start == .predicates([Predicate(value: .number(5))]))
        #expect(twice.end == .predicates([Predicate(relation: .greaterThanOrEqual, value: .number(6))]))
    }

    @Test("fact L33: views touch, have the standard distance, or one that predicates give")
    func connections() throws {
        let format = try VisualFormat("[a][b]-[c]-5-[d]-gap-[e]-(>=gap@250,<=9.5)-[f]")
        #expect(format.views.map(\.name.text) == ["a", "b", "c", "d", "e", "f"])
        let expected: [VisualFormat.Connection] = [
            .touching, .standard, .predicates([Predicate(value: .number(5))]),
            .predicates([Predicate(value: .name(name("gap", end: 20)))]),
            .predicates([
                Predicate(
                    relation: .greaterThanOrEqual, value: .name(name("gap", end: 31)), priority: .number(250)),
                Predicate(relation: .lessThanOrEqual, value: .number(9.5)),
            ]),
        ]
        #expect(format.connections == expected)
    }

    @Test("A connection without parentheses can have a relation and a priority")
    func bareConnections() throws {
        let predicate = Predicate(
            relation: .greaterThanOrEqual, value: .number(8), priority: .name(name("low", end: 11)))
        #expect(try VisualFormat("[a]->=8@low-[b]").connections == [.predicates([predicate])])
    }

    @Test("facts L33 and L34: predicates for the length of a view compare it with numbers and names")
    func lengths() throws {
        let view = try VisualFormat("[a(50,==b,>=small@750,<=99@low)]").views[0]
        let expected = [
            Predicate(value: .number(50)), Predicate(value: .name(name("b", end: 9))),
            Predicate(relation: .greaterThanOrEqual, value: .name(name("small", end: 17)), priority: .number(750)),
            Predicate(relation: .lessThanOrEqual, value: .number(99), priority: .name(name("low", end: 30))),
        ]
        #expect(view.lengths == expected)
        #expect(view.end == 32)
    }

    @Test(
        "fact L35: numbers have the form that strtod reads",
        arguments: [
            ("7", 7), ("007", 7), ("7.", 7), (".5", 0.5), ("7.25", 7.25), ("1e3", 1000), ("1E+3", 1000),
            ("25e-1", 2.5), ("-4", -4), ("+4", 4), ("-.5e1", -5), ("0x10", 16), ("0X1f", 31), ("0x1.8", 1.5),
            ("0x.8p1", 1), ("-0x1p-1", -0.5),
        ] as [(String, Double)])
    func numbers(_ text: String, _ value: Double) throws {
        #expect(try VisualFormat("[a(\(text))]").views[0].lengths == [Predicate(value: .number(value))])
    }

    @Test(
        "fact L35: names are identifiers of the language C",
        arguments: ["a", "_", "_a", "A9", "inf", "nan", "e5", "x0x", "H", "V", "\(String(repeating: "n", count: 300))"])
    func names(_ text: String) throws {
        #expect(try VisualFormat("[\(text)]").views.map(\.name) == [name(text, end: text.count + 1)])
        let predicates = [Predicate(value: .name(name(text, end: text.count + 4)))]
        #expect(try VisualFormat("[a]-\(text)-[b]").connections == [.predicates(predicates)])
    }

    @Test("Blanks around the parts of a format have no effect")
    func blanks() throws {
        let format = try VisualFormat(" V: | -5-\t[a] [b]  -[c] -| ")
        #expect(format.orientation == .vertical)
        #expect(format.views.map(\.name.text) == ["a", "b", "c"])
        #expect(format.start == .predicates([Predicate(value: .number(5))]))
        #expect(format.connections == [.touching, .standard])
        #expect(format.end == .standard)
    }

    // MARK: - Errors

    /// A format with a caret below the place of the error, and the reason.
    struct Mistake: Sendable, CustomTestStringConvertible {
        var format: String
        var caret: String
        var reason: VisualFormat.Reason

        var testDescription: String { format }

        init(_ format: String, _ caret: String, _ reason: VisualFormat.Reason) {
            (self.format, self.caret, self.reason) = (format, caret, reason)
        }
    }

    @Test(
        "facts L44 and L45: an error has the reason and the place",
        arguments: [
            // The examples of Apple's documentation, and of published logs.
            Mistake("V|[backgroundBox]|", " ^", .colonAfterVertical),
            Mistake(
                "|[whiteBox1][blackBox4(blackWidth][redBox]|", "                                 ^", .lengthEnd),
            Mistake("V:|[blackBox4(>30)]|", "               ^", .relation),
            Mistake("H:|-10-|", "       ^", .view),
            Mistake("|-0-[redView-0-|", "            ^", .viewEnd),

            Mistake("", "^", .view),
            Mistake("   ", "   ^", .view),
            Mistake("H", " ^", .colonAfterHorizontal),
            Mistake("H :[a]", " ^", .colonAfterHorizontal),
            Mistake("h:[a]", "^", .view),
            Mistake("V:", "  ^", .view),
            Mistake("|", " ^", .view),
            Mistake("||", " ^", .view),
            Mistake("|-|", "  ^", .view),
            Mistake("[a]-", "    ^", .view),
            Mistake("[a]x", "   ^", .view),
            Mistake("[a]]", "   ^", .view),
            Mistake("[a]-5-", "      ^", .view),
            Mistake("[ä]", " ^", .viewName),
            Mistake("[", " ^", .viewName),
            Mistake("[]", " ^", .viewName),
            Mistake("[ a]", " ^", .viewName),
            Mistake("[1a]", " ^", .viewName),
            Mistake("[(5)]", " ^", .viewName),
            Mistake("[a", "  ^", .viewEnd),
            Mistake("[a ]", "  ^", .viewEnd),
            Mistake("[self.view]", "     ^", .viewEnd),
            Mistake("[é", " ^", .viewName),
            Mistake("[aé]", "  ^", .viewEnd),
            Mistake("[a(5", "    ^", .lengthEnd),
            Mistake("[a(5)", "     ^", .lengthEnd),
            Mistake("[a(5))]", "     ^", .lengthEnd),
            Mistake("[a(==b*2)]", "      ^", .lengthEnd),
            Mistake("[a(5 )]", "    ^", .lengthEnd),
            Mistake("[a(0x)]", "    ^", .lengthEnd),
            Mistake("[a(1.5.5)]", "      ^", .lengthEnd),
            Mistake("[a(1e)]", "    ^", .lengthEnd),
            Mistake("[a()]", "   ^", .value),
            Mistake("[a( 5)]", "   ^", .value),
            Mistake("[a(5,)]", "     ^", .value),
            Mistake("[a(==)]", "     ^", .value),
            Mistake("[a(5@)]", "     ^", .value),
            Mistake("[a(.)]", "   ^", .value),
            Mistake("[a(-)]", "   ^", .value),
            Mistake("[a(--5)]", "   ^", .value),
            Mistake("[a(-inf)]", "   ^", .value),
            Mistake("[a(1e999)]", "   ^", .value),
            Mistake("[a]--[b]", "    ^", .value),
            Mistake("[a]--5-[b]", "    ^", .value),
            Mistake("[a]- [b]", "    ^", .value),
            Mistake("[a]- (gap)-[b]", "    ^", .value),
            Mistake("[a]-->=5-[b]", "    ^", .value),
            Mistake("[a]->=-5-[b]", "      ^", .value),
            Mistake("[a(=5)]", "    ^", .relation),
            Mistake("[a(=>5)]", "    ^", .relation),
            Mistake("[a]-(<5)-[b]", "      ^", .relation),
            Mistake("[a]-=5-[b]", "     ^", .relation),
            Mistake("[a(>", "    ^", .relation),
            Mistake("[a]-(5-[b]", "      ^", .listEnd),
            Mistake("[a]-(5", "      ^", .listEnd),
            Mistake("[a]-(==b,c", "          ^", .listEnd),
            Mistake("[a]-5[b]", "     ^", .hyphen),
            Mistake("[a]-(5)[b]", "       ^", .hyphen),
            Mistake("[a]-5,6-[b]", "     ^", .hyphen),
            Mistake("[a]-5", "     ^", .hyphen),
            Mistake("[a]-gap -[b]", "       ^", .hyphen),
            Mistake("[a]||", "    ^", .formatEnd),
            Mistake("|[a]|[b]", "     ^", .formatEnd),
            Mistake("[a]-|-", "     ^", .formatEnd),
        ])
    func errors(_ mistake: Mistake) {
        #expect(throws: VisualFormat.SyntaxError(reason: mistake.reason, position: mistake.caret.count - 1)) {
            try VisualFormat(mistake.format)
        }
    }

    @Test("Every reason has a text of its own")
    func reasons() {
        let texts = VisualFormat.Reason.allCases.map(\.text)
        #expect(Set(texts).count == texts.count)
        #expect(texts.allSatisfy { !$0.isEmpty })
    }

    // MARK: - Random texts

    @Test("Parsing a written syntax tree returns the tree")
    func roundTrips() throws {
        var writer = VisualFormatWriter(seed: 1)
        for _ in 0..<3000 {
            let (text, tree) = writer.next()
            #expect(try VisualFormat(text) == tree, "\(text)")
        }
    }

    @Test("A format that is cut off is still one, or has an error at its end")
    func prefixes() throws {
        var writer = VisualFormatWriter(seed: 2)
        for _ in 0..<300 {
            let text = writer.next().text
            for length in 0..<text.count {
                do throws(VisualFormat.SyntaxError) {
                    _ = try VisualFormat(String(text.prefix(length)))
                } catch {
                    #expect(error.position <= length, "\(text.prefix(length))")
                    // A number ends before an exponent that is cut off.
                    #expect(error.position >= length - 2, "\(text.prefix(length))")
                }
            }
        }
    }

    @Test("A changed format is parsed, or has an error inside it")
    func mutations() {
        var (writer, numbers) = (VisualFormatWriter(seed: 3), Seeded(seed: 4))
        let signs = Array("[]()-|@=<>,:HV_.+ exp0123456789é\u{0}\n")
        var parsed = 0
        for _ in 0..<20_000 {
            var characters = Array(writer.next().text)
            for _ in 0...numbers.next(below: 3) {
                let index = numbers.next(below: characters.count + 1)
                let sign = signs[numbers.next(below: signs.count)]
                switch numbers.next(below: 4) {
                case 0: characters.insert(sign, at: index)
                case 1 where index < characters.count: characters[index] = sign
                case 2 where index < characters.count: characters.remove(at: index)
                default: characters += characters.prefix(index)
                }
            }
            if isParsed(String(characters)) { parsed += 1 }
        }
        // Some changes have no effect on the grammar, and most have.
        #expect(parsed > 1000)
        #expect(parsed < 15_000)
    }

    @Test("Random bytes are parsed, or have an error inside them")
    func randomBytes() {
        var numbers = Seeded(seed: 5)
        var parsed = 0
        for _ in 0..<20_000 {
            let bytes = (0..<numbers.next(below: 40)).map { _ in UInt8(numbers.next(below: 256)) }
            if isParsed(String(decoding: bytes, as: UTF8.self)) { parsed += 1 }
        }
        #expect(parsed < 200)
    }

    @Test("The time for parsing grows with the length of the text")
    func linearTime() {
        let texts: [(Int) -> String] = [
            { String(repeating: "[a]-(>=5@b,<=c)-", count: $0) + "[a]" },
            { "[a(" + String(repeating: "5,", count: $0) + "5)]" },
            { String(repeating: "[", count: $0 * 8) },
            { "[" + String(repeating: "n", count: $0 * 8) + "]" },
            { "[a(" + String(repeating: "7", count: $0 * 8) },
            { "[a(0." + String(repeating: "7", count: $0 * 8) + ")]" },
            { "[a]" + String(repeating: " ", count: $0 * 8) + "|" },
            { "[a]" + String(repeating: "-", count: $0 * 8) },
        ]
        for text in texts {
            let ratio = timeRatio(from: 1000, to: 16_000) { count in
                let text = text(count)
                return { _ = isParsed(text) }
            }
            #expect(ratio < 100, "\(text(3))")
        }
    }

    // MARK: - Support

    private func name(_ text: String, end: Int) -> VisualFormat.Name { VisualFormat.Name(text: text, end: end) }

    /// Parses a text. Returns false after an error, whose place must be inside the text or at its end.
    private func isParsed(_ text: String) -> Bool {
        do throws(VisualFormat.SyntaxError) {
            let format = try VisualFormat(text)
            return format.connections.count == format.views.count - 1
        } catch {
            let start = Array(text.utf8.prefix(error.position))
            #expect(start.count == error.position)
            #expect(start.allSatisfy { $0 < 0x80 })
            return false
        }
    }
}
